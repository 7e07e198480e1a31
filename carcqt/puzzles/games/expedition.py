"""What puzzles of the expedition may be about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from carcqt.content.goals import OtherSeats
from carcqt.puzzles.playedline import PlayedLine
from carcqt.rules.events import Scored
from carcqt.rules.games.expedition import Expedition
from carcqt.rules.games.expedition.events import Built, Chosen, Hired
from carcqt.rules.games.expedition.moves import Block, Build, Choose, Rest

MISSION: Final = "mission"
"""The seat's own is fulfilled."""
ROUTE: Final = "route"
"""Villages are to be reached."""
FIVE: Final = "five"
"""All species come together."""
DUEL: Final = "duel"
"""A card is chosen that others answer."""
SHIELD: Final = "shield"
"""A card keeps a bad event away."""
GUIDE: Final = "guide"
NEUTRAL: Final = "neutral"
"""A neutral tent takes a place."""
THRIFT: Final = "thrift"
"""A round in which something could be built passes without."""

TWOFOLD: Final = "twofold"
"""One that all games have: here, several camps in one round."""

THEMES: Final = (MISSION, ROUTE, FIVE, DUEL, SHIELD, GUIDE, NEUTRAL, THRIFT)


def themes_of(line: PlayedLine) -> Iterator[str]:
    before, after = (game.attained(line.seat)["mission"] for game in (line.before, line.after))
    if (after - before) & _missions(line):
        yield MISSION
    if line.goal.others is OtherSeats.BEST and any(isinstance(e, Chosen) for e in line.own):
        yield DUEL
    for event in line.own:
        if isinstance(event, Scored) and event.source == "chip" and event.seat == line.seat:
            yield FIVE
        elif isinstance(event, Hired):
            yield GUIDE
    for turn in line.turns:
        if sum(isinstance(event, Built) and event.seat == line.seat for event in turn) > 1:
            yield TWOFOLD
    yield from _of_moves(line)


def _of_moves(line: PlayedLine) -> Iterator[str]:
    """What shows only where the moves are made."""
    game = line.puzzle.start()
    assert isinstance(game, Expedition)
    built = False
    for move, outcome in line.after.record:
        if isinstance(move, Block):
            yield NEUTRAL
        elif game.to_move == line.seat:
            if isinstance(move, Choose):
                built = False
                if game.protects(game.network.cards[move.card]):
                    yield SHIELD
            elif isinstance(move, Build):
                built = True
            elif isinstance(move, Rest) and not built:
                yield THRIFT
        game.push(move, outcome)


def _missions(line: PlayedLine) -> set[object]:
    """The seat's own."""
    missions = line.puzzle.position.extra.plain().get("missions")
    own = missions[line.seat] if isinstance(missions, tuple) else ()
    return {*own} if isinstance(own, tuple) else set()
