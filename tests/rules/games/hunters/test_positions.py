"""`hunters`: positions that are refused, each with its problem."""

from __future__ import annotations

from dataclasses import replace

import pytest

from carcqt.rules.extra import Extra
from carcqt.rules.games.hunters import Hunters
from carcqt.rules.geometry import REACH, Square
from carcqt.rules.piles import PileState
from carcqt.rules.position import LaidTile, Position
from tests.rules.games.support import deck, faults, layout, legal, push, table, tile
from tests.support import builtin_deck, snapshot

FIELD = tile("FIELD", "m0 N E S W", count=60)
WOOD = tile("WOOD", "f0 N E S W", count=9)
CAP = tile("CAP", "f0 N", "m0 E S W", count=9)
SPRING = tile("SPRING", "r0 N", "m0 NNW NNE E S W", count=9)
TILES = [FIELD, WOOD, CAP, SPRING]

GOOD = layout("FIELD@0,0/0 CAP@1,0/0 FIELD@0,1/0", land="FIELD")
NO_PILES = (PileState("land", ()), PileState("bonus", ()))


def test_a_good_position_has_no_problems() -> None:
    assert faults(GOOD, *TILES) == []


BAD: dict[str, Position] = {
    "players-number": replace(GOOD, scores=(0,), supplies=((5, 2),)),
    "seat-unknown": replace(GOOD, to_move=2),
    "phase-unknown": replace(GOOD, phase="sleep"),
    "phase-no-tile": layout("", land="FIELD", phase="place"),
    "supplies-shape": replace(GOOD, supplies=((5, 2),)),
    "supply-count": replace(GOOD, supplies=((6, 2), (5, 2))),
    "piles-shape": replace(GOOD, piles=(PileState("land", ()),)),
    "tile-unknown": replace(GOOD, gone=("NONE",)),
    "tile-other-pile": replace(GOOD, piles=(PileState("land", ("B02",)), NO_PILES[1])),
    "tile-too-often": layout("L61@0,0/0", land="L61"),
    "lay-taken": layout("FIELD@0,0/0 FIELD@0,0/0", land="FIELD"),
    "lay-apart": layout("FIELD@0,0/0 FIELD@1,1/0", land="FIELD"),
    "lay-clash": layout("FIELD@0,0/0 WOOD@1,0/0", land="FIELD"),
    "lay-same-look": layout("FIELD@0,0/0 FIELD@1,0/90", land="FIELD"),
    "piece-unknown": layout("FIELD@0,0/0", land="FIELD", pieces="0:canoe@0,0/m0"),
    "piece-no-tile": layout("FIELD@0,0/0", land="FIELD", pieces="0:member@1,0/m0"),
    "zone-unknown": layout("FIELD@0,0/0", land="FIELD", pieces="0:member@0,0/m1"),
    "piece-terrain": layout("CAP@0,0/0", land="FIELD", pieces="0:hut@0,0/f0"),
    "piece-second": layout("CAP@0,0/0", land="FIELD", pieces="0:member@0,0/f0 1:member@0,0/m0"),
    "piece-in-completed": layout("CAP@0,0/0 CAP@0,-1/180", land="FIELD", pieces="0:member@0,0/f0"),
    "drawn-fits-nowhere": layout("FIELD@0,0/0", land="FIELD", drawn="WOOD"),
    # A tile is laid before a piece is placed, and the next one drawn after that.
    "drawn-phase": layout("FIELD@0,0/0", land="FIELD", drawn="CAP", phase="place"),
    # At most one piece per tile laid: where one stands already, no other is placed.
    "piece-early": layout("FIELD@0,0/0", land="FIELD", pieces="0:member@0,0/m0", phase="place"),
    "pile-known": replace(GOOD, piles=(PileState("land", ("FIELD",), 2), NO_PILES[1])),
    "game-unknown": replace(GOOD, game="marbles"),
    "option-unknown": replace(GOOD, options=(("wind", "strong"),)),
    "extra-unknown": replace(GOOD, extra=Extra.read({"wind": 3})),
}


@pytest.mark.parametrize("code", BAD)
def test_each_fault_is_named(code: str) -> None:
    assert faults(BAD[code], *TILES) == [code]


@pytest.mark.parametrize("to_move", [-1, 2, 9])
def test_the_seat_to_move_is_one_of_the_players(to_move: int) -> None:
    assert faults(replace(GOOD, to_move=to_move), *TILES) == ["seat-unknown"]


def test_six_players_are_too_many_and_five_are_not() -> None:
    for players, found in ((5, []), (6, ["players-number"])):
        position = layout("FIELD@0,0/0", land="FIELD", scores=[0] * players)
        assert faults(position, FIELD) == found


@pytest.mark.parametrize(
    "supplies", [((-1, 2), (5, 2)), ((5, 3), (5, 2)), ((5, 2), (6, 2)), ((5, 2), (5, -1))]
)
def test_nobody_has_fewer_pieces_than_none_or_more_than_all(
    supplies: tuple[tuple[int, ...], ...],
) -> None:
    assert faults(replace(GOOD, supplies=supplies), *TILES) == ["supply-count"]


def test_pieces_on_the_table_are_not_in_the_supply_too() -> None:
    position = layout("FIELD@0,0/0", land="FIELD", pieces="0:member@0,0/m0")
    assert position.supplies == ((4, 2), (5, 2))
    assert faults(position, FIELD) == []
    assert faults(replace(position, supplies=((5, 2), (5, 2))), FIELD) == ["supply-count"]
    assert faults(replace(position, supplies=((3, 2), (5, 2))), FIELD) == []


def test_supplies_name_every_kind_of_piece() -> None:
    assert faults(replace(GOOD, supplies=((5,), (5,))), *TILES) == ["supplies-shape"]


@pytest.mark.parametrize(
    "position",
    [
        layout("NONE@0,0/0", land="FIELD"),
        layout("FIELD@0,0/0", land="NONE FIELD"),
        layout("FIELD@0,0/0", land="FIELD", bonus="NONE"),
        layout("FIELD@0,0/0", land="FIELD", drawn="NONE"),
    ],
    ids=["laid", "pile", "bonus", "drawn"],
)
def test_a_tile_that_the_deck_does_not_have_is_named_wherever_it_is(position: Position) -> None:
    assert faults(position, *TILES) == ["tile-unknown"]


def test_bonus_tiles_belong_in_their_own_pile() -> None:
    assert faults(layout("FIELD@0,0/0", bonus="L61", land="FIELD"), FIELD) == ["tile-other-pile"]
    assert faults(layout("FIELD@0,0/0", bonus="B02", land="FIELD"), FIELD) == []


@pytest.mark.parametrize(
    "position",
    [
        layout("L61@0,0/0 L62@1,0/0", land="FIELD", drawn="L62"),
        layout("L61@0,0/0 L62@1,0/0", land="FIELD", gone=("L62",)),
        layout("L61@0,0/0 L62@1,0/0", land="L62 FIELD"),
        layout("L62@0,0/0 L62@1,0/0", land="FIELD"),
    ],
    ids=["drawn", "gone", "pile", "laid"],
)
def test_a_tile_is_counted_wherever_it_is(position: Position) -> None:
    assert faults(position, FIELD) == ["tile-too-often"]


def test_tiles_may_be_named_in_any_order_if_they_hang_together() -> None:
    position = layout("FIELD@0,0/0 FIELD@2,0/0 FIELD@1,0/0", land="FIELD")
    assert faults(position, FIELD) == []
    position = layout("FIELD@0,0/0 FIELD@2,0/0 FIELD@1,1/0", land="FIELD")
    assert faults(position, FIELD) == ["lay-apart", "lay-apart"]


def test_every_fault_is_told_at_once() -> None:
    position = replace(
        layout("FIELD@0,0/0 WOOD@1,0/0 FIELD@5,5/0", land="NONE"), to_move=7, phase="sleep"
    )
    assert faults(position, *TILES) == [
        "seat-unknown",
        "phase-unknown",
        "tile-unknown",
        "lay-clash",
        "lay-apart",
    ]


def test_pieces_belong_to_players() -> None:
    position = layout("FIELD@0,0/0", land="FIELD", pieces="2:member@0,0/m0")
    assert faults(position, FIELD) == ["seat-unknown"]


def test_problems_say_where_they_are() -> None:
    position = layout("FIELD@0,0/0", land="FIELD", pieces="0:hut@0,0/m0")
    (problem,) = Hunters.problems(deck(FIELD), position)
    assert problem.place == ("piece at 0,0 m0",)
    assert dict(problem.facts) == {"kind": "meadow", "known": "river, lake"}


def test_a_member_stands_in_a_complete_feature_only_until_it_is_scored() -> None:
    """Step 3 comes after the placing."""
    laid, pieces = "CAP@0,-1/180 CAP@0,0/0", "1:member@0,-1/f0"
    waiting = layout(laid, land="FIELD", pieces=pieces, phase="place")
    assert faults(waiting, *TILES) == []
    assert faults(replace(waiting, phase="lay"), *TILES) == ["piece-in-completed"]
    later = layout(f"{laid} FIELD@0,1/0", land="FIELD", pieces=pieces, phase="place")
    assert faults(later, *TILES) == ["piece-in-completed"]


def test_hunters_and_huts_may_stand_where_nothing_is_open() -> None:
    pond = tile("POND", "m0 N E S W", "l0 fish=3")
    yard = tile("YARD", "m0 N", "f0 E S W", count=2)
    position = layout("YARD@0,0/180 YARD@0,1/0", land="WOOD", pieces="0:member@0,0/m0")
    assert faults(position, WOOD, yard) == []
    assert faults(layout("POND@0,0/0", land="FIELD", pieces="0:hut@0,0/l0"), FIELD, pond) == []
    springs = layout("SPRING@0,0/180 SPRING@0,1/0", land="FIELD", pieces="0:hut@0,0/r0")
    assert faults(springs, *TILES) == []


def test_features_that_grew_together_may_hold_several() -> None:
    position = layout(
        "FIELD@0,0/0 FIELD@1,0/0", land="FIELD", pieces="0:member@0,0/m0 1:member@1,0/m0"
    )
    assert faults(position, FIELD) == []


@pytest.mark.parametrize("number", [0, 1])
@pytest.mark.parametrize("turn", [-1, 4, 9])
def test_a_laid_tile_has_one_of_the_four_turns(turn: int, number: int) -> None:
    """Also the first one, to which the others are laid."""
    laid = [LaidTile("CAP", Square(0, 0), 0), LaidTile("FIELD", Square(1, 0), 0)]
    laid[number] = replace(laid[number], turn=turn)
    assert faults(replace(GOOD, laid=tuple(laid)), *TILES) == ["lay-turn"]


def test_the_first_tile_too_is_turned_as_little_as_its_look_asks_for() -> None:
    laid = (LaidTile("FIELD", Square(0, 0), 1),)
    assert faults(replace(GOOD, laid=laid, pieces=()), *TILES) == ["lay-same-look"]


@pytest.mark.parametrize("number", [0, 1])
def test_a_tile_beyond_the_table_is_refused(number: int) -> None:
    laid = [LaidTile("CAP", Square(0, 0), 0), LaidTile("FIELD", Square(1, 0), 0)]
    laid[number] = replace(laid[number], square=Square(2 * REACH + 2 + number, -1))
    assert faults(replace(GOOD, laid=tuple(laid), pieces=()), *TILES) == ["lay-apart"]


def test_an_empty_table_takes_its_first_tile_at_its_middle() -> None:
    game = table("", [FIELD], land="FIELD FIELD")
    before = snapshot(game)
    assert legal(game) == ["lay FIELD 0,0 0"]
    push(game, "lay FIELD 0,0 0", "pass")
    assert len(legal(game)) == 4
    game.pop()
    game.pop()
    assert snapshot(game) == before
    assert legal(game) == ["lay FIELD 0,0 0"]


def test_the_start_of_a_game_has_no_problems() -> None:
    game = Hunters.from_position(builtin_deck("hunters"), layout(land="L61"))
    assert game.position().drawn == "L61"
