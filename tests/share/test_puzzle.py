"""What a page knows of a puzzle: an answer to every first turn, and the lines of best play."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from carcqt.content.data import builtin_puzzles
from carcqt.content.scenarios import Scenario
from carcqt.content.toml.files import FileError, read_toml
from carcqt.puzzles.proof import from_proof
from carcqt.puzzles.puzzle import Puzzle
from carcqt.rules.games import GAMES
from carcqt.share.maker import PageOptions
from carcqt.share.making import make_page
from carcqt.share.puzzle import RIGHT, Choice, PuzzlePage, Verdict, puzzle_page
from tests.effort import some
from tests.share.pages import data_of, leaves, puzzle_path

PUZZLES = [path for game in GAMES for path in builtin_puzzles(game)]


def quiet(done: int, of: int) -> None:
    """Tell nobody."""


def page_of(path: Path, **options: Any) -> PuzzlePage:
    return puzzle_page(Scenario.load(path), tell=quiet, **options)


def turns(choices: tuple[Choice, ...], before: tuple[str, ...] = ()) -> dict[tuple[str, ...], int]:
    """Return all turns among choices, each with the number of its verdict."""
    found: dict[tuple[str, ...], int] = {}
    for choice in choices:
        made = (*before, str(choice.move))
        if choice.verdict is not None:
            found[made] = choice.verdict
        found |= turns(choice.then, made)
    return found


@pytest.mark.parametrize("path", some(PUZZLES, 10), ids=lambda path: path.stem)
def test_every_first_turn_is_answered_as_it_is_proven(path: Path) -> None:
    scenario = Scenario.load(path)
    puzzle = Puzzle.of(scenario)
    solution = from_proof(puzzle, scenario.model.proof)
    assert solution is not None
    page = page_of(path)
    answered = turns(page.moments[0].choices)
    best = solution.value
    proven = {
        tuple(map(str, moves)): solved.value == best
        for solved in solution.turns
        for moves in (solved.moves, *solved.same)
    }
    assert {made: page.verdicts[v].mark == RIGHT for made, v in answered.items()} == proven
    for verdict in map(page.verdicts.__getitem__, answered.values()):
        assert verdict.shown
        if verdict.mark != RIGHT:
            assert all(verdict.head)
            assert all(verdict.turn)


@pytest.mark.parametrize("path", some(PUZZLES, 10), ids=lambda path: path.stem)
def test_right_turns_lead_to_the_end(path: Path) -> None:
    page = page_of(path)

    def is_solvable(number: int, seen: frozenset[int]) -> bool:
        right = [
            page.verdicts[verdict]
            for verdict in turns(page.moments[number].choices).values()
            if page.verdicts[verdict].mark == RIGHT
        ]
        return any(
            verdict.is_solved
            or (
                verdict.next is not None
                and verdict.next not in seen
                and is_solvable(verdict.next, seen | {verdict.next})
            )
            for verdict in right
        )

    assert is_solvable(0, frozenset({0}))


def test_wrong_turn_says_what_it_loses_and_who_gains() -> None:
    page = page_of(puzzle_path("hunters", "gate-before-harvest"))
    wrong = [verdict for verdict in page.verdicts if verdict.mark in ("wrong", "near")]
    assert all("instead of" in verdict.head[1] for verdict in wrong)
    assert any(len(verdict.shown) > 1 for verdict in wrong)
    points = page_of(puzzle_path("hunters", "meeting-downstream"))
    assert any(verdict.lost[1].startswith("Missed") for verdict in points.verdicts)


def test_author_explains_wrong_turns() -> None:
    page = page_of(puzzle_path("hunters", "round-the-back"))
    said = [verdict.text[1] for verdict in page.verdicts]
    assert any("Too late" in text for text in said)


def test_without_solution_no_answer_is_told() -> None:
    path = puzzle_path("hunters", "round-the-back")
    page = page_of(path, has_solution=False)
    assert page.verdicts == (Verdict("unknown"),)
    assert len(page.moments) == 1
    assert page.comment == ("", "")


def test_without_solution_none_is_in_the_file_either() -> None:
    path = puzzle_path("hunters", "round-the-back")
    scenario = Scenario.load(path)
    text = make_page(scenario, "puzzle", PageOptions(has_solution=False))
    data = data_of(text)
    again = data["file"]["text"]
    for key in ("[proof]", "solution", "wrong = ", "value = "):
        assert key in path.read_text("utf-8")
        assert key not in again
    for said in scenario.model.solution.values():
        assert said not in text
    assert set(leaves(data["puzzle"]["moments"][0]["choices"])) == {0}


def test_puzzle_without_proof_is_worked_out() -> None:
    data = read_toml(puzzle_path("hunters", "two-against-one"))
    del data["proof"]
    page = puzzle_page(Scenario.from_data(data), tell=quiet)
    assert page == page_of(puzzle_path("hunters", "two-against-one"))


def test_limit_leaves_turns_unanswered() -> None:
    data = read_toml(puzzle_path("hunters", "hunter-without-game"))
    del data["proof"]
    page = puzzle_page(Scenario.from_data(data), seconds=0.0, tell=quiet)
    assert {verdict.mark for verdict in page.verdicts} == {"unknown"}


def test_game_without_goal_is_no_puzzle() -> None:
    data = read_toml(puzzle_path("hunters", "two-against-one"))
    data["goal"]["seat"] = 2
    with pytest.raises(FileError):
        puzzle_page(Scenario.from_data(data), tell=quiet)


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    path = puzzle_path("hunters", "two-against-one")
    puzzle_page(Scenario.load(path), tell=lambda done, of: told.append((done, of)))
    assert told == [(number, 12) for number in range(12)]


def test_letters_of_texts_are_on_the_board() -> None:
    page = page_of(puzzle_path("hunters", "round-the-back"))
    assert page.marks
    for texts, squares in page.marks:
        assert squares
        assert any(letter in text for text in texts for _, letter in squares)
