"""How a game's tiles are painted: their style, and the layers that lie on the ground."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from carcqt.art.tiles.scene import TileScene
from carcqt.art.tiles.style import TileStyle

Layer = Callable[[TileScene], None]
"""Paints one kind of thing on a tile."""


@dataclass(frozen=True, eq=False, kw_only=True)
class Theme(TileStyle):
    layers: tuple[Layer, ...]
    """In the order in which they are painted."""
