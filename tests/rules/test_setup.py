"""Any position at all: a game is made from it and can be played out, or it is refused by name."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carcqt.rules.game import Game
from carcqt.rules.games import GAMES
from carcqt.rules.position import Position
from carcqt.rules.problems import InvalidPosition
from carcqt.rules.tilelaying.game import TileLaying
from tests.effort import examples
from tests.recomputed import assert_regions_are_right
from tests.rules.test_notation import positions
from tests.support import builtin_material, new_game, play, tiles_of

FIELDS = list(Position.__dataclass_fields__)
EACH = pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES)


@cache
def sample(game: str) -> list[Position]:
    """Positions of random games, with two numbers of players."""
    found = []
    for players in GAMES[game].description.players[:2]:
        started = new_game(GAMES[game], players, seed=players)
        found += [started.position() for _ in play(started, Random(players), every=9)]
    return found


def refused_or_played(rules: type[Game[Any]], position: Position) -> None:
    material = builtin_material(rules.description.game)
    if rules.problems(material, position):
        with pytest.raises(InvalidPosition):
            rules.from_position(material, position)
        return
    game = rules.from_position(material, position)
    tiles = tiles_of(game.position())
    for _ in play(game, Random(1), every=31):
        if isinstance(game, TileLaying):
            assert_regions_are_right(game)
        assert tiles_of(game.position()) == tiles


@EACH
@examples(25, 100)
@given(position=positions)
def test_nonsense_is_refused(rules: type[Game[Any]], position: Position) -> None:
    refused_or_played(rules, position)
    refused_or_played(rules, replace(position, game=rules.description.game, phase=rules.phases[0]))


@EACH
@examples(25, 100)
@given(data=st.data())
def test_parts_of_one_position_in_another_are_refused_or_played(
    rules: type[Game[Any]], data: st.DataObject
) -> None:
    some = st.sampled_from(sample(rules.description.game))
    position, other = data.draw(some), data.draw(some)
    changed = data.draw(st.lists(st.sampled_from(FIELDS), min_size=1, max_size=3))
    refused_or_played(
        rules, replace(position, **{field: getattr(other, field) for field in changed})
    )


@EACH
def test_a_tile_in_hand_when_none_is_to_be_laid_is_refused(rules: type[Game[Any]]) -> None:
    for position in sample(rules.description.game):
        if position.drawn:
            for phase in set(rules.phases) - {position.phase}:
                refused_or_played(rules, replace(position, phase=phase))


@EACH
@examples(25, 100)
@given(data=st.data())
def test_a_position_with_things_missing_is_refused_or_played(
    rules: type[Game[Any]], data: st.DataObject
) -> None:
    """An editor's positions: tiles, pieces and piles cut short, another phase, nothing in hand."""
    position = data.draw(st.sampled_from(sample(rules.description.game)))
    laid = position.laid[: data.draw(st.integers(0, len(position.laid)))]
    squares = {tile.square for tile in laid}
    pieces = tuple(
        piece
        for piece in position.pieces
        if (piece.square in squares or not position.laid) and data.draw(st.booleans())
    )
    position = replace(position, laid=laid, pieces=pieces)
    if data.draw(st.booleans()):
        piles = tuple(replace(pile, things=pile.things[:3]) for pile in position.piles)
        position = replace(position, piles=piles)
    if data.draw(st.booleans()):
        position = replace(position, drawn="")
    position = replace(
        position,
        extra=rules.extra_type.read(
            {k: v for k, v in position.extra.plain().items() if data.draw(st.booleans())}
        ),
    )
    if data.draw(st.booleans()):
        position = replace(position, phase=data.draw(st.sampled_from(rules.phases)))
    refused_or_played(rules, position)


def test_how_many_can_play() -> None:
    allowed = {game: rules.description.players for game, rules in GAMES.items()}
    tile_laying = dict.fromkeys(("hunters", "goldrush", "amazon"), range(2, 6))
    assert allowed == {**tile_laying, "expedition": range(2, 5)}
