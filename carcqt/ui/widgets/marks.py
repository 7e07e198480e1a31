"""Players by colour and mark, games by their badge."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QTransform
from PySide6.QtWidgets import QSizePolicy, QWidget

from carcqt.art.brush.marks import Mark, colours, mark_path
from carcqt.art.drawings.pieces import WOODS
from carcqt.ui.theme.games import LOOKS
from carcqt.ui.theme.icons import icon
from carcqt.ui.theme.painting import draw_box, mix, painter
from carcqt.ui.theme.style import accent_of, style
from carcqt.ui.theme.tokens import EDITOR
from carcqt.ui.widgets.labels import ink

_ON_LIGHT: Final = "#8F6B00"
"""Around yellow, which a light ground swallows."""


def outline_of(colour: int) -> QColor | None:
    """The frame that a player's colour needs to be seen on our grounds."""
    owner = colours(colour)
    if owner.mark is Mark.TRIANGLE and not style().is_dark:
        return QColor(_ON_LIGHT)
    if owner.mark is Mark.STAR and style().is_dark:
        return style().colour("line2")
    return None


def paint_mark(p: QPainter, rect: QRectF | QRect, colour: int) -> None:
    """A player's badge: the colour, and the mark that tells it from the others."""
    box, owner = QRectF(rect), colours(colour)
    p.save()
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_box(p, box, box.width() * 0.28, QColor(owner.fill), outline_of(colour))
    p.fillPath(
        mark_path(owner.mark, box.center().x(), box.center().y(), box.width() * 0.22),
        QColor(owner.on_fill),
    )
    p.restore()


def paint_piece(p: QPainter, rect: QRectF, kind: str, colour: int) -> None:
    """A piece flat and without its mark, as beside a number."""
    wood = WOODS.get(kind)
    if wood is None:
        paint_mark(p, rect, colour)
        return
    fill = QColor("#D8BD92") if wood.unpainted else QColor(colours(colour).fill)
    edge = outline_of(colour) or mix(fill, QColor("#000000"), 0.28)
    path = (
        QTransform()
        .translate(rect.x(), rect.y())
        .scale(rect.width() / 100, rect.height() / 100)
        .map(wood.outline())
    )
    p.save()
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.setBrush(fill)
    p.setPen(QPen(edge, 1))
    p.drawPath(path)
    p.restore()


class MarkBadge(QWidget):
    def __init__(self, colour: int = 0, px: int = 24, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.colour, self._px = colour, px
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        style().follow(self._restyle)

    def set_colour(self, colour: int) -> None:
        self.colour = colour
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(style().px(self._px), style().px(self._px))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self)
        p.setOpacity(1 if self.isEnabled() else 0.45)
        paint_mark(p, self.rect(), self.colour)

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()


class _Sign(QWidget):
    """A square of its own size, with an icon in its middle."""

    def __init__(self, px: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._px = px
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        style().follow(self._restyle)

    def sizeHint(self) -> QSize:
        return QSize(style().px(self._px), style().px(self._px))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _draw(self, p: QPainter, name: str, side: int, colour: QColor | str) -> None:
        at = QPoint(round((self.width() - side) / 2), round((self.height() - side) / 2))
        p.drawPixmap(at, icon(name, side, colour))

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()


class GameBadge(_Sign):
    """The sign of a game on its soft colour; that of the editor if there is none."""

    def __init__(self, game: str | None, px: int = 28, parent: QWidget | None = None) -> None:
        super().__init__(px, parent)
        self._game = game

    def set_game(self, game: str | None) -> None:
        self._game = game
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        p, accent = painter(self), style().accent(self._game)
        draw_box(p, self.rect(), self.width() * 0.22, QColor(accent.soft))
        look = LOOKS.get(self._game or "", EDITOR)
        self._draw(p, look.badge, round(self.width() * 0.64), accent.fill)


class IconBadge(_Sign):
    """An icon on a quiet square, or in one of the tones accent, ok, warn, err."""

    def __init__(
        self, name: str, px: int = 40, tone: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(px, parent)
        self._name, self._tone = name, tone

    def paintEvent(self, event: QPaintEvent) -> None:
        p, colour = painter(self), style().colour
        fill = colour("sunken")
        ink = colour("text")
        if self._tone == "accent":
            fill, ink = QColor(accent_of(self).soft), QColor(accent_of(self).fill)
        elif self._tone:
            fill, ink = colour(f"{self._tone}bg"), colour(self._tone)
        draw_box(p, self.rect(), self.width() * 0.22, fill)
        self._draw(p, self._name, round(self.width() * 0.5), ink)


class IconSign(_Sign):
    """An icon by itself, in a role's colour."""

    def __init__(
        self, name: str, px: int = 20, role: str = "text2", parent: QWidget | None = None
    ) -> None:
        super().__init__(px, parent)
        self._name, self.role = name, role
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def set_icon(self, name: str) -> None:
        self._name = name
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        self._draw(painter(self), self._name, style().px(self._px), ink(self, self.role))
