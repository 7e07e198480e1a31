"""What the rules do for puzzles: silent seats, skipped turns, an end without final scoring."""

from __future__ import annotations

from random import Random
from typing import Any

from carcqt.rules.game import Game
from tests.support import new_game, play, random_move, snapshot


def test_silent_seats_never_move_until_the_end(rules: type[Game[Any]]) -> None:
    for seed, players in enumerate(rules.description.players):
        rng = Random(seed)
        game = new_game(rules, players, seed + 70)
        for _ in range(6):
            game.push(random_move(game, rng))
        seat = game.to_move
        game.silence({*range(players)} - {seat})
        before, made = snapshot(game), 0
        while not game.is_over:
            game.push(random_move(game, rng))
            made += 1
            assert game.is_over or game.to_move == seat
        for _ in range(made):
            game.pop()
        assert snapshot(game) == before


def test_turns_are_counted_as_people_do(rules: type[Game[Any]]) -> None:
    for seed, players in enumerate(rules.description.players):
        game = new_game(rules, players, seed + 80)
        before = [0] * players
        for _ in play(game, Random(seed)):
            counted = [game.turns_of(seat)[0] for seat in range(players)]
            assert all(0 <= new - old <= 1 for new, old in zip(counted, before, strict=True))
            before = counted
        # Nobody is ever more than a turn ahead.
        assert max(before) - min(before) <= 1
        assert all(game.turns_of(seat, len(game.record)) == (0, 0) for seat in range(players))


def test_a_turn_can_be_skipped_and_taken_back(rules: type[Game[Any]]) -> None:
    skipped = 0
    for seed, players in enumerate(rules.description.players):
        rng = Random(seed)
        game = new_game(rules, players, seed + 90)
        while not game.is_over:
            if game.phase not in ("keep", "found") and rng.random() < 0.3:
                before = snapshot(game)
                game.push(game.skipping())
                game.pop()
                assert snapshot(game) == before
                game.push(game.skipping())
                skipped += 1
            else:
                game.push(random_move(game, rng))
    assert skipped > 10


def test_an_end_without_final_scoring_leaves_the_track_as_it_was(rules: type[Game[Any]]) -> None:
    for seed, players in enumerate(rules.description.players):
        scored, unscored = (new_game(rules, players, seed + 60) for _ in range(2))
        unscored.leave_unscored()
        for _ in play(scored, Random(seed)):
            pass
        for move, outcome in scored.record:
            unscored.push(move, outcome)
        assert unscored.is_over
        assert unscored.projected() == scored.scores
        assert unscored.projected_winners() == scored.winners


def test_numbered_turns_pass_over_silent_seats(rules: type[Game[Any]]) -> None:
    """By number or by moves, the same game; and its key is that of the position set up anew."""
    for seed, players in enumerate(rules.description.players):
        rng = Random(seed)
        numbered, moved = (new_game(rules, players, seed + 50) for _ in range(2))
        for _ in range(6):
            move = random_move(numbered, rng)
            numbered.push(move)
            moved.push(move)
        seat = numbered.to_move
        for game in (numbered, moved):
            game.silence({*range(players)} - {seat})
            game.leave_unscored()
        before, made = snapshot(numbered), 0
        while not numbered.is_over and made < 12:
            number = rng.randrange(numbered.turn_count)
            moved.push_turn(numbered.turn(number))
            numbered.push_turn(number)
            made += 1
            assert numbered.is_over or numbered.to_move == seat
            assert numbered.key() == moved.key()
            assert numbered.key_hash() == moved.key_hash()
            assert numbered.turns_of(seat) == moved.turns_of(seat)
            if not numbered.is_over:
                afresh = rules.from_position(numbered.material, numbered.position())
                assert afresh.key() == numbered.key()
                assert afresh.key_hash() == numbered.key_hash()
        assert numbered.position() == moved.position()
        assert numbered.record == moved.record
        for _ in range(made):
            numbered.pop_turn()
        assert snapshot(numbered) == before


def test_a_skipped_turn_leaves_keys_as_they_are_set_up_anew(rules: type[Game[Any]]) -> None:
    for seed, players in enumerate(rules.description.players):
        rng = Random(seed)
        game = new_game(rules, players, seed + 40)
        while not game.is_over:
            key, hashed = game.key(), game.key_hash()
            if game.phase not in ("keep", "found"):
                game.push_turn((game.skipping(),))
                if not game.is_over and not game.turns_of(game.to_move)[1]:
                    afresh = rules(game.material, game.position())
                    assert (afresh.key(), afresh.key_hash()) == (game.key(), game.key_hash())
                game.pop_turn()
            assert (game.key(), game.key_hash()) == (key, hashed)
            game.push(random_move(game, rng))
