"""`goldrush`: where cowboys may go."""

from __future__ import annotations

from carcqt.rules.events import Placed, Spot
from carcqt.rules.geometry import Square
from carcqt.rules.tilelaying.tokens import TokensLaid
from tests.rules.games.support import GOLDRUSH, legal, push, refusal, standing

tile, table = GOLDRUSH.tile, GOLDRUSH.table

FIELD = tile("FIELD", "p0 N E S W", count=60)
CAP = tile("CAP", "m0 N nugget", "p0 E S W", count=9)
STOP = tile("STOP", "r0 S", "p0 N E W SSE SSW", count=9)
LINE = tile("LINE", "r0 N S", "p0 E NNE SSE", "p1 W NNW SSW", count=9)
FOOT = tile("FOOT", "m0 N nugget", "r0 E W", "p0 ENE WNW", "p1 S ESE WSW", count=2)
ALL = tile("ALL", "t0", "m0 N nugget", "r0 E >t0", "r1 S >t0", "r2 W >t0", "p0 ENE WNW",
           "p1 ESE SSE", "p2 SSW WSW")  # fmt: skip
TILES = [FIELD, CAP, STOP, LINE, FOOT, ALL]


def cowboys(moves: list[str]) -> list[str]:
    return sorted(move for move in moves if move.startswith("place cowboy"))


def test_a_cowboy_goes_on_a_railway_a_mountain_a_town_or_a_prairie_of_the_tile() -> None:
    game = table("CAP@0,0/180", TILES, land="ALL FIELD", tokens="1 2")
    push(game, "lay ALL 0,1 0")
    zones = ("m0", "p0", "p1", "p2", "r0", "r1", "r2", "t0")
    assert cowboys(legal(game)) == [f"place cowboy 0,1 {zone}" for zone in zones]
    assert push(game, "place cowboy 0,1 t0")[0] == Placed(0, "cowboy", Spot(Square(0, 1), "t0"))
    assert game.supplies == [[3, 1], [4, 1]]


def test_ones_own_prospector_bars_another_but_not_a_railwayman_or_farmer() -> None:
    """G-E10: the nugget brings its token all the same."""
    game = table("CAP@0,0/180", TILES, land="FOOT FIELD", pieces="0:cowboy@0,0/m0", tokens="1 2")
    assert push(game, "lay FOOT 0,1 0")[1:] == [TokensLaid(Spot(Square(0, 1), "m0"), 1)]
    assert refusal(game, "place cowboy 0,1 m0") == "place-taken"
    zones = ("p0", "p1", "r0")
    assert cowboys(legal(game)) == [f"place cowboy 0,1 {zone}" for zone in zones]


def test_a_railwayman_bars_another_however_far_away() -> None:
    laid = "STOP@0,0/0 LINE@0,1/0 LINE@0,2/0"
    game = table(laid, TILES, land="LINE FIELD", pieces="1:cowboy@0,0/r0")
    push(game, "lay LINE 0,3 0")
    assert refusal(game, "place cowboy 0,3 r0") == "place-taken"
    assert cowboys(legal(game)) == ["place cowboy 0,3 p0", "place cowboy 0,3 p1"]


def test_a_cowboy_goes_only_on_the_tile_just_laid() -> None:
    game = table("CAP@0,0/180", TILES, land="FIELD FIELD", tokens="1 2")
    push(game, "lay FIELD 1,0 0")
    assert refusal(game, "place cowboy 0,0 m0") == "place-elsewhere"
    assert cowboys(legal(game)) == ["place cowboy 1,0 p0"]


def test_a_cowboy_comes_from_ones_own_supply() -> None:
    """Without one, the tent and taking are still there."""
    pieces = "0:tent@0,0/m0"
    game = table("CAP@0,0/180", TILES, land="FOOT FIELD", pieces=pieces, tokens="1 2",
                 supplies=[(0, 0), (4, 1)])  # fmt: skip
    push(game, "lay FOOT 0,1 0")
    assert refusal(game, "place cowboy 0,1 r0") == "place-no-supply"
    assert legal(game) == ["pass", "take"]


def test_one_may_do_nothing() -> None:
    game = table("CAP@0,0/180", TILES, land="FIELD FIELD", tokens="1 2")
    push(game, "lay FIELD 1,0 0")
    assert "pass" in legal(game)
    push(game, "pass")
    assert standing(game) == []
    assert game.supplies == [[4, 1], [4, 1]]


def test_at_most_one_of_the_three_is_done() -> None:
    game = table("CAP@0,0/180", TILES, land="FIELD FIELD", pieces="0:tent@0,0/m0", tokens="1 2")
    push(game, "lay FIELD 1,0 0", "place cowboy 1,0 p0")
    assert game.to_move == 1
    for move in ("take", "pass", "place cowboy 1,0 p0", "place tent 0,0 m0"):
        assert refusal(game, move) == "move-phase"


def test_a_tile_is_laid_before_anything_else() -> None:
    game = table("CAP@0,0/180", TILES, land="FIELD FIELD", pieces="0:tent@0,0/m0", tokens="1 2")
    for move in ("take", "pass", "place cowboy 0,0 m0", "place tent 0,0 m0"):
        assert refusal(game, move) == "move-phase"
