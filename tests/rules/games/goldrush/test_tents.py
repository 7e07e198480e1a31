"""`goldrush`: pitching and moving tents."""

from __future__ import annotations

from carcqt.rules.events import Drawn, Placed, Spot
from carcqt.rules.geometry import Square
from tests.rules.games.support import GOLDRUSH, extra, legal, push, refusal, standing

tile, table, layout, faults = GOLDRUSH.tile, GOLDRUSH.table, GOLDRUSH.layout, GOLDRUSH.faults

FIELD = tile("FIELD", "p0 N E S W", count=60)
CAP = tile("CAP", "m0 N nugget", "p0 E S W", count=9)
RIDGE = tile("RIDGE", "m0 N S nugget=2", "p0 E", "p1 W", count=9)
HALT = tile("HALT", "m0 N S nugget", "r0 E", "p0 ENE ESE", "p1 W")
PAIR = tile("PAIR", "m0 E nugget=2", "m1 S nugget", "p0 N W", count=2)
TILES = [FIELD, CAP, RIDGE, HALT, PAIR]


def tents(moves: list[str]) -> set[str]:
    """Where a tent may go."""
    return {move.removeprefix("place tent ") for move in moves if move.startswith("place tent")}


def test_a_tent_is_pitched_on_a_mountain_of_any_laid_tile() -> None:
    laid = "CAP@0,0/180 RIDGE@0,1/0 FIELD@1,0/0 CAP@2,0/180"
    game = table(laid, TILES, land="CAP FIELD")
    push(game, "lay CAP 3,0 0")
    assert tents(legal(game)) == {"0,0 m0", "0,1 m0", "2,0 m0", "3,0 m0"}
    assert push(game, "place tent 0,0 m0") == [
        Placed(0, "tent", Spot(Square(0, 0), "m0")),
        Drawn(1, "land", "FIELD"),
    ]
    assert game.supplies == [[4, 0], [4, 1]]


def test_a_tent_moves_from_where_it_stands() -> None:
    laid = "CAP@0,0/180 RIDGE@0,1/0 FIELD@1,0/0 CAP@2,0/180"
    game = table(laid, TILES, land="FIELD FIELD", pieces="0:tent@0,0/m0")
    push(game, "lay FIELD 1,1 0")
    assert tents(legal(game)) == {"0,1 m0", "2,0 m0"}
    assert push(game, "place tent 2,0 m0")[0] == Placed(
        0, "tent", Spot(Square(2, 0), "m0"), Spot(Square(0, 0), "m0")
    )
    assert standing(game) == ["0:tent@2,0/m0"]
    assert game.supplies == [[4, 0], [4, 1]]


def test_a_tent_may_not_move_to_its_own_section() -> None:
    """G-R13"""
    game = table("CAP@0,0/180", TILES, land="FIELD FIELD", pieces="0:tent@0,0/m0")
    push(game, "lay FIELD 1,0 0")
    assert tents(legal(game)) == set()
    assert refusal(game, "place tent 0,0 m0") == "place-zone-taken"


def test_a_tent_may_move_within_its_tile_and_its_mountain() -> None:
    """G-R13: also where no token lies."""
    laid = "PAIR@0,0/0 CAP@1,0/270"
    game = table(laid, TILES, land="FIELD FIELD", pieces="0:tent@0,0/m1", mines=())
    push(game, "lay FIELD -1,0 0")
    # The mountain to the east is complete, so all that is left is the one to the south.
    assert tents(legal(game)) == set()
    laid = "PAIR@0,0/0 RIDGE@1,0/90"
    game = table(laid, TILES, land="FIELD FIELD", pieces="0:tent@1,0/m0", mines=())
    push(game, "lay FIELD -1,0 0")
    assert tents(legal(game)) == {"0,0 m0", "0,0 m1"}
    push(game, "place tent 0,0 m0")
    game = table(laid, TILES, land="FIELD FIELD", pieces="0:tent@0,0/m0", mines=())
    push(game, "lay FIELD -1,0 0", "place tent 0,0 m1")
    assert standing(game) == ["0:tent@0,0/m1"]


def test_the_section_it_leaves_is_free_again() -> None:
    laid = "CAP@0,0/180 FIELD@1,0/0 CAP@2,0/180"
    game = table(laid, TILES, land="FIELD FIELD FIELD", pieces="0:tent@0,0/m0")
    push(game, "lay FIELD 1,1 0", "place tent 2,0 m0", "lay FIELD 1,2 0")
    assert tents(legal(game)) == {"0,0 m0"}


def test_the_section_must_be_free_of_cowboys_and_tents() -> None:
    laid = "CAP@0,0/180 FIELD@1,0/0 CAP@2,0/180 FIELD@3,0/0 CAP@4,0/180"
    pieces = "1:cowboy@0,0/m0 1:tent@2,0/m0"
    game = table(laid, TILES, land="FIELD FIELD", pieces=pieces)
    push(game, "lay FIELD 1,1 0")
    assert tents(legal(game)) == {"4,0 m0"}
    for square in ("0,0", "2,0"):
        assert refusal(game, f"place tent {square} m0") == "place-zone-taken"


def test_one_may_pitch_on_a_mountain_full_of_others_beside_a_railwayman() -> None:
    """G-E11"""
    laid = "CAP@0,0/180 RIDGE@0,1/0 RIDGE@0,2/0 HALT@0,3/0"
    pieces = "0:cowboy@0,0/m0 1:cowboy@0,1/m0 0:tent@0,2/m0 1:cowboy@0,3/r0"
    game = table(laid, TILES, land="FIELD FIELD", pieces=pieces, scores=[0] * 3, to_move=2)
    push(game, "lay FIELD 1,0 0")
    assert tents(legal(game)) == {"0,3 m0"}
    push(game, "place tent 0,3 m0")
    assert "2:tent@0,3/m0" in standing(game)
    assert faults(game.position(), *TILES) == []


def test_tents_and_cowboys_block_a_section_and_not_the_tile() -> None:
    """G-R11: two mountains on one tile, a tent on each."""
    game = table("PAIR@0,0/0", TILES, land="FIELD FIELD FIELD", pieces="1:tent@0,0/m0")
    push(game, "lay FIELD 0,-1 0")
    assert tents(legal(game)) == {"0,0 m1"}
    push(game, "place tent 0,0 m1")
    assert standing(game) == ["1:tent@0,0/m0", "0:tent@0,0/m1"]
    assert faults(game.position(), *TILES) == []


def test_no_tent_is_pitched_on_a_complete_mountain() -> None:
    """Just completed (G-R2), or long since."""
    game = table("CAP@0,0/180", TILES, land="CAP FIELD FIELD", tokens="1 2")
    push(game, "lay CAP 0,1 0")
    for square in ("0,0", "0,1"):
        assert refusal(game, f"place tent {square} m0") == "place-complete"
    push(game, "pass", "lay FIELD 1,0 0")
    assert tents(legal(game)) == set()
    for square in ("0,0", "0,1"):
        assert refusal(game, f"place tent {square} m0") == "place-complete"


def test_a_tent_on_a_mountain_just_completed_may_move_away() -> None:
    laid = "CAP@0,0/180 FIELD@1,0/0 CAP@2,0/180"
    pieces = "0:tent@0,0/m0 1:cowboy@2,0/m0"
    game = table(laid, TILES, land="CAP FIELD", pieces=pieces, tokens="1 2 3 5")
    push(game, "lay CAP 0,1 0")
    assert tents(legal(game)) == set()
    push(game, "pass")
    assert game.supplies[0] == [4, 1]
    laid = f"{laid} RIDGE@2,1/0"
    game = table(laid, TILES, land="CAP FIELD", pieces=pieces, tokens="1 2 3 5")
    push(game, "lay CAP 0,1 0")
    assert tents(legal(game)) == {"2,1 m0"}
    push(game, "place tent 2,1 m0", "lay FIELD 1,1 0")
    assert standing(game) == ["1:cowboy@2,0/m0", "0:tent@2,1/m0"]
    assert tents(legal(game)) == set()


def test_each_player_has_one_tent() -> None:
    laid = "CAP@0,0/180 FIELD@1,0/0 CAP@2,0/180"
    game = table(laid, TILES, land="FIELD FIELD FIELD", supplies=[(4, 0), (4, 1)])
    push(game, "lay FIELD 1,1 0")
    assert tents(legal(game)) == set()
    assert refusal(game, "place tent 0,0 m0") == "place-no-supply"


def test_a_tent_goes_on_mountains_only() -> None:
    game = table("HALT@0,0/0", TILES, land="FIELD FIELD")
    push(game, "lay FIELD -1,0 0")
    assert refusal(game, "place tent 0,0 r0") == "piece-terrain"
    assert refusal(game, "place tent -1,0 p0") == "piece-terrain"
    assert refusal(game, "place tent 5,5 m0") == "place-no-tile"


def test_a_tent_claims_nothing() -> None:
    """Only the pieces that count for majorities hold a feature."""
    game = table("CAP@0,0/180", TILES, land="RIDGE FIELD", pieces="0:tent@0,0/m0", tokens="1 2 3")
    push(game, "lay RIDGE 0,1 0")
    assert "place cowboy 0,1 m0" in legal(game)
    assert game.projected() == [0, 0]
    assert extra(game, "purses") == ((), ())
