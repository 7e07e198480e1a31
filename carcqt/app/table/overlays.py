"""What lies over a stage wherever a game is shown: zoom, tips, notices and the drawer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QMargins, QObject, QPoint, QRect, QTimer, Signal
from PySide6.QtWidgets import QWidget

from carcqt.app.table.drawer import Drawer
from carcqt.app.table.freeroom import CROWDED, free_place
from carcqt.app.table.speech import SpeechCard
from carcqt.app.table.stage import Stage
from carcqt.app.table.tips import Tips
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.notices import FloatingNotice
from carcqt.ui.widgets.pills import ZoomPill

_GAP: Final = 12
"""Room between a card and the edges of the stage, in pixels."""
_DRAWER: Final = 340
"""Least width of the drawer, in pixels."""


class StageOverlays(QObject):
    """Puts each of them where it hides nothing that another one speaks of."""

    placed = Signal()
    """They have their places: whatever a page puts over the stage is placed next."""

    def __init__(self, stage: Stage, game: str) -> None:
        super().__init__(stage)
        self._stage: Final = stage
        self.drawer: Drawer | None = None
        self.zoom: Final = ZoomPill(parent=stage)
        self.tips: Final = Tips(stage, game, self.put_beside)
        self.notice: Final = FloatingNotice(stage)
        view = stage.view
        view.zoom_changed.connect(self.zoom.set_zoom)
        self.zoom.zoom_in.connect(view.zoom_in)
        self.zoom.zoom_out.connect(view.zoom_out)
        self.zoom.fit.connect(view.see_all)
        self._soon: Final = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.place)
        for watched in (stage, view):
            watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.place()
            # Once more when the view has come to terms with its new size.
            self._soon.start()
        return False

    @property
    def free_room(self) -> QRect:
        """The part of the stage that the drawer leaves."""
        room = self._stage.overlay_room()
        if self.drawer is not None and not self.drawer.isHidden():
            room.setRight(self.drawer.x())
        return room

    @property
    def drawer_width(self) -> int:
        """Pixels that the drawer covers at the right."""
        return 0 if self.drawer is None or self.drawer.isHidden() else self.drawer.width()

    def put_beside(
        self,
        card: SpeechCard,
        speaks_of: QRect,
        near: QPoint,
        kept: Sequence[QRect],
        *,
        gap: int = _GAP,
        crowded: int = CROWDED,
    ) -> bool:
        """Put a card near a place of its parent, over little of the game.

        It leaves `gap` pixels to the edges of the free room. Return whether it hides nothing of
        `kept`."""
        above = card.parentWidget()
        assert above is not None
        aside, gap = self._stage.mapTo(above, QPoint()), style().px(gap)
        room = self.free_room.translated(aside).adjusted(gap, gap, -gap, -gap)
        crowd = [box.translated(aside) for box in self._stage.things()]
        size = card.body.size()
        card.put(free_place(size, room, near, kept, crowd, speaks_of, crowded))
        return not any(card.body.intersects(box) for box in kept)

    def place_soon(self) -> None:
        """Place them once new sizes are known."""
        self._soon.start()

    def place(self) -> None:
        room = self._stage.overlay_room()
        self.notice.put(room)
        if self.drawer is not None and self.drawer.isVisible():
            wide = max(style().px(_DRAWER), self.drawer.minimumSizeHint().width())
            wide = min(wide, room.width())
            self.drawer.setGeometry(room.right() - wide + 1, room.top(), wide, room.height())
        self.zoom.adjustSize()
        self.zoom.move(self._zoom_place())
        self.placed.emit()

    def _zoom_place(self) -> QPoint:
        """At the foot; on a map, of which all is seen, in the corner where it hides least."""
        room, shadow, size = self.free_room, self.zoom.shadow, self.zoom.size()
        gap = style().px(12) - shadow
        sides = (room.right() - gap - size.width(), room.left() + gap)
        heights = (room.top() + gap, room.bottom() - gap - size.height())
        if not self._stage.is_fixed:
            return QPoint(sides[1], heights[1])
        corners = [QPoint(x, y) for y in heights for x in sides]
        inside = QMargins(shadow, shadow, shadow, shadow)
        self._stage.keep_clear(QRect(corners[0], size) - inside)
        return min(corners, key=lambda at: self._stage.crowd(QRect(at, size) - inside))

    def hides(self, pill: QWidget) -> bool:
        """Return whether a pill would lie over the zoom, or over something that matters."""
        if pill.geometry().intersects(self.zoom.geometry()):
            return True
        shadow = self.zoom.shadow
        inside = QMargins(shadow, shadow, shadow, shadow)
        return self._stage.is_fixed and bool(self._stage.crowd(pill.geometry() - inside))
