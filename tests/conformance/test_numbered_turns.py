"""Turns by their numbers: what search makes and takes back."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from carcqt.rules.game import Game, Turn
from carcqt.rules.problems import InvalidPosition
from tests.conformance.test_turns import states
from tests.effort import often
from tests.support import new_game, play, snapshot


def alike(game: Game[Any], turn: Turn) -> object:
    """Equal for turns that are equal in all that counts."""
    found = []
    for move in turn:
        found.append(game._same(move))
        game.push(move)
    for _ in turn:
        game.pop()
    return tuple(found)


@pytest.mark.thorough
def test_they_are_the_turns_also_in_the_middle_of_one(rules: type[Game[Any]]) -> None:
    for game in states(rules, every=often(41, 17)):
        turns = {alike(game, turn) for turn in game.turns()}
        numbered = [game.turn(number) for number in range(game.turn_count)]
        assert len(numbered) == len(set(numbered)) == len(turns)
        assert {alike(game, turn) for turn in numbered} == turns


def test_pushing_one_makes_its_moves_and_popping_takes_them_back(rules: type[Game[Any]]) -> None:
    for game in states(rules, every=17):
        before, count, length = snapshot(game), game.turn_count, len(game.record)
        rng = Random(count)
        for number in rng.sample(range(count), min(count, 4)):
            turn = game.turn(number)
            game.push_turn(number)
            assert tuple(move for move, _ in game.record[length:]) == turn
            if not game.is_over:
                game.push_turn(rng.randrange(game.turn_count))
                if not game.is_over:
                    game.push(game.legal_moves[0])
                game.pop_turn()
            game.pop_turn()
            assert game.turn(number) == turn
        assert snapshot(game) == before


def test_changing_one_is_taking_it_back_and_pushing_another(rules: type[Game[Any]]) -> None:
    for game in states(rules, every=17):
        before, length = snapshot(game), len(game.record)
        rng = Random(length)
        if game.is_over:
            continue
        # Those that follow each other often begin alike.
        first = rng.randrange(game.turn_count)
        numbers = [number % game.turn_count for number in range(first, first + 5)]
        numbers += [first, first, rng.randrange(game.turn_count)]
        reached = []
        for number in numbers:
            game.push_turn(number)
            reached.append((snapshot(game), game.record[length:]))
            game.pop_turn()
        game.push_turn(numbers[0])
        for number, expected in zip(numbers[1:], reached[1:], strict=True):
            if not game.is_over and rng.random() < 0.5:
                # What others look at from there is of no account.
                game.push_turn(rng.randrange(game.turn_count))
                game.pop_turn()
            game.change_turn(number)
            assert (snapshot(game), game.record[length:]) == expected
        game.pop_turn()
        assert snapshot(game) == before


def test_each_outcome_of_one_can_be_pushed(rules: type[Game[Any]]) -> None:
    for game in states(rules, every=29):
        before = snapshot(game)
        rng = Random(len(game.record))
        for number in rng.sample(range(game.turn_count), min(game.turn_count, 3)):
            outcomes = game.turn_outcomes(number)
            assert sum(chance for _, chance in outcomes) == 1
            for outcome, _ in outcomes:
                game.push_turn(number, outcome)
                assert game.record[-1][1] == outcome
                game.pop_turn()
        assert snapshot(game) == before


@pytest.mark.thorough
def test_their_numbers_hang_on_the_position_alone(rules: type[Game[Any]]) -> None:
    for game in states(rules, every=often(41, 17)):
        other = rules(game.material, game.position())
        for one in (game, other):
            assert one.turn_count == game.turn_count
            for number in range(one.turn_count):
                assert one.turn(number) == game.turn(number)


def test_one_that_fails_leaves_nothing_behind(rules: type[Game[Any]]) -> None:
    game = new_game(rules, rules.description.players[0], seed=5)
    for _ in play(game, Random(5), every=31):
        if not game.is_over:
            before = snapshot(game)
            with pytest.raises(InvalidPosition):
                game.push_turn(0, ("nonsense",))
            with pytest.raises(IndexError):
                game.push_turn(game.turn_count)
            assert snapshot(game) == before


def test_a_game_that_is_over_has_none(rules: type[Game[Any]]) -> None:
    game = new_game(rules, rules.description.players[0], seed=6)
    for _ in play(game, Random(6)):
        pass
    assert game.turn_count == 0
