"""Zones that are not the same region look it, whatever their data say."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carcqt.art.games import THEMES
from carcqt.art.tiles.parting import Unclear, unclear_zones
from carcqt.rules.tiles import Tile
from editor.tiles.shape.checks import doubts
from tests.art.samples import EAST, NORTH, SOUTH, WEST, tile, tiles_of, zone
from tests.decks import tiles
from tests.support import TILE_LAYING

DRAWN = sorted(set(TILE_LAYING) & set(THEMES))
BOARD = 92
"""The smallest that a board paints."""


def unclear(one: Tile, game: str, size: int, turn: int) -> set[tuple[str, str]]:
    found = unclear_zones(one, THEMES[game], size, turn)
    return {(one.zones[it.zone].id, one.zones[it.other].id) for it in found}


@pytest.mark.parametrize("game", DRAWN)
def test_built_in_tiles_tell_their_zones_apart(game: str) -> None:
    """Each in one turn; the next tile in the next one."""
    wrong = {
        one.id: found
        for number, one in enumerate(tiles_of(game))
        if (found := unclear(one, game, BOARD, number % 4))
    }
    assert not wrong


@pytest.mark.long
@pytest.mark.parametrize("game", DRAWN)
@pytest.mark.parametrize("size", [64, BOARD, 2 * BOARD])
def test_built_in_tiles_tell_their_zones_apart_in_every_turn(game: str, size: int) -> None:
    wrong = {
        (one.id, turn): found
        for one in tiles_of(game)
        for turn in one.turns
        if (found := unclear(one, game, size, turn))
    }
    assert not wrong


FOUR = tile(*(zone(side[0].lower(), "forest", side) for side in (NORTH, EAST, SOUTH, WEST)))
SPRING = tile(
    zone("r", "river", "N S"),
    zone("s", "river", "E"),
    zone("a", "meadow", f"NNW {WEST} SSW"),
    zone("b", "meadow", "NNE ENE"),
    zone("c", "meadow", "ESE SSE"),
)


@pytest.mark.parametrize("turn", range(4))
def test_four_forests_are_four(turn: int) -> None:
    assert not unclear(FOUR, "hunters", BOARD, turn)


@pytest.mark.parametrize("turn", range(4))
def test_a_spring_keeps_off_another_river(turn: int) -> None:
    found = unclear(SPRING, "hunters", BOARD, turn)
    assert not {pair for pair in found if set(pair) <= {"r", "s"}}


def test_zones_that_look_like_one_are_found() -> None:
    """Two rivers across each other cannot be told from one with four ends."""
    corners = ("NNE ENE", "ESE SSE", "SSW WSW", "WNW NNW")
    crossing = tile(
        zone("r", "river", "N S"),
        zone("s", "river", "E W"),
        *(zone(at[:3], "meadow", at) for at in corners),
    )
    assert unclear_zones(crossing, THEMES["hunters"], BOARD) == (Unclear(0, 1),)


@pytest.mark.long
@pytest.mark.parametrize("game", DRAWN)
def test_nine_in_ten_that_can_be_drawn_are_told_apart(game: str) -> None:
    """Tiles whose zones all reach a side or a line, without heaps of icons; of those that are
    not told apart the editor warns."""
    description = TILE_LAYING[game].description
    seen: list[bool] = []

    @settings(max_examples=500, deadline=None, database=None, derandomize=True)
    @given(drawn=tiles(description, "T", "land"), turn=st.integers(0, 3))
    def look(drawn: Tile, turn: int) -> None:
        bare = replace(drawn, zones=tuple(replace(one, icons=()) for one in drawn.zones))
        if bare.squares == 1 and not any(doubts(bare, description)) and _plain(bare):
            seen.append(bool(unclear(bare, game, BOARD, turn)))

    look()
    assert len(seen) > 40
    assert sum(seen) * 10 < len(seen)


def _plain(one: Tile) -> bool:
    """A line with two ends that both run into the same lake looks like two, and is warned of."""
    if any(it.to and len(it.at) > 1 for it in one.zones):
        return False
    return all(it.at or any(it.id in other.to for other in one.zones) for it in one.zones)
