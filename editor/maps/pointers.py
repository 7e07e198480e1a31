"""Tools of the map editor, by mouse: select and move, add villages, link, erase."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter

from carcqt.board.tool import NO_KEYS, PointerEvent, Tool
from carcqt.ui.widgets.popmenu import PopMenu
from editor.maps import brushes, edits
from editor.maps.actions import link_id
from editor.maps.drawn import NOTHING, MapTarget
from editor.maps.editing import MapTool
from editor.maps.keys import MapKeys, link_to

_MORE: Final = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier
_LEFT, _RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


class MapPointer(Tool):
    """Hovers, opens menus and forwards keys; a subclass for each tool says what presses do."""

    idle: ClassVar[Qt.CursorShape] = Qt.CursorShape.CrossCursor
    """Cursor where nothing is."""

    def __init__(self, keys: MapKeys) -> None:
        super().__init__(keys.sheet)
        self.sheet: Final = keys.sheet
        self.editing: Final = keys.editing
        self._keys: Final = keys
        self.pressed = NOTHING
        """What was there when the button was pressed."""

    def moves(self, target: MapTarget) -> bool:
        """Return whether a drag moves what is there."""
        return False

    def begin(self, event: PointerEvent) -> None:
        """Take up a press of the left button."""

    def drag(self, event: PointerEvent) -> None:
        """Follow a drag."""

    def drop(self, event: PointerEvent) -> None:
        """End a drag; by itself like a click."""
        self.click(event)

    def click(self, event: PointerEvent) -> bool:
        """Return whether a second click is to do the same again."""
        return True

    def press(self, event: PointerEvent) -> bool:
        if event.button is _RIGHT:
            self._press_right(event)
        if event.button is not _LEFT:
            return False
        self.pressed = self.sheet.target_at(event.place)
        self.begin(event)
        return True

    def move(self, event: PointerEvent) -> None:
        if event.dragged_from is not None:
            self.drag(event)
        else:
            self.hover(event)

    def hover(self, event: PointerEvent) -> None:
        """Show what the pointer is at, and in its shape what a press does there."""
        target, shapes = self.sheet.target_at(event.place), Qt.CursorShape
        self.sheet.hover(target, event)
        shape = self.idle if target.is_nothing else shapes.PointingHandCursor
        self.sheet.viewport().setCursor(shapes.SizeAllCursor if self.moves(target) else shape)

    def leave(self) -> None:
        self.sheet.hover(NOTHING, None)

    def release(self, event: PointerEvent) -> bool:
        counts = True
        if event.dragged_from is not None:
            self.drop(event)
        else:
            counts = self.click(event)
        self.hover(event)
        self.sheet.viewport().update()
        return counts

    def key(self, event: QKeyEvent) -> bool:
        return self._keys.press(event)

    def _press_right(self, event: PointerEvent) -> None:
        target = self.sheet.target_at(event.place)
        if self.sheet.link_from is not None:
            self.sheet.set_link_from(None)
        elif target.bend is not None and target.link is not None:
            self.editing.remove_bend(target.link, target.bend)
        elif not target.is_nothing:
            self._show_menu(event, target)

    def _show_menu(self, event: PointerEvent, target: MapTarget) -> None:
        editing, menu, commands = self.editing, PopMenu(self.sheet), self._keys.commands
        if target.village is not None:
            if target.village not in editing.selection.villages:
                editing.select([target.village])
            menu.add(self.tr("Edit"), editing.edit_asked.emit, "pencil", commands.key("enter"))
        elif target.link is not None:
            editing.select(link=target.link)
            place, link = self.sheet.drawn.to_map(event.place), target.link
            menu.take(commands["bend"], lambda: editing.add_bend(link, place))
            for kind in editing.description.lines:
                text = self.tr("Change to {way}").format(way=editing.words.a_way(kind))
                menu.take(commands[link_id(kind)], partial(editing.set_kind, kind), text)
        menu.addSeparator()
        menu.take(commands["remove"])
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.sheet.viewport().mapToGlobal(event.at))


class SelectPointer(MapPointer):
    """Selects, moves villages and bends, and draws a frame round villages."""

    idle = Qt.CursorShape.ArrowCursor
    frames: ClassVar[bool] = True
    """Whether a drag from nothing draws a frame."""

    def __init__(self, keys: MapKeys) -> None:
        super().__init__(keys)
        self._frame = QRectF()

    def moves(self, target: MapTarget) -> bool:
        return target.bend is not None or target.village is not None

    def begin(self, event: PointerEvent) -> None:
        editing, target = self.editing, self.pressed
        if editing.mission is not None:
            return
        if target.village is not None and event.modifiers & _MORE:
            editing.toggle(target.village)
        elif target.village is not None and target.village not in editing.selection.villages:
            editing.select([target.village])
        elif target.link is not None:
            editing.select(link=target.link, bend=target.bend)

    def drag(self, event: PointerEvent) -> None:
        assert event.dragged_from is not None
        start = self.sheet.mapToScene(event.dragged_from)
        if self.moves(self.pressed):
            self._move(start, event.place)
        elif self.pressed.is_nothing and self.frames:
            self._frame = QRectF(start, event.place).normalized()
            self.hover(event)
            self.sheet.viewport().update()

    def _move(self, start: QPointF, place: QPointF) -> None:
        editing, target, drawn = self.editing, self.pressed, self.sheet.drawn
        if target.bend is not None and target.link is not None:
            there = drawn.to_map(place)
            moved = edits.move_bend(editing.content, target.link, target.bend, there)
        else:
            if target.village is not None and target.village not in editing.selection.villages:
                editing.select([target.village])
            dx, dy = ((place - start) / drawn.scale).toTuple()
            moved = edits.moved(editing.content, editing.selection.villages, round(dx), round(dy))
        self.sheet.show_preview(moved)

    def drop(self, event: PointerEvent) -> None:
        moved, self.sheet.preview = self.sheet.preview, None
        frame, self._frame = self._frame, QRectF()
        if moved is not None:
            self.editing.put_moved(moved)
            self.sheet.refresh()
        elif not frame.isNull():
            self.editing.select(self.sheet.drawn.inside(frame))
        else:
            self.click(event)

    def click(self, event: PointerEvent) -> bool:
        editing, target = self.editing, self.pressed
        if target.village is not None and editing.mission is not None:
            editing.toggle_in_mission(target.village)
            return True
        if target.is_nothing:
            self.click_nothing(event)
        elif target.village is not None and event.modifiers == NO_KEYS:
            editing.select([target.village])
        return False

    def click_nothing(self, event: PointerEvent) -> None:
        """Take up a click where nothing is."""
        self.editing.select()

    def double(self, event: PointerEvent) -> bool:
        target = self.sheet.target_at(event.place)
        if target.village is not None and self.editing.mission is not None:
            return False
        if target.village is not None:
            self.editing.select([target.village])
            self.editing.edit_asked.emit()
        elif target.link is not None and target.bend is None:
            self.editing.add_bend(target.link, self.sheet.drawn.to_map(event.place))
        return True

    def paint(self, p: QPainter) -> None:
        if self.sheet.is_dragged and not self._frame.isNull():
            brushes.paint_box(p, self._frame, self.sheet.colours)


class VillagePointer(SelectPointer):
    """Adds villages by clicks, and moves them."""

    idle = Qt.CursorShape.CrossCursor
    frames = False

    def click_nothing(self, event: PointerEvent) -> None:
        if self.sheet.drawn.box.contains(event.place):
            self.editing.add_village(self.sheet.drawn.to_map(event.place))

    def click(self, event: PointerEvent) -> bool:
        super().click(event)
        return True

    def double(self, event: PointerEvent) -> bool:
        return False


class LinkPointer(MapPointer):
    """Links villages by a drag, or by two clicks."""

    def moves(self, target: MapTarget) -> bool:
        return target.bend is not None

    def begin(self, event: PointerEvent) -> None:
        if self.pressed.village is not None and self.sheet.link_from is None:
            self.sheet.link_from = self.pressed.village

    def drag(self, event: PointerEvent) -> None:
        # A drag begins where it begins, also after a key has begun a link elsewhere.
        self.sheet.link_from = self.pressed.village or self.sheet.link_from
        if self.sheet.link_from is not None:
            self.hover(event)
            self.sheet.viewport().update()

    def drop(self, event: PointerEvent) -> None:
        link_to(self.sheet, self.sheet.target_at(event.place).village)

    def click(self, event: PointerEvent) -> bool:
        village = self.pressed.village
        if village is None:
            self.sheet.set_link_from(None)
        elif self.sheet.link_from is not None and self.sheet.link_from != village:
            link_to(self.sheet, village)
        return True


class ErasePointer(MapPointer):
    """Removes what is clicked: a bend, a village or a link."""

    def click(self, event: PointerEvent) -> bool:
        target = self.pressed
        if target.bend is not None and target.link is not None:
            self.editing.remove_bend(target.link, target.bend)
        elif target.village is not None:
            self.editing.remove_villages((target.village,))
        elif target.link is not None:
            self.editing.remove_link(target.link)
        return True


POINTERS: Final[dict[MapTool, type[MapPointer]]] = {
    MapTool.SELECT: SelectPointer,
    MapTool.VILLAGE: VillagePointer,
    MapTool.LINK: LinkPointer,
    MapTool.ERASE: ErasePointer,
}
