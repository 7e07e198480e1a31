"""Turns that are advised or were made, numbered or named, where they would be seen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath

from carcqt.art.drawings.pieces import Pose, piece, pose_on
from carcqt.art.plans.plan import tile_plan
from carcqt.art.tiles.theme import Theme
from carcqt.board.badges import Badges
from carcqt.board.brushes import line_pen, put_drawing, put_text, scale_of
from carcqt.board.items import BADGE, GHOST, LIFT, PIECE_SIZE, BoardItem, Colouring
from carcqt.board.pictures import SIZES, Pictures
from carcqt.board.state import BoardTile
from carcqt.board.tool import UNIT
from carcqt.rules.geometry import Square


@dataclass(frozen=True, slots=True)
class AdviceLook:
    """Sizes in pixels and colours of advised turns, on the board and in the card of hints."""

    faint: float = 0.8
    """Opacity of turns beside the one that is looked at."""
    radius: int = 13
    """Half the width of a number's disc."""
    card: int = 330
    """Width of the card."""
    foot: int = 56
    """Height of what lies below the card."""
    further: tuple[str, str] = ("#835400", "#5a5145")
    """Colours of the second turn and of all others; the first one has the accent."""

    def colour(self, number: int, accent: str) -> str:
        """Return the colour of a turn by its number from 0; the number says it too."""
        return (accent, *self.further)[min(number, len(self.further))]


LOOK: Final = AdviceLook()


@dataclass(frozen=True, slots=True)
class AdvisedTurn:
    label: str
    """A number, or what it is: played, better."""
    points: str = ""
    colour: str = ""
    """Of frame and label; the accent where there is none."""
    tile: BoardTile | None = None
    further: tuple[BoardTile, ...] = ()
    """Laid after it, in the same turn."""
    is_laid: bool = False
    """The tile lies there already."""
    piece: str = ""
    owner: int = 0
    square: Square | None = None
    """Where the piece is placed; in the middle of the tile, if nowhere on those that are laid."""
    zone: str = ""
    village: str = ""
    is_chosen: bool = False
    moved: tuple[tuple[Square, str] | None, tuple[Square, str]] | None = None
    """A piece that goes elsewhere than onto the tile: from where, unless out of the hand, and to
    where."""

    @property
    def is_on_tile(self) -> bool:
        """One of several on the same tile: its piece is all there is to see."""
        return self.is_laid and bool(self.piece) and self.label.isdigit() and not self.moved


def _outline(p: QPainter, shape: QPainterPath, colour: str, width: float) -> None:
    """Draw an outline with a white rim, so that it is seen on any ground."""
    p.setBrush(Qt.BrushStyle.NoBrush)
    for wide, ink in ((2 * width, "#ffffff"), (width, colour)):
        p.setPen(line_pen(p, ink, wide))
        p.drawPath(shape)


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
        is_first = tile is turn.tile
        self._is_bare = turn.is_laid or (turn.is_chosen and is_first)
        """The tile itself is painted by others."""
        self.has_piece: Final = bool(turn.piece and turn.moved is None) and (
            is_first if turn.square is None else turn.square in tile.squares()
        )

    def draw(self, p: QPainter) -> None:
        turn, box = self._turn, self.box
        p.setOpacity(1.0 if turn.is_chosen else LOOK.faint)
        if not self._is_bare:
            real = UNIT * p.deviceTransform().m11()
            size = next((one for one in SIZES if one >= real), SIZES[-1])
            picture, _ = self._pictures.picture(self._tile.tile, self._tile.turn, size)
            p.drawImage(box, picture)
            if self.colours().dim:
                p.fillRect(box, QColor.fromRgbF(0, 0, 0, self.colours().dim))
        if not turn.is_on_tile:
            frame, corner = QPainterPath(), 4 / 92 * UNIT
            frame.addRoundedRect(box, corner, corner)
            _outline(p, frame, turn.colour or self.colours().accent, 3.5)
        if self.has_piece:
            (x, y), pose = self._standing()
            lift = LIFT * PIECE_SIZE if pose is Pose.STANDING else 0.0
            put_drawing(
                p,
                piece(turn.piece, turn.owner, pose),
                x * UNIT,
                (y - lift) * UNIT,
                PIECE_SIZE * UNIT,
            )
        p.setOpacity(1.0)

    @property
    def label_box(self) -> QRectF:
        """What a label is put at."""
        return self.piece_box if self._turn.is_on_tile else self.box

    @property
    def piece_box(self) -> QRectF:
        (x, y), _ = self._standing()
        reach = PIECE_SIZE * 0.5
        return QRectF((x - reach) * UNIT, (y - reach) * UNIT, 2 * reach * UNIT, 2 * reach * UNIT)

    def _standing(self) -> tuple[tuple[float, float], Pose]:
        tile, zone = self._tile, self._turn.zone
        if zone not in tile.tile.zone_numbers:
            return (tile.square[0] + 0.5, tile.square[1] + 0.5), Pose.STANDING
        number = tile.tile.zone_numbers[zone]
        spot = tile_plan(tile.tile, self._theme.shapes).piece_spot(number)
        role = self._theme.shapes.looks[tile.tile.zones[number].kind].role
        return tile.placed.on_board(spot.x, spot.y), pose_on(self._turn.piece, role)


class AdvisedLabel(BoardItem):
    """A number or sign at the corner, or a word above or below; and points."""

    def __init__(
        self,
        turn: AdvisedTurn,
        box: QRectF,
        c: Colouring,
        font: QFont,
        badges: Badges,
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
        self._badges = badges
        self._number = self._points = -1
        if self._is_short:
            self._number = badges.add(box, QSizeF(2 * LOOK.radius, 2 * LOOK.radius))

    @property
    def _is_short(self) -> bool:
        return len(self._turn.label) == 1

    def add_points(self) -> None:
        """Those of the one that is looked at; of the others the card tells them."""
        turn = self._turn
        if self._is_short and turn.points and turn.is_chosen and not turn.is_on_tile:
            self._points = self._badges.add(self.box, self._pill_size(turn.points, 12))

    def boundingRect(self) -> QRectF:
        return self.box.adjusted(-2 * UNIT, -2 * UNIT, 2 * UNIT, 2 * UNIT)

    def draw(self, p: QPainter) -> None:
        turn, box = self._turn, self.box
        colour = turn.colour or self.colours().accent
        if self._is_short:
            pixel = 1 / scale_of(p)
            if self._points >= 0:
                at = self._badges.middle(self._points, pixel)
                self._pill(p, at, turn.points, "#ffffff", colour, 12)
            self._disc(p, self._badges.middle(self._number, pixel), colour)
        else:
            away = 20 / scale_of(p)
            y = box.bottom() + away if self.is_below else box.top() - away
            self._pill(p, QPointF(box.center().x(), y), turn.label, colour, "#ffffff", 13)

    def _disc(self, p: QPainter, at: QPointF, colour: str) -> None:
        pixel = self._badge_pixel(p)
        p.setPen(line_pen(p, "#ffffff", 2.5))
        p.setBrush(QColor(colour))
        p.drawEllipse(at, LOOK.radius * pixel, LOOK.radius * pixel)
        self._font.setPixelSize(14)
        ink = "#ffffff" if QColor(colour).lightness() < 150 else "#1b140c"
        put_text(p, at, self._turn.label, self._font, QColor(ink), pixel)

    def _badge_pixel(self, p: QPainter) -> float:
        pixel = 1 / scale_of(p)
        return pixel * self._badges.scale(pixel) if self._is_short else pixel

    def _pill_size(self, text: str, px: int) -> QSizeF:
        self._font.setPixelSize(px)
        return QSizeF(QFontMetricsF(self._font).horizontalAdvance(text) + 18, px + 10)

    def _pill(self, p: QPainter, at: QPointF, text: str, fill: str, line: str, px: int) -> None:
        size, pixel = self._pill_size(text, px), self._badge_pixel(p)
        wide, high = size.width() * pixel, size.height() * pixel
        box = QRectF(at.x() - wide / 2, at.y() - high / 2, wide, high)
        p.setPen(line_pen(p, line, 2))
        p.setBrush(QColor(fill))
        p.drawRoundedRect(box, high / 2, high / 2)
        ink = QColor("#ffffff" if QColor(fill).lightness() < 140 else "#1b140c")
        put_text(p, box.center(), text, self._font, ink, pixel)


class AdvisedPath(BoardItem):
    """A piece that goes somewhere: an arrow from where it starts, if that is told, and the piece
    where it will stand."""

    def __init__(
        self, turn: AdvisedTurn, start: QPointF | None, end: QPointF, c: Colouring
    ) -> None:
        reach = PIECE_SIZE / 2 * UNIT
        self.target: Final = QRectF(end.x() - reach, end.y() - reach, 2 * reach, 2 * reach)
        box = self.target if start is None else self.target.united(QRectF(start, end).normalized())
        super().__init__(box, GHOST, c)
        self.setZValue(GHOST + (0.4 if turn.is_chosen else -0.2))
        self._turn, self._start, self._end = turn, start, end

    def draw(self, p: QPainter) -> None:
        turn, end = self._turn, self._end
        colour = turn.colour or self.colours().accent
        p.setOpacity(1.0 if turn.is_chosen else LOOK.faint)
        if self._start is not None:
            _outline(p, self._arrow(p, self._start), colour, 3.5)
        ring, reach = QPainterPath(), 0.62 * self.target.width()
        ring.addEllipse(end, reach, reach)
        _outline(p, ring, colour, 3)
        lift = LIFT * PIECE_SIZE * UNIT
        put_drawing(
            p,
            piece(turn.piece, turn.owner, Pose.STANDING),
            end.x(),
            end.y() - lift,
            PIECE_SIZE * UNIT,
        )
        p.setOpacity(1.0)

    def _arrow(self, p: QPainter, start: QPointF) -> QPainterPath:
        """It ends before the ring round the piece."""
        way = QLineF(start, self._end)
        far = max(way.length() - 0.7 * self.target.width(), 0.0)
        way.setLength(far)
        path = QPainterPath(start)
        path.lineTo(way.p2())
        barb = QLineF(way.p2(), start)
        barb.setLength(min(12 / scale_of(p), far))
        for turn in (-30, 30):
            side = QLineF(barb)
            side.setAngle(barb.angle() + turn)
            path.moveTo(side.p2())
            path.lineTo(way.p2())
        return path
