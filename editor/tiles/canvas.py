"""The large tile that is drawn on: it shows, and says what the pointer and the keys did."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QFocusEvent,
    QHelpEvent,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from carcqt.art.layout import Content, content
from carcqt.art.studio import Studio
from carcqt.board.pictures import Pictures
from carcqt.rules.description import Description
from carcqt.rules.tiles import Tile
from carcqt.ui.painting import painter
from carcqt.ui.theme import style
from editor.tiles.chalk import Chalk
from editor.tiles.looks import drawable, terrain_colours, theme_of
from editor.tiles.points import Grid
from editor.tiles.sketch import Places
from editor.tiles.tools import Mark, Target, Tool

ICON_FORMAT: Final = "application/x-carcqt-icon"
_LARGEST: Final = 500
_AROUND: Final = 56
"""Room for points and letters."""
_NEAR: Final = 24
"""How far from a point a press still means it."""
_FIRST: Final = 184
_SIZES: Final = (92, 184, 368, 512, 736, 1024)
_REST: Final = 90
"""Milliseconds without a stroke until the real picture is asked for."""
_SKETCH: Final = 320
_KEPT: Final = 24
_ZOOMS: Final = (0.5, 6.0)


class TileCanvas(QWidget):
    pressed = Signal(object)
    """A target that was clicked."""
    stroked = Signal(object, object)
    """From one target to another."""
    erased = Signal(object)
    dropped = Signal(object, str)
    """A target and the icon that was dropped there."""
    hovered = Signal(object)
    """The target under the pointer."""
    cancelled = Signal()
    zoom_changed = Signal(float)
    picture_came = Signal()

    def __init__(self, studio: Studio, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._studio = studio
        self._pictures: Pictures | None = None
        self._description: Description | None = None
        self.tile: Tile | None = None
        self.grid = Grid(1, 1)
        self.tool = Tool.BRUSH
        self.brush = ""
        self.armed = ""
        """The icon that the next click drops."""
        self.selected: str | None = None
        self.marks: Sequence[Mark] = ()
        self.labels: Mapping[str, str] = {}
        self.colours: dict[str, QColor] = {}
        self.hot = Target()
        self.start: Target | None = None
        """Where a stroke began."""
        self.tip = QPointF()
        """Where the pointer is, in squares."""
        self.stop: Target | None = None
        """Where the keys are."""
        self.refused = ""
        self._by_key = False
        self._press: QPointF | None = None
        self._panned: QPointF | None = None
        self._zoom, self._shift = 1.0, QPointF()
        self._places: Places | None = None
        self._sketch: QImage | None = None
        self._images: dict[Content, QImage] = {}
        self._chalk = Chalk(self)
        self._rest = QTimer(self, singleShot=True, interval=_REST)
        self._rest.timeout.connect(self._ask)
        self._may_ask = False
        self.setMouseTracking(True)
        self.setAcceptDrops(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        style().follow(self.update)

    # What is shown

    def set_tile(self, tile: Tile, description: Description) -> None:
        if description is not self._description:
            self._description = description
            self._pictures = Pictures(self._studio, theme_of(description), self)
            self._pictures.arrived.connect(self._receive)
            self._pictures.laid_out.connect(self._take_layout)
            self.colours = terrain_colours(description)
            self._images.clear()
            self.tile = None
        if tile == self.tile:
            return
        grid = Grid.of(tile)
        before = content(self.tile) if self.tile is not None else None
        self.tile = tile
        if grid != self.grid:
            self.grid = grid
            self.stop = None
            self.fit()
        if before != content(tile):
            self._places, self._sketch = Places(self._drawable(), theme_of(description)), None
            self._may_ask = False
            if self._picture() is None or not self._take_layout():
                self._rest.start()
        if not self.hot.is_nothing and not self._by_key:
            self.hot = self.target_at(self.to_widget(self.tip.x(), self.tip.y()))
        self.update()

    def _drawable(self) -> Tile:
        assert self.tile is not None
        assert self._description is not None
        return drawable(self.tile, theme_of(self._description))

    @property
    def places(self) -> Places | None:
        return self._places

    @property
    def has_picture(self) -> bool:
        """Whether the real picture is shown."""
        return self._places is not None and self._picture() is not None

    @property
    def pictures(self) -> Pictures | None:
        return self._pictures

    def set_state(
        self, tool: Tool, brush: str, armed: str, selected: str | None, refused: str = ""
    ) -> None:
        self.tool, self.brush, self.armed = tool, brush, armed
        self.selected, self.refused = selected, refused
        crossed = tool in (Tool.BRUSH, Tool.ERASE) or armed
        self.setCursor(Qt.CursorShape.CrossCursor if crossed else Qt.CursorShape.ArrowCursor)
        self.update()

    def set_texts(self, labels: Mapping[str, str], marks: Sequence[Mark]) -> None:
        self.labels, self.marks = labels, marks
        self.update()

    @property
    def letters(self) -> tuple[str, str, str, str]:
        """The sides."""
        return self.tr("N"), self.tr("E"), self.tr("S"), self.tr("W")

    # Pictures

    def _picture(self) -> QImage | None:
        return self._images.get(content(self._drawable()))

    def picture(self) -> QImage | None:
        """The best there is: the real one, else a sketch."""
        if self._places is None:
            return None
        found = self._picture()
        if found is not None:
            return found
        if self._sketch is None:
            self._sketch = self._places.paint(
                _SKETCH if self.grid.squares < 5 else 160, self.colours
            )
        return self._sketch

    def _ask(self) -> None:
        self._may_ask = True
        self._take_layout()
        self._fetch()

    def _fetch(self) -> None:
        """First a small picture, which comes soon, then one as large as it is shown."""
        if self._pictures is None or self.tile is None or not self._may_ask:
            return
        tile, wanted = self._drawable(), self.square * self.devicePixelRatioF()
        full = next((size for size in _SIZES if size >= wanted - 1), _SIZES[-1])
        if self.grid.squares > 2:
            full = min(full, 368)
        best: QImage | None = None
        for size in sorted({min(_FIRST, full), full}):
            image, is_real = self._pictures.picture(tile, 0, size)
            if is_real:
                best = image
        if best is not None:
            self._images[content(tile)] = best
            while len(self._images) > _KEPT:
                self._images.pop(next(iter(self._images)))
            self.update()
            self.picture_came.emit()

    def _receive(self, what: Content) -> None:
        if self.tile is not None and what == content(self._drawable()):
            self._fetch()
            self.picture_came.emit()

    def _take_layout(self) -> bool:
        places, pictures = self._places, self._pictures
        if places is None or pictures is None or places.is_exact:
            return True
        found = pictures.layout(places.tile)
        if found is not None:
            places.set_layout(found)
            self.update()
        return found is not None

    # Geometry

    @property
    def zoom(self) -> float:
        return self._zoom

    @property
    def square(self) -> float:
        """How large a square is shown."""
        room_x = max(80, self.width() - 2 * style().px(_AROUND))
        room_y = max(80, self.height() - 2 * style().px(_AROUND))
        fit = min(room_x / self.grid.columns, room_y / self.grid.rows)
        largest = max(_LARGEST / max(self.grid), 120 if self.grid.squares > 1 else 0)
        return min(fit, largest) * self._zoom

    @property
    def box(self) -> QRectF:
        wide, high = self.square * self.grid.columns, self.square * self.grid.rows
        left = (self.width() - wide) / 2 + self._shift.x()
        top = (self.height() - high) / 2 + self._shift.y()
        return QRectF(round(left), round(top), wide, high)

    def to_widget(self, x: float, y: float) -> QPointF:
        box = self.box
        return QPointF(box.left() + x * self.square, box.top() + y * self.square)

    def to_tile(self, at: QPointF) -> QPointF:
        box = self.box
        return QPointF((at.x() - box.left()) / self.square, (at.y() - box.top()) / self.square)

    def point_place(self, point: int) -> QPointF:
        return self.to_widget(*self.grid.place(point))

    def zone_place(self, zone: str) -> QPointF:
        """Where a zone is named."""
        number = self._zone_number(zone)
        if number is None or self._places is None:
            return self.to_widget(self.grid.columns / 2, self.grid.rows / 2)
        return self.to_widget(*self._places.spot(number))

    def _zone_number(self, zone: str) -> int | None:
        return None if self._places is None else self._places.tile.zone_numbers.get(zone)

    def outline_of(self, zone: str) -> object:
        number = self._zone_number(zone)
        return None if number is None or self._places is None else self._places.outline(number)

    def target_at(self, at: QPointF) -> Target:
        if self.tile is None or self._places is None:
            return Target()
        place = self.to_tile(at)
        number = self._places.zone_at(place.x(), place.y())
        near = min(self.square / 7, style().px(_NEAR))
        points = self.grid.shown()
        point: int | None = min(points, key=lambda one: self._far(one, at))
        if point is not None and self._far(point, at) > near:
            point = None
        icon = None
        if number is not None and point is None:
            lying = self._places.icon_at(place.x(), place.y())
            if lying is not None and lying[0] == number:
                icon = lying[1]
        if point is not None and point in self._places.tile.zone_at:
            number = self._places.tile.zone_at[point]
        zone = None if number is None else self._places.tile.zones[number].id
        return Target(point, zone, icon)

    def _far(self, point: int, at: QPointF) -> float:
        place = self.point_place(point)
        return math.hypot(place.x() - at.x(), place.y() - at.y())

    def place_of(self, target: Target) -> QPointF:
        if target.point is not None:
            return self.point_place(target.point)
        if target.zone is not None:
            return self.zone_place(target.zone)
        return self.to_widget(self.grid.columns / 2, self.grid.rows / 2)

    # Zoom

    def set_zoom(self, zoom: float, about: QPointF | None = None) -> None:
        about = about if about is not None else QPointF(self.rect().center())
        kept = self.to_tile(about)
        self._zoom = min(max(zoom, _ZOOMS[0]), _ZOOMS[1])
        moved = self.to_widget(kept.x(), kept.y())
        self._shift += about - moved
        self._rest.start()
        self.zoom_changed.emit(self._zoom)
        self.update()

    def fit(self) -> None:
        self._zoom, self._shift = 1.0, QPointF()
        self.zoom_changed.emit(1.0)
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
            self._shift += at - self._panned
            self._panned = at
            self.update()
            return
        self.tip = self.to_tile(at)
        self._hover(self.target_at(at))
        if self._is_stroke:
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
        moved = math.hypot(at.x() - begin.x(), at.y() - begin.y()) > 6
        same = start.point is not None and start.point == end.point
        if moved and not same and self.tool is Tool.BRUSH and not self.armed:
            self.stroked.emit(start, end)
        else:
            self.pressed.emit(end)
        self.update()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._hover(Target())

    def wheelEvent(self, event: QWheelEvent) -> None:
        steps = event.angleDelta()
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.set_zoom(self._zoom * 1.15 ** (steps.y() / 120), event.position())
        elif self._zoom > 1:
            self._shift += QPointF(steps.x(), steps.y()) / 2
            self.update()
        else:
            event.ignore()

    @property
    def _is_stroke(self) -> bool:
        return self.start is not None and self.tool is Tool.BRUSH and not self.armed

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

    def _hover(self, target: Target) -> None:
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
        steps = {
            Qt.Key.Key_Left: (-1, 0),
            Qt.Key.Key_Right: (1, 0),
            Qt.Key.Key_Up: (0, -1),
            Qt.Key.Key_Down: (0, 1),
        }
        key = Qt.Key(event.key())
        if key in steps and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._move_cursor(*steps[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._enter()
        elif key == Qt.Key.Key_Escape:
            if not self.cancel():
                self.cancelled.emit()
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.set_zoom(self._zoom * 1.25)
        elif key == Qt.Key.Key_Minus:
            self.set_zoom(self._zoom / 1.25)
        elif key == Qt.Key.Key_F:
            self.fit()
        else:
            super().keyPressEvent(event)

    def stops(self) -> list[Target]:
        """Where the keys can go: all points, all zones, and the middle of each square."""
        if self.tile is None or self._places is None:
            return []
        tile = self._places.tile
        names = [zone.id for zone in tile.zones]
        points = [
            Target(point, names[tile.zone_at[point]] if point in tile.zone_at else None)
            for point in self.grid.shown()
        ]
        return [*points, *(Target(None, name) for name in names)]

    def _move_cursor(self, dx: int, dy: int) -> None:
        self._by_key = True
        stops = self.stops()
        if not stops:
            return
        here = self.place_of(self.stop) if self.stop else QPointF(self.box.center())
        found: tuple[float, Target] | None = None
        for stop in stops:
            far = self.place_of(stop) - here
            ahead, aside = far.x() * dx + far.y() * dy, abs(far.x() * dy) + abs(far.y() * dx)
            if ahead > 2 and stop != self.stop:
                cost = ahead + 2.2 * aside
                if found is None or cost < found[0]:
                    found = cost, stop
        if found is not None:
            self.go_to(found[1])

    def go_to(self, target: Target) -> None:
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
        if self.tool is not Tool.BRUSH or self.armed:
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
            mark = self._chalk.mark_at(event.pos())
            QToolTip.showText(event.globalPos(), mark.text if mark else "", self)
            return True
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._rest.start()

    def sizeHint(self) -> QSize:
        return QSize(style().px(600), style().px(600))

    def minimumSizeHint(self) -> QSize:
        return QSize(style().px(280), style().px(280))

    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self)
        p.fillRect(self.rect(), style().colour("bg"))
        if self.tile is not None:
            self._chalk.draw(p)
