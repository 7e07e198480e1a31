"""`amazon`: tiles with a call, and the double tiles that follow them."""

from __future__ import annotations

from carcqt.rules.events import Drawn, Ended, Laid, Placed, Spot
from carcqt.rules.games.amazon import DoubleChosen, RiverScoring, Sailed
from carcqt.rules.geometry import Square
from tests.rules.games.amazon.tiles import BANKS, LONG_BANKS, TILES, tile
from tests.rules.games.support import AMAZON, extra, legal, only, push, refusal, scored, standing
from tests.support import builtin_deck

table = AMAZON.table

HUNGRY = tile("HUNGRY", "a0 N S space call caiman piranha=2", *BANKS, count=2)
VILLAGE = tile(
    "VILLAGE",
    "a0 0,0:N 0,0:S 0,1:N 0,1:S space=2",
    "v0 0,0:E",
    "t0 0,1:E boat",
    "j0 0,0:NNE",
    "j1 0,0:SSE 0,1:NNE 0,1:ENE",
    "j2 0,1:ESE 0,1:SSE",
    LONG_BANKS[1].replace("j1", "j3"),
    pile="double",
    size=(1, 2),
)
ALL = (*TILES, HUNGRY, VILLAGE)


def test_after_a_call_one_of_the_double_tiles_is_chosen_and_laid() -> None:
    """First it, then the double tile, which lies along the river."""
    game = table("SOURCE@0,0/0", ALL, land="CALL WILD", double="VILLAGE DOUBLE FEAST")
    assert push(game, "lay CALL 0,1 0") == [Laid(0, "CALL", Square(0, 1), 0)]
    assert game.phase == "choose"
    assert sorted(legal(game)) == ["choose DOUBLE", "choose FEAST", "choose VILLAGE"]
    assert refusal(game, "pass") == "move-phase"
    assert refusal(game, "place camp 0,1 j0") == "move-phase"
    assert push(game, "choose VILLAGE") == [DoubleChosen(0, "VILLAGE")]
    assert legal(game) == ["lay VILLAGE 0,2 0", "lay VILLAGE 0,2 180"]
    for turn in (90, 270):
        assert refusal(game, f"lay VILLAGE 0,2 {turn}") == "lay-clash"
    assert push(game, "lay VILLAGE 0,2 180") == [Laid(0, "VILLAGE", Square(0, 2), 2)]
    assert game.phase == "place"


def test_a_double_tile_is_chosen_only_once() -> None:
    """Four of them for three calls: those still there."""
    game = table("SOURCE@0,0/0", ALL, land="CALL CALL WILD", double="VILLAGE DOUBLE FEAST")
    push(game, "lay CALL 0,1 0", "choose DOUBLE", "lay DOUBLE 0,2 0", "pass")
    push(game, "lay CALL 0,4 0")
    assert sorted(legal(game)) == ["choose FEAST", "choose VILLAGE"]
    assert refusal(game, "choose DOUBLE") == "choose-none"
    assert refusal(game, "choose WILD") == "choose-none"


def test_pieces_go_on_the_double_tile_only() -> None:
    game = table("SPLIT@0,0/0", ALL, land="CALL WILD", double="VILLAGE")
    push(game, "lay CALL 0,1 0", "choose VILLAGE", "lay VILLAGE 0,2 0")
    assert sorted(legal(game)) == [
        "pass",
        "place camp 0,2 j0",
        "place camp 0,2 j1",
        "place camp 0,2 j2",
        "place camp 0,2 j3",
        "place meeple 0,2 t0",
        "place meeple 0,2 v0",
    ]
    assert refusal(game, "place camp 0,1 j0") == "place-elsewhere"
    push(game, "place meeple 0,2 v0")
    assert standing(game) == ["0:meeple@0,2/v0"]


def test_nothing_stands_on_the_amazon() -> None:
    game = table("SPLIT@0,0/0", ALL, land="RIVER WILD")
    push(game, "lay RIVER 0,1 0")
    for piece in ("meeple", "camp"):
        assert refusal(game, f"place {piece} 0,1 a0") == "piece-terrain"
    assert sorted(legal(game)) == ["pass", "place camp 0,1 j0", "place camp 0,1 j1"]


def test_call_and_double_tile_bring_one_scoring_of_both_after_the_piece() -> None:
    """A-R4: 3 caimans and 3 piranhas in all."""
    game = table("SPLIT@0,0/0", ALL, land="HUNGRY WILD", double="FEAST", boats=(4, 3))
    events = push(game, "lay HUNGRY 0,1 0", "choose FEAST", "lay FEAST 0,2 0")
    assert only(events, RiverScoring) == []
    placed, scoring, *rest = push(game, "place camp 0,2 j0")
    assert placed == Placed(0, "camp", Spot(Square(0, 2), "j0"))
    assert scoring == RiverScoring(Spot(Square(0, 2), "a0"), 3, 3, ((0,), (1,)))
    assert scored(rest) == [(0, "amazon", 6), (1, "amazon", 3)]
    assert rest[-1] == Drawn(1, "land", "WILD")


def test_the_built_in_tiles_with_a_call_have_no_animals() -> None:
    """A-R4"""
    for shown in builtin_deck("amazon").tiles:
        if any(zone.shows("call") for zone in shown.zones):
            assert not any(zone.shows("caiman") + zone.shows("piranha") for zone in shown.zones)


def test_with_no_double_tile_left_it_is_a_plain_amazon_tile() -> None:
    """A-R12: pieces may go on it, and its own animals are scored."""
    game = table("SPLIT@0,0/0", ALL, land="HUNGRY WILD", boats=(4, 3))
    push(game, "lay HUNGRY 0,1 0")
    assert game.phase == "place"
    events = push(game, "place camp 0,1 j0")
    assert only(events, RiverScoring) == [
        RiverScoring(Spot(Square(0, 1), "a0"), 1, 2, ((0,), (1,)))
    ]
    assert scored(events) == [(0, "amazon", 3), (1, "amazon", 2)]


def test_a_call_as_last_tile_still_brings_everything() -> None:
    """A-R12: the double tile, step 2 and the scoring, then the end."""
    game = table("SOURCE@0,0/0", ALL, land="CALL", double="FEAST", boats=(3, 3))
    push(game, "lay CALL 0,1 0")
    assert game.phase == "choose"
    push(game, "choose FEAST", "lay FEAST 0,2 0")
    events = push(game, "pass")
    assert events[0] == Sailed(0, 1, 4)
    assert scored(events) == [
        (0, "amazon", 3),
        (1, "amazon", 1),
        (0, "amazon", 6),
        (1, "amazon", 3),
    ]
    assert events[-1] == Ended((9, 4), (0,))


def test_boats_use_the_length_of_the_river_with_the_double_tile() -> None:
    """A-R7: both for placing nothing and for icons that waited."""
    game = table("SOURCE@0,0/0", ALL, land="CALL WILD", double="DOUBLE", boats=(8, 8))
    push(game, "lay CALL 0,1 0", "choose DOUBLE", "lay DOUBLE 0,2 0")
    assert only(push(game, "pass"), Sailed)[0] == Sailed(0, 1, 9)
    laid = "SOURCE@0,0/0 CALL@0,1/0"
    game = table(
        laid, ALL, land="WILD", double="DOUBLE", phase="choose", boats=(8, 9), gains=(2, 3)
    )
    assert push(game, "choose DOUBLE") == [DoubleChosen(0, "DOUBLE")]
    assert push(game, "lay DOUBLE 0,2 0")[1:] == [Sailed(0, 2, 10), Sailed(1, 2, 11)]
    assert extra(game, "gains") == (0, 0)


def test_icons_of_a_double_tile_move_the_boat_of_the_meeple_placed() -> None:
    """A-R7: the piece, then its icons."""
    game = table("SOURCE@0,0/0", ALL, land="CALL WILD", double="VILLAGE", boats=(8, 1))
    push(game, "lay CALL 0,1 0", "choose VILLAGE", "lay VILLAGE 0,2 0")
    placed, moved, scoring, *_ = push(game, "place meeple 0,2 t0")
    assert isinstance(placed, Placed)
    assert moved == Sailed(0, 1, 9)
    assert scoring == RiverScoring(Spot(Square(0, 2), "a0"), 0, 0, ((0,),))


def test_all_see_which_double_tile_is_chosen_and_which_are_left() -> None:
    game = table("SOURCE@0,0/0", ALL, land="CALL WILD", double="VILLAGE DOUBLE FEAST")
    events = push(game, "lay CALL 0,1 0", "choose DOUBLE")
    for seat in (None, 0, 1):
        assert [event.for_seat(seat) for event in events] == events
        assert sorted(game.seen_by(seat).position.piles[1].things) == ["FEAST", "VILLAGE"]
        assert game.seen_by(seat).position.drawn == "DOUBLE"
