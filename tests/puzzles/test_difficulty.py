"""How hard puzzles are, from what is measured of them."""

from __future__ import annotations

from dataclasses import replace

from carcqt.content.aims import GoalAim
from carcqt.content.goals import Goal
from carcqt.content.scenarios import Scenario
from carcqt.puzzles.difficulty import LEVELS, Difficulty, difficulty_of
from carcqt.puzzles.proof import from_proof, proof_of
from carcqt.puzzles.puzzle import Puzzle
from carcqt.puzzles.solver import solve
from tests.cli.test_solve import one_answer
from tests.puzzles.layouts import forest_puzzle

EASY = Difficulty(choices=8, rank=1, given_up=0, turns=1, is_contested=False, gap=5)
HARD = Difficulty(choices=120, rank=30, given_up=6, turns=3, is_contested=True, gap=1)


def test_the_ends_of_the_scale() -> None:
    assert (EASY.weight, EASY.level) == (0, 1)
    assert (HARD.weight, HARD.level) == (11, 5)
    assert {replace(HARD, turns=n, rank=r).level for n in (1, 2, 3) for r in (1, 3)} <= {*LEVELS}


def test_each_measure_counts() -> None:
    harder = [
        replace(EASY, choices=30), replace(EASY, rank=2), replace(EASY, given_up=1),
        replace(EASY, turns=2), replace(EASY, is_contested=True), replace(EASY, gap=1),
    ]  # fmt: skip
    assert [each.weight for each in harder] == [1] * 6
    assert replace(EASY, gap=None).weight == 0


def test_the_obvious_turn_is_easy() -> None:
    puzzle = Puzzle.of(Scenario.from_data(one_answer()))
    solution = solve(puzzle)
    found = difficulty_of(puzzle, solution)
    assert (found.rank, found.given_up, found.turns, found.gap) == (1, 0, 1, 6)
    assert found.choices == len(solution.turns)
    assert not found.is_contested
    assert found.level == 1
    # A proof tells as much as the solution that it keeps.
    kept = from_proof(puzzle, proof_of(puzzle, solution))
    assert kept is not None
    assert difficulty_of(puzzle, kept) == found


def test_what_is_given_up_is_what_looks_better_at_once() -> None:
    # The forest closes in two turns whichever end comes first; a member placed elsewhere on the
    # way scores nothing on the track, but counts in a look that takes the final scoring too.
    data = forest_puzzle({"aim": "points", "turns": 2})
    puzzle = Puzzle.of(Scenario.from_data(data))
    solution = solve(puzzle)
    found = difficulty_of(puzzle, solution)
    assert found.rank == 1
    assert found.given_up == 0
    assert found.turns == 2


def test_chance_makes_the_look_a_mean() -> None:
    data = forest_puzzle({"aim": "points", "turns": 2, "open": False, "chance": "expected"})
    puzzle = Puzzle.of(Scenario.from_data(data))
    assert puzzle.goal == Goal.of(Scenario.from_data(data).model.goal)  # type: ignore[arg-type]
    assert puzzle.goal.aim is GoalAim.POINTS
    assert difficulty_of(puzzle, solve(puzzle)).is_contested
