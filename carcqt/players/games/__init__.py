"""What differs between games in how they are valued: a module a game, where it has one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol

from carcqt.players.evaluator import Evaluator, OutlookEvaluator
from carcqt.players.facts import Fact
from carcqt.players.games.amazon import AmazonProspects
from carcqt.players.games.amazon_boats import Boats
from carcqt.players.games.expedition.thinking import ExpeditionThought
from carcqt.players.games.expedition.valuing import ExpeditionEvaluator
from carcqt.players.games.goldrush import GoldrushProspects
from carcqt.players.games.goldrush_tents import Tents
from carcqt.players.games.hunters import HuntersProspects
from carcqt.players.levels import Sight
from carcqt.players.tiles.evaluator import TileEvaluator
from carcqt.players.tiles.finding import TurnFacts
from carcqt.players.tiles.playing import TRIED
from carcqt.players.tiles.prospects import Prospects
from carcqt.players.tiles.viewpoint import Mechanism
from carcqt.rules.game import Game, Turn
from carcqt.rules.tilelaying.game import TileLaying

PROSPECTS: Final[dict[str, type[Prospects]]] = {
    "hunters": HuntersProspects,
    "goldrush": GoldrushProspects,
    "amazon": AmazonProspects,
}
"""Of tile-laying games, by their names; any other is valued by its regions and pieces alone."""
MECHANISMS: Final[dict[str, type[Mechanism]]] = {"goldrush": Tents, "amazon": Boats}
"""Facts about things of tile-laying games that are no regions."""
EVALUATORS: Final[dict[str, Callable[[Game[Any], Sight], Evaluator]]] = {
    "expedition": ExpeditionEvaluator
}
"""Of games that are not tile-laying; any other is valued by its outlook."""
FAR_SEEN: Final = frozenset({"amazon"})
"""Games in which more is to be seen further ahead: boats and jungles decide late what was begun
early, and a draw changes less than elsewhere."""
PIECES_TRIED: Final = {"goldrush": 2}
"""Games in which so many of the best ways to lay a tile have pieces tried, playing on: where a tile
can be claimed in many ways, more sets of draws say more than the very best turn in each."""
THOUGHTS: Final = {"expedition": ExpeditionThought}
"""Games whose turns are not decided as a whole: what is chosen in secret comes to light within."""


def evaluator(game: Game[Any], sight: Sight = Sight.WHOLE) -> Evaluator:
    name = game.description.game
    if isinstance(game, TileLaying):
        kind, tried = PROSPECTS.get(name, Prospects), PIECES_TRIED.get(name, int(TRIED))
        return TileEvaluator(game, sight, kind, tried=tried)
    return EVALUATORS.get(name, OutlookEvaluator)(game, sight)


class FactFinder(Protocol):
    def find(self, turn: Turn) -> tuple[tuple[Fact, ...], float]:
        """Return the facts about a turn, and its gain in points over doing nothing."""


class _NoFacts:
    def find(self, turn: Turn) -> tuple[tuple[Fact, ...], float]:
        return (), 0.0


def turn_facts(game: Game[Any], valued: Evaluator) -> FactFinder:
    """Return the finder of facts for the turns from a position; other games have none yet."""
    if not isinstance(game, TileLaying):
        return _NoFacts()
    return TurnFacts(game, valued, MECHANISMS.get(game.description.game, Mechanism))
