"""What each seat would have if the game ended now."""

from __future__ import annotations

from random import Random
from typing import Any

from carcqt.rules.game import Game
from carcqt.rules.moves import END
from tests.support import new_game, play, random_move, snapshot


def ended_now(game: Game[Any]) -> list[int]:
    """Worked out by the final scoring itself, which is then taken back."""
    game.push(END)
    scores = list(game.scores)
    game.pop()
    return scores


def is_between_turns(game: Game[Any]) -> bool:
    """Something has been drawn, or nothing will be: all that was complete has been scored."""
    return game.is_over or (bool(game.record) and bool(game.record[-1][1]))


def test_it_is_what_the_final_scoring_would_bring(rules: type[Game[Any]]) -> None:
    for seed, players in enumerate(rules.description.players):
        game = new_game(rules, players, seed + 50)
        for _ in play(game, Random(seed)):
            if is_between_turns(game) and not game.is_over:
                assert game.projected() == ended_now(game)
    assert game.projected() == game.scores


def test_it_stays_right_while_moves_are_made_and_taken_back(rules: type[Game[Any]]) -> None:
    game, rng = new_game(rules, rules.description.players[-1], seed=51), Random(51)
    for _ in range(300):
        if game.is_over or (game.record and rng.random() < 0.45):
            for _ in range(min(len(game.record), rng.randrange(1, 9))):
                game.pop()
        else:
            for _ in range(rng.randrange(1, 6)):
                if not game.is_over:
                    game.push(random_move(game, rng))
        if is_between_turns(game) and not game.is_over and rng.random() < 0.5:
            assert game.projected() == ended_now(game)


def test_asking_changes_nothing(rules: type[Game[Any]]) -> None:
    game = new_game(rules, rules.description.players[0], seed=52)
    for _ in play(game, Random(52), every=9):
        game.projected()
        before = snapshot(game)
        game.projected()
        if not game.is_over:
            ended_now(game)
        assert snapshot(game) == before
