"""A studio for tests that do not look at pictures."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from typing import ParamSpec, TypeVar

from PySide6.QtGui import QImage

from carcqt.art.studio.studio import Studio
from carcqt.art.tiles.theme import Theme
from carcqt.rules.tiles import Tile

_P = ParamSpec("_P")
_T = TypeVar("_T")


class SketchStudio(Studio):
    """Where no picture is ever finished: all that is seen are stand-ins."""

    def __init__(self) -> None:
        super().__init__(folder=None, workers=0)

    def picture(self, tile: Tile, theme: Theme, size: int, turn: int = 0) -> QImage | None:
        return None

    def order(self, work: Callable[_P, _T], *args: _P.args, **kwargs: _P.kwargs) -> Future[_T]:
        return Future()
