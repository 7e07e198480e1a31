"""The page on which a puzzle is solved: the table's own board and hand, the goal beside them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QHideEvent,
    QKeyEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from carcqt.app.games import game_table
from carcqt.app.pace import pace
from carcqt.app.page import Page
from carcqt.app.page_bar import PageBar
from carcqt.app.previews.previews import Previews
from carcqt.app.solving.actions import SolvingActions
from carcqt.app.solving.ahead import KnownDraws
from carcqt.app.solving.done import DonePanel
from carcqt.app.solving.marks import line_pointed_at, try_pointed_at, turns_shown
from carcqt.app.solving.overlays import SolvingOverlays
from carcqt.app.solving.rail import SolvingRail
from carcqt.app.solving.telling import SolvingWords
from carcqt.app.table.decision import Decision
from carcqt.app.table.drawer import Drawer
from carcqt.app.table.lines import player_lines
from carcqt.art.games import THEMES
from carcqt.art.studio.studio import Studio
from carcqt.board.pictures import Pictures
from carcqt.play.listing.log import LogModel
from carcqt.play.listing.models import MovesModel
from carcqt.play.puzzles.choosing import PuzzlePlace
from carcqt.play.puzzles.collection import PuzzleEntry
from carcqt.play.puzzles.progress import Progress
from carcqt.play.puzzles.solving import Solving, SolvingState
from carcqt.ui.language import language, seats_at, told
from carcqt.ui.theme.breakpoints import Size
from carcqt.ui.theme.style import set_game, style
from carcqt.ui.widgets.buttons import IconButton
from carcqt.ui.widgets.cards import Bar, Edge

_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_RAIL, _WIDE, _NARROW, _DONE, _NARROW_DONE = 304, 324, 256, 344, 312
_SECOND = 1000


class SolvingPage(Page):
    back = Signal()
    next_asked = Signal()
    help_asked = Signal(str)

    def __init__(
        self,
        solving: Solving,
        studio: Studio,
        place: PuzzlePlace,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.solving: Final = solving
        self.place: Final = place
        game = solving.table.setup.game
        set_game(self, game)
        self._table: Final = game_table(game)
        self.decision: Final = Decision(self)
        self.stage: Final = self._table.stage(solving.table, self.decision, studio)
        self.stage.is_live = True
        hand = self._table.hand(solving.table, self.decision, studio, self.stage)
        self.commands: Final = SolvingActions(self)
        self.words: Final = SolvingWords(solving)
        self.log: Final = LogModel(solving.table, language().translate, self)
        moves = MovesModel(solving.table, language().translate, self)
        self._moves: Final = moves
        left = self._table.left(solving.table, studio)
        self.drawer: Final = Drawer(self.log, moves, left, self.stage)
        self.over: Final = SolvingOverlays(self.stage, self.drawer, game)
        self.bubble: Final = self.over.bubble
        pictures = Pictures(studio, THEMES[game], self) if game in THEMES else None
        self.ahead: Final = KnownDraws(pictures)
        self.top: Final = PageBar(game)
        self.rail: Final = SolvingRail(game, hand, pictures)
        self.done: Final = DonePanel(pictures)
        self._side: Final = Bar(Edge.LEFT, horizontal=False)
        self._size = Size.of(1366, 860)
        self._is_bubble_closed = False
        self._previews: Previews | None = None
        self._clock: Final = QTimer(self, interval=_SECOND)
        self._clock.timeout.connect(self._show_time)
        self._build()
        self._connect()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.retranslate()
        self.refresh()

    @classmethod
    def open(
        cls, entry: PuzzleEntry, progress: Progress, studio: Studio, place: PuzzlePlace
    ) -> SolvingPage:
        """Raises FileError where the puzzle cannot be solved at all."""
        solving = Solving.open(entry, progress)
        solving.pace = pace()
        page = cls(solving, studio, place)
        solving.setParent(page)
        return page

    def _build(self) -> None:
        top = self.top
        top.home_button.set_icon("chevron-left")
        self._looking = [IconButton() for _ in range(4)]
        self._deciding = [IconButton() for _ in range(2)]
        self._list_button, self._help = IconButton(), IconButton("help")
        for button in (*self._looking, *self._deciding, self._list_button, self._help):
            top.right.addWidget(button)
        first, previous, following, last = self._looking
        undo, overlay = self._deciding
        self.commands.lead(
            first=first, back=previous, forth=following, last=last, undo=undo, overlay=overlay
        )
        self.commands.lead(moves=self._list_button)
        self._side.box.addWidget(self.rail)
        self._side.box.addWidget(self.done)
        # Beside the board, not over it: whatever is zoomed or dragged, no square lies below.
        left = QVBoxLayout()
        left.setSpacing(0)
        left.addWidget(self.ahead)
        left.addWidget(self.stage, 1)
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addLayout(left, 1)
        row.addWidget(self._side)
        self.whole.addWidget(top)
        self.whole.addLayout(row, 1)
        view = self.stage.view
        # Whoever looks for the right place wants to see every place.
        view.follows = False
        view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        view.viewport().setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def _connect(self) -> None:
        solving, view, bind = self.solving, self.stage.view, self.commands.bind
        solving.table.changed.connect(self.refresh)
        solving.judged.connect(self._judged)
        solving.explained.connect(lambda _judged: self._show_bubble())
        solving.solved.connect(self._solved)
        solving.lines_found.connect(self.refresh)
        self.decision.decided.connect(solving.play)
        self.stage.square_pointed.connect(self.drawer.show_fitting)
        self.top.home.connect(self.back)
        self._help.clicked.connect(lambda: self.help_asked.emit(solving.table.setup.game))
        self.commands.bind_checked(overlay=self.stage.show_overlay, moves=self._show_drawer)
        bind(
            turn=self._turn,
            turn_back=lambda: self.stage.turn(-1),
            skip=self.decision.skip,
            fit=view.see_all,
            zoom_in=view.zoom_in,
            zoom_out=view.zoom_out,
            hint=self._hint,
            undo=solving.take_back,
            restart=self._restart,
            show=self._light,
            solution=self._solution,
            cancel=self.leave,
            back=lambda: self._step_to(len(solving.moments) - 1),
            forth=lambda: self._step_to(len(solving.moments) + 1),
            first=lambda: self._step_to(0),
            last=lambda: self._step_to(solving.line_length),
            next_puzzle=self.next_asked.emit,
            to_bar=lambda: self.top.home_button.setFocus(Qt.FocusReason.TabFocusReason),
        )
        self.rail.hints.asked.connect(self._hint)
        self.rail.made.take_back.connect(solving.take_back)
        self.rail.made.back.clicked.connect(lambda: self._step_to(len(solving.moments) - 1))
        self.rail.made.forth.clicked.connect(lambda: self._step_to(len(solving.moments) + 1))
        self.rail.restart.connect(self._restart)
        self.rail.solution.connect(self._solution)
        self.bubble.show_asked.connect(self._light)
        self.rail.goal.show_asked.connect(self._light_goal)
        self.drawer.pointed.connect(self.stage.glow)
        self.drawer.closed.connect(lambda: self.commands["moves"].setChecked(False))
        self.drawer.made.connect(solving.play)
        self.drawer.looked_at.connect(self.decision.focus_on)
        self.done.answer_asked.connect(self._show_answer)
        self.done.answer_pointed.connect(self._point_at_answer)
        for tries in (self.done.tries, self.rail.tries):
            tries.pointed.connect(self._point_at_try)
        self.done.solution_asked.connect(self._play_through)
        self.done.again_asked.connect(self._restart)
        self.done.next.asked.connect(self.next_asked)

    # What is shown.

    def refresh(self) -> None:
        solving, state = self.solving, self.solving.state
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
        self.stage.is_extra = self._table.extra_turn(solving.game) is not None and not looks
        self.rail.hand.set_extra(self._table.extra_turn(solving.game), "")
        self.stage.refresh()
        decides = state is SolvingState.DECIDING
        self.decision.offer(list(solving.game.choices()) if decides else ())
        self._show_rail()
        if looks:
            self._show_done()
        self._show_marks()
        self._show_ahead()
        self._show_bubble()
        self._arrange_rail()

    def _show_title(self) -> None:
        title = told(self.solving.entry.title) or self.solving.entry.path.stem
        text = self.tr("Puzzle {number} of {count}")
        self.top.show_title(title, text.format(number=self.place.number, count=self.place.of))

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
        cards = player_lines(
            solving.table, self._table, active=solving.state is SolvingState.DECIDING
        )
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
        self.over.speaks_of = shown[-1].turn if shown else ()
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
        self._moves.show_letters(named)

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

    # What is done.

    def _hint(self) -> None:
        solving = self.solving
        if solving.attempt.hints_shown < len(solving.hints) and not solving.may_look:
            solving.hint()
            self.rail.reveal_hint()
            self._announce(self.words.written(solving.hints[solving.attempt.hints_shown - 1]))

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
            self._announce(self.rail.ask_for_solution(True))

    def _turn(self) -> None:
        """The tile; once all is done, it is tried again by the same key."""
        if self.solving.may_look:
            self._restart()
        else:
            self.stage.turn(1)

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
            self._announce(self.bubble.accessibleName())

    def _play_through(self) -> None:
        if self.solving.is_running:
            self.solving.stop()
        else:
            self.solving.show_line(self.words.line_shown() or 0)

    def _judged(self, judged: object) -> None:
        self._is_bubble_closed = False
        self._show_bubble()
        self._announce(self.bubble.accessibleName())
        # Whatever had the focus in the hand is gone now.
        self.setFocus()

    def _solved(self) -> None:
        self._is_bubble_closed = False
        hero = self.words.hero()
        self._announce(f"{hero.title}. {hero.text}. {self.words.stars(hero.stars)}")
        self._show_bubble()
        self.setFocus()

    def _announce(self, text: str) -> None:
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def _show_drawer(self, on: bool) -> None:
        self.over.show_drawer(on)
        if not on:
            self.setFocus()

    def leave(self) -> None:
        """Esc: what lies over the board goes first."""
        if self.rail.asks_for_solution:
            self.rail.ask_for_solution(False)
        elif self.drawer.isVisible():
            self.commands["moves"].setChecked(False)
        elif not self.bubble.isHidden() and not self.solving.may_look:
            self._is_bubble_closed = True
            self._show_bubble()
        else:
            self.back.emit()

    # Keys.

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._press(event):
            super().keyPressEvent(event)

    def _press(self, event: QKeyEvent) -> bool:
        key, solving = Qt.Key(event.key()), self.solving
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return False
        if key in _ENTER:
            # A key that is held down decides once.
            if not event.isAutoRepeat():
                self._confirm()
        elif Qt.Key.Key_0 <= key <= Qt.Key.Key_9:
            digit = key - Qt.Key.Key_0
            if solving.may_look:
                self._show_answer(digit - 1)
            else:
                self.rail.hand.pick(digit)
        elif key in _ARROWS and not solving.may_step:
            self.stage.step(*_ARROWS[key])
        else:
            return self.commands.press(event)
        return True

    def _confirm(self) -> None:
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
                self._announce(self.tr("{player} is thinking…").format(player=name))

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes over the options while there are any; F6 leaves the board."""
        if self.hasFocus() and self.decision.options:
            self.decision.step(1 if forward else -1)
            return True
        return super().focusNextPrevChild(forward)

    # The window.

    def arrange(self, size: Size) -> None:
        self._size = size
        px = style().px
        self._side.box.setContentsMargins(px(14), px(14), px(14), px(10))
        self._arrange_rail()
        self._show_rail()
        self._show_ahead()

    def _arrange_rail(self) -> None:
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
        self.setFocus()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._clock.stop()
        self.solving.attempt.stop_clock()

    def retranslate(self) -> None:
        self.top.home_button.set_tooltip(self.tr("Back to all puzzles"))
        self._help.set_tooltip(self.tr("How to play"))
        for model in (self.log, self._moves):
            model.retranslate(language().translate)
        self.refresh()
