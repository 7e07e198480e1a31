"""The map to be worked on: dragged, linked and bent by hand or by keys."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QWidget

from carcqt.art.studio.studio import Studio
from editor.maps.editing import MapEditing
from editor.maps.keys import MapKeys
from editor.maps.pointers import POINTERS
from editor.maps.sheet import MapSheet


class MapCanvas(MapSheet):
    """The map with its tools: the one that is chosen at the left is in use."""

    def __init__(self, editing: MapEditing, studio: Studio, parent: QWidget | None = None) -> None:
        super().__init__(editing, studio, parent)
        keys = MapKeys(self)
        self.commands: Final = keys.commands
        self._tools = {tool: pointer(keys) for tool, pointer in POINTERS.items()}
        editing.tool_changed.connect(self._tool_changed)
        self._tool_changed()

    def _tool_changed(self) -> None:
        self.use(self._tools[self.editing.tool])
        self.set_link_from(None)

    def focusNextPrevChild(self, next: bool) -> bool:
        """Select the next village by Tab; leave the map after the last one."""
        return self.editing.step(1 if next else -1) or super().focusNextPrevChild(next)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        is_back = event.reason() is Qt.FocusReason.BacktabFocusReason
        if is_back and not self.editing.selection.villages:
            self.editing.step(-1)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()
