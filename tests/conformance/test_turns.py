"""Whole turns: the moves until the next draw or seat."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from carcqt.rules.game import Game
from carcqt.rules.moves import Move
from tests.support import new_game, play, random_move, snapshot


def states(rules: type[Game[Any]], every: int) -> Iterator[Game[Any]]:
    for seed, players in enumerate(rules.description.players):
        game = new_game(rules, players, seed + 10)
        for _ in play(game, Random(seed), every):
            yield game


def test_each_can_be_played_and_ends_at_a_draw_a_seat_or_the_end(rules: type[Game[Any]]) -> None:
    for game in states(rules, every=25):
        before, seat = snapshot(game), game.to_move
        turns = list(game.turns())
        assert snapshot(game) == before
        assert len(set(turns)) == len(turns)
        for turn in turns:
            for number, move in enumerate(turn, 1):
                assert move in game.legal_moves
                game.push(move)
                ended = bool(game.record[-1][1]) or game.to_move != seat or game.is_over
                assert ended == (number == len(turn))
            for _ in turn:
                game.pop()
        assert snapshot(game) == before


def test_the_game_is_as_it_was_while_they_are_listed(rules: type[Game[Any]]) -> None:
    game = new_game(rules, rules.description.players[0], seed=11)
    for _ in play(game, Random(11), every=31):
        before = game.position()
        for _ in game.turns():
            assert game.position() == before


def test_of_moves_that_are_left_out_an_equal_one_is_there(rules: type[Game[Any]]) -> None:
    """Equal in all that counts: after either, equal play brings the same scores."""
    compared = 0
    for game in states(rules, every=3):
        kept: dict[object, Move] = {}
        for turn in game.turns():
            kept.setdefault(game._same(turn[0]), turn[0])
        for move in game.legal_moves:
            assert game._same(move) in kept
        for move in [move for move in game.legal_moves if move not in kept.values()][:1]:
            twin = kept[game._same(move)]
            one = rules(game.material, game.position())
            other = rules(game.material, game.position())
            one.push(move)
            other.push(twin)
            rng = Random(compared)
            while not one.is_over:
                theirs = {other._same(move): move for move in other.legal_moves}
                assert {one._same(move) for move in one.legal_moves} == set(theirs)
                move = random_move(one, rng)
                equal = move if move in other.legal_moves else theirs[one._same(move)]
                one.push(move)
                other.push(equal)
                assert one.scores == other.scores
                assert one.to_move == other.to_move
            assert other.is_over
            compared += 1
