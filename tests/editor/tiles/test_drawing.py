"""Whatever is drawn has a picture, at once and later."""

from __future__ import annotations

import random

import pytest

from carcqt.art.tiles.painting import paint_tile
from carcqt.rules.description import Description
from carcqt.rules.tiles import Tile, Zone
from editor.tiles.looks import drawable, terrain_colours, theme_of
from editor.tiles.shape import zones
from editor.tiles.sketch import SketchPlaces
from tests.editor.tiles.shape.test_zones import DESCRIPTIONS, random_act
from tests.effort import often
from tests.support import builtin_deck

ACTS = often(150, 500)


@pytest.mark.thorough
@pytest.mark.parametrize("description", DESCRIPTIONS, ids=lambda one: one.game)
def test_many_acts_can_all_be_sketched_and_some_painted(description: Description) -> None:
    rng = random.Random(f"pictures {description.game}")
    theme, colours = theme_of(description), terrain_colours(description)
    acts = [zones.blank("T", description)]
    for _ in range(ACTS):
        acts.append(random_act(rng, acts[-1], description))
    # Some of them change nothing, or back.
    drawn = [*dict.fromkeys(acts)]
    assert len(drawn) > ACTS // 3
    for number, tile in enumerate(drawn):
        places = SketchPlaces(tile, theme)
        image = places.paint(40, colours)
        assert (image.width(), image.height()) == (40 * tile.columns, 40 * tile.rows)
        for zone in range(len(tile.zones)):
            x, y = places.spot(zone)
            assert -0.01 <= x <= tile.columns + 0.01
            assert -0.01 <= y <= tile.rows + 0.01
        assert places.zone_at(0.5, 0.5) is not None
        if number % 50 == 0:
            picture = paint_tile(tile, theme, 32)
            assert (picture.width(), picture.height()) == (32 * tile.columns, 32 * tile.rows)


@pytest.mark.parametrize("description", DESCRIPTIONS, ids=lambda one: one.game)
def test_sketches_differ_where_tiles_do(description: Description) -> None:
    theme, colours = theme_of(description), terrain_colours(description)
    seen: dict[bytes, Tile] = {}
    for tile in builtin_deck(description.game).tiles[:20]:
        image = SketchPlaces(tile, theme).paint(64, colours)
        pixels = bytes(image.constBits())
        assert pixels not in seen or seen[pixels].look == tile.look
        seen[pixels] = tile


def test_colours_tell_the_terrains_of_a_game_apart() -> None:
    for description in DESCRIPTIONS:
        colours = [colour.name() for colour in terrain_colours(description).values()]
        assert len(set(colours)) == len(colours)


@pytest.mark.parametrize("description", DESCRIPTIONS, ids=lambda one: one.game)
def test_what_no_game_knows_is_left_out_of_the_picture(description: Description) -> None:
    theme = theme_of(description)
    odd = Tile("odd", (Zone("s", "swamp", (0, 1, 2)),), "land")
    assert drawable(odd, theme).zones == ()
    assert not SketchPlaces(drawable(odd, theme), theme).paint(40, {}).isNull()
    assert not paint_tile(drawable(odd, theme), theme, 32).isNull()
    assert SketchPlaces(drawable(odd, theme), theme).zone_at(0.5, 0.5) is None
