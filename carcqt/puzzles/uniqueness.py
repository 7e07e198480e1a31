"""How far the answer to a puzzle is the only one."""

from __future__ import annotations

from enum import Enum, auto

from carcqt.content.goals import Goal, OtherSeats
from carcqt.puzzles.solution import Solution


class Uniqueness(Enum):
    NONE = auto()
    """Several first turns are right, or it is not proven how many."""
    FIRST_TURN = auto()
    """One first turn is right; after it, several are."""
    LINE = auto()
    """Each turn is the only right one, against the replies and draws that were followed."""
    TO_THE_END = auto()
    """Each turn is the only right one, and nobody else decides anything."""


def uniqueness_of(solution: Solution, goal: Goal) -> Uniqueness:
    if not solution.has_one_answer:
        return Uniqueness.NONE
    if goal.turns == 1:
        return Uniqueness.TO_THE_END
    if not solution.has_one_line:
        return Uniqueness.FIRST_TURN
    is_certain = goal.is_open and goal.others is not OtherSeats.BEST
    return Uniqueness.TO_THE_END if is_certain else Uniqueness.LINE
