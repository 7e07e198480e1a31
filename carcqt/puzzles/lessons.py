"""How the steps of a lesson are played, and which of them cannot be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from carcqt.content.goals import OtherSeats
from carcqt.content.learning.lessons import (
    LessonFile,
    LessonStepModel,
    PointModel,
    accepted,
    matches,
)
from carcqt.puzzles.checks import puzzle_problems
from carcqt.puzzles.goals import value_of
from carcqt.puzzles.puzzle import Puzzle
from carcqt.rules.game import Game
from carcqt.rules.geometry import Square, cell_of
from carcqt.rules.maps import Map
from carcqt.rules.moves import Lay, Move, read_move
from carcqt.rules.problems import Problem, RulesError
from carcqt.rules.tilelaying.game import TileLaying

LEARNER: Final = 0
"""The seat of who learns."""
_MOST: Final = 2000
"""Ways through one scene that are tried."""


def begin(lesson: LessonFile, number: int) -> Game[Any]:
    """The game where the scene of a step begins."""
    _, scene = lesson.scene_of(number)
    if scene.model.goal is not None:
        return Puzzle.of(scene).start()
    game = scene.start()
    for _ in scene.play(game):
        pass
    return game


def puzzle_of(lesson: LessonFile, number: int) -> Puzzle | None:
    """What a step asks for, if it is a puzzle."""
    scene = lesson.scenes[number]
    return None if scene is None or scene.model.goal is None else Puzzle.of(scene)


def is_met(puzzle: Puzzle, game: Game[Any]) -> bool:
    return value_of(puzzle.goal, game) > 0


def read(game: Game[Any], text: str) -> Move:
    return game.like(read_move(text, game.moves))


def usual(step: LessonStepModel, game: Game[Any]) -> list[Move]:
    """What *Show me* shows: what the step says, or the first move that it accepts. Raises
    RulesError."""
    if not step.show:
        return accepted(game, step.accept)[:1]
    before, made = len(game.record), list[Move]()
    try:
        for text in step.show:
            made.append(read(game, text))
            game.push(made[-1])
    finally:
        while len(game.record) > before:
            game.pop()
    return made


def lesson_problems(lesson: LessonFile) -> list[Problem]:
    """Of a file that could be read: every step that cannot be done, with its place."""
    found: dict[Problem, None] = {}
    for number, scene in enumerate(lesson.scenes):
        if scene is None:
            continue
        step = lesson.steps[number]
        problems = list(_scene_problems(lesson, number))
        if not problems:
            problems = [one.within(f"step {step.id}") for one in _goal_problems(lesson, number)]
        if not problems:
            problems = list(_Walk(lesson).problems(begin(lesson, number), number))
        found.update(dict.fromkeys(problems))
    return list(found)


def _scene_problems(lesson: LessonFile, number: int) -> Iterator[Problem]:
    scene = lesson.scenes[number]
    assert scene is not None
    for problem in scene.problems() or puzzle_problems(scene):
        yield problem.within(f"step {lesson.steps[number].id}", "scene")


def _goal_problems(lesson: LessonFile, number: int) -> Iterator[Problem]:
    """A puzzle is judged by its goal alone, and the step after it begins anew."""
    puzzle, step = puzzle_of(lesson, number), lesson.steps[number]
    if puzzle is None:
        return
    if step.accept or step.also or step.then:
        yield Problem.at("lesson-goal-accepts")
    if puzzle.goal.others is OtherSeats.BEST or not puzzle.goal.is_either_or:
        yield Problem.at("lesson-goal", "scene")
    if number + 1 < len(lesson.steps) and lesson.scenes[number + 1] is None:
        yield Problem.at("lesson-no-scene")
    if not step.show:
        yield Problem.at("lesson-no-show")


class _Walk:
    """Through all that may happen in a scene."""

    def __init__(self, lesson: LessonFile) -> None:
        self._lesson: Final = lesson
        self._seen: Final[set[tuple[int, object]]] = set()

    def problems(self, game: Game[Any], number: int) -> Iterator[Problem]:
        """Of a step that begins here, and of those that go on from it."""
        state = (number, game.key())
        if state in self._seen or len(self._seen) >= _MOST:
            return
        self._seen.add(state)
        step = self._lesson.steps[number]
        place = f"step {step.id}"
        for point in step.point:
            yield from (one.within(place, "point") for one in point_problems(point, game))
        if self._lesson.is_puzzle(number):
            yield from (one.within(place, "show") for one in self._shown(game, number))
            return
        moves: list[Move | None] = list(accepted(game, step.accept))
        if step.accept:
            yield from (one.within(place) for one in self._accept_problems(game, step))
        else:
            moves = [None]
        for move in moves:
            before = len(game.record)
            try:
                for made in self._made(game, step, move):
                    game.push(made)
                on = number + 1
                if on < len(self._lesson.steps) and self._lesson.scenes[on] is None:
                    yield from self.problems(game, on)
            except RulesError as error:
                made_of_it = len(game.record) - before - (move is not None)
                key, number_in_it = "also", made_of_it + 1
                if made_of_it >= len(step.also):
                    key, number_in_it = "then", number_in_it - len(step.also)
                where = (place, key, f"move {number_in_it}")
                yield from (one.within(*where) for one in error.problems)
            finally:
                while len(game.record) > before:
                    game.pop()

    def _made(self, game: Game[Any], step: LessonStepModel, move: Move | None) -> Iterator[Move]:
        if move is not None:
            yield move
        for text in (*step.also, *step.then):
            yield read(game, text)

    def _accept_problems(self, game: Game[Any], step: LessonStepModel) -> Iterator[Problem]:
        if game.is_over or game.to_move != LEARNER:
            yield Problem.at("lesson-turn", seat=game.to_move + 1)
            return
        moves = list(game.legal_moves)
        right = accepted(game, step.accept)
        for pattern in step.accept:
            if not any(matches(pattern, move) for move in moves):
                yield Problem.at("lesson-accepts-none", "accept", move=pattern)
        others = [move for move in moves if move not in right]
        for number, answer in enumerate(step.wrong, 1):
            for pattern in answer.moves:
                if not any(matches(pattern, move) for move in others):
                    yield Problem.at("lesson-answers-none", f"answer {number}", move=pattern)
        try:
            shown = usual(step, game)
        except RulesError as error:
            yield from (one.within("show") for one in error.problems)
            return
        if step.show and (len(shown) != 1 or shown[0] not in right):
            yield Problem.at("lesson-show-other", "show")

    def _shown(self, game: Game[Any], number: int) -> Iterator[Problem]:
        """What is shown of a puzzle solves it."""
        puzzle = puzzle_of(self._lesson, number)
        assert puzzle is not None
        before = len(game.record)
        try:
            for text in self._lesson.steps[number].show:
                game.push(read(game, text))
                answer_for_others(puzzle, game)
            if not puzzle.is_done(game) or not is_met(puzzle, game):
                yield Problem.at("lesson-show-fails")
        except RulesError as error:
            yield from error.problems
        finally:
            while len(game.record) > before:
                game.pop()


def answer_for_others(puzzle: Puzzle, game: Game[Any]) -> None:
    """Seats that follow a script do what it says."""
    while not puzzle.is_done(game) and (turn := puzzle.reply(game)) is not None:
        for move in turn:
            game.push(move)


def point_problems(point: PointModel, game: Game[Any]) -> Iterator[Problem]:
    """What is pointed at and not there."""
    if point.village is not None:
        material = game.material
        if not isinstance(material, Map) or point.village not in material.village:
            yield Problem.at("lesson-point", thing=point.village)
    if point.seat is not None and point.seat > game.players:
        yield Problem.at("seat-unknown", seat=point.seat, players=game.players)
    if point.at is None:
        if point.zone is not None or (point.village, point.part) == (None, None):
            yield Problem.at("key-missing", key="at")
        return
    square = Square(*point.at)
    shown = f"{square.x},{square.y}"
    laid = game.board.laid_at(cell_of(square)) if isinstance(game, TileLaying) else None
    if laid is None:
        free = any(isinstance(move, Lay) and move.square == square for move in game.legal_moves)
        if point.zone is not None or not free:
            yield Problem.at("lesson-point", thing=shown)
    elif point.zone is not None and point.zone not in laid.face.tile.zone_numbers:
        known = ", ".join(laid.face.tile.zone_numbers)
        yield Problem.at("zone-unknown", zone=point.zone, known=known)
