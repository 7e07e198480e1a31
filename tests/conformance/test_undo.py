"""Push and pop: taking a move back gives exactly the state before."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from carcqt.rules import COMPILED
from carcqt.rules.game import Game
from carcqt.rules.tilelaying.game import TileLaying
from tests.effort import seeds
from tests.support import new_game, play, random_move, snapshot

SEEDS = seeds(1, 4)


@pytest.fixture(params=["fewest", "most"])
def players(request: pytest.FixtureRequest, rules: type[Game[Any]]) -> int:
    return rules.description.players[0 if request.param == "fewest" else -1]


def observed(game: Game[Any]) -> object:
    """What anyone can see of a game, as it would be told."""
    moves = list(game.legal_moves)
    state = game.phase, game.to_move, game.is_over, game.winners
    return game.position(), moves, list(game.scores), list(game.record), state


@pytest.mark.parametrize("seed", SEEDS)
def test_pop_undoes_push_at_every_move_of_a_game(
    rules: type[Game[Any]], players: int, seed: int
) -> None:
    game = new_game(rules, players, seed)
    rng = Random(seed)
    while not game.is_over:
        move = random_move(game, rng)
        before = observed(game), snapshot(game)
        events = list(game.push(move))
        played = game.record[-1]
        assert played[0] == move
        assert game.pop() == played
        assert (observed(game), snapshot(game)) == before
        assert game.push(move) == events


@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_popped_to_its_beginning_can_be_played_again(
    rules: type[Game[Any]], players: int, seed: int
) -> None:
    game = new_game(rules, players, seed)
    seen = [(observed(game), snapshot(game))]
    happened = []
    for events in play(game, Random(seed)):
        seen.append((observed(game), snapshot(game)))
        happened.append(events)
    record = list(game.record)
    for before in reversed(seen[:-1]):
        game.pop()
        assert (observed(game), snapshot(game)) == before
    assert game.record == []
    for (move, _), events, after in zip(record, happened, seen[1:], strict=True):
        assert game.push(move) == events
        assert (observed(game), snapshot(game)) == after


@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_may_wander_back_and_forth(rules: type[Game[Any]], players: int, seed: int) -> None:
    game = new_game(rules, players, seed)
    rng = Random(seed)
    path = [observed(game)]
    for _ in range(400):
        if len(path) > 1 and (game.is_over or rng.random() < 0.48):
            for _ in range(min(len(path) - 1, rng.randrange(1, 6))):
                game.pop()
                path.pop()
                assert observed(game) == path[-1]
        else:
            game.push(random_move(game, rng))
            path.append(observed(game))


def test_a_game_without_moves_has_nothing_to_pop(rules: type[Game[Any]]) -> None:
    game = new_game(rules, rules.description.players[0], seed=1)
    before = snapshot(game)
    with pytest.raises(IndexError):
        game.pop()
    assert snapshot(game) == before


def test_a_move_that_fails_midway_leaves_nothing_behind(
    rules: type[Game[Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also when it is interrupted, as by Ctrl-C."""
    if COMPILED and issubclass(rules, TileLaying):
        pytest.skip("Compiled code is not interrupted.")
    game = new_game(rules, rules.description.players[0], seed=2)
    player, name = (game.kernel, "play") if isinstance(game, TileLaying) else (game, "_play")
    play_move = getattr(type(player), name)

    def stop(self: object, move: object) -> None:
        play_move(self, move)
        raise KeyboardInterrupt

    for _ in play(game, Random(2), every=9):
        before = snapshot(game)
        with monkeypatch.context() as patch:
            patch.setattr(type(player), name, stop)
            for move in game.legal_moves[:3]:
                with pytest.raises(KeyboardInterrupt):
                    game.push(move)
        assert snapshot(game) == before
