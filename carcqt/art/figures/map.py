"""Figures that show a map, or a part of it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from carcqt.art.brush.shapes import colour
from carcqt.art.figures.figure import FigurePicture, paint_signs
from carcqt.art.figures.marks import paint_glow
from carcqt.art.maps.picture import MapPicture
from carcqt.art.maps.scene import Camps, MapScene, camps_on
from carcqt.content.maps import MapFile

_WIDEST_MAP: Final = 1800
"""Pixels: a wider one would take seconds to draw, and is not much sharper."""


class MapFigure(FigurePicture):
    def arrange(self) -> None:
        material = self.file.material_file
        assert isinstance(material, MapFile)
        shown, names = material.map, material.names(self.language)
        self.scene = MapScene.of_map(shown.villages, shown.links, shown.extent, names)
        self.camps: Camps = {}
        if self.figure.scenario is not None:
            game, _ = self.file.played(self.figure)
            self.camps = camps_on(game.seen_by(None).position.pieces)
        wide, high = self.scene.extent
        self.crop = tuple(self.figure.crop or (0.0, 0.0, float(wide), float(high)))
        self.width = min(self.most, 5 * self.figure.square)
        self.height = round(self.width * self.crop[3] / self.crop[2])

    def paint(self, p: QPainter, scale: float) -> None:
        x, y, wide, _ = self.crop
        pixels = self.width * scale / wide
        # The margin of a map is 0.035 of its width on either side.
        whole = round(pixels * self.scene.extent[0] / 0.93)
        picture = MapPicture(self.scene, min(whole, _WIDEST_MAP), camps=self.camps)
        left, top = picture.at(x, y)
        right, bottom = picture.at(x + wide, y + self.crop[3])
        image = picture.image()
        p.drawImage(
            QRectF(0, 0, self.width * scale, self.height * scale),
            image,
            QRectF(left, top, right - left, bottom - top),
        )
        if self.paper.dim:
            p.fillRect(
                QRectF(0, 0, self.width * scale, self.height * scale),
                colour("#000000", self.paper.dim),
            )
        p.translate(-x * pixels, -y * pixels)
        self._paint_rings(p, pixels, scale)
        paint_signs(p, self.figure, pixels, scale * 0.94, self.language)

    def _paint_rings(self, p: QPainter, pixels: float, scale: float) -> None:
        radius = 25 * pixels * self.scene.extent[0] / 0.93 / 1400
        for town in self.scene.towns:
            if town.id in self.figure.villages:
                ring = QPainterPath()
                ring.addEllipse(QPointF(town.x, town.y) * pixels, radius, radius)
                paint_glow(p, ring, scale * 0.8)
