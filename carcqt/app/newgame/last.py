"""The table that a game was begun with last time, in the settings."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Final

from pydantic import Field, TypeAdapter

from carcqt.art.brush.marks import PLAYERS as COLOURS
from carcqt.content.kept import Count, LocalPath, Name
from carcqt.content.tables import Seat, SeatKind, one_line
from carcqt.players.levels import on_ladder
from carcqt.rules.games import GAMES
from carcqt.ui.settings import settings

Row = tuple[Name, Count, SeatKind, Name]
"""A seat: its name, if somebody chose one, its colour, who plays and at which level."""


@dataclass(frozen=True)
class LastTable:
    seats: Annotated[list[Row], Field(max_length=20)] = field(default_factory=list)
    first: Count | None = None
    options: dict[Name, Name] = field(default_factory=dict)
    material: LocalPath = None

    def chosen_seats(self, game: str) -> list[tuple[Seat, bool]]:
        """Return the seats, each with whether its name was chosen; at first, a person and a
        computer."""
        low, high = limits_of(game)
        if low <= len(self.seats) <= high:
            return [
                (Seat(one_line(name), colour % len(COLOURS), kind, on_ladder(level)), bool(name))
                for name, colour, kind, level in self.seats
            ]
        name = next(iter(settings().names), "")
        own = settings().colour % len(COLOURS)
        others = [colour for colour in range(len(COLOURS)) if colour != own][: low - 1]
        seats = [(Seat(name, own), bool(name))]
        return seats + [(Seat("", colour, SeatKind.COMPUTER), False) for colour in others]

    @property
    def beginner(self) -> int | None:
        """The seat that begins; `None` if it is drawn."""
        first = self.first
        return None if first is None or first >= len(self.seats) else first


_MODEL: Final = TypeAdapter(LastTable)


def last_game() -> str:
    last = settings().text("newgame/last")
    return last if last in GAMES else next(iter(GAMES))


def last_table(game: str) -> LastTable:
    return settings().value(f"newgame/{game}", _MODEL, LastTable())


def keep_table(game: str, table: LastTable) -> None:
    settings().set_text("newgame/last", game)
    settings().set_value(f"newgame/{game}", _MODEL, table)


def limits_of(game: str) -> tuple[int, int]:
    """Return how few and how many may play."""
    players = GAMES[game].description.players
    return players[0], players[-1]
