"""What the table of a map game asks of its game, as far as the whole table may know it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from carcqt.app.showing import Showing
from carcqt.rules.events import Event, Item
from carcqt.rules.games.expedition.events import Built, Earned, Hired, Robbed, Shown, Turned
from carcqt.rules.games.expedition.facts import ALL, GUIDE, PATH, SPECIES_NUMBERS, WATERWAY
from carcqt.rules.games.expedition.network import bits_of
from carcqt.rules.games.expedition.state import ExpeditionState
from carcqt.rules.maps import IncomeCard

CLOSES = {"jaguar": PATH, "crocodile": WATERWAY}
"""Which kind of link an event closes."""


def journey_of(session: Showing) -> ExpeditionState:
    game = session.game
    assert isinstance(game, ExpeditionState)
    return game


def closed_to(game: ExpeditionState, seat: int) -> str:
    """The kind of link that a seat cannot use in this round, if any."""
    shown = bool(game.order)
    if shown and game.is_shielded(seat):
        return ""
    return CLOSES.get(game.event, "")


def ways_to(game: ExpeditionState, seat: int, village: str) -> dict[str, list[str]]:
    """For each kind of link, the camps of a seat from which it leads to a village."""
    number = game.network.numbers[village]
    found = {}
    for kind, joined in game.network.joined.items():
        camps = bits_of(joined[number] & game.camps[seat])
        if camps:
            found[kind] = [game.network.ids[camp] for camp in camps]
    return found


def links_of(game: ExpeditionState, village: str) -> dict[str, list[str]]:
    """For each kind of link, the villages that it leads to."""
    number = game.network.numbers[village]
    return {
        kind: [game.network.ids[other] for other in bits_of(joined[number])]
        for kind, joined in game.network.joined.items()
        if joined[number]
    }


def price_of(game: ExpeditionState, village: str) -> int | None:
    """What the next camp there costs, in gold; nothing where no square is free."""
    number = game.network.numbers[village]
    prices, filled = game.material.village[village].prices, game.filled[number]
    return prices[filled] if filled < len(prices) else None


def worth_of(game: ExpeditionState, seat: int, card: IncomeCard) -> tuple[Item, ...]:
    """What a card would announce if it were shown now."""
    counts = game.counts[seat]
    if card.shows == ALL:
        what, more = "largest", max(counts)
    elif card.shows == GUIDE:
        what, more = GUIDE, sum(game.guides[seat])
    else:
        what, more = card.shows, counts[SPECIES_NUMBERS[card.shows]]
    return Item("card", card.value, 1), Item(what, more, 1)


def of_this_round(session: Showing, seat: int) -> list[Event]:
    """What a seat has got since the event of this round was turned up."""
    found: list[Event] = []
    for moment in reversed(session.moments):
        for event in reversed(moment.events):
            if isinstance(event, Turned):
                return found[::-1]
            if isinstance(event, Earned | Robbed | Hired | Shown) and event.seat == seat:
                found.append(event)
    return found[::-1]


def last_camps(session: Showing) -> dict[str, int]:
    """The villages where tents came to stand in this round or, at its start, in the last one."""
    found: dict[str, int] = {}
    for moment in reversed(session.moments):
        for event in reversed(moment.events):
            if isinstance(event, Built):
                found.setdefault(event.spot.zone, event.seat)
            elif isinstance(event, Turned) and found:
                return found
    return found


def missions_of(session: Showing, seat: int) -> Sequence[str]:
    """The missions of a seat that may be on the screen now, by their ids."""
    extra: dict[str, Any] = dict(session.position().extra)
    return [mission for mission in extra["missions"][seat] if mission is not None]


def back_after(game: ExpeditionState, seat: int) -> int:
    """After which round all cards of a seat are in its hand again; 0 if the game ends before."""
    now = len(game.gone) + 1
    in_hand = len(game.hand(seat))
    last = now + game.left_in(0).total()
    after = now + in_hand - (0 if game.order else 1)
    return after if after < last else 0
