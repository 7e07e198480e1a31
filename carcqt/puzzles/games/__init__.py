"""What puzzles of each game may be about besides, by its id: one module for each. Nothing else here
names a game.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from typing import Any, Final

from carcqt.puzzles.games import amazon, expedition, goldrush, hunters
from carcqt.puzzles.playedline import PlayedLine
from carcqt.rules.extra import Extra
from carcqt.rules.game import Game
from carcqt.rules.games.amazon import Amazon
from carcqt.rules.games.expedition import Expedition
from carcqt.rules.games.goldrush import Goldrush
from carcqt.rules.games.hunters import Hunters
from carcqt.rules.geometry import Square


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
_NONE: Final = GameThemes((), lambda _line: iter(()))


def game_themes(game: str) -> GameThemes:
    """Those that only this game has; none, where it says nothing of them."""
    return GAME_THEMES.get(game, _NONE)


TRIMMED_EXTRA: Final[dict[str, Callable[[Game[Any], Collection[Square]], Extra]]] = {
    Goldrush.description.game: goldrush.trimmed_extra
}
"""What is left of what only a game keeps when nothing but these squares is covered any more."""
