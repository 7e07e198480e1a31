"""Painters end before their pictures go, whatever is raised, and tiles are painted at any size."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from PySide6.QtGui import QPainter

from carcqt.art.games import THEMES
from carcqt.art.tiles.painting import paint_tile
from carcqt.art.tiles.scene import TileScene
from tests.effort import some
from tests.support import ROOT, builtin_deck

LOOSE = re.compile(r" = .*\b(painter_on\(|QPainter\((?!self\)|self\.viewport\(\)|widget\)|\)))")
SOURCES = sorted(path for room in ("carcqt", "editor") for path in (ROOT / room).rglob("*.py"))


@pytest.mark.parametrize("game", THEMES)
@pytest.mark.parametrize("size", [1, 2, *some(range(3, 24), 4)])
def test_tiles_are_painted_however_small(game: str, size: int) -> None:
    for tile in builtin_deck(game).tiles[::12]:
        image = paint_tile(tile, THEMES[game], size)
        assert (image.width(), image.height()) == (tile.columns * size, tile.rows * size)


def test_a_painter_has_ended_when_a_layer_raises() -> None:
    painters: list[QPainter] = []

    def fail(scene: TileScene) -> None:
        painters.append(scene.p)
        assert scene.p.isActive()
        raise KeyboardInterrupt

    tile, theme = builtin_deck("hunters").tiles[0], THEMES["hunters"]
    with pytest.raises(KeyboardInterrupt):
        paint_tile(tile, replace(theme, layers=(fail,)), 20)
    assert not painters[0].isActive()


def test_a_painter_on_a_picture_is_ended_by_with() -> None:
    """A painter that is only assigned is ended by nothing for sure. Those on widgets are Qt's."""
    loose = [
        str(path.relative_to(ROOT))
        for path in SOURCES
        for line in path.read_text("utf-8").splitlines()
        if LOOSE.search(line)
    ]
    # The function that every other part uses.
    assert loose == ["carcqt/art/brush/sprites.py"]
