"""What happened at a table, divided into its turns and told in lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from carcqt.words.story import StoryLine, StoryWords, Told

TurnParts = tuple[int, list[tuple[int, Told]]]
"""A turn of the table, and its parts: each with the number of moves made by then."""


@dataclass(frozen=True, slots=True)
class ChronicleLine:
    turn: int
    number: int
    """How many moves had been made when it had happened."""
    line: StoryLine


class Chronicle:
    """Collects moves with their events, turn by turn."""

    def __init__(self, piles: Sequence[str]) -> None:
        """`piles` are those of the game's description; a turn begins with a draw from the first."""
        self._piles: Final = piles
        self.turns: Final[list[TurnParts]] = []

    def add(self, number: int, told: Told, turn: int, turn_after: int) -> None:
        """Add a move that led from `turn` to `turn_after`. A draw that begins a turn belongs to
        that turn."""
        events, split = told.events, len(told.events)
        if turn_after > turn and self._piles:
            split = next(n for n, one in enumerate(events) if one.drawn_from == self._piles[0])
        self._parts(turn).append((number, Told(told.seat, told.move, events[:split])))
        if split < len(events):
            self._parts(turn_after).append((number, Told(told.seat, None, events[split:])))

    def _parts(self, turn: int) -> list[tuple[int, Told]]:
        if not self.turns or self.turns[-1][0] != turn:
            self.turns.append((turn, []))
        return self.turns[-1][1]


def told_lines(words: StoryWords, turns: Sequence[TurnParts]) -> Iterator[ChronicleLine]:
    for turn, parts in turns:
        for line in words.lines([told for _, told in parts]):
            yield ChronicleLine(turn, parts[line.part][0], line)
