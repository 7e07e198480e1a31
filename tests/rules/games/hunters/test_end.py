"""`hunters`: the end of the game."""

from __future__ import annotations

import pytest

from carcqt.rules.events import Completed, Ended, Returned, Scored, Spot
from carcqt.rules.games.hunters import Eaten
from carcqt.rules.geometry import Square
from tests.rules.games.support import layout, legal, push, refusal, scored, table, tile
from tests.support import snapshot

FIELD = tile("FIELD", "m0 N E S W", count=60)
DEER = tile("DEER", "m0 N E S W deer", count=9)
TIGER = tile("TIGER", "m0 N E S W tiger", count=9)
CAP = tile("CAP", "f0 N", "m0 E S W", count=9)
LAKE = tile("LAKE", "r0 N >l0", "m0 NNW NNE E S W", "l0 fish=2", count=9)
TILES = [FIELD, DEER, TIGER, CAP, LAKE]

EVERYTHING = "CAP@0,0/0 LAKE@1,0/0 LAKE@2,0/0 DEER@3,0/0 TIGER@4,0/0 FIELD@5,0/0"
PIECES = "1:member@0,0/f0 0:member@1,0/r0 1:hut@2,0/l0 0:member@3,0/m0"


def test_the_game_ends_after_the_turn_of_the_last_landscape_tile() -> None:
    """Even if bonus tiles remain."""
    game = table("FIELD@0,0/0", TILES, land="FIELD FIELD", bonus="B02 B04")
    push(game, "lay FIELD 0,1 0", "pass", "lay FIELD 0,2 0")
    assert game.phase == "place"
    push(game, "place member 0,2 m0")
    assert game.is_over
    assert game.phase == "over"
    assert game.left_in(1).total() == 2


def test_the_last_tile_is_scored_as_usual_before_the_end() -> None:
    game = table("CAP@0,0/180", TILES, land="CAP")
    push(game, "lay CAP 0,1 0")
    events = push(game, "place member 0,1 f0")
    assert scored(events) == [(0, "forest", 4)]
    assert events[-1] == Ended((4, 0), (0,))


def test_unfinished_forests_and_rivers_score_nothing_and_their_members_go_home() -> None:
    game = table(EVERYTHING, TILES, land="FIELD", pieces=PIECES)
    push(game, "lay FIELD 6,0 0")
    events = push(game, "pass")
    assert [event for event in events if isinstance(event, Returned)] == [
        Returned(1, "member", Spot(Square(0, 0), "f0")),
        Returned(0, "member", Spot(Square(1, 0), "r0")),
    ]
    assert {event.source for event in events if isinstance(event, Scored)} == {"network", "meadow"}
    assert [str(piece) for piece in game.position().pieces] == [
        "1:hut@2,0/l0",
        "0:member@3,0/m0",
    ]
    assert game.supplies == [[4, 2], [5, 1]]


def test_members_go_home_then_huts_score_then_hunters() -> None:
    """And the winners are told last; H-R15: what was eaten follows its meadow."""
    game = table(EVERYTHING, TILES, land="FIELD", pieces=PIECES)
    push(game, "lay FIELD 6,0 0")
    events = push(game, "pass")
    kinds = [Returned, Returned, Scored, Scored, Eaten, Ended]
    assert [type(event) for event in events] == kinds
    assert scored(events) == [(1, "network", 2), (0, "meadow", 0)]
    assert events[-1] == Ended((0, 2), (1,))
    assert all(event.for_seat(None) == event for event in events)


def test_networks_are_scored_before_meadows_whatever_was_laid_first() -> None:
    laid = "DEER@0,0/0 LAKE@1,0/0"
    game = table(laid, TILES, land="FIELD", pieces="0:member@0,0/m0 1:hut@1,0/l0")
    push(game, "lay FIELD 2,0 0")
    assert scored(push(game, "pass")) == [(1, "network", 2), (0, "meadow", 2)]


def test_the_last_tile_may_complete_what_would_else_be_lost() -> None:
    game = table("LAKE@0,0/180", TILES, land="LAKE", pieces="1:member@0,0/r0")
    push(game, "lay LAKE 0,1 0")
    events = push(game, "pass")
    assert [type(event) for event in events] == [Completed, Scored, Returned, Ended]
    assert game.scores == [0, 6]


WINNERS: dict[tuple[int, ...], tuple[int, ...]] = {
    (3, 1, 2): (0,),
    (2, 5, 5): (1, 2),
    (0, 0, 0): (0, 1, 2),
    (1, 2, 3): (2,),
}


@pytest.mark.parametrize("scores", WINNERS)
def test_most_points_win_and_tied_players_share_the_win(scores: tuple[int, ...]) -> None:
    """S-R4"""
    game = table("FIELD@0,0/0", TILES, land="FIELD", scores=scores)
    push(game, "lay FIELD 0,1 0")
    assert push(game, "pass") == [Ended(scores, WINNERS[scores])]
    assert game.winners == WINNERS[scores]


def test_points_of_the_end_decide_the_winner() -> None:
    game = table("DEER@0,0/0", TILES, land="FIELD", scores=[1, 0], pieces="1:member@0,0/m0")
    push(game, "lay FIELD 0,1 0")
    assert push(game, "pass")[-1] == Ended((1, 2), (1,))


def test_after_the_end_there_is_nothing_to_do() -> None:
    game = table("FIELD@0,0/0", TILES, land="FIELD")
    push(game, "lay FIELD 0,1 0", "pass")
    assert len(game.legal_moves) == 0
    assert legal(game) == []
    for move in ("pass", "lay FIELD 0,2 0", "place member 0,1 m0"):
        assert refusal(game, move) == "move-phase"
    assert list(game.turns()) == []
    assert game.position().drawn == ""


def test_the_end_can_be_taken_back() -> None:
    game = table(EVERYTHING, TILES, land="FIELD", pieces=PIECES, bonus="B02")
    before = snapshot(game)
    push(game, "lay FIELD 6,0 0", "pass")
    game.pop()
    assert (game.phase, game.scores) == ("place", [0, 0])
    game.pop()
    assert snapshot(game) == before


def test_a_position_with_nothing_left_to_lay_is_scored_as_it_stands() -> None:
    game = table(EVERYTHING, TILES, land="", pieces=PIECES)
    assert game.is_over
    assert scored(game.opening) == [(1, "network", 2), (0, "meadow", 0)]
    assert game.opening[-1] == Ended((0, 2), (1,))


def test_a_position_that_is_over_is_not_scored_again() -> None:
    game = table(EVERYTHING, TILES, pieces="0:member@3,0/m0", phase="over", scores=[7, 9])
    assert game.is_over
    assert list(game.opening) == []
    assert game.scores == [7, 9]
    assert game.winners == (1,)


def test_a_finished_game_says_so_in_its_position() -> None:
    game = table("FIELD@0,0/0", TILES, land="FIELD")
    push(game, "lay FIELD 0,1 0", "pass")
    position = game.position()
    assert position.phase == "over"
    assert position.piles == layout().piles
