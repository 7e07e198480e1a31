"""The table of a starting layout: everything can be put anywhere, by mouse or by keys."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import (
    QContextMenuEvent,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QFocusEvent,
    QKeyEvent,
)
from PySide6.QtWidgets import QWidget

from carcqt.art.studio.studio import Studio
from carcqt.art.tiles.theme import Theme
from carcqt.rules.tiles import Tile
from editor.layouts.actions import LayoutActions
from editor.layouts.cursor import CursorBoard, ThingHand
from editor.layouts.tools import CarryTool, LayoutTool, ThingTool, TileTool

DRAGGED = "application/x-carcqt-thing"
"""What comes over from a palette; which thing it is, the hand says."""


class LayoutBoard(CursorBoard):
    """The table of the layout editor: it gives what is in hand to the tool that lays or puts it."""

    def __init__(self, studio: Studio, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(studio, theme, parent)
        self.setAcceptDrops(True)
        self.viewport().setAcceptDrops(True)
        self.commands = LayoutActions(self)
        self.commands.bind(
            turn=lambda: self.hand.turn(1),
            turn_back=lambda: self.hand.turn(-1),
            remove=lambda: self.remove_asked.emit(self.cursor_square, self.cursor_zone),
            fit=lambda: self.fit(animated=True),
            zoom_in=self.zoom_in,
            zoom_out=self.zoom_out,
        )
        self._nothing = CarryTool(self, self.commands)
        self.hand: LayoutTool = self._nothing
        self._take(self._nothing)
        self.show_cursor()

    # Hand

    @property
    def hand_tile(self) -> Tile | None:
        return self.hand.tile if isinstance(self.hand, TileTool) else None

    def hold_tile(self, tile: Tile | None) -> None:
        """Take a tile in hand, or nothing."""
        self._take(self._nothing if tile is None else TileTool(self, self.commands, tile))

    def hold_thing(self, thing: ThingHand) -> None:
        self._take(ThingTool(self, self.commands, thing))

    def _take(self, tool: LayoutTool) -> None:
        if self.hand is not tool and self.hand is not self._nothing:
            self.hand.deleteLater()
        self.hand = tool
        self.use(tool)
        tool.refresh()

    # Drag and drop

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Show the menu at the cursor for the menu key; the mouse has its own way."""
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            self.show_menu(self.mapFromScene(self.cursor_box().center()))
        event.accept()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasFormat(DRAGGED):
            event.acceptProposedAction()
        else:
            event.ignore()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        if event.mimeData().hasFormat(DRAGGED):
            self.move_to(event.position().toPoint())
            event.acceptProposedAction()
        else:
            event.ignore()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self.leave()

    def dropEvent(self, event: QDropEvent) -> None:
        if not event.mimeData().hasFormat(DRAGGED):
            event.ignore()
            return
        self.by_keys, self.pointer = False, event.position().toPoint()
        self.tool.release(self.event_at(self.pointer))
        event.acceptProposedAction()
        self.setFocus()

    # Keys

    def event(self, event: QEvent) -> bool:
        # Tab goes over the zones of the tile first, and then on to what comes after the board.
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            key = event.key()
            if key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
                back = key == Qt.Key.Key_Backtab
                if not event.modifiers() & Qt.KeyboardModifier.ControlModifier and self.step_zone(
                    -1 if back else 1
                ):
                    event.accept()
                    return True
        return bool(super().event(event))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.by_keys = True
        self.show_cursor()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.show_cursor()
