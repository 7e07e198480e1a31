"""The map to be worked on: dragged, linked and bent by hand or by keys."""

from __future__ import annotations

from enum import Enum
from functools import partial
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from carcqt.art.maps.scene import WayKind
from carcqt.art.studio.studio import Studio
from carcqt.board.brushes import line_pen
from carcqt.board.stepping import ArrowSteps
from carcqt.board.view import ARROWS, PanZoomView, plain_key
from carcqt.content.maps import MapFile
from carcqt.rules.problems import Problem
from carcqt.ui.language import language
from carcqt.ui.tips import plain_tip
from carcqt.ui.widgets.popmenu import PopMenu
from carcqt.words.problems import ProblemWords
from editor.maps import brushes, edits
from editor.maps.actions import MapActions, link_id
from editor.maps.backdrop import Backdrop
from editor.maps.drawn import NOTHING, DrawnMap, MapTarget
from editor.maps.editing import MapEditing, MapTool
from editor.maps.places import place_of

_STRAY: Final = 4
"""Pixels that a press may stray and still be a click."""
_STEP, _FAR_STEP = 1, 10


class _Drag(Enum):
    MOVE = "move"
    LINK = "link"
    BOX = "box"


class MapCanvas(PanZoomView):
    def __init__(self, editing: MapEditing, studio: Studio, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.editing: Final = editing
        self.backdrop: Final = Backdrop(studio, self)
        self.drawn = DrawnMap(editing.content)
        self.hovered = NOTHING
        self.link_from: str | None = None
        """Where a link that is being drawn begins."""
        self._drag: _Drag | None = None
        self._down: tuple[QPoint, MapTarget] | None = None
        self._preview: MapFile | None = None
        self._pointer: QPointF | None = None
        self._faults: list[tuple[QPointF, Problem]] = []
        self.commands: Final = MapActions(self, editing.content.game)
        self._bind()
        self.set_margins(0, 0, 0, 0)
        self.retranslate()
        editing.document.changed.connect(self.refresh)
        editing.document.problems_changed.connect(self.show_faults)
        editing.selected.connect(self._selected)
        editing.tool_changed.connect(self._tool_changed)
        editing.mission_changed.connect(self.viewport().update)
        self.backdrop.came.connect(self.viewport().update)
        self.backdrop.show(self.drawn, at_once=True)
        self.show_faults()

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Map"))

    # What is shown.

    def content_rect(self) -> QRectF:
        return self.drawn.box

    def refresh(self) -> None:
        # What was being dragged is no longer what it was.
        self._preview = None
        if self._drag is _Drag.MOVE:
            self._down = self._drag = None
        resized = self.drawn.file.map.extent != self.editing.content.map.extent
        self._show(self.editing.content)
        self.backdrop.show(self.drawn)
        if self.link_from not in self.editing.content.map.village:
            self.link_from = None
        if resized and self.is_fitted:
            self.fit()

    def _show(self, file: MapFile) -> None:
        self.drawn = DrawnMap(file)
        self.viewport().update()

    def show_faults(self) -> None:
        self._faults = [
            (at, problem)
            for problem in self.editing.document.problems
            if (at := place_of(problem, self.drawn)) is not None
        ]
        self.viewport().update()

    def show_problem(self, problem: Problem) -> None:
        """What the problem speaks of is selected and in sight."""
        if (at := place_of(problem, self.drawn)) is not None:
            self.show_rect(QRectF(at.x() - 60, at.y() - 60, 120, 120))

    @property
    def is_settled(self) -> bool:
        return super().is_settled and not self.backdrop.is_waiting

    def set_picture(self, is_on: bool) -> None:
        self.backdrop.set_on(is_on)

    def drawBackground(self, painter: QPainter, rect: QRectF | object) -> None:
        assert isinstance(rect, QRectF)
        painter.fillRect(rect, QColor(self.colours.table))
        picture = self.backdrop.picture(self.drawn)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, not self.is_moving)
        if picture is not None:
            painter.drawPixmap(self.drawn.box, picture, QRectF(picture.rect()))
        else:
            brushes.paint_paper(painter, self.drawn)
        if self.colours.dim:
            painter.fillRect(self.drawn.box, QColor.fromRgbF(0, 0, 0, self.colours.dim))

    def drawForeground(self, painter: QPainter, rect: QRectF | object) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self._draw_links(painter)
        self._draw_villages(painter)
        self._draw_bends(painter)
        brushes.paint_faults(painter, [] if self._drag else [at for at, _ in self._faults])
        if self._drag is _Drag.BOX and self._down is not None and self._pointer is not None:
            box = self._box(self._down[0], self.mapFromScene(self._pointer))
            brushes.paint_box(painter, box, self.colours)
        painter.restore()

    def _draw_links(self, p: QPainter) -> None:
        drawn, links, chosen = self.drawn, self.drawn.file.map.links, self.editing.selection.link
        marked = {number for number in (chosen, self.hovered.link) if number is not None}
        if self.backdrop.picture(drawn) is None:
            water = WayKind.WATERWAY
            shown = sorted(range(len(links)), key=lambda n: drawn.way_kind(n) is not water)
        else:
            shown = sorted(marked)
        for number in shown:
            if number >= len(links):
                continue
            path = drawn.path(number)
            if number in marked:
                brushes.paint_chosen_way(p, path, self.colours)
            brushes.paint_way(p, path, drawn.way_kind(number))
        start = self.link_from
        if start is not None and start in drawn.file.map.village:
            end = self._link_end()
            if end is not None:
                p.setPen(line_pen(p, self.colours.accent, 4, Qt.PenStyle.DashLine))
                p.drawLine(drawn.village(start), end)

    def _draw_bends(self, p: QPainter) -> None:
        """Over everything: they are small, and wanted."""
        links, chosen = self.drawn.file.map.links, self.editing.selection
        if chosen.link is not None and chosen.link < len(links):
            for number, bend in enumerate(self.drawn.bends(links[chosen.link])):
                brushes.paint_bend(p, bend, self.colours, number == chosen.bend)

    def _link_end(self) -> QPointF | None:
        if self.hovered.village is not None and self.hovered.village != self.link_from:
            return self.drawn.village(self.hovered.village)
        chosen = self.editing.selection.village
        if self._pointer is None and chosen in self.drawn.file.map.village:
            return self.drawn.village(chosen)
        return self._pointer

    def _draw_villages(self, p: QPainter) -> None:
        drawn, chosen = self.drawn, self.editing.selection.villages
        mission: tuple[str, ...] = ()
        if self.editing.mission is not None and self.editing.mission < len(drawn.file.map.missions):
            mission = drawn.file.map.missions[self.editing.mission].villages
        # What is selected lies over the rest.
        ids = sorted(drawn.file.map.village, key=lambda id: (id in chosen, drawn.village(id).y()))
        for id in ids:
            if id == self.hovered.village:
                brushes.paint_hover(p, drawn.village(id), self.colours)
            brushes.paint_plate(p, drawn, id, not self.is_moving)
            brushes.paint_village(p, drawn, id)
            if id in chosen or id == self.link_from:
                brushes.paint_ring(p, drawn.village(id), self.colours, (id,) == chosen[-1:])
        for number, id in enumerate(mission):
            if id in drawn.file.map.village:
                brushes.paint_number(p, drawn.village(id), str(number + 1), self.colours)
        if self.hasFocus() and self.editing.selection.village in drawn.file.map.village:
            box = drawn.plate_box(self.editing.selection.village)
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.setPen(line_pen(p, self.colours.accent, 2.5))
            p.drawRoundedRect(box.adjusted(-2, -2, 2, 2), 7, 7)

    def _selected(self) -> None:
        if (village := self.editing.selection.village) is not None and self._drag is None:
            at = self.drawn.village(village) if village in self.drawn.file.map.village else None
            if at is not None and self.hasFocus() and self._down is None:
                self.show_rect(QRectF(at.x() - 70, at.y() - 70, 140, 140))
        self.viewport().update()

    def _tool_changed(self) -> None:
        self.link_from = None
        self.viewport().update()

    # The pointer.

    def target_at(self, at: QPoint) -> MapTarget:
        return self.drawn.at(self.mapToScene(at), 1 / self.zoom, self.editing.selection.link)

    def point(self, at: QPoint | None) -> None:
        target = NOTHING if at is None else self.target_at(at)
        self._tell_fault(at)
        self._pointer = None if at is None else self.mapToScene(at)
        if target != self.hovered or self.link_from is not None:
            self.hovered = target
            self.viewport().update()
        shapes, tool = Qt.CursorShape, self.editing.tool
        if target.bend is not None or (target.village is not None and tool is not MapTool.LINK):
            shape = shapes.SizeAllCursor if tool is not MapTool.ERASE else shapes.PointingHandCursor
        elif not target.is_nothing:
            shape = shapes.PointingHandCursor
        else:
            shape = shapes.ArrowCursor if tool is MapTool.SELECT else shapes.CrossCursor
        self.viewport().setCursor(shape)

    def fault_at(self, at: QPoint) -> str:
        """What is wrong there, as a sentence."""
        words, reach = ProblemWords(language().translate), 14
        return "\n".join(
            words.sentence(problem)
            for place, problem in self._faults
            if (self.mapFromScene(place) - at).manhattanLength() <= reach
        )

    def _tell_fault(self, at: QPoint | None) -> None:
        text = plain_tip(self.fault_at(at)) if at is not None and self._faults else ""
        if text != self.viewport().toolTip():
            self.viewport().setToolTip(text)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        if event.button() is not Qt.MouseButton.LeftButton:
            super().mousePressEvent(event)
            return
        target, editing = self.target_at(at), self.editing
        self._down = at, target
        more = event.modifiers() & (
            Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier
        )
        if editing.tool in (MapTool.SELECT, MapTool.VILLAGE) and editing.mission is None:
            if target.village is not None and more:
                editing.toggle(target.village)
            elif target.village is not None and target.village not in editing.selection.villages:
                editing.select([target.village])
            elif target.link is not None:
                editing.select(link=target.link, bend=target.bend)
        elif editing.tool is MapTool.LINK and target.village is not None and self.link_from is None:
            self.link_from = target.village
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        if self._down is None or not event.buttons() & Qt.MouseButton.LeftButton:
            super().mouseMoveEvent(event)
            return
        start, target = self._down
        if self._drag is None and (at - start).manhattanLength() >= _STRAY:
            self._begin_drag(target)
        if self._drag is _Drag.MOVE:
            self._move_to(at)
        elif self._drag is not None:
            self.point(at)
            self.viewport().update()

    def _begin_drag(self, target: MapTarget) -> None:
        tool = self.editing.tool
        if tool is MapTool.LINK:
            # A drag begins where it begins, also after a key has begun a link elsewhere.
            self.link_from = target.village or self.link_from
            self._drag = _Drag.LINK if self.link_from is not None else None
        elif tool is MapTool.ERASE:
            return
        elif target.village is not None or target.bend is not None:
            if target.village is not None and target.village not in self.editing.selection.villages:
                self.editing.select([target.village])
            self._drag = _Drag.MOVE
        elif target.link is None and tool is MapTool.SELECT:
            self._drag = _Drag.BOX

    def _move_to(self, at: QPoint) -> None:
        assert self._down is not None
        start, target = self._down
        there, here = self.mapToScene(at), self.mapToScene(start)
        if target.bend is not None and target.link is not None:
            place = self.drawn.to_map(there)
            moved = edits.move_bend(self.editing.content, target.link, target.bend, place)
        else:
            dx, dy = ((there - here) / self.drawn.scale).toTuple()
            chosen = self.editing.selection.villages
            moved = edits.moved(self.editing.content, chosen, round(dx), round(dy))
        self._preview = moved
        self._show(moved)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._down is None or event.button() is not Qt.MouseButton.LeftButton:
            super().mouseReleaseEvent(event)
            return
        at = event.position().toPoint()
        (start, target), drag = self._down, self._drag
        self._down = self._drag = None
        if drag is _Drag.MOVE and self._preview is not None:
            moved, self._preview = self._preview, None
            self.editing.put_moved(moved)
            self.refresh()
        elif drag is _Drag.BOX:
            self.editing.select(self.drawn.inside(self._box(start, at)))
        elif drag is _Drag.LINK:
            self._link_to(self.target_at(at).village)
        elif drag is None:
            self._click(at, target, event)
        self.point(at)
        event.accept()

    def _box(self, start: QPoint, end: QPoint) -> QRectF:
        """A frame drawn round villages."""
        return QRectF(self.mapToScene(start), self.mapToScene(end)).normalized()

    def _click(self, at: QPoint, target: MapTarget, event: QMouseEvent) -> None:
        editing, plain = self.editing, event.modifiers() == Qt.KeyboardModifier.NoModifier
        if editing.tool is MapTool.ERASE:
            self._erase(target)
        elif editing.tool is MapTool.LINK:
            if target.village is None:
                self.link_from = None
            elif self.link_from is not None and self.link_from != target.village:
                self._link_to(target.village)
        elif target.village is not None and editing.mission is not None:
            editing.toggle_in_mission(target.village)
        elif target.is_nothing and editing.tool is MapTool.VILLAGE:
            if self.drawn.box.contains(self.mapToScene(at)):
                editing.add_village(self.drawn.to_map(self.mapToScene(at)))
        elif target.is_nothing:
            editing.select()
        elif target.village is not None and plain:
            editing.select([target.village])
        self.viewport().update()

    def _erase(self, target: MapTarget) -> None:
        if target.bend is not None and target.link is not None:
            self.editing.remove_bend(target.link, target.bend)
        elif target.village is not None:
            self.editing.remove_villages((target.village,))
        elif target.link is not None:
            self.editing.remove_link(target.link)

    def _link_to(self, village: str | None) -> None:
        start, self.link_from = self.link_from, None
        if start is not None and village is not None and self.editing.tool is MapTool.LINK:
            self.editing.add_link(self.editing.link_kind, start, village)
        self.viewport().update()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        target = self.target_at(at)
        if (
            event.button() is not Qt.MouseButton.LeftButton
            or self.editing.tool is not MapTool.SELECT
        ):
            self.mousePressEvent(event)
        elif target.village is not None and self.editing.mission is None:
            self.editing.select([target.village])
            self.editing.edit_asked.emit()
        elif target.link is not None and target.bend is None:
            self.editing.add_bend(target.link, self.drawn.to_map(self.mapToScene(at)))
        elif target.village is not None:
            self.mousePressEvent(event)
        event.accept()

    def second_click(self, at: QPoint) -> None:
        target = self.target_at(at)
        if self.link_from is not None:
            self.link_from = None
            self.viewport().update()
        elif target.bend is not None and target.link is not None:
            self.editing.remove_bend(target.link, target.bend)
        elif not target.is_nothing:
            self._show_menu(at, target)

    def _show_menu(self, at: QPoint, target: MapTarget) -> None:
        editing, menu = self.editing, PopMenu(self)
        if target.village is not None:
            if target.village not in editing.selection.villages:
                editing.select([target.village])
            enter = self.commands.key("enter")
            menu.add(self.tr("Edit"), editing.edit_asked.emit, "pencil", enter)
        elif target.link is not None:
            editing.select(link=target.link)
            place, link = self.drawn.to_map(self.mapToScene(at)), target.link
            menu.take(self.commands["bend"], lambda: editing.add_bend(link, place))
            for kind in editing.description.lines:
                text = self.tr("Change to {way}").format(way=editing.words.a_way(kind))
                menu.take(self.commands[link_id(kind)], partial(editing.set_kind, kind), text)
        menu.addSeparator()
        menu.take(self.commands["remove"])
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.viewport().mapToGlobal(at))

    # Keys.

    def focusNextPrevChild(self, next: bool) -> bool:
        """Tab goes over the villages, and past the last one away."""
        if self.editing.step(1 if next else -1):
            return True
        return super().focusNextPrevChild(next)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if (
            event.reason() is Qt.FocusReason.BacktabFocusReason
            and not self.editing.selection.villages
        ):
            self.editing.step(-1)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
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
            self._escape(event)
        elif not self.commands.press(event):
            super().keyPressEvent(event)

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
            fit=lambda: self.fit(animated=True),
            zoom_in=self.zoom_in,
            zoom_out=self.zoom_out,
        )
        for kind in editing.description.lines:
            self.commands.bind(**{link_id(kind): partial(self._link_key, kind)})

    def _arrow(self, step: tuple[int, int], far: bool) -> None:
        chosen = self.editing.selection
        if self.link_from is not None or (not chosen.villages and chosen.bend is None):
            self._go(*step)
        else:
            by = _FAR_STEP if far else _STEP
            self.editing.nudge(step[0] * by, step[1] * by)

    def _go(self, dx: int, dy: int) -> None:
        """To the next village in that direction."""
        places = {self.drawn.village(id).toTuple(): id for id in self.drawn.file.map.village}
        if not places:
            return
        stepper, here = ArrowSteps(places), self.editing.selection.village
        if here is None:
            found = stepper.nearest(self.centre.toTuple())
        else:
            found = stepper.step(self.drawn.village(here).toTuple(), dx, dy)
        self._pointer = None
        self.editing.select([places[found]])

    def _link_key(self, kind: str) -> None:
        """A selected link changes its kind, two villages are linked, one begins a link; while
        links are drawn, the next ones are of that kind."""
        chosen = self.editing.selection
        if chosen.link is not None and self.editing.tool is not MapTool.LINK:
            self.editing.set_kind(kind)
        elif len(chosen.villages) == 2:
            self.editing.add_link(kind, *chosen.villages)
        else:
            self.editing.take(MapTool.LINK, kind)
            if chosen.village is not None:
                self.link_from, self._pointer = chosen.village, None
                self.viewport().update()

    def _enter(self) -> None:
        chosen, editing = self.editing.selection, self.editing
        if self.link_from is not None:
            self._link_to(chosen.village)
            editing.take(MapTool.SELECT)
        elif editing.tool is MapTool.VILLAGE and chosen.village is None:
            editing.add_village(self.drawn.to_map(self.centre))
            editing.take(MapTool.SELECT)
        elif editing.mission is not None and chosen.village is not None:
            editing.toggle_in_mission(chosen.village)
        elif chosen.villages or chosen.link is not None:
            editing.edit_asked.emit()

    def _space(self) -> None:
        if self.editing.mission is not None and self.editing.selection.village is not None:
            self.editing.toggle_in_mission(self.editing.selection.village)

    def _escape(self, event: QKeyEvent) -> None:
        """One thing after the other: a drag, a link, the tool, a mission, what is selected."""
        editing = self.editing
        if self._drag is not None or self._preview is not None:
            self._down = self._drag = self._preview = None
            self.refresh()
        elif self.link_from is not None:
            self.link_from = None
            self.viewport().update()
        elif editing.tool is not MapTool.SELECT:
            editing.take(MapTool.SELECT)
        elif editing.mission is not None:
            editing.open_mission(None)
        elif editing.selection.villages or editing.selection.link is not None:
            editing.select()
        else:
            event.ignore()
