"""Moves and positions as text: what is written can be read, and any other text is refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from random import Random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from carcqt.rules.extra import Extra, Plain
from carcqt.rules.games import GAMES
from carcqt.rules.geometry import REACH, Square
from carcqt.rules.moves import Lay, Move, Pass, Place, read_move
from carcqt.rules.piles import PileState
from carcqt.rules.position import LaidTile, Position, Standing
from carcqt.rules.problems import NotationError
from tests.support import new_game, play

KINDS = (Lay, Place, Pass)

ids = st.text("AZaz09_-", min_size=1, max_size=40).filter(lambda text: text[0] != "-")
squares = st.builds(Square, *[st.integers(-REACH, REACH)] * 2)
turns = st.integers(0, 3)
words = st.one_of(
    st.text(max_size=8), ids, squares.map(str), st.sampled_from(["0", "90", "1,2", "-0,0", "1,+2"])
)
plain: st.SearchStrategy[Plain] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3).map(tuple),
    max_leaves=6,
)
things = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=2), inner),
    max_leaves=6,
)


def several(of: st.SearchStrategy[object], least: int = 0) -> st.SearchStrategy[tuple[object, ...]]:
    return st.lists(of, min_size=least, max_size=3).map(tuple)


positions = st.builds(
    Position,
    game=ids,
    scores=several(st.integers(), 1),
    to_move=st.integers(),
    phase=ids,
    drawn=st.just("") | ids,
    laid=several(st.builds(LaidTile, ids, squares, turns)),
    pieces=several(st.builds(Standing, st.integers(), ids, squares, ids)),
    supplies=several(several(st.integers(), 1)),
    piles=several(st.builds(PileState, ids, several(ids), st.integers())),
    gone=several(ids),
    options=several(st.tuples(ids, ids)),
    extra=st.dictionaries(ids, plain, max_size=3).map(Extra.read),
)


@given(st.builds(Lay, ids, squares, turns) | st.builds(Place, ids, squares, ids) | st.builds(Pass))
def test_a_move_survives_as_text(move: Move) -> None:
    assert read_move(str(move), KINDS) == move


def test_how_a_move_is_written_follows_from_its_fields() -> None:
    assert {kind.pattern() for rules in GAMES.values() for kind in rules.moves} == {
        "lay TILE X,Y DEGREES",
        "place PIECE X,Y ZONE",
        "pass",
        "take",
        "choose TILE",
        "choose CARD",
        "keep 1|2",
        "build VILLAGE",
        "block VILLAGE",
        "hire SPECIES",
        "collect",
        "rest",
    }


@given(positions)
def test_a_position_survives_as_text(position: Position) -> None:
    assert Position.parse(str(position)) == position


def read_any_move(text: str) -> Move:
    return read_move(text, KINDS)


def written_alike(read: Callable[[str], object], text: str) -> None:
    """What can be read at all can be written and read again."""
    found = None
    with suppress(NotationError):
        found = read(text)
    assert found is None or read(str(found)) == found


@given(st.text())
def test_any_text_is_a_move_or_refused(text: str) -> None:
    written_alike(read_any_move, text)


@given(st.sampled_from([kind.verb for kind in KINDS]), st.lists(words, max_size=4))
@example("lay", ["A", "1,2", "٣"])
@example("lay", ["A", "9" * 5000 + ",0", "0"])
@example("place", ["A", "\ud800,0", "B"])
@example("lay", ["A\n", "1,2", "0"])
def test_any_words_after_a_verb_are_a_move_or_refused(verb: str, rest: list[str]) -> None:
    text = " ".join([verb, *rest])
    written_alike(read_any_move, text)
    with suppress(NotationError):
        assert str(read_any_move(text)) == text


@given(st.text())
def test_any_text_is_a_position_or_refused(text: str) -> None:
    written_alike(Position.parse, text)


DAMAGE = ["", " ", ":", ",", "@", "/", "+", "-", "\n", "x", "9"]
FIELDS = list(Position.__dataclass_fields__)


@given(positions, st.sampled_from(FIELDS), words | st.text() | things.map(json.dumps))
@example(Position("g", (0,), 0, "p"), "extra", "5")
@example(Position("g", (0,), 0, "p"), "extra", "[5]")
@example(Position("g", (0,), 0, "p"), "extra", "[[1, 2]]")
@example(Position("g", (0,), 0, "p"), "extra", "[" * 100_000)
@example(Position("g", (0,), 0, "p"), "scores", "9" * 5000)
def test_any_text_in_a_field_is_a_position_or_refused(
    position: Position, field: str, value: str
) -> None:
    lines = dict(line.split(": ", 1) for line in str(position).splitlines())
    text = "\n".join(f"{key}: {held}" for key, held in (lines | {field: value}).items())
    written_alike(Position.parse, text)


@pytest.mark.parametrize(
    "value", ['{"ab": 1}', '["ab"]', '[{"a": 1, "b": 2}]', '[["a", 1], ["a", 1]]']
)
def test_extra_things_are_a_list_of_pairs_each_once_and_nothing_that_unpacks_like_one(
    value: str,
) -> None:
    with pytest.raises(NotationError):
        Position.parse(f"{Position('g', (0,), 0, 'p')}\nextra: {value}")


@cache
def texts(game: str) -> list[str]:
    """Positions of a random game."""
    started = new_game(GAMES[game], GAMES[game].description.players[0], seed=1)
    return [str(started.position()) for _ in play(started, Random(1), every=9)]


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
def test_a_damaged_text_is_a_position_or_refused(game: str, data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(texts(game)))
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(text)))
        text = text[:place] + data.draw(st.sampled_from(DAMAGE)) + text[place + 1 :]
    written_alike(lambda text: Position.parse(text, GAMES[game].extra_type), text)
