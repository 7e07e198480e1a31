"""What lies over the board while a puzzle is solved, and where."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QMargins, QObject, QPoint, QRect, QTimer

from carcqt.app.solving.bubble import Bubble
from carcqt.app.table.drawer import MOVES, Drawer
from carcqt.app.table.stage import Stage
from carcqt.app.table.tips import Tip, Tips
from carcqt.rules.game import Turn
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.pills import ZoomPill

_REST: Final = 120
"""Milliseconds after which what lies over a board that has moved is put elsewhere."""


class SolvingOverlays(QObject):
    """The bubble, the drawer, the zoom and tips: none hides what another one speaks of."""

    def __init__(self, stage: Stage, drawer: Drawer, game: str) -> None:
        super().__init__(stage)
        self._stage: Final = stage
        self.drawer: Final = drawer
        self.bubble: Final = Bubble(stage)
        self.zoom: Final = ZoomPill(parent=stage)
        self.tips: Final = Tips(stage, game)
        self.speaks_of: Turn = ()
        """The turn on the board that the bubble is about."""
        self._resting: Final = QTimer(self, singleShot=True, interval=_REST)
        self._resting.timeout.connect(self.place)
        view = stage.view
        view.zoom_changed.connect(self.zoom.set_zoom)
        self.zoom.zoom_in.connect(view.zoom_in)
        self.zoom.zoom_out.connect(view.zoom_out)
        self.zoom.fit.connect(view.see_all)
        across, down = view.horizontalScrollBar(), view.verticalScrollBar()
        for moved in (across.valueChanged, down.valueChanged, view.zoom_changed):
            moved.connect(lambda _value: self._resting.start())
        stage.told.connect(self._tell)
        style().changed.connect(self.place)
        for watched in (stage, view):
            watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            QTimer.singleShot(0, self, self.place)
        return False

    def show_drawer(self, on: bool) -> None:
        if on:
            self.drawer.turn_to(MOVES)
            self.drawer.raise_()
            self.drawer.moves.setFocus()
        self.drawer.setVisible(on)
        self.place()
        self._stage.leave_room(self.drawer.width() if on else 0)

    def place(self) -> None:
        stage, zoom, drawer = self._stage, self.zoom, self.drawer
        room = stage.overlay_room()
        zoom.adjustSize()
        zoom.move(self._zoom_place(room))
        free = QRect(room)
        if drawer.isVisible():
            wide = max(style().px(340), drawer.minimumSizeHint().width())
            wide = min(wide, room.width())
            drawer.setGeometry(room.right() - wide + 1, room.top(), wide, room.height())
            free.setRight(drawer.x())
        place = stage.turn_box(self.speaks_of) if self.speaks_of else None
        self.bubble.put(place, free, stage.things(), [zoom.geometry(), *stage.choices()])

    def _zoom_place(self, room: QRect) -> QPoint:
        """At the foot; on a map, of which all is seen, in the corner where it hides least."""
        size, rim = self.zoom.size(), self.zoom.shadow
        gap = style().px(12) - rim
        left, right = room.left() + gap, room.right() + 1 - gap - size.width()
        top, foot = room.top() + gap, room.bottom() + 1 - gap - size.height()
        corners = [QPoint(x, y) for y in (foot, top) for x in (left, right)]
        if not self._stage.is_fixed:
            return corners[0]
        inside = QMargins(rim, rim, rim, rim)
        return min(corners, key=lambda at: self._stage.crowd(QRect(at, size) - inside))

    def _tell(self, tip: Tip | None, place: QRect | None) -> None:
        if tip is None or place is None or not self.bubble.isHidden():
            self.tips.clear()
            return
        room = self._stage.overlay_room()
        if self.drawer.isVisible():
            room.setRight(self.drawer.x())
        near = self._stage.pointer or place.center()
        over = [*self._stage.choices(), self.zoom.geometry()]
        self.tips.show(tip, place, room, near, over, self._stage.things())
