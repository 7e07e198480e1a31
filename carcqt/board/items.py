"""What lies over the tiles: squares to choose from, frames, a region's outline, pieces."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QTransform,
)
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from carcqt.art.brush.marks import colours as _mark_colours
from carcqt.art.brush.sprites import Draw
from carcqt.board.brushes import (
    dashed_pen,
    line_pen,
    paint_mark,
    pixels,
    put_drawing,
    put_square,
    put_text,
    scale_of,
)
from carcqt.board.colours import BoardColours, faded
from carcqt.board.state import LaidFrame
from carcqt.board.tool import UNIT

Colouring = Callable[[], BoardColours]
"""Asked at each painting, so that a switch of the theme reaches everything."""

DEAD, TINT, LEGAL, GLOW, FRAME, THING, PIECE, GHOST, SPOT, BADGE, POP = range(11)
"""From below to above."""
PIECE_SIZE: Final = 0.28
"""In squares."""
LIFT: Final = 0.14
"""Height of a standing piece above its place, as a share of its size."""
_CORNER: Final = 6 / 92 * UNIT
_INSET: Final = 4 / 92 * UNIT
_DOT: Final = 8 / 92 * UNIT


class BoardItem(QGraphicsItem):
    """Something to be painted within a box; pointers go through it to the view."""

    def __init__(self, box: QRectF, level: int, colours: Colouring) -> None:
        super().__init__()
        self.box, self.colours = box, colours
        self.setZValue(level)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        reach = 0.5 * UNIT
        return self.box.adjusted(-reach, -reach, reach, reach)

    def paint(
        self, p: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(p)

    def draw(self, p: QPainter) -> None:
        raise NotImplementedError


class LegalItem(BoardItem):
    """A square where the tile fits."""

    def __init__(self, box: QRectF, colours: Colouring, accent: str | None) -> None:
        super().__init__(box, LEGAL, colours)
        self._accent = accent

    def draw(self, p: QPainter) -> None:
        known = self.colours()
        accent = self._accent or known.accent
        inset = _INSET - pixels(p, 2)
        box = self.box.adjusted(inset, inset, -inset, -inset)
        put_square(p, box, _CORNER, accent, 48 if known.is_dark else 30)


class DeadItem(BoardItem):
    """A square where nothing can ever be laid."""

    def __init__(self, box: QRectF, colours: Colouring) -> None:
        super().__init__(box, DEAD, colours)

    def draw(self, p: QPainter) -> None:
        known = self.colours()
        inset = _INSET
        box = self.box.adjusted(inset, inset, -inset, -inset)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(hatching(p, faded(known.text, 40)))
        p.drawRoundedRect(box, _CORNER, _CORNER)
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(line_pen(p, faded(known.text2, 170), 1.5, Qt.PenStyle.DotLine))
        p.drawRoundedRect(box, _CORNER, _CORNER)
        p.setPen(line_pen(p, faded(known.text2, 220), 2))
        arm, middle = pixels(p, 7), box.center()
        p.drawLine(middle - QPointF(arm, arm), middle + QPointF(arm, arm))
        p.drawLine(middle - QPointF(arm, -arm), middle + QPointF(arm, -arm))


class Closed:
    """Rows in which nothing may be laid any more, under a dashed line with a label.

    Tiles lie over it, so that it is part of the table and not an item.
    """

    def __init__(self, row: int, label: str) -> None:
        self._top, self._label = row * UNIT, label

    def paint(self, p: QPainter, seen: QRectF, room: QRectF, known: BoardColours) -> None:
        """Over all that is seen; the label in that part of it which nothing floats over."""
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        closed = QRectF(seen)
        closed.setTop(max(seen.top(), self._top))
        if closed.height() <= 0:
            return
        p.fillRect(closed, hatching(p, faded(known.text, 26)))
        p.setPen(dashed_pen(p, faded(known.text2, 190), 1.5))
        # From a fixed place, so that the dashes do not creep.
        step = 50 * UNIT
        left = (seen.left() // step) * step
        p.drawLine(QPointF(left, self._top), QPointF(seen.right(), self._top))
        if self._label:
            self._paint_label(p, known, room)

    def _paint_label(self, p: QPainter, known: BoardColours, room: QRectF) -> None:
        """At the left of the view, wherever that is, and at the line or as near as can be."""
        font = QFont(p.font())
        font.setPixelSize(12)
        font.setBold(True)
        pixel = 1 / p.worldTransform().m11()
        wide = (QFontMetricsF(font).horizontalAdvance(self._label) + 24) * pixel
        top = min(self._top + 10 * pixel, room.bottom() - 34 * pixel)
        box = QRectF(room.left() + 16 * pixel, top, wide, 26 * pixel)
        p.setPen(line_pen(p, known.line, 1))
        p.setBrush(QColor(known.raised))
        p.drawRoundedRect(box, 13 * pixel, 13 * pixel)
        put_text(p, box.center(), self._label, font, QColor(known.text2), pixel)


class FrameItem(BoardItem):
    """Round a tile that was laid lately, with the mark of who laid it."""

    def __init__(self, box: QRectF, frame: LaidFrame, colours: Colouring) -> None:
        super().__init__(box, FRAME, colours)
        self._frame = frame
        self._age = age = min(frame.age, 2)
        fill = faded(_mark_colours(frame.colour).fill, 255 - age * 80)
        self._lines = ((6, faded("#ffffff", 220 - age * 60)), (3, fill))

    def draw(self, p: QPainter) -> None:
        pixel = pixels(p, 1)
        inset = 2 * pixel
        box = self.box.adjusted(inset, inset, -inset, -inset)
        corner = 4 / 92 * UNIT
        p.setBrush(Qt.BrushStyle.NoBrush)
        for width, colour in self._lines:
            p.setPen(QPen(colour, width * pixel))
            p.drawRoundedRect(box, corner, corner)
        side, gap = 17 * pixel, 5 * pixel
        p.setOpacity(1 - 0.25 * self._age)
        spot = QRectF(self.box.right() - gap - side, self.box.top() + gap, side, side)
        p.setPen(line_pen(p, "#ffffff", 1.5))
        p.setBrush(QColor("#ffffff"))
        p.drawRoundedRect(spot, side * 0.25, side * 0.25)
        paint_mark(p, spot, self._frame.colour)
        p.setOpacity(1)


class GlowItem(BoardItem):
    """A line round a region; white below the accent, which alone vanishes on dark ground."""

    def __init__(self, path: QPainterPath, colours: Colouring, tint: QColor | None) -> None:
        self._path = QTransform.fromScale(UNIT, UNIT).map(path)
        super().__init__(self._path.boundingRect(), GLOW, colours)
        self._tint = tint

    def draw(self, p: QPainter) -> None:
        accent = self._tint or QColor(self.colours().accent)
        p.fillPath(self._path, faded("#ffffff", 46))
        p.setBrush(Qt.BrushStyle.NoBrush)
        for width, colour in (
            (16, faded(accent, 55)),
            (8, faded("#ffffff", 235)),
            (4, accent),
        ):
            p.setPen(line_pen(p, colour, width))
            p.drawPath(self._path)


class WantedItem(BoardItem):
    """A square that a region needs to be complete; the hardest of several stands out."""

    def __init__(self, box: QRectF, colours: Colouring, *, is_hardest: bool) -> None:
        # Over other turns that are shown, where they lay a tile there.
        super().__init__(box, SPOT, colours)
        self._is_hardest = is_hardest

    def draw(self, p: QPainter) -> None:
        accent = QColor(self.colours().accent)
        box = self.box.adjusted(_INSET, _INSET, -_INSET, -_INSET)
        p.setBrush(faded(accent, 50) if self._is_hardest else Qt.BrushStyle.NoBrush)
        p.setPen(line_pen(p, faded("#ffffff", 235), 5))
        p.drawRoundedRect(box, _CORNER, _CORNER)
        p.setBrush(Qt.BrushStyle.NoBrush)
        pattern = Qt.PenStyle.SolidLine if self._is_hardest else Qt.PenStyle.DashLine
        p.setPen(line_pen(p, accent, 2.5, pattern))
        p.drawRoundedRect(box, _CORNER, _CORNER)
        # Squares where the tile in hand fits are dashed, too.
        p.setPen(line_pen(p, QColor("#ffffff"), 2))
        p.setBrush(accent)
        p.drawEllipse(box.center(), _DOT, _DOT)


class TintItem(BoardItem):
    """A region washed over with a colour."""

    def __init__(self, path: QPainterPath, tint: QColor, colours: Colouring) -> None:
        self._path = QTransform.fromScale(UNIT, UNIT).map(path)
        super().__init__(self._path.boundingRect(), TINT, colours)
        self._tint = tint

    def draw(self, p: QPainter) -> None:
        p.fillPath(self._path, self._tint)
        p.setPen(line_pen(p, faded(self._tint.darker(130), 230), 2))
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.drawPath(self._path)


class DrawingItem(BoardItem):
    """A thing or a piece, with what it carries."""

    def __init__(
        self,
        parts: Sequence[tuple[Draw, float, float, float]],
        level: float,
        colours: Colouring,
    ) -> None:
        """Each part with its place and its size, in squares."""
        self._parts = [(draw, x * UNIT, y * UNIT, size * UNIT) for draw, x, y, size in parts]
        _, x, y, size = self._parts[0]
        super().__init__(QRectF(x - size / 2, y - size / 2, size, size), 0, colours)
        self.setZValue(level)

    @property
    def middle(self) -> QPointF:
        return self.box.center()

    def boundingRect(self) -> QRectF:
        reach = 0.5 * self.box.width()
        return self.box.adjusted(-reach, -reach, reach, reach)

    def draw(self, p: QPainter) -> None:
        # On a small board pieces are somewhat larger, so that they can still be told apart.
        grown = min(1.35, max(1.0, (64 / (UNIT * scale_of(p))) ** 0.5))
        _, middle, foot, _ = self._parts[0]
        for draw, x, y, size in self._parts:
            at = (middle + (x - middle) * grown, foot + (y - foot) * grown)
            put_drawing(p, draw, *at, size * grown)


def hatching(p: QPainter, colour: QColor) -> QBrush:
    """Lines as far apart at any zoom."""
    brush = QBrush(colour, Qt.BrushStyle.BDiagPattern)
    pixel = 1 / p.worldTransform().m11()
    brush.setTransform(QTransform.fromScale(pixel, pixel))
    return brush
