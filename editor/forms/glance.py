"""A file or document in a list: its picture with the badge of its game, its name, what it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from carcqt.ui.theme.games import LOOKS
from carcqt.ui.theme.icons import icon
from carcqt.ui.theme.painting import draw_box, painter
from carcqt.ui.theme.style import style
from carcqt.ui.theme.tokens import EDITOR
from carcqt.ui.widgets.cards import CardButton
from carcqt.ui.widgets.labels import Elided

_WIDE, _HIGH, _BADGE = 60, 40, 20


def draw_badge(p: QPainter, box: QRectF, game: str) -> None:
    """The sign of a game on its soft colour."""
    accent, look = style().accent(game or None), LOOKS.get(game, EDITOR)
    draw_box(p, box, box.width() * 0.22, QColor(accent.soft), style().colour("surface"))
    side = round(box.width() * 0.66)
    at = box.center()
    p.drawPixmap(
        round(at.x() - side / 2), round(at.y() - side / 2), icon(look.badge, side, accent.fill)
    )


class GlancePicture(QWidget):
    """What is not painted yet, or cannot be, shows the badge alone."""

    def __init__(self, game: str, picture: Callable[[], QPixmap | None]) -> None:
        super().__init__()
        self._game, self._picture = game, picture
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        style().follow(self.updateGeometry)

    def sizeHint(self) -> QSize:
        return QSize(style().px(_WIDE), style().px(_HIGH))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        p, px, found = painter(self), style().px, self._picture()
        box, side = QRectF(self.rect()), px(_BADGE)
        if found is None:
            draw_box(p, box, px(6), QColor(style().accent(self._game or None).soft))
            look, accent = LOOKS.get(self._game, EDITOR), style().accent(self._game or None)
            at = box.center() - QPointF(side / 2, side / 2)
            p.drawPixmap(at.toPoint(), icon(look.badge, side, accent.fill))
            return
        shape = QPainterPath()
        shape.addRoundedRect(box, px(6), px(6))
        p.save()
        p.setClipPath(shape)
        p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        p.drawPixmap(box, found, QRectF(found.rect()))
        if style().is_dark:
            p.fillRect(box, QColor(0, 0, 0, 33))
        p.restore()
        draw_badge(p, QRectF(box.right() - side, box.bottom() - side, side, side), self._game)


class GlanceRow(CardButton):
    """One that can be opened."""

    def __init__(
        self, name: str, note: str, game: str, picture: Callable[[], QPixmap | None]
    ) -> None:
        super().__init__(f"{name}, {note}", 10, 4, 10, horizontal=True)
        self.picture: Final = GlancePicture(game, picture)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch(1)
        words.addWidget(Elided(name, 14, 500))
        words.addWidget(Elided(note, 12, 400, "text2"))
        words.addStretch(1)
        self.add(self.picture, words)
        self.box.setStretch(1, 1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
