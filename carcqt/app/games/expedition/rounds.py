"""What the table of the expedition takes from a table, as far as it may be seen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from carcqt.play.table import Table
from carcqt.rules.events import Event
from carcqt.rules.games.expedition.explorers import explorers_of
from carcqt.rules.games.expedition.recent import got_in_round, last_tents
from carcqt.rules.games.expedition.state import ExpeditionState


def expedition_of(table: Table) -> ExpeditionState:
    game = table.game
    assert isinstance(game, ExpeditionState)
    return game


def events_back(table: Table) -> Iterator[Event]:
    """Everything that happened, the last first."""
    for moment in reversed(table.moments):
        yield from reversed(moment.events)


def of_this_round(table: Table, seat: int) -> list[Event]:
    return got_in_round(events_back(table), seat)


def last_camps(table: Table) -> dict[str, int]:
    return last_tents(events_back(table))


def missions_of(table: Table, seat: int) -> Sequence[str]:
    """The missions of a seat that may be on the screen now, by their ids."""
    return explorers_of(table.position())[seat].missions
