"""`hunters`: set-up, whose turn it is, laying tiles, and tiles that fit nowhere."""

from __future__ import annotations

from random import Random

import pytest

from carcqt.rules.events import Discarded, Drawn, Ended, Laid, Placed, Spot
from carcqt.rules.games.hunters import Hunters
from carcqt.rules.geometry import Square
from carcqt.rules.problems import InvalidPosition
from tests.rules.games.support import legal, push, refusal, scored, table, tile
from tests.support import builtin_deck

FIELD = tile("FIELD", "m0 N E S W", count=60)
WOOD = tile("WOOD", "f0 N E S W", count=9)
GLADE = tile("GLADE", "m0 N", "f0 E S W")


def new(players: int, first: int = 0) -> Hunters:
    return Hunters.new(builtin_deck("hunters"), players, Random(4), first=first)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_player_begins_with_five_members_two_huts_and_no_points(players: int) -> None:
    game = new(players)
    assert game.supplies == [[5, 2]] * players
    assert game.scores == [0] * players


def test_the_volcano_lies_on_the_table_with_78_tiles_and_12_bonus_tiles_to_draw() -> None:
    game = new(2)
    position = game.position()
    assert [(laid.tile, laid.square, laid.turn) for laid in position.laid] == [("L56", (0, 0), 0)]
    assert position.drawn
    assert game.left_in(0).total() == 77
    assert game.left_in(1).total() == 12
    assert position.pieces == ()


def test_what_a_tile_may_show_is_told_for_those_who_make_tiles() -> None:
    """One fire, shrine or volcano to a zone; of the rest as many as one digit can count."""
    most = {icon.id: icon.most for icon in Hunters.description.icons}
    assert {icon for icon, count in most.items() if count == 1} == {"fire", "shrine", "volcano"}
    assert {count for count in most.values() if count != 1} == {9}
    assert Hunters.description.sources == ("forest", "river", "network", "meadow")


def test_a_drawn_tile_is_seen_by_all_before_it_is_laid() -> None:
    game = new(3, first=1)
    (drawn,) = game.opening
    tile_in_hand = game.position().drawn
    assert drawn == Drawn(1, "land", tile_in_hand)
    for seat in (None, 0, 1, 2):
        assert drawn.for_seat(seat) == drawn
        assert game.seen_by(seat).position.drawn == tile_in_hand


def test_the_first_player_is_chosen_and_play_goes_round() -> None:
    game = new(3, first=2)
    seats = []
    for _ in range(7):
        seats.append(game.to_move)
        push(game, legal(game)[0])
        assert game.to_move == seats[-1]
        push(game, "pass")
    assert seats == [2, 0, 1, 2, 0, 1, 2]


@pytest.mark.parametrize("first", [-1, 3])
def test_the_first_player_is_one_of_the_players(first: int) -> None:
    with pytest.raises(InvalidPosition):
        new(3, first)


def test_a_turn_is_to_lay_a_tile_and_then_perhaps_to_place_a_piece() -> None:
    game = table(land="L61 L62")
    assert game.phase == "lay"
    assert refusal(game, "pass") == "move-phase"
    assert refusal(game, "place member 0,0 m0") == "move-phase"
    assert push(game, "lay L61 0,-1 0") == [Laid(0, "L61", Square(0, -1), 0)]
    assert (game.phase, game.position().drawn) == ("place", "")
    assert refusal(game, "lay L62 0,-2 0") == "move-phase"
    events = push(game, "place member 0,-1 m0")
    assert events == [
        Placed(0, "member", Spot(Square(0, -1), "m0")),
        Drawn(1, "land", "L62"),
    ]
    assert game.supplies == [[4, 2], [5, 2]]


def test_one_may_place_nothing() -> None:
    game = table(land="L61 L62")
    push(game, "lay L61 0,-1 0")
    assert "pass" in legal(game)
    assert push(game, "pass") == [Drawn(1, "land", "L62")]
    assert game.supplies == [[5, 2], [5, 2]]


def test_at_most_one_piece_is_placed_on_a_tile() -> None:
    game = table(land="L15 L61")
    push(game, "lay L15 0,-1 180", "place member 0,-1 r0")
    assert refusal(game, "place member 0,-1 m0") == "move-phase"
    assert refusal(game, "place hut 0,-1 r0") == "move-phase"


def test_a_piece_goes_only_on_the_tile_just_laid() -> None:
    game = table(land="L61 L62 L15")
    push(game, "lay L61 0,-1 0", "pass", "lay L62 0,-2 0")
    assert all(move == "pass" or " 0,-2 " in move for move in legal(game))
    for square in ("0,-1", "0,0", "7,7"):
        assert refusal(game, f"place member {square} m0") == "place-elsewhere"


def test_a_piece_is_taken_from_ones_own_supply() -> None:
    game = table(land="L15 L61", supplies=[(0, 0), (5, 2)])
    push(game, "lay L15 0,-1 180")
    assert legal(game) == ["pass"]
    assert refusal(game, "place member 0,-1 r0") == "place-no-supply"
    assert refusal(game, "place hut 0,-1 r0") == "place-no-supply"


def test_without_members_a_hut_can_be_placed_and_the_other_way_round() -> None:
    game = table(land="L15 L61", supplies=[(0, 1), (5, 2)])
    push(game, "lay L15 0,-1 180")
    assert legal(game) == ["pass", "place hut 0,-1 r0"]
    game = table(land="L15 L61", supplies=[(1, 0), (5, 2)])
    push(game, "lay L15 0,-1 180")
    assert sorted(legal(game)) == [
        "pass",
        "place member 0,-1 m0",
        "place member 0,-1 m1",
        "place member 0,-1 r0",
    ]


def test_a_tile_touches_a_laid_one_by_a_full_side() -> None:
    game = table("FIELD@0,0/0", [FIELD], land="FIELD FIELD")
    assert sorted(legal(game)) == [f"lay FIELD {at} 0" for at in ("-1,0", "0,-1", "0,1", "1,0")]
    for corner in ("1,1", "1,-1", "-1,1", "-1,-1", "2,0", "0,-2", "40,40"):
        assert refusal(game, f"lay FIELD {corner} 0") == "lay-apart"
    assert refusal(game, "lay FIELD 0,0 0") == "lay-taken"


@pytest.mark.parametrize("name", ["L00", "L03", "L26", "L61"])
def test_no_tile_is_laid_apart_however_it_is_turned(name: str) -> None:
    game = table(land=name)
    for turn in game.material.tile[name].turns:
        for square in ("5,5", "-9,0", "1,1", "0,-2"):
            assert refusal(game, f"lay {name} {square} {90 * turn}") == "lay-apart"
            assert refusal(game, f"lay {name} 0,0 {90 * turn}") == "lay-taken"


def test_sides_that_touch_show_the_same_terrain() -> None:
    """The start tile: meadow in the north, forest in the east and south, river in the west."""
    game = table(land="L46 L61")
    # L46: river east and west, forest south, meadow north.
    assert set(legal(game)) == {
        "lay L46 0,-1 180",
        "lay L46 -1,0 0",
        "lay L46 -1,0 180",
        "lay L46 1,0 90",
        "lay L46 0,1 180",
    }
    assert refusal(game, "lay L46 0,-1 0") == "lay-clash"
    assert refusal(game, "lay L46 0,-1 90") == "lay-clash"
    assert refusal(game, "lay L46 1,0 0") == "lay-clash"


def test_all_sides_that_touch_must_agree_and_not_just_one() -> None:
    game = table("L61@0,0/0 L62@1,0/0 GLADE@1,-1/180", [GLADE], land="L36")
    # At 0,-1: meadow to the south, forest to the east.
    assert legal(game).count("lay L36 0,-1 270") == 1
    for turn in (0, 90, 180):
        assert refusal(game, f"lay L36 0,-1 {turn}") == "lay-clash"


def test_a_tile_that_looks_the_same_after_a_turn_is_offered_once() -> None:
    game = table("L61@0,0/0", land="L62 L15")
    assert len(legal(game)) == 4
    for turn in (90, 180, 270):
        assert refusal(game, f"lay L62 0,1 {turn}") == "lay-same-look"


def test_only_the_drawn_tile_can_be_laid() -> None:
    game = table("L61@0,0/0", land="L62 L15")
    assert refusal(game, "lay L15 0,1 0") == "lay-other-tile"


@pytest.mark.parametrize("step", [(1, 0), (-1, 0), (0, 1), (0, -1)])
def test_the_table_has_no_edge(step: tuple[int, int]) -> None:
    """S-R3"""
    game = table("FIELD@0,0/0", [FIELD], land="FIELD " * 59)
    for far in range(1, 59):
        push(game, f"lay FIELD {step[0] * far},{step[1] * far} 0", "pass")
    assert f"lay FIELD {step[0] * 59},{step[1] * 59} 0" in legal(game)


def test_a_tile_that_fits_nowhere_leaves_the_game_and_the_same_player_draws_again() -> None:
    """S-R1"""
    game = table("FIELD@0,0/0", [FIELD, WOOD], land="FIELD WOOD WOOD FIELD FIELD")
    push(game, "lay FIELD 0,1 0")
    events = push(game, "pass")
    assert events == [
        Drawn(1, "land", "WOOD"),
        Discarded(1, "land", "WOOD"),
        Drawn(1, "land", "WOOD"),
        Discarded(1, "land", "WOOD"),
        Drawn(1, "land", "FIELD"),
    ]
    assert [event.for_seat(None) for event in events] == events
    assert game.to_move == 1
    assert game.position().gone == ("WOOD", "WOOD")
    assert game.left_in(0) == {"FIELD": 1}
    game.pop()
    assert game.position().gone == ()


def test_the_first_tile_of_a_game_may_fit_nowhere_too() -> None:
    """S-R1"""
    game = table("FIELD@0,0/0", [FIELD, WOOD], land="WOOD FIELD")
    assert game.opening == [
        Drawn(0, "land", "WOOD"),
        Discarded(0, "land", "WOOD"),
        Drawn(0, "land", "FIELD"),
    ]
    assert game.position().gone == ("WOOD",)


def test_a_tile_that_fits_on_one_square_in_one_turn_stays() -> None:
    """S-R1: every open square, every turn of the tile."""
    laid = "GLADE@0,0/0 WOOD@1,0/0 WOOD@0,1/0 WOOD@-1,0/0 WOOD@1,-1/0 WOOD@-1,-1/0"
    lone = tile("LONE", "m0 S", "f0 E", "f1 W N")
    game = table(laid, [GLADE, WOOD, FIELD, lone], land="FIELD LONE FIELD")
    assert game.position().drawn == "LONE"
    assert "lay LONE 0,-1 0" in legal(game)
    assert [move for move in legal(game) if " 0,-1 " in move] == ["lay LONE 0,-1 0"]


def test_if_the_last_tile_fits_nowhere_the_game_ends_at_once() -> None:
    """S-R2: no piece, no bonus turn."""
    game = table("FIELD@0,0/0", [FIELD, WOOD], land="FIELD WOOD", bonus="B02 B04")
    push(game, "lay FIELD 0,1 0")
    events = push(game, "place member 0,1 m0")
    assert events[1:] == [
        Drawn(1, "land", "WOOD"),
        Discarded(1, "land", "WOOD"),
        events[3],
        Ended((0, 0), (0, 1)),
    ]
    assert scored(events) == [(0, "meadow", 0)]
    assert game.is_over
    assert legal(game) == []
    assert game.left_in(1).total() == 2


def test_nothing_limits_a_score() -> None:
    laid = "L61@0,0/0 L36@0,-1/90"
    game = table(laid, land="L37 L62", scores=[100_000, 149], pieces="1:member@0,-1/f0")
    push(game, "lay L37 -1,-1 90", "pass")
    assert game.scores == [100_000, 153]
