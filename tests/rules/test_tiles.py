"""Tiles as values: how they look after a turn, and where the first one goes."""

from __future__ import annotations

from random import Random

import pytest

from carcqt.rules.description import Role
from carcqt.rules.geometry import Square
from carcqt.rules.moves import Lay
from carcqt.rules.tilelaying.game import TileLaying
from carcqt.rules.tiles import Deck, Tile, Zone
from tests.naive import same_look
from tests.support import TILE_LAYING, builtin_deck

EACH = pytest.mark.parametrize("rules", TILE_LAYING.values(), ids=TILE_LAYING)


def test_built_in_tiles_are_offered_once_for_each_look() -> None:
    for game in TILE_LAYING:
        for tile in builtin_deck(game).tiles:
            looks = [
                turn
                for turn in range(4)
                if not any(same_look(tile, turn, before) for before in range(turn))
            ]
            assert list(tile.turns) == looks


def test_lines_that_meet_deep_inside_a_tile_tell_its_turns_apart() -> None:
    """North and east lead, by a hub and an inner line each, to one hub; south and west to another.

    A quarter turn joins east with south instead. Only a look three steps deep can tell.
    """
    sides = [Zone(f"r{side}", "line", (3 * side + 1,), (f"a{side}",)) for side in range(4)]
    ground = [Zone(f"g{side}", "open", (3 * side, 3 * side + 2)) for side in range(4)]
    outer = [Zone(f"a{side}", "hub") for side in range(4)]
    inner = [Zone(f"i{side}", "line", (), (f"a{side}", f"b{side // 2}")) for side in range(4)]
    middle = [Zone(f"b{half}", "hub") for half in range(2)]
    tile = Tile("T", (*sides, *ground, *outer, *inner, *middle), "land")
    assert not same_look(tile, 0, 1)
    assert same_look(tile, 0, 2)
    assert tile.turns == (0, 1)


@EACH
def test_on_an_empty_table_the_first_tile_goes_to_0_0(rules: type[TileLaying]) -> None:
    kind = next(terrain.id for terrain in rules.description.terrains if terrain.role is Role.OPEN)
    pile = rules.description.piles[0]
    for columns, rows in ((1, 1), (2, 1), (2, 2)):
        zone = Zone("z", kind, tuple(range(12 * columns * rows)))
        deck = Deck(rules.description.game, (Tile("T", (zone,), pile, 3, columns, rows),))
        game = rules.new(deck, rules.description.players[0], Random(1))
        turns = range(1 if columns == rows else 2)
        assert list(game.legal_moves) == [Lay("T", Square(0, 0), turn) for turn in turns]
