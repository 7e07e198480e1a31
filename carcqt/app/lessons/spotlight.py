"""Everything on the stage is dimmed but what a step points at."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QWidget

from carcqt.ui.layout_check import float_over
from carcqt.ui.theme.painting import painter
from carcqt.ui.theme.style import accent_of, style

_REACH = 7
"""Pixels that are left light round a thing."""
_LONGEST = 120
"""A tip that is longer reads as a line."""


class Spotlight(QWidget):
    """Lies over a whole page, and lets the mouse through."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        float_over(self)
        self.holes: Sequence[QPainterPath] = ()
        """What is lit, on the page."""
        self.frames: Sequence[QRect] = ()
        """Parts beside the stage that are pointed at."""
        self._dimmed, self._bubble, self._ink = QRect(), QRect(), ""
        self._reach = QRect()
        self._clear: Sequence[QRect] = ()

    def light(
        self, holes: Sequence[QPainterPath], frames: Sequence[QRect], dimmed: QRect, ink: str
    ) -> None:
        """Without anything to point at nothing is dimmed. The ink is that of frames and tip."""
        reach = style().px(_REACH)
        stroker = QPainterPathStroker()
        stroker.setWidth(2 * reach)
        stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        grown = [hole.united(stroker.createStroke(hole)).simplified() for hole in holes]
        self.holes, self.frames, self._dimmed, self._ink = grown, frames, dimmed, ink
        self.update()

    def leave_clear(self, places: Sequence[QRect]) -> None:
        """Places to choose from that are not dimmed either."""
        self._clear = places
        self.update()

    def tip(self, bubble: QRect, reach: QRect) -> None:
        """Where the bubble is whose tip points at the thing, and within what."""
        self._bubble, self._reach = bubble, reach
        self.update()

    @property
    def lit(self) -> QRect:
        """All that is pointed at."""
        found = QRectF()
        for hole in self.holes:
            found = found.united(hole.boundingRect())
        for frame in self.frames:
            found = found.united(QRectF(frame))
        return found.toRect()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self)
        light = QPainterPath()
        for hole in self.holes:
            light = light.united(hole)
        if self.holes:
            self._dim(p, light)
        width = style().px(3)
        accent = QColor(accent_of(self).fill)
        p.setBrush(Qt.BrushStyle.NoBrush)
        if self.holes:
            p.save()
            p.setClipPath(self._unless_clear())
            for tint, wide in ((QColor("#ffffff"), 2 * width), (accent, width)):
                p.setPen(QPen(tint, wide, j=Qt.PenJoinStyle.RoundJoin))
                p.drawPath(light)
            p.restore()
        for frame in self.frames:
            p.setPen(QPen(QColor(self._ink), width))
            p.drawRoundedRect(QRectF(frame).adjusted(-3, -3, 3, 3), style().px(14), style().px(14))
        self._paint_tip(p)

    def _dim(self, p: QPainter, light: QPainterPath) -> None:
        dark = self._unless_clear().subtracted(light)
        p.fillPath(dark, QColor(0, 0, 0, 105 if style().is_dark else 69))

    def _unless_clear(self) -> QPainterPath:
        """The stage without the places that there are to choose from."""
        stage, clear = QPainterPath(), QPainterPath()
        stage.addRect(QRectF(self._dimmed))
        clear.setFillRule(Qt.FillRule.WindingFill)
        for place in self._clear:
            clear.addEllipse(QRectF(place))
        return stage.subtracted(clear)

    def _paint_tip(self, p: QPainter) -> None:
        # What lies beside the stage has its frame; a tip would lead across everything.
        lit, body = QRectF(self.lit.intersected(self._reach)), QRectF(self._bubble)
        if not lit.isValid() or not body.isValid() or lit.intersects(body):
            return
        near = QPointF(
            min(max(body.center().x(), lit.left()), lit.right()),
            min(max(body.center().y(), lit.top()), lit.bottom()),
        )
        half, room = style().px(12), style().px(28)
        beside = near.x() < body.left() or near.x() > body.right()
        if beside:
            edge = body.left() + 1 if near.x() < body.left() else body.right() - 1
            middle = min(max(near.y(), body.top() + room), body.bottom() - room)
            foot = [QPointF(edge, middle - half), QPointF(edge, middle + half)]
            away = abs(near.x() - edge)
        else:
            edge = body.top() + 1 if near.y() < body.top() else body.bottom() - 1
            middle = min(max(near.x(), body.left() + room), body.right() - room)
            foot = [QPointF(middle - half, edge), QPointF(middle + half, edge)]
            away = abs(near.y() - edge)
        centre = (foot[0] + foot[1]) / 2
        share = min(1.0, style().px(30) / max(away, 1.0))
        if away > style().px(_LONGEST) * 2:
            return
        end = centre + (near - centre) * share
        p.setPen(QPen(QColor(self._ink), 2, j=Qt.PenJoinStyle.RoundJoin))
        p.setBrush(style().colour("raised"))
        p.drawPolygon(QPolygonF([foot[0], end, foot[1]]))
