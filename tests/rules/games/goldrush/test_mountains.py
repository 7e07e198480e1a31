"""`goldrush`: mountains that are complete, and who takes what is left on them."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from carcqt.rules.events import Completed, Drawn, Event, Item, Placed, Returned, Scored, Spot
from carcqt.rules.geometry import Square
from carcqt.rules.tilelaying.tokens import TokensLaid, TokensLost, TokensTaken
from tests.rules.games.support import GOLDRUSH, extra, only, push, refusal, scored, standing

tile, table = GOLDRUSH.tile, GOLDRUSH.table

FIELD = tile("FIELD", "p0 N E S W", count=60)
CAP = tile("CAP", "m0 N nugget", "p0 E S W", count=9)
CAP2 = tile("CAP2", "m0 N nugget=2", "p0 E S W", count=9)
RIDGE = tile("RIDGE", "m0 N S nugget=2", "p0 E", "p1 W", count=9)
HILL = tile("HILL", "m0 nugget", "p0 N E S W")
PAIR = tile("PAIR", "m0 E nugget=2", "m1 S nugget", "p0 N W")
TILES = [FIELD, CAP, CAP2, RIDGE, HILL, PAIR]


def taken(events: Sequence[Event]) -> list[tuple[int, tuple[str, ...]]]:
    """Who takes which tokens, in order."""
    found = only(events, TokensTaken)
    assert all(event.count == len(event.tokens) for event in found)
    return [(event.seat, event.tokens) for event in found]


def test_a_mountain_promises_the_nuggets_of_every_square_that_it_lacks() -> None:
    for tiles, least in ((TILES, 4), ([*TILES, tile("BARE", "m0 N", "p0 E S W")], 2)):
        game = table("RIDGE@0,0/0", tiles, land="CAP FIELD", pieces="1:cowboy@0,0/m0")
        assert game.least_worth(game.root(Square(0, 0), "m0"), 2) == least


def test_the_prospector_takes_the_tokens_left_and_then_scores_the_nuggets() -> None:
    """G-E4: seven nuggets, some tokens gone already."""
    laid = "CAP@0,0/180 RIDGE@0,1/0 RIDGE@0,2/0"
    game = table(
        laid, TILES, land="CAP2 FIELD FIELD", pieces="1:cowboy@0,1/m0", tokens="3 2 0",
        mines=(("0,0 m0", "1", "5"),),
    )  # fmt: skip
    push(game, "lay CAP2 0,3 0")
    done, take, score, home, drawn = events = push(game, "pass")
    assert done == Completed("mountain", Spot(Square(0, 3), "m0"), 4)
    assert isinstance(take, TokensTaken)
    assert taken(events) == [(1, ("2", "3", "5", "1"))]
    assert isinstance(score, Scored)
    assert (score.seat, score.source, score.items) == (1, "mountain", (Item("nugget", 7, 1),))
    assert home == Returned(1, "cowboy", Spot(Square(0, 1), "m0"))
    assert drawn == Drawn(1, "land", "FIELD")
    assert game.scores == [0, 7]
    assert extra(game, "purses") == ((), ("2", "3", "5", "1"))
    assert extra(game, "mines") == ()


def test_tied_players_take_turns_from_the_active_one_and_all_score() -> None:
    """G-E5: five nuggets, three tokens; the active player gets two of them."""
    laid = "CAP2@0,0/180 FIELD@1,0/0 FIELD@1,1/0 FIELD@1,2/0 CAP@0,2/0"
    game = table(
        laid, TILES, land="RIDGE FIELD", pieces="0:cowboy@0,0/m0 1:cowboy@0,2/m0", tokens="1 2",
        mines=(("0,0 m0", "5"),),
    )  # fmt: skip
    push(game, "lay RIDGE 0,1 0")
    events = push(game, "pass")
    assert taken(events) == [(0, ("2", "5")), (1, ("1",))]
    assert scored(events) == [(0, "mountain", 5), (1, "mountain", 5)]
    assert extra(game, "purses") == (("2", "5"), ("1",))
    assert game.supplies == [[4, 1], [4, 1]]


ORDERS = {
    (0, (1, 3)): [(1, ("5", "2", "0")), (3, ("3", "1"))],
    (2, (0, 1, 3)): [(3, ("5", "1")), (0, ("3", "0")), (1, ("2",))],
    (1, (0, 1)): [(1, ("5", "2", "0")), (0, ("3", "1"))],
    (3, (0, 1, 2)): [(0, ("5", "1")), (1, ("3", "0")), (2, ("2",))],
}


@pytest.mark.parametrize(("active", "tied"), ORDERS)
def test_tokens_go_clockwise_from_the_active_player_or_the_first_after(
    active: int, tied: tuple[int, ...]
) -> None:
    """G-R4"""
    laid = "CAP@0,0/180 RIDGE@0,1/0 RIDGE@0,2/0 RIDGE@0,3/0"
    pieces = " ".join(f"{seat}:cowboy@0,{y}/m0" for y, seat in enumerate(tied))
    game = table(
        laid, TILES, land="CAP FIELD", pieces=pieces, tokens="5", scores=[0] * 4, to_move=active,
        mines=(("0,0 m0", "0", "1", "2", "3"),),
    )  # fmt: skip
    push(game, "lay CAP 0,4 0")
    events = push(game, "pass")
    assert taken(events) == ORDERS[active, tied]
    assert sorted(scored(events)) == [(seat, "mountain", 8) for seat in tied]


def test_with_fewer_tokens_than_tied_players_some_get_none() -> None:
    laid = "CAP@0,0/180 RIDGE@0,1/0"
    game = table(
        laid, TILES, land="CAP FIELD", pieces="0:cowboy@0,0/m0 1:cowboy@0,1/m0", tokens="3",
        mines=(), to_move=1,
    )  # fmt: skip
    push(game, "lay CAP 0,2 0")
    events = push(game, "pass")
    assert taken(events) == [(1, ("3",))]
    assert scored(events) == [(0, "mountain", 4), (1, "mountain", 4)]


def test_most_prospectors_take_all_and_score_alone() -> None:
    laid = "CAP@0,0/180 RIDGE@0,1/0 RIDGE@0,2/0"
    pieces = "0:cowboy@0,0/m0 1:cowboy@0,1/m0 1:cowboy@0,2/m0"
    game = table(laid, TILES, land="CAP FIELD", pieces=pieces, tokens="1 2 3 5 0 1")
    push(game, "lay CAP 0,3 0")
    events = push(game, "pass")
    assert taken(events) == [(1, ("1", "0", "5", "3", "2", "1"))]
    assert scored(events) == [(1, "mountain", 6)]
    assert game.supplies == [[4, 1], [4, 1]]


def test_without_a_prospector_the_tokens_leave_the_game_and_tents_go_home() -> None:
    """G-R1"""
    game = table(
        "CAP@0,0/180", TILES, land="CAP FIELD", pieces="1:tent@0,0/m0", tokens="1 2",
        lost=("5",),
    )  # fmt: skip
    push(game, "lay CAP 0,1 0")
    done, lost, home, _ = push(game, "pass")
    assert done == Completed("mountain", Spot(Square(0, 1), "m0"), 2)
    assert isinstance(lost, TokensLost)
    assert lost.count == 2
    assert home == Returned(1, "tent", Spot(Square(0, 0), "m0"))
    assert game.scores == [0, 0]
    assert extra(game, "purses") == ((), ())
    assert extra(game, "lost") == ("5", "1", "2")
    assert game.supplies == [[4, 1], [4, 1]]


def test_tents_do_not_count_for_the_majority() -> None:
    """Two tents and a prospector: the prospector alone."""
    laid = "CAP@0,0/180 RIDGE@0,1/0 RIDGE@0,2/0"
    pieces = "0:tent@0,0/m0 1:cowboy@0,1/m0 2:tent@0,2/m0"
    game = table(laid, TILES, land="CAP FIELD", pieces=pieces, tokens="1", scores=[0] * 3)
    push(game, "lay CAP 0,3 0")
    events = push(game, "pass")
    assert taken(events) == [(1, ("1",))]
    assert scored(events) == [(1, "mountain", 6)]
    assert [(home.seat, home.piece) for home in only(events, Returned)] == [
        (0, "tent"),
        (1, "cowboy"),
        (2, "tent"),
    ]
    assert game.supplies == [[4, 1]] * 3


def test_tents_never_bar_a_prospector() -> None:
    laid = "CAP@0,0/180"
    game = table(laid, TILES, land="RIDGE FIELD", pieces="1:tent@0,0/m0", tokens="1 2 3")
    push(game, "lay RIDGE 0,1 0", "place cowboy 0,1 m0")
    assert standing(game) == ["1:tent@0,0/m0", "0:cowboy@0,1/m0"]


def test_a_prospector_placed_on_the_completing_tile_takes_scores_and_is_back() -> None:
    """G-E7, second part: two tokens and two points."""
    game = table("CAP@0,0/180", TILES, land="CAP FIELD", tokens="3 5")
    assert push(game, "lay CAP 0,1 0")[1:] == [TokensLaid(Spot(Square(0, 1), "m0"), 1)]
    events = push(game, "place cowboy 0,1 m0")
    kinds = [type(event) for event in events]
    assert kinds == [Placed, Completed, TokensTaken, Scored, Returned, Drawn]
    assert taken(events) == [(0, ("5", "3"))]
    assert scored(events) == [(0, "mountain", 2)]
    assert game.supplies[0] == [4, 1]


def test_a_mountain_with_an_open_side_is_not_complete() -> None:
    game = table("CAP@0,0/180", TILES, land="RIDGE FIELD", pieces="1:cowboy@0,0/m0", tokens="1 2 3")
    push(game, "lay RIDGE 0,1 0")
    assert push(game, "pass") == [Drawn(1, "land", "FIELD")]
    assert extra(game, "mines") == (("0,0 m0", "1", "2", "3"),)


def test_a_mountain_within_one_tile_is_complete_at_once() -> None:
    """No tent may be pitched on it, but a prospector scores it."""
    game = table("FIELD@0,0/0", TILES, land="HILL FIELD", tokens="5")
    push(game, "lay HILL 1,0 0")
    assert refusal(game, "place tent 1,0 m0") == "place-complete"
    events = push(game, "place cowboy 1,0 m0")
    assert taken(events) == [(0, ("5",))]
    assert scored(events) == [(0, "mountain", 1)]


def test_every_mountain_that_a_tile_completes_is_scored() -> None:
    """S-R6: one with a prospector, one without."""
    laid = "CAP@1,0/270 FIELD@1,1/0 CAP@0,1/0"
    game = table(laid, TILES, land="PAIR FIELD", pieces="1:cowboy@1,0/m0", tokens="1 2 3 0 5")
    push(game, "lay PAIR 0,0 0")
    events = push(game, "pass")
    assert taken(events) == [(1, ("0", "3", "1"))]
    assert scored(events) == [(1, "mountain", 3)]
    assert [event.count for event in only(events, TokensLost)] == [2]
    assert extra(game, "lost") == ("2", "5")


def test_a_mountain_without_tokens_still_scores_its_nuggets() -> None:
    game = table("CAP@0,0/180", TILES, land="CAP FIELD", pieces="1:cowboy@0,0/m0")
    push(game, "lay CAP 0,1 0")
    events = push(game, "pass")
    assert taken(events) == []
    assert scored(events) == [(1, "mountain", 2)]
