"""What the solver has found out about a puzzle, and how sure it is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from carcqt.rules.game import Outcome, Turn
from carcqt.search.aims import Value
from carcqt.search.limits import SearchStop


@dataclass(frozen=True)
class SolvedTurn:
    """A first turn, and what it comes to with the best play after it."""

    moves: Turn
    value: Value
    same: tuple[Turn, ...] = ()
    """Other turns that are the same one: they come to the same position and bring the same."""


@dataclass(frozen=True)
class LineStep:
    seat: int
    moves: Turn
    drawn: Outcome
    """What came after it; where chance decides, one of the things that could."""


Line = tuple[LineStep, ...]


@dataclass(frozen=True)
class Solution:
    turns: tuple[SolvedTurn, ...]
    """The best first, otherwise in the order of their numbers; those that were finished, if not
    all were."""
    is_proven: bool
    """Whether all first turns were followed to the end of all their lines."""
    lines: tuple[Line, ...]
    """Best play to the end. Of each step all best turns are followed, but of replies and of what
    chance may bring only one: the worst for the goal, or else the likeliest."""
    has_all_lines: bool
    """Whether no line was left out for there being too many, or a limit."""
    nodes: int
    seconds: float
    stopped: SearchStop | None = None
    is_either_or: bool = False

    @property
    def value(self) -> Value | None:
        """The best that can be had; at least so much can, if it is not proven."""
        return self.turns[0].value if self.turns else None

    @property
    def second(self) -> Value | None:
        """What the best of the wrong first turns comes to."""
        return next((turn.value for turn in self.turns if turn.value != self.value), None)

    @property
    def best(self) -> tuple[SolvedTurn, ...]:
        return tuple(turn for turn in self.turns if turn.value == self.value)

    @property
    def has_answer(self) -> bool:
        """Whether there is a line that a solver could look for."""
        return bool(self.turns) and not (self.is_either_or and not self.value)

    @property
    def has_one_answer(self) -> bool:
        """Whether it is proven that all best lines begin with the same turn."""
        return self.is_proven and self.has_answer and len(self.best) == 1

    @property
    def has_one_line(self) -> bool:
        """Whether even the whole line is the only one."""
        return self.has_one_answer and self.has_all_lines and len(self.lines) == 1


@dataclass(frozen=True)
class SolverProgress:
    done: int
    of: int
    """First turns."""
    value: Value | None
    """The best so far."""
    nodes: int


Tell = Callable[[SolverProgress], None]
