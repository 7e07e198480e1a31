"""Turns valued one after the other, with what they leave alone noted, have the same values."""

from __future__ import annotations

from random import Random

import pytest

from carcqt.players.games import evaluator
from carcqt.players.levels import Sight
from carcqt.players.tiles.evaluator import TileEvaluator
from carcqt.rules.tilelaying.game import TileLaying
from tests.effort import seeds
from tests.support import TILE_LAYING, new_game, random_move

EACH = pytest.mark.parametrize("rules", TILE_LAYING.values(), ids=list(TILE_LAYING))


@EACH
@pytest.mark.parametrize("seed", seeds(2, 60))
def test_values_after_turns_are_those_of_each_position_alone(
    rules: type[TileLaying], seed: int
) -> None:
    rng, compared = Random(seed), 0
    players = rules.description.players
    game = new_game(rules, players[seed % len(players)], seed)
    assert isinstance(game, TileLaying)
    while not game.is_over:
        if rng.random() < 0.08:
            sight = rng.choice((Sight.WHOLE, Sight.WHOLE, Sight.PLAIN, Sight.NOVICE))
            values = evaluator(game, sight)
            assert isinstance(values, TileEvaluator)
            turns = game.turn_codes()
            turns = rng.sample(turns, min(len(turns), 60))
            alone = []
            for codes in turns:
                for code in codes:
                    game.kernel.play(code)
                alone.append(values.prospects.values())
                for _ in codes:
                    game.kernel.pop()
            # In any order, so that notes of one situation give way to those of another.
            assert values.prospects.after(turns) == alone
            compared += len(turns)
        game.push(random_move(game, rng))
    assert compared > 50


@EACH
def test_a_turn_is_valued_alike_when_regions_are_noted_already(rules: type[TileLaying]) -> None:
    rng = Random(5)
    game = new_game(rules, 2, 5)
    assert isinstance(game, TileLaying)
    for _ in range(60):
        game.push(random_move(game, rng))
    values = evaluator(game, Sight.WHOLE)
    assert isinstance(values, TileEvaluator)
    alone = values.playing.best_turn()
    assert values.prospects.note_regions()
    assert not values.prospects.note_regions()
    assert values.playing.best_turn() == alone
    game.kernel.forget_held()
    assert values.playing.best_turn() == alone
