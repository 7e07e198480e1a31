"""The tile in four rotations, as it will lie on a table."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from carcqt.ui.theme.painting import CENTRE, painter
from carcqt.ui.theme.style import style
from editor.tiles.canvas import TileCanvas
from editor.tiles.looks import drawable

_SIDE: Final = 108
_CAPTION: Final = 20


class Rotations(QWidget):
    def __init__(self, canvas: TileCanvas, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._canvas = canvas
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        style().follow(self.updateGeometry)

    def sizeHint(self) -> QSize:
        px = style().px
        return QSize(px(2 * _SIDE + 14), 2 * px(_SIDE + _CAPTION + 4))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        p, px = painter(self), style().px
        side, left = px(_SIDE), (self.width() - px(2 * _SIDE + 14)) / 2
        for turn in range(4):
            x = left + turn % 2 * (side + px(14))
            y = turn // 2 * (side + px(_CAPTION + 4))
            self._draw(p, turn, QRectF(x, y, side, side))
            p.setFont(style().font(12))
            p.setPen(style().colour("text2"))
            p.drawText(QRectF(x, y + side, side, px(_CAPTION)), CENTRE, f"{90 * turn}°")

    def _draw(self, p: QPainter, turn: int, room: QRectF) -> None:
        canvas, pictures = self._canvas, self._canvas.picture.pictures
        if canvas.tile is None or pictures is None:
            return
        tile = canvas.tile
        columns, rows = (tile.rows, tile.columns) if turn % 2 else (tile.columns, tile.rows)
        side = min(room.width() / columns, room.height() / rows)
        box = QRectF(0, 0, side * columns, side * rows)
        box.moveCenter(room.center())
        p.save()
        corners = QPainterPath()
        corners.addRoundedRect(box, 6, 6)
        p.setClipPath(corners)
        image = None
        if canvas.picture.is_whole:
            # Only once the large one is there, which comes first.
            size = 184 if side * self.devicePixelRatioF() > 92 else 92
            found, is_real = pictures.picture(drawable(tile, pictures.theme), turn, size)
            image = found if is_real else None
        if image is not None:
            p.drawImage(box, image)
        elif (whole := canvas.picture.image()) is not None:
            p.translate(box.center())
            p.rotate(90 * turn)
            wide, high = side * tile.columns, side * tile.rows
            p.drawImage(QRectF(-wide / 2, -high / 2, wide, high), whole)
        p.restore()
        if style().is_dark:
            p.setBrush(QColor(0, 0, 0, 33))
            p.setPen(Qt.PenStyle.NoPen)
            p.drawRoundedRect(box, 6, 6)
