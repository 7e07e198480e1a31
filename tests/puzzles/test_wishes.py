"""What miners ask of a position."""

from __future__ import annotations

from random import Random

import pytest

from carcqt.content.aims import GoalAim
from carcqt.content.goals import Goal, OtherSeats
from carcqt.content.materials import builtin_material
from carcqt.content.models import GoalModel
from carcqt.puzzles.goals import kind_of, value_of
from carcqt.puzzles.mining.haul import goal_data
from carcqt.puzzles.mining.wishes import wish_at
from carcqt.puzzles.puzzle import Puzzle
from carcqt.rules.games import GAMES
from carcqt.rules.moves import Move
from carcqt.rules.tilelaying.game import TileLaying


def some_game(name: str, moves: int) -> tuple[TileLaying, list[Move]]:
    """At some moment of it, with what was played from there."""
    rng = Random(5)
    game = GAMES[name].new(builtin_material(name, "deck").material, 2, rng)
    assert isinstance(game, TileLaying)
    for _ in range(moves + 20):
        game.push(rng.choice(game.legal_moves))
    played = [move for move, _ in game.record]
    while len(game.record) > moves or any(game.turns_of(seat)[1] for seat in (0, 1)):
        game.pop()
    return game, played[len(game.record) :]


@pytest.mark.parametrize("name", ["hunters", "goldrush", "amazon"])
def test_each_can_be_written_and_is_not_met_from_the_start(name: str) -> None:
    game, after = some_game(name, 40)
    rng, seen = Random(1), set()
    for _ in range(200):
        goal = wish_at(game, after, rng)
        seen.add(goal.aim)
        assert Goal.of(GoalModel.model_validate(goal_data(goal))) == goal
        assert goal.seat == game.to_move
        # Piles of tokens lie in too many orders.
        assert goal.is_open or name != "goldrush"
        if "zone" in kind_of(goal).needs:
            assert value_of(goal, game) == 0
    assert seen == {GoalAim.POINTS, GoalAim.LEAD, GoalAim.CLAIM, GoalAim.SHARE}


def test_where_nobody_stands_no_region_is_meant() -> None:
    game, after = some_game("hunters", 0)
    rng = Random(1)
    aims = {wish_at(game, after, rng).aim for _ in range(100)}
    assert aims == {GoalAim.POINTS, GoalAim.LEAD}


def test_a_script_is_what_others_did() -> None:
    game, after = some_game("hunters", 40)
    rng = Random(1)
    goals = [wish_at(game, after, rng) for _ in range(100)]
    scripts = {goal for goal in goals if goal.others is OtherSeats.SCRIPTED}
    assert len(scripts) == 1
    goal = scripts.pop()
    line = Puzzle.at(game, goal).start()
    puzzle, moves = Puzzle.at(game, goal), iter(after)
    while not puzzle.is_done(line):
        reply = puzzle.reply(line)
        if reply is None:
            line.push(next(moves))
            continue
        assert reply == tuple(next(moves) for _ in reply)
        line.push_turn(reply)
