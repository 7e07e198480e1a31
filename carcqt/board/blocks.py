"""The laid tiles, put together once in large blocks: a board of any size is a few pictures."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Iterable, Iterator
from concurrent.futures import Future
from dataclasses import dataclass, field
from time import perf_counter
from typing import Final

from PySide6.QtCore import QObject, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QRegion

from carcqt.art.brush.sprites import blank, painter_on
from carcqt.art.plans.plan import Content, content
from carcqt.art.studio.jobs import Pixels, grow, image_of
from carcqt.background.bridge import Bridge
from carcqt.board.pictures import SIZES, Pictures
from carcqt.board.state import BoardTile
from carcqt.board.tool import UNIT
from carcqt.rules.geometry import Square

BLOCK: Final = 8
"""Squares along a block."""
LEVELS: Final = (12, 16, 23, 33, 46, 65, 92, 130, 184, 260, 368)
"""Pixels of a square, each about 1.4 times the one before."""
_MOST: Final = 160 * 1024 * 1024
_SHADE: Final = 0.1
"""How far a tile's shadow reaches, in squares."""
_QUICK, _PATIENT = 0.004, 0.02
"""Seconds of a frame in which blocks may be put together, in motion and at rest."""

Place = tuple[int, int]


@dataclass
class _Block:
    tiles: dict[Square, BoardTile] = field(default_factory=dict)
    """All that show in it, those whose shadow does included."""
    levels: dict[int, QPixmap] = field(default_factory=dict)
    stale: set[int] = field(default_factory=set)
    """Levels that show what was."""
    ages: dict[int, int] = field(default_factory=dict)
    """How old the block was when each level was made."""
    growth: dict[int, QImage] = field(default_factory=dict)
    asked: dict[int, int] = field(default_factory=dict)
    """For each size, the age for which growth was asked."""
    grown: dict[int, int] = field(default_factory=dict)
    """For each size, the age for which it has come."""
    age: int = 0
    """Grows with each change of tiles."""
    waiting: set[Content] = field(default_factory=set)
    """Tiles that show a stand-in."""


class TileBlocks(QObject):
    changed = Signal()

    def __init__(self, pictures: Pictures, parent: QObject) -> None:
        super().__init__(parent)
        self.pictures, self.dim = pictures, 0.0
        self.tiles: dict[Square, BoardTile] = {}
        """By their north-west square."""
        self.at: dict[Square, BoardTile] = {}
        """By each square that they cover."""
        self.rect = QRectF()
        """In the scene; empty if nothing lies there."""
        self._blocks: dict[Place, _Block] = {}
        self._used: OrderedDict[tuple[Place, int], int] = OrderedDict()
        self._bytes = 0
        self._bridge = Bridge(self._take_growth)
        pictures.arrived.connect(self._renew)

    # What lies there.

    def show(self, tiles: Iterable[BoardTile]) -> bool:
        """Show these tiles and no others; whether anything changed."""
        wanted = {tile.square: tile for tile in tiles}
        gone = [tile for square, tile in self.tiles.items() if wanted.get(square) != tile]
        new = [tile for square, tile in wanted.items() if self.tiles.get(square) != tile]
        for tile in gone:
            del self.tiles[tile.square]
            for square in tile.squares():
                self.at.pop(square, None)
            for place in _places(tile):
                block = self._blocks[place]
                block.tiles.pop(tile.square, None)
                # Trees of a tile that is gone would stand on the table.
                block.growth.clear()
                self._age(block)
        for tile in new:
            self.tiles[tile.square] = tile
            for square in tile.squares():
                self.at[square] = tile
            for place in _places(tile):
                block = self._blocks.setdefault(place, _Block())
                block.tiles[tile.square] = tile
                self._age(block)
        for place in [place for place, block in self._blocks.items() if not block.tiles]:
            del self._blocks[place]
        if gone or new:
            self.rect = self._measure()
        return bool(gone or new)

    def set_dim(self, dim: float) -> None:
        if dim != self.dim:
            self.dim = dim
            for block in self._blocks.values():
                block.stale.update(block.levels)

    def _measure(self) -> QRectF:
        if not self.at:
            return QRectF()
        xs, ys = [x for x, _ in self.at], [y for _, y in self.at]
        left, top = min(xs), min(ys)
        wide, high = max(xs) + 1 - left, max(ys) + 1 - top
        return QRectF(left * UNIT, top * UNIT, wide * UNIT, high * UNIT)

    # Drawing.

    def paint(self, p: QPainter, rect: QRectF, *, moving: bool, patience: float = 0) -> bool:
        """What is to be seen of the blocks; whether all of it is as it should be."""
        real = UNIT * p.deviceTransform().m11()
        size = level_for(real, moving=moving)
        until = perf_counter() + (patience or (_QUICK if moving else _PATIENT))
        p.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, not moving)
        whole = True
        side = BLOCK * UNIT
        for column, row in _range(rect, side):
            block = self._blocks.get((column, row))
            if block is None:
                continue
            picture, is_right = self._picture((column, row), block, size, until, moving)
            whole = whole and is_right
            if picture is not None:
                box = QRectF(column * side, row * side, side, side)
                _put(p, box, picture)
        return whole

    def is_whole(self, rect: QRectF, real: float) -> bool:
        """Whether all that is seen there at a size is as it should be, and stays so."""
        size = level_for(real, moving=False)
        source = next(one for one in SIZES if one >= size)
        for place in _range(rect, BLOCK * UNIT):
            block = self._blocks.get(place)
            if block is not None and (
                block.waiting
                or size not in block.levels
                or size in block.stale
                or block.grown.get(source) != block.age
            ):
                return False
        return True

    def _picture(
        self, place: Place, block: _Block, size: int, until: float, moving: bool
    ) -> tuple[QPixmap | None, bool]:
        known = block.levels.get(size)
        if known is not None and size not in block.stale:
            self._used.move_to_end((place, size))
            return known, True
        others = [
            (block.ages[level] != block.age, abs(math.log(level / size)), level)
            for level in block.levels
        ]
        # In motion another size will do, as long as it shows the same tiles.
        will_do = moving and others and not min(others)[0]
        if perf_counter() < until and not will_do:
            return self._compose(place, block, size), True
        return (block.levels[min(others)[-1]], False) if others else (None, False)

    def _compose(self, place: Place, block: _Block, size: int) -> QPixmap:
        source = next(one for one in SIZES if one >= size)
        if size == source:
            made = QPixmap.fromImage(self._assemble(place, block, size))
        else:
            large = block.levels.get(source)
            if large is None or source in block.stale:
                large = self._compose(place, block, source)
            made = large.scaled(
                BLOCK * size,
                BLOCK * size,
                Qt.AspectRatioMode.IgnoreAspectRatio,
                Qt.TransformationMode.SmoothTransformation,
            )
        self._keep(place, block, size, made)
        return made

    def _assemble(self, place: Place, block: _Block, size: int) -> QImage:
        image = blank(BLOCK * size, BLOCK * size)
        with painter_on(image) as p:
            p.translate(-place[0] * BLOCK * size, -place[1] * BLOCK * size)
            self._shade(p, block, size)
            block.waiting = set()
            for tile in block.tiles.values():
                picture, is_right = self.pictures.picture(tile.tile, tile.turn, size)
                if not is_right:
                    block.waiting.add(content(tile.tile))
                p.drawImage(_pixels(tile, size), picture)
            p.resetTransform()
            growth = self._growth(place, block, size)
            if growth is not None:
                p.drawImage(0, 0, growth)
            if self.dim:
                p.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
                p.fillRect(image.rect(), QColor.fromRgbF(0, 0, 0, self.dim))
        return image

    def _shade(self, p: QPainter, block: _Block, size: int) -> None:
        """One shadow of all tiles together, so that it has no seams."""
        rim = [_pixels(tile, size) for tile in block.tiles.values() if self._is_at_rim(tile)]
        tiles = QRegion()
        for tile in block.tiles.values():
            tiles += _pixels(tile, size)
        for far in range(0, 9, 2):
            wide, shadow = round(far * size / 190), QRegion()
            for box in rim:
                shadow += box.adjusted(-wide, -wide, wide, wide)
            shadow.translate(round(size * 0.026), round(size * 0.037))
            p.setClipRegion(shadow - tiles)
            p.fillRect(shadow.boundingRect(), QColor(20, 10, 0, 12))
        p.setClipping(False)

    def _is_at_rim(self, tile: BoardTile) -> bool:
        return any(
            (x + dx, y + dy) not in self.at
            for x, y in tile.squares()
            for dx in (0, 1, -1)
            for dy in (0, 1, -1)
        )

    def _growth(self, place: Place, block: _Block, size: int) -> QImage | None:
        """What grows across seams, perhaps as it was before the last tile was laid."""
        if block.asked.get(size) != block.age:
            block.asked[size] = block.age
            board = [tile.placed for tile in self._about(place)]
            box = (place[0] * BLOCK, place[1] * BLOCK, BLOCK, BLOCK)
            work = self.pictures.studio.order(grow, self.pictures.theme.name, board, box, size)
            what = (place, size, block.age)
            if work.done():
                self._store_growth(block, size, block.age, work)
            else:
                self._bridge.follow(what, work)
        return block.growth.get(size)

    def _about(self, place: Place) -> list[BoardTile]:
        """The tiles of a block and those that touch it."""
        left, top = place[0] * BLOCK, place[1] * BLOCK
        found = {
            tile.square: tile
            for x in range(left - 1, left + BLOCK + 1)
            for y in range(top - 1, top + BLOCK + 1)
            if (tile := self.at.get(Square(x, y))) is not None
        }
        return list(found.values())

    def _take_growth(self, what: tuple[Place, int, int], news: Future[Pixels]) -> None:
        place, size, age = what
        block = self._blocks.get(place)
        # An older answer would take away what a newer one has shown.
        if block is not None and age == block.age and self._store_growth(block, size, age, news):
            block.stale.update(block.levels)
            self.changed.emit()

    def _store_growth(self, block: _Block, size: int, age: int, work: Future[Pixels]) -> bool:
        block.grown[size] = age
        if work.cancelled() or work.exception() is not None:
            return False
        block.growth[size] = image_of(work.result())
        return True

    # Keeping.

    def _age(self, block: _Block) -> None:
        block.age += 1
        block.stale.update(block.levels)

    def _renew(self, what: Content) -> None:
        """A picture has come: blocks that show its stand-in are put together again."""
        hit = False
        for block in self._blocks.values():
            if what in block.waiting:
                block.stale.update(block.levels)
                hit = True
        if hit:
            self.changed.emit()

    def _keep(self, place: Place, block: _Block, size: int, picture: QPixmap) -> None:
        block.levels[size] = picture
        block.ages[size] = block.age
        block.stale.discard(size)
        self._bytes -= self._used.pop((place, size), 0)
        self._used[place, size] = bytes_of(picture)
        self._bytes += bytes_of(picture)
        while self._bytes > _MOST and len(self._used) > 1:
            (old_place, old_size), count = self._used.popitem(last=False)
            self._bytes -= count
            old = self._blocks.get(old_place)
            if old is not None:
                old.levels.pop(old_size, None)
                old.growth.pop(old_size, None)
                old.asked.pop(old_size, None)
                old.grown.pop(old_size, None)


def level_for(real: float, *, moving: bool) -> int:
    """In motion the nearest one; at rest one that is only ever made smaller."""
    if moving:
        return min(LEVELS, key=lambda level: abs(math.log(level / real)))
    return next((level for level in LEVELS if level >= real * 0.995), LEVELS[-1])


def bytes_of(picture: QPixmap) -> int:
    return picture.width() * picture.height() * 4


def _put(p: QPainter, box: QRectF, picture: QPixmap) -> None:
    across = box.width() * p.deviceTransform().m11()
    if (
        abs(across - picture.width()) < 0.01
        and p.deviceTransform().m11() == p.worldTransform().m11()
    ):
        # Of the right size: pixel by pixel.
        corner = p.worldTransform().map(box.topLeft())
        p.save()
        p.resetTransform()
        p.drawPixmap(round(corner.x()), round(corner.y()), picture)
        p.restore()
    else:
        p.drawPixmap(box, picture, QRectF(picture.rect()))


def _places(tile: BoardTile) -> Iterator[Place]:
    """The blocks in which a tile, its shadow or the growth on its seams shows."""
    x, y = tile.square
    for column in range(
        math.floor((x - _SHADE) / BLOCK), math.floor((x + tile.columns + _SHADE) / BLOCK) + 1
    ):
        for row in range(
            math.floor((y - _SHADE) / BLOCK), math.floor((y + tile.rows + _SHADE) / BLOCK) + 1
        ):
            yield column, row


def _range(rect: QRectF, side: float) -> Iterator[Place]:
    for row in range(math.floor(rect.top() / side), math.floor(rect.bottom() / side) + 1):
        for column in range(math.floor(rect.left() / side), math.floor(rect.right() / side) + 1):
            yield column, row


def _pixels(tile: BoardTile, size: int) -> QRect:
    x, y = tile.square
    return QRect(x * size, y * size, tile.columns * size, tile.rows * size)
