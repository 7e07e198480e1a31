"""The table of each game, by its id, and what only one game has at it. Nothing else in `app` names
a game. A module or package of a game comes in under the name that it has in `rules/games`."""

from __future__ import annotations

from typing import Final

from carcqt.app.games.amazon import AmazonTable
from carcqt.app.games.expedition.table import ExpeditionTable
from carcqt.app.games.goldrush import GoldrushTable
from carcqt.app.games.hunters import HuntersTable
from carcqt.app.table.gametable import GameTable
from carcqt.rules.games.amazon import Amazon
from carcqt.rules.games.expedition import Expedition
from carcqt.rules.games.goldrush import Goldrush
from carcqt.rules.games.hunters import Hunters
from carcqt.ui.language import language

GAME_TABLES: Final[dict[str, type[GameTable]]] = {
    Hunters.description.game: HuntersTable,
    Goldrush.description.game: GoldrushTable,
    Amazon.description.game: AmazonTable,
    Expedition.description.game: ExpeditionTable,
}


def game_table(game: str) -> GameTable:
    """A game's table, in whatever language is set."""
    return GAME_TABLES[game](game, language().translate)
