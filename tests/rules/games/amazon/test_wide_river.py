"""`amazon`: Amazon tiles of a custom deck that are wider than the river.

Only such a tile can touch what lies behind the mouth: it may connect, complete, or fit nowhere.
"""

from __future__ import annotations

from carcqt.rules.events import Completed, Discarded, Drawn
from carcqt.rules.games.amazon import RiverScoring, Sailed
from tests.rules.games.amazon.tiles import TILES, tile
from tests.rules.games.support import AMAZON, extra, legal, only, push, refusal, scored, standing

table = AMAZON.table

SPRING = tile("SPRING", "t0 S", "j0 N E W SSE SSW", count=9)
HUT = tile("HUT", "v0 S", "j0 N E W", count=9)
EAST = "j0 0,0:E 0,0:NNE 0,0:SSE 1,0:W 1,0:S"
WEST = "j1 0,0:W 0,0:NNW 0,0:SSW"
INLET = tile(
    "INLET",
    "a0 0,0:N 0,0:S space caiman",
    "t0 1,0:N boat=2 fruit",
    f"{EAST} 1,0:E 1,0:NNE 1,0:NNW",
    WEST,
    size=(2, 1),
)
HARBOUR = tile(
    "HARBOUR",
    "a0 0,0:N 0,0:S space call",
    "t0 1,0:N boat=2",
    f"{EAST} 1,0:E 1,0:NNE 1,0:NNW",
    WEST,
    size=(2, 1),
)
GATE = tile("GATE", "a0 0,0:N 0,0:S space", "v0 1,0:N", f"{EAST} 1,0:E", WEST, size=(2, 1))
TOLL = tile("TOLL", "a0 0,0:N 0,0:S space", "v0 1,0:N 1,0:S", "j0 0,0:E 0,0:NNE 0,0:SSE 1,0:W",
            "j2 1,0:E", WEST, size=(2, 1))  # fmt: skip
QUAY = tile(
    "QUAY",
    "a0 0,0:N 0,0:S space=2",
    "v0 1,0:N",
    f"{EAST} 1,0:E",
    WEST,
    pile="double",
    size=(2, 1),
)
BLOCK = tile(
    "BLOCK",
    "a0 1,0:N 1,0:S space=2",
    "v0 0,0:N 2,0:N 0,0:S 2,0:S",
    "j0 0,0:E 1,0:W 1,0:NNW 1,0:SSW 0,0:W",
    "j1 1,0:E 2,0:W 1,0:NNE 1,0:SSE 2,0:E",
    pile="double",
    size=(3, 1),
)
ALL = (*TILES, SPRING, HUT, INLET, HARBOUR, GATE, TOLL, QUAY, BLOCK)


def test_it_is_laid_in_either_orientation_with_its_river_at_the_mouth() -> None:
    game = table("SOURCE@0,0/0", ALL, land="INLET WILD")
    assert legal(game) == ["lay INLET 0,1 0", "lay INLET -1,1 180"]
    push(game, "lay INLET -1,1 180", "pass")
    assert {"-2,1", "1,1"} <= {move.split()[2] for move in legal(game)}


def test_what_it_completes_is_not_scored_then_but_as_complete_at_the_end() -> None:
    """A-R6: two tiles and a fruit; the boat icons count at once."""
    laid = "SOURCE@0,0/0 SPRING@1,0/0"
    game = table(laid, ALL, land="INLET WILD", pieces="1:meeple@1,0/t0")
    assert only(push(game, "lay INLET 0,1 0"), Sailed) == [Sailed(1, 2, 3)]
    assert refusal(game, "place meeple 0,1 t0") == "place-taken"
    events = push(game, "place camp 0,1 j1")
    assert only(events, Completed) == []
    assert len(only(events, RiverScoring)) == 1
    assert standing(game) == ["1:meeple@1,0/t0", "0:camp@0,1/j1"]
    assert AMAZON.faults(game.position(), *ALL) == []
    push(game, "lay WILD -1,0 0")
    assert (1, "tributary", 3) in scored(push(game, "pass"))


def test_a_village_that_it_completes_scores_two_for_each_tile_at_the_end() -> None:
    """A-R6"""
    laid = "SOURCE@0,0/0 HUT@1,0/0"
    game = table(laid, ALL, land="GATE WILD", pieces="1:meeple@1,0/v0")
    push(game, "lay GATE 0,1 0")
    assert scored(push(game, "pass")) == []
    push(game, "lay WILD -1,0 0")
    assert (1, "village", 4) in scored(push(game, "pass"))


def test_icons_that_a_call_connects_wait_for_the_double_tile() -> None:
    """A-R7: eight spaces before, eleven with both tiles."""
    laid = "SOURCE@0,0/0 SPRING@1,0/0"
    game = table(
        laid, ALL, land="HARBOUR WILD", double="DOUBLE", pieces="1:meeple@1,0/t0", boats=(1, 8)
    )
    assert only(push(game, "lay HARBOUR 0,1 0"), Sailed) == []
    assert extra(game, "gains") == (0, 2)
    push(game, "choose DOUBLE")
    assert only(push(game, "lay DOUBLE 0,2 0"), Sailed) == [Sailed(1, 2, 10)]
    assert extra(game, "gains") == (0, 0)


def test_an_amazon_tile_that_fits_in_neither_orientation_leaves_the_game() -> None:
    """A-R17, S-R1: jungle lies on both sides where it shows a village."""
    laid = "SOURCE@0,0/0 WILD@1,0/0 WILD@-1,0/0"
    game = table(laid, ALL, land="TOLL WILD")
    assert game.opening == [
        Drawn(0, "land", "TOLL"),
        Discarded(0, "land", "TOLL"),
        Drawn(0, "land", "WILD"),
    ]
    game = table("SOURCE@0,0/0 WILD@1,0/0", ALL, land="TOLL WILD")
    assert legal(game) == ["lay TOLL -1,1 180"]


def test_a_double_tile_that_does_not_fit_is_not_offered() -> None:
    """A-R17: south of the harbour lies jungle on one side only."""
    game = table("SOURCE@0,0/0 SPRING@1,0/0", ALL, land="HARBOUR WILD", double="BLOCK QUAY DOUBLE")
    push(game, "lay HARBOUR 0,1 0")
    assert sorted(legal(game)) == ["choose DOUBLE", "choose QUAY"]
    assert refusal(game, "choose BLOCK") == "choose-none"
    push(game, "choose QUAY")
    assert legal(game) == ["lay QUAY -1,2 180"]


def test_a_position_to_choose_in_has_a_double_tile_that_fits() -> None:
    laid = "SOURCE@0,0/0 HARBOUR@0,1/0"
    for double, found in (("BLOCK DOUBLE", []), ("BLOCK", ["phase-no-double"])):
        position = AMAZON.layout(laid, land="WILD", double=double, phase="choose")
        assert AMAZON.faults(position, *ALL) == found


def test_with_no_double_tile_that_fits_the_call_is_a_plain_amazon_tile() -> None:
    """A-R12, A-R17"""
    game = table("SOURCE@0,0/0 SPRING@1,0/0", ALL, land="HARBOUR WILD", double="BLOCK")
    push(game, "lay HARBOUR 0,1 0")
    assert game.phase == "place"
    assert "place meeple 0,1 t0" in legal(game)
    assert only(push(game, "place meeple 0,1 t0"), Sailed)[0] == Sailed(0, 2, 3)
