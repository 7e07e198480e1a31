"""Somebody in a lesson: the step, the game as it stands there, and what is answered to a move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

from carcqt.content.learning.lessons import LessonFile, LessonStepModel, accepted, matches
from carcqt.content.tables import Aids, SeatKind, TableSetup
from carcqt.play.foresight import brought_by
from carcqt.play.lessons.progress import LessonsKept
from carcqt.play.table import Table
from carcqt.puzzles.lessons import LEARNER, begin, is_met, puzzle_of, read, usual
from carcqt.rules.game import Game
from carcqt.rules.moves import Move
from carcqt.rules.problems import RulesError

_PACE: Final = 700
"""Milliseconds from one move of the others to the next."""
MISSES: Final = 2
"""After so many wrong moves the right one is marked."""


class LearningState(Enum):
    EXPLAIN = "explain"
    """There is something to read, and nothing to do."""
    ACT = "act"
    WRONG = "wrong"
    """A move was made that the step does not mean: it lies there to be looked at."""
    DONE = "done"
    WATCH = "watch"
    """The others move."""
    FINISHED = "finished"


@dataclass(frozen=True)
class LessonAnswer:
    """What is said to a wrong move, per language; nothing where the lesson says nothing."""

    title: Mapping[str, str] = field(default_factory=dict)
    text: Mapping[str, str] = field(default_factory=dict)


class Learning(QObject):
    """Owns the table of a lesson; what is kept is the step, not the game.

    The table says when there is another step, another state or another move.
    """

    scene_left = Signal()
    """The next step has a scene of its own, which is about to replace this one."""

    def __init__(
        self,
        lesson: LessonFile,
        kept: LessonsKept,
        name: str = "",
        parent: QObject | None = None,
    ) -> None:
        """Begins where it was left; the name is that of who learns."""
        super().__init__(parent)
        self.lesson: Final = lesson
        self.kept: Final = kept
        self.name = name
        self.pace = _PACE
        self.state = LearningState.EXPLAIN
        self.answer = LessonAnswer()
        self.misses = 0
        """Wrong moves at this step."""
        self._chosen: dict[int, list[Move]] = {}
        """What was done at each step, for whoever goes back and forth."""
        self._waiting: list[str] = []
        """Moves of the others that are still to be made."""
        self._since = 0
        """How many moments there were when the step began."""
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._others_move)
        left = kept.of(lesson.model.id).step
        self.number = lesson.numbers.get(left, 0)
        setup, game = self._scene()
        # Points fly as they are scored: what a table expects does not matter in a first game.
        self.table: Final = Table(setup, game, gains=brought_by, parent=self)
        self._replay()

    # What is shown.

    @property
    def step(self) -> LessonStepModel:
        return self.lesson.steps[self.number]

    @property
    def begins_scene(self) -> bool:
        """Whether this step has a scene of its own, unlike the one before it."""
        return self.number > 0 and self.lesson.scenes[self.number] is not None

    @property
    def is_puzzle(self) -> bool:
        return self._puzzle is not None

    def next_move(self) -> Move | None:
        """What *Show me* shows now."""
        if self.state is not LearningState.ACT:
            return None
        game, made = self.table.game, len(self.table.moments) - self._since
        if self._puzzle is None:
            return next(iter(usual(self.step, game)), None)
        # Whoever has left the way that is shown is shown what comes next on it, if it fits still.
        try:
            move = read(game, self.step.show[made])
        except (RulesError, IndexError):
            return None
        return move if move in game.legal_moves else None

    # What is done.

    def play(self, move: Move) -> None:
        if self.state is not LearningState.ACT:
            return
        right = self._puzzle is not None or move in accepted(self.table.game, self.step.accept)
        if not right:
            self._miss(self._answer_to([move]))
            self._make(move)
        elif self._puzzle is None:
            self._chosen[self.number] = [move]
            self.state = LearningState.DONE
            self._make(move)
            for text in self.step.also:
                self._make(read(self.table.game, text))
        else:
            self._try(move)
        self._tell()

    def _try(self, move: Move) -> None:
        """A move towards a goal; when the turns for it are over, it is judged."""
        puzzle = self._puzzle
        assert puzzle is not None
        self._make(move)
        while (
            not puzzle.is_done(self.table.game)
            and (turn := puzzle.reply(self.table.game)) is not None
        ):
            for reply in turn:
                self._make(reply)
        if puzzle.is_done(self.table.game):
            own = [moment.move for moment in self.table.moments if moment.seat == LEARNER]
            if is_met(puzzle, self.table.game):
                self._chosen[self.number] = own
                self.state = LearningState.DONE
            else:
                self._miss(self._answer_to(own))

    def _miss(self, answer: LessonAnswer) -> None:
        self.misses += 1
        self.answer, self.state = answer, LearningState.WRONG

    def _answer_to(self, moves: Sequence[Move]) -> LessonAnswer:
        for answer in self.step.wrong:
            if any(matches(pattern, move) for pattern in answer.moves for move in moves):
                return LessonAnswer(answer.title, answer.text)
        return LessonAnswer(text=self.step.otherwise)

    def retry(self) -> None:
        """Once more from where the step began."""
        if self.state is LearningState.WRONG or self.is_puzzle:
            self.table.pop_to(self._since)
            self.answer = LessonAnswer()
            self.state = LearningState.ACT
            self._tell()

    @property
    def can_retry(self) -> bool:
        """Whether something of this step can be taken back."""
        begun = self.is_puzzle and self.state is LearningState.ACT
        return self.state is LearningState.WRONG or (
            begun and len(self.table.moments) > self._since
        )

    def go_on(self) -> None:
        """What Enter does where there is nothing to decide."""
        if self.state is LearningState.WRONG:
            self.retry()
        elif self.state is LearningState.WATCH:
            self._hurry()
        elif self.state in (LearningState.EXPLAIN, LearningState.DONE):
            self._waiting = list(self.step.then)
            if self._waiting:
                self.state = LearningState.WATCH
                self._tell()
                self._timer.start(self.pace // 2)
            else:
                self._next()

    def _others_move(self) -> None:
        if self.state is not LearningState.WATCH:
            return
        if self._waiting:
            self._make(read(self.table.game, self._waiting.pop(0)))
            self._tell()
            self._timer.start(self.pace)
        else:
            self._next()

    def _hurry(self) -> None:
        self._timer.stop()
        while self._waiting:
            self._make(read(self.table.game, self._waiting.pop(0)))
        self._next()

    def _next(self) -> None:
        self._timer.stop()
        if self.number + 1 == len(self.lesson.steps):
            self.state = LearningState.FINISHED
            self.kept.finish(self.lesson.model.id)
        else:
            self.number += 1
            if self.lesson.scenes[self.number] is not None:
                self.scene_left.emit()
                self._set_up()
            else:
                self._begin_step()
        self._tell()

    # Back and forth.

    @property
    def can_go_back(self) -> bool:
        return self.number > 0 or self.state is LearningState.FINISHED

    def back(self) -> None:
        """The step before this one, as it began; from the midst of a step, its beginning."""
        if self.state in (LearningState.WRONG, LearningState.DONE) or self.can_retry:
            self.go(self.number)
        elif self.can_go_back:
            self.go(self.number - (self.state is not LearningState.FINISHED))

    def forth(self) -> None:
        """The next step, as if this one had been done; the last one ends the lesson only by
        being done."""
        if self.number + 1 < len(self.lesson.steps):
            self.go(self.number + 1)
        elif self.state in (LearningState.DONE, LearningState.EXPLAIN):
            self.go_on()

    def go(self, number: int) -> None:
        """To the beginning of a step."""
        self._timer.stop()
        self._waiting.clear()
        self.number = min(max(number, 0), len(self.lesson.steps) - 1)
        self._set_up()
        self._tell()

    def again(self) -> None:
        """From the first step."""
        self._chosen.clear()
        self.go(0)

    # Where things stand.

    def _set_up(self) -> None:
        self.table.begin(*self._scene())
        self._replay()

    def _scene(self) -> tuple[TableSetup, Game[Any]]:
        """Return what is on the table as the scene of this step begins."""
        scene = self.lesson.scene_of(self.number)[1]
        seats = tuple(
            replace(seat, kind=SeatKind.PERSON if number == LEARNER else SeatKind.COMPUTER)
            for number, seat in enumerate(scene.setup().seats)
        )
        if self.name:
            seats = (replace(seats[LEARNER], name=self.name), *seats[1:])
        setup = replace(scene.setup(), seats=seats, aids=Aids(hints=False))
        return setup, begin(self.lesson, self.number)

    def _replay(self) -> None:
        """Go to where this step begins: after what was done at those before it in its scene, or
        what they would have shown."""
        first, table = self.lesson.scene_of(self.number)[0], self.table
        self._puzzle = puzzle_of(self.lesson, first)
        for number in range(first, self.number):
            step = self.lesson.steps[number]
            done = self._chosen.get(number)
            try:
                for move in usual(step, table.game) if done is None else done:
                    table.push(move)
                for text in (*step.also, *step.then):
                    table.push(read(table.game, text))
            except RulesError:
                # A lesson that was not checked: it goes on with what there is.
                break
        self._begin_step()

    def _begin_step(self) -> None:
        self._since, self.misses = len(self.table.moments), 0
        self.answer = LessonAnswer()
        acts = bool(self.step.accept) or self._puzzle is not None
        self.state = LearningState.ACT if acts else LearningState.EXPLAIN
        self.table.is_held = not acts
        self.kept.leave(self.lesson.model.id, self.step.id if self.number else "")

    def _make(self, move: Move) -> None:
        self.table.moved.emit(self.table.push(move))

    def _tell(self) -> None:
        """Let the table say that something has changed."""
        self.table.is_held = self.state is not LearningState.ACT
        self.table.changed.emit()
