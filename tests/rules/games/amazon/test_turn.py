"""`amazon`: what is in the box, set-up, the stacks, and the turn."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from carcqt.rules.events import Drawn, Laid, Placed, Spot
from carcqt.rules.games.amazon import Amazon, Sailed
from carcqt.rules.geometry import Square
from carcqt.rules.tiles import Deck
from tests.rules.games.amazon.tiles import BANKS, RIVER, SOURCE, TILES, WILD, tile
from tests.rules.games.support import AMAZON, legal, push, refusal
from tests.support import builtin_deck

table = AMAZON.table

HUT = tile("HUT", "v0 N", "j0 E S W", count=9)
CREEK = tile("CREEK", "t0 N S", *BANKS, count=9)
ALL = (*TILES, HUT, CREEK)


def new(players: int, first: int = 0) -> Amazon:
    return Amazon.new(builtin_deck("amazon"), players, Random(4), first=first)


def test_the_deck_has_65_standard_15_amazon_and_4_double_tiles() -> None:
    """Three Amazon tiles have a call."""
    tiles = builtin_deck("amazon").tiles
    river = {tile.id for tile in tiles if any(zone.kind == "amazon" for zone in tile.zones)}
    land = [tile for tile in tiles if tile.pile == "land"]
    assert sum(tile.count for tile in land if tile.id not in river) == 65
    assert sum(tile.count for tile in land if tile.id in river) == 15
    doubles = [tile for tile in tiles if tile.pile == "double"]
    assert sum(tile.count for tile in doubles) == 4
    assert {tile.squares for tile in doubles} == {2}
    assert {tile.squares for tile in land} == {1}
    calls = [tile.count for tile in tiles if any(zone.shows("call") for zone in tile.zones)]
    assert sum(calls) == 3
    assert len([tile for tile in tiles if tile.pile == "start"]) == 2


def test_boat_icons_are_on_tributaries_only() -> None:
    for shown in builtin_deck("amazon").tiles:
        assert {zone.kind for zone in shown.zones if zone.shows("boat")} <= {"tributary"}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_player_begins_with_four_meeples_two_camps_and_no_points(players: int) -> None:
    game = new(players)
    assert game.supplies == [[4, 2]] * players
    assert game.scores == [0] * players
    assert game.left_in(0).total() == 79
    assert game.left_in(1).total() == 4


@pytest.mark.parametrize("seed", range(5))
def test_the_amazon_tiles_are_spread_over_five_stacks(seed: int) -> None:
    """A-R8: 16 tiles each, 3 of them Amazon tiles."""
    deck = builtin_deck("amazon")
    position = Amazon.start_position(deck, 3, Random(seed), {}, 0)
    land = position.piles[0]
    assert land.stacks == ((16, 3),) * 5
    marked = Amazon.marked(deck)
    for stack in range(5):
        here = land.things[16 * stack : 16 * stack + 16]
        assert sum(tile in marked for tile in here) == 3


@pytest.mark.parametrize(
    ("wild", "river", "stacks"),
    [
        (8, 2, ((5, 1), (5, 1))),
        (9, 7, ((4, 2), (3, 2), (3, 1), (3, 1), (3, 1))),
        (4, 3, ((3, 1), (2, 1), (2, 1))),
        (11, 6, ((4, 2), (4, 1), (3, 1), (3, 1), (3, 1))),
        (5, 1, ()),
        (5, 0, ()),
    ],
)
def test_a_custom_deck_has_as_many_stacks_as_it_can_fill(
    wild: int, river: int, stacks: tuple[tuple[int, int], ...]
) -> None:
    """A-R8: at most five, the larger ones first; a single stack is the whole pile."""
    tiles = [replace(WILD, count=wild), replace(RIVER, count=river)] if river else [WILD]
    deck = Deck("amazon", (SOURCE, *tiles))
    land = Amazon.start_position(deck, 2, Random(2), {}, 0).piles[0]
    assert land.stacks == stacks
    begin = 0
    for size, marks in stacks:
        assert land.things[begin : begin + size].count("RIVER") == marks
        begin += size


def test_the_plan_of_the_stacks_is_public_but_not_what_is_where() -> None:
    """A-R8"""
    game = new(3)
    for seat in (None, 0, 1, 2):
        land = game.seen_by(seat).position.piles[0]
        assert land.stacks == game.position().piles[0].stacks
        assert [size for size, _ in land.stacks] == [15, 16, 16, 16, 16]
        assert list(land.things) == sorted(land.things)


def test_a_turn_is_to_lay_a_tile_and_place_a_piece_or_none() -> None:
    game = table("SOURCE@0,0/0", ALL, land="HUT HUT HUT", scores=[0, 0, 0], to_move=2)
    assert refusal(game, "pass") == "move-phase"
    assert push(game, "lay HUT 1,0 0") == [Laid(2, "HUT", Square(1, 0), 0)]
    assert legal(game) == ["pass", "place meeple 1,0 v0", "place camp 1,0 j0"]
    assert push(game, "place meeple 1,0 v0") == [
        Placed(2, "meeple", Spot(Square(1, 0), "v0")),
        Drawn(0, "land", "HUT"),
    ]
    assert refusal(game, "place camp 1,0 j0") == "move-phase"
    push(game, "lay HUT -1,0 0")
    assert push(game, "pass") == [Sailed(0, 1, 2), Drawn(1, "land", "HUT")]


def test_a_piece_goes_only_on_the_tile_just_laid() -> None:
    game = table("SOURCE@0,0/0 HUT@1,0/0", ALL, land="WILD WILD")
    push(game, "lay WILD -1,0 0")
    assert refusal(game, "place meeple 1,0 v0") == "place-elsewhere"
    assert refusal(game, "place camp 0,0 j0") == "place-elsewhere"


def test_without_meeples_a_camp_can_be_placed_and_the_other_way_round() -> None:
    for supply, moves in (
        ((0, 1), ["pass", "place camp 1,0 j0"]),
        ((1, 0), ["pass", "place meeple 1,0 v0"]),
        ((0, 0), ["pass"]),
    ):
        game = table("SOURCE@0,0/0", ALL, land="HUT WILD", supplies=[supply, (4, 2)])
        push(game, "lay HUT 1,0 0")
        assert legal(game) == moves


def test_pieces_may_go_on_the_banks_of_an_amazon_tile() -> None:
    bank = tile("BANK", "a0 N S space", "v0 E", "j0 NNE", "j1 SSE", "j2 W NNW SSW")
    game = table("SPLIT@0,0/0", [*ALL, bank], land="BANK WILD")
    push(game, "lay BANK 0,1 0")
    assert sorted(legal(game)) == [
        "pass",
        "place camp 0,1 j0",
        "place camp 0,1 j1",
        "place camp 0,1 j2",
        "place meeple 0,1 v0",
    ]


def test_a_drawn_tile_is_seen_by_all_before_it_is_laid() -> None:
    game = new(3, first=1)
    (drawn,) = game.opening
    assert drawn == Drawn(1, "land", game.position().drawn)
    for seat in (None, 0, 1, 2):
        assert drawn.for_seat(seat) == drawn
        assert game.seen_by(seat).position.drawn == game.position().drawn
