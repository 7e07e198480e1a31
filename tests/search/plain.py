"""Exhaustive search by the plainest means: moves, no numbers, no pruning, no table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from carcqt.rules.game import Game, Turn
from carcqt.search.aims import Aim, Chance, Value


def first_turns(game: Game[Any], aim: Aim, depth: int) -> dict[Turn, Value]:
    """What each turn comes to, so many turns ahead."""
    found = {}
    for turn in list(game.turns()):
        for move in turn[:-1]:
            game.push(move)
        found[turn] = _after(game, aim, turn, depth - 1)
        for _ in turn[:-1]:
            game.pop()
    return found


def value(game: Game[Any], aim: Aim, depth: int) -> Value:
    if depth == 0 or aim.is_end(game):
        return aim.value(game)
    values = first_turns(game, aim, depth).values()
    return max(values) if aim.raises(game.to_move) else min(values)


def _after(game: Game[Any], aim: Aim, turn: Turn, depth: int) -> Value:
    values = list(_over_outcomes(game, aim, turn, depth))
    if aim.chance is Chance.EXPECTED:
        return sum(chance * found for chance, found in values)
    return min(found for _, found in values)


def _over_outcomes(
    game: Game[Any], aim: Aim, turn: Turn, depth: int
) -> Iterator[tuple[Value, Value]]:
    last = turn[-1]
    given = aim.chance is Chance.GIVEN
    for outcome, chance in [((), 1)] if given else game.outcomes(last):
        game.push(last, outcome)
        yield chance, value(game, aim, depth)
        game.pop()
