"""What happened lately, found by reading events backwards: the last one comes first."""

from __future__ import annotations

from collections.abc import Iterable

from carcqt.rules.events import Event, points
from carcqt.rules.games.expedition.events import Built, Earned, Hired, Robbed, Shown, Turned


def got_in_round(events: Iterable[Event], seat: int) -> list[Event]:
    """What a seat has got since the event of this round was turned up, in the order of events."""
    found: list[Event] = []
    for event in events:
        if isinstance(event, Turned):
            break
        if isinstance(event, Earned | Robbed | Hired | Shown) and event.seat == seat:
            found.append(event)
    return found[::-1]


def last_tents(events: Iterable[Event]) -> dict[str, int]:
    """The villages where tents came to stand in this round or, at its start, in the last one,
    with the seat of the latest."""
    found: dict[str, int] = {}
    for event in events:
        if isinstance(event, Built):
            found.setdefault(event.spot.zone, event.seat)
        elif isinstance(event, Turned) and found:
            break
    return found


def last_announced(events: Iterable[Event], seat: int) -> int | None:
    """What a seat's card was worth when it was shown; camps built since then do not count."""
    for event in events:
        if isinstance(event, Shown) and event.seat == seat:
            return points(event.items)
    return None
