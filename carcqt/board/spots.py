"""Places where a piece could stand, with numbers to choose by; and points that are scored."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsItem

from carcqt.art.brush.marks import colours
from carcqt.art.brush.sprites import Draw
from carcqt.board.brushes import (
    line_pen,
    paint_badge,
    paint_mark,
    pixels,
    put_drawing,
    put_text,
)
from carcqt.board.colours import faded
from carcqt.board.items import BADGE, POP, SPOT, BoardItem, Colouring
from carcqt.board.state import SpotGhost
from carcqt.board.tool import UNIT

SIZE = 0.27
"""A ghost, in squares."""


class SpotItem(BoardItem):
    """A faint piece; the one that is chosen is whole and has a ring."""

    def __init__(self, spot: SpotGhost, draw: Draw, place: QPointF, colours: Colouring) -> None:
        half = SIZE * UNIT / 2
        box = QRectF(place.x() - half, place.y() - half, 2 * half, 2 * half)
        super().__init__(box, SPOT, colours)
        self.spot, self.place, self._draw = spot, place, draw
        self.is_focused = self.is_hovered = False
        self.badge = BadgeItem(self, colours)

    def set_state(self, *, focused: bool, hovered: bool) -> None:
        if (focused, hovered) != (self.is_focused, self.is_hovered):
            self.is_focused, self.is_hovered = focused, hovered
            self.setZValue(SPOT + (0.5 if focused or hovered else 0))
            self.badge.setZValue(BADGE + (0.5 if focused or hovered else 0))
            self.update()
            self.badge.update()

    def draw(self, p: QPainter) -> None:
        if self.is_focused:
            p.setBrush(faded("#ffffff", 60))
            radius = SIZE * UNIT * 0.66
            for width, colour in ((5, "#ffffff"), (2.5, self.colours().accent)):
                p.setPen(line_pen(p, colour, width))
                p.drawEllipse(self.place, radius, radius)
        p.setOpacity(1 if self.is_focused else 0.92 if self.is_hovered else 0.74)
        put_drawing(p, self._draw, self.place.x(), self.place.y(), SIZE * UNIT)
        p.setOpacity(1)


class BadgeItem(BoardItem):
    """Numbers lie over all ghosts."""

    def __init__(self, owner: SpotItem, colours: Colouring) -> None:
        super().__init__(owner.box, BADGE, colours)
        self._owner = owner

    def draw(self, p: QPainter) -> None:
        owner = self._owner
        aside = SIZE * UNIT * 0.42
        chosen = owner.is_focused or owner.is_hovered
        fill = QColor(self.colours().accent if chosen else "#29241d")
        ink = QColor(self.colours().on_accent if chosen else "#ffffff")
        x, y = owner.place.x() + aside, owner.place.y() - aside
        paint_badge(p, x, y, str(owner.spot.number), fill, ink)


class PopItem(BoardItem):
    """Points that were just scored: they rise a little and fade, or only stay a while."""

    def __init__(
        self, place: QPointF, text: str, colour: int, colours: Colouring, font: QFont
    ) -> None:
        self._font = QFont(font)
        self._font.setPixelSize(18)
        self._font.setBold(True)
        self._wide = QFontMetricsF(self._font).horizontalAdvance(text) + 48
        super().__init__(QRectF(-self._wide / 2, -20, self._wide, 40), POP, colours)
        # As large on the screen at any zoom.
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setPos(place)
        self.text, self._colour = text, colour
        self.lift = 0.0

    def boundingRect(self) -> QRectF:
        return self.box.adjusted(-8, -48, 8, 12)

    def draw(self, p: QPainter) -> None:
        known = self.colours()
        box = QRectF(-self._wide / 2, -17 - self.lift, self._wide, 34)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(faded("#000000", 60))
        p.drawRoundedRect(box.translated(0, 3), 17, 17)
        p.setPen(line_pen(p, colours(self._colour).fill, 2))
        p.setBrush(QColor(known.raised))
        p.drawRoundedRect(box, 17, 17)
        paint_mark(p, QRectF(box.left() + 8, box.top() + 7, 20, 20), self._colour)
        middle = QPointF((box.left() + 34 + box.right() - 12) / 2, box.center().y())
        put_text(p, middle, self.text, self._font, QColor(known.text), pixels(p, 1))


class PopMotion(QVariantAnimation):
    """Shows points for a while and takes them away."""

    def __init__(self, item: PopItem, parent: QObject, *, still: bool) -> None:
        super().__init__(parent, duration=1500)
        self._item, self._still = item, still
        self.setStartValue(0.0)
        self.setEndValue(1.0)
        self.setEasingCurve(QEasingCurve.Type.Linear)
        self.valueChanged.connect(self._go_on)
        self.finished.connect(self._end)

    def _go_on(self, share: float) -> None:
        if not self._still:
            self._item.lift = 26 * QEasingCurve(QEasingCurve.Type.OutCubic).valueForProgress(share)
            self._item.setOpacity(min(1.0, (1 - share) * 3.5))
            self._item.update()

    def _end(self) -> None:
        scene = self._item.scene()
        if scene is not None:
            scene.removeItem(self._item)
        self.deleteLater()
