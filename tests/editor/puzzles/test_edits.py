"""Edits of goals and their texts, as values."""

from __future__ import annotations

import pytest

from carcqt.content.aims import GoalAim
from carcqt.content.goals import OtherSeats
from carcqt.puzzles.proof import hash_of
from carcqt.puzzles.puzzle import Puzzle
from carcqt.rules.games import GAMES
from carcqt.rules.geometry import Square
from editor.documents.layout import LayoutContent
from editor.puzzles import edits
from editor.puzzles.edits import Openness
from editor.puzzles.goalkinds.kind import Wish
from tests.puzzles.layouts import forest_puzzle


def forest(**goal: object) -> LayoutContent:
    return LayoutContent.read(forest_puzzle({"aim": "points", **goal}), None)


@pytest.mark.parametrize("game", GAMES)
def test_every_wish_of_a_game_makes_a_goal_that_can_be_read(game: str) -> None:
    content = edits.begin_puzzle(LayoutContent.empty(game), "mine")
    assert content.problems() == []
    for wish in edits.wishes_in(content):
        changed = edits.with_wish(content, wish)
        goal = edits.goal_of(changed)
        assert goal is not None
        assert edits.wish_of(goal) == wish
        # What cannot be guessed is asked for, and nothing else.
        asked = {problem.code for problem in changed.problems()}
        assert asked <= {"goal-key-missing"}


def test_another_aim_forgets_what_belonged_to_the_last() -> None:
    content = edits.with_wish(forest(), Wish(GoalAim.KEEP_OUT))
    content = edits.with_region(content, Square(0, 0), "f0")
    assert content.kept["goal"]["other"] == 2
    assert content.problems() == []
    content = edits.with_wish(content, Wish(GoalAim.POINTS, has_least=True))
    goal = edits.goal_of(content)
    assert goal is not None
    assert (goal.aim, goal.least, goal.spot, goal.other) == (GoalAim.POINTS, 10, None, None)
    assert content.problems() == []


def test_a_script_is_kept_only_where_it_is_followed() -> None:
    played = [(1, ("lay cap 0,1 0", "pass")), (1, ())]
    content = edits.with_others(forest(turns=2), OtherSeats.SCRIPTED, played)
    assert content.kept["goal"]["replies"] == [{"seat": 2, "moves": ["lay cap 0,1 0", "pass"]}]
    content = edits.with_replies(content, [(1, " lay cap 0,1 0;pass; "), (1, " ")])
    goal = edits.goal_of(content)
    assert goal is not None
    assert [reply.moves for reply in goal.replies] == [("lay cap 0,1 0", "pass")]
    content = edits.with_others(content, OtherSeats.BEST)
    assert "replies" not in content.kept["goal"]


def test_chance_is_not_said_where_all_lies_open() -> None:
    content = edits.with_openness(forest(), Openness.EXPECTED)
    assert content.kept["goal"]["chance"] == "expected"
    content = edits.with_openness(content, Openness.OPEN)
    assert "chance" not in content.kept["goal"]


def test_texts_in_one_language_are_missed_in_the_other() -> None:
    content = edits.with_hint(forest(), 1, "en", "Look south.")
    content = edits.with_solution(content, "fr", "Par le sud.")
    content = edits.with_wrong(content, ["lay cap 0,1 0", "pass"], "en", "It stays open.")
    assert edits.hint_in(content, 1, "en") == "Look south."
    assert edits.wrong_in(content, ["lay cap 0,1 0", "pass"], "en") == "It stays open."
    assert edits.lacking(content, ["en", "fr"]) == [
        ("en", "solution"),
        ("fr", "hint 2"),
        ("fr", "wrong"),
    ]
    content = edits.with_hint(content, 1, "en", "")
    content = edits.with_wrong(content, ["lay cap 0,1 0", "pass"], "en", "")
    assert "hints" not in edits.puzzle_of(content)
    assert "wrong" not in edits.puzzle_of(content)


def test_without_its_goal_a_puzzle_is_a_layout() -> None:
    content = edits.with_solution(forest(), "en", "Close it.")
    left = edits.end_puzzle(content)
    assert not {"goal", "puzzle", "proof", "solution"} & set(left.kept)
    assert left.position == content.position


def test_a_region_keeps_its_name_until_another_region_is_meant() -> None:
    content = edits.with_wish(forest(), Wish(GoalAim.CLAIM))
    content = edits.with_region(content, Square(0, 0), "f0")
    content = edits.with_region_name(content, "en", "the deep wood")
    assert content.problems() == []
    assert content.kept["goal"]["name"] == {"en": "the deep wood"}
    assert ("fr", "region name") in edits.lacking(content, ["en", "fr"])
    goal = edits.goal_of(content)
    assert goal is not None
    assert goal.names == {"en": "the deep wood"}
    content = edits.with_wish(content, Wish(GoalAim.SHARE))
    assert edits.region_name_in(content, "en") == "the deep wood"
    assert "name" not in edits.with_region(content, Square(0, 0), "f0").kept["goal"]
    assert "name" not in edits.with_wish(content, Wish(GoalAim.POINTS)).kept["goal"]
    assert "name" not in edits.with_region_name(content, "en", "").kept["goal"]


def test_the_name_of_a_region_is_no_part_of_the_proof() -> None:
    content = edits.with_region(edits.with_wish(forest(), Wish(GoalAim.CLAIM)), Square(0, 0), "f0")
    named = edits.with_region_name(content, "fr", "le bois profond")
    assert hash_of(Puzzle.of(named.scenario)) == hash_of(Puzzle.of(content.scenario))
    assert named.to_data()["goal"]["name"] == {"fr": "le bois profond"}
