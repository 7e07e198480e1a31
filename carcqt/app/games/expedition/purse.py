"""Money, as coins."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from carcqt.art.brush.sprites import put
from carcqt.art.drawings.species import coin, medal
from carcqt.ui.theme.painting import draw_box, draw_ring, painter, shows_focus
from carcqt.ui.theme.style import accent_of, style
from carcqt.ui.tips import plain_tip
from carcqt.ui.widgets.buttons import PaintedButton

_COIN, _STEP, _ROOM = 22, 11, 96


class Coins(QWidget):
    """Gold before silver; many of them lie closer together."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._gold = self._silver = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_money(self, gold: int, silver: int, spoken: str) -> None:
        self._gold, self._silver = gold, silver
        self.setAccessibleName(spoken)
        self.setToolTip(plain_tip(spoken))
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


class MedalButton(PaintedButton):
    """A species to choose."""

    def __init__(self, species: str, name: str, parent: QWidget | None = None) -> None:
        self._species = species
        super().__init__("", parent)
        # A click must not take the keys away from the table.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(name)
        self.setToolTip(plain_tip(name))

    def nextCheckState(self) -> None:
        """Only the decision says what is chosen."""

    def sizeHint(self) -> QSize:
        return QSize(style().px(36), style().px(40))

    def paintEvent(self, event: QPaintEvent) -> None:
        p, colour, accent = painter(self), style().colour, accent_of(self)
        fill, line, width = colour("raised"), colour("line2", 150), 1.0
        if not self.isEnabled():
            fill, line = colour("surface"), colour("line")
        elif self.isChecked():
            fill, line, width = QColor(accent.soft), QColor(accent.fill), 2.0
        elif self.is_hot:
            fill = colour("hover")
        draw_box(p, self.rect(), style().px(8), fill, line, width)
        if shows_focus(self):
            draw_ring(p, self.rect(), style().px(8), accent.fill, style().tokens.raised)
        p.setOpacity(1 if self.isEnabled() else 0.3)
        middle = QRectF(self.rect()).center()
        put(p, medal(self._species), middle.x(), middle.y(), style().px(26))


class Medal(QWidget):
    """A species."""

    def __init__(self, side: int = 34, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._species, self._side = "", side
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_species(self, species: str, name: str) -> None:
        self._species = species
        self.setAccessibleName(name)
        self.setToolTip(plain_tip(name))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(style().px(self._side), style().px(self._side))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._species:
            middle = self.rect().center()
            put(painter(self), medal(self._species), middle.x(), middle.y(), self.width() * 0.92)
