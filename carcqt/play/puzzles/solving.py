"""A puzzle being solved: turns are made on its game, judged, answered, and taken back."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import replace
from enum import Enum, auto
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

from carcqt.background.process import Ending, JobEnd, JobProcess
from carcqt.content.goals import OtherSeats
from carcqt.content.models import PuzzleModel
from carcqt.content.scenarios import Scenario
from carcqt.content.toml.files import FileError
from carcqt.play.puzzles.attempt import Attempt
from carcqt.play.puzzles.collection import PuzzleEntry
from carcqt.play.puzzles.progress import Progress
from carcqt.play.puzzles.table import puzzle_table
from carcqt.play.puzzles.verdicts import JudgedTry, Mark, ProvenTurns, comment_on, refutation_of
from carcqt.puzzles.checks import puzzle_problems
from carcqt.puzzles.likeness import essence, moves_of
from carcqt.puzzles.puzzle import Puzzle
from carcqt.puzzles.solution import Line, LineStep
from carcqt.puzzles.tries import LinesQuestion, RightLines, TryAnswer, TryQuestion, TryWorth, answer
from carcqt.rules.game import Game, Outcome, Played, Turn
from carcqt.rules.moves import Move
from carcqt.search.aims import Value
from carcqt.search.limits import Limits

_LIMITS: Final = Limits(seconds=30)
"""After that long nobody waits for a verdict any more."""

_log: Final = logging.getLogger(__name__)


class SolvingState(Enum):
    DECIDING = auto()
    JUDGING = auto()
    """A turn has been made, and it is not known yet what it is worth."""
    WRONG = auto()
    """It is known, or nobody can tell: the turn can be taken back."""
    REPLYING = auto()
    """Others do something, or chance does."""
    SOLVED = auto()
    SHOWING = auto()
    """The solution is looked at."""


class Solving(QObject):
    """Owns the table of a puzzle and judges the turns that are made there."""

    judged = Signal(object)
    """A JudgedTry: a turn that was not the answer."""
    explained = Signal(object)
    """The same once more, as soon as it is known why."""
    solved = Signal()
    lines_found = Signal()

    def __init__(
        self,
        entry: PuzzleEntry,
        scenario: Scenario,
        progress: Progress,
        parent: QObject | None = None,
    ) -> None:
        """See `open`."""
        super().__init__(parent)
        self.puzzle: Final = Puzzle.of(scenario)
        self.seat: Final = self.puzzle.goal.seat
        self.table: Final = puzzle_table(scenario, self.puzzle)
        self.table.setParent(self)
        self.game: Final = self.table.game
        self.entry: Final = entry
        self.model: Final = scenario.model
        self.state = SolvingState.DECIDING
        self.tries: Final[list[JudgedTry]] = []
        """Turns that were not the answer, the last one last; each once."""
        self.lines: tuple[Line, ...] | None = None
        """All right lines, once they are known and may be seen."""
        self.has_all_lines = False
        self.pace = 0
        """Milliseconds between two things that happen by themselves."""
        self.limits = _LIMITS
        self._about: Final = scenario.model.puzzle or PuzzleModel()
        self.attempt: Final = Attempt(entry, progress, len(self.hints))
        self._proven: Final = ProvenTurns.of(self.puzzle, scenario.model.proof)
        self._began = 0
        """How long the record was when the turn began that is being made."""
        self._held: Move | None = None
        """The last move of a turn, until it is known what chance brings after it."""
        self._ahead: Final[list[Played]] = []
        """What follows where a line is looked at."""
        self._steps: Final[list[LineStep]] = []
        """What others still do."""
        self._ticket = 0
        self._process: Final = JobProcess(answer, tries=2, parent=self)
        self._process.progressed.connect(self._heard)
        self._process.ended.connect(self._ended)
        self._pacing: Final = QTimer(self, singleShot=True)
        self._pacing.timeout.connect(self._tick)
        self._running: Final = QTimer(self)
        self._running.timeout.connect(lambda: self.step(1))

    @classmethod
    def open(cls, entry: PuzzleEntry, progress: Progress, parent: QObject | None = None) -> Solving:
        """Raises FileError where it cannot be solved at all."""
        scenario = Scenario.load(entry.path)
        if problems := puzzle_problems(scenario):
            raise FileError(*problems)
        return cls(entry, scenario, progress, parent)

    # How far it is.

    @property
    def turns_done(self) -> int:
        """Of those that the goal gives; one that is judged is not done yet, nor a wrong one."""
        done = self.game.turns_of(self.seat)[0]
        if self.state in (SolvingState.JUDGING, SolvingState.WRONG) and self._held is None:
            done -= 1 + sum(step.seat == self.seat for step in self.replied)
        return min(max(0, done), self.puzzle.goal.turns)

    @property
    def hints(self) -> list[Mapping[str, str]]:
        """All that the file has."""
        return [{str(code): text for code, text in one.items()} for one in self._about.hints]

    @property
    def best(self) -> Value | None:
        """What can be had at most, as far as it is known; where chance decides, on average."""
        return None if self._proven is None else self._proven.best

    @property
    def comment(self) -> Mapping[str, str]:
        """What the author says of the answer."""
        return {str(code): text for code, text in self.model.solution.items()}

    @property
    def last_try(self) -> JudgedTry | None:
        """The turn on the board, if it is not the answer."""
        return self.tries[-1] if self.state is SolvingState.WRONG else None

    @property
    def is_working(self) -> bool:
        """Whether something is being worked out."""
        return self._ticket != 0

    def start_clock(self) -> None:
        """Somebody looks at it; its processes are begun ahead of the first question."""
        self.attempt.start_clock()
        self._process.start()

    # Turns.

    def play(self, move: Move) -> None:
        """A move of the puzzle's seat. Raises IllegalMove."""
        if self.state is not SolvingState.DECIDING:
            return
        game = self.game
        is_open = self.puzzle.goal.is_open
        if not is_open and next(game.each_outcome(game.like(move)))[0]:
            # Chance waits until it is known what it should bring.
            self._held = move
            self._judge((*self._begun(), move))
            return
        self._push(move)
        if game.turn_has_ended(self.seat):
            self._judge(self._begun())
        else:
            self.table.changed.emit()

    def _begun(self) -> Turn:
        """The moves of the turn that is being made."""
        return tuple(move for move, _ in self.game.record[self._began :])

    def _judge(self, turn: Turn) -> None:
        worth = None
        if self._began == 0 and self._proven is not None:
            worth = self._proven.worth(turn)
        if worth is None:
            self._ask(turn)
            self._set(SolvingState.JUDGING)
        elif worth.value < worth.best:
            self._wrong(turn, worth)
            # It may take a moment to find out why.
            self._ask(turn)
        elif self._is_plain:
            self._right((), ())
        else:
            self._ask(turn)
            self._set(SolvingState.JUDGING)

    @property
    def _is_plain(self) -> bool:
        """Whether nothing has to be worked out after a right turn."""
        goal = self.puzzle.goal
        return goal.is_open and goal.others is not OtherSeats.BEST

    def _ask(self, turn: Turn) -> None:
        before = tuple(self.game.record[: self._began])
        self._ticket = self._process.ask(TryQuestion(before, turn, self.limits), self.puzzle)

    def _heard(self, ticket: int, news: object) -> None:
        """What a turn is worth comes before why."""
        if ticket != self._ticket or not isinstance(news, list):
            return
        for worth in news:
            turn = (*self._begun(), *([] if self._held is None else [self._held]))
            is_judging = self.state is SolvingState.JUDGING
            if isinstance(worth, TryWorth) and worth.value < worth.best and is_judging:
                self._wrong(turn, worth)

    def _ended(self, end: JobEnd) -> None:
        if end.ticket != self._ticket:
            return
        self._ticket = 0
        found = end.answer if end.how is Ending.DONE else None
        if end.how is Ending.FAILED:
            _log.warning("a try was not judged: %s", end.reason)
        if isinstance(found, RightLines):
            self.lines, self.has_all_lines = found.lines, found.is_all
            if self.state is SolvingState.SHOWING and not self.game.record:
                self.show_line(0)
            self.lines_found.emit()
        elif self.state is SolvingState.JUDGING:
            if isinstance(found, TryAnswer) and found.worth is not None:
                self._right(found.drawn, found.replies)
            else:
                turn = (*self._begun(), *([] if self._held is None else [self._held]))
                self._wrong(turn, None)
        elif self.state is SolvingState.WRONG and isinstance(found, TryAnswer):
            self.tries[-1] = replace(self.tries[-1], shortfall=found.shortfall)
            self._begin_refutation()
            self.explained.emit(self.tries[-1])
            self.table.changed.emit()
        elif self.state is SolvingState.SHOWING:
            self.lines, self.has_all_lines = (), False
            self.lines_found.emit()

    def _right(self, drawn: Outcome, replies: Line) -> None:
        if self._held is not None:
            held, self._held = self._held, None
            self._push(held, drawn)
        self._began = len(self.game.record)
        self._steps[:] = replies
        self._go_on()

    def _go_on(self) -> None:
        """Whoever is next: others, or the person, or nobody any more."""
        game, puzzle = self.game, self.puzzle
        if not self._steps and not puzzle.is_done(game) and game.to_move != self.seat:
            reply = puzzle.reply(game)
            if reply is not None:
                self._steps.append(LineStep(game.to_move, reply, ()))
        if self._steps:
            self._set(SolvingState.REPLYING)
            self._pacing.start(self.pace)
        elif puzzle.is_done(game):
            self._solve()
        else:
            self._began = len(game.record)
            self._set(SolvingState.DECIDING)

    def _tick(self) -> None:
        step = self._steps.pop(0)
        for move in step.moves[:-1]:
            self._push(move)
        self._push(step.moves[-1], step.drawn)
        self._go_on()

    def _wrong(self, turn: Turn, worth: TryWorth | None) -> None:
        if self._held is not None:
            # It is taken back anyhow: any of the things that may come will do.
            held, self._held = self._held, None
            self._push(held, next(self.game.each_outcome(self.game.like(held)))[0])
        before = tuple(self.game.record[: self._began])
        first = not before
        mark = Mark.UNKNOWN
        if worth is not None:
            is_second = first and self._proven is not None and worth.value == self._proven.second
            is_near = is_second and not self.puzzle.goal.is_either_or
            mark = Mark.NEAR if is_near else Mark.WRONG
        comment = comment_on(self.puzzle, before, turn, self._about.wrong)
        judged = JudgedTry(before, turn, mark, worth, comment)
        again = [one for one in self.tries if (one.before, one.turn) == (before, turn)]
        for one in again:
            self.tries.remove(one)
        self.tries.append(judged)
        if worth is not None and not again:
            self.attempt.add_wrong()
        self._set(SolvingState.WRONG)
        self.judged.emit(judged)

    @property
    def can_take_back(self) -> bool:
        decides = self.state is SolvingState.DECIDING and bool(self.game.record)
        return decides or self.state in (SolvingState.JUDGING, SolvingState.WRONG)

    def take_back(self) -> None:
        """The turn that was judged; before that, the last move."""
        if not self.can_take_back:
            return
        self._forget_question()
        self._running.stop()
        self._ahead.clear()
        if self.state is not SolvingState.DECIDING:
            self.table.pop_to(self._began)
        elif len(self.game.record) > self._began:
            # A pass that nobody decided on goes with the move before it.
            last = len(self.game.record) - 1
            while last > self._began and self.table.moments[last].is_forced:
                last -= 1
            self.table.pop_to(last)
        else:
            self.table.pop_to(self._before_own())
            self._began = len(self.game.record)
        self._set(SolvingState.DECIDING)

    def _before_own(self) -> int:
        """Where the last turn of the seat began."""
        made = len(self.table.moments)
        while made and self.table.moments[made - 1].seat != self.seat:
            made -= 1
        while made and self.table.moments[made - 1].seat == self.seat:
            made -= 1
            if made and self.table.moments[made - 1].is_final:
                break
        return made

    def restart(self) -> None:
        """From the start, as if it had never been tried; what was tried stays listed."""
        self._forget_question()
        self._pacing.stop()
        self._running.stop()
        self._steps.clear()
        self._ahead.clear()
        self.table.pop_to(0)
        self._began = 0
        self._set(SolvingState.DECIDING)

    def _forget_question(self) -> None:
        self._ticket, self._held = 0, None
        self._process.cancel()

    # Help.

    def hint(self) -> None:
        """The next one."""
        if self.attempt.hints_shown < len(self.hints):
            self.attempt.add_hint()
            self.table.changed.emit()

    def show_solution(self) -> None:
        """From the start, one move after the other."""
        self.attempt.see_solution()
        self.restart()
        self._set(SolvingState.SHOWING)
        if self.lines is None:
            self._ask_lines()
        else:
            self.show_line(0)

    def _ask_lines(self) -> None:
        right = () if self._proven is None else self._proven.right()
        self._ticket = self._process.ask(LinesQuestion(right, self.limits), self.puzzle)

    # The refutation of a wrong turn

    @property
    def refutation(self) -> Line:
        """What follows the wrong turn on the board with best play; empty if that shows nothing."""
        judged = self.last_try
        if judged is None or judged.shortfall is None:
            return ()
        return refutation_of(self.puzzle.goal, judged.shortfall)

    @property
    def replied(self) -> Line:
        """The turns of the refutation that have begun on the board."""
        left, begun = len(self.game.record) - self.first_step, []
        for step in self.refutation:
            if left <= 0:
                break
            begun.append(step)
            left -= len(step.moves)
        return tuple(begun)

    def _begin_refutation(self) -> None:
        """Play the refutation, or wait until the player steps through it if nothing runs."""
        judged, steps = self.last_try, self.refutation
        if judged is None or judged.shortfall is None or not steps:
            return
        drawn = judged.shortfall.made[0].drawn
        last, outcome = self.game.record[-1]
        if not self.puzzle.goal.is_open and outcome != drawn:
            self.table.pop_to(len(self.game.record) - 1)
            self._push(last, drawn)
        self._ahead[:] = _played(steps)
        if self.pace:
            self._running.start(self.pace)

    # Looking at a line.

    @property
    def may_look(self) -> bool:
        return self.state in (SolvingState.SOLVED, SolvingState.SHOWING)

    @property
    def may_step(self) -> bool:
        """Whether there are moves to step through: of an answer, or of a refutation."""
        return self.may_look or bool(self.refutation)

    @property
    def first_step(self) -> int:
        """The number of moves that stay on the board while somebody steps through a line."""
        judged = self.last_try
        return 0 if judged is None else len(judged.before) + len(judged.turn)

    @property
    def line_length(self) -> int:
        return len(self.game.record) + len(self._ahead)

    def show_line(self, number: int, *, runs: bool = True) -> None:
        """A right line from its start, by itself or to be stepped through."""
        if not self.may_look or not self.lines or not 0 <= number < len(self.lines):
            return
        self.table.pop_to(0)
        self._ahead[:] = _played(self.lines[number])
        if runs:
            self._running.start(max(1, self.pace))
        self.table.changed.emit()

    @property
    def is_running(self) -> bool:
        return self._running.isActive()

    def stop(self) -> None:
        self._running.stop()
        self.table.changed.emit()

    def step(self, by: int) -> None:
        self.go(len(self.game.record) + by)

    def go(self, number: int) -> None:
        """To the moment of the line after so many moves."""
        if not self.may_step:
            return
        record = self.game.record
        while len(record) > max(self.first_step, number):
            self._ahead.insert(0, record[-1])
            self.table.pop_to(len(record) - 1)
        while len(record) < number and self._ahead:
            move, outcome = self._ahead.pop(0)
            self._push(move, outcome)
        if not self._ahead:
            self._running.stop()
        self.table.changed.emit()

    def line_on_board(self) -> int | None:
        """Return which of the right lines has led to what lies there, or one that is the same
        answer."""
        made = tuple(move for move, _ in (*self.game.record, *self._ahead))
        for number, line in enumerate(self.lines or ()):
            if tuple(moves_of(line)) == made:
                return number
        goal, begun = self.puzzle.goal, self.puzzle.start()
        sought = essence(goal, begun, made)
        for number, line in enumerate(self.lines or ()):
            if essence(goal, begun, moves_of(line)) == sought:
                return number
        end = self._came_to(made)
        for number, line in enumerate(self.lines or ()):
            if self._came_to(tuple(move for step in line for move in step.moves)) == end:
                return number
        return None

    def _came_to(self, moves: Turn) -> object:
        if not self.puzzle.goal.is_open:
            return moves
        game: Game[Any] = self.puzzle.start()
        for move in moves:
            game.push(move)
        position = game.position()
        return frozenset[object](position.laid or position.pieces), tuple(game.scores)

    def close(self) -> None:
        """Ends everything; nobody is waited for."""
        self._ticket = 0
        self._pacing.stop()
        self._running.stop()
        # Whoever searches goes first: writing may take a while.
        self._process.close()
        self.attempt.stop_clock()

    def _solve(self) -> None:
        self.attempt.solve()
        self._set(SolvingState.SOLVED)
        self.solved.emit()
        if self.lines is None:
            self._ask_lines()

    def _push(self, move: Move, outcome: Outcome = ()) -> None:
        self.table.moved.emit(self.table.push(move, outcome))

    def _set(self, state: SolvingState) -> None:
        self.state = state
        self.table.is_held = state is not SolvingState.DECIDING
        self.table.changed.emit()


def _played(line: Line) -> list[Played]:
    """Return the moves of a line, each with what is drawn after it."""
    return [
        (move, step.drawn if move is step.moves[-1] else ()) for step in line for move in step.moves
    ]
