"""The picture of the tile that is drawn on: a sketch at once, the real one when a worker has it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QColor, QImage

from carcqt.art.plans.plan import Content, content, tile_plan
from carcqt.art.studio.studio import Studio
from carcqt.board.pictures import Pictures
from carcqt.rules.description import Description
from carcqt.rules.tiles import Tile
from editor.tiles.looks import drawable, terrain_colours, theme_of
from editor.tiles.sketch import SketchPlaces

_REST: Final = 90
"""Milliseconds without a stroke until the real picture is asked for."""
_FIRST: Final = 184
"""A small one is asked for first, as it comes soon."""
_SIZES: Final = (92, 184, 368, 512, 736, 1024)
_LARGEST_WIDE: Final = 368
"""For tiles of more than two squares."""
_SKETCH: Final = 320
_KEPT: Final = 24


class CanvasPicture(QObject):
    changed = Signal()
    """There is a better picture, or it is known where everything lies."""

    def __init__(self, studio: Studio, square: Callable[[], float], parent: QObject) -> None:
        super().__init__(parent)
        self._studio, self._square = studio, square
        """How many pixels a square has on the screen."""
        self._description: Description | None = None
        self._pictures: Pictures | None = None
        self._places: SketchPlaces | None = None
        self._sketch: QImage | None = None
        self._before: QImage | None = None
        """The picture with its icons where they were."""
        self._images: dict[Content, QImage] = {}
        self._may_ask = self._is_whole = False
        self.colours: dict[str, QColor] = {}
        self._rest = QTimer(self, singleShot=True, interval=_REST)
        self._rest.timeout.connect(self._ask)

    @property
    def places(self) -> SketchPlaces | None:
        return self._places

    @property
    def pictures(self) -> Pictures | None:
        return self._pictures

    @property
    def tile(self) -> Tile | None:
        """As much of the tile as can be drawn."""
        return None if self._places is None else self._places.tile

    @property
    def is_real(self) -> bool:
        return self._real() is not None

    @property
    def is_whole(self) -> bool:
        """Whether it is as sharp as the screen."""
        return self.is_real and self._is_whole

    def set_tile(self, tile: Tile, description: Description) -> None:
        theme = theme_of(description)
        if description is not self._description:
            self._description = description
            if self._pictures is not None:
                self._pictures.deleteLater()
            self._pictures = Pictures(self._studio, theme, self)
            self._pictures.arrived.connect(self._receive)
            self._pictures.planned.connect(self._take_layout)
            self.colours = terrain_colours(description)
            self._images.clear()
            self._places = self._before = None
        shown = drawable(tile, theme)
        if self.tile is not None and content(self.tile) == content(shown):
            # Only names may have changed.
            self._places = self._places.renamed(shown) if self._places else None
            return
        before, places = self._places, SketchPlaces(shown, theme)
        moved = before is not None and content(before.tile)[:3] == content(shown)[:3]
        if moved and before is not None and before.is_exact:
            # Only icons were moved: all else lies where it did, and is shown until they do.
            places.set_layout(tile_plan(shown, theme.shapes))
        self._before = self.image() if moved else None
        self._places, self._sketch = places, None
        self._may_ask = self._is_whole = False
        if self.is_real:
            # Seen before, as after undoing: then its layout is known as well.
            self._take_layout()
        self._rest.start()

    def wake(self) -> None:
        """The size on the screen changed."""
        self._rest.start()

    def image(self) -> QImage | None:
        """The best there is."""
        if self._places is None:
            return None
        found = self._real()
        if found is None:
            found = self._before
        if found is not None:
            return found
        if self._sketch is None:
            size = _SKETCH if self._places.tile.squares < 5 else _SKETCH // 2
            self._sketch = self._places.paint(size, self.colours)
        return self._sketch

    def _real(self) -> QImage | None:
        return None if self.tile is None else self._images.get(content(self.tile))

    def _ask(self) -> None:
        self._may_ask = True
        self._take_layout()
        self._fetch()

    def _fetch(self) -> None:
        if self._pictures is None or self.tile is None or not self._may_ask:
            return
        full = next((size for size in _SIZES if size >= self._square() - 1), _SIZES[-1])
        if self.tile.squares > 2:
            full = min(full, _LARGEST_WIDE)
        best: QImage | None = None
        for size in sorted({min(_FIRST, full), full}):
            image, is_real = self._pictures.picture(self.tile, 0, size)
            if not is_real:
                # The next one only once this is there: a stroke may make it needless.
                break
            best, self._is_whole = image, size == full
        if best is not None:
            self._images[content(self.tile)] = best
            while len(self._images) > _KEPT:
                self._images.pop(next(iter(self._images)))
            self.changed.emit()

    def _receive(self, what: Content) -> None:
        if self.tile is not None and what == content(self.tile):
            self._fetch()
            self.changed.emit()

    def _take_layout(self) -> bool:
        """Whether it is known where everything lies; if not, it is asked for."""
        places, pictures = self._places, self._pictures
        if places is None or pictures is None or places.is_exact:
            return True
        found = pictures.plan(places.tile)
        if found is not None:
            places.set_layout(found)
            self.changed.emit()
        return found is not None
