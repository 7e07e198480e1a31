"""Which sounds belong to what happens at the table."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from carcqt.rules.events import Event, Laid, Placed, Scored, points


class Cue(Enum):
    LAY = "lay"
    PLACE = "place"
    SCORE = "score"
    TURN = "turn"
    """It is one's turn again."""


def cues_of(events: Iterable[Event]) -> list[Cue]:
    """Each cue once, in the order in which they are heard."""
    found = set()
    for event in events:
        match event:
            case Laid():
                found.add(Cue.LAY)
            case Placed():
                found.add(Cue.PLACE)
            case Scored() if points(event.items):
                found.add(Cue.SCORE)
    return [cue for cue in Cue if cue in found]
