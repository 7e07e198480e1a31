"""`hunters`: hunters, the animals of a meadow, fire."""

from __future__ import annotations

import pytest

from carcqt.rules.events import Ended, Event, Item, Scored, Spot
from carcqt.rules.games.hunters import Eaten, Hunters
from carcqt.rules.geometry import Square
from tests.rules.games.support import push, region, scored, table, tile

FIELD = tile("FIELD", "m0 N E S W", count=60)
DEER = tile("DEER", "m0 N E S W deer", count=9)
MAMMOTH = tile("MAMMOTH", "m0 N E S W mammoth", count=9)
TIGER = tile("TIGER", "m0 N E S W tiger", count=9)
AUROCHS = tile("AUROCHS", "m0 N E S W aurochs", pile="bonus", count=9)
FIRE = tile("FIRE", "m0 N E S W fire", pile="bonus", count=9)
WALL = tile("WALL", "m0 N", "f0 E W", "m1 S", count=9)
FORD = tile("FORD", "r0 E W", "m0 N ENE WNW deer", "m1 S ESE WSW tiger", count=9)
TILES = [FIELD, DEER, MAMMOTH, TIGER, AUROCHS, FIRE, WALL, FORD]


def end(laid: str, pieces: str) -> tuple[Hunters, list[Event]]:
    """A game with its last tile laid beside the others."""
    game = table(laid, TILES, land="FIELD", pieces=pieces)
    events = push(game, "lay FIELD 0,-1 0", "pass")
    assert game.is_over
    return game, events


def row(*names: str) -> str:
    """Tiles from west to east."""
    return " ".join(f"{name}@{x},0/0" for x, name in enumerate(names))


WORTH = {
    ("DEER",): 2,
    ("MAMMOTH",): 2,
    ("AUROCHS",): 2,
    ("FIELD",): 0,
    ("TIGER",): 0,
    ("DEER", "DEER", "MAMMOTH", "AUROCHS"): 8,
    ("DEER", "TIGER"): 0,
    ("DEER", "DEER", "TIGER"): 2,
    ("DEER", "TIGER", "TIGER", "TIGER", "MAMMOTH"): 2,
    ("MAMMOTH", "AUROCHS", "TIGER"): 4,
    ("DEER", "DEER", "TIGER", "FIRE"): 4,
    ("DEER", "TIGER", "TIGER", "FIRE", "FIRE"): 2,
    ("FIRE", "MAMMOTH"): 2,
}


@pytest.mark.parametrize("names", WORTH, ids="-".join)
def test_a_meadow_brings_two_points_for_each_animal_that_is_not_eaten(
    names: tuple[str, ...],
) -> None:
    """Each tiger eats one deer, and nothing else; fire drives all tigers away."""
    game, events = end(row("FIELD", *names), "1:member@0,0/m0")
    assert scored(events) == [(1, "meadow", WORTH[names])]
    assert game.scores == [0, WORTH[names]]


def test_the_points_of_a_meadow_are_broken_down() -> None:
    names = ("DEER", "DEER", "MAMMOTH", "AUROCHS", "TIGER")
    _, events = end(row(*names), "1:member@0,0/m0")
    (score,) = [event for event in events if isinstance(event, Scored)]
    assert score.items == (
        Item("deer", 2, 2),
        Item("mammoth", 1, 2),
        Item("aurochs", 1, 2),
        Item("eaten", 1, -2),
    )


def test_a_tiger_eats_deer_of_its_own_meadow_only() -> None:
    """A river divides: deer in the north, tiger in the south."""
    game = table("FORD@0,0/0", TILES, land="FORD FIELD", pieces="1:member@0,0/m0")
    push(game, "lay FORD 1,0 0", "pass", "lay FIELD 0,-1 0")
    assert scored(push(game, "pass")) == [(1, "meadow", 4)]


def test_forests_divide_meadows() -> None:
    game = table("DEER@0,0/0 WALL@0,1/0", TILES, land="MAMMOTH FIELD", pieces="1:member@0,0/m0")
    push(game, "lay MAMMOTH 0,2 0", "place member 0,2 m0", "lay FIELD 0,-1 0")
    assert scored(push(game, "pass")) == [(1, "meadow", 2), (0, "meadow", 2)]


MAJORITIES = {
    "0:member@0,0/m0 1:member@1,0/m0": [4, 4],
    "0:member@0,0/m0 1:member@1,0/m0 1:member@2,0/m0": [0, 4],
    "0:member@0,0/m0 1:member@1,0/m0 0:member@2,0/m0": [4, 0],
}


@pytest.mark.parametrize("pieces", MAJORITIES)
def test_most_hunters_score_a_meadow_alone_and_tied_players_all_of_it(pieces: str) -> None:
    """H-E6"""
    game, _ = end(row("DEER", "FIELD", "MAMMOTH"), pieces)
    assert game.scores == MAJORITIES[pieces]
    assert len(game.position().pieces) == pieces.count(":")


def test_a_meadow_without_hunters_brings_nothing() -> None:
    game, events = end(row("DEER", "TIGER"), "")
    assert [type(event).__name__ for event in events] == ["Laid", "Ended"]
    assert game.scores == [0, 0]


def test_which_deer_are_eaten_is_shown_in_the_order_they_were_laid() -> None:
    """H-R15"""
    game = table("DEER@0,0/0", TILES, land="TIGER DEER TIGER DEER FIELD")
    push(game, "lay TIGER 0,1 0", "pass", "lay DEER 0,-1 0", "place member 0,-1 m0")
    push(game, "lay TIGER 1,0 0", "pass", "lay DEER -1,0 0", "pass", "lay FIELD 2,0 0")
    events = push(game, "pass")
    (eaten,) = [event for event in events if isinstance(event, Eaten)]
    assert eaten.tigers == (Spot(Square(0, 1), "m0"), Spot(Square(1, 0), "m0"))
    assert eaten.deer == (Spot(Square(0, 0), "m0"), Spot(Square(0, -1), "m0"))


def test_two_deer_of_one_tile_are_shown_twice_and_spare_tigers_not_at_all() -> None:
    """H-R15"""
    pair = tile("PAIR", "m0 N E S W deer=2 tiger")
    game = table("PAIR@0,0/0 TIGER@1,0/0 TIGER@2,0/0", [*TILES, pair], land="FIELD")
    push(game, "lay FIELD 0,-1 0")
    events = push(game, "place member 0,-1 m0")
    (eaten,) = [event for event in events if isinstance(event, Eaten)]
    assert eaten.tigers == (Spot(Square(0, 0), "m0"), Spot(Square(1, 0), "m0"))
    assert eaten.deer == (Spot(Square(0, 0), "m0"), Spot(Square(0, 0), "m0"))


def test_what_was_eaten_is_shown_once_where_several_score() -> None:
    """H-R15"""
    _, events = end(row("DEER", "TIGER"), "0:member@0,0/m0 1:member@1,0/m0")
    assert [type(event) for event in events[-4:]] == [Scored, Scored, Eaten, Ended]


def test_nothing_is_eaten_beside_a_fire() -> None:
    _, events = end(row("DEER", "TIGER", "FIRE"), "1:member@0,0/m0")
    assert not [event for event in events if isinstance(event, Eaten)]


def test_fire_counts_for_its_whole_meadow_as_it_is_at_the_end() -> None:
    """H-R8: a meadow with deer and tiger that is joined to it only by the last tile."""
    laid = "FIRE@0,0/0 WALL@0,1/0 TIGER@0,2/0 DEER@1,2/0 FIELD@2,2/0 FIELD@2,1/0"
    game = table(laid, TILES, land="TIGER FIELD", pieces="1:member@2,1/m0")
    push(game, "lay TIGER 2,0 0", "pass")
    assert region(game, "1,2 m0").worth_now == (Item("deer", 1, 2), Item("eaten", 1, -2))
    push(game, "lay FIELD 1,0 0")
    assert region(game, "1,2 m0").worth_now == (Item("deer", 1, 2),)
    assert scored(push(game, "pass")) == [(1, "meadow", 2)]


def test_fire_does_not_reach_beyond_its_meadow() -> None:
    """H-R8"""
    laid = "FIRE@0,0/0 WALL@0,1/0 TIGER@0,2/0 DEER@1,2/0"
    game = table(laid, TILES, land="FIELD", pieces="1:member@1,2/m0")
    push(game, "lay FIELD 0,-1 0")
    assert scored(push(game, "pass")) == [(1, "meadow", 0)]


def test_the_volcano_has_no_effect() -> None:
    """H-R9: neither in a forest nor in a meadow."""
    hill = tile("HILL", "m0 E S W deer volcano", "f0 N volcano")
    cap = tile("CAP", "f0 S", "m0 N E W")
    game = table("HILL@0,0/0", [*TILES, hill, cap], land="CAP FIELD", pieces="1:member@0,0/m0")
    push(game, "lay CAP 0,-1 0")
    assert scored(push(game, "place member 0,-1 f0")) == [(0, "forest", 4)]
    assert scored(push(game, "lay FIELD 1,0 0", "pass")) == [(1, "meadow", 2)]
