"""The page on which a puzzle is solved: the table's own board and hand, the goal beside them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRect, QTimer, Signal
from PySide6.QtGui import (
    QHideEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QVBoxLayout, QWidget

from carcqt.app.games import game_table
from carcqt.app.pace import pace
from carcqt.app.page_bar import PageBar
from carcqt.app.previews.previews import Previews
from carcqt.app.sharing import share_puzzle
from carcqt.app.solving.actions import SolvingActions
from carcqt.app.solving.ahead import KnownDraws
from carcqt.app.solving.bubble import SolvingBubble
from carcqt.app.solving.done import DonePanel
from carcqt.app.solving.marks import line_pointed_at, try_pointed_at, turns_shown
from carcqt.app.solving.rail import SolvingRail
from carcqt.app.solving.telling import SolvingWords
from carcqt.app.table.decision_page import DecisionPage
from carcqt.app.table.lines import player_lines
from carcqt.art.games import THEMES
from carcqt.art.studio.studio import Studio
from carcqt.board.pictures import Pictures
from carcqt.play.puzzles.choosing import PuzzlePlace
from carcqt.play.puzzles.collection import PuzzleEntry
from carcqt.play.puzzles.progress import Progress
from carcqt.play.puzzles.solving import Solving, SolvingState
from carcqt.rules.game import Turn
from carcqt.ui.language import seats_at, told
from carcqt.ui.theme.breakpoints import Size
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.buttons import IconButton
from carcqt.ui.widgets.cards import Bar, Edge

_RAIL, _WIDE, _NARROW, _DONE, _NARROW_DONE = 304, 324, 256, 344, 312
_SECOND = 1000
_REST = 120
"""Milliseconds after which the bubble over a board that has moved is put elsewhere."""


@dataclass(frozen=True)
class SolvingView:
    is_bubble_closed: bool
    asks_for_solution: bool


class SolvingPage(DecisionPage):
    back = Signal()
    next_asked = Signal()

    def __init__(
        self,
        solving: Solving,
        studio: Studio,
        place: PuzzlePlace,
        parent: QWidget | None = None,
    ) -> None:
        game = solving.table.setup.game
        shown = game_table(game)
        super().__init__(solving.table, shown, studio, SolvingActions, solving.play, parent)
        self.solving: Final = solving
        solving.setParent(self)
        self.place: Final = place
        self.words: Final = SolvingWords(solving)
        pictures = Pictures(studio, THEMES[game], self) if game in THEMES else None
        self.ahead: Final = KnownDraws(pictures)
        self.top: Final = PageBar(game)
        self.rail: Final = SolvingRail(game, self.hand, pictures)
        self.done: Final = DonePanel(pictures)
        self._side: Final = Bar(Edge.LEFT, horizontal=False)
        self._size = Size.of(1366, 860)
        self.bubble: Final = SolvingBubble(self.stage)
        self._speaks_of: Turn = ()
        """The turn on the board that the bubble is about."""
        self._is_bubble_closed = False
        self._resting: Final = QTimer(self, singleShot=True, interval=_REST)
        self._resting.timeout.connect(self.over.place)
        self._previews: Previews | None = None
        self._clock: Final = QTimer(self, interval=_SECOND)
        self._clock.timeout.connect(self._show_time)
        self._build()
        self._connect()
        self.top.home_button.set_tooltip(self.tr("Back to all puzzles"))
        self.refresh()

    @classmethod
    def open(
        cls, entry: PuzzleEntry, progress: Progress, studio: Studio, place: PuzzlePlace
    ) -> SolvingPage:
        """Raises FileError where the puzzle cannot be solved at all."""
        solving = Solving.open(entry, progress)
        solving.pace = pace()
        page = cls(solving, studio, place)
        page.skip_after()
        return page

    def page_state(self) -> SolvingView:
        return SolvingView(self._is_bubble_closed, self.rail.asks_for_solution)

    def take_over_page(self, state: SolvingView) -> None:
        self._is_bubble_closed = state.is_bubble_closed
        self._show_bubble()
        if state.asks_for_solution:
            self.rail.ask_for_solution(True)

    def _build(self) -> None:
        top = self.top
        top.home_button.set_icon("chevron-left")
        self._looking = [IconButton() for _ in range(4)]
        self._deciding = [IconButton() for _ in range(2)]
        self.share_button = IconButton("globe")
        self.share_button.set_tooltip(self.tr("Share as a page…"))
        self.share_button.clicked.connect(lambda: share_puzzle(self.solving.entry, self))
        buttons = (*self._looking, *self._deciding, self.log_button, self.share_button)
        for button in (*buttons, self.help_button):
            top.right.addWidget(button)
        first, previous, following, last = self._looking
        undo, overlay = self._deciding
        self.commands.lead(
            first=first, back=previous, forth=following, last=last, undo=undo, overlay=overlay
        )
        self._side.box.addWidget(self.rail)
        self._side.box.addWidget(self.done)
        # Beside the board, not over it: whatever is zoomed or dragged, no square lies below.
        left = QVBoxLayout()
        left.setSpacing(0)
        left.addWidget(self.ahead)
        left.addWidget(self.stage, 1)
        self.put(top, left, self._side)
        # Whoever looks for the right place wants to see every place.
        self.stage.view.follows = False

    def _connect(self) -> None:
        solving = self.solving
        self.table.changed.connect(self.refresh)
        self.over.placed.connect(self._put_bubble)
        view = self.stage.view
        across, down = view.horizontalScrollBar(), view.verticalScrollBar()
        for moved in (across.valueChanged, down.valueChanged, view.zoom_changed):
            moved.connect(lambda _value: self._resting.start())
        solving.judged.connect(self._judged)
        solving.explained.connect(lambda _judged: self._show_bubble())
        solving.solved.connect(self._solved)
        solving.lines_found.connect(self.refresh)
        self.top.home.connect(self.back)
        self.commands.bind(
            undo=solving.take_back,
            restart=self._restart,
            show=self._light,
            solution=self._solution,
            back=lambda: self._step_to(len(self.table.moments) - 1),
            forth=lambda: self._step_to(len(self.table.moments) + 1),
            first=lambda: self._step_to(0),
            last=lambda: self._step_to(solving.line_length),
            next_puzzle=self.next_asked.emit,
        )
        self.rail.hints.asked.connect(self.ask_hint)
        self.rail.made.take_back.connect(solving.take_back)
        self.rail.made.back.clicked.connect(lambda: self._step_to(len(self.table.moments) - 1))
        self.rail.made.forth.clicked.connect(lambda: self._step_to(len(self.table.moments) + 1))
        self.rail.restart.connect(self._restart)
        self.rail.solution.connect(self._solution)
        self.bubble.show_asked.connect(self._light)
        self.rail.goal.show_asked.connect(self._light_goal)
        self.done.answer_asked.connect(self._show_answer)
        self.done.answer_pointed.connect(self._point_at_answer)
        for tries in (self.done.tries, self.rail.tries):
            tries.pointed.connect(self._point_at_try)
        self.done.solution_asked.connect(self._play_through)
        self.done.again_asked.connect(self._restart)
        self.done.next.asked.connect(self.next_asked)

    @property
    def may_tell(self) -> bool:
        return self.bubble.isHidden()

    def kept_clear(self) -> list[QRect]:
        return [self.over.zoom.geometry()]

    # What is shown.

    def refresh(self) -> None:
        solving = self.solving
        looks = solving.may_look
        self._show_title()
        self.rail.setVisible(not looks)
        self.done.setVisible(looks)
        for button in self._looking:
            button.setVisible(solving.may_step)
        for button in self._deciding:
            button.setVisible(not looks)
        made, whole = len(solving.table.moments), solving.line_length
        is_ahead, is_behind = whole > made, made > solving.first_step
        for name, on in (
            ("first", is_behind),
            ("back", is_behind),
            ("forth", is_ahead),
            ("last", is_ahead),
        ):
            self.commands[name].setEnabled(solving.may_step and on)
        self.commands["undo"].setEnabled(solving.can_take_back)
        self.commands["hint"].setEnabled(not looks)
        self.stage.is_extra = self.shown.extra_turn(solving.game) is not None and not looks
        self.rail.hand.set_extra(self.shown.extra_turn(solving.game), "")
        self.stage.refresh()
        self.offer()
        self._show_rail()
        if looks:
            self._show_done()
        self._show_marks()
        self._show_ahead()
        self._show_bubble()
        self.fit_rail()

    def _show_title(self) -> None:
        title = told(self.solving.entry.title) or self.solving.entry.path.stem
        text = self.tr("Puzzle {number} of {count}")
        self.show_title(title, text.format(number=self.place.number, count=self.place.of))

    def _show_rail(self) -> None:
        solving, rail, words = self.solving, self.rail, self.words
        meant = solving.puzzle.goal.spot is not None
        rail.goal.show_goal(words.task(), words.facts(), solving.entry.level, has_place=meant)
        of = solving.puzzle.goal.turns
        number = min(solving.turns_done + 1, of)
        rail.dots_text.setText(words.turn_of(number, of))
        rail.dots.show_turns(solving.turns_done, of)
        lines = words.tries()
        rail.tries.setVisible(bool(lines))
        rail.tries.show_tries(lines, narrow=self._size.is_narrow)
        hints = tuple(words.written(text) for text in solving.hints[: solving.attempt.hints_shown])
        rail.hints.show_hints(hints, len(solving.hints))
        cards = player_lines(self.table, self.shown, active=solving.state is SolvingState.DECIDING)
        # Who solves it looks first at what is in hand.
        own = cards.pop(solving.seat)
        rail.players.show_lines([own, *cards])
        rail.show_hand(solving.state in (SolvingState.DECIDING, SolvingState.REPLYING))
        rail.made.show_turn(*words.made(), words.stepping())
        back, forth = self.commands["back"], self.commands["forth"]
        rail.made.allow_steps(back=back.isEnabled(), forth=forth.isEnabled())
        rail.allow_restart(bool(solving.table.moments))
        self._show_time()

    def _show_time(self) -> None:
        self.rail.time.setText(self.words.time(self.solving.attempt.seconds))

    def _show_done(self) -> None:
        done, words, solving = self.done, self.words, self.solving
        done.hero.show_line(words.hero(), words.stars(solving.attempt.progress.stars))
        change = words.level_change()
        done.level.setVisible(change is not None)
        if change is not None:
            done.level.show_change(*change)
        answers, note = words.answers()
        done.show_answers(answers, note)
        done.tries.show_tries(words.tries(), narrow=False)
        done.fit(narrow=self._size.is_narrow)
        done.next.head.setText(self.tr("Next") if self.place.next else "")
        entry = self.place.next
        button = self.tr("Next puzzle") if entry else self.tr("To all puzzles")
        done.next.button.setText(button)
        if entry is not None:
            done.next.show_next(
                words.title(entry), words.about(entry), entry.level or 0, entry.game, None
            )
            self._show_next_picture()
        else:
            done.next.show_next("", "", 0, "", None)

    def follow_previews(self, previews: Previews) -> None:
        """Where the picture of the next puzzle comes from."""
        self._previews = previews
        previews.arrived.connect(self._show_next_picture)

    def _show_next_picture(self) -> None:
        entry, previews = self.place.next, self._previews
        if entry is not None and previews is not None and self.solving.may_look:
            self.done.next.picture.show_picture(previews.of_puzzle(entry), entry.game)

    def _show_marks(self) -> None:
        """The turn that was judged, framed; the last right one, once it is solved."""
        shown = turns_shown(self.solving, self.words)
        self._speaks_of = shown[-1].turn if shown else ()
        self.stage.show_turns(shown)

    def _point_at_answer(self, number: int) -> None:
        turns = line_pointed_at(self.solving, number)
        self.stage.show_turns(turns) if turns else self._show_marks()

    def _point_at_try(self, number: int) -> None:
        """They are listed with the last one first."""
        tries = self.solving.tries[::-1]
        judged = tries[number] if 0 <= number < len(tries) else None
        if judged is None or judged is self.solving.last_try:
            self._show_marks()
        else:
            self.stage.show_turns(try_pointed_at(judged, self.solving))

    def _show_named(self) -> None:
        """Paint the letters of the squares that can be read of now."""
        texts: list[str] = []
        if self.solving.may_look:
            texts += self.done.texts
        else:
            goal, rail = self.rail.goal, self.rail
            texts += [goal.task.text(), *goal.texts, *rail.hints.texts, rail.made.title.text()]
            texts += [line.title for line in rail.tries.lines]
        if not self.bubble.isHidden():
            texts += [self.bubble.title.text(), self.bubble.text.text()]
        named = self.words.letters.named_in(texts)
        self.stage.show_named(named)
        self.moves.show_letters(named)

    def _show_ahead(self) -> None:
        small = self._size.is_narrow
        self.ahead.show_draws(() if self.solving.may_look else self.words.ahead(), small=small)

    def _show_bubble(self) -> None:
        said = self.words.bubble()
        if said is None or self._is_bubble_closed:
            self.bubble.hide()
        else:
            self.bubble.say(*said)
        self._show_named()
        self.over.place()

    def _put_bubble(self) -> None:
        """It hides nothing that it speaks of."""
        stage = self.stage
        place = stage.turn_box(self._speaks_of) if self._speaks_of else None
        taken = [self.over.zoom.geometry(), *stage.choices()]
        self.bubble.place(self.over, place, taken)

    # What is done.

    def ask_hint(self) -> None:
        solving = self.solving
        if solving.attempt.hints_shown < len(solving.hints) and not solving.may_look:
            solving.hint()
            self.rail.reveal_hint()
            self.announce(self.words.written(solving.hints[solving.attempt.hints_shown - 1]))

    def _restart(self) -> None:
        self._is_bubble_closed = False
        self.solving.restart()
        self.setFocus()

    def _solution(self) -> None:
        """Who has not solved it is asked once: there are no stars for it then."""
        progress = self.solving.attempt.progress
        if progress.is_solved or progress.is_shown or self.rail.asks_for_solution:
            self.rail.ask_for_solution(False)
            self.solving.show_solution()
        elif not self.solving.may_look:
            self.announce(self.rail.ask_for_solution(True))

    def turn_tile(self) -> None:
        """The tile; once all is done, it is tried again by the same key."""
        if self.solving.may_look:
            self._restart()
        else:
            super().turn_tile()

    def _light(self) -> None:
        """What was missed, without saying how to get it; before a try, what the goal is about."""
        judged = self.solving.last_try
        if judged is not None and judged.shortfall is not None and judged.shortfall.spots:
            self.stage.glow(judged.shortfall.spots)
        else:
            self._light_goal()

    def _light_goal(self) -> None:
        goal = self.solving.puzzle.goal
        if goal.spot is not None:
            self.stage.glow([goal.spot], goal.system or "")

    def _show_answer(self, number: int) -> None:
        solving = self.solving
        if solving.lines and number < len(solving.lines):
            solving.show_line(number, runs=False)
            solving.go(len(solving.lines[number][0].moves))

    def _step_to(self, number: int) -> None:
        """Go to a moment of an answer or a refutation; what plays by itself stops."""
        solving = self.solving
        if solving.is_running:
            solving.stop()
        solving.go(number)
        if solving.last_try is not None:
            self.announce(self.bubble.accessibleName())

    def _play_through(self) -> None:
        if self.solving.is_running:
            self.solving.stop()
        else:
            self.solving.show_line(self.words.line_shown() or 0)

    def _judged(self, judged: object) -> None:
        self._is_bubble_closed = False
        self._show_bubble()
        self.announce(self.bubble.accessibleName())
        # Whatever had the focus in the hand is gone now.
        self.setFocus()

    def _solved(self) -> None:
        self._is_bubble_closed = False
        hero = self.words.hero()
        self.announce(f"{hero.title}. {hero.text}. {self.words.stars(hero.stars)}")
        self._show_bubble()
        self.setFocus()

    def leave(self) -> None:
        """Esc: what lies over the board goes first."""
        if self.rail.asks_for_solution:
            self.rail.ask_for_solution(False)
        elif self.close_drawer():
            return
        elif not self.bubble.isHidden() and not self.solving.may_look:
            self._is_bubble_closed = True
            self._show_bubble()
        else:
            self.back.emit()

    # Keys.

    @property
    def has_arrows(self) -> bool:
        return self.solving.may_step

    def pick(self, digit: int) -> None:
        if self.solving.may_look:
            self._show_answer(digit - 1)
        else:
            super().pick(digit)

    def confirm(self) -> None:
        """The one primary act."""
        match self.solving.state:
            case SolvingState.DECIDING:
                self.decision.confirm()
            case SolvingState.JUDGING | SolvingState.WRONG:
                self.solving.take_back()
            case SolvingState.SOLVED | SolvingState.SHOWING:
                self.next_asked.emit()
            case SolvingState.REPLYING:
                name = seats_at(self.solving.table.setup)[self.solving.game.to_move].name
                self.announce(self.tr("{player} is thinking…").format(player=name))

    # The window.

    def arrange(self, size: Size) -> None:
        self._size = size
        px = style().px
        self._side.box.setContentsMargins(px(14), px(14), px(14), px(10))
        self.fit_rail()
        self._show_rail()
        self._show_ahead()

    def fit_rail(self) -> None:
        px, size = style().px, self._size
        if self.solving.may_look:
            wide = _NARROW_DONE if size.is_narrow else _DONE
        else:
            wide = _NARROW if size.is_narrow else _WIDE if size.is_wide else _RAIL
        self._side.setFixedWidth(px(wide))
        self.rail.fit(size)
        self.over.place()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.solving.start_clock()
        self._clock.start()
        self._light()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._clock.stop()
        self.solving.attempt.stop_clock()
