"""How large pictures of games and puzzles are drawn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class PictureSize:
    """Width and height of a picture and of a square of the board on it, in pixels."""

    width: int
    height: int
    square: int

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"

    @property
    def half(self) -> PictureSize:
        return PictureSize(self.width // 2, self.height // 2, self.square // 2)


LARGE: Final = PictureSize(920, 600, 200)
"""Of a game: twice as large as it is mostly shown."""
SMALL: Final = LARGE.half
"""Of a game, drawn first: four times as quick."""
OPENING: Final = PictureSize(490, 274, 96)
"""Of the beginning of a puzzle."""
