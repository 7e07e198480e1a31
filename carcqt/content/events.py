"""Events as plain data, for JSON; seats are counted from 1 and turns are degrees, as in files."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from carcqt.rules.events import Event, Scored, points
from carcqt.rules.moves import DEGREES


def event_data(event: Event) -> dict[str, Any]:
    data: dict[str, Any] = {"event": event.name or type(event).__name__, **asdict(event)}
    if "seat" in data:
        data["seat"] += 1
    for key in ("winners", "seats"):
        if key in data:
            data[key] = [seat + 1 for seat in data[key]]
    if "turn" in data:
        data["turn"] = int(DEGREES[data["turn"]])
    if isinstance(event, Scored):
        data["points"] = points(event.items)
    return data
