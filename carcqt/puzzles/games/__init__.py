"""What puzzles of each game may be about besides, by its id: one module for each. Nothing else here
names a game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from carcqt.puzzles.games import amazon, expedition, goldrush, hunters
from carcqt.puzzles.playedline import PlayedLine
from carcqt.rules.games.amazon import Amazon
from carcqt.rules.games.expedition import Expedition
from carcqt.rules.games.goldrush import Goldrush
from carcqt.rules.games.hunters import Hunters


@dataclass(frozen=True)
class GameThemes:
    themes: tuple[str, ...]
    of: Callable[[PlayedLine], Iterator[str]]


GAME_THEMES: Final = {
    Hunters.description.game: GameThemes(hunters.THEMES, hunters.themes_of),
    Goldrush.description.game: GameThemes(goldrush.THEMES, goldrush.themes_of),
    Amazon.description.game: GameThemes(amazon.THEMES, amazon.themes_of),
    Expedition.description.game: GameThemes(expedition.THEMES, expedition.themes_of),
}
