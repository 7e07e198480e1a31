"""What a line has come to, for every aim."""

from __future__ import annotations

from dataclasses import replace

import pytest

from carcqt.content.aims import GoalAim
from carcqt.content.goals import Goal
from carcqt.puzzles.goals import value_of
from carcqt.puzzles.puzzle import Puzzle
from carcqt.rules.events import Spot
from carcqt.rules.geometry import Square
from tests.puzzles.layouts import forest_puzzle, puzzle
from tests.puzzles.test_lines import expedition, play

HERE = Spot(Square(0, 0), "f0")


def closed() -> Puzzle:
    return puzzle(forest_puzzle({"aim": "points", "turns": 2}))


def test_points_lead_and_win() -> None:
    found = closed()
    game = found.start()
    play(game, "lay cap 0,1 0", "pass", "lay cap 0,-1 180", "pass")
    goal = Goal(GoalAim.POINTS, 0)
    assert value_of(goal, game) == 6
    assert value_of(replace(goal, least=6), game) == 1
    assert value_of(replace(goal, least=7), game) == 0
    assert value_of(replace(goal, aim=GoalAim.LEAD, seat=1), game) == -6
    assert value_of(replace(goal, aim=GoalAim.LEAD, least=6), game) == 1
    assert value_of(Goal(GoalAim.WIN, 0, is_final=True), game) == 1
    assert value_of(Goal(GoalAim.WIN, 1, is_final=True), game) == 0


def test_regions() -> None:
    game = closed().start()
    claim = Goal(GoalAim.CLAIM, 0, spot=HERE)
    complete = replace(claim, aim=GoalAim.COMPLETE)
    out = Goal(GoalAim.KEEP_OUT, 1, spot=HERE, other=0)
    assert value_of(claim, game) == 1
    assert value_of(replace(claim, aim=GoalAim.SHARE), game) == 1
    assert value_of(replace(claim, seat=1), game) == 0
    assert value_of(complete, game) == 0
    assert value_of(out, game) == 0
    # Where no tile lies yet nobody holds anything.
    assert value_of(replace(claim, spot=Spot(Square(5, 5), "f0")), game) == 0
    play(game, "lay cap 0,1 0", "pass", "lay cap 0,-1 180", "pass")
    assert value_of(complete, game) == 1
    assert value_of(claim, game) == 0
    assert value_of(out, game) == 1


@pytest.mark.parametrize(
    ("goal", "met"),
    [
        (Goal(GoalAim.VILLAGES, 0, villages=("rosaria",)), 1),
        (Goal(GoalAim.VILLAGES, 0, villages=("rosaria", "otire")), 0),
        (Goal(GoalAim.SPECIES, 0, least=1), 1),
        (Goal(GoalAim.SPECIES, 0, least=2), 0),
        (Goal(GoalAim.MISSION, 0, mission="m1"), 0),
    ],
)
def test_an_expedition(goal: Goal, met: int) -> None:
    assert value_of(goal, puzzle(expedition({"aim": "points"})).start()) == met


def test_the_mission_of_the_seat_is_meant_where_none_is_named() -> None:
    assert puzzle(expedition({"aim": "mission", "seat": 2})).goal.mission == "m2"
