"""What each seat may know, and events that say who may see them."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

from carcqt.rules.events import Event
from carcqt.rules.game import Game
from tests.effort import often
from tests.support import ROOT, assert_alike, builtin_material, new_game, play, random_move


def states(rules: type[Game[Any]], every: int = 9) -> Iterator[tuple[Game[Any], int | None]]:
    """States of random games, each with every seat and the whole table."""
    for seed, players in enumerate(rules.description.players):
        game = new_game(rules, players, seed + 30)
        for _ in play(game, Random(seed), every):
            yield from ((game, seat) for seat in (*range(players), None))


def seen(events: Sequence[Event], seat: int | None) -> list[Event | None]:
    return [event.for_seat(seat) for event in events]


def test_an_imagined_game_agrees_with_the_view_it_came_from(rules: type[Game[Any]]) -> None:
    for number, (game, seat) in enumerate(states(rules)):
        view = game.seen_by(seat)
        other = view.imagine(Random(number))
        assert type(other) is type(game)
        assert other.seen_by(seat) == view
        assert rules.problems(other.material, other.position()) == []
        assert set(other.legal_moves) == set(game.legal_moves)


def test_imagining_does_not_know_the_truth(rules: type[Game[Any]]) -> None:
    game = new_game(rules, rules.description.players[0], seed=31)
    view = game.seen_by(game.to_move)
    imagined = {str(view.imagine(Random(number)).position()) for number in range(20)}
    assert len(imagined) == 20
    assert str(game.position()) not in imagined


def test_the_same_generator_imagines_the_same_game(rules: type[Game[Any]]) -> None:
    view = new_game(rules, rules.description.players[0], seed=32).seen_by(0)
    assert view.imagine(Random(1)).position() == view.imagine(Random(1)).position()


def test_what_is_hidden_changes_nothing_that_a_seat_sees(rules: type[Game[Any]]) -> None:
    rng = Random(33)
    for game, seat in states(rules):
        if game.is_over:
            continue
        other = game.seen_by(seat).imagine(rng)
        move = random_move(game, rng)
        events = game.push(move)
        assert_alike(other.push(move), events, seat)
        other.pop()
        theirs = other.push(move, game.record[-1][1])
        assert_alike(theirs, events, seat)
        if seen(theirs, seat) == seen(events, seat):
            assert other.seen_by(seat) == game.seen_by(seat)
        game.pop()


def test_the_table_sees_no_more_than_any_seat(rules: type[Game[Any]]) -> None:
    for seed, players in enumerate(rules.description.players):
        game = new_game(rules, players, seed)
        for events in play(game, Random(seed)):
            for event in events:
                public = event.for_seat(None)
                for seat in range(players):
                    told = event.for_seat(seat)
                    assert public is None or (told is not None and told.for_seat(None) == public)


@pytest.mark.thorough
def test_views_and_events_go_through_pickle(rules: type[Game[Any]]) -> None:
    for game, seat in states(rules, every=often(97, 39)):
        view = game.seen_by(seat)
        copy = pickle.loads(pickle.dumps(view))
        assert copy == view
        assert copy.imagine(Random(1)).position() == view.imagine(Random(1)).position()
    game = new_game(rules, rules.description.players[0], seed=34)
    for events in play(game, Random(34)):
        assert pickle.loads(pickle.dumps(events)) == events
    assert pickle.loads(pickle.dumps(game.record)) == game.record


def test_a_view_is_equal_and_hashes_equal_in_another_process(rules: type[Game[Any]]) -> None:
    """A computer player may live in a process of its own, where texts hash otherwise."""
    name = rules.description.game
    game = new_game(rules, rules.description.players[0], seed=35)
    assert hash(game.material) == hash(builtin_material(name))
    there = (
        "import pickle, sys; from tests.support import builtin_material;"
        "view = pickle.load(sys.stdin.buffer);"
        f"own = builtin_material({name!r});"
        "assert view.material == own; assert hash(view.material) == hash(own)"
    )
    subprocess.run(
        [sys.executable, "-c", there],
        input=pickle.dumps(game.seen_by(0)),
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": "12345"},
        check=True,
    )
