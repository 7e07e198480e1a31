"""Picking a player's colour: always with its mark, never by colour alone."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from carcqt.art.brush.marks import PLAYERS
from carcqt.ui.theme.icons import icon
from carcqt.ui.theme.painting import draw_box, draw_icon, draw_ring, painter, shows_focus
from carcqt.ui.theme.style import accent_of, style
from carcqt.ui.widgets.buttons import PaintedButton
from carcqt.ui.widgets.marks import paint_mark
from carcqt.ui.widgets.popmenu import place_below


class Swatch(PaintedButton):
    picked = Signal(int)

    def __init__(self, colour: int, parent: QWidget | None = None) -> None:
        self.colour = colour
        super().__init__("", parent)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._tell)

    def sizeHint(self) -> QSize:
        return QSize(style().px(40), style().px(40))

    def paintEvent(self, event: QPaintEvent) -> None:
        p, px, box = painter(self), style().px, QRectF(self.rect())
        if self.isChecked() or shows_focus(self):
            draw_ring(p, box, px(10), accent_of(self).fill, style().tokens.raised)
        elif self.is_hot:
            draw_box(p, box, px(10), style().colour("hover"))
        p.setOpacity(1 if self.isEnabled() else 0.3)
        inset = px(5)
        paint_mark(p, box.adjusted(inset, inset, -inset, -inset), self.colour)

    def _tell(self) -> None:
        self.picked.emit(self.colour)


class Swatches(QWidget):
    """All colours in a row; those that others have cannot be chosen."""

    chosen = Signal(int)

    def __init__(
        self, colour: int = 0, taken: Collection[int] = (), parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self)
        row.setContentsMargins(6, 6, 6, 6)
        row.setSpacing(2)
        self._swatches = [Swatch(number, self) for number in range(len(PLAYERS))]
        for swatch in self._swatches:
            row.addWidget(swatch)
            swatch.picked.connect(self._choose)
            name = self.colour_name(swatch.colour)
            swatch.setAccessibleName(name)
            swatch.setToolTip(name)
        self.set_colour(colour, taken)
        style().follow(self.update)

    def set_colour(self, colour: int, taken: Collection[int] = ()) -> None:
        for swatch in self._swatches:
            swatch.setChecked(swatch.colour == colour)
            swatch.setEnabled(swatch.colour == colour or swatch.colour not in taken)

    def focus_chosen(self) -> None:
        for swatch in self._swatches:
            if swatch.isChecked():
                swatch.setFocus(Qt.FocusReason.TabFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.isWindow() and event.key() == Qt.Key.Key_Escape:
            self.hide()
        else:
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        opener = self.parentWidget()
        if self.isWindow() and opener is not None:
            opener.setFocus(Qt.FocusReason.PopupFocusReason)

    def paintEvent(self, event: QPaintEvent) -> None:
        colour = style().colour
        if self.isWindow():
            p = painter(self)
            p.fillRect(self.rect(), colour("raised"))
            draw_box(p, self.rect(), 0, line=colour("line2"))

    def colour_name(self, colour: int) -> str:
        return (
            self.tr("red"),
            self.tr("blue"),
            self.tr("yellow"),
            self.tr("green"),
            self.tr("black"),
        )[colour]

    def _choose(self, colour: int) -> None:
        taken = [swatch.colour for swatch in self._swatches if not swatch.isEnabled()]
        self.set_colour(colour, taken)
        self.chosen.emit(colour)


class SwatchButton(PaintedButton):
    """A seat's colour; pressing it offers the others."""

    chosen = Signal(int)

    def __init__(self, colour: int = 0, parent: QWidget | None = None) -> None:
        self.colour = colour
        self._taken: tuple[int, ...] = ()
        super().__init__("", parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._offer = Swatches(colour, parent=self)
        self._offer.setWindowFlag(Qt.WindowType.Popup)
        self._offer.chosen.connect(self._choose)
        self.clicked.connect(self._open)
        self._rename()

    def set_colour(self, colour: int, taken: Collection[int] = ()) -> None:
        """`taken`: what other seats have."""
        self.colour, self._taken = colour, tuple(taken)
        self._offer.set_colour(colour, taken)
        self._rename()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(style().px(56), style().px(40))

    def paintEvent(self, event: QPaintEvent) -> None:
        p, px, box = painter(self), style().px, QRectF(self.rect())
        if self.is_hot:
            draw_box(p, box, px(8), style().colour("hover"))
        if shows_focus(self):
            draw_ring(p, box, px(8), accent_of(self).fill, style().tokens.raised)
        p.setOpacity(1 if self.isEnabled() else 0.45)
        side = px(32)
        paint_mark(p, QRectF(px(4), (self.height() - side) / 2, side, side), self.colour)
        arrow = icon("chevron-down", px(12), style().colour("text2"))
        draw_icon(p, arrow, px(40), self.height() / 2)

    def _open(self) -> None:
        self._offer.adjustSize()
        self._offer.move(place_below(self, self._offer.sizeHint()))
        self._offer.show()
        self._offer.focus_chosen()

    def _choose(self, colour: int) -> None:
        self._offer.hide()
        if colour != self.colour:
            self.set_colour(colour, self._taken)
            self.chosen.emit(colour)

    def _rename(self) -> None:
        if hasattr(self, "_offer"):
            name = self.tr("Colour: {}").format(self._offer.colour_name(self.colour))
            self.setAccessibleName(name)
            self.setToolTip(name)
