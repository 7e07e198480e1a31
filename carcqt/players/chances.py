"""How likely each seat is to win: by how far it is ahead, and by how much may still happen."""

from __future__ import annotations

import math
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from carcqt.content.data import weights_path
from carcqt.rules.game import Game

FILE: Final = "chances"
_OTHER: Final = "other"


@dataclass(frozen=True, slots=True)
class Doubt:
    """How uncertain a lead is, in thousandths of points."""

    end: int
    """At the very end, as leads are only valued."""
    turn: int
    """For one more turn; for many, as their root."""

    def scale(self, left: int) -> float:
        """In points, with so many turns left."""
        return math.sqrt(self.end**2 + left * self.turn**2) / 1000


@lru_cache(maxsize=32)
def doubt_of(game: str) -> Doubt:
    """As fitted by `python -m tools.chances`; of a game that was not, as of the others."""
    found = tomllib.loads(weights_path(FILE).read_text("utf-8"))
    return Doubt(**found.get(game, found[_OTHER]))


def chances(values: Sequence[float], left: int, doubt: Doubt) -> tuple[float, ...]:
    """Of each seat, with points that it will probably have."""
    scale, top = max(0.001, doubt.scale(left)), max(values)
    weights = [math.exp((value - top) / scale) for value in values]
    return tuple(weight / sum(weights) for weight in weights)


def turns_left(game: Game[Any]) -> int:
    return int(game.left_in(0).total()) + 1
