"""What a layout keeps that only one game has, as data for its panels."""

from __future__ import annotations

from dataclasses import dataclass

from carcqt.words.speech import Speech


@dataclass(frozen=True)
class SeatNumbers:
    """A number for each seat."""

    key: str
    title: str
    usual: int
    least: int
    most: int = 999
    piece: str = ""
    """What stands for it on the table, if anything does."""
    along: str = ""
    """The icon that the numbers count along the table."""
    called: str = ""
    """The piece, by its name."""


@dataclass(frozen=True)
class SeatHeaps:
    """Tokens in front of each seat."""

    key: str
    title: str


@dataclass(frozen=True)
class CommonHeap:
    """Tokens that are kept for nobody."""

    key: str
    title: str


@dataclass(frozen=True)
class PlacedHeaps:
    """Tokens on zones of the table; while the layout says nothing of them, the game puts them."""

    key: str
    title: str
    note: str
    on: str


ExtraField = SeatNumbers | SeatHeaps | CommonHeap | PlacedHeaps


class Extras(Speech):
    def fields(self) -> list[ExtraField]:
        return []
