"""Every zone has its place, whatever the tile."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF

from carcqt.art.brush.grids import Curve, parts
from carcqt.art.games import THEMES
from carcqt.art.plans.frame import TileFrame
from carcqt.art.plans.plan import TilePlan, content, tile_plan
from carcqt.art.tiles.scatter import decor
from carcqt.art.tiles.view import PlanView
from carcqt.rules.description import Role
from carcqt.rules.games import GAMES
from carcqt.rules.geometry import SIDES
from carcqt.rules.tiles import SIDE, IconPlace, Tile, Zone
from tests.art.samples import BOARD, EAST, NORTH, SOUTH, WEST, tile, tiles_of, zone
from tests.decks import tiles
from tests.effort import examples
from tests.support import TILE_LAYING

DRAWN = sorted(set(TILE_LAYING) & set(THEMES))


def area(outline: Curve) -> float:
    x, y = outline.T
    return float(np.sum(x * np.roll(y, -1) - np.roll(x, -1) * y)) / 2


def check(found: TilePlan) -> None:
    """What holds for every plan."""
    zones = range(len(found.tile.zones))
    # The labels give each node to one zone: disjoint, and together the whole tile.
    assert np.unique(found.labels).tolist() == list(zones)
    whole = found.frame.columns * found.frame.rows
    sums = [abs(sum(area(line) for line in found.outlines[number])) for number in zones]
    assert all(share > 0 for share in sums)
    # Where three zones meet, smoothed lines leave a little out; more of it on a coarse grid.
    assert sum(sums) == pytest.approx(whole, rel=2 * found.frame.step)
    for number in zones:
        spot = found.piece_spot(number)
        assert found.zone_at(spot.x, spot.y) == number
    for icon in found.anchors.icons:
        assert found.zone_at(icon.x, icon.y) == icon.zone


def whole_zones(found: TilePlan) -> None:
    """Every zone hangs together and lies at all its points."""
    frame = found.frame
    for number, one in enumerate(found.tile.zones):
        if frame.role(number) not in (Role.OPEN, Role.COVER) or not one.at:
            continue
        pieces = parts(found.labels == number)
        at = {int(pieces[_node(frame, point)]) for point in one.at}
        assert len(at) == 1, (one, at)
        assert at != {-1}


def _node(frame: TileFrame, point: int) -> tuple[int, int]:
    square, number = divmod(point, 12)
    x, y = frame.point(square, number // 3, (0.15, 0.5, 0.85)[number % 3], 0.016)
    return frame.node(float(x), float(y))


@pytest.mark.parametrize("game", list(THEMES))
def test_all_tiles(game: str) -> None:
    for one in tiles_of(game):
        check(tile_plan(one, THEMES[game].shapes))


@pytest.mark.parametrize("game", DRAWN)
def test_zones_of_built_in_tiles_hang_together(game: str) -> None:
    for one in tiles_of(game):
        if one.squares == 1:
            whole_zones(tile_plan(one, THEMES[game].shapes))


@pytest.mark.parametrize("game", DRAWN)
@examples(10, 150)
@given(data=st.data())
def test_whatever_the_format_allows(game: str, data: st.DataObject) -> None:
    check(
        tile_plan(data.draw(tiles(TILE_LAYING[game].description, "T", "land")), THEMES[game].shapes)
    )


@pytest.mark.parametrize("game", DRAWN)
@examples(6, 150)
@given(data=st.data())
def test_wherever_icons_are_put_they_stand_in_their_zone(game: str, data: st.DataObject) -> None:
    drawn = data.draw(tiles(TILE_LAYING[game].description, "T", "land"))
    along, down = st.integers(0, SIDE * drawn.columns), st.integers(0, SIDE * drawn.rows)

    def moved(zone: Zone) -> Zone:
        which = [(icon, order) for icon, count in zone.icons for order in range(count)]
        places = [IconPlace(*one, data.draw(along), data.draw(down)) for one in which]
        return replace(zone, places=tuple(sorted(places)))

    moved_tile = replace(drawn, zones=tuple(map(moved, drawn.zones)))
    bare, found = (tile_plan(one, THEMES[game].shapes) for one in (drawn, moved_tile))
    check(found)
    # Nothing else moves with them.
    assert found.content == bare.content
    assert (found.labels == bare.labels).all()
    assert len(found.anchors.icons) == len(bare.anchors.icons)
    for spot in found.anchors.icons:
        zone = moved_tile.zones[spot.zone]
        (place,) = (p for p in zone.places if (p.icon, p.order) == (spot.icon, spot.order))
        x, y = place.x / SIDE, place.y / SIDE
        if bare.zone_at(x, y) == spot.zone and bare.frame.role(spot.zone) is not Role.LINE:
            assert (spot.x, spot.y) == (x, y)


CROSSING = (
    tile(zone("a", "forest", f"{NORTH} {SOUTH}"), zone("b", "forest", f"{EAST} {WEST}")),
    tile(zone("a", "meadow", f"{NORTH} {SOUTH}"), zone("b", "meadow", f"{EAST} {WEST}")),
    tile(
        zone("a", "river", "N S"),
        zone("b", "river", "E W"),
        *(zone(at[:3], "meadow", at) for at in ("NNE ENE", "ESE SSE", "SSW WSW", "WNW NNW")),
    ),
    tile(
        zone("r", "river", "N E S W"),
        *(zone(at[:3], "meadow", at) for at in ("NNE ENE", "ESE SSE", "SSW WSW", "WNW NNW")),
    ),
    tile(
        zone("m", "meadow", f"{NORTH} {EAST} {SOUTH} {WEST}"),
        zone("a", "lake", fish=1),
        zone("b", "lake", fish=9),
        zone("c", "lake"),
        zone("r", "river", "", "a b"),
        zone("f", "forest"),
        zone("g", "meadow"),
    ),
    tile(
        *(zone(f"z{n}", "lake") for n in range(30)),
        zone("m", "meadow", f"{NORTH} {EAST} {SOUTH} {WEST}"),
    ),
)


@pytest.mark.parametrize("odd", CROSSING)
def test_odd_tiles(odd: Tile) -> None:
    check(tile_plan(odd, THEMES["hunters"].shapes))


@pytest.mark.parametrize("odd", CROSSING[:2])
def test_of_two_joins_that_cross_the_first_is_seen(odd: Tile) -> None:
    found = tile_plan(odd, THEMES["hunters"].shapes)
    first, second = (parts(found.labels == number) for number in (0, 1))
    assert first.max() == 0
    assert second.max() >= 1


def test_unfinished_tiles_are_laid_out_too() -> None:
    """The editor shows tiles while they are being made."""
    for one in (tile(), tile(zone("f", "forest", "N")), tile(zone("r", "river", "N", "nowhere"))):
        found = tile_plan(one, THEMES["hunters"].shapes)
        assert found.labels.shape == found.frame.shape


def test_a_hostile_tile_is_laid_out_in_seconds() -> None:
    """As large as a file may have it, with as many zones, strewn about."""
    rng = Random(3)
    shape = Tile("T", (), "land", columns=8, rows=8)
    points: list[list[int]] = [[] for _ in range(108)]
    for square in range(64):
        for side in SIDES:
            beside = shape.beside(square, side)
            if beside is None or beside > square:
                owner = rng.choice(points)
                owner += [12 * square + 3 * side + step for step in range(3)]
                if beside is not None:
                    owner += [12 * beside + 3 * ((side + 2) % 4) + step for step in range(3)]
    zones = [Zone(f"z{n}", ("meadow", "forest")[n % 2], tuple(at)) for n, at in enumerate(points)]
    zones += [Zone(f"l{n}", "lake", icons=(("fish", 9),)) for n in range(20)]
    check(tile_plan(replace(shape, zones=tuple(zones)), THEMES["hunters"].shapes))


def test_a_layout_is_kept_by_content() -> None:
    one = tile(zone("a", "forest", f"{NORTH} {EAST}"), zone("b", "meadow", f"{SOUTH} {WEST}"))
    other = tile(zone("x", "forest", f"{EAST} {NORTH}"), zone("y", "meadow", f"{WEST} {SOUTH}"))
    shapes = THEMES["hunters"].shapes
    assert content(one) == content(other)
    assert tile_plan(one, shapes) is tile_plan(other, shapes)


def test_spaces_follow_the_stream_from_its_source() -> None:
    found = tile_plan(BOARD, THEMES["amazon"].shapes)
    spaces = found.icon_spots(0, "space")
    assert [spot.order for spot in spaces] == [0, 1, 2]
    assert [spot.y for spot in spaces] == sorted(spot.y for spot in spaces)
    assert all(found.zone_at(spot.x, spot.y) == 0 for spot in spaces)


@pytest.mark.parametrize("game", DRAWN)
def test_a_theme_knows_all_that_its_game_describes(game: str) -> None:
    description, theme = GAMES[game].description, THEMES[game]
    roles = {terrain.id: terrain.role for terrain in description.terrains}
    assert {kind: look.role for kind, look in theme.shapes.looks.items()} == roles
    assert set(theme.icons) >= {icon.id for icon in description.icons}


@pytest.mark.parametrize("turn", range(4))
def test_what_is_hit_is_inside_the_outline(turn: int) -> None:
    """On the picture, after any turn, outlines and hit test agree nearly everywhere."""
    for one in (*tiles_of("hunters")[::15], BOARD):
        game = "hunters" if one is not BOARD else "amazon"
        view = PlanView(tile_plan(one, THEMES[game].shapes), 50, turn)
        paths = [view.outline(number) for number in range(len(one.zones))]
        wrong = total = 0
        for x in range(1, view.width, 3):
            for y in range(1, view.height, 3):
                total += 1
                wrong += not paths[view.zone_at(x, y)].contains(QPointF(x, y))
        assert wrong <= 0.06 * total
        for number, path in enumerate(paths):
            spot = view.plan.piece_spot(number)
            assert path.contains(view.at(spot.x, spot.y))


def test_pieces_keep_apart() -> None:
    """On the built-in tiles, nearly all pairs of spots are wide enough for two pieces."""
    close = total = 0
    for one in tiles_of("hunters"):
        spots = tile_plan(one, THEMES["hunters"].shapes).anchors.pieces
        for number, a in enumerate(spots):
            for b in spots[:number]:
                total += 1
                close += np.hypot(a.x - b.x, a.y - b.y) < 0.18
    assert close < 0.05 * total


def test_animals_of_the_river_keep_apart_and_off_the_boat_spaces() -> None:
    for one in tiles_of("amazon"):
        if one.squares == 1:
            spots = tile_plan(one, THEMES["amazon"].shapes).anchors.icons
            in_river = [spot for spot in spots if one.zones[spot.zone].kind == "amazon"]
            for number, a in enumerate(in_river):
                for b in in_river[:number]:
                    assert np.hypot(a.x - b.x, a.y - b.y) > 0.42 * (a.size + b.size)


def test_what_stands_on_a_straight_track_stands_straight() -> None:
    straight = tile(
        zone("r", "railway", "E W", locomotive=1),
        zone("p", "prairie", f"WNW {NORTH} ENE"),
        zone("q", "prairie", f"ESE {SOUTH} WSW"),
    )
    (spot,) = tile_plan(straight, THEMES["goldrush"].shapes).icon_spots(0, "locomotive")
    assert abs(np.sin(spot.heading)) < 0.01
    assert spot.y == pytest.approx(0.5, abs=0.01)


def test_nothing_small_lies_behind_an_animal() -> None:
    theme = THEMES["hunters"]
    for one in tiles_of("hunters")[::4]:
        found = tile_plan(one, theme.shapes)
        strewn = decor(found, theme)
        small = [(it.x, it.y) for it in (*strewn.tufts, *strewn.flowers, *strewn.curios)]
        small += [(it.x, it.y) for it in strewn.shrubs]
        for spot in found.anchors.icons:
            if found.frame.role(spot.zone) is Role.OPEN:
                near = [np.hypot(x - spot.x, y - spot.y) for x, y in small]
                assert min(near, default=1) > 0.4 * spot.size
