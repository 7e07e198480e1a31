"""From which size on a window looks different: decided here and nowhere else."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import Final

_NARROW: Final = 1200
_WIDE: Final = 1800
_LOW: Final = 760
_RAILS: Final = (248, 272, 320)


class Width(Enum):
    NARROW = "narrow"
    NORMAL = "normal"
    WIDE = "wide"


@dataclass(frozen=True, slots=True)
class Size:
    width: Width
    is_low: bool
    across: float = field(default=0, compare=False)
    """Width at 100 %, in pixels."""
    down: float = field(default=0, compare=False)

    @classmethod
    def of(cls, width: int, height: int, scale: float = 1.0) -> Size:
        """With larger text the same window is a smaller one."""
        across, down = width / scale, height / scale
        if across < _NARROW:
            name = Width.NARROW
        else:
            name = Width.WIDE if across >= _WIDE else Width.NORMAL
        return cls(name, down < _LOW, across, down)

    @property
    def is_narrow(self) -> bool:
        return self.width is Width.NARROW

    @property
    def is_wide(self) -> bool:
        return self.width is Width.WIDE

    @property
    def rail(self) -> int:
        """How wide the panel beside a board is, at 100 %."""
        return _RAILS[list(Width).index(self.width)]
