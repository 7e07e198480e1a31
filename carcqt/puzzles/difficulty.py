"""How hard a puzzle is, from what can be measured of its solution."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from carcqt.content.goals import Goal, OtherSeats
from carcqt.puzzles.goals import kind_of
from carcqt.puzzles.puzzle import Puzzle
from carcqt.puzzles.solution import Solution
from carcqt.rules.game import Game, Turn
from carcqt.search.aims import Value

LEVELS: Final = range(1, 6)
_MANY: Final = (30, 90)
"""From so many first turns on a puzzle is harder by one, by two."""
_RANKS: Final = (2, 6, 21)
_GIVEN_UP: Final = (1, 4)
_LEVELS: Final = (2, 4, 6, 8)
"""What these sum up to at the second level, the third …"""


@dataclass(frozen=True)
class Difficulty:
    choices: int
    """First turns that are not one."""
    rank: int
    """Of the answer, for who looks one turn ahead: 1 if no other turn looks better."""
    given_up: Value
    """How much more the turn has that looks best, when it is made."""
    turns: int
    """Of the seat."""
    is_contested: bool
    """Whether others answer, or chance does."""
    gap: Value | None
    """How much the second best loses; nothing where a goal is met or not."""

    @property
    def weight(self) -> int:
        is_narrow = self.gap is not None and self.gap <= 1
        return (
            bisect_right(_MANY, self.choices)
            + bisect_right(_RANKS, self.rank)
            + bisect_right(_GIVEN_UP, self.given_up)
            + min(self.turns - 1, 3)
            + self.is_contested
            + is_narrow
        )

    @property
    def level(self) -> int:
        """From 1 to 5."""
        return LEVELS[bisect_right(_LEVELS, self.weight)]


def difficulty_of(puzzle: Puzzle, solution: Solution) -> Difficulty:
    """Of a puzzle that has an answer; lines are not looked at, so that a proof will do."""
    goal = puzzle.goal
    looks = looks_of(puzzle, [turn.moves for turn in solution.turns])
    answer = max(looks[: len(solution.best)])
    gap = None
    if not goal.is_either_or and solution.value is not None and solution.second is not None:
        gap = solution.value - solution.second
    return Difficulty(
        choices=len(solution.turns),
        rank=1 + sum(look > answer for look in looks),
        given_up=max(looks) - answer,
        turns=goal.turns,
        is_contested=goal.others is OtherSeats.BEST or not goal.is_open,
        gap=gap,
    )


def looks_of(puzzle: Puzzle, turns: Sequence[Turn]) -> list[Value]:
    """What who looks one turn ahead sees after each first turn: the points or the lead that the
    goal speaks of, and for all other goals the points."""
    game = puzzle.start()
    return [_look(puzzle.goal, game, turn) for turn in turns]


def _look(goal: Goal, game: Game[object], turn: Turn) -> Value:
    seen = kind_of(goal).look
    outcomes = [((), Fraction(1))] if goal.is_open else game.turn_outcomes(turn)
    mean = Fraction(0)
    for outcome, chance in outcomes:
        game.push_turn(turn, outcome)
        mean += chance * seen(goal, game)
        game.pop_turn()
    return int(mean) if mean.denominator == 1 else mean
