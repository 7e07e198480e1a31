"""What makes a puzzle impossible is named, with its place."""

from __future__ import annotations

from typing import Any

import pytest

from carcqt.content.scenarios import Scenario
from carcqt.puzzles.checks import puzzle_problems
from carcqt.words.problems import ProblemWords
from carcqt.words.speech import catalogue
from tests.puzzles.layouts import Data, forest_puzzle
from tests.puzzles.test_lines import expedition

REGION = {"at": [0, 0], "zone": "f0"}

BAD: dict[str, tuple[Data, list[str]]] = {
    "no zone": ({"aim": "claim", "at": [0, 0]}, ["goal-key-missing"]),
    "nobody to keep out": ({"aim": "keep-out", **REGION}, ["goal-key-missing"]),
    "a number for a region": ({"aim": "complete", "least": 3, **REGION}, ["goal-key-idle"]),
    "a zone for points": ({"aim": "points", **REGION}, ["goal-key-idle"] * 2),
    "a name for points": ({"aim": "points", "name": {"en": "the pond"}}, ["goal-key-idle"]),
    "a script without lines": ({"aim": "points", "others": "scripted"}, ["goal-replies-none"]),
    "a script for nobody": (
        {"aim": "points", "replies": [{"seat": 2, "moves": ["pass"]}]},
        ["goal-replies-idle"],
    ),
    "villages in a forest": ({"aim": "villages", "villages": ["otire"]}, ["goal-other-game"]),
    "oneself kept out": ({"aim": "keep-out", "other": 1, **REGION}, ["goal-other-own"]),
    "a reply of one's own": (
        {"aim": "points", "others": "scripted", "replies": [{"seat": 1, "moves": ["pass"]}]},
        ["goal-reply-own"],
    ),
    "a reply that is no move": (
        {"aim": "points", "others": "scripted", "replies": [{"seat": 2, "moves": ["jump"]}]},
        ["move-verb"],
    ),
    "another seat's turn": ({"aim": "points", "seat": 2}, ["goal-not-to-move"]),
    "more turns than tiles": ({"aim": "points", "turns": 5}, ["goal-turns"]),
    "more turns than are left to one": (
        {"aim": "points", "turns": 3, "others": "best"},
        ["goal-turns"],
    ),
    "a beginning after the end": ({"aim": "points", "begins": 1}, ["value-large"]),
    "no such zone": ({"aim": "claim", "at": [0, 0], "zone": "f9"}, ["zone-unknown"]),
    "a meadow to complete": (
        {"aim": "complete", "at": [0, 0], "zone": "m0"},
        ["goal-never-complete"],
    ),
    "a forest of a network": ({"aim": "claim", "system": "network", **REGION}, ["goal-system"]),
}


def codes(data: Data) -> list[str]:
    found = puzzle_problems(Scenario.from_data(data))
    for language in ("en", "fr"):
        words = ProblemWords(catalogue(language))
        for problem in found:
            assert problem.place[0] == "goal"
            assert "{" not in words.told(problem)
    return [problem.code for problem in found]


@pytest.mark.parametrize("case", BAD)
def test_an_impossible_goal_is_named(case: str) -> None:
    goal, expected = BAD[case]
    assert codes(forest_puzzle(goal)) == expected


def test_a_puzzle_that_begins_after_the_end_is_named() -> None:
    moves = ["lay cap 0,1 0", "pass"]
    data = forest_puzzle({"aim": "points"}, moves=moves, draws={"land": ["cap"]})
    assert codes(data) == ["goal-over"]


@pytest.mark.parametrize(
    ("goal", "expected"),
    [
        ({"aim": "villages", "villages": ["atlantis"]}, ["goal-unknown"]),
        ({"aim": "mission", "mission": "m99"}, ["goal-unknown"]),
        ({"aim": "species", "least": 6}, ["value-large"]),
        ({"aim": "complete", **REGION}, ["goal-other-game"]),
        ({"aim": "win", "open": False}, ["goal-hidden"]),
        ({"aim": "win"}, []),
        ({"aim": "mission"}, []),
        ({"aim": "points", "turns": 4}, ["goal-turns"]),
    ],
)
def test_goals_of_an_expedition(goal: dict[str, Any], expected: list[str]) -> None:
    assert codes(expedition(goal)) == expected


def test_a_good_puzzle_has_no_problem_and_a_scenario_without_a_goal_neither() -> None:
    data = forest_puzzle({"aim": "complete", **REGION})
    assert codes(data) == []
    del data["goal"]
    assert codes(data) == []
