"""The figures of guides: positions, small layouts, rows of things and parts of a map."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cached_property
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter, QPainterPath

from carcqt.art.boards import BoardPicture, Lying, placed_tiles
from carcqt.art.chart import Camps, Chart, camps_on
from carcqt.art.charts import ChartPicture
from carcqt.art.figure_marks import (
    DARK,
    GLOW,
    LIGHT,
    FigurePaper,
    grown,
    paint_arrow,
    paint_closed,
    paint_frame,
    paint_glow,
    paint_label,
    paint_sign,
)
from carcqt.art.figure_rows import Rows, in_language
from carcqt.art.games import THEMES, THINGS
from carcqt.art.layout import layout
from carcqt.art.marks import colours
from carcqt.art.overlays import Placed
from carcqt.art.shapes import NO_BRUSH, colour, pen
from carcqt.art.sprites import blank, painter_on
from carcqt.art.view import View
from carcqt.content.decks import DeckFile
from carcqt.content.figures import FigureFile, FigureModel, GlowModel
from carcqt.content.maps import MapFile
from carcqt.content.materials import MaterialFile
from carcqt.content.models import PieceModel
from carcqt.rules.description import Role
from carcqt.rules.game import Game
from carcqt.rules.geometry import Square
from carcqt.rules.position import Standing
from carcqt.rules.tilelaying.features import Features

_MARGIN: Final = 0.16
"""Of table around a board, in squares."""
_MARKS: Final = 132
"""Marks were designed at so many pixels to a square."""
_WIDEST_MAP: Final = 1800
"""Pixels: a wider one would take seconds to draw, and is not much sharper."""


def figure_picture(
    file: FigureFile, name: str, width: int, language: str = "en", *, dark: bool = False
) -> FigurePicture:
    figure, paper = file.figures[name], DARK if dark else LIGHT
    if figure.rows:
        return RowsFigure(file, figure, width, language, paper)
    if figure.map:
        return MapFigure(file, figure, width, language, paper)
    return BoardFigure(file, figure, width, language, paper)


class FigurePicture:
    """Knows its size before it is painted; at most as wide as asked for."""

    width: int
    height: int

    def __init__(
        self,
        file: FigureFile,
        figure: FigureModel,
        width: int,
        language: str,
        paper: FigurePaper,
    ) -> None:
        self.file, self.figure, self.most = file, figure, width
        self.language, self.paper = language, paper
        self.arrange()

    def arrange(self) -> None:
        raise NotImplementedError

    def paint(self, p: QPainter, scale: float) -> None:
        """`scale` pixels to each unit of width and height."""
        raise NotImplementedError

    def image(self, ratio: float = 1.0) -> QImage:
        image = blank(max(1, round(self.width * ratio)), max(1, round(self.height * ratio)))
        p = painter_on(image)
        frame = QPainterPath()
        round_by = 12 * ratio
        box = QRectF(0.5, 0.5, image.width() - 1, image.height() - 1)
        frame.addRoundedRect(box, round_by, round_by)
        p.fillPath(frame, colour(self.paper.ground))
        p.save()
        p.setClipPath(frame)
        self.paint(p, ratio)
        p.restore()
        p.setBrush(NO_BRUSH)
        p.setPen(pen(self.paper.line, ratio))
        p.drawPath(frame)
        p.end()
        image.setDevicePixelRatio(ratio)
        return image


class RowsFigure(FigurePicture):
    def arrange(self) -> None:
        self.rows = Rows(self.file, self.figure, self.language)
        self.rows.ink = self.paper.text
        self.scale = min(1.0, self.most / self.rows.width)
        self.width = round(self.rows.width * self.scale)
        self.height = round(self.rows.height * self.scale)

    def paint(self, p: QPainter, scale: float) -> None:
        self.rows.paint(p, self.scale * scale, self.paper)


class BoardFigure(FigurePicture):
    def arrange(self) -> None:
        self.theme = THEMES[self.file.game]
        self.left, self.top, self.columns, self.rows = self._crop()
        self.square = min(float(self.figure.square), self.most / self.columns)
        self.width = round(self.columns * self.square)
        self.height = round(self.rows * self.square)

    @cached_property
    def board(self) -> list[Placed]:
        if self.game is not None:
            game, material = self._played
            return placed_tiles(game.position(), material.deck)
        material = _deck(self.file.material_file)
        return [
            Placed(material.deck.tile[laid.tile], laid.at[0], laid.at[1], laid.turn // 90)
            for laid in self.figure.laid
        ]

    @cached_property
    def _played(self) -> tuple[Game[Any], DeckFile]:
        game, material = self.file.played(self.figure)
        return game, _deck(material)

    @property
    def game(self) -> Game[Any] | None:
        return None if self.figure.scenario is None else self._played[0]

    @property
    def pieces(self) -> list[Standing]:
        if self.game is None:
            return _standing(self.figure.pieces)
        return list(self.game.position().pieces)

    @property
    def things(self) -> list[Lying]:
        """What else lies on the board, as the whole table sees it."""
        if self.game is None or self.file.game not in THINGS:
            return []
        found = THINGS[self.file.game](self.game.seen_by(None).position, self.board)
        return [replace(thing, size=thing.size * self.figure.things) for thing in found]

    def _crop(self) -> tuple[float, float, float, float]:
        if self.figure.crop is not None:
            left, top, columns, rows = self.figure.crop
        else:
            left = min(placed.x for placed in self.board)
            top = min(placed.y for placed in self.board)
            columns = max(placed.x + placed.turned.columns for placed in self.board) - left
            rows = max(placed.y + placed.turned.rows for placed in self.board) - top
        wide = _MARGIN
        return left - wide, top - wide, columns + 2 * wide, rows + 2 * wide

    def _shown(self, placed: Placed) -> bool:
        # A little more than the margin: what only touches the crop is not shown.
        turned, wide = placed.turned, _MARGIN + 1e-6
        return (
            placed.x < self.left + self.columns - wide
            and placed.y < self.top + self.rows - wide
            and placed.x + turned.columns > self.left + wide
            and placed.y + turned.rows > self.top + wide
        )

    def paint(self, p: QPainter, scale: float) -> None:
        pixels = max(1, round(self.square * scale))
        unit = self._marks(scale)
        board = [placed for placed in self.board if self._shown(placed)]
        covered = {
            (placed.x + column, placed.y + row)
            for placed in board
            for column in range(placed.turned.columns)
            for row in range(placed.turned.rows)
        }
        pieces = [piece for piece in self.pieces if (piece.square.x, piece.square.y) in covered]
        picture = BoardPicture(board, self.theme, pixels, margin=0)
        p.save()
        p.translate(
            (picture.left - self.left) * pixels,
            (picture.top - self.top) * pixels,
        )
        picture.paint(p, pieces, self.things, lambda q: self._paint_below(q, board, pixels, unit))
        p.restore()
        p.save()
        p.translate(-self.left * pixels, -self.top * pixels)
        p.setOpacity(0.6)
        picture.paint_pieces(p, _standing(self.figure.ghosts))
        p.setOpacity(1)
        self._paint_marks(p, pixels, unit)
        p.restore()

    def _marks(self, scale: float) -> float:
        """How large marks are: they need not grow as tiles do."""
        return scale * min(max(self.square / _MARKS, 0.8), 1.1)

    def _paint_below(self, p: QPainter, board: list[Placed], pixels: int, unit: float) -> None:
        if self.paper.dim:
            for placed in board:
                turned = placed.turned
                box = QRectF(0, 0, turned.columns * pixels, turned.rows * pixels)
                box.moveTo(placed.x * pixels, placed.y * pixels)
                p.fillRect(box, colour("#000000", self.paper.dim))
        for glow in self.figure.glow:
            path = QPainterPath()
            for placed, zone in self._spots(glow, board):
                outline = View(layout(placed.tile, self.theme.shapes), pixels, placed.turn)
                part = outline.outline(zone).translated(placed.x * pixels, placed.y * pixels)
                is_line = self.theme.shapes.looks[placed.tile.zones[zone].kind].role is Role.LINE
                # Around a narrow line, so that it can be seen itself.
                path = path.united(grown(part.simplified(), (4.0 if is_line else 0.8) * unit))
            tint = GLOW if glow.seat is None else colours(glow.seat - 1).fill
            paint_glow(p, path.simplified(), unit, tint)

    def _spots(self, glow: GlowModel, board: list[Placed]) -> Iterable[tuple[Placed, int]]:
        """The zones of a region, or the one zone alone."""
        square = Square(*glow.at)
        if glow.alone or not isinstance(self.game, Features):
            for placed in board:
                if (placed.x, placed.y) == (square.x, square.y):
                    yield placed, placed.tile.zone_numbers[glow.zone]
            return
        game = self.game
        root = game.root(square, glow.zone, glow.system)
        if glow.system is not None:
            systems = {system.id: system.joins for system in game.description.systems}
            kinds = systems[glow.system]
        else:
            kinds = (game.kind(root),)
        for placed in board:
            at = Square(placed.x, placed.y)
            for number, zone in enumerate(placed.tile.zones):
                if zone.kind in kinds and game.root(at, zone.id, glow.system) == root:
                    yield placed, number

    def _paint_marks(self, p: QPainter, pixels: int, unit: float) -> None:
        figure = self.figure
        if figure.closed is not None:
            top = figure.closed * pixels
            bottom = (self.top + self.rows) * pixels
            box = QRectF(self.left * pixels, top, self.columns * pixels, bottom - top)
            paint_closed(p, box, unit, self.paper)
        for frame in figure.frames:
            box = QRectF(frame.at[0] * pixels, frame.at[1] * pixels, pixels, pixels)
            paint_frame(p, box, unit, self.paper, good=frame.good)
        paint_signs(p, figure, pixels, unit, self.language)


def paint_signs(
    p: QPainter, figure: FigureModel, pixels: float, unit: float, language: str
) -> None:
    """Arrows, ticks and plates, at places in squares."""
    for arrow in figure.arrows:
        paint_arrow(p, QPointF(*arrow.begin) * pixels, QPointF(*arrow.end) * pixels, unit)
    for sign in figure.signs:
        paint_sign(p, QPointF(*sign.at) * pixels, unit, good=sign.good)
    for label in figure.labels:
        seat = None if label.seat is None else label.seat - 1
        at = QPointF(*label.at) * pixels
        paint_label(p, in_language(label.text, language), at, unit, seat)


def _deck(file: MaterialFile) -> DeckFile:
    assert isinstance(file, DeckFile)
    return file


def _standing(pieces: Iterable[PieceModel]) -> list[Standing]:
    return [
        Standing(piece.seat - 1, piece.piece, Square(*piece.at or (0, 0)), piece.zone)
        for piece in pieces
    ]


class MapFigure(FigurePicture):
    def arrange(self) -> None:
        material = self.file.material_file
        assert isinstance(material, MapFile)
        shown, names = material.map, material.names(self.language)
        self.chart = Chart.of_map(shown.villages, shown.links, shown.extent, names)
        self.camps: Camps = {}
        if self.figure.scenario is not None:
            game, _ = self.file.played(self.figure)
            self.camps = camps_on(game.seen_by(None).position.pieces)
        wide, high = self.chart.extent
        self.crop = tuple(self.figure.crop or (0.0, 0.0, float(wide), float(high)))
        self.width = min(self.most, 5 * self.figure.square)
        self.height = round(self.width * self.crop[3] / self.crop[2])

    def paint(self, p: QPainter, scale: float) -> None:
        x, y, wide, _ = self.crop
        pixels = self.width * scale / wide
        # The margin of a chart is 0.035 of its width on either side.
        whole = round(pixels * self.chart.extent[0] / 0.93)
        picture = ChartPicture(self.chart, min(whole, _WIDEST_MAP), camps=self.camps)
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
        radius = 25 * pixels * self.chart.extent[0] / 0.93 / 1400
        for town in self.chart.towns:
            if town.id in self.figure.villages:
                ring = QPainterPath()
                ring.addEllipse(QPointF(town.x, town.y) * pixels, radius, radius)
                paint_glow(p, ring, scale * 0.8)
