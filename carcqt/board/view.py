"""A view that is dragged, scrolled and zoomed: fast while it moves, sharp once it rests."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Sequence
from time import perf_counter, sleep
from typing import Final

from PySide6.QtCore import (
    QCoreApplication,
    QEasingCurve,
    QEvent,
    QEventLoop,
    QMarginsF,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPixmap,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QFrame,
    QGestureEvent,
    QGraphicsItem,
    QGraphicsScene,
    QGraphicsView,
    QPinchGesture,
    QWidget,
)

from carcqt.board.colours import LIGHT, BoardColours
from carcqt.board.places import ViewPlace
from carcqt.board.tool import NO_BUTTON, NO_KEYS, UNIT, PointerEvent, Tool

LEAST, MOST, MOST_FITTED = 0.1, 4.0, 1.25
_USUAL: Final = 700
"""How high a view is in which tiles get no larger than that."""
LEAST_FOLLOWED: Final = 0.8
"""A board that follows what happens gets no smaller by itself."""
_ZOOM_STEP: Final = 1.25
_DRAG: Final = 6
_REST: Final = 140
"""Milliseconds without motion after which the picture becomes sharp."""
GLIDE: Final = 180
"""Milliseconds on the way to another place."""
_AIR: Final = 10
"""Pixels that are left free round what fits the view."""
_FAR: Final = 2e6
ARROWS: Final[dict[int, tuple[int, int]]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class PanZoomView(QGraphicsView):
    zoom_changed = Signal(float)
    rested = Signal()
    """The view has moved and does so no longer."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tool = Tool(self)
        """What pointer and keys do here, but for panning and zooming."""
        scene = QGraphicsScene(-_FAR, -_FAR, 2 * _FAR, 2 * _FAR, self)
        # There are few items and they come and go: an index would cost more than it saves.
        scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setScene(scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        for hide in (self.setHorizontalScrollBarPolicy, self.setVerticalScrollBarPolicy):
            hide(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._layers: dict[str, list[QGraphicsItem]] = defaultdict(list)
        self.colours = LIGHT
        self.reduced_motion = False
        self.follows = False
        """Rather than get too small, it shows the part where something happens."""
        self._sees_all = False
        self.is_fitted = True
        """Nobody has moved the view since it showed everything: it may follow what it shows."""
        self._zoom = 1.0
        self._margins = QMarginsF(0, 0, 0, 52)
        self.pointer: QPoint | None = None
        """Where the mouse is, in the viewport; `None` if it is elsewhere or drags the view."""
        self._pressed: QPoint | None = None
        self._is_tools = False
        """Whether what is pressed is the tool's, so that the view does not pan."""
        self._dragged_to: QPoint | None = None
        """Where a press has strayed to, once it is a drag."""
        self.click_counted = False
        """Whether the last click did something."""
        self.stray = _DRAG
        """Pixels that a press may stray and still be a click."""
        self._rest = QTimer(self, singleShot=True, interval=_REST)
        self._rest.timeout.connect(self.come_to_rest)
        self._rest.timeout.connect(self.rested)
        self._glide = QVariantAnimation(self, duration=GLIDE)
        self._glide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._glide.valueChanged.connect(self._glide_on)
        self._path = (QPointF(), 1.0, QPointF(), 1.0)

    # What is shown, told by those who show something.

    def content_rect(self) -> QRectF:
        """Everything that is worth seeing, in the scene."""
        return QRectF(0, 0, UNIT, UNIT)

    def come_to_rest(self) -> None:
        """The view has moved and does so no longer."""
        self.viewport().update()

    # Colours, layers and margins.

    def set_colours(self, colours: BoardColours) -> None:
        self.colours = colours
        self.scene().update()
        self.viewport().update()

    def colouring(self) -> BoardColours:
        """Return the colours of now, for items that paint themselves."""
        return self.colours

    def put_layer(self, layer: str, items: Sequence[QGraphicsItem]) -> None:
        """Replace the items of a kind that were shown."""
        for item in self._layers[layer]:
            self.scene().removeItem(item)
        self._layers[layer] = list(items)
        for item in items:
            self.scene().addItem(item)

    def set_margins(self, left: float, top: float, right: float, bottom: float) -> None:
        """Room that is covered by what floats over the view."""
        self._margins = QMarginsF(left, top, right, bottom)
        if self.is_fitted:
            self.fit()

    @property
    def is_settled(self) -> bool:
        """Nothing moves, and nothing better is on its way."""
        return not self.is_moving and not self.is_gliding

    @property
    def is_gliding(self) -> bool:
        return self._glide.state() == QVariantAnimation.State.Running

    def settle(self, seconds: float = 30) -> bool:
        """Wait for that, while events go on: before a picture of the window is taken."""
        until = perf_counter() + seconds
        while not self.is_settled and perf_counter() < until:
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
            self.viewport().repaint()
            sleep(0.005)
        return self.is_settled

    # Zoom and place.

    @property
    def zoom(self) -> float:
        return self._zoom

    @property
    def is_moving(self) -> bool:
        return self._rest.isActive()

    @property
    def centre(self) -> QPointF:
        return self._to_scene(QRectF(self.viewport().rect()).center())

    def zoom_range(self) -> tuple[float, float]:
        """Return the smallest and the largest zoom."""
        return LEAST, MOST

    @property
    def place(self) -> ViewPlace:
        """What is looked at, and how."""
        return ViewPlace(self.is_fitted, self._sees_all, self.centre, self._zoom)

    def look_at_place(self, place: ViewPlace) -> None:
        """Look where another view of the same things looked."""
        self._sees_all = place.sees_all
        self.fit()
        self.is_fitted = place.is_fitted
        if not place.is_fitted:
            self._look_at(place.centre, place.zoom)

    def set_zoom(self, zoom: float, about: QPointF | None = None) -> None:
        """Zoom so that the place of the view stays where it is."""
        about = QRectF(self.viewport().rect()).center() if about is None else about
        kept = self._to_scene(about)
        zoom = _within(zoom, self.zoom_range())
        away = (QRectF(self.viewport().rect()).center() - about) / zoom
        self.is_fitted = False
        self._look_at(kept + away, zoom)

    def zoom_in(self) -> None:
        self._glide_to(self._aim()[0], self._aim()[1] * _ZOOM_STEP)

    def zoom_out(self) -> None:
        self._glide_to(self._aim()[0], self._aim()[1] / _ZOOM_STEP)

    def pan(self, dx: float, dy: float) -> None:
        """Move what is shown by so many pixels."""
        self.is_fitted = False
        self._glide.stop()
        self._look_at(self.centre - QPointF(dx, dy) / self._zoom, self._zoom)

    def see_all(self) -> None:
        """Everything; asked for again, the part where something happens."""
        self._sees_all = self.follows and not (self._sees_all and self.is_fitted)
        self.fit(animated=True)

    def current_part(self) -> QRectF:
        """Where something happens."""
        return self.content_rect()

    def _following(self) -> tuple[QPointF, float]:
        """Everything, if it is not too small like that; otherwise as much as there is room for."""
        centre, zoom = self._fitting()
        if not self.follows or self._sees_all or zoom >= LEAST_FOLLOWED:
            return centre, zoom
        return self._round(self.current_part().center(), LEAST_FOLLOWED), LEAST_FOLLOWED

    def _round(self, part: QPointF, zoom: float) -> QPointF:
        """Where to look so that a place is in the middle, as far as there is something round it."""
        view = QRectF(self.viewport().rect())
        room, content = view.marginsRemoved(self._margins), self.content_rect()
        half = QPointF(room.width(), room.height()) / 2 / zoom
        x = _between(content.left() + half.x(), part.x(), content.right() - half.x())
        y = _between(content.top() + half.y(), part.y(), content.bottom() - half.y())
        return QPointF(x, y) + (view.center() - room.center()) / zoom

    def show_part(self, part: QRectF | None) -> None:
        """A part that is spoken of, as large as if it had just happened; or everything."""
        self._sees_all = True
        whole = self._fitting()[1]
        if not self.follows or part is None or whole >= LEAST_FOLLOWED:
            if self.is_fitted or part is None:
                self.fit(animated=True)
            else:
                self.show_rect(part)
            return
        room = QRectF(self.viewport().rect()).marginsRemoved(self._margins)
        across = room.width() / (part.width() + 2 * UNIT)
        down = room.height() / (part.height() + 2 * UNIT)
        zoom = max(whole, min(LEAST_FOLLOWED, across, down))
        self._glide_to(self._round(part.center(), zoom), zoom)

    def fit(self, animated: bool = False) -> None:
        centre, zoom = self._following()
        if animated:
            self._glide_to(centre, zoom)
        else:
            self._glide.stop()
            self._look_at(centre, zoom)
            # Nobody follows a jump with the eyes.
            self._rest.stop()
            self.come_to_rest()
        self.is_fitted = True

    def is_in_sight(self, rect: QRectF) -> bool:
        """Whether it is seen whole, once the view is where it goes."""
        return self._seen().contains(rect)

    def _seen(self) -> QRectF:
        centre, zoom = self._aim()
        seen = QRectF(self.viewport().rect()).marginsRemoved(self._margins)
        middle = QRectF(self.viewport().rect()).center()
        return QRectF((seen.topLeft() - middle) / zoom, seen.size() / zoom).translated(centre)

    def show_rect(self, rect: QRectF) -> None:
        """Scroll no farther than needed to see it. A view that fits itself when it is shown does
        not scroll before: it may not have its size yet."""
        if self.is_fitted and not self.isVisible():
            return
        (centre, zoom), seen = self._aim(), self._seen()
        dx = min(0.0, rect.left() - seen.left()) or max(0.0, rect.right() - seen.right())
        dy = min(0.0, rect.top() - seen.top()) or max(0.0, rect.bottom() - seen.bottom())
        if dx or dy:
            self._glide_to(centre + QPointF(dx, dy), zoom)

    def to_widget(self, place: QPointF) -> QPoint:
        return self.viewport().mapTo(self, self.mapFromScene(place))

    def _fitting(self) -> tuple[QPointF, float]:
        content = self.content_rect()
        room = QRectF(self.viewport().rect()).marginsRemoved(self._margins)
        across, down = max(room.width() - 2 * _AIR, 1.0), max(room.height() - 2 * _AIR, 1.0)
        zoom = min(across / max(content.width(), 1.0), down / max(content.height(), 1.0))
        # A few tiles are not lost on a large screen.
        most = MOST_FITTED * min(max(1.0, room.height() / _USUAL), 1.8)
        zoom = min(max(zoom, LEAST), most)
        aside = QRectF(self.viewport().rect()).center() - room.center()
        return content.center() + aside / zoom, zoom

    def _aim(self) -> tuple[QPointF, float]:
        """Where the view is, or is on its way to."""
        if self.is_gliding:
            return self._path[2], self._path[3]
        return self.centre, self._zoom

    def _glide_to(self, centre: QPointF, zoom: float) -> None:
        zoom = _within(zoom, self.zoom_range())
        away = (centre - self.centre) * zoom
        if abs(zoom - self._zoom) < 1e-6 and max(abs(away.x()), abs(away.y())) < 1:
            self._glide.stop()
            return
        self.is_fitted = False
        self._glide.stop()
        if self.reduced_motion or not self.isVisible():
            self._look_at(centre, zoom)
            return
        self._path = (self.centre, self._zoom, centre, zoom)
        self._glide.setStartValue(0.0)
        self._glide.setEndValue(1.0)
        self._glide.start()

    def _glide_on(self, share: float) -> None:
        first, zoom, last, last_zoom = self._path
        now = zoom * math.pow(last_zoom / zoom, share)
        self._look_at(first + (last - first) * share, now)

    def _look_at(self, centre: QPointF, zoom: float) -> None:
        centre = self._in_sight(centre, zoom)
        if zoom != self._zoom or self.transform().m11() != zoom:
            self._zoom = zoom
            self.setTransform(QTransform.fromScale(zoom, zoom))
            self.zoom_changed.emit(zoom)
        middle = QRectF(self.viewport().rect()).center()
        # All of it is painted again: to move its pixels as well would only cost more.
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.FullViewportUpdate)
        # Whole pixels: pictures of just the right size are then put down as they are.
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        across.setValue(round(centre.x() * zoom - middle.x()))
        down.setValue(round(centre.y() * zoom - middle.y()))
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self._rest.start()

    def _in_sight(self, centre: QPointF, zoom: float) -> QPointF:
        """Some of what is shown stays in sight."""
        content = self.content_rect()
        view = self.viewport().size()
        across = max(0.0, view.width() / 2 / zoom - UNIT)
        down = max(0.0, view.height() / 2 / zoom - UNIT)
        room = content.adjusted(-across, -down, across, down)
        return QPointF(
            min(max(centre.x(), room.left()), room.right()),
            min(max(centre.y(), room.top()), room.bottom()),
        )

    def _to_scene(self, place: QPointF) -> QPointF:
        across, down = self.horizontalScrollBar().value(), self.verticalScrollBar().value()
        return (place + QPointF(across, down)) / self._zoom

    # Events.

    def use(self, tool: Tool) -> None:
        """Forward to another tool from now on."""
        self.tool = tool

    def event_at(
        self,
        at: QPoint,
        button: Qt.MouseButton = NO_BUTTON,
        modifiers: Qt.KeyboardModifier = NO_KEYS,
    ) -> PointerEvent:
        """Describe the pointer at a place of the viewport to a tool."""
        start = self._pressed if self._is_tools and self._dragged_to is not None else None
        return PointerEvent(at, self.mapToScene(at), button, modifiers, start)

    def move_to(self, at: QPoint) -> None:
        """Tell the tool that the pointer is there."""
        self.pointer = at
        self.tool.move(self.event_at(at))

    def leave(self) -> None:
        """Tell the tool that the pointer is nowhere on the view."""
        self.pointer = None
        self.tool.leave()

    @property
    def is_pressed(self) -> bool:
        return self._pressed is not None

    @property
    def is_dragged(self) -> bool:
        """Whether the tool drags something."""
        return self._is_tools and self._dragged_to is not None

    def forget_press(self) -> None:
        """Let what is pressed neither become a click nor a drag."""
        self._pressed = self._dragged_to = None
        self._is_tools = False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        pans = event.button() in (Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton)
        if pans:
            self._pressed, self._dragged_to = at, None
            self._glide.stop()
        is_tools = self.tool.press(self.event_at(at, event.button(), event.modifiers()))
        if pans:
            self._is_tools = is_tools
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        if self._pressed is not None and event.buttons() != Qt.MouseButton.NoButton:
            if self._dragged_to is None and (at - self._pressed).manhattanLength() >= self.stray:
                self._dragged_to = self._pressed
                if not self._is_tools:
                    self.leave()
                    self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
            if self._dragged_to is not None and not self._is_tools:
                step = at - self._dragged_to
                self._dragged_to = at
                self.pan(step.x(), step.y())
                return
        # As `move_to`, with fewer calls: this happens at every step of the pointer.
        self.pointer = at
        start = self._pressed if self._is_tools and self._dragged_to is not None else None
        self.tool.move(PointerEvent(at, self.mapToScene(at), dragged_from=start))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        released = self.event_at(at, event.button(), event.modifiers())
        was_pressed = self._pressed is not None
        has_panned = self._dragged_to is not None and not self._is_tools
        self.forget_press()
        if has_panned:
            self.viewport().unsetCursor()
            self.move_to(at)
        elif was_pressed and event.button() == Qt.MouseButton.LeftButton:
            self.click_counted = self.tool.release(released)
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        is_left = event.button() == Qt.MouseButton.LeftButton
        at = self.event_at(event.position().toPoint(), event.button(), event.modifiers())
        if is_left and self.tool.double(at):
            event.accept()
        elif is_left and not self.click_counted:
            self.see_all()
        else:
            # The second press of two quick clicks that each did something is a click as well.
            self.mousePressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        place = event.position()
        turned = event.angleDelta()
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._glide.stop()
            self.set_zoom(self._zoom * math.pow(2, turned.y() / 480), place)
        elif self.tool.turns_wheel(self.event_at(place.toPoint())):
            self._turn_slowly(turned.y() or turned.x())
        else:
            moved = event.pixelDelta()
            if moved.isNull():
                moved = turned / 2
            if event.modifiers() & Qt.KeyboardModifier.ShiftModifier and not moved.x():
                moved = QPoint(moved.y(), 0)
            self.pan(moved.x(), moved.y())
            self.move_to(place.toPoint())
        event.accept()

    _turned = 0

    def _turn_slowly(self, delta: int) -> None:
        """A notch is one step; a touchpad needs as much in small bits."""
        if (delta > 0) != (self._turned > 0):
            self._turned = 0
        self._turned += delta
        steps = int(self._turned / 120)
        if steps:
            self._turned -= 120 * steps
            self.tool.wheel(-steps)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys are the tool's or the window's: no scrolling by arrows here."""
        event.setAccepted(self.tool.key(event))

    def leaveEvent(self, event: QEvent) -> None:
        self.leave()
        super().leaveEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self.leave()
        elif isinstance(event, QGestureEvent):
            pinch = event.gesture(Qt.GestureType.PinchGesture)
            if isinstance(pinch, QPinchGesture):
                about = QPointF(self.viewport().mapFromGlobal(pinch.hotSpot().toPoint()))
                self.set_zoom(self._zoom * pinch.scaleFactor(), about)
                event.accept()
                return True
        elif (
            isinstance(event, QNativeGestureEvent)
            and event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture
        ):
            self.set_zoom(self._zoom * (1 + event.value()), event.position())
            return True
        return super().viewportEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.is_fitted or self._showed_all(event.oldSize()):
            self.fit()
        elif event.oldSize().isValid():
            grown = event.size() - event.oldSize()
            middle = QPointF(grown.width(), grown.height()) / 2
            self._look_at(self.centre - middle / self._zoom, self._zoom)

    def _showed_all(self, size: QSize) -> bool:
        """Whether a viewport of that size had everything in sight, however it came to that."""
        if not size.isValid():
            return False
        shown = self.mapFromScene(self.content_rect()).boundingRect()
        return QRect(QPoint(), size).contains(shown)

    def drawForeground(self, painter: QPainter, rect: QRectF | object) -> None:
        self.tool.paint(painter)

    def drawBackground(self, painter: QPainter, rect: QRectF | object) -> None:
        assert isinstance(rect, QRectF)
        painter.fillRect(rect, QColor(self.colours.table))
        self.draw_marks(painter, rect)

    def draw_marks(self, p: QPainter, rect: QRectF) -> None:
        """Faint crosses where squares meet: one row is drawn and put down for each."""
        if self._zoom < 0.4:
            return
        across = p.worldTransform()
        arm = round(3.2 * min(1.0, max(0.6, self._zoom)))
        left, top = across.map(rect.topLeft()).toTuple()
        right, bottom = across.map(rect.bottomRight()).toTuple()
        ratio = p.device().devicePixelRatio()
        row = QPixmap(round((right - left + 2) * ratio), round((2 * arm + 1) * ratio))
        row.setDevicePixelRatio(ratio)
        row.fill(QColor(self.colours.table))
        first, last = math.floor(rect.left() / UNIT), math.ceil(rect.right() / UNIT)
        mark = QColor(self.colours.mark)
        with QPainter(row) as pen:
            for column in range(first, last + 1):
                x = round(across.map(QPointF(column * UNIT, 0)).x() - left)
                pen.fillRect(x - arm, arm, 2 * arm + 1, 1, mark)
                pen.fillRect(x, 0, 1, 2 * arm + 1, mark)
        p.save()
        p.resetTransform()
        for line in range(math.floor(rect.top() / UNIT), math.ceil(rect.bottom() / UNIT) + 1):
            y = round(across.map(QPointF(0, line * UNIT)).y())
            if top - arm <= y <= bottom + arm:
                p.drawPixmap(round(left), y - arm, row)
        p.restore()


def _between(least: float, wanted: float, most: float) -> float:
    """As wanted, as far as it may be; in the middle where everything has its room."""
    return (least + most) / 2 if least > most else min(max(wanted, least), most)


def _within(value: float, limits: tuple[float, float]) -> float:
    return min(max(value, limits[0]), limits[1])
