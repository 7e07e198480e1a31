"""What is not the same region looks it, and what is one looks like one, whatever the data say."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carcqt.art.games import THEMES
from carcqt.art.plans.plan import Content, content
from carcqt.art.tiles.parting import Unclear, unclear_zones
from carcqt.rules.tiles import Tile
from editor.tiles.shape.checks import doubts
from tests.art.samples import EAST, NORTH, SOUTH, WEST, tile, tiles_of, zone
from tests.decks import tiles
from tests.support import TILE_LAYING

DRAWN = sorted(set(TILE_LAYING) & set(THEMES))
BOARD = 92
"""The smallest that a board paints."""


def unclear(one: Tile, game: str, size: int, turn: int) -> set[tuple[str, str]]:
    found = unclear_zones(one, THEMES[game], size, turn)
    return {(one.zones[it.zone].id, one.zones[it.other].id) for it in found}


@pytest.mark.parametrize("game", DRAWN)
def test_built_in_tiles_tell_their_zones_apart(game: str) -> None:
    """Each in one turn; the next tile in the next one."""
    wrong = {
        one.id: found
        for number, one in enumerate(tiles_of(game))
        if (found := unclear(one, game, BOARD, number % 4))
    }
    assert not wrong


@pytest.mark.long
@pytest.mark.parametrize("game", DRAWN)
@pytest.mark.parametrize("size", [64, BOARD, 2 * BOARD])
def test_built_in_tiles_tell_their_zones_apart_in_every_turn(game: str, size: int) -> None:
    wrong = {
        (one.id, turn): found
        for one in tiles_of(game)
        for turn in one.turns
        if (found := unclear(one, game, size, turn))
    }
    assert not wrong


FOUR = tile(*(zone(side[0].lower(), "forest", side) for side in (NORTH, EAST, SOUTH, WEST)))
SPRING = tile(
    zone("r", "river", "N S"),
    zone("s", "river", "E"),
    zone("a", "meadow", f"NNW {WEST} SSW"),
    zone("b", "meadow", "NNE ENE"),
    zone("c", "meadow", "ESE SSE"),
)


@pytest.mark.parametrize(
    ("game", "kind"),
    [
        ("hunters", "forest"), ("hunters", "meadow"),
        ("goldrush", "mountain"), ("goldrush", "prairie"),
        ("amazon", "village"), ("amazon", "jungle"),
    ],
)  # fmt: skip
def test_four_of_a_terrain_are_four(game: str, kind: str) -> None:
    four = replace(FOUR, zones=tuple(replace(one, kind=kind) for one in FOUR.zones))
    assert not {turn: found for turn in range(4) if (found := unclear(four, game, BOARD, turn))}


@pytest.mark.parametrize("id", ["L00", "L14", "L44"])
def test_what_parts_two_forests_reaches_the_corner(id: str) -> None:
    one = next(one for one in tiles_of("hunters") if one.id == id)
    assert not unclear(one, "hunters", 300, 1)


@pytest.mark.parametrize(("kind", "other"), [("forest", "meadow"), ("meadow", "forest")])
def test_what_parts_two_squares_reaches_the_rim(kind: str, other: str) -> None:
    rest = (EAST, SOUTH, WEST)
    double = tile(
        zone("a", kind, _points("0,0", NORTH)),
        zone("b", kind, _points("1,0", NORTH)),
        zone("c", other, " ".join(_points(at, side) for at in ("0,0", "1,0") for side in rest)),
        columns=2,
    )
    assert not unclear(double, "hunters", BOARD, 0)


def _points(square: str, side: str) -> str:
    return " ".join(f"{square}:{point}" for point in side.split())


@pytest.mark.parametrize("turn", range(4))
def test_a_spring_keeps_off_another_river(turn: int) -> None:
    found = unclear(SPRING, "hunters", BOARD, turn)
    assert not {pair for pair in found if set(pair) <= {"r", "s"}}


def test_zones_that_look_like_one_are_found() -> None:
    """Two rivers across each other cannot be told from one with four ends."""
    corners = ("NNE ENE", "ESE SSE", "SSW WSW", "WNW NNW")
    crossing = tile(
        zone("r", "river", "N S"),
        zone("s", "river", "E W"),
        *(zone(at[:3], "meadow", at) for at in corners),
    )
    assert unclear_zones(crossing, THEMES["hunters"], BOARD) == (Unclear(0, 1),)


def test_a_zone_that_looks_like_several_is_found() -> None:
    """A meadow and a forest across each other: one of them must look parted."""
    crossing = tile(
        zone("f", "forest", f"{EAST} {WEST}"),
        zone("m", "meadow", f"{NORTH} {SOUTH}"),
    )
    assert unclear(crossing, "hunters", BOARD, 0) in ({("f", "f")}, {("m", "m")})


@pytest.mark.parametrize("turn", range(4))
def test_ground_between_a_wood_and_a_lake_is_seen_to_go_on(turn: int) -> None:
    one = next(one for one in tiles_of("hunters") if one.id == "L00")
    assert not unclear(one, "hunters", BOARD, turn)


@pytest.mark.long
@pytest.mark.parametrize("game", DRAWN)
def test_four_in_five_of_any_tiles_are_told_apart(game: str) -> None:
    """Tiles whose zones all reach a side or a line, without heaps of icons; of those that are
    not told apart, or look parted, the editor warns."""
    description = TILE_LAYING[game].description
    seen: dict[tuple[Content, int], bool] = {}

    @settings(max_examples=2000, deadline=None, database=None, derandomize=True)
    @given(drawn=tiles(description, "T", "land"), turn=st.integers(0, 3))
    def look(drawn: Tile, turn: int) -> None:
        bare = replace(drawn, zones=tuple(replace(one, icons=()) for one in drawn.zones))
        if bare.squares == 1 and not any(doubts(bare, description)) and _plain(bare):
            seen[content(bare), turn] = bool(unclear(bare, game, BOARD, turn))

    look()
    assert len(seen) > 30
    assert sum(seen.values()) * 5 < len(seen)


def _plain(one: Tile) -> bool:
    """A line with two ends that both run into the same lake looks like two, and ground that goes
    round the end of a line may find no room: of both is warned."""
    if any(it.to and len(it.at) > 1 for it in one.zones) or _crossed(one) or _rounded(one):
        return False
    return all(it.at or any(it.id in other.to for other in one.zones) for it in one.zones)


def _crossed(one: Tile) -> bool:
    """Whether two zones lie across each other: one of them is drawn in pieces."""
    for some in combinations(one.zones, 2):
        round_it = [it.id for point in range(12) for it in some if point in it.at]
        if sum(a != b for a, b in zip(round_it, round_it[1:] + round_it[:1], strict=True)) > 2:
            return True
    return False


def _rounded(one: Tile) -> bool:
    """Whether one zone lies on both sides of a line that ends by itself."""
    ends = [it.at[0] for it in one.zones if len(it.at) == 1 and it.at[0] % 3 == 1 and not it.to]
    return any({end - 1, end + 1} <= set(it.at) for end in ends for it in one.zones)
