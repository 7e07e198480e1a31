"""What the panels are made of."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from carcqt.art.drawings.species import medal
from carcqt.board.brushes import put_drawing
from carcqt.ui.language import language
from carcqt.ui.theme.painting import draw_box, painter
from carcqt.ui.theme.style import accent_of, style
from carcqt.ui.widgets.fields import Select
from carcqt.ui.widgets.labels import Label
from carcqt.words.names import names_of
from editor.forms.filling import fill_select, first_upper

_LONGEST: Final = 200
_LONGEST_TEXT: Final = 20_000


def called(game: str, species: str) -> str:
    """A species, or what else a card shows."""
    return first_upper(names_of(language().translate, game).source(species))


def medal_pixmap(species: str, px: int) -> QPixmap:
    pixmap = QPixmap(2 * px, 2 * px)
    pixmap.setDevicePixelRatio(2)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as p:
        p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        put_drawing(p, medal(species), px / 2, px / 2, px * 0.94)
    return pixmap


def heading() -> Label:
    return Label("", 12, 600, "text2")


def small() -> Label:
    return Label("", 12, 400, "text2")


def beside(*widgets: QWidget, spacing: int = 8, stretch: int | None = None) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(style().px(spacing))
    for number, widget in enumerate(widgets):
        row.addWidget(widget, 1 if number == stretch else 0)
    return row


class Column(QWidget):
    """A panel: one thing under the other."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.box: Final = QVBoxLayout(self)
        style().follow(self._arrange)

    def _arrange(self) -> None:
        px = style().px
        self.box.setContentsMargins(px(16), px(12), px(8), px(16))
        self.box.setSpacing(px(8))


class Choice(Select):
    """One of some, by its value."""

    picked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.activated.connect(lambda number: self.picked.emit(self.itemData(number)))

    def show_options(self, options: Iterable[tuple[str, str]], value: str | None) -> None:
        fill_select(self, options, value or None)


class Meter(QWidget):
    """A share as a bar; a band shows what would be good."""

    def __init__(
        self, share: float = 0, band: tuple[float, float] | None = None, tone: str = ""
    ) -> None:
        super().__init__()
        self._share, self._band, self._tone = share, band, tone
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_share(self, share: float) -> None:
        self._share = share
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(style().px(60), style().px(8))

    def minimumSizeHint(self) -> QSize:
        return QSize(style().px(24), style().px(8))

    def paintEvent(self, event: QPaintEvent) -> None:
        p, box = painter(self), QRectF(self.rect())
        radius = box.height() / 2
        draw_box(p, box, radius, style().colour("sunken"))
        if self._band is not None:
            low, high = (box.width() * end for end in self._band)
            p.fillRect(QRectF(low, 0, high - low, box.height()), style().colour("okbg"))
        if self._share > 0:
            box.setWidth(max(box.height(), box.width() * min(self._share, 1)))
            ink = style().colour(self._tone) if self._tone else QColor(accent_of(self).fill)
            draw_box(p, box.adjusted(0, 1, 0, -1), radius, ink)
