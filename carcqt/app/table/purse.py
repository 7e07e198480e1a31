"""Money, as coins."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from carcqt.art.drawings.species import coin, medal
from carcqt.art.sprites import put, sprite
from carcqt.art.theme import Draw
from carcqt.ui.painting import painter
from carcqt.ui.theme import style

_COIN, _STEP, _ROOM = 22, 11, 118


class Coins(QWidget):
    """Gold before silver; many of them lie closer together."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._gold = self._silver = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_money(self, gold: int, silver: int, spoken: str) -> None:
        self._gold, self._silver = gold, silver
        self.setAccessibleName(spoken)
        self.setToolTip(spoken)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(style().px(_ROOM), style().px(26))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        p, px = painter(self), style().px
        count = max(1, self._gold + self._silver)
        step = min(px(_STEP), (px(_ROOM) - px(_COIN) - px(8)) / count)
        x, middle = px(_COIN) / 2 + 1, self.height() / 2
        for number in range(self._gold + self._silver):
            if number == self._gold and self._gold:
                x += px(10)
            put(p, coin(silver=number >= self._gold), x, middle, px(_COIN))
            x += step


class Medal(QWidget):
    """A species."""

    def __init__(self, side: int = 34, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._species, self._side = "", side
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_species(self, species: str, name: str) -> None:
        self._species = species
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(style().px(self._side), style().px(self._side))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._species:
            middle = self.rect().center()
            put(painter(self), medal(self._species), middle.x(), middle.y(), self.width() * 0.92)


def drawn(draw: Draw | None, ratio: float) -> QPixmap | str:
    """What a row shows before its words."""
    if draw is None:
        return ""
    pixmap = QPixmap.fromImage(sprite(draw, round(style().px(22) * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    return pixmap
