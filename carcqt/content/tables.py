"""Who sits at a table and how they want to play: what a game needs beyond its rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from carcqt.content.cleaning import clean
from carcqt.content.materials import MaterialFile

LONGEST_NAME: Final = 100
"""Letters of a player's name or a title."""


def one_line(text: str) -> str:
    """Return a name as a file can hold it, whatever was typed, pasted or read."""
    return " ".join(clean(" ".join(text.split())).split())[:LONGEST_NAME]


class SeatKind(Enum):
    PERSON = "person"
    COMPUTER = "computer"


class Undo(Enum):
    """What may be taken back."""

    FREE = "free"
    TURN = "turn"
    """Within the turn, and never across a draw."""
    NEVER = "never"


@dataclass(frozen=True, slots=True)
class Seat:
    name: str
    colour: int
    """Which of the players' colours, counted from 0."""
    kind: SeatKind = SeatKind.PERSON
    level: str = "medium"
    """Which computer player."""


@dataclass(frozen=True, slots=True)
class Aids:
    """What the table shows that a box of wood and cardboard would not."""

    squares: bool = True
    """Where the tile may go."""
    regions: bool = True
    """Whose a region is and how open, when the pointer rests on it."""
    projected: bool = True
    """What a region or a move would bring."""
    left: bool = True
    """Which tiles are still to come, and which squares none of them fits."""
    hints: bool = True
    """Which turns are good, whenever somebody asks."""


@dataclass(frozen=True)
class TableSetup:
    """How a table is set up: who sits there, with what they play, and which help they want."""

    material_file: MaterialFile
    seats: tuple[Seat, ...]
    first: int = 0
    options: Mapping[str, str] = field(default_factory=dict)
    aids: Aids = Aids()
    undo: Undo = Undo.TURN
    seed: int | None = None
    title: str = ""
    """What the players call this game."""
    hinted: tuple[int, ...] = ()
    """After how many moves somebody looked at hints."""

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats where people sit."""
        return tuple(n for n, seat in enumerate(self.seats) if seat.kind is SeatKind.PERSON)

    @property
    def only_person(self) -> int | None:
        """The seat of the person at the table, if there is only one."""
        return self.persons[0] if len(self.persons) == 1 else None

    @property
    def game(self) -> str:
        return self.material_file.game

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]
