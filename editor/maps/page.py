"""A map in the editor: tools, the map itself, and what is known of it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from carcqt.art.studio.studio import Studio
from carcqt.content.tables import Seat, SeatKind, TableSetup
from carcqt.rules.problems import Problem
from carcqt.ui.arranging import NARROW, given
from carcqt.ui.theme.board_colours import board_colours
from carcqt.ui.theme.breakpoints import Size
from carcqt.ui.theme.style import set_game, style
from carcqt.ui.widgets.pills import ZoomPill
from carcqt.ui.widgets.popmenu import PopMenu
from editor.documents.companions import companion
from editor.documents.map import MapDocument
from editor.forms.page import DocumentPage, ShownPart
from editor.maps import places
from editor.maps.balancerun import BalanceRun
from editor.maps.canvas import MapCanvas
from editor.maps.editing import MapEditing
from editor.maps.side import MapPanel, MapSide
from editor.maps.tools import MapTools


@dataclass(frozen=True)
class MapPageState:
    panel: MapPanel
    has_picture: bool
    link_from: str | None
    """Village where a link was begun."""


class MapPage(DocumentPage):
    has_try = True

    def __init__(
        self, document: MapDocument, studio: Studio, parent: QWidget | None = None
    ) -> None:
        super().__init__(document, studio, parent)
        set_game(self, None)
        self.map: Final = document
        # The tool, what is selected and games that are played go on in another language.
        self.editing: Final = companion(
            document, MapEditing, lambda: MapEditing(document, document)
        )
        self.run: Final = companion(document, BalanceRun, lambda: BalanceRun(document))
        self.canvas: Final = MapCanvas(self.editing, studio)
        self.zoom: Final = ZoomPill(parent=self.canvas)
        self.tools_panel: Final = MapTools(self.editing)
        self.side: Final = MapSide(self.editing, self.run)
        self._middle: Final = QVBoxLayout()
        self._middle.setSpacing(0)
        self._middle.addWidget(self.canvas, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.tools_panel)
        row.addLayout(self._middle, 1)
        row.addWidget(self.side)
        self.arrangement = (given(self.tools_panel.set_narrow, NARROW), self._place_zoom)
        self._connect()
        style().follow(self._restyle)

    def _connect(self) -> None:
        self.tools_panel.picture_wanted.connect(self.canvas.set_picture)
        self.editing.edit_asked.connect(self.edit)
        self.editing.selected.connect(self._follow_selection)
        self.editing.mission_changed.connect(self._follow_mission)
        self.side.turned.connect(self._turned)
        self.side.left.connect(self.canvas.setFocus)
        self.zoom.zoom_in.connect(self.canvas.zoom_in)
        self.zoom.zoom_out.connect(self.canvas.zoom_out)
        self.zoom.fit.connect(lambda: self.canvas.fit(animated=True))
        self.canvas.zoom_changed.connect(self.zoom.set_zoom)
        self.map.problems_changed.connect(self.try_changed)

    # What the panel at the right shows.

    def edit(self) -> None:
        """The keyboard goes to the properties of what is selected."""
        self.side.turn_to(MapPanel.SELECTED)
        self.side.selected.edit()

    def _follow_selection(self) -> None:
        chosen = self.editing.selection
        if (chosen.villages or chosen.link is not None) and self.editing.mission is None:
            self.side.turn_to(MapPanel.SELECTED)

    def _follow_mission(self) -> None:
        if self.editing.mission is not None:
            self.side.turn_to(MapPanel.MISSIONS)

    def _turned(self, panel: MapPanel) -> None:
        if panel is not MapPanel.MISSIONS:
            self.editing.open_mission(None)

    def show_place(self, problem: Problem) -> None:
        content = self.editing.content
        self.editing.open_mission(None)
        if (village := places.village_of(problem, content)) is not None:
            self.editing.select([village])
        elif (link := places.link_of(problem, content)) is not None:
            self.editing.select(link=link)
        elif (card := places.card_of(problem, content)) is not None:
            self.side.turn_to(MapPanel.CARDS)
            self.side.cards.edit(card)
            return
        elif (kind := places.kind_of(problem)) == "mission":
            self.side.turn_to(MapPanel.MISSIONS)
            self.editing.open_mission(places.mission_of(problem, content))
        else:
            self.side.turn_to(MapPanel.CARDS if kind == "card" else MapPanel.MAP)
        self.canvas.show_problem(problem)
        self.canvas.setFocus()

    def state(self) -> MapPageState:
        has_picture = self.tools_panel.picture.isChecked()
        return MapPageState(self.side.panel, has_picture, self.canvas.link_from)

    def take_over(self, state: MapPageState) -> None:
        self.side.turn_to(state.panel)
        self.tools_panel.picture.setChecked(state.has_picture)
        self.canvas.set_link_from(state.link_from)

    # What the window asks.

    @property
    def shown(self) -> ShownPart:
        return ShownPart.MAP

    @property
    def can_try(self) -> bool:
        return not self.map.problems

    def try_it(self) -> None:
        """A game on this map against computer players, in the window for that."""
        if self.can_try:
            bots = (self.tr("Computer 1"), self.tr("Computer 2"))[
                : self.editing.description.players[-1] - 1
            ]
            seats = (
                Seat(self.tr("Designer"), 0),
                *(Seat(bot, seat, SeatKind.COMPUTER) for seat, bot in enumerate(bots, 1)),
            )
            self.play_asked.emit(TableSetup(self.map.content, seats))

    def take_foot(self, foot: QWidget) -> bool:
        self._middle.addWidget(foot)
        return True

    def first_focus(self) -> None:
        self.canvas.setFocus()

    def closing(self) -> None:
        self.run.cancel()

    def fill_menu(self, menu: PopMenu) -> None:
        shown = self.tools_panel.picture
        menu.add(self.tr("Painted chart"), shown.toggle, checked=shown.isChecked())
        menu.take(self.canvas.commands["select_all"])
        texts = {
            MapPanel.MISSIONS: self.tr("Missions"),
            MapPanel.CARDS: self.tr("Income cards"),
            MapPanel.MAP: self.tr("The whole map"),
            MapPanel.BALANCE: self.tr("Balance"),
        }
        for panel, text in texts.items():
            if panel in self.side.panels:
                menu.add(text, partial(self.side.turn_to, panel), panel.value)

    # How it looks.

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and not self.canvas.hasFocus():
            self.canvas.setFocus()
        else:
            super().keyPressEvent(event)

    def _place_zoom(self, size: Size) -> None:
        self.zoom.adjustSize()
        self.zoom.move(0, self.canvas.height() - self.zoom.height())

    def _restyle(self) -> None:
        self.canvas.set_colours(board_colours())
        self.canvas.reduced_motion = style().reduced_motion
        self.rearrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), style().colour("bg"))
