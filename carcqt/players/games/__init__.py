"""What differs between games in how they are valued: a module a game, where it has one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from carcqt.players.evaluator import Evaluator, OutlookEvaluator
from carcqt.players.levels import Sight
from carcqt.rules.game import Game

EVALUATORS: Final[dict[str, Callable[[Game[Any], Sight], Evaluator]]] = {}
"""By the game's name; any other is valued by its outlook."""


def evaluator(game: Game[Any], sight: Sight = Sight.WHOLE) -> Evaluator:
    return EVALUATORS.get(game.description.game, OutlookEvaluator)(game, sight)
