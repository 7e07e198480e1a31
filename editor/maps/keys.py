"""Keys on the map of the editor: they move, link and remove what is selected."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from carcqt.board.stepping import ArrowSteps
from carcqt.board.tool import plain_key
from carcqt.board.view import ARROWS
from editor.maps.actions import MapActions, link_id
from editor.maps.editing import MapTool
from editor.maps.sheet import MapSheet

_STEP, _FAR_STEP = 1, 10
"""Steps of the map by which an arrow moves a village."""


class MapKeys:
    """Does on a map what keys ask for, whatever tool is in use."""

    def __init__(self, sheet: MapSheet) -> None:
        self.sheet: Final = sheet
        self.editing: Final = sheet.editing
        self.commands: Final = MapActions(sheet, sheet.editing.content.game)
        self._bind()

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key asks for; return whether it asks for something here."""
        editing = self.editing
        key, step = plain_key(event), ARROWS.get(event.key())
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if step is not None and control:
            self._go(*step)
        elif step is not None:
            self._arrow(step, bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._enter()
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
            species = list(editing.description.icon)
            if key - Qt.Key.Key_1 < len(species):
                editing.set_species(species[key - Qt.Key.Key_1])
        elif key == Qt.Key.Key_Escape:
            return self._escape()
        else:
            return self.commands.press(event)
        return True

    def _bind(self) -> None:
        editing = self.editing
        self.commands.bind(
            select=lambda: editing.take(MapTool.SELECT),
            village=lambda: editing.take(MapTool.VILLAGE),
            erase=lambda: editing.take(MapTool.ERASE),
            select_all=editing.select_all,
            next_link=editing.next_link,
            next_bend=editing.next_bend,
            bend=editing.add_bend_here,
            remove=editing.delete,
            toggle=self._space,
            fit=lambda: self.sheet.fit(animated=True),
            zoom_in=self.sheet.zoom_in,
            zoom_out=self.sheet.zoom_out,
        )
        for kind in editing.description.lines:
            self.commands.bind(**{link_id(kind): partial(self._link_key, kind)})

    def _arrow(self, step: tuple[int, int], far: bool) -> None:
        chosen = self.editing.selection
        if self.sheet.link_from is not None or (not chosen.villages and chosen.bend is None):
            self._go(*step)
        else:
            by = _FAR_STEP if far else _STEP
            self.editing.nudge(step[0] * by, step[1] * by)

    def _go(self, dx: int, dy: int) -> None:
        """Select the next village in a direction."""
        places = {
            self.sheet.drawn.village(id).toTuple(): id for id in self.sheet.drawn.file.map.village
        }
        if not places:
            return
        stepper, here = ArrowSteps(places), self.editing.selection.village
        if here is None:
            found = stepper.nearest(self.sheet.centre.toTuple())
        else:
            found = stepper.step(self.sheet.drawn.village(here).toTuple(), dx, dy)
        self.sheet.pointer = None
        self.editing.select([places[found]])

    def _link_key(self, kind: str) -> None:
        """Change the kind of a selected link, link two villages, or begin a link at one.

        While links are drawn, the next ones are of that kind."""
        chosen = self.editing.selection
        if chosen.link is not None and self.editing.tool is not MapTool.LINK:
            self.editing.set_kind(kind)
        elif len(chosen.villages) == 2:
            self.editing.add_link(kind, *chosen.villages)
        else:
            self.editing.take(MapTool.LINK, kind)
            if chosen.village is not None:
                self.sheet.pointer = None
                self.sheet.set_link_from(chosen.village)

    def _enter(self) -> None:
        chosen, editing = self.editing.selection, self.editing
        if self.sheet.link_from is not None:
            link_to(self.sheet, chosen.village)
            editing.take(MapTool.SELECT)
        elif editing.tool is MapTool.VILLAGE and chosen.village is None:
            editing.add_village(self.sheet.drawn.to_map(self.sheet.centre))
            editing.take(MapTool.SELECT)
        elif editing.mission is not None and chosen.village is not None:
            editing.toggle_in_mission(chosen.village)
        elif chosen.villages or chosen.link is not None:
            editing.edit_asked.emit()

    def _space(self) -> None:
        if self.editing.mission is not None and self.editing.selection.village is not None:
            self.editing.toggle_in_mission(self.editing.selection.village)

    def _escape(self) -> bool:
        """Give up one thing after the other: a drag, a link, the tool, a mission, the selection."""
        editing, sheet = self.editing, self.sheet
        if sheet.is_dragged:
            sheet.forget_press()
            sheet.preview = None
            sheet.refresh()
        elif sheet.link_from is not None:
            sheet.set_link_from(None)
        elif editing.tool is not MapTool.SELECT:
            editing.take(MapTool.SELECT)
        elif editing.mission is not None:
            editing.open_mission(None)
        elif editing.selection.villages or editing.selection.link is not None:
            editing.select()
        else:
            return False
        return True


def link_to(sheet: MapSheet, village: str | None) -> None:
    """End the link that is being drawn at a village, or nowhere."""
    start = sheet.link_from
    sheet.set_link_from(None)
    if start is not None and village is not None and sheet.editing.tool is MapTool.LINK:
        sheet.editing.add_link(sheet.editing.link_kind, start, village)
