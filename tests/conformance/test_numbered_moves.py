"""Moves by their numbers: the same as to push them, without anyone naming them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from carcqt.rules.game import Game
from tests.conformance.test_turns import states
from tests.support import new_game, snapshot


def test_a_number_makes_the_legal_move_that_it_stands_for(rules: type[Game[Any]]) -> None:
    for game in states(rules, every=17):
        before = snapshot(game)
        for number, move in enumerate(list(game.legal_moves)[:12]):
            game.push(move)
            record, scores, position = list(game.record), list(game.scores), game.position()
            played = game.pop()
            game.push_number(number)
            assert (list(game.scores), game.position()) == (scores, position)
            assert game.record == record
            assert game.pop() == played == record[-1]
        assert snapshot(game) == before


def test_a_game_by_numbers_is_the_same_game(rules: type[Game[Any]]) -> None:
    """Nobody looks until the end."""
    for seed, players in enumerate(rules.description.players):
        one, other = (new_game(rules, players, seed) for _ in range(2))
        rng = Random(seed)
        while not one.is_over:
            number = int(rng.random() * len(one.legal_moves))
            events = list(one.push(one.legal_moves[number]))
            other.push_number(number)
        assert other.is_over
        assert other.record == one.record
        assert other.position() == one.position()
        assert other.key_hash() == one.key_hash()
        played = other.pop()
        assert list(other.push(*played)) == events


def test_numbers_names_and_turns_go_together(rules: type[Game[Any]]) -> None:
    rng = Random(3)
    for game in states(rules, every=29):
        if game.is_over:
            continue
        before, length = snapshot(game), len(game.record)
        game.push_turn(rng.randrange(game.turn_count))
        made = len(game.record) - length
        for _ in range(5):
            if not game.is_over:
                game.push_number(rng.randrange(len(game.legal_moves)))
            if not game.is_over:
                game.push(rng.choice(game.legal_moves))
        while len(game.record) > length + made:
            game.pop()
        game.pop_turn()
        assert snapshot(game) == before


def test_a_number_that_stands_for_nothing_changes_nothing(rules: type[Game[Any]]) -> None:
    for game in states(rules, every=31):
        before = snapshot(game)
        for number in (-1, len(game.legal_moves)):
            with pytest.raises(IndexError):
                game.push_number(number)
        assert snapshot(game) == before
