"""What decks add up to."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations_with_replacement, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carcqt.content.checks import tile_problems
from carcqt.content.decks import builtin_deck
from carcqt.rules.description import Role
from carcqt.rules.faces import Box
from carcqt.rules.games import GAMES
from carcqt.rules.tiles import Deck, Tile, Zone
from editor.decks.edits import new_entry, zones_with
from editor.decks.stats.counts import (
    Statistics,
    canonical,
    combination,
    combinations,
    corners,
    edges,
    look,
    symmetry,
)

DECKS = tuple(game for game in GAMES if GAMES[game].description.material == "deck")


def statistics_of(game: str) -> Statistics:
    return Statistics(builtin_deck(game).deck.tiles, GAMES[game].description)


def plain(game: str, *sides: str, count: int = 1, name: str = "T") -> Tile:
    description = GAMES[game].description
    return Tile(name, zones_with(sides, description), description.piles[0], count)


@pytest.mark.parametrize("game", DECKS)
def test_every_side_of_every_copy_is_counted_once(game: str) -> None:
    found = statistics_of(game)
    deck = builtin_deck(game).deck
    sides = sum(tile.count * len(tile.outer_sides()) for tile in deck.tiles)
    assert sum(found.edges.values()) == sides
    assert found.copies == deck.size


@pytest.mark.parametrize("game", DECKS)
def test_icons_are_counted_over_all_copies(game: str) -> None:
    wanted = Counter[str]()
    for tile in builtin_deck(game).deck.tiles:
        for zone in tile.zones:
            for icon, count in zone.icons:
                wanted[icon] += count * tile.count
    assert statistics_of(game).icons == wanted


@pytest.mark.parametrize("game", DECKS)
def test_tiles_counted_for_a_corner_fit_there_by_the_rules(game: str) -> None:
    """An open square with one side asked north and the next east, as the rules look it up."""
    deck, description = builtin_deck(game).deck, GAMES[game].description
    box = Box(deck, description)
    ground = next(t.id for t in description.terrains if t.role is Role.OPEN)

    def code(kind: str) -> int:
        line = description.terrain[kind].role is Role.LINE
        return box.codes[(ground, kind, ground) if line else (kind,) * 3]

    found = statistics_of(game)
    for (first, second), count in found.corners.items():
        demand = code(first) * box.weights[0] + code(second) * box.weights[1]
        wanted = sum(
            tile.count
            for tile in deck.tiles
            if tile.squares == 1 and demand in box.face[tile.id].fits_at
        )
        larger = sum(
            tile.count
            for tile in deck.tiles
            if tile.squares > 1 and (first, second) in corners(tile)
        )
        assert count == wanted + larger


@pytest.mark.parametrize("game", DECKS)
def test_each_combination_is_there_or_missing(game: str) -> None:
    found = statistics_of(game)
    known = {combination(tile) for tile in found.tiles}
    assert set(found.missing).isdisjoint(known)
    assert set(found.combinations) == set(combinations(found.sides))
    for shown in found.doubled:
        assert len({tile.id for tile in found.combinations[shown]}) > 1


def test_three_terrains_make_24_combinations() -> None:
    assert len(combinations("abc")) == 24
    assert len(combinations("ab")) == 6


@given(st.lists(st.sampled_from("abc"), min_size=4, max_size=4), st.integers(0, 3))
def test_turning_does_not_change_a_combination(sides: list[str], turn: int) -> None:
    assert canonical(sides[turn:] + sides[:turn]) == canonical(sides)


@pytest.mark.parametrize("game", DECKS)
def test_turned_tiles_fill_the_same_corners(game: str) -> None:
    for tile in builtin_deck(game).deck.tiles:
        turned = tile.turned
        assert corners(turned) == corners(tile)
        assert combination(turned) == combination(tile)
        assert sorted(edges(turned)) == sorted(edges(tile))
        assert look(turned) == look(tile)
        assert symmetry(turned) == symmetry(tile) == 4 // len(tile.turns)


@pytest.mark.parametrize("game", DECKS)
def test_tiles_look_alike_as_the_rules_say(game: str) -> None:
    tiles = [tile for tile in builtin_deck(game).deck.tiles if tile.squares == 1]
    looks = {tile.id: look(tile) for tile in tiles}
    turns = {tile.id: [repr(turned.look) for turned in tile.all_turned] for tile in tiles}
    for one, other in combinations_with_replacement(turns, 2):
        assert (looks[one] == looks[other]) == (turns[other][0] in turns[one])


@pytest.mark.parametrize("game", DECKS)
def test_twins_are_found_however_they_are_turned_and_named(game: str) -> None:
    tiles = builtin_deck(game).deck.tiles
    description = GAMES[game].description
    zones = tuple(replace(zone, id=f"z{zone.id}", to=tuple(f"z{end}" for end in zone.to))
                  for zone in tiles[2].turned.zones)  # fmt: skip
    twin = replace(tiles[2], id="twin", zones=zones)
    found = Statistics((tiles[2], tiles[3], twin), description).twins
    assert [{tile.id for tile in twins} for twins in found] == [{tiles[2].id, "twin"}]


def test_the_rarest_corner() -> None:
    game = DECKS[0]
    open_, cover, line = (terrain.id for terrain in GAMES[game].description.terrains[:3])
    tiles = tuple(plain(game, *sides) for sides in product((open_, cover, line), repeat=4))
    found = Statistics((*tiles, plain(game, cover, open_, open_, open_)), GAMES[game].description)
    assert min(found.corners.values()) == found.corners[found.rarest or ("", "")]
    assert Statistics((), GAMES[game].description).rarest is None


@pytest.mark.parametrize("game", DECKS)
def test_unfinished_tiles_are_counted_as_far_as_they_go(game: str) -> None:
    """The editor shows statistics of decks with problems too."""
    description = GAMES[game].description
    kind = description.terrains[2].id
    odd = (
        Tile("none", (), description.piles[0]),
        Tile("part", (Zone("a", kind, (1,), ("nowhere",)),), description.piles[0]),
        Tile("twice", (Zone("a", kind, (1,)), Zone("a", kind, (4,))), description.piles[0]),
        Tile("unknown", (Zone("a", "marsh", tuple(range(12))),), description.piles[0]),
    )
    found = Statistics(odd, description)
    assert found.edges[kind] == 3
    assert len(found.symmetric) <= 4
    assert found.twins == []
    assert found.combinations
    assert found.icons == {}


@pytest.mark.parametrize("game", DECKS)
def test_a_plain_tile_for_any_sides_has_no_problems(game: str) -> None:
    description = GAMES[game].description
    for sides in combinations(statistics_of(game).sides):
        tile = Tile("T", zones_with(sides, description), description.piles[0])
        assert list(tile_problems(tile, description)) == []
        assert combination(tile) == sides
    blank = new_entry(builtin_deck(game)).tile
    assert list(tile_problems(blank, description)) == []
    assert blank.id not in builtin_deck(game).deck.tile


def test_deck_of_large_tiles() -> None:
    for game in DECKS:
        for tile in builtin_deck(game).deck.tiles:
            assert (combination(tile) is None) == (tile.squares > 1)
    assert Deck(DECKS[0], ()).size == 0
