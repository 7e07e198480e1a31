"""A few sentences over the board that speak of a turn on it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from carcqt.app.solving.actions import SolvingActions
from carcqt.app.solving.bubbletip import BubbleTip
from carcqt.app.table.overlays import StageOverlays
from carcqt.app.table.speech import SpeechCard
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.buttons import Button, ButtonKind
from carcqt.ui.widgets.labels import Label
from carcqt.ui.widgets.pills import StateBadge

_AWAY = 36
_CROWDED = 240
"""How much farther it goes rather than lie over one tile more: it stays while the board is read."""
_WIDTH = 344


class SolvingBubble(SpeechCard):
    show_asked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(12, "raised", "err", margin=16, spacing=8, floating=True, parent=parent)
        head = QHBoxLayout()
        head.setSpacing(style().px(10))
        self.chip = StateBadge()
        self.title = Label("", 14, 600)
        head.addWidget(self.chip)
        head.addWidget(self.title, 1)
        self.text = Label("", 14, role="text2")
        self.lost = Label("", 14, 600)
        self.show_button = Button("", ButtonKind.GHOST, "eye", SolvingActions.key("show"))
        self.show_button.clicked.connect(self.show_asked)
        self.box.addLayout(head)
        self.add(self.text, self.lost, self.show_button)
        self.tip = BubbleTip(parent)
        self.hide()

    def say(
        self, tone: str, chip: str, title: str, text: str, lost: str = "", show: str = ""
    ) -> None:
        self.line = tone
        self.chip.setVisible(bool(chip))
        self.chip.set_state(chip, tone)
        for label, said in ((self.title, title), (self.text, text), (self.lost, lost)):
            label.setText(said)
            label.setVisible(bool(said))
        self.show_button.setText(show)
        self.show_button.setVisible(bool(show))
        self.setAccessibleName(" ".join(filter(None, (chip, title, text, lost))))
        self.show()
        self.raise_()

    @property
    def ink(self) -> str:
        return style().colour(self.line).name()

    def place(self, over: StageOverlays, speaks_of: QRect | None, taken: Sequence[QRect]) -> None:
        """Beside what it speaks of, over as little else as can be, and nothing that is taken."""
        if self.isHidden():
            return
        gap, room = style().px(12), over.free_room
        self.fit_words(min(style().px(_WIDTH), room.width() - gap - 2 * self.shadow))
        place = speaks_of or QRect(room.center(), room.center())
        # Not so near that it hides the frame of the tile, or the sign at it.
        away = style().px(_AWAY)
        own = place.adjusted(-gap, -away, gap, away)
        over.put_beside(self, own, place.center(), [own, *taken], crowded=_CROWDED)
        self.tip.put(self.body, QRect() if speaks_of is None else place, self.line)
        self.update()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.tip.hide()
