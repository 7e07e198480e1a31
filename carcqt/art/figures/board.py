"""Figures that show a position, or a few tiles laid for the purpose."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cached_property
from typing import Any, Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from carcqt.art.boards.picture import BoardPicture, BoardThing
from carcqt.art.boards.placed import PlacedTile, placed_tiles
from carcqt.art.brush.marks import colours
from carcqt.art.brush.shapes import colour
from carcqt.art.figures.figure import FigurePicture, paint_signs
from carcqt.art.figures.marks import GLOW, grown, paint_closed, paint_frame, paint_glow
from carcqt.art.games import THEMES, THINGS
from carcqt.art.plans.plan import tile_plan
from carcqt.art.tiles.view import PlanView
from carcqt.content.decks import DeckFile
from carcqt.content.learning.figures import GlowModel
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


class BoardFigure(FigurePicture):
    def arrange(self) -> None:
        self.theme = THEMES[self.file.game]
        self.left, self.top, self.columns, self.rows = self._crop()
        self.square = min(float(self.figure.square), self.most / self.columns)
        self.width = round(self.columns * self.square)
        self.height = round(self.rows * self.square)

    @cached_property
    def board(self) -> list[PlacedTile]:
        if self.game is not None:
            game, material = self._played
            return placed_tiles(game.position(), material.deck)
        material = _deck(self.file.material_file)
        return [
            PlacedTile(material.deck.tile[laid.tile], laid.at[0], laid.at[1], laid.turn // 90)
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
    def things(self) -> list[BoardThing]:
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

    def _shown(self, placed: PlacedTile) -> bool:
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

    def _paint_below(self, p: QPainter, board: list[PlacedTile], pixels: int, unit: float) -> None:
        if self.paper.dim:
            for placed in board:
                turned = placed.turned
                box = QRectF(0, 0, turned.columns * pixels, turned.rows * pixels)
                box.moveTo(placed.x * pixels, placed.y * pixels)
                p.fillRect(box, colour("#000000", self.paper.dim))
        for glow in self.figure.glow:
            path = QPainterPath()
            for placed, zone in self._spots(glow, board):
                outline = PlanView(tile_plan(placed.tile, self.theme.shapes), pixels, placed.turn)
                part = outline.outline(zone).translated(placed.x * pixels, placed.y * pixels)
                is_line = self.theme.shapes.looks[placed.tile.zones[zone].kind].role is Role.LINE
                # Around a narrow line, so that it can be seen itself.
                path = path.united(grown(part.simplified(), (4.0 if is_line else 0.8) * unit))
            tint = GLOW if glow.seat is None else colours(glow.seat - 1).fill
            paint_glow(p, path.simplified(), unit, tint)

    def _spots(self, glow: GlowModel, board: list[PlacedTile]) -> Iterable[tuple[PlacedTile, int]]:
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


def _deck(file: MaterialFile) -> DeckFile:
    assert isinstance(file, DeckFile)
    return file


def _standing(pieces: Iterable[PieceModel]) -> list[Standing]:
    return [
        Standing(piece.seat - 1, piece.piece, Square(*piece.at or (0, 0)), piece.zone)
        for piece in pieces
    ]
