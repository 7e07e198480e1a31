"""What puzzles on the Amazon may be about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from carcqt.puzzles.playedline import PlayedLine
from carcqt.rules.events import Placed
from carcqt.rules.games.amazon import Amazon, DoubleChosen, RiverScoring

RACE: Final = "race"
"""A boat comes past another, or the river is scored."""
DOUBLE: Final = "double"
CAMP: Final = "camp"

THEMES: Final = (RACE, DOUBLE, CAMP)


def themes_of(line: PlayedLine) -> Iterator[str]:
    for event in line.own:
        if isinstance(event, RiverScoring):
            yield RACE
        elif isinstance(event, DoubleChosen):
            yield DOUBLE
        elif isinstance(event, Placed) and event.piece == "camp":
            yield CAMP
    before, after = line.before, line.after
    assert isinstance(before, Amazon)
    assert isinstance(after, Amazon)
    if _behind(after, line.seat) < _behind(before, line.seat):
        yield RACE


def _behind(game: Amazon, seat: int) -> int:
    """How many boats are ahead of one's own."""
    return sum(boat > game.boats[seat] for boat in game.boats)
