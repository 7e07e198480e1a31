"""Beside the board while a puzzle is solved: the goal, the players, tries, hints, and the hand."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from carcqt.app.solving.actions import SolvingActions
from carcqt.app.solving.goal import GoalCard, TurnDots
from carcqt.app.solving.tries import HintsBox, TriesBox
from carcqt.app.table.rail.hand import Hand
from carcqt.app.table.rail.players import CardRoom, PlayerCard, PlayerCards, PlayerLine
from carcqt.board.pictures import Pictures
from carcqt.ui.keys import key_name
from carcqt.ui.theme.breakpoints import Size
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.buttons import Button, ButtonKind, IconButton, LinkButton
from carcqt.ui.widgets.cards import Card
from carcqt.ui.widgets.labels import Label
from carcqt.ui.widgets.scroll import ScrollArea

_STEPS = 7
"""In how many steps the hand can do without things."""
_SEATS = (
    (CardRoom.FULL, CardRoom.FULL),
    (CardRoom.TIGHT, CardRoom.TIGHT),
    (CardRoom.LINE, CardRoom.LINE),
    (CardRoom.LINE, CardRoom.FOLDED),
)
"""How much is seen of who solves it, and of the others: from much to little."""
_LESS = (*((seats, 0) for seats in _SEATS[2:]), *((_SEATS[-1], shed) for shed in range(1, _STEPS)))
"""What players and hand do with where not all tries and hints can be seen at once."""
_ASKING = 8000
"""Milliseconds after which nobody wants to see the solution any more."""
_MIDDLE = 84
"""Pixels that are left for tries and hints at least."""


class SolversCards(QWidget):
    """Who solves it comes first, with all that is in hand; the others below, or beside it."""

    def __init__(self, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._own, self._others = PlayerCards(game), PlayerCards(game)
        self._row = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(style().px(6))
        self._row.addWidget(self._own, 1)
        self._row.addWidget(self._others)
        self._lines: list[PlayerLine] = []
        self._rooms = _SEATS[0]

    @property
    def cards(self) -> list[PlayerCard]:
        return [*self._own.cards, *self._others.cards]

    def show_lines(self, lines: list[PlayerLine]) -> None:
        self._lines = lines
        self.set_rooms(self._rooms)

    def set_rooms(self, rooms: tuple[CardRoom, CardRoom]) -> None:
        self._rooms = rooms
        if not self._lines:
            return
        own, *others = self._lines
        self._own.show_lines([own], rooms[0])
        self._others.show_lines(others, rooms[1])
        is_line = rooms == _SEATS[-1] and len(others) == 1 and own.rows == 1
        way = QBoxLayout.Direction
        self._row.setDirection(way.LeftToRight if is_line else way.TopToBottom)
        # Whoever asks at once how high it is must not hear of what was there before.
        for part in (self._own, self._others, self):
            part.updateGeometry()


class MadeCard(Card):
    """In the place of the hand, when a turn was made."""

    take_back = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(margin=12, spacing=8, parent=parent)
        self.title, self.text = Label("", 13, 600), Label("", 13, role="text2")
        self.back, self.forth = IconButton("prev", px=32), IconButton("next", px=32)
        self.button = Button("", ButtonKind.PRIMARY, "undo", SolvingActions.key("enter"))
        self.button.clicked.connect(self.take_back)
        steps = QHBoxLayout()
        steps.setSpacing(style().px(4))
        steps.addWidget(self.text, 1)
        steps.addWidget(self.back)
        steps.addWidget(self.forth)
        self.add(self.title)
        self.box.addLayout(steps)
        self.add(self.button)

    def show_turn(self, title: str, text: str, button: str, steps: str) -> None:
        """Show a turn, and how far its refutation has been played, if it has one."""
        for label, said in ((self.title, title), (self.text, steps or text)):
            label.setText(said)
            label.setVisible(bool(said))
        for step in (self.back, self.forth):
            step.setVisible(bool(steps))
        self.button.setText(button)

    def allow_steps(self, *, back: bool, forth: bool) -> None:
        self.back.setEnabled(back)
        self.forth.setEnabled(forth)


class SolvingRail(QWidget):
    restart = Signal()
    solution = Signal()

    def __init__(
        self,
        game: str,
        hand: Hand,
        pictures: Pictures | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        px = style().px
        self.goal, self.hand, self.made = GoalCard(pictures), hand, MadeCard()
        self.players = SolversCards(game)
        self.dots, self.dots_text = TurnDots(), Label("", 12, 600, "text2", wrap=False)
        self.time = Label("", 12, role="text2", wrap=False, tabular=True)
        self.tries, self.hints = TriesBox(pictures), HintsBox()
        inside = QWidget()
        middle = QVBoxLayout(inside)
        middle.setContentsMargins(0, 0, px(4), 0)
        middle.setSpacing(px(10))
        line = QHBoxLayout()
        line.setSpacing(px(8))
        line.addWidget(self.dots_text)
        line.addWidget(self.dots)
        line.addStretch(1)
        line.addWidget(self.time)
        middle.addLayout(line)
        for part in (self.tries, self.hints):
            middle.addWidget(part)
        middle.addStretch(1)
        self._area = ScrollArea(inside)
        self._from_start = LinkButton(self.tr("Restart"), 13)
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
        column.addWidget(self.players)
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
        self._fitting = QTimer(self, singleShot=True, interval=0)
        self._fitting.timeout.connect(self._fit_all)
        self.tries.title.setText(self.tr("Tries"))
        self.made.back.set_tooltip(self.tr("One move back"))
        self.made.forth.set_tooltip(self.tr("One move on"))
        self._solution.setToolTip(self.tr("Show the solution"))
        self._name_solution()

    def ask_for_solution(self, on: bool) -> str:
        """Whether it is really wanted, in its own place and for a while; what is said then."""
        self.asks_for_solution = on
        self._asking.start() if on else self._asking.stop()
        self._from_start.setVisible(not on)
        self._name_solution()
        return self._solution.text() if on else ""

    def _name_solution(self) -> None:
        if self.asks_for_solution:
            text = self.tr("Press {key} again (no stars)")
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
        """The last one, however much is above it, once everything has its place."""
        QTimer.singleShot(0, self, self._reveal_hint)

    def _reveal_hint(self) -> None:
        panel = self.hints.last
        if panel is not None:
            self._middle.activate()
            self._area.ensureWidgetVisible(panel)

    def allow_restart(self, on: bool) -> None:
        self._from_start.setEnabled(on)

    def fit(self, size: Size) -> None:
        """Players and hand give way until there is room for tries and hints."""
        self._size = size
        self._fit_all()
        # Once more when what is new in the hand has its size.
        self._fitting.start()

    def _fit_all(self) -> None:
        self.goal.fit(narrow=self._size.is_narrow)
        self._name_solution()
        self._scroll_too(False)
        whole, least = self._middle.totalHeightForWidth(self.width()), style().px(_MIDDLE)
        fits = any(self._fit(seats, 0, max(whole, least)) for seats in _SEATS[:2]) or any(
            self._fit(seats, shed, least) for seats, shed in _LESS
        )
        # With large text the goal and the players, too, are scrolled.
        self._scroll_too(not fits)

    def _scroll_too(self, on: bool) -> None:
        here, other = (self._middle, self._column) if on else (self._column, self._middle)
        for place, part in enumerate((self.goal, self.players)):
            if other.indexOf(part) >= 0:
                here.insertWidget(place, part)

    def _fit(self, seats: tuple[CardRoom, CardRoom], shed: int, middle: int) -> bool:
        """Whether that little leaves as much for tries and hints."""
        self.players.set_rooms(seats)
        self.hand.fit(self._size, shed)
        self.hand.settle()
        goal = self.goal.heightForWidth(self.width()) if self.goal.hasHeightForWidth() else 0
        whole = goal + self.players.sizeHint().height() + self.hand.sizeHint().height()
        return whole + middle + self._solution.height() + style().px(40) <= self.height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fitting.start()
