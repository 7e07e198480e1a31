"""What can be wrong with a position of any game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from carcqt.rules.game import Game
from carcqt.rules.position import Position
from carcqt.rules.problems import Problem


def table_problems(rules: type[Game[Any]], position: Position) -> Iterator[Problem]:
    """Of a position: game, options, seats and phase."""
    description, players = rules.description, position.players
    if position.game != description.game:
        yield Problem.at("game-unknown", "game", game=position.game, known=description.game)
    yield from rules.option_problems(dict(position.options))
    for key in rules.extra_type.of(position.extra).unknown:
        yield Problem.at("extra-unknown", "extra", key=key)
    if players not in description.players:
        yield rules.players_problem(players)
    if not 0 <= position.to_move < players:
        yield Problem.at("seat-unknown", "to_move", seat=position.to_move + 1, players=players)
    if position.phase not in rules.phases:
        known = ", ".join(rules.phases)
        yield Problem.at("phase-unknown", "phase", phase=position.phase, known=known)
