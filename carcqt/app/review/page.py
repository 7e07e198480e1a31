"""What the pages have in common on which a game is only looked at."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from carcqt.app.games import game_table
from carcqt.app.page import Page
from carcqt.app.page_bar import PageBar
from carcqt.app.table.decision import Decision
from carcqt.app.table.flight import FlyingPoints
from carcqt.app.table.rail.log import LogView
from carcqt.app.table.tips import Tip, Tips
from carcqt.art.studio.studio import Studio
from carcqt.play.table import Table
from carcqt.ui.theme.breakpoints import Size
from carcqt.ui.theme.style import set_game, style
from carcqt.ui.widgets.buttons import PaintedButton
from carcqt.ui.widgets.cards import Bar, Edge
from carcqt.ui.widgets.pills import ZoomPill
from carcqt.words.numbers import gained

_RAIL: Final = 320
_NARROW_RAIL: Final = 280
_WAYS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right)


class ReviewPage(Page):
    """A bar above, the stage with its zoom, and a rail beside it."""

    def __init__(self, table: Table, studio: Studio, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = table
        game = table.setup.game
        set_game(self, game)
        self.top = PageBar(game)
        self.stage = game_table(game).stage(table, Decision(self), studio)
        self.zoom = ZoomPill(parent=self.stage)
        self.rail = Bar(Edge.LEFT, horizontal=False)
        self.tips = Tips(self.stage, table.setup.game)
        self.row = row = QHBoxLayout()
        row.setSpacing(0)
        row.addWidget(self.stage, 1)
        row.addWidget(self.rail)
        self.whole.addWidget(self.top)
        self.whole.addLayout(row, 1)
        self._connect_view()

    def _connect_view(self) -> None:
        view = self.stage.view
        view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        view.viewport().setFocusPolicy(Qt.FocusPolicy.NoFocus)
        view.zoom_changed.connect(self.zoom.set_zoom)
        self.zoom.zoom_in.connect(view.zoom_in)
        self.zoom.zoom_out.connect(view.zoom_out)
        self.zoom.fit.connect(view.see_all)
        self.stage.told.connect(self._tell)
        for watched in (self.stage, view):
            watched.installEventFilter(self)

    def fly(self, points: int, seat: int, start: QPoint, end: QPoint) -> None:
        """Points go from where they were won to whom they belong."""
        colour = self.table.setup.seats[seat].colour
        FlyingPoints(gained(points), colour, self).fly(start, end)

    def land(self) -> None:
        """Whatever still flies is taken away."""
        for flight in self.findChildren(FlyingPoints):
            flight.hide()
            flight.deleteLater()

    def _tell(self, tip: Tip | None, place: QRect | None) -> None:
        if tip is None or place is None:
            self.tips.clear()
        else:
            near = self.stage.pointer or place.center()
            choices, crowd = self.stage.choices(), self.stage.things()
            room, pills = self.stage.overlay_room(), [self.zoom.geometry()]
            self.tips.show(tip, place, room, near, choices, crowd, pills)

    def showEvent(self, event: QShowEvent) -> None:
        """Keys go through the game wherever the focus is: neither a click takes them away nor do
        buttons and lists keep them."""
        super().showEvent(event)
        keepers: list[QWidget] = [*self.findChildren(PaintedButton), *self.findChildren(LogView)]
        for keeper in keepers:
            keeper.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            keeper.installEventFilter(self)
        self.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in _WAYS and watched is not self.stage:
                self.keyPressEvent(event)
                return True
            return False
        if event.type() == QEvent.Type.Resize:
            # Once the parts of the stage have found their places.
            QTimer.singleShot(0, self, self._place_zoom)
        return False

    def _place_zoom(self) -> None:
        self.zoom.adjustSize()
        room, shadow = self.stage.overlay_room(), self.zoom.shadow
        gap = style().px(12) - shadow
        bottom = room.bottom() + 1 - gap - self.zoom.height()
        self.zoom.move(room.left() + gap, bottom)

    def arrange(self, size: Size) -> None:
        px = style().px
        self.rail.setFixedWidth(px(_NARROW_RAIL if size.is_narrow else _RAIL))
        self.rail.box.setContentsMargins(px(12), px(8), px(12), px(10))
        self.rail.box.setSpacing(px(8))
        self._place_zoom()
