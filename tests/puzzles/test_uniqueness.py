"""One first turn, one line, or one to the end: windows and command line say it alike."""

from __future__ import annotations

from dataclasses import replace

import pytest

from carcqt.content.data import builtin_puzzles
from carcqt.content.goals import Goal, OtherSeats
from carcqt.content.languages import CODES
from carcqt.content.scenarios import Scenario
from carcqt.puzzles.puzzle import Puzzle
from carcqt.puzzles.solution import Line, Solution, SolvedTurn
from carcqt.puzzles.uniqueness import Uniqueness, uniqueness_of
from carcqt.rules.moves import Pass
from carcqt.words.puzzles.uniqueness import UniquenessWords
from carcqt.words.speech import catalogue

TURN = SolvedTurn((Pass(),), 1)
WRONG = SolvedTurn((Pass(),), 0)
GOAL = Puzzle.of(Scenario.load(builtin_puzzles("hunters")[0])).goal
CERTAIN = replace(GOAL, turns=2, is_open=True, others=OtherSeats.SILENT)


def solution(first: int, lines: int, *, is_proven: bool = True) -> Solution:
    found: tuple[Line, ...] = ((),) * lines
    return Solution((TURN,) * first + (WRONG,), is_proven, found, True, 1, 1.0)


@pytest.mark.parametrize(
    ("found", "goal", "wanted"),
    [
        (solution(2, 2), CERTAIN, Uniqueness.NONE),
        (solution(1, 1, is_proven=False), CERTAIN, Uniqueness.NONE),
        (solution(1, 3), CERTAIN, Uniqueness.FIRST_TURN),
        (solution(1, 1), CERTAIN, Uniqueness.TO_THE_END),
        (solution(1, 1), replace(CERTAIN, is_open=False), Uniqueness.LINE),
        (solution(1, 1), replace(CERTAIN, others=OtherSeats.BEST), Uniqueness.LINE),
        (solution(1, 3), replace(CERTAIN, turns=1), Uniqueness.TO_THE_END),
    ],
)
def test_answer_is_called_only_one_as_far_as_it_is(
    found: Solution, goal: Goal, wanted: Uniqueness
) -> None:
    assert uniqueness_of(found, goal) is wanted


@pytest.mark.parametrize("code", CODES)
def test_each_degree_has_words_of_its_own(code: str) -> None:
    words = UniquenessWords(catalogue(code))
    assert len({words.phrase(one, 3) for one in Uniqueness}) == len(Uniqueness)
    assert len({words.sentence(one, 3) for one in Uniqueness}) == len(Uniqueness)
    assert "3" in words.phrase(Uniqueness.NONE, 3)
