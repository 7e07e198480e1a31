"""What a table shows of a game beside its stage, as values."""

from __future__ import annotations

from dataclasses import dataclass

from carcqt.art.brush.sprites import Draw


@dataclass(frozen=True, slots=True)
class Count:
    """Something that a player has, and how many."""

    draw: Draw
    count: int
    text: str
    """The same in words, for whoever cannot see the drawing."""


@dataclass(frozen=True, slots=True)
class PileLine:
    """Something that lies beside the board: an icon, and what there is."""

    icon: str
    text: str
    tip: str
    """What it is there for."""


@dataclass(frozen=True, slots=True)
class MoveLabel:
    """A move as something to be done: short for a row, and in full for the button that does it."""

    name: str
    does: str
    draw: Draw | None = None


@dataclass(frozen=True, slots=True)
class Own:
    """What lies face down before a player: its name, and how each looks to the viewer."""

    title: str
    draws: tuple[Draw, ...]
    is_open: bool
