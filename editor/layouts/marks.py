"""What the editor paints over the table: the cursor, what is wrong, a piece about to be placed."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from carcqt.art.brush.sprites import Draw
from carcqt.board.brushes import dashed_pen, line_pen, paint_badge, pixels, put_drawing
from carcqt.board.colours import faded
from carcqt.board.items import BADGE, FRAME, SPOT, BoardItem, Colouring
from carcqt.board.tool import UNIT

_CORNER = 4 / 92 * UNIT


def target(p: QPainter) -> None:
    """A ring with a dot: what is pointed at is meant."""
    for width, colour in ((16, "#ffffff"), (8, "#2a5a8c")):
        p.setPen(QPen(QColor(colour), width))
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.drawEllipse(QPointF(50, 50), 34, 34)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(QColor("#2a5a8c"))
    p.drawEllipse(QPointF(50, 50), 12, 12)


class CursorItem(BoardItem):
    """The square, or the tile, that keys work on: whole while the board has the focus."""

    def __init__(self, colours: Colouring) -> None:
        super().__init__(QRectF(), FRAME, colours)
        self.setZValue(FRAME + 0.9)
        self.is_strong = False
        self.is_empty = False

    def put(self, box: QRectF, *, strong: bool, empty: bool) -> None:
        self.prepareGeometryChange()
        self.box, self.is_strong, self.is_empty = box, strong, empty
        self.update()

    def draw(self, p: QPainter) -> None:
        accent = QColor(self.colours().accent)
        inset = pixels(p, 1)
        box = self.box.adjusted(inset, inset, -inset, -inset)
        p.setBrush(faded(accent, 26) if self.is_empty else Qt.BrushStyle.NoBrush)
        if self.is_empty:
            p.setPen(dashed_pen(p, accent if self.is_strong else faded(accent, 120), 2))
            p.drawRoundedRect(box, _CORNER, _CORNER)
            return
        strength = 255 if self.is_strong else 150
        for width, colour in ((6, faded("#ffffff", strength)), (3, faded(accent, strength))):
            p.setPen(line_pen(p, colour, width))
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.drawRoundedRect(box, _CORNER, _CORNER)


class FlawItem(BoardItem):
    """Something is wrong here."""

    def __init__(self, box: QRectF, tint: QColor, colours: Colouring) -> None:
        super().__init__(box, BADGE, colours)
        self._tint = tint

    def draw(self, p: QPainter) -> None:
        inset = pixels(p, 2)
        box = self.box.adjusted(inset, inset, -inset, -inset)
        p.setBrush(faded(self._tint, 40))
        for width, colour in ((5, QColor("#ffffff")), (2.5, self._tint)):
            p.setPen(dashed_pen(p, colour, width) if width < 5 else line_pen(p, colour, width))
            p.drawRoundedRect(box, _CORNER, _CORNER)
            p.setBrush(Qt.BrushStyle.NoBrush)
        paint_badge(
            p, self.box.right(), self.box.top(), "!", self._tint, QColor(self.colours().on_accent)
        )


class ThingGhost(BoardItem):
    """A piece or token where it would be put; faint where the game has no place for it."""

    def __init__(self, colours: Colouring) -> None:
        super().__init__(QRectF(), SPOT, colours)
        self._draw: Draw | None = None
        self._fits = True
        self.hide()

    def put(self, draw: Draw | None, at: QPointF, size: float = 0.28, *, fits: bool = True) -> None:
        self.prepareGeometryChange()
        half = size * UNIT / 2
        self.box = QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half)
        self._draw, self._fits = draw, fits
        self.setVisible(draw is not None)
        self.update()

    def draw(self, p: QPainter) -> None:
        if self._draw is not None:
            p.setOpacity(0.9 if self._fits else 0.4)
            middle = self.box.center()
            put_drawing(p, self._draw, middle.x(), middle.y(), self.box.width())
            p.setOpacity(1)
