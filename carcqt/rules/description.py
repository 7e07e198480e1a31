"""What a game says of itself as data: checks, palettes, help and options are made from it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cached_property

START = "start"
"""The pile whose tiles lie on the table when the game begins."""
TOKENS = "tokens"
"""The pile of tokens, in games that have any."""


class Role(Enum):
    """How a terrain lies on a tile."""

    OPEN = "open"
    """Ground: takes whole sides, and the outer points of a side with a line."""
    COVER = "cover"
    """Takes whole sides."""
    LINE = "line"
    """Takes the middle point of a side; may lead to hubs."""
    HUB = "hub"
    """Reaches no side; lines lead to it."""


@dataclass(frozen=True, slots=True)
class Terrain:
    id: str
    role: Role
    completes: bool = False
    """A region of it scores once it has no open end; a hub, once all lines to it have none."""
    ends_lines: bool = False
    """Lines may lead to it, as to any hub."""


@dataclass(frozen=True, slots=True)
class System:
    """Zones of several terrains counted as one, joined across sides and by what leads to what."""

    id: str
    joins: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Icon:
    id: str
    on: tuple[str, ...]
    most: int
    """The largest number one zone may show."""


@dataclass(frozen=True, slots=True)
class Piece:
    id: str
    count: int
    """How many each player has in the supply at the start."""
    on: tuple[str, ...]
    system: str | None = None
    """What it claims, where that is not just the zone it stands on."""
    roams: bool = False
    """It claims nothing, and goes to any free zone of an unfinished region on the whole table."""


@dataclass(frozen=True, slots=True)
class Token:
    id: str
    worth: int
    count: int
    """How many there are, where a deck does not say."""


@dataclass(frozen=True, slots=True)
class Option:
    id: str
    choices: tuple[str, ...]
    """The first one is the default."""


@dataclass(frozen=True, slots=True)
class MapLimits:
    """What a map may have, beyond what the terrains and icons say; nothing of what is not named."""

    prices: range = range(0)
    """Of a camp, in gold."""
    squares: int = 0
    """In a village, at most."""
    mission: int = 0
    """Villages of a mission."""
    missions: int = 0
    """At least."""
    cards: bool = False
    """Whether each player has income cards."""
    shows: tuple[str, ...] = ()
    """What an income card may show besides the icons."""


@dataclass(frozen=True, eq=False)
class Description:
    game: str
    players: range
    terrains: tuple[Terrain, ...]
    pieces: tuple[Piece, ...]
    icons: tuple[Icon, ...]
    piles: tuple[str, ...]
    """The first one is where tiles go that name no pile."""
    sources: tuple[str, ...]
    """Where points come from."""
    material: str = "deck"
    """The kind of file that says what it is played with."""
    systems: tuple[System, ...] = ()
    options: tuple[Option, ...] = ()
    tokens: tuple[Token, ...] = ()
    stream: str | None = None
    """The terrain that runs southwards through the table. Tiles that show it only continue it at
    its mouth, and no other tile may lie ahead of that."""
    map: MapLimits = MapLimits()
    """For a game that is played on one."""

    @cached_property
    def lines(self) -> tuple[str, ...]:
        """The terrains that are lines: on a map, the kinds of link."""
        return tuple(terrain.id for terrain in self.terrains if terrain.role is Role.LINE)

    @cached_property
    def all_piles(self) -> tuple[str, ...]:
        return (*self.piles, TOKENS) if self.tokens else self.piles

    @cached_property
    def terrain(self) -> dict[str, Terrain]:
        return {terrain.id: terrain for terrain in self.terrains}

    @cached_property
    def icon(self) -> dict[str, Icon]:
        return {icon.id: icon for icon in self.icons}

    @cached_property
    def piece(self) -> dict[str, Piece]:
        return {piece.id: piece for piece in self.pieces}

    @cached_property
    def roaming(self) -> tuple[int, ...]:
        """The numbers of the kinds of piece that roam."""
        return tuple(number for number, piece in enumerate(self.pieces) if piece.roams)

    @cached_property
    def piece_numbers(self) -> dict[str, int]:
        return {piece.id: number for number, piece in enumerate(self.pieces)}
