"""Texts of the puzzles that come with the program, as the window shows them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest

from carcqt.content.languages import CODES
from carcqt.content.scenarios import Scenario
from carcqt.puzzles.puzzle import Puzzle
from carcqt.rules.games import GAMES
from carcqt.rules.moves import read_move
from carcqt.words.names import TableNames
from carcqt.words.puzzles.goals import GoalWords
from carcqt.words.puzzles.regions import RegionNames
from carcqt.words.puzzles.replies import ReplyWords
from carcqt.words.speech import catalogue
from carcqt.words.squares import SquareLetters
from tests.puzzles.test_builtin import puzzles

LONGEST: Final = 140
"""Signs of a sentence of a goal, a hint or a comment."""
_FILE_WORDS: Final = re.compile(r"-?\d+,-?\d|°|degr|\b[A-Z]\d\d\b|\b[a-z]\d\b|\{|\[")
"""Columns and rows, turns in degrees, ids of tiles and zones."""


def written(scenario: Scenario, language: str) -> Iterator[str]:
    """Yield what the author has written."""
    model = scenario.model
    assert model.puzzle is not None
    assert model.goal is not None
    texts = [model.title, model.text, model.solution, model.goal.name, *model.puzzle.hints]
    texts += [wrong.text for wrong in model.puzzle.wrong]
    for text in texts:
        yield from (said for code, said in text.items() if code == language)


def generated(scenario: Scenario, language: str) -> Iterator[str]:
    """Yield the goal and its facts."""
    puzzle, translate = Puzzle.of(scenario), catalogue(language)
    game = puzzle.start()
    names = TableNames(translate, scenario.names)
    region = RegionNames(translate, names).called(puzzle.goal, game, lambda: "A")
    words = GoalWords(translate, puzzle.game, scenario.names, scenario.material_file)
    yield words.task(puzzle.goal, region)
    for fact in words.facts(puzzle.goal):
        yield from (f"{fact.label}: {fact.text}", fact.sentence)
    replies = ReplyWords(translate, game, scenario.material_file)
    for reply in puzzle.goal.replies:
        moves = [read_move(move, game.moves) for move in reply.moves]
        yield from (replies.brief(moves), replies.full(moves))


def shown(scenario: Scenario, language: str) -> Iterator[str]:
    """Yield all texts as the window shows them, with letters for squares."""
    position = Puzzle.of(scenario).position
    letters = SquareLetters([one.square for one in position.laid])
    for text in (*written(scenario, language), *generated(scenario, language)):
        yield letters.written(text)


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize("game", GAMES)
def test_no_text_names_a_coordinate_an_id_or_degrees(game: str, language: str) -> None:
    found = {
        name: [text for text in shown(scenario, language) if _FILE_WORDS.search(text)]
        for name, scenario in puzzles(game).items()
    }
    assert {name: texts for name, texts in found.items() if texts} == {}


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize("game", GAMES)
def test_no_sentence_is_long(game: str, language: str) -> None:
    found = {
        name: [
            sentence
            for text in shown(scenario, language)
            for sentence in re.split(r"(?<=[.!?])\s+", text)
            if len(sentence) > LONGEST
        ]
        for name, scenario in puzzles(game).items()
    }
    assert {name: texts for name, texts in found.items() if texts} == {}


@pytest.mark.parametrize("game", GAMES)
def test_a_region_of_a_goal_has_a_name_in_every_language(game: str) -> None:
    for name, scenario in puzzles(game).items():
        goal = scenario.model.goal
        assert goal is not None
        assert (set(goal.name) == set(CODES)) == (goal.zone is not None), name
