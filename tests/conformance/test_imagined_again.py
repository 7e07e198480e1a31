"""A game that was imagined serves again for the next one, and nobody can tell."""

from __future__ import annotations

from random import Random
from typing import Any

from carcqt.rules.game import Game
from carcqt.rules.tilelaying.game import TileLaying
from tests.conformance.test_turns import states
from tests.support import kernel_state, random_move, snapshot


def assert_same_course(one: Game[Any], other: Game[Any], rng: Random, moves: int) -> None:
    """From here on the same numbers bring the same, down to the last event."""
    assert one.position() == other.position()
    if isinstance(one, TileLaying) and isinstance(other, TileLaying):
        assert kernel_state(one.kernel) == kernel_state(other.kernel)
    assert list(one.legal_moves) == list(other.legal_moves)
    assert one.key() == other.key()
    assert one.key_hash() == other.key_hash()
    assert one.turn_count == other.turn_count
    for _ in range(moves):
        if one.is_over:
            break
        move = random_move(one, rng)
        assert list(one.push(move)) == list(other.push(move))
    assert one.position() == other.position()


def test_it_is_the_one_that_is_imagined_anew(rules: type[Game[Any]]) -> None:
    for number, game in enumerate(states(rules, every=13)):
        view = game.seen_by(number % game.players)
        used = view.imagine(Random(number))
        used.key_hash()
        for seed in range(2):
            # Whatever was played and asked in it, if it is back at its beginning.
            rng = Random(seed)
            for _ in range(6):
                if not used.is_over:
                    used.push(random_move(used, rng))
            used.key_hash()
            while used.record:
                used.pop()
            if not used.is_over:
                used.push_turn(used.turn_count - 1)
                used.pop_turn()
            used = view.imagine(Random(seed), used)
        assert_same_course(used, view.imagine(Random(1)), Random(number), 20)


def test_one_in_which_moves_were_made_is_left_alone(rules: type[Game[Any]]) -> None:
    for number, game in enumerate(states(rules, every=23)):
        if game.is_over:
            continue
        view = game.seen_by(game.to_move)
        used = view.imagine(Random(number))
        used.push(random_move(used, Random(number)))
        before = snapshot(used)
        other = view.imagine(Random(number), used)
        assert other is not used
        assert snapshot(used) == before
        assert_same_course(other, view.imagine(Random(number)), Random(number), 3)


def test_one_of_another_moment_is_left_alone(rules: type[Game[Any]]) -> None:
    earlier: Game[Any] | None = None
    for number, game in enumerate(states(rules, every=9)):
        view = game.seen_by(None)
        other = view.imagine(Random(number), earlier)
        assert_same_course(other, view.imagine(Random(number)), Random(number), 3)
        earlier = view.imagine(Random(number))
