"""The large tile that is drawn on: it shows, and says what the pointer and the keys did."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPaintEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from carcqt.art.studio.studio import Studio
from carcqt.board.view import ARROWS
from carcqt.rules.description import Description
from carcqt.rules.tiles import Tile
from carcqt.ui.theme.painting import painter
from carcqt.ui.theme.style import style
from carcqt.ui.tips import plain_tip
from editor.tiles.painting import CanvasPainting, CanvasState, IconInHand
from editor.tiles.shape.points import PointGrid
from editor.tiles.sheet import TileSheet
from editor.tiles.tools import ProblemMark, TileTarget, TileTool

ICON_FORMAT: Final = "application/x-carcqt-icon"
_STRAY: Final = 6
"""Pixels that a press may stray and still be a click."""
_STEP, _LEAP = 0.02, 0.1
"""Squares that an arrow moves an icon."""


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
        self.tool = TileTool.BRUSH
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
        self._by_key = False
        self._press: QPointF | None = None
        self._panned: QPointF | None = None
        self._painting = CanvasPainting(self)
        self.setMouseTracking(True)
        self.setAcceptDrops(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        style().follow(self.update)

    # What is shown

    def set_tile(self, tile: Tile, description: Description) -> None:
        if PointGrid.of(tile) != self.grid:
            self.stop = None
            self.cancel()
        super().set_tile(tile, description)
        if not self.hot.is_nothing and not self._by_key:
            self.hot = self.target_at(self.to_widget(self.tip.x(), self.tip.y()))

    def set_state(
        self,
        tool: TileTool,
        brush: str,
        armed: str,
        selected: str | None,
        refused: str = "",
        chosen: TileTarget | None = None,
    ) -> None:
        self.tool, self.brush, self.armed = tool, brush, armed
        self.selected, self.refused, self.chosen = selected, refused, chosen
        crossed = tool in (TileTool.BRUSH, TileTool.ERASE) or armed
        self.setCursor(Qt.CursorShape.CrossCursor if crossed else Qt.CursorShape.ArrowCursor)
        self.update()

    def set_texts(self, labels: Mapping[str, str], marks: Sequence[ProblemMark]) -> None:
        self.labels, self.marks = labels, marks
        self.update()

    # Mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        at = event.position()
        self._by_key = False
        if event.button() is Qt.MouseButton.MiddleButton:
            self._panned = at
            return
        target = self.target_at(at)
        if event.button() is Qt.MouseButton.RightButton:
            if self.start is not None:
                self.cancel()
            elif not target.is_nothing:
                self.erased.emit(target)
        elif event.button() is Qt.MouseButton.LeftButton:
            self._press = at
            self.tip = self.to_tile(at)
            if not target.is_nothing:
                self.start = target
            self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.position()
        if self._panned is not None:
            self.pan(at - self._panned)
            self._panned = at
            return
        self.tip = self.to_tile(at)
        self._hover(self.target_at(at))
        if self.start is not None:
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.MiddleButton:
            self._panned = None
            return
        if event.button() is not Qt.MouseButton.LeftButton or self._press is None:
            return
        at, begin, start = event.position(), self._press, self.start
        self._press = self.start = None
        end = self.target_at(at)
        self._hover(end)
        if start is None:
            return
        moved = math.hypot(at.x() - begin.x(), at.y() - begin.y()) > _STRAY
        same = start.point is not None and start.point == end.point
        if moved and self._carries(start):
            if (aim := self.aim(start, (at - begin) / self.square)) is not None:
                self.carried.emit(start, aim)
        elif moved and not same and self.tool is TileTool.BRUSH and not self.armed:
            self.stroked.emit(start, end)
        else:
            self.pressed.emit(end)
        self.update()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._hover(TileTarget())

    def wheelEvent(self, event: QWheelEvent) -> None:
        steps = event.angleDelta()
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.set_zoom(self.zoom * 1.15 ** (steps.y() / 120), event.position())
        elif self.zoom > 1:
            self.pan(QPointF(steps.x(), steps.y()) / 2)
        else:
            event.ignore()

    def _carries(self, start: TileTarget) -> bool:
        """Whether a drag from there takes an icon along."""
        by_hand = self.tool in (TileTool.SELECT, TileTool.BRUSH) and not self.armed
        return by_hand and start.icon is not None and start.point is None

    @property
    def in_hand(self) -> IconInHand | None:
        """The icon that is being dragged, or that is not painted yet where it was moved to."""
        start, press = self.start, self._press
        if start is not None and press is not None and self._carries(start):
            spot, at = self.spot_of(start), self.to_widget(self.tip.x(), self.tip.y())
            if start.icon is None or spot is None or (at - press).manhattanLength() <= _STRAY:
                return None
            at = self.to_widget(spot.x, spot.y) + at - press
            return IconInHand(start.icon, at, spot.size * self.square)
        if self.chosen is None or self.picture.is_real or self.chosen.icon is None:
            return None
        spot = self.spot_of(self.chosen)
        if spot is None:
            return None
        at = self.to_widget(spot.x, spot.y)
        return IconInHand(self.chosen.icon, at, spot.size * self.square)

    @property
    def ring(self) -> tuple[QPointF, float] | None:
        """Round the chosen icon."""
        spot = self.spot_of(self.chosen) if self.chosen is not None else None
        if spot is None or (self.in_hand is not None and self.start is not None):
            return None
        return self.to_widget(spot.x, spot.y), spot.size * self.square * 0.58

    @property
    def _is_stroke(self) -> bool:
        start = self.start
        is_drawn = self.tool is TileTool.BRUSH and not self.armed
        return start is not None and is_drawn and not self._carries(start)

    @property
    def stroke(self) -> tuple[QPointF, QPointF] | None:
        """The rubber line."""
        if not self._is_stroke or self.start is None:
            return None
        if self._by_key:
            return self.place_of(self.start), self.place_of(self.stop or self.start)
        end = self.to_widget(self.tip.x(), self.tip.y())
        if self.hot.point is not None:
            end = self.point_place(self.hot.point)
        begin = self._press if self.start.point is None else self.point_place(self.start.point)
        return begin or self.place_of(self.start), end

    def _hover(self, target: TileTarget) -> None:
        if target != self.hot:
            self.hot = target
            self.hovered.emit(target)
            self.update()

    def cancel(self) -> bool:
        """Give up a stroke; whether there was one."""
        begun, self.start, self._press = self.start is not None, None, None
        self.update()
        return begun

    # Icons that are dragged here

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasFormat(ICON_FORMAT):
            event.acceptProposedAction()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        if event.mimeData().hasFormat(ICON_FORMAT):
            self._hover(self.target_at(event.position()))
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        name = bytes(event.mimeData().data(ICON_FORMAT).data()).decode()
        target = self.target_at(event.position())
        self.dropped.emit(target, name)
        event.acceptProposedAction()

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in ARROWS and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            if self.chosen is not None and not self.armed:
                far = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
                self._nudge(self.chosen, QPointF(*ARROWS[key]) * (_LEAP if far else _STEP))
            else:
                self._move_cursor(*ARROWS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._enter()
        elif key == Qt.Key.Key_Escape:
            if not self.cancel():
                self.cancelled.emit()
        else:
            super().keyPressEvent(event)

    def _nudge(self, icon: TileTarget, by: QPointF) -> None:
        if (aim := self.aim(icon, by)) is not None:
            self.nudged.emit(icon, aim)

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

    def _move_cursor(self, dx: int, dy: int) -> None:
        self._by_key = True
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
        self._by_key = True
        self.stop = target
        self._hover(target)
        self.update()

    def _enter(self) -> None:
        target = self.stop
        if target is None:
            self._move_cursor(0, -1)
            return
        self._by_key = True
        # What it points at may have changed since.
        if target.point is not None:
            target = next((one for one in self.stops() if one.point == target.point), target)
        picks_icon = target.icon is not None and self.start is None
        if self.tool is not TileTool.BRUSH or self.armed or picks_icon:
            self.pressed.emit(target)
        elif self.start is None:
            self.start = target
        else:
            start, self.start = self.start, None
            same = start.point == target.point and (
                start.point is not None or start.zone == target.zone
            )
            if same:
                self.pressed.emit(target)
            else:
                self.stroked.emit(start, target)
        self.update()

    @property
    def shows_cursor(self) -> bool:
        return self._by_key and self.hasFocus() and self.stop is not None

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self._by_key = True
            if self.stop is None:
                self._move_cursor(0, -1)
        self.update()

    # The rest

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            mark = self._painting.mark_at(event.pos())
            QToolTip.showText(event.globalPos(), plain_tip(mark.text) if mark else "", self)
            return True
        return super().event(event)

    def sizeHint(self) -> QSize:
        return QSize(style().px(600), style().px(600))

    def minimumSizeHint(self) -> QSize:
        return QSize(style().px(280), style().px(280))

    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self)
        p.fillRect(self.rect(), style().colour("bg"))
        if self.tile is not None:
            self._painting.draw(p, self._state())

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
