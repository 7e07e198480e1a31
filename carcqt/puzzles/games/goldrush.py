"""What puzzles of the gold rush may be about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from carcqt.puzzles.playedline import PlayedLine
from carcqt.rules.events import Placed
from carcqt.rules.tilelaying.tokens import TokensTaken

TOKENS: Final = "tokens"
TENT: Final = "tent"
"""It is pitched, or moves on."""

THEMES: Final = (TOKENS, TENT)


def themes_of(line: PlayedLine) -> Iterator[str]:
    for event in line.own:
        if isinstance(event, TokensTaken) and event.seat == line.seat:
            yield TOKENS
        elif isinstance(event, Placed) and event.piece == "tent":
            yield TENT
