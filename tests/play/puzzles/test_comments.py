"""What an author says of wrong turns finds the turn that it is about."""

from __future__ import annotations

import pytest

from carcqt.content.models import WrongTurnModel
from carcqt.content.scenarios import Scenario
from carcqt.play.puzzles.verdicts import comment_on
from carcqt.puzzles.puzzle import Puzzle
from carcqt.rules.moves import Move, Place, read_move
from tests.puzzles.layouts import forest_puzzle


def said_of(*moves: list[str]) -> list[WrongTurnModel]:
    return [
        WrongTurnModel.model_validate({"moves": line, "text": {"en": " ".join(line)}})
        for line in moves
    ]


def test_a_later_turn_is_known_by_the_whole_line() -> None:
    puzzle = Puzzle.of(Scenario.from_data(forest_puzzle({"aim": "points", "turns": 2})))
    game = puzzle.start()

    def turn(*texts: str) -> tuple[Move, ...]:
        return tuple(read_move(text, game.moves) for text in texts)

    first, second = ["lay cap 0,1 0", "pass"], ["lay cap 0,-1 180", "pass"]
    wrong = said_of(first, [*first, *second])
    assert comment_on(puzzle, (), turn(*first), wrong) == {"en": " ".join(first)}
    assert comment_on(puzzle, (), turn(*second), wrong) == {}
    before = [(move, ()) for move in turn(*first)]
    assert comment_on(puzzle, before, turn(*second), wrong) == {"en": " ".join(first + second)}
    assert comment_on(puzzle, before, turn(*first), wrong) == {}


@pytest.mark.parametrize(
    "place", ["place {piece} 9,9 f0", "place {piece} 0,1 none", "place x 0,1 f0", "steal"]
)
def test_a_comment_on_a_turn_that_names_what_is_not_there_is_never_given(place: str) -> None:
    puzzle = Puzzle.of(Scenario.from_data(forest_puzzle({"aim": "points", "turns": 2})))
    game = puzzle.start()
    turns = [turn for turn in game.turns() if isinstance(turn[1], Place)]
    for turn in turns:
        assert isinstance(turn[1], Place)
        wrong = said_of([str(turn[0]), place.format(piece=turn[1].piece)])
        assert comment_on(puzzle, (), turn, wrong) == {}
    assert turns
