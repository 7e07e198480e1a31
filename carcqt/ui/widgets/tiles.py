"""A tile's picture in a widget: the real one, or a stand-in until it is there."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from carcqt.board.pictures import SIZES, Pictures
from carcqt.rules.tiles import Tile
from carcqt.ui.theme.style import style

_DIMMED = QColor(0, 0, 0, 33)
"""Over tiles in the dark, where they would glare."""


def draw_tile(
    p: QPainter, pictures: Pictures, tile: Tile, turn: int, box: QRectF, radius: float = 8
) -> None:
    """Fills the box, which has the shape of the turned tile."""
    squares = tile.rows if turn % 2 else tile.columns
    wanted = box.width() / squares * p.device().devicePixelRatio()
    size = next((size for size in SIZES if size >= wanted), SIZES[-1])
    picture, _ = pictures.picture(tile, turn, size)
    p.save()
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    corners = QPainterPath()
    corners.addRoundedRect(box, radius, radius)
    p.setClipPath(corners)
    p.drawImage(box, picture)
    if style().is_dark:
        p.fillRect(box, _DIMMED)
    p.restore()
