"""The tools at the left: what the pointer does, and the species of what is made."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from carcqt.ui.theme.style import style
from carcqt.ui.widgets.buttons import ActionRow, IconButton
from carcqt.ui.widgets.cards import Bar, Edge
from carcqt.ui.widgets.choices import Switch
from carcqt.ui.widgets.labels import Label
from carcqt.ui.widgets.scroll import ScrollArea
from editor.maps.actions import MapActions, link_id
from editor.maps.editing import MapEditing, MapTool
from editor.maps.parts import called, heading, medal_pixmap

WIDTH, NARROW = 232, 60
_TOOLS: Final = (MapTool.SELECT, MapTool.VILLAGE, MapTool.ERASE)
"""Beside those that make links."""


class MapTools(Bar):
    picture_wanted = Signal(bool)

    def __init__(self, editing: MapEditing, parent: QWidget | None = None) -> None:
        super().__init__(Edge.RIGHT, horizontal=False, margins=(12, 12, 4, 12), spacing=8,
                         parent=parent)  # fmt: skip
        self._editing: Final = editing
        self._is_narrow = False
        acts, kinds = MapActions(game=editing.content.game), editing.description.lines
        self.buttons: Final = {tool: IconButton(acts.icon(tool.value)) for tool in _TOOLS}
        self.links: Final = {kind: IconButton(acts.icon(link_id(kind))) for kind in kinds}
        """The tools that make links, by their kinds."""
        self.species: Final[dict[str, ActionRow]] = {}
        self._group: Final = QButtonGroup(self)
        self._grid: Final = QGridLayout()
        self._grid.setSpacing(2)
        for tool, button in self.buttons.items():
            button.clicked.connect(lambda _=False, tool=tool: editing.take(tool))
        for kind, button in self.links.items():
            button.clicked.connect(lambda _=False, kind=kind: editing.take(MapTool.LINK, kind))
        for button in self._in_order:
            button.setCheckable(True)
            self._group.addButton(button)
        self._title: Final = heading()
        self._inside: Final = QWidget()
        column = QVBoxLayout(self._inside)
        column.setContentsMargins(0, 0, style().px(8), 0)
        column.setSpacing(style().px(6))
        column.addWidget(self._title)
        for number, species in enumerate(editing.description.icon):
            row = self.species[species] = ActionRow("", "", str(number + 1))
            row.clicked.connect(lambda _=False, species=species: self._pick(species))
            column.addWidget(row)
        column.addStretch(1)
        self.picture: Final = Switch(True)
        self.picture.toggled.connect(self.picture_wanted)
        self._picture_label: Final = Label(self.tr("Painted chart"), 13, 500, wrap=True)
        self._picture_row: Final = QWidget()
        row_box = QHBoxLayout(self._picture_row)
        row_box.setContentsMargins(0, 0, style().px(12), 0)
        row_box.addWidget(self._picture_label, 1)
        row_box.addWidget(self.picture)
        self.hint: Final = Label("", 12, 400, "text3")
        self.hint.setContentsMargins(0, 0, 8, 0)
        self._area: Final = ScrollArea(self._inside)
        self.add(self._grid, self._area, self._picture_row, self.hint)
        self.box.setStretch(1, 1)
        self._filler = QWidget()
        self.box.addWidget(self._filler, 1)
        editing.tool_changed.connect(self.refresh)
        editing.selected.connect(self.refresh)
        editing.mission_changed.connect(self.refresh)
        editing.document.changed.connect(self.refresh)
        style().follow(self._fit)
        self._say()

    @property
    def _in_order(self) -> list[IconButton]:
        *first, last = self.buttons.values()
        return [*first, *self.links.values(), last]

    def set_narrow(self, is_narrow: bool) -> None:
        """Only the tools, one under the other."""
        self._is_narrow = is_narrow
        self._fit()

    def refresh(self) -> None:
        editing = self._editing
        is_link = editing.tool is MapTool.LINK
        button = self.links[editing.link_kind] if is_link else self.buttons[editing.tool]
        button.setChecked(True)
        chosen, known = self._editing.selection.villages, self._editing.content.map.village
        shown = {known[id].species for id in chosen if id in known} or {self._editing.species}
        for species, row in self.species.items():
            row.setChecked(shown == {species})
        self._show_hint()

    def _pick(self, species: str) -> None:
        self._editing.set_species(species)
        self.refresh()

    def _show_hint(self) -> None:
        if self._editing.mission is not None and self._editing.tool is MapTool.SELECT:
            text = self.tr("Click villages to add them to the mission or remove them.")
        else:
            text = {
                MapTool.SELECT: self.tr(
                    "Drag villages and bends. Double-click a link to add a bend, right-click "
                    "to remove it. Arrows move, Tab goes to the next."
                ),
                MapTool.VILLAGE: self.tr("Click where the new village should be."),
                MapTool.LINK: self.tr("Drag from village to village to link them by {way}."),
                MapTool.ERASE: self.tr(
                    "Click what you want to remove: a village, a link or a bend."
                ),
            }[self._editing.tool]
            text = text.format(way=self._editing.words.a_way(self._editing.link_kind))
        self.hint.setText(text)

    def _say(self) -> None:
        acts, words = MapActions(game=self._editing.content.game), self._editing.words
        for tool, button in self.buttons.items():
            button.set_tooltip(acts.tip(tool.value))
        for kind, button in self.links.items():
            button.set_tooltip(acts.tip(link_id(kind)))
        self._title.setText(words.villages_differ(len(self._editing.content.map.villages)))
        self.picture.setAccessibleName(self.tr("Painted chart"))
        for species, row in self.species.items():
            row.setText(called(self._editing.content.game, species))
        self.refresh()

    def _fit(self) -> None:
        narrow = self._is_narrow
        for number, button in enumerate(self._in_order):
            self._grid.removeWidget(button)
            self._grid.addWidget(button, *((number, 0) if narrow else (0, number)))
        self._grid.setColumnStretch(len(self._in_order), 0 if narrow else 1)
        for part in (self._area, self._picture_row, self.hint):
            part.setVisible(not narrow)
        self._filler.setVisible(narrow)
        self.setFixedWidth(style().px(NARROW if narrow else WIDTH))
        for species, row in self.species.items():
            row.set_icon(medal_pixmap(species, style().px(20)))
