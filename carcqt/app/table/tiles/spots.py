"""The laid tile, enlarged, with the places where a piece may go."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from carcqt.art.boards.placed import PlacedTile
from carcqt.art.drawings.pieces import pose_on, put_piece
from carcqt.board.fanning import fanned_out
from carcqt.board.pictures import Pictures
from carcqt.rules.tiles import Tile
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.tiles import draw_tile


@dataclass(frozen=True, slots=True)
class TileSpot:
    number: int
    """As on the board."""
    piece: str
    colour: int
    zone: str


class SpotPicker(QWidget):
    """Places that would collide are fanned out."""

    chosen = Signal(int)
    hovered = Signal(int)

    def __init__(self, pictures: Pictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures, self._theme = pictures, pictures.theme
        pictures.arrived.connect(self.update)
        pictures.planned.connect(self.update)
        self._tile: Tile | None = None
        self._turn = 0
        self._spots: Sequence[TileSpot] = ()
        self._focus: int | None = None
        self._side = 176
        self.setMouseTracking(True)

    def set_side(self, side: int) -> None:
        self._side = side
        self.updateGeometry()

    def show_tile(
        self, tile: Tile, turn: int, spots: Sequence[TileSpot], focus: int | None
    ) -> None:
        self._tile, self._turn, self._spots, self._focus = tile, turn, spots, focus
        self.updateGeometry()
        self.update()

    def _squares(self) -> tuple[int, int]:
        if self._tile is None:
            return 1, 1
        placed = PlacedTile(self._tile, 0, 0, self._turn)
        return placed.turned.columns, placed.turned.rows

    def _unit(self) -> int:
        """Pixels to a square."""
        return style().px(self._side) // max(self._squares())

    def sizeHint(self) -> QSize:
        columns, rows = self._squares()
        return QSize(columns * self._unit(), rows * self._unit())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def places(self) -> list[QPointF]:
        """Where the pieces stand, in pixels: as on the board, but none nearer than a thumb."""
        if self._tile is None:
            return []
        unit, placed = self._unit(), PlacedTile(self._tile, 0, 0, self._turn)
        found = self._pictures.plan(self._tile)
        if found is None:
            return []
        places = []
        for spot in self._spots:
            anchor = found.piece_spot(self._tile.zone_numbers[spot.zone])
            x, y = placed.on_board(anchor.x, anchor.y)
            places.append(QPointF(x * unit, y * unit))
        return fanned_out(places, style().px(30), self._room())

    def _room(self) -> QRectF:
        """Where a piece and its number, above it to the right, are whole."""
        px = style().px
        return QRectF(self.rect()).adjusted(px(14), px(30), -px(23), -px(14))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._tile is None:
            return
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_tile(p, self._pictures, self._tile, self._turn, QRectF(self.rect()))
        looks = self._theme.shapes.looks
        spots = list(enumerate(zip(self._spots, self.places(), strict=False)))
        # The chosen one is in front of its neighbours.
        for number, (spot, at) in sorted(spots, key=lambda spot: spot[0] == self._focus):
            zone = self._tile.zones[self._tile.zone_numbers[spot.zone]]
            pose = pose_on(spot.piece, looks[zone.kind].role)
            is_focus = number == self._focus
            p.setOpacity(1.0 if is_focus else 0.78)
            put_piece(p, spot.piece, spot.colour, at.x(), at.y(), style().px(34), pose)
            p.setOpacity(1.0)
            self._paint_badge(p, at, spot.number, is_focus=is_focus)

    def _paint_badge(self, p: QPainter, at: QPointF, number: int, *, is_focus: bool) -> None:
        px, accent = style().px, style().accent(self._theme.name)
        middle = QPointF(at.x() + px(13), at.y() - px(20))
        p.setPen(QPen(QColor("#ffffff"), 1.5))
        p.setBrush(QColor(accent.fill) if is_focus else QColor("#29241d"))
        p.drawEllipse(middle, px(9), px(9))
        p.setFont(style().font(11, 700))
        p.setPen(QColor(style().tokens.on_accent) if is_focus else QColor("#ffffff"))
        box = QRectF(middle.x() - px(9), middle.y() - px(9), px(18), px(18))
        p.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))

    def _nearest(self, at: QPointF) -> int | None:
        places = self.places()
        if not places:
            return None
        apart = [math.dist(at.toTuple(), place.toTuple()) for place in places]
        best = min(range(len(places)), key=apart.__getitem__)
        return best if apart[best] < style().px(28) else None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        found = self._nearest(event.position())
        self.setCursor(
            Qt.CursorShape.ArrowCursor if found is None else Qt.CursorShape.PointingHandCursor
        )
        if found is not None:
            self.hovered.emit(found)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        found = self._nearest(event.position())
        if found is not None:
            self.chosen.emit(found)
