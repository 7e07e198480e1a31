"""What a search has found, and how sure it is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from carcqt.rules.game import Turn
from carcqt.search.aims import Value
from carcqt.search.limits import Stop
from carcqt.search.table import Bound


class Proof(Enum):
    PROVEN = "proven"
    """Every line that counts was followed to its end."""
    TO_DEPTH = "to depth"
    """Exact for so many turns, after which positions were only valued."""
    UNFINISHED = "unfinished"
    """Stopped before anything was exact."""


@dataclass(frozen=True)
class FirstTurn:
    number: int
    moves: Turn
    value: Value
    """What it comes to with the best play after it."""
    bound: Bound
    """A turn that is worse than another is not always searched until it is known how much."""
    complete: bool
    """Whether none of its lines was broken off."""


@dataclass(frozen=True)
class Result:
    value: Value | None
    proof: Proof
    depth: int
    """How many turns were looked ahead."""
    turns: tuple[FirstTurn, ...]
    """The best one first; of equal ones the first by its number."""
    low: Value | None
    high: Value | None
    """What is proven of the value at the end of all lines, however far the search came."""
    nodes: int
    seconds: float
    stopped: Stop | None

    @property
    def best(self) -> FirstTurn | None:
        return self.turns[0] if self.turns else None

    @property
    def all_best(self) -> tuple[FirstTurn, ...]:
        """Those known to be as good as the best; all of them, if every turn was asked for."""
        return tuple(
            turn for turn in self.turns if turn.value == self.value and turn.bound is Bound.EXACT
        )


@dataclass(frozen=True)
class Progress:
    """Told after each first turn."""

    depth: int
    done: int
    of: int
    value: Value
    """The best so far, at this depth."""
    nodes: int


Told = Callable[[Progress], None]
