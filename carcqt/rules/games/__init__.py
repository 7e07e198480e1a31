"""The games, by their id. Nothing else names one."""

from __future__ import annotations

from typing import Any, Final

from carcqt.rules.game import Game
from carcqt.rules.games.expedition import Expedition
from carcqt.rules.games.hunters import Hunters

GAMES: Final[dict[str, type[Game[Any]]]] = {
    game.description.game: game for game in (Hunters, Expedition)
}
