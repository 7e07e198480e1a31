"""The large tile that is drawn on: it shows, and says what the pointer and the keys did."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QFocusEvent,
    QHelpEvent,
    QPainter,
)
from PySide6.QtWidgets import QToolTip, QWidget

from carcqt.art.studio.studio import Studio
from carcqt.rules.description import Description
from carcqt.rules.tiles import Tile
from carcqt.ui.theme.style import style
from carcqt.ui.tips import plain_tip
from editor.tiles.painting import CanvasPainting, CanvasState, IconInHand
from editor.tiles.shape.points import PointGrid
from editor.tiles.sheet import TileSheet
from editor.tiles.tools import ProblemMark, TileTarget, TileTool

ICON_FORMAT: Final = "application/x-carcqt-icon"
STRAY: Final = 6
"""Pixels that a press may stray and still be a click."""


class TileCanvas(TileSheet):
    pressed = Signal(object)
    """A target that was clicked."""
    stroked = Signal(object, object)
    """From one target to another."""
    carried = Signal(object, object)
    """An icon, and where it was dragged to."""
    nudged = Signal(object, object)
    """An icon, and where it was moved to with the keys."""
    erased = Signal(object)
    dropped = Signal(object, str)
    """A target and the icon that was dropped there."""
    hovered = Signal(object)
    """The target under the pointer."""
    cancelled = Signal()

    def __init__(self, studio: Studio, parent: QWidget | None = None) -> None:
        super().__init__(studio, parent)
        self.tool_kind = TileTool.BRUSH
        self.brush = ""
        self.armed = ""
        """The icon that the next click drops."""
        self.selected: str | None = None
        self.chosen: TileTarget | None = None
        """The icon that the arrows move."""
        self.marks: Sequence[ProblemMark] = ()
        self.labels: Mapping[str, str] = {}
        self.hot = TileTarget()
        self.start: TileTarget | None = None
        """Where a stroke began."""
        self.tip = QPointF()
        """Where the pointer is, in squares."""
        self.stop: TileTarget | None = None
        """Where the keys are."""
        self.refused = ""
        self.by_keys = False
        """Whether keys, not the pointer, were used last."""
        self.pressed_at: QPointF | None = None
        """Where the button was pressed, in the viewport."""
        self._painting = CanvasPainting(self)
        self.setAcceptDrops(True)
        self.viewport().setAcceptDrops(True)

    # What is shown

    def set_tile(self, tile: Tile, description: Description) -> None:
        if PointGrid.of(tile) != self.grid:
            self.stop = None
            self.cancel()
        super().set_tile(tile, description)
        if not self.hot.is_nothing and not self.by_keys:
            self.hot = self.target_at(self.shown_at(self.tip.x(), self.tip.y()))

    def set_state(
        self,
        tool: TileTool,
        brush: str,
        armed: str,
        selected: str | None,
        refused: str = "",
        chosen: TileTarget | None = None,
    ) -> None:
        self.tool_kind, self.brush, self.armed = tool, brush, armed
        self.selected, self.refused, self.chosen = selected, refused, chosen
        self.show_cursor_shape()
        self.viewport().update()

    def show_cursor_shape(self) -> None:
        """Show by the cursor whether a press draws or selects."""
        crossed = self.tool_kind in (TileTool.BRUSH, TileTool.ERASE) or self.armed
        shape = Qt.CursorShape.CrossCursor if crossed else Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(shape)

    def set_texts(self, labels: Mapping[str, str], marks: Sequence[ProblemMark]) -> None:
        self.labels, self.marks = labels, marks
        self.viewport().update()

    def carries(self, start: TileTarget) -> bool:
        """Whether a drag from there takes an icon along."""
        by_hand = self.tool_kind in (TileTool.SELECT, TileTool.BRUSH) and not self.armed
        return by_hand and start.icon is not None and start.point is None

    @property
    def in_hand(self) -> IconInHand | None:
        """The icon that is being dragged, or that is not painted yet where it was moved to."""
        start, press = self.start, self.pressed_at
        if start is not None and press is not None and self.carries(start):
            spot, at = self.spot_of(start), self.shown_at(self.tip.x(), self.tip.y())
            if start.icon is None or spot is None or (at - press).manhattanLength() <= STRAY:
                return None
            at = self.shown_at(spot.x, spot.y) + at - press
            return IconInHand(start.icon, at, spot.size * self.square)
        if self.chosen is None or self.picture.is_real or self.chosen.icon is None:
            return None
        spot = self.spot_of(self.chosen)
        if spot is None:
            return None
        at = self.shown_at(spot.x, spot.y)
        return IconInHand(self.chosen.icon, at, spot.size * self.square)

    @property
    def ring(self) -> tuple[QPointF, float] | None:
        """Round the chosen icon."""
        spot = self.spot_of(self.chosen) if self.chosen is not None else None
        if spot is None or (self.in_hand is not None and self.start is not None):
            return None
        return self.shown_at(spot.x, spot.y), spot.size * self.square * 0.58

    @property
    def _is_stroke(self) -> bool:
        start = self.start
        is_drawn = self.tool_kind is TileTool.BRUSH and not self.armed
        return start is not None and is_drawn and not self.carries(start)

    @property
    def stroke(self) -> tuple[QPointF, QPointF] | None:
        """The rubber line."""
        if not self._is_stroke or self.start is None:
            return None
        if self.by_keys:
            return self.place_of(self.start), self.place_of(self.stop or self.start)
        end = self.shown_at(self.tip.x(), self.tip.y())
        if self.hot.point is not None:
            end = self.point_place(self.hot.point)
        begin = self.pressed_at if self.start.point is None else self.point_place(self.start.point)
        return begin or self.place_of(self.start), end

    def hover(self, target: TileTarget) -> None:
        if target != self.hot:
            self.hot = target
            self.hovered.emit(target)
            self.viewport().update()

    def cancel(self) -> bool:
        """Give up a stroke; whether there was one."""
        begun, self.start, self.pressed_at = self.start is not None, None, None
        self.forget_press()
        self.viewport().update()
        return begun

    # Icons that are dragged here

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasFormat(ICON_FORMAT):
            event.acceptProposedAction()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        if event.mimeData().hasFormat(ICON_FORMAT):
            self.hover(self.target_at(event.position()))
            event.acceptProposedAction()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self.leave()

    def dropEvent(self, event: QDropEvent) -> None:
        name = bytes(event.mimeData().data(ICON_FORMAT).data()).decode()
        target = self.target_at(event.position())
        self.dropped.emit(target, name)
        event.acceptProposedAction()

    # Keys

    def stops(self) -> list[TileTarget]:
        """Where the keys can go: all points, all zones, and all icons."""
        places = self.picture.places
        if places is None:
            return []
        tile = places.tile
        names = [zone.id for zone in tile.zones]
        points = [
            TileTarget(point, names[tile.zone_at[point]] if point in tile.zone_at else None)
            for point in self.grid.shown()
        ]
        icons = places.layout.anchors.icons if places.layout is not None else ()
        return [
            *points,
            *(TileTarget(None, name) for name in names),
            *(TileTarget(None, names[spot.zone], spot.icon, spot.order) for spot in icons),
        ]

    def step(self, dx: int, dy: int) -> None:
        """Move the cursor of the keys to the next place in a direction."""
        self.by_keys = True
        stops = self.stops()
        if not stops:
            return
        here = self.place_of(self.stop) if self.stop else QPointF(self.box.center())
        found: tuple[float, TileTarget] | None = None
        for stop in stops:
            far = self.place_of(stop) - here
            ahead, aside = far.x() * dx + far.y() * dy, abs(far.x() * dy) + abs(far.y() * dx)
            if ahead > 2 and stop != self.stop:
                cost = ahead + 2.2 * aside
                if found is None or cost < found[0]:
                    found = cost, stop
        if found is not None:
            self.go_to(found[1])

    def go_to(self, target: TileTarget) -> None:
        self.by_keys = True
        self.stop = target
        self.hover(target)
        self.viewport().update()

    @property
    def shows_cursor(self) -> bool:
        return self.by_keys and self.hasFocus() and self.stop is not None

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.by_keys = True
            if self.stop is None:
                self.step(0, -1)
        self.viewport().update()

    # The rest

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            mark = self._painting.mark_at(event.pos())
            QToolTip.showText(event.globalPos(), plain_tip(mark.text) if mark else "", self)
            return True
        return super().viewportEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(style().px(600), style().px(600))

    def minimumSizeHint(self) -> QSize:
        return QSize(style().px(280), style().px(280))

    def drawForeground(self, painter: QPainter, rect: QRectF | object) -> None:
        painter.save()
        painter.resetTransform()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if self.tile is not None:
            self._painting.draw(painter, self._state())
        painter.restore()

    def _state(self) -> CanvasState:
        return CanvasState(
            letters=(self.tr("N"), self.tr("E"), self.tr("S"), self.tr("W")),
            labels=self.labels,
            marks=self.marks,
            selected=self.selected,
            hot=self.hot,
            begun=self.start.point if self.start is not None else None,
            cursor=self.stop if self.shows_cursor else None,
            stroke=self.stroke,
            in_hand=self.in_hand,
            ring=self.ring,
            refused=self.refused,
        )
