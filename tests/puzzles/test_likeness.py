"""Answers that differ only in something that does not matter count as one."""

from __future__ import annotations

import pytest

from carcqt.puzzles.likeness import essence, moves_of
from carcqt.puzzles.puzzle import Puzzle
from carcqt.puzzles.tries import LinesQuestion, RightLines, right_lines
from carcqt.rules.moves import read_move
from carcqt.search.limits import Limits
from tests.puzzles.test_builtin import puzzles


def answers(game: str, name: str) -> tuple[Puzzle, RightLines]:
    puzzle = Puzzle.of(puzzles(game)[name])
    return puzzle, right_lines(puzzle, LinesQuestion((), Limits()))


@pytest.mark.parametrize(
    ("game", "name"),
    [
        # A hut, or nothing, and the tile either way round.
        ("hunters", "between-two-rivers"),
        # A rock looks the same from all sides.
        ("amazon", "from-the-far-end"),
        # The Amazon tile fits both ways.
        ("amazon", "in-the-wake"),
        ("goldrush", "first-come"),
    ],
)
def test_turned_tiles_and_idle_pieces_make_no_other_answer(game: str, name: str) -> None:
    _, found = answers(game, name)
    assert found.is_all
    assert len(found.lines) == 1


def test_other_squares_are_other_answers() -> None:
    puzzle, found = answers("hunters", "two-in-four")
    assert len(found.lines) == 2
    game = puzzle.start()
    assert len({essence(puzzle.goal, game, moves_of(line)) for line in found.lines}) == 2


def test_pieces_matter_if_points_are_counted() -> None:
    puzzle = Puzzle.of(puzzles("hunters")["there-and-back"])
    game = puzzle.start()
    lay, *places = (
        read_move(text, game.moves)
        for text in ("lay L23 -2,0 90", "place member -2,0 r0", "place member -2,0 m0", "pass")
    )
    assert len({essence(puzzle.goal, game, [lay, place]) for place in places}) == 3


def test_the_order_of_camps_in_a_turn_does_not_matter() -> None:
    puzzle = Puzzle.of(puzzles("expedition")["twice-ahead"])
    game = puzzle.start()
    one, other = (read_move(text, game.moves) for text in ("build xibu", "build tucu"))
    assert essence(puzzle.goal, game, [one, other]) == essence(puzzle.goal, game, [other, one])
