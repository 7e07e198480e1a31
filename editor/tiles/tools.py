"""What the pointer does on the canvas, and what it points at."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


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

    @property
    def is_nothing(self) -> bool:
        return self.point is None and self.zone is None


@dataclass(frozen=True, slots=True)
class ProblemMark:
    """Where something is wrong: at a point, or else in a zone."""

    text: str
    point: int | None = None
    zone: str | None = None
    grave: bool = True
