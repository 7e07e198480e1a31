"""The map as it is drawn in the editor: all that tools work on."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from carcqt.art.maps.scene import WayKind
from carcqt.art.studio.studio import Studio
from carcqt.board.brushes import line_pen
from carcqt.board.tool import PointerEvent
from carcqt.board.view import PanZoomView
from carcqt.content.maps import MapFile
from carcqt.rules.problems import Problem
from carcqt.ui.language import language
from carcqt.ui.tips import plain_tip
from carcqt.words.problems import ProblemWords
from editor.maps import brushes
from editor.maps.backdrop import Backdrop
from editor.maps.drawn import NOTHING, DrawnMap, MapTarget
from editor.maps.editing import MapEditing
from editor.maps.places import place_of

_STRAY: Final = 4
"""Pixels that a press may stray and still be a click."""
_NEAR: Final = 14
"""Distance from the sign of a problem at which its text is shown, in pixels."""


class MapSheet(PanZoomView):
    """A view of the edited map with what is selected, hovered and wrong."""

    def __init__(self, editing: MapEditing, studio: Studio, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.editing: Final = editing
        self.backdrop: Final = Backdrop(studio, self)
        self.drawn = DrawnMap(editing.content)
        self.hovered = NOTHING
        self.link_from: str | None = None
        """Where a link that is being drawn begins."""
        self.preview: MapFile | None = None
        """The map while villages or a bend are dragged."""
        self._faults: list[tuple[QPointF, Problem]] = []
        self.stray = _STRAY
        self.set_margins(0, 0, 0, 0)
        self.setAccessibleName(self.tr("Map"))
        editing.document.changed.connect(self.refresh)
        editing.document.problems_changed.connect(self.show_faults)
        editing.selected.connect(self._selected)
        editing.mission_changed.connect(self.viewport().update)
        self.backdrop.came.connect(self.viewport().update)
        self.backdrop.show(self.drawn, at_once=True)
        self.show_faults()

    # Contents

    def content_rect(self) -> QRectF:
        return self.drawn.box

    def refresh(self) -> None:
        if self.preview is not None:
            # What was being dragged is no longer what it was.
            self.preview = None
            self.forget_press()
        resized = self.drawn.file.map.extent != self.editing.content.map.extent
        self._draw(self.editing.content)
        self.backdrop.show(self.drawn)
        if self.link_from not in self.editing.content.map.village:
            self.link_from = None
        if resized and self.is_fitted:
            self.fit()

    def show_preview(self, file: MapFile) -> None:
        """Show the map as a drag would leave it."""
        self.preview = file
        self._draw(file)

    def _draw(self, file: MapFile) -> None:
        self.drawn = DrawnMap(file)
        self.viewport().update()

    def set_link_from(self, village: str | None) -> None:
        """Begin a link at a village, or none."""
        self.link_from = village
        self.viewport().update()

    def show_faults(self) -> None:
        self._faults = [
            (at, problem)
            for problem in self.editing.document.problems
            if (at := place_of(problem, self.drawn)) is not None
        ]
        self.viewport().update()

    def show_problem(self, problem: Problem) -> None:
        """Bring what a problem refers to into sight."""
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
        brushes.paint_faults(painter, [] if self.is_dragged else [at for at, _ in self._faults])
        self.tool.paint(painter)
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
        """Draw the bends over everything, as they are small and meant to be dragged."""
        links, chosen = self.drawn.file.map.links, self.editing.selection
        if chosen.link is not None and chosen.link < len(links):
            for number, bend in enumerate(self.drawn.bends(links[chosen.link])):
                brushes.paint_bend(p, bend, self.colours, number == chosen.bend)

    def _link_end(self) -> QPointF | None:
        if self.hovered.village is not None and self.hovered.village != self.link_from:
            return self.drawn.village(self.hovered.village)
        chosen = self.editing.selection.village
        if self.pointer is None and chosen in self.drawn.file.map.village:
            return self.drawn.village(chosen)
        return None if self.pointer is None else self.mapToScene(self.pointer)

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
        village = self.editing.selection.village
        if village in self.drawn.file.map.village and self.hasFocus() and not self.is_pressed:
            at = self.drawn.village(village)
            self.show_rect(QRectF(at.x() - 70, at.y() - 70, 140, 140))
        self.viewport().update()

    # Pointer

    def target_at(self, place: QPointF) -> MapTarget:
        """Return what is at a place of the scene."""
        return self.drawn.at(place, 1 / self.zoom, self.editing.selection.link)

    def hover(self, target: MapTarget, event: PointerEvent | None) -> None:
        """Show what the pointer is at, and what is wrong there."""
        text = plain_tip(self.fault_at(event.place)) if event is not None and self._faults else ""
        if text != self.viewport().toolTip():
            self.viewport().setToolTip(text)
        if target != self.hovered or self.link_from is not None:
            self.hovered = target
            self.viewport().update()

    def fault_at(self, place: QPointF) -> str:
        """Return what is wrong at a place of the scene, as a sentence."""
        words, at = ProblemWords(language().translate), self.mapFromScene(place)
        return "\n".join(
            words.sentence(problem)
            for there, problem in self._faults
            if (self.mapFromScene(there) - at).manhattanLength() <= _NEAR
        )
