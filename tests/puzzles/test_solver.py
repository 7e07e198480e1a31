"""What the solver tells, and how it is stopped."""

from __future__ import annotations

from pathlib import Path

import pytest

from carcqt.content.scenarios import Scenario
from carcqt.puzzles.puzzle import Puzzle
from carcqt.puzzles.solution import SolverProgress
from carcqt.puzzles.solver import solve
from carcqt.search.limits import Limits, SearchStop
from tests.puzzles.layouts import forest_puzzle, puzzle

FILES = sorted((Path(__file__).parents[1] / "files").glob("format-2-*.toml"))
FOREST = {"aim": "points", "turns": 2}


def test_all_first_turns_have_their_value_and_equal_ones_are_one() -> None:
    solution = solve(puzzle(forest_puzzle(FOREST)))
    assert solution.is_proven
    assert solution.value == 6
    assert {str(turn.moves[0]) for turn in solution.best} == {"lay cap 0,1 0", "lay cap 0,-1 180"}
    assert solution.second == 4
    assert not solution.has_one_answer


def test_the_last_turn_is_one_if_tile_and_points_are_the_same() -> None:
    start = forest_puzzle({})["start"]
    start["laid"] = [{"tile": "cap", "at": [0, -1], "turn": 180}, *start["laid"]]
    solution = solve(puzzle(forest_puzzle({"aim": "points"}, start=start)))
    (best,) = solution.best
    assert len(best.same) > 0
    assert {str(turn[0]) for turn in (best.moves, *best.same)} == {"lay cap 0,1 0"}
    assert solution.has_one_line


def test_a_puzzle_without_a_solution_is_said_to_have_none() -> None:
    solution = solve(puzzle(forest_puzzle({**FOREST, "least": 7})))
    assert solution.is_proven
    assert solution.value == 0
    assert not solution.has_answer
    assert not solution.has_one_answer
    assert solution.lines == ()


def test_what_is_not_finished_is_a_lower_bound() -> None:
    found = puzzle(forest_puzzle({**FOREST, "turns": 3}))
    whole = solve(found)
    values = []
    for nodes in (0, 20, 60, whole.nodes // 2):
        solution = solve(found, Limits(nodes=nodes))
        assert not solution.is_proven
        assert solution.stopped is SearchStop.NODES
        assert solution.value is None or solution.value <= (whole.value or 0)
        values.append(solution.value)
    assert values[0] is None
    assert values[-1] is not None


def test_it_is_cancelled_at_once() -> None:
    solution = solve(puzzle(forest_puzzle(FOREST)), Limits(cancelled=lambda: True))
    assert solution.stopped is SearchStop.CANCELLED
    assert solution.nodes == 0


def test_progress_is_told() -> None:
    told: list[SolverProgress] = []
    solution = solve(puzzle(forest_puzzle(FOREST)), progress=told.append)
    assert [each.done for each in told] == list(range(1, told[-1].of + 1))
    assert told[-1].value == solution.value


def test_several_processes_come_to_the_same() -> None:
    found = puzzle(forest_puzzle(FOREST))
    one, two = solve(found), solve(found, jobs=2)
    assert (one.turns, one.lines, one.is_proven) == (two.turns, two.lines, two.is_proven)
    stopped = solve(found, Limits(cancelled=lambda: True), jobs=2)
    assert not stopped.is_proven or stopped.turns == one.turns


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_puzzles_kept_for_ever_are_proved_anew(path: Path) -> None:
    solution = solve(Puzzle.of(Scenario.load(path)))
    assert solution.has_one_answer
