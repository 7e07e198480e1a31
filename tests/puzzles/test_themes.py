"""What solutions are about."""

from __future__ import annotations

from typing import Any

import pytest

from carcqt.content.languages import CODES
from carcqt.content.scenarios import Scenario
from carcqt.puzzles.proof import from_proof, proof_of
from carcqt.puzzles.puzzle import Puzzle
from carcqt.puzzles.solver import solve
from carcqt.puzzles.themes import COMMON, themes_in, themes_of
from carcqt.rules.game import Game
from carcqt.rules.games import GAMES
from carcqt.search.limits import Limits
from carcqt.words.puzzles.themes import ThemeWords
from carcqt.words.speech import catalogue
from tests.cli.test_solve import one_answer
from tests.puzzles.layouts import Data, forest_puzzle
from tests.puzzles.small import small_puzzle
from tests.support import ROOT


def themes(data: Data) -> tuple[str, ...]:
    puzzle = Puzzle.of(Scenario.from_data(data))
    return themes_of(puzzle, solve(puzzle))


def test_a_forest_that_is_closed() -> None:
    assert themes(one_answer()) == ("close",)


def test_points_that_are_shared() -> None:
    data = one_answer()
    data["start"]["pieces"] += [{"seat": 2, "piece": "member", "at": [0, -1], "zone": "f0"}]
    assert themes(data) == ("close", "share")


def test_a_forest_that_was_another_s() -> None:
    # Two members to the south of the gap, one to the north; the plains only hold them together.
    data = forest_puzzle({"aim": "points"}, draws={"land": ["both"]})
    north = [("cap", [0, -2], 180), ("both", [0, -1], 0)]
    south = [("both", [0, 1], 0), ("cap", [0, 2], 0)]
    plains = [("plain", [-1, row], 0) for row in (-1, 0, 1)]
    data["tile"][0]["count"] = 3
    data["start"] = {
        "laid": [
            {"tile": tile, "at": at, "turn": turn} for tile, at, turn in (*north, *plains, *south)
        ],
        "pieces": [
            {"seat": seat, "piece": "member", "at": at, "zone": "f0"}
            for seat, at in ((2, [0, -1]), (1, [0, 1]), (1, [0, 2]))
        ],
    }
    assert themes(data) == ("close", "steal")
    # Whoever had the most there before has taken nothing from anybody.
    data["start"]["pieces"][0] = {"seat": 2, "piece": "member", "at": [0, -1], "zone": "m0"}
    assert themes(data) == ("close",)


def test_a_bonus_turn() -> None:
    data = forest_puzzle({"aim": "points"}, draws={"land": ["gold", "cap"], "bonus": ["bonus"]})
    data["start"] = one_answer()["start"]
    assert themes(data)[:1] == ("close",)
    assert "bonus" in themes(data)


@pytest.mark.parametrize(
    ("name", "about"),
    [
        # The shield is kept for the fire, and nothing is built before.
        ("card-for-the-fire", ("twofold", "route", "shield", "thrift")),
        ("guide-for-small-change", ("sacrifice", "five", "guide")),
        ("two-fires", ("mission", "shield")),
        ("nought-is-enough", ("route", "duel")),
    ],
)
def test_expeditions(name: str, about: tuple[str, ...]) -> None:
    path = ROOT / "scenarios" / "expedition" / "puzzles" / f"{name}.toml"
    puzzle = Puzzle.of(Scenario.load(path))
    assert themes_of(puzzle, solve(puzzle)) == about


@pytest.mark.parametrize(
    ("name", "about"),
    [
        # A boat that falls behind is not what a puzzle about a region is about.
        ("from-the-far-end", ("close",)),
        ("outvoted", ("steal", "race")),
    ],
)
def test_regions_on_the_amazon(name: str, about: tuple[str, ...]) -> None:
    path = ROOT / "scenarios" / "amazon" / "puzzles" / f"{name}.toml"
    puzzle = Puzzle.of(Scenario.load(path))
    assert themes_of(puzzle, solve(puzzle)) == about


def test_no_two_themes_have_nearly_the_same_name() -> None:
    """Themes of all games stand in one list, and one word is one theme."""
    themes = {(game, theme) for game in GAMES for theme in themes_in(game)}
    for language in CODES:
        called: dict[str, set[str]] = {}
        for game, theme in themes:
            name = ThemeWords(catalogue(language), game).name(theme)
            called.setdefault(name.lower().rstrip("s"), set()).add(theme)
        assert [ids for ids in called.values() if len(ids) > 1] == []


def test_without_lines_nothing_is_known() -> None:
    puzzle = Puzzle.of(Scenario.from_data(one_answer()))
    kept = from_proof(puzzle, proof_of(puzzle, solve(puzzle)))
    assert kept is not None
    assert themes_of(puzzle, kept) == ()


def test_small_puzzles_have_themes_of_their_game(rules: type[Game[Any]]) -> None:
    """In the order of the list, whatever the goal."""
    known = themes_in(rules.description.game)
    met = set[str]()
    for seed in range(12):
        puzzle = small_puzzle(rules, seed)
        if puzzle is None:
            continue
        solution = solve(puzzle, Limits(nodes=500))
        if solution.is_proven and solution.has_answer:
            found = themes_of(puzzle, solution)
            assert list(found) == sorted(set(found), key=known.index)
            met |= {*found}
    assert met


@pytest.mark.parametrize("game", GAMES)
def test_every_theme_has_a_short_name(game: str) -> None:
    for language in CODES:
        words = ThemeWords(catalogue(language), game)
        names = [words.name(theme) for theme in themes_in(game)]
        assert len({*names}) == len(names)
        assert all(name[0].isupper() and len(name) <= 12 for name in names)
    assert {*COMMON} & {*themes_in(game)}
    assert ThemeWords(catalogue("fr"), game).name("own-idea") == "own-idea"
