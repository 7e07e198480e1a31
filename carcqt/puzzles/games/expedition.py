"""What puzzles of the expedition may be about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from carcqt.content.goals import OtherSeats
from carcqt.puzzles.playedline import PlayedLine
from carcqt.rules.games.expedition.events import Built, Chosen, Hired
from carcqt.rules.games.expedition.moves import Block

MISSION: Final = "mission"
"""The seat's own is fulfilled."""
DUEL: Final = "duel"
"""A card is chosen that others answer."""
GUIDE: Final = "guide"
NEUTRAL: Final = "neutral"
"""A neutral tent takes a place."""
CAMPS: Final = "camps"
"""Several in one round."""

THEMES: Final = (MISSION, DUEL, GUIDE, NEUTRAL, CAMPS)


def themes_of(line: PlayedLine) -> Iterator[str]:
    before, after = (game.attained(line.seat)["mission"] for game in (line.before, line.after))
    if (after - before) & _missions(line):
        yield MISSION
    if line.goal.others is OtherSeats.BEST and any(isinstance(e, Chosen) for e in line.own):
        yield DUEL
    if any(isinstance(event, Hired) for event in line.own):
        yield GUIDE
    made = [move for move, _ in line.after.record]
    if any(isinstance(move, Block) for move in made):
        yield NEUTRAL
    for turn in line.turns:
        if sum(isinstance(event, Built) and event.seat == line.seat for event in turn) > 1:
            yield CAMPS


def _missions(line: PlayedLine) -> set[object]:
    """The seat's own."""
    missions = line.puzzle.position.extra.plain().get("missions")
    own = missions[line.seat] if isinstance(missions, tuple) else ()
    return {*own} if isinstance(own, tuple) else set()
