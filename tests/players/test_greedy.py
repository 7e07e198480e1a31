"""The greedy player: one turn ahead, by how it would stand after it."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import pytest

from carcqt.players import PLAYERS
from carcqt.players.arena import Match, play_batch
from carcqt.rules.game import Game
from carcqt.rules.games import GAMES
from carcqt.search.limits import Limits
from tests.support import builtin_material, new_game, play

GREEDY = PLAYERS["greedy"]
EACH = pytest.mark.parametrize("rules", GAMES.values(), ids=list(GAMES))


def leads(game: Game[Any]) -> dict[tuple[Any, ...], float]:
    """By how much the seat to move would be ahead after each whole turn."""
    seat, found = game.to_move, {}
    for turn in list(game.turns()):
        for move in turn:
            game.push(move)
        own, *others = sorted(enumerate(game.outlook()), key=lambda one: one[0] != seat)
        found[turn] = own[1] - max(outlook for _, outlook in others)
        for _ in turn:
            game.pop()
    return found


@EACH
def test_it_begins_a_turn_that_none_beats(rules: type[Game[Any]]) -> None:
    """Where nothing that could be revealed plays a part, that is one of the best turns of all."""
    game = new_game(rules, rules.description.players[0], seed=3)
    for _ in play(game, Random(3), every=23):
        if not game.is_over:
            imagined = game.seen_by(game.to_move).imagine(Random(9))
            found = leads(imagined)
            view = partial(game.seen_by, game.to_move)
            (move,) = GREEDY.choose(game.legal_moves, view, Random(9), Limits())
            best = max(found.values())
            assert any(turn[0] == move and lead == best for turn, lead in found.items())


@EACH
def test_it_sees_what_its_seat_may_know_and_no_more(rules: type[Game[Any]]) -> None:
    """Whatever is hidden, it chooses the same."""
    game = new_game(rules, rules.description.players[0], seed=4)
    for _ in play(game, Random(4), every=29):
        if not game.is_over:
            seat = game.to_move
            view = game.seen_by(seat)
            chosen = {
                GREEDY.choose(other.legal_moves, partial(other.seen_by, seat), Random(5), Limits())
                for other in (game, *(view.imagine(Random(number)) for number in range(2)))
            }
            assert len(chosen) == 1


@EACH
def test_it_beats_random_play(rules: type[Game[Any]]) -> None:
    game = rules.description.game
    seats = ("greedy",) + ("random",) * (rules.description.players[0] - 1)
    tally = play_batch(Match(game, builtin_material(game), seats, 1), range(4))
    assert tally.wins == {0: 4}
