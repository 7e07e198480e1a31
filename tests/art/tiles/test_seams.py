"""A side looks the same on every tile that shows its terrain, so that any two tiles fit."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from carcqt.art.games import THEMES
from carcqt.art.tiles.painting import paint_tile
from tests.art.samples import pixels, tiles_of

SIZE = 120
CORNER = 3
"""Pixels at each corner that are not looked at: there the tile beside has a say too."""
Strip = NDArray[np.int64]


def strips(game: str, step: int, *, every_turn: bool = False) -> dict[tuple[str, int], list[Strip]]:
    """The outermost pixels of every side in every turn, by terrain and side."""
    found: dict[tuple[str, int], list[Strip]] = {}
    for number, tile in enumerate(tiles_of(game)[::step]):
        for turn in range(4) if every_turn or number % 3 == 0 else (number % 4,):
            picture = pixels(paint_tile(tile, THEMES[game], SIZE, turn, frame=False)).astype(int)
            turned = tile.all_turned[turn]
            for square, side in turned.outer_sides():
                row, column = divmod(square, turned.columns)
                part = picture[row * SIZE : (row + 1) * SIZE, column * SIZE : (column + 1) * SIZE]
                strip = (part[0], part[:, -1], part[-1], part[:, 0])[side]
                kind = turned.zones[turned.zone_at[12 * square + 3 * side + 1]].kind
                found.setdefault((kind, side), []).append(strip)
    return found


@pytest.mark.parametrize(("game", "step"), [("hunters", 6), ("goldrush", 3), ("amazon", 3)])
def test_sides_of_one_terrain_are_alike(game: str, step: int) -> None:
    assert_alike(strips(game, step))


@pytest.mark.long
@pytest.mark.parametrize("game", list(THEMES))
def test_all_sides_of_one_terrain_are_alike_in_every_turn(game: str) -> None:
    assert_alike(strips(game, 1, every_turn=True))


def assert_alike(found: dict[tuple[str, int], list[Strip]]) -> None:
    odd = []
    total = 0
    for key, all_strips in found.items():
        usual = np.median(all_strips, axis=0)
        for strip in all_strips:
            total += 1
            apart = np.abs(strip - usual).max(1)[CORNER:-CORNER]
            # A pixel or two beside a corner or a bank may differ a little.
            if (apart > 24).any() or (apart > 8).sum() > 3:
                odd.append((key, int(apart.max()), int((apart > 8).sum())))
    assert not odd, f"{len(odd)} of {total}: {odd[:8]}"


@pytest.mark.parametrize("game", list(THEMES))
def test_facing_sides_run_on(game: str) -> None:
    """Across a seam, one pixel further, open ground and water go on as they were."""
    looks, growth = THEMES[game].shapes.looks, THEMES[game].growth.on
    found = strips(game, 7 if game == "hunters" else 2)
    for (kind, side), here in found.items():
        facing = found.get((kind, (side + 2) % 4))
        # Trees and peaks are not alike on their two sides.
        if facing and side < 2 and looks[kind].role is not growth:
            a, b = np.median(here, axis=0), np.median(facing, axis=0)
            assert np.abs(a - b)[CORNER:-CORNER].mean() < 13, (kind, side)
