"""Chance: everything that may be drawn after a move, and what happens if it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from carcqt.rules.description import TOKENS
from carcqt.rules.game import Game, Outcome
from carcqt.rules.moves import Move
from carcqt.rules.position import Position
from carcqt.rules.problems import IllegalMove, InvalidPosition
from tests.support import new_game, play, random_move, snapshot


def choices(rules: type[Game[Any]], every: int = 7) -> Iterator[tuple[Game[Any], Move]]:
    """States of random games, each with one of its moves; the last moves of each game included."""
    for seed, players in enumerate(rules.description.players):
        game = new_game(rules, players, seed + 20)
        rng = Random(seed)
        for _ in play(game, rng, every):
            if not game.is_over:
                yield game, random_move(game, rng)
        for _ in range(8):
            move, _ = game.pop()
            yield game, move


def test_probabilities_add_up_to_one(rules: type[Game[Any]]) -> None:
    for game, move in choices(rules):
        before = snapshot(game)
        outcomes = game.outcomes(move)
        assert snapshot(game) == before
        assert sum(chance for _, chance in outcomes) == 1
        assert all(chance > 0 for _, chance in outcomes)
        assert len({outcome for outcome, _ in outcomes}) == len(outcomes)


def test_each_outcome_can_be_pushed_and_is_what_is_drawn(rules: type[Game[Any]]) -> None:
    for game, move in choices(rules):
        before = snapshot(game)
        outcomes = game.outcomes(move)
        for outcome, _ in outcomes:
            game.push(move, outcome)
            assert game.record[-1] == (move, outcome)
            game.pop()
        game.push(move)
        assert game.record[-1][1] in [outcome for outcome, _ in outcomes]
        game.pop()
        assert snapshot(game) == before


def test_an_outcome_may_be_given_in_part(rules: type[Game[Any]]) -> None:
    for game, move in choices(rules):
        for outcome, _ in game.outcomes(move)[:3]:
            for given in range(len(outcome)):
                game.push(move, outcome[:given])
                assert game.record[-1][1][:given] == outcome[:given]
                game.pop()


def test_impossible_and_too_long_outcomes_are_refused_and_change_nothing(
    rules: type[Game[Any]],
) -> None:
    for game, move in choices(rules):
        before = snapshot(game)
        possible = [outcome for outcome, _ in game.outcomes(move)]
        known = {thing for outcome in possible for thing in outcome} | {"nonsense"}
        for outcome in possible[:5]:
            for wrong in {(*outcome, thing) for thing in known} | _altered(outcome, known):
                if not any(other[: len(wrong)] == wrong for other in possible):
                    with pytest.raises(InvalidPosition):
                        game.push(move, wrong)
        assert snapshot(game) == before


def _altered(outcome: Outcome, things: set[str]) -> set[Outcome]:
    return {
        (*outcome[:place], thing, *outcome[place + 1 :])
        for place in range(len(outcome))
        for thing in things
    }


def test_an_illegal_move_has_no_outcomes(rules: type[Game[Any]]) -> None:
    game = new_game(rules, rules.description.players[0], seed=21)
    past = random_move(game, Random(21))
    for _ in play(game, Random(22), every=15):
        before = snapshot(game)
        if past not in game.legal_moves:
            with pytest.raises(IllegalMove):
                game.outcomes(past)
        assert snapshot(game) == before


def known(position: Position, count: int) -> Position:
    """The same, with so many things of each pile known in their order."""
    return replace(
        position,
        piles=tuple(replace(pile, known=min(count, len(pile.things))) for pile in position.piles),
    )


def test_what_is_known_of_a_pile_is_certain(rules: type[Game[Any]]) -> None:
    for seed, players in enumerate(rules.description.players):
        game = new_game(rules, players, seed)
        game = rules.from_position(game.material, known(game.position(), 10))
        rng, drawn = Random(seed), Counter[int]()
        begun = [pile.known for pile in game.position().piles]
        for _ in range(20):
            move = random_move(game, rng)
            before = [len(pile.things) for pile in game.position().piles]
            outcomes = game.outcomes(move)
            game.push(move)
            for pile, (state, count) in enumerate(zip(game.position().piles, before, strict=True)):
                drawn[pile] += count - len(state.things)
                assert state.known == max(0, begun[pile] - drawn[pile])
            if all(count <= begun[pile] for pile, count in drawn.items()):
                assert outcomes == [(game.record[-1][1], Fraction(1))]
            imagined = game.seen_by(None).imagine(rng).position()
            for state, other in zip(game.position().piles, imagined.piles, strict=True):
                assert state.things[: state.known] == other.things[: state.known]
                if state.name != TOKENS:
                    assert Counter(state.things) == Counter(other.things)


def test_left_in_counts_what_a_pile_still_holds(rules: type[Game[Any]]) -> None:
    game = new_game(rules, rules.description.players[0], seed=23)
    for _ in play(game, Random(23)):
        for pile, state in enumerate(game.position().piles):
            assert game.left_in(pile) == Counter(state.things)
            assert game.is_empty(pile) == (not state.things)
