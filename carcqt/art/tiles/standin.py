"""A plain picture of a tile, made in a moment, until the real one is there."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainterPath

from carcqt.art.brush.shapes import NO_BRUSH, NO_PEN, blob, colour, pen
from carcqt.art.brush.sprites import painter_on
from carcqt.art.plans.frame import TileFrame
from carcqt.art.tiles.style import TileStyle
from carcqt.rules.description import Role
from carcqt.rules.tiles import Tile


def paint_stand_in(tile: Tile, style: TileStyle, size: int, turn: int = 0) -> QImage:
    turned = tile.all_turned[turn % 4]
    frame = TileFrame(turned, style.shapes.looks)
    image = QImage(
        turned.columns * size, turned.rows * size, QImage.Format.Format_ARGB32_Premultiplied
    )
    ground = style.ground
    image.fill(colour(ground.open[1]))
    with painter_on(image) as p:
        water = style.water.depths[3] if style.water else "#8d7a62"

        def at(square: int, side: int, t: float, depth: float) -> tuple[float, float]:
            x, y = frame.point(square, side, t, depth) * size
            return float(x), float(y)

        for side in frame.sides:
            if frame.role_of(side) is Role.COVER:
                lens = [at(side.square, side.side, t, deep) for t, deep in
                        ((0, 0), (1, 0), (0.8, 0.2), (0.5, 0.27), (0.2, 0.2))]  # fmt: skip
                p.setPen(NO_PEN)
                p.setBrush(colour(ground.cover[-1]))
                p.drawPath(blob(lens, round_by=0.1))
        for side in frame.sides:
            if frame.role_of(side) is Role.LINE and side.kind is not None:
                middle = frame.corner(side.square) + 0.5
                path = QPainterPath(QPointF(*at(side.square, side.side, 0.5, 0)))
                path.lineTo(float(middle[0]) * size, float(middle[1]) * size)
                p.setBrush(NO_BRUSH)
                p.setPen(pen(water, 2 * frame.looks[side.kind].half_width * size))
                p.drawPath(path)
        p.setBrush(NO_BRUSH)
        p.setPen(pen("#2c1e0c", max(1.0, size / 200), 120))
        p.drawRect(0, 0, image.width(), image.height())
    return image
