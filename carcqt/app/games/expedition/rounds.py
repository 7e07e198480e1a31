"""What the table of the expedition takes from a session, as far as it may be seen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from carcqt.play.showing import Showing
from carcqt.rules.events import Event
from carcqt.rules.games.expedition.explorers import explorers_of
from carcqt.rules.games.expedition.recent import got_in_round, last_tents
from carcqt.rules.games.expedition.state import ExpeditionState


def expedition_of(session: Showing) -> ExpeditionState:
    game = session.game
    assert isinstance(game, ExpeditionState)
    return game


def events_back(session: Showing) -> Iterator[Event]:
    """Everything that happened, the last first."""
    for moment in reversed(session.moments):
        yield from reversed(moment.events)


def of_this_round(session: Showing, seat: int) -> list[Event]:
    return got_in_round(events_back(session), seat)


def last_camps(session: Showing) -> dict[str, int]:
    return last_tents(events_back(session))


def missions_of(session: Showing, seat: int) -> Sequence[str]:
    """The missions of a seat that may be on the screen now, by their ids."""
    return explorers_of(session.position())[seat].missions
