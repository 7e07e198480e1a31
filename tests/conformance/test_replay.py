"""Records: the moves and what was drawn after each are the whole game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from carcqt.rules.game import Game
from carcqt.rules.moves import read_move
from tests.support import assert_alike, builtin_material, new_game, play

SEEDS = range(3)


def players_of(rules: type[Game[Any]], seed: int) -> int:
    allowed = rules.description.players
    return allowed[seed % len(allowed)]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_record_replays_from_the_same_start(rules: type[Game[Any]], seed: int) -> None:
    game = new_game(rules, players_of(rules, seed), seed)
    other = rules.from_position(builtin_material(rules.description.game), game.position())
    for events in play(game, Random(seed)):
        move, draws = game.record[-1]
        assert other.push(read_move(str(move), rules.moves), draws) == events
        assert other.record[-1] == (move, draws)
        assert other.position() == game.position()


@pytest.mark.parametrize("seed", SEEDS)
def test_a_record_replays_whatever_the_piles_hold_on_top(rules: type[Game[Any]], seed: int) -> None:
    game = new_game(rules, players_of(rules, seed), seed)
    other = game.seen_by(None).imagine(Random(seed + 1))
    for events in play(game, Random(seed)):
        move, draws = game.record[-1]
        assert_alike(other.push(move, draws), events, None)
        if not game.is_over:
            assert other.seen_by(None) == game.seen_by(None)
        assert set(other.legal_moves) == set(game.legal_moves)
    assert other.record == game.record


@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_that_chose_its_draws_replays_from_its_beginning(
    rules: type[Game[Any]], seed: int
) -> None:
    game = new_game(rules, players_of(rules, seed), seed)
    rng = Random(seed)
    happened = []
    while not game.is_over:
        move = game.legal_moves[rng.randrange(len(game.legal_moves))]
        outcome, _ = rng.choice(game.outcomes(move))
        happened.append(game.push(move, outcome))
        assert game.record[-1] == (move, outcome)
    other = rules.from_position(builtin_material(rules.description.game), game.beginning())
    for (move, draws), events in zip(game.record, happened, strict=True):
        assert other.push(move) == events
        assert other.record[-1] == (move, draws)
    assert other.position() == game.position()
