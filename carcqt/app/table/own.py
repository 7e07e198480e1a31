"""What lies face down before the player whose turn it is, and a look at it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from carcqt.art.brush.sprites import Draw, put
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.buttons import LinkButton
from carcqt.ui.widgets.cards import Panel
from carcqt.ui.widgets.labels import Elided
from carcqt.ui.widgets.marks import IconSign


class Discs(QWidget):
    """In a row, over each other where there are many."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._draws: Sequence[Draw] = ()

    def show_discs(self, draws: Sequence[Draw]) -> None:
        self._draws = draws
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(style().px(120), style().px(30))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._draws:
            return
        p, side = QPainter(self), style().px(28)
        room = (self.width() - side) / max(1, len(self._draws) - 1)
        step = min(side + style().px(4), room)
        for number, draw in enumerate(self._draws):
            put(p, draw, side / 2 + number * step, self.height() / 2, side)


class OwnPanel(Panel):
    looked = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("sunken", margin=10, spacing=6, parent=parent)
        head = QHBoxLayout()
        head.setSpacing(style().px(6))
        self._eye = IconSign("eye-off", 15)
        self.title = Elided("", 12, 600, role="text2")
        self.look = LinkButton("", 12)
        self.look.setCheckable(True)
        self.look.toggled.connect(self._toggled)
        head.addWidget(self._eye)
        head.addWidget(self.title, 1)
        head.addWidget(self.look)
        self.discs = Discs()
        self._folded = False
        self.add(head, self.discs)

    def fold(self, folded: bool) -> None:
        """Where there is little room, only whoever looks sees them."""
        self._folded = folded
        self.discs.setVisible(not folded or self.look.isChecked())

    def show_own(self, title: str, draws: Sequence[Draw], *, open_: bool, may_look: bool) -> None:
        self.title.setText(title)
        self.discs.show_discs(draws)
        self.look.blockSignals(True)
        self.look.setChecked(open_)
        self.look.blockSignals(False)
        self.look.setVisible(may_look)
        self.fold(self._folded)
        self._eye.set_icon("eye" if open_ else "eye-off")
        self.look.setText(self.tr("Hide") if open_ else self.tr("Look"))

    def _toggled(self, on: bool) -> None:
        self.looked.emit(on)
