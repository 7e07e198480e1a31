"""The examples of docs/formats.md are complete files that work."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from carcqt.content.decks import DeckFile
from carcqt.content.learning.lessons import LessonFile
from carcqt.content.maps import MapFile
from carcqt.content.open import open_any
from carcqt.content.scenarios import Scenario
from carcqt.puzzles.checks import puzzle_problems
from carcqt.puzzles.lessons import lesson_problems
from carcqt.puzzles.puzzle import Puzzle
from carcqt.puzzles.solver import solve

PAGE = Path(__file__).parents[2] / "docs" / "formats.md"
EXAMPLES = re.findall(r"```toml\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_each_example_loads_plays_and_holds(number: int, tmp_path: Path) -> None:
    path = tmp_path / "example.toml"
    path.write_text(EXAMPLES[number], "utf-8")
    found = open_any(path)
    if isinstance(found, LessonFile):
        assert lesson_problems(found) == []
    if isinstance(found, Scenario):
        assert found.problems() == []
        game = found.start()
        events = [*game.opening, *(event for step in found.play(game) for event in step.events)]
        assert found.model.expect is not None
        assert found.failures(game, events) == []
        assert puzzle_problems(found) == []


def test_the_page_shows_a_deck_a_map_scenarios_for_both_and_a_lesson(tmp_path: Path) -> None:
    kinds = []
    for example in EXAMPLES:
        path = tmp_path / "example.toml"
        path.write_text(example, "utf-8")
        kinds.append(type(open_any(path)))
    assert kinds == [DeckFile, MapFile, *[Scenario] * 5, LessonFile]


def test_the_puzzle_of_the_page_has_one_answer(tmp_path: Path) -> None:
    (text,) = (example for example in EXAMPLES if "[goal]" in example)
    path = tmp_path / "example.toml"
    path.write_text(text, "utf-8")
    found = solve(Puzzle.of(Scenario.load(path)))
    assert found.has_one_line
    assert str(found.best[0].moves[0]) == "lay edge 0,1 0"
