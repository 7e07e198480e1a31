"""Ten thousand games of each: none may fail, and of a sample everything is checked."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from carcqt.rules.events import Scored, points
from carcqt.rules.game import Game
from carcqt.rules.position import Position
from carcqt.rules.tilelaying.game import TileLaying
from tests.recomputed import assert_board_is_right, assert_regions_are_right
from tests.support import new_game, play, random_move, snapshot

GAMES_EACH = 10_000
BLOCKS = 40
SAMPLE = 250
"""Of so many games one is looked at closely."""


@pytest.mark.long
@pytest.mark.parametrize("block", range(BLOCKS))
def test_ten_thousand_random_games_end_without_an_error(rules: type[Game[Any]], block: int) -> None:
    allowed = rules.description.players
    for number in range(block, GAMES_EACH, BLOCKS):
        game = new_game(rules, allowed[(number // BLOCKS + block) % len(allowed)], number)
        if number // BLOCKS % SAMPLE:
            rng = Random(number)
            while not game.is_over:
                game.push(random_move(game, rng))
        else:
            play_closely(game, number)


def play_closely(game: Game[Any], seed: int) -> None:
    begun, supplies = snapshot(game), game.position().supplies
    scores = [0] * game.players
    for events in play(game, Random(seed)):
        for event in events:
            if isinstance(event, Scored):
                scores[event.seat] += points(event.items)
        assert scores == game.scores
        position = game.position()
        assert Position.parse(str(position), game.extra_type) == position
        assert type(game).problems(game.material, position) == []
        assert len(set(game.legal_moves)) == len(game.legal_moves)
        for seat, supply in enumerate(position.supplies):
            standing = [(one.seat, one.piece) for one in position.pieces]
            for number, piece in enumerate(game.description.pieces):
                used = standing.count((seat, piece.id))
                assert supply[number] + used == supplies[seat][number]
        if isinstance(game, TileLaying):
            assert_regions_are_right(game)
            if len(game.record) % 5 == 0:
                assert_board_is_right(game, sample=1)
    while game.record:
        game.pop()
    assert snapshot(game) == begun
