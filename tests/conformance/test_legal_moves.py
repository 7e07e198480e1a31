"""Legal moves: a sequence like any other, of all that may be done and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from random import Random
from typing import Any

import pytest

from carcqt.rules.game import Game
from carcqt.rules.geometry import MOVES, Square
from carcqt.rules.moves import Move, read_move
from carcqt.rules.problems import IllegalMove
from tests.effort import often
from tests.support import new_game, play, snapshot


def states(rules: type[Game[Any]], every: int = 1) -> Iterator[Game[Any]]:
    """States of a few random games, the last ones included."""
    for seed, players in enumerate(rules.description.players):
        game = new_game(rules, players, seed)
        yield game
        for _ in play(game, Random(seed), every):
            yield game


def test_they_behave_like_a_list(rules: type[Game[Any]]) -> None:
    for game in states(rules):
        moves, listed = game.legal_moves, list(game.legal_moves)
        count = len(listed)
        assert len(moves) == count
        assert bool(moves) == bool(listed)
        assert len(set(listed)) == count
        assert [moves[number] for number in range(count)] == listed
        assert [moves[number - count] for number in range(count)] == listed
        for outside in (count, count + 1, -count - 1):
            with pytest.raises(IndexError):
                moves[outside]


def test_they_can_be_sliced_reversed_and_searched(rules: type[Game[Any]]) -> None:
    for game in states(rules, every=5):
        moves, listed = game.legal_moves, list(game.legal_moves)
        for part in (slice(None), slice(1, 3), slice(-2, None), slice(None, None, -2), slice(9, 2)):
            assert list(moves[part]) == listed[part]
        assert list(reversed(moves)) == listed[::-1]
        for number, move in enumerate(listed):
            assert move in moves
            assert moves.index(move) == number
            assert moves.count(move) == 1
        others: list[object] = ["nonsense", None, 0]
        assert not any(other in moves for other in others)


def test_each_is_accepted_and_survives_as_text(rules: type[Game[Any]]) -> None:
    for game in states(rules, every=7):
        before = snapshot(game)
        for move in list(game.legal_moves):
            assert read_move(str(move), rules.moves) == move
            game.push(move)
            game.pop()
        assert snapshot(game) == before


@pytest.mark.thorough
def test_near_misses_are_refused_and_change_nothing(rules: type[Game[Any]]) -> None:
    past: set[Move] = set()
    for game in states(rules, every=often(17, 7)):
        legal = set(game.legal_moves)
        tried = {miss for move in [*legal][:40] for miss in near_misses(move, past)} | past
        before = snapshot(game)
        for move in tried:
            assert (move in game.legal_moves) == (move in legal)
            if move in legal:
                game.push(move)
                game.pop()
            else:
                with pytest.raises(IllegalMove) as refused:
                    game.push(move)
                assert refused.value.move == move
                assert refused.value.problems
        assert snapshot(game) == before
        past = {*list(past)[-20:], *game.legal_moves[:3]}


def near_misses(move: Move, others: set[Move]) -> Iterator[Move]:
    """The same move with one of its parts changed, to what other moves have there or near by."""
    for field in fields(move):
        value = getattr(move, field.name)
        nearby: set[Any] = {getattr(other, field.name, value) for other in others}
        if isinstance(value, Square):
            nearby |= {Square(value.x + x, value.y + y) for x, y in MOVES}
        elif isinstance(value, int):
            nearby |= set(range(4))
        else:
            nearby |= {"nonsense"}
        yield from (replace(move, **{field.name: other}) for other in nearby - {value})


def test_a_move_of_no_known_kind_is_refused(rules: type[Game[Any]]) -> None:
    class Nonsense(Move):
        verb = "nonsense"

    for game in states(rules, every=19):
        before = snapshot(game)
        assert Nonsense() not in game.legal_moves
        with pytest.raises(IllegalMove):
            game.push(Nonsense())
        assert snapshot(game) == before
