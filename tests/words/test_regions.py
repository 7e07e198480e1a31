"""A region without a name of its own is described by what is seen there."""

from __future__ import annotations

from dataclasses import replace

import pytest

from carcqt.content.data import builtin_puzzles
from carcqt.content.goals import Goal
from carcqt.content.scenarios import Scenario
from carcqt.puzzles.goals import GOAL_KINDS
from carcqt.puzzles.puzzle import Puzzle
from carcqt.rules.events import Spot
from carcqt.rules.geometry import Square
from carcqt.rules.position import Standing
from carcqt.words.names import TableNames
from carcqt.words.puzzles.regions import RegionNames
from carcqt.words.speech import catalogue
from tests.puzzles.layouts import forest_puzzle, puzzle

CLAIM = next(aim for aim, kind in GOAL_KINDS.items() if "zone" in kind.needs)


def called(found: Puzzle, language: str, players: tuple[str, ...]) -> tuple[str, int]:
    """Return the description, and how often it asked for a letter."""
    asked: list[None] = []
    names = TableNames(catalogue(language), players)

    def letter() -> str:
        asked.append(None)
        return "A"

    text = RegionNames(catalogue(language), names).called(found.goal, found.start(), letter)
    return text, len(asked)


def forest(*pieces: Standing) -> Puzzle:
    found = puzzle(forest_puzzle({"aim": "points", "turns": 2}))
    goal = replace(found.goal, aim=CLAIM, spot=Spot(Square(0, 0), "f0"))
    return replace(found, goal=goal, position=replace(found.position, pieces=pieces))


@pytest.mark.parametrize(("language", "text"), [("en", "Zoé’s forest"), ("fr", "la forêt de Zoé")])
def test_a_region_of_one_player_has_the_name_of_the_owner(language: str, text: str) -> None:
    owned = forest(Standing(0, "member", Square(0, 0), "f0"))
    assert called(owned, language, ("Zoé", "Ben")) == (text, 0)


@pytest.mark.parametrize(
    ("language", "text"), [("en", "region A (forest)"), ("fr", "la zone A (forêt)")]
)
def test_a_region_of_nobody_has_a_letter(language: str, text: str) -> None:
    assert called(forest(), language, ("Zoé", "Ben")) == (text, 1)


def test_a_goal_without_a_region_has_no_description() -> None:
    found = puzzle(forest_puzzle({"aim": "points", "turns": 2}))
    assert called(found, "en", ()) == ("", 0)


def test_regions_of_one_owner_are_told_apart_by_their_side() -> None:
    (path,) = (one for one in builtin_puzzles("hunters") if one.stem == "two-against-one")
    found = Puzzle.of(Scenario.load(path))
    game = found.start()
    own = [one for one in game.position().pieces if one.seat == found.goal.seat]
    sides = set()
    for piece in own:
        goal: Goal = replace(found.goal, spot=Spot(piece.square, piece.zone), system=None)
        sides.add(called(replace(found, goal=goal), "en", ("Rose", "Blaise"))[0])
    assert len(sides) == len(own) > 1
