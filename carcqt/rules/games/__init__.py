"""The games, by their id: a module or package of each, with what it says of itself as data and the
rules that are not data. Nothing else names one.
"""

from __future__ import annotations

from typing import Any, Final

from carcqt.rules.game import Game
from carcqt.rules.games.amazon import Amazon
from carcqt.rules.games.expedition import Expedition
from carcqt.rules.games.goldrush import Goldrush
from carcqt.rules.games.hunters import Hunters

_ALL: Final[tuple[type[Game[Any]], ...]] = (Hunters, Goldrush, Amazon, Expedition)

GAMES: Final = {game.description.game: game for game in _ALL}
