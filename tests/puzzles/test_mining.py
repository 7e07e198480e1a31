"""Which puzzles are kept, and how digging is gone on from."""

from __future__ import annotations

from dataclasses import replace

import pytest

from carcqt.content.decks import DeckFile
from carcqt.content.scenarios import Scenario
from carcqt.puzzles.mining.diggings import Diggings, NoDiggings, OtherDiggings
from carcqt.puzzles.mining.haul import Dig, Find, Haul, gist_of, is_worth_giving
from carcqt.puzzles.puzzle import Puzzle
from carcqt.puzzles.solver import solve
from tests.cli.test_solve import one_answer
from tests.puzzles.layouts import Data, forest_puzzle, tile
from tests.support import ROOT


def small_deck() -> Data:
    """For games that are over soon, with something to find in them."""
    return {
        "format": 1,
        "kind": "deck",
        "game": "hunters",
        "tile": [
            tile("start", forest="NS", pile="start"),
            tile("both", 4, forest="NS"),
            tile("cap", 5, forest="N"),
            tile("bend", 3, forest="NE"),
            tile("gold", 2, forest="NE", gold=True),
            tile("plain", 2),
            tile("bonus", 2, forest="N", pile="bonus"),
        ],
    }


@pytest.fixture
def terms() -> Dig:
    return Dig(DeckFile.from_data(small_deck()), seed=0, seats=2)


def found(name: str, gist: str) -> Haul:
    return Haul(6, 5, Find(name, "", 3, ("close",), gist, 4))


def test_the_obvious_is_no_puzzle() -> None:
    puzzle = Puzzle.of(Scenario.from_data(one_answer()))
    assert not is_worth_giving(puzzle, solve(puzzle))


def test_what_may_begin_in_two_ways_is_none() -> None:
    puzzle = Puzzle.of(Scenario.from_data(forest_puzzle({"aim": "points", "turns": 2})))
    solution = solve(puzzle)
    assert not solution.has_one_answer
    assert not is_worth_giving(puzzle, solution)


def test_what_was_proven_with_no_time_for_a_line_is_none() -> None:
    puzzle = Puzzle.of(Scenario.load(ROOT / "scenarios/hunters/puzzles/empty-corner.toml"))
    solution = solve(puzzle)
    assert is_worth_giving(puzzle, solution)
    assert not is_worth_giving(puzzle, replace(solution, lines=(), has_all_lines=False))


def test_the_gist_tells_what_is_done_and_not_where() -> None:
    puzzle = Puzzle.of(Scenario.from_data(one_answer()))
    assert gist_of(puzzle, solve(puzzle)) == "points 1 silent cap forest.6"


def test_what_is_much_like_another_is_left_out(terms: Dig) -> None:
    diggings = Diggings(terms)
    assert diggings.add(found("a", "cap forest.6")) is not None
    assert diggings.add(Haul(4, 4, None)) is None
    assert diggings.add(found("c", "cap forest.6")) is None
    assert diggings.add(found("d", "cap forest.8")) is not None
    assert (diggings.games, diggings.looked, diggings.proven, diggings.found) == (4, 22, 19, 3)
    assert list(diggings.gists) == ["a", "d"]


def test_it_is_gone_on_from_what_was_kept(terms: Dig) -> None:
    diggings = Diggings(terms)
    diggings.add(found("a", "cap forest.6"))
    again = Diggings(terms, diggings.document())
    assert again.document() == diggings.document()
    assert again.add(found("b", "cap forest.6")) is None


def test_but_not_from_anything_else(terms: Dig) -> None:
    document = Diggings(terms).document()
    with pytest.raises(OtherDiggings):
        Diggings(terms, document | {"seed": 5})
    for change in (
        {"kind": "match"},
        {"kept": 3},
        {"kept": {"a": 5}},
        {"games": -1},
        {"games": True},
        {"games": int(400 * "9")},
        {"looked": 1.5},
    ):
        with pytest.raises(NoDiggings):
            Diggings(terms, document | change)
    for bad in ({}, {"format": 1}):
        with pytest.raises(NoDiggings):
            Diggings(terms, bad)
