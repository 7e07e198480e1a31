"""What the pointer does on the canvas, and what it points at."""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import Enum
from typing import Final

_STRAY: Final = 14
"""So far beside its zone, a hand may have wanted an icon at the rim of it."""


class TileTool(Enum):
    SELECT = "select"
    BRUSH = "brush"
    JOIN = "join"
    ERASE = "erase"


@dataclass(frozen=True, slots=True)
class TileTarget:
    """What is under the pointer: a point of the edge comes before the zone there."""

    point: int | None = None
    zone: str | None = None
    icon: str | None = None
    """An icon of the zone that lies just there."""
    order: int = 0
    """Which of the zone's icons of this kind."""

    @property
    def is_nothing(self) -> bool:
        return self.point is None and self.zone is None


@dataclass(frozen=True, slots=True)
class IconAim:
    """Where an icon is taken to; places are in hundredths of a square."""

    zone: str | None
    place: tuple[int, int]
    home: tuple[int, int]
    """The nearest place in its own zone."""

    @property
    def is_near_home(self) -> bool:
        return math.dist(self.place, self.home) <= _STRAY


@dataclass(frozen=True, slots=True)
class ProblemMark:
    """Where something is wrong: at a point, or else in a zone."""

    text: str
    point: int | None = None
    zone: str | None = None
    grave: bool = True
