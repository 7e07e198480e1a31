"""Turns that are advised or were made, numbered or named, where they would be seen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from carcqt.art.drawings.pieces import Pose, piece, pose_on
from carcqt.art.maps.scene import TownPlace
from carcqt.art.plans.plan import tile_plan
from carcqt.art.tiles.theme import Theme
from carcqt.board.brushes import line_pen, put_drawing, put_text
from carcqt.board.colours import BoardColours
from carcqt.board.items import BADGE, GHOST, BoardItem, Colouring
from carcqt.board.pictures import SIZES, Pictures
from carcqt.board.state import BoardTile
from carcqt.board.view import UNIT

_PIECE: Final = 0.28
_LIFT: Final = 0.14
_FAINT: Final = 0.8
_RADIUS: Final = 13
_QUIET: Final = "#5a5145"
"""Of the third and of others."""


@dataclass(frozen=True, slots=True)
class AdvisedTurn:
    label: str
    """A number, or what it is: played, better."""
    points: str = ""
    colour: str = ""
    """Of frame and label; the accent where there is none."""
    tile: BoardTile | None = None
    is_laid: bool = False
    """The tile lies there already."""
    piece: str = ""
    owner: int = 0
    zone: str = ""
    village: str = ""
    is_chosen: bool = False

    @property
    def is_on_tile(self) -> bool:
        """One of several on the same tile: its piece is all there is to see."""
        return self.is_laid and bool(self.piece) and self.label.isdigit()


def rank_colour(number: int, colours: BoardColours) -> str:
    """Of the first, second and further turns; the number says it too."""
    return (colours.accent, "#835400")[number] if number < 2 else _QUIET


class AdvisedItem(BoardItem):
    """A tile with its frame and piece."""

    def __init__(
        self, turn: AdvisedTurn, tile: BoardTile, pictures: Pictures, theme: Theme, c: Colouring
    ) -> None:
        x, y = tile.square
        box = QRectF(x * UNIT, y * UNIT, tile.columns * UNIT, tile.rows * UNIT)
        super().__init__(box, 0, c)
        self.setZValue(GHOST + (0.3 if turn.is_chosen else -0.3))
        self._turn, self._tile, self._pictures, self._theme = turn, tile, pictures, theme
        self._is_bare = turn.is_laid or turn.is_chosen
        """The tile itself is painted by others."""

    def draw(self, p: QPainter) -> None:
        turn, box = self._turn, self.box
        p.setOpacity(1.0 if turn.is_chosen else _FAINT)
        if not self._is_bare:
            real = UNIT * p.deviceTransform().m11()
            size = next((one for one in SIZES if one >= real), SIZES[-1])
            picture, _ = self._pictures.picture(self._tile.tile, self._tile.turn, size)
            p.drawImage(box, picture)
            if self.colours().dim:
                p.fillRect(box, QColor.fromRgbF(0, 0, 0, self.colours().dim))
        if not turn.is_on_tile:
            p.setBrush(Qt.BrushStyle.NoBrush)
            corner = 4 / 92 * UNIT
            for width, colour in ((7, "#ffffff"), (3.5, turn.colour or self.colours().accent)):
                p.setPen(line_pen(p, colour, width))
                p.drawRoundedRect(box, corner, corner)
        if turn.piece:
            (x, y), pose = self._standing()
            lift = _LIFT * _PIECE if pose is Pose.STANDING else 0.0
            put_drawing(
                p, piece(turn.piece, turn.owner, pose), x * UNIT, (y - lift) * UNIT, _PIECE * UNIT
            )
        p.setOpacity(1.0)

    @property
    def label_box(self) -> QRectF:
        """What a label is put at."""
        if not self._turn.is_on_tile:
            return self.box
        (x, y), _ = self._standing()
        reach = _PIECE * 0.5
        return QRectF((x - reach) * UNIT, (y - reach) * UNIT, 2 * reach * UNIT, 2 * reach * UNIT)

    def _standing(self) -> tuple[tuple[float, float], Pose]:
        tile, zone = self._tile, self._turn.zone
        if zone not in tile.tile.zone_numbers:
            return (tile.square[0] + 0.5, tile.square[1] + 0.5), Pose.STANDING
        number = tile.tile.zone_numbers[zone]
        spot = tile_plan(tile.tile, self._theme.shapes).piece_spot(number)
        role = self._theme.shapes.looks[tile.tile.zones[number].kind].role
        return tile.placed.on_board(spot.x, spot.y), pose_on(self._turn.piece, role)


def _pixel(p: QPainter, count: float) -> float:
    """So many pixels of the screen at any zoom: it must be read."""
    return count / p.worldTransform().m11()


class AdvisedLabel(BoardItem):
    """A number or sign at the corner, or a word above or below; and points."""

    def __init__(
        self,
        turn: AdvisedTurn,
        box: QRectF,
        c: Colouring,
        font: QFont,
        others: Sequence[QRectF] = (),
    ) -> None:
        """Others are what must be seen beside it."""
        super().__init__(box, BADGE, c)
        self.setZValue(BADGE + (0.6 if turn.is_chosen else 0.4))
        self._turn = turn
        # Below what was made: what is advised may lie on the same square.
        way = UNIT if turn.is_laid else -UNIT
        beside = box.translated(0, way).adjusted(1, 1, -1, -1)
        covers = any(other != box and other.intersects(beside) for other in others)
        self.is_below: Final = turn.is_laid != covers
        self._font = QFont(font)
        self._font.setBold(True)

    def boundingRect(self) -> QRectF:
        return self.box.adjusted(-2 * UNIT, -2 * UNIT, 2 * UNIT, 2 * UNIT)

    def draw(self, p: QPainter) -> None:
        turn, box = self._turn, self.box
        colour = turn.colour or self.colours().accent
        if len(turn.label) == 1:
            if turn.points and not turn.is_on_tile:
                self._pill(p, box.topRight(), turn.points, "#ffffff", colour, 12)
            self._disc(p, box.topLeft(), colour)
        else:
            y = box.bottom() + _pixel(p, 20) if self.is_below else box.top() - _pixel(p, 20)
            self._pill(p, QPointF(box.center().x(), y), turn.label, colour, "#ffffff", 13)

    def _disc(self, p: QPainter, at: QPointF, colour: str) -> None:
        p.setPen(line_pen(p, "#ffffff", 2.5))
        p.setBrush(QColor(colour))
        p.drawEllipse(at, _pixel(p, _RADIUS), _pixel(p, _RADIUS))
        self._font.setPixelSize(14)
        ink = "#ffffff" if QColor(colour).lightness() < 150 else "#1b140c"
        put_text(p, at, self._turn.label, self._font, QColor(ink), _pixel(p, 1))

    def _pill(self, p: QPainter, at: QPointF, text: str, fill: str, line: str, px: int) -> None:
        self._font.setPixelSize(px)
        wide = _pixel(p, QFontMetricsF(self._font).horizontalAdvance(text) + 18)
        high = _pixel(p, px + 10)
        box = QRectF(at.x() - wide / 2, at.y() - high / 2, wide, high)
        p.setPen(line_pen(p, line, 2))
        p.setBrush(QColor(fill))
        p.drawRoundedRect(box, high / 2, high / 2)
        ink = QColor("#ffffff" if QColor(fill).lightness() < 140 else "#1b140c")
        put_text(p, box.center(), text, self._font, ink, _pixel(p, 1))


def village_box(place: TownPlace) -> QRectF:
    """Round a village on a map, for its label."""
    reach = place.radius * 1.1
    return QRectF(place.x - reach, place.y - reach, 2 * reach, 2 * reach)


class AdvisedVillage(BoardItem):
    """A ring round a village."""

    def __init__(self, turn: AdvisedTurn, place: TownPlace, c: Colouring) -> None:
        super().__init__(village_box(place), GHOST, c)
        self._turn = turn

    def draw(self, p: QPainter) -> None:
        p.setOpacity(1.0 if self._turn.is_chosen else _FAINT)
        p.setBrush(Qt.BrushStyle.NoBrush)
        for width, colour in ((8, "#ffffff"), (4, self._turn.colour or self.colours().accent)):
            p.setPen(line_pen(p, colour, width))
            p.drawEllipse(self.box)
        p.setOpacity(1.0)
