"""Beside the board while a puzzle is solved: the goal, the players, tries, hints, and the hand."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from carcqt.app.solving.actions import SolvingActions
from carcqt.app.solving.goal import GoalCard, TurnDots
from carcqt.app.solving.tries import HintsBox, TriesBox
from carcqt.app.table.hand import Hand
from carcqt.app.table.players import PlayerCards
from carcqt.ui.keys import key_name
from carcqt.ui.theme.breakpoints import Size
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.buttons import Button, ButtonKind, LinkButton
from carcqt.ui.widgets.cards import Card
from carcqt.ui.widgets.labels import Label
from carcqt.ui.widgets.scroll import ScrollArea

_STEPS = 7
"""In how many steps the hand can do without things."""
_ASKING = 8000
"""Milliseconds after which nobody wants to see the solution any more."""
_MIDDLE = 96
"""Pixels that are left for tries and hints at least."""


class MadeCard(Card):
    """In the place of the hand, when a turn was made."""

    take_back = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(margin=12, spacing=8, parent=parent)
        self.title, self.text = Label("", 13, 600), Label("", 13, role="text2")
        self.button = Button("", ButtonKind.PRIMARY, "undo", SolvingActions.key("enter"))
        self.button.clicked.connect(self.take_back)
        self.add(self.title, self.text, self.button)

    def show_turn(self, title: str, text: str, button: str) -> None:
        for label, said in ((self.title, title), (self.text, text)):
            label.setText(said)
            label.setVisible(bool(said))
        self.button.setText(button)


class SolvingRail(QWidget):
    restart = Signal()
    solution = Signal()

    def __init__(self, game: str, hand: Hand, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        px = style().px
        self.goal, self.hand, self.made = GoalCard(), hand, MadeCard()
        self.players = PlayerCards(game)
        self.dots, self.dots_text = TurnDots(), Label("", 12, 600, "text2", wrap=False)
        self.tries, self.hints = TriesBox(), HintsBox()
        inside = QWidget()
        middle = QVBoxLayout(inside)
        middle.setContentsMargins(0, 0, px(4), 0)
        middle.setSpacing(px(10))
        line = QHBoxLayout()
        line.addWidget(self.dots_text, 1)
        line.addWidget(self.dots)
        middle.addLayout(line)
        for part in (self.tries, self.hints, self.players):
            middle.addWidget(part)
        middle.addStretch(1)
        self._area = ScrollArea(inside)
        self._from_start = LinkButton("", 13)
        self._solution = LinkButton("", 13)
        foot = QHBoxLayout()
        foot.setSpacing(0)
        foot.addWidget(self._from_start)
        foot.addStretch(1)
        foot.addWidget(self._solution)
        self._column, self._middle = QVBoxLayout(self), middle
        column = self._column
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(8))
        column.addWidget(self.goal)
        column.addWidget(self._area, 1)
        column.addWidget(hand)
        column.addWidget(self.made)
        column.addLayout(foot)
        self._from_start.clicked.connect(self.restart)
        self._solution.clicked.connect(self.solution)
        for button in (self._from_start, self._solution):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.asks_for_solution = False
        """Asked for again, it is shown."""
        self._asking = QTimer(self, singleShot=True, interval=_ASKING)
        self._asking.timeout.connect(lambda: self.ask_for_solution(False))
        self._size = Size.of(1366, 860)
        self._retranslate()

    def ask_for_solution(self, on: bool) -> str:
        """Whether it is really wanted, in its own place and for a while; what is said then."""
        self.asks_for_solution = on
        self._asking.start() if on else self._asking.stop()
        self._from_start.setVisible(not on)
        self._name_solution()
        return self._solution.text() if on else ""

    def _name_solution(self) -> None:
        if self.asks_for_solution:
            text = self.tr("No stars then: {key} once more")
            key = key_name(SolvingActions.key("solution"))
            self._solution.setText(text.format(key=key))
        elif self._size.is_narrow:
            self._solution.setText(self.tr("Solution"))
        else:
            self._solution.setText(self.tr("Show the solution"))

    def show_hand(self, on: bool) -> None:
        """Or what is told of the turn that was made."""
        # Two at once, even for a moment, would make the whole window grow.
        (self.made if on else self.hand).hide()
        (self.hand if on else self.made).show()

    def reveal_hint(self) -> None:
        """The last one, however much is above it."""
        panel = self.hints.last
        if panel is not None:
            self._middle.activate()
            self._area.ensureWidgetVisible(panel)

    def allow_restart(self, on: bool) -> None:
        self._from_start.setEnabled(on)

    def fit(self, size: Size) -> None:
        """The hand gives way until there is room for tries and hints."""
        self.goal.fit(narrow=size.is_narrow)
        self._size = size
        self._name_solution()
        goal = self.goal.heightForWidth(self.width()) if self.goal.hasHeightForWidth() else 0
        least = goal + self._solution.height() + style().px(_MIDDLE) + style().px(40)
        fits = False
        for shed in range(_STEPS):
            self.hand.fit(size, shed)
            fits = least + self.hand.sizeHint().height() <= self.height()
            if fits:
                break
        # With large text the goal, too, is scrolled.
        here, other = (self._column, self._middle) if fits else (self._middle, self._column)
        if other.indexOf(self.goal) >= 0:
            here.insertWidget(0, self.goal)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.tries.title.setText(self.tr("Tries"))
        self._from_start.setText(self.tr("From the start"))
        self._solution.setToolTip(self.tr("Show the solution"))
