"""`goldrush`: the end of the game and what it brings."""

from __future__ import annotations

from carcqt.rules.events import Discarded, Drawn, Ended, Item, Returned, Scored, Spot
from carcqt.rules.geometry import Square
from carcqt.rules.tilelaying.tokens import TokensLost, TokensShown
from tests.rules.games.support import GOLDRUSH, extra, legal, only, push, scored

tile, table = GOLDRUSH.tile, GOLDRUSH.table

FIELD = tile("FIELD", "p0 N E S W", count=60)
CAMP = tile("CAMP", "p0 N E S W camp", count=9)
PEAK = tile("PEAK", "m0 N E S W nugget", count=9)
CAP = tile("CAP", "m0 N nugget", "p0 E S W", count=9)
RICH = tile("RICH", "m0 N S nugget=3", "p0 E", "p1 W", count=9)
STOP = tile("STOP", "r0 S", "p0 N E W SSE SSW", count=9)
LINE = tile("LINE", "r0 N S", "p0 E NNE SSE", "p1 W NNW SSW", count=9)
TRAIN = tile("TRAIN", "r0 N S locomotive", "p0 E NNE SSE", "p1 W NNW SSW", count=9)
TOWN = tile("TOWN", "t0", "r0 E >t0", "r1 S >t0", "r2 W >t0", "p0 N ENE WNW", "p1 ESE SSE",
            "p2 SSW WSW", count=2)  # fmt: skip
TILES = [FIELD, CAMP, PEAK, CAP, RICH, STOP, LINE, TRAIN, TOWN]


def test_unfinished_railways_towns_and_mountains() -> None:
    """G-E8: Red, Yellow, Blue, Green and Black."""
    laid = (
        "CAP@0,0/180 RICH@0,1/0 RICH@0,2/0 RICH@0,3/0 FIELD@1,0/0 RICH@2,0/0 "
        "STOP@3,0/0 LINE@3,1/0 TOWN@4,0/270 STOP@4,-1/0"
    )
    pieces = (
        "3:cowboy@0,0/m0 3:cowboy@0,1/m0 4:cowboy@0,2/m0 2:cowboy@2,0/m0 "
        "0:cowboy@3,1/r0 1:cowboy@4,0/t0"
    )
    game = table(laid, TILES, land="FIELD", pieces=pieces, scores=[0] * 5)
    push(game, "lay FIELD 1,1 0")
    events = push(game, "pass")
    assert [(score.seat, score.source, score.items) for score in only(events, Scored)] == [
        (0, "railway", (Item("tile", 2, 1),)),
        (3, "mountain", (Item("nugget", 10, 1),)),
        (2, "mountain", (Item("nugget", 3, 1),)),
        (1, "town", (Item("railway", 1, 3),)),
    ]
    assert events[-1] == Ended((2, 3, 3, 10, 0), (3,))


def test_locomotives_are_ignored_on_an_unfinished_railway() -> None:
    game = table("STOP@0,0/0 TRAIN@0,1/0", TILES, land="FIELD", pieces="1:cowboy@0,1/r0")
    push(game, "lay FIELD 1,0 0")
    assert scored(push(game, "pass")) == [(1, "railway", 2)]


def test_a_railway_that_the_last_tile_completes_is_doubled_still() -> None:
    game = table("STOP@0,0/0 TRAIN@0,1/0", TILES, land="STOP", pieces="1:cowboy@0,1/r0")
    push(game, "lay STOP 0,2 180")
    assert scored(push(game, "pass")) == [(1, "railway", 6)]
    assert game.is_over


def test_a_town_without_a_completed_railway_brings_nothing() -> None:
    game = table("TOWN@0,0/0", TILES, land="LINE", pieces="1:cowboy@0,0/t0")
    push(game, "lay LINE 0,1 0", "pass")
    assert game.is_over
    assert game.scores == [0, 0]


def test_tents_and_the_tokens_on_mountains_leave_first() -> None:
    """They bring nobody anything: the mountain is scored by its nuggets."""
    laid = "CAP@0,0/180 RICH@0,1/0 FIELD@1,0/0 CAP@2,0/180"
    pieces = "0:tent@0,0/m0 1:cowboy@0,1/m0 1:tent@2,0/m0"
    mines = (("0,0 m0", "5", "3"), ("2,0 m0", "1"))
    game = table(laid, TILES, land="FIELD", pieces=pieces, mines=mines)
    push(game, "lay FIELD 1,1 0")
    first, second, *rest = push(game, "pass")
    assert first == Returned(0, "tent", Spot(Square(0, 0), "m0"))
    assert second == Returned(1, "tent", Spot(Square(2, 0), "m0"))
    assert [event.count for event in only(rest[:2], TokensLost)] == [2, 1]
    assert scored(rest) == [(1, "mountain", 4)]
    assert rest[-1] == Ended((0, 4), (1,))
    assert extra(game, "mines") == ()
    assert sorted(extra(game, "lost")) == ["1", "3", "5"]


def test_tokens_bring_their_value() -> None:
    """Shown to all, then scored last."""
    laid = "STOP@0,0/0 CAMP@1,0/0"
    purses = (("0", "5", "1", "5"), (), ("3", "2", "0"))
    game = table(laid, TILES, land="FIELD", pieces="2:cowboy@0,0/r0 1:cowboy@1,0/p0",
                 purses=purses, scores=[1, 2, 3])  # fmt: skip
    push(game, "lay FIELD 2,0 0")
    assert game.projected() == [12, 4, 9]
    one, other, railway, prairie, *tokens = push(game, "pass")
    assert one == TokensShown(0, ("0", "5", "1", "5"))
    assert other == TokensShown(2, ("3", "2", "0"))
    assert scored([railway, prairie]) == [(2, "railway", 1), (1, "prairie", 2)]
    assert tokens == [
        Scored(0, "token", None, (Item("token", 1, 1), Item("token", 2, 5))),
        Scored(2, "token", None, (Item("token", 1, 2), Item("token", 1, 3))),
        Ended((12, 4, 9), (0,)),
    ]


def test_the_game_ends_after_the_turn_of_the_last_tile() -> None:
    """With its step 2, and its scoring."""
    game = table("STOP@0,0/0", TILES, land="STOP", tokens="1")
    push(game, "lay STOP 0,1 180")
    assert game.phase == "place"
    assert scored(push(game, "place cowboy 0,1 r0")) == [(0, "railway", 2)]
    assert game.is_over
    assert legal(game) == []


def test_a_last_tile_that_fits_nowhere_ends_the_game_at_once() -> None:
    """S-R2: the next player gets no turn."""
    game = table("FIELD@0,0/0", TILES, land="FIELD PEAK PEAK")
    push(game, "lay FIELD 1,0 0")
    assert push(game, "pass") == [
        Drawn(1, "land", "PEAK"),
        Discarded(1, "land", "PEAK"),
        Drawn(1, "land", "PEAK"),
        Discarded(1, "land", "PEAK"),
        Ended((0, 0), (0, 1)),
    ]
    assert game.position().gone == ("PEAK", "PEAK")


def test_tied_players_share_the_win() -> None:
    """S-R4"""
    game = table("FIELD@0,0/0", TILES, land="FIELD", scores=[7, 3, 7], purses=((), ("3", "1"), ()))
    push(game, "lay FIELD 1,0 0")
    assert push(game, "pass")[-1] == Ended((7, 7, 7), (0, 1, 2))
    game = table("FIELD@0,0/0", TILES, land="FIELD", scores=[7, 3, 7])
    push(game, "lay FIELD 1,0 0")
    assert push(game, "pass")[-1] == Ended((7, 3, 7), (0, 2))


def test_majorities_count_at_the_end_as_well() -> None:
    """Tied players each score an unfinished railway in full."""
    laid = "STOP@0,0/0 LINE@0,1/0 LINE@0,2/0"
    game = table(laid, TILES, land="FIELD", pieces="0:cowboy@0,0/r0 1:cowboy@0,2/r0")
    push(game, "lay FIELD 1,0 0")
    assert scored(push(game, "pass")) == [(0, "railway", 3), (1, "railway", 3)]
