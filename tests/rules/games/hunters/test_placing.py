"""`hunters`: where members and huts may be placed."""

from __future__ import annotations

import pytest

from carcqt.rules.games.hunters import Hunters
from tests.rules.games.support import legal, push, refusal, region, scored, table, tile

FIELD = tile("FIELD", "m0 N E S W", count=60)
STRIP = tile("STRIP", "f0 N S", "m0 E", "m1 W", count=20)
STREAM = tile("STREAM", "r0 N S", "m0 NNW SSW W", "m1 NNE SSE E", count=20)
TILES = [FIELD, STRIP, STREAM]


def zones(game: Hunters, piece: str) -> list[str]:
    """Where such a piece may be placed."""
    return sorted(move.split()[3] for move in legal(game) if move.startswith(f"place {piece} "))


def test_members_gather_fish_and_hunt_and_huts_stand_by_water() -> None:
    """H-R5, H-R13: each zone is a move of its own."""
    game = table("L13@0,0/0", land="L03 L62")
    push(game, "lay L03 0,1 0")
    assert zones(game, "member") == ["m0", "m1", "m2", "r0", "r1", "r2"]
    assert zones(game, "hut") == ["l0", "r0", "r1", "r2"]
    assert len(legal(game)) == 1 + 6 + 4


def test_members_do_not_stand_on_lakes() -> None:
    """H-R5"""
    game = table("L13@0,0/0", land="L03 L62")
    push(game, "lay L03 0,1 0")
    assert refusal(game, "place member 0,1 l0") == "piece-terrain"


def test_huts_stand_neither_in_forests_nor_in_meadows() -> None:
    """H-R5"""
    game = table(land="L46 L62")
    push(game, "lay L46 -1,0 0")
    assert zones(game, "member") == ["f0", "m0", "m1", "r0"]
    assert zones(game, "hut") == ["r0"]
    for zone in ("f0", "m0", "m1"):
        assert refusal(game, f"place hut -1,0 {zone}") == "piece-terrain"


def test_pieces_and_zones_that_do_not_exist_are_refused_by_name() -> None:
    game = table(land="L61 L62")
    push(game, "lay L61 0,-1 0")
    assert refusal(game, "place canoe 0,-1 m0") == "piece-unknown"
    assert refusal(game, "place member 0,-1 m9") == "zone-unknown"


FAR = {
    "forest": ("STRIP", "f0"),
    "river": ("STREAM", "r0"),
    "meadow": ("FIELD", "m0"),
}


@pytest.mark.parametrize("seat", [0, 1], ids=["own", "another's"])
@pytest.mark.parametrize("kind", FAR)
def test_a_member_does_not_join_a_feature_that_holds_one_however_far_away(
    kind: str, seat: int
) -> None:
    name, zone = FAR[kind]
    laid = " ".join(f"{name}@0,{y}/0" for y in range(9))
    game = table(laid, TILES, land=f"{name} FIELD", pieces=f"{seat}:member@0,0/{zone}")
    push(game, f"lay {name} 0,9 0")
    assert zone not in zones(game, "member")
    assert refusal(game, f"place member 0,9 {zone}") == "place-taken"


@pytest.mark.parametrize("kind", FAR)
def test_a_member_may_enter_a_large_feature_that_holds_none(kind: str) -> None:
    name, zone = FAR[kind]
    laid = " ".join(f"{name}@0,{y}/0" for y in range(9))
    game = table(laid, TILES, land=f"{name} FIELD")
    push(game, f"lay {name} 0,9 0")
    assert zone in zones(game, "member")


def test_each_feature_of_a_tile_is_entered_on_its_own() -> None:
    """A member in one of them bars only that one: H-E9."""
    laid = "STREAM@0,0/0 STREAM@0,1/0"
    for taken in ("r0", "m0", "m1"):
        game = table(laid, TILES, land="STREAM FIELD", pieces=f"1:member@0,0/{taken}")
        push(game, "lay STREAM 0,2 0")
        assert zones(game, "member") == sorted({"r0", "m0", "m1"} - {taken})
        assert zones(game, "hut") == ["r0"]


@pytest.mark.parametrize("piece", ["0:hut@0,0/r0", "1:hut@0,0/r0"])
def test_a_hut_bars_huts_and_no_fisher(piece: str) -> None:
    """Huts and fishers ignore each other."""
    game = table("STREAM@0,0/0 STREAM@0,1/0", TILES, land="STREAM FIELD", pieces=piece)
    push(game, "lay STREAM 0,2 0")
    assert "r0" in zones(game, "member")
    assert zones(game, "hut") == []
    assert refusal(game, "place hut 0,2 r0") == "place-taken"


def test_a_fisher_bars_fishers_and_no_hut() -> None:
    """Huts and fishers ignore each other."""
    game = table("STREAM@0,0/0", TILES, land="STREAM FIELD", pieces="1:member@0,0/r0")
    push(game, "lay STREAM 0,1 0")
    assert "r0" not in zones(game, "member")
    assert zones(game, "hut") == ["r0"]


def test_a_hut_and_a_fisher_can_stand_in_one_river() -> None:
    game = table("STREAM@0,0/0", TILES, land="STREAM STREAM FIELD", pieces="1:member@0,0/r0")
    push(game, "lay STREAM 0,1 0", "place hut 0,1 r0", "lay STREAM 0,2 0")
    assert zones(game, "hut") == []
    assert region(game, "0,2 r0").followers == (0, 1)
    assert region(game, "0,2 r0", "network").followers == (1, 0)


def test_features_that_grow_together_may_hold_several() -> None:
    """And the tile that joins them brings no right to add one."""
    laid = "STRIP@0,0/0 FIELD@1,0/0 FIELD@1,1/0 FIELD@1,2/0 STRIP@0,2/0"
    game = table(
        laid, TILES, land="STRIP FIELD", pieces="0:member@0,0/f0 1:member@0,2/f0 0:member@1,1/m0"
    )
    push(game, "lay STRIP 0,1 0")
    assert zones(game, "member") == ["m1"]
    assert region(game, "0,1 f0").followers == (1, 1)
    assert region(game, "0,1 f0").owners == (0, 1)


def test_a_feature_is_free_again_once_its_members_went_home() -> None:
    """A river's fisher is scored; the meadow beside it keeps its hunter."""
    spring = tile("SPRING", "r0 N", "m0 NNW NNE E S W", count=4)
    game = table("SPRING@0,0/180", [spring, FIELD], land="SPRING FIELD")
    push(game, "lay SPRING 0,1 0", "place member 0,1 r0")
    assert game.supplies[0] == [5, 2]
    assert game.position().pieces == ()
    assert region(game, "0,0 r0").followers == (0, 0)


def test_a_member_that_returns_in_this_turn_is_free_only_with_the_next_tile() -> None:
    """H-R3: within one tile nothing returns before step 3."""
    cap = tile("CAP", "f0 N", "m0 E S W", count=4)
    game = table(
        "CAP@0,0/180",
        [cap, FIELD],
        land="CAP FIELD FIELD",
        pieces="0:member@0,0/f0",
        supplies=[(0, 0), (0, 0)],
    )
    push(game, "lay CAP 0,1 0")
    assert legal(game) == ["pass"]
    assert refusal(game, "place member 0,1 m0") == "place-no-supply"
    assert scored(push(game, "pass")) == [(0, "forest", 4)]
    assert game.supplies == [[1, 0], [0, 0]]
    push(game, "lay FIELD 0,2 0", "pass", "lay FIELD 0,3 0")
    assert legal(game) == ["pass", "place member 0,3 m0"]


def test_a_feature_that_the_tile_completes_is_still_held_while_pieces_are_placed() -> None:
    """H-R3"""
    cap = tile("CAP", "f0 N", "m0 E S W", count=4)
    game = table("CAP@0,0/180", [cap, FIELD], land="CAP FIELD", pieces="1:member@0,0/f0")
    push(game, "lay CAP 0,1 0")
    assert refusal(game, "place member 0,1 f0") == "place-taken"
    assert legal(game) == ["pass", "place member 0,1 m0"]


def test_hunters_and_huts_stay_where_they_are() -> None:
    spring = tile("SPRING", "r0 N", "m0 NNW NNE E S W", count=4)
    game = table("SPRING@0,0/180", [spring, FIELD], land="SPRING FIELD", pieces="1:member@0,0/m0")
    push(game, "lay SPRING 0,1 0", "place hut 0,1 r0")
    assert [str(piece) for piece in game.position().pieces] == [
        "1:member@0,0/m0",
        "0:hut@0,1/r0",
    ]
    assert game.supplies == [[5, 1], [4, 2]]
