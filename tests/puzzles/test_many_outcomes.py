"""Where hardly a tile fits, those set aside may come in more orders than can ever be counted:
whoever asks for what may be drawn ends all the same."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import pytest

from carcqt.content.aims import GoalAim
from carcqt.content.decks import DeckFile
from carcqt.content.goals import Goal, Surprise
from carcqt.players.analysis import GameAnalysis
from carcqt.puzzles.puzzle import Puzzle
from carcqt.puzzles.solver import solve
from carcqt.rules.game import Game
from carcqt.rules.games import GAMES
from carcqt.rules.moves import Move
from carcqt.search.limits import Limits, SearchStop
from tests.puzzles.layouts import tile


@pytest.fixture
def game() -> Game[Any]:
    """Woods on all sides, and a wood in hand; of all that is left only two tiles fit."""
    meadows = [tile(f"meadow{number}") for number in range(24)]
    woods = [tile("start", forest="NESW", pile="start"), tile("wood", 3, forest="NESW")]
    data = {"format": 1, "kind": "deck", "game": "hunters"}
    deck = DeckFile.from_data(data | {"tile": [*woods, *meadows, tile("bonus", pile="bonus")]})
    game = GAMES["hunters"].new(deck.material, 2, Random(3))
    left = game.left_in(0)
    assert left["wood"] == 2
    assert left.total() >= 20
    return game


def test_they_are_told_one_by_one(game: Game[Any]) -> None:
    game.push(game.legal_moves[0])
    told = list(islice(game.each_outcome(game.legal_moves[-1]), 1000))
    assert len({outcome for outcome, _ in told}) == 1000
    assert all(outcome[-1] == "wood" for outcome, _ in told)


def test_one_of_them_is_as_likely_as_it_is(game: Game[Any]) -> None:
    game.push(game.legal_moves[0])
    move, rng = game.legal_moves[-1], Random(1)
    at_once = sum(len(game.random_outcome(move, rng)) == 1 for _ in range(2000))
    assert at_once / 2000 == pytest.approx(2 / game.left_in(0).total(), abs=0.02)


@pytest.mark.parametrize("surprise", Surprise)
def test_a_puzzle_there_is_not_finished(game: Game[Any], surprise: Surprise) -> None:
    goal = Goal(GoalAim.POINTS, game.to_move, turns=2, surprise=surprise)
    for limits in (Limits(nodes=500), Limits()):
        solution = solve(Puzzle.at(game, goal), limits)
        assert not solution.is_proven
        assert solution.stopped is SearchStop.NODES


def test_luck_is_told_of_a_draw_there(game: Game[Any]) -> None:
    moves: list[Move] = []
    beginning = game.position()
    while len(moves) < 4:
        moves.append(game.legal_moves[-1])
        game.push(moves[-1])
    analysis = GameAnalysis(type(game)(game.material, beginning), moves)
    turns = [turn for turn in iter(analysis.next, None) if turn is not None]
    assert [turn.number for turn in turns] == [0, 2]
