"""`hunters`: whole turns, what may be drawn next, and what each seat sees."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from random import Random

from carcqt.rules.games.hunters import Hunters
from carcqt.rules.moves import PASS, read_move
from carcqt.rules.piles import PileState
from tests.rules.games.support import deck, layout, legal, push, table, tile
from tests.support import snapshot

FIELD = tile("FIELD", "m0 N E S W", count=60)
WOOD = tile("WOOD", "f0 N E S W", count=9)
BOSK = tile("BOSK", "f0 N E S W", pile="bonus", count=9)
PLAIN = tile("PLAIN", "m0 N E S W", pile="bonus", count=9)
GROVE = tile("GROVE", "m0 N E S W", "f0 gold", count=9)
CROSS = tile(
    "CROSS",
    "r0 N >l0",
    "r1 S >l0",
    "m0 NNW SSW W",
    "m1 NNE SSE E",
    "l0 fish",
    count=9,
)
TILES = [FIELD, WOOD, BOSK, PLAIN, GROVE, CROSS]


def turns(game: Hunters) -> list[str]:
    return [" / ".join(map(str, turn)) for turn in game.turns()]


def test_a_turn_is_a_tile_laid_and_a_piece_or_none() -> None:
    game = table("FIELD@0,0/0", TILES, land="FIELD FIELD")
    before = snapshot(game)
    expected = []
    for square in ("0,-1", "1,0", "0,1", "-1,0"):
        lay = f"lay FIELD {square} 0"
        expected += [f"{lay} / pass", f"{lay} / place member {square} m0"]
    assert sorted(turns(game)) == sorted(expected)
    assert snapshot(game) == before


def test_placements_that_come_to_the_same_are_merged() -> None:
    """H-R13: a hut on any zone of one network; H-R1: a member on any section of one feature."""
    game = table("CROSS@0,0/0", TILES, land="CROSS FIELD")
    push(game, "lay CROSS 0,1 0")
    huts = [move for move in legal(game) if move.startswith("place hut")]
    assert sorted(huts) == ["place hut 0,1 l0", "place hut 0,1 r0", "place hut 0,1 r1"]
    assert len([turn for turn in turns(game) if "hut" in turn]) == 1
    members = [move for move in legal(game) if move.startswith("place member")]
    assert sorted(turn for turn in turns(game) if "member" in turn) == sorted(members)


def test_sections_of_one_feature_on_the_tile_are_one_choice() -> None:
    twin = tile("TWIN", "f0 E", "f1 S", "m0 N W")
    corner = tile("CORNER", "f0 E S", "m0 N W", count=3)
    laid = "CORNER@1,0/90 CORNER@1,1/180 CORNER@0,1/270"
    game = table(laid, [*TILES, twin, corner], land="TWIN FIELD")
    push(game, "lay TWIN 0,0 0")
    assert legal(game) == ["pass", *(f"place member 0,0 {zone}" for zone in ("f0", "f1", "m0"))]
    assert turns(game) == ["pass", "place member 0,0 f0", "place member 0,0 m0"]


def test_a_hunter_at_the_shrine_is_not_merged_with_one_beside_it() -> None:
    """H-R10: two sections of one meadow on the tile, the shrine in one of them."""
    split = tile("SPLIT", "m0 N shrine", "f0 E W", "m1 S", pile="bonus")
    ring = "FIELD@0,-1/0 FIELD@-1,-1/0 FIELD@-2,-1/0 FIELD@-2,0/0 FIELD@-2,1/0 FIELD@-1,1/0"
    game = table(f"{ring} FIELD@0,1/0", [*TILES, split], drawn="SPLIT", land="FIELD")
    push(game, "lay SPLIT 0,0 0")
    assert turns(game) == [
        "pass",
        "place member 0,0 m0",
        "place member 0,0 f0",
        "place member 0,0 m1",
    ]


def test_a_turn_ends_where_the_bonus_tile_is_drawn() -> None:
    """What it is, nobody knows before."""
    game = table("FIELD@0,0/0", TILES, land="GROVE FIELD", bonus="PLAIN BOSK")
    push(game, "lay GROVE 0,1 0")
    assert turns(game) == ["pass", "place member 0,1 m0", "place member 0,1 f0"]
    push(game, "pass")
    assert len(turns(game)) == 6 * 2
    assert all(turn.startswith("lay PLAIN") for turn in turns(game))


def test_the_last_turn_of_the_game_is_a_turn() -> None:
    game = table("FIELD@0,0/0", TILES, land="FIELD")
    assert len(turns(game)) == 8


def chances(game: Hunters, move: str) -> dict[tuple[str, ...], Fraction]:
    return dict(game.outcomes(read_move(move, game.moves)))


def test_laying_a_tile_draws_nothing() -> None:
    game = table("FIELD@0,0/0", TILES, land="FIELD FIELD CROSS")
    assert chances(game, "lay FIELD 0,1 0") == {(): Fraction(1)}


def test_after_a_turn_each_tile_that_is_left_may_come() -> None:
    game = table("FIELD@0,0/0", TILES, land="FIELD FIELD FIELD GROVE")
    push(game, "lay FIELD 0,1 0")
    assert chances(game, "pass") == {("FIELD",): Fraction(2, 3), ("GROVE",): Fraction(1, 3)}


def test_tiles_that_fit_nowhere_are_followed_by_the_next_draw() -> None:
    """S-R1, and S-R2 where none is left."""
    game = table("FIELD@0,0/0", TILES, land="FIELD WOOD FIELD WOOD")
    push(game, "lay FIELD 0,1 0")
    assert chances(game, "pass") == {
        ("FIELD",): Fraction(1, 3),
        ("WOOD", "FIELD"): Fraction(1, 3),
        ("WOOD", "WOOD", "FIELD"): Fraction(1, 3),
    }
    game = table("FIELD@0,0/0", TILES, land="FIELD WOOD WOOD")
    push(game, "lay FIELD 0,1 0")
    assert chances(game, "pass") == {("WOOD", "WOOD"): Fraction(1)}


def test_bonus_tiles_may_come_instead_and_may_fit_nowhere() -> None:
    """H-R4, H-R12: after the last one that does not fit, the next player draws."""
    game = table("FIELD@0,0/0", TILES, land="GROVE FIELD WOOD", bonus="PLAIN BOSK")
    push(game, "lay GROVE 0,1 0")
    assert chances(game, "pass") == {
        ("PLAIN",): Fraction(1, 2),
        ("BOSK", "PLAIN"): Fraction(1, 2),
    }
    game = table("FIELD@0,0/0", TILES, land="GROVE FIELD WOOD", bonus="BOSK")
    push(game, "lay GROVE 0,1 0")
    assert chances(game, "pass") == {
        ("BOSK", "FIELD"): Fraction(1, 2),
        ("BOSK", "WOOD", "FIELD"): Fraction(1, 2),
    }


def test_a_chosen_outcome_is_what_is_drawn() -> None:
    game = table("FIELD@0,0/0", TILES, land="GROVE FIELD", bonus="BOSK PLAIN PLAIN")
    push(game, "lay GROVE 0,1 0")
    game.push(PASS, ("PLAIN",))
    assert game.position().drawn == "PLAIN"
    assert game.left_in(1) == {"BOSK": 1, "PLAIN": 1}
    assert game.pop() == (PASS, ("PLAIN",))
    game.push(PASS)
    assert game.position().gone == ("BOSK",)
    assert game.pop() == (PASS, ("BOSK", "PLAIN"))


def test_everyone_sees_everything_but_the_order_of_the_piles() -> None:
    game = Hunters.new(deck(), 3, Random(5))
    for number in range(40):
        moves = game.legal_moves
        game.push(moves[number * 7 % len(moves)])
    truth = game.position()
    for seat in (None, 0, 1, 2):
        seen = game.seen_by(seat).position
        for field in ("scores", "to_move", "phase", "drawn", "laid", "pieces", "supplies", "gone"):
            assert getattr(seen, field) == getattr(truth, field)
        for pile, true in zip(seen.piles, truth.piles, strict=True):
            assert Counter(pile.things) == Counter(true.things)
            assert list(pile.things) == sorted(true.things)


def test_a_view_does_not_change_with_the_order() -> None:
    one = table("FIELD@0,0/0", TILES, drawn="FIELD", land="FIELD GROVE WOOD", bonus="PLAIN BOSK")
    other = table("FIELD@0,0/0", TILES, drawn="FIELD", land="WOOD FIELD GROVE", bonus="BOSK PLAIN")
    for seat in (None, 0, 1):
        assert one.seen_by(seat) == other.seen_by(seat)


def test_an_imagined_game_agrees_with_the_view() -> None:
    game = table("FIELD@0,0/0", TILES, land="FIELD FIELD GROVE WOOD CROSS", bonus="PLAIN BOSK")
    push(game, "lay FIELD 0,1 0")
    view = game.seen_by(0)
    orders = set()
    for seed in range(30):
        imagined = view.imagine(Random(seed))
        assert imagined.seen_by(0) == view
        orders.add(imagined.position().piles)
    assert len(orders) > 10


def test_an_order_that_a_scenario_makes_known_is_known() -> None:
    position = layout("FIELD@0,0/0", drawn="FIELD")
    known = PileState("land", ("WOOD", "FIELD", "GROVE", "CROSS"), known=2)
    game = Hunters.from_position(
        deck(*TILES), replace(position, piles=(known, PileState("bonus", ())))
    )
    assert game.seen_by(1).position.piles[0].things[:2] == ("WOOD", "FIELD")
    push(game, "lay FIELD 0,1 0")
    assert chances(game, "pass") == {("WOOD", "FIELD"): Fraction(1)}
