"""The panel at the right: what is selected, missions, cards, the whole map, its balance."""

from __future__ import annotations

from enum import Enum
from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QKeyEvent, Qt
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from carcqt.ui.theme.style import style
from carcqt.ui.widgets.cards import Bar, Edge
from carcqt.ui.widgets.choices import Segmented
from carcqt.ui.widgets.scroll import ScrollArea
from editor.maps.balancerun import BalanceRun
from editor.maps.balanceview import BalancePanel
from editor.maps.cards import CardsPanel
from editor.maps.editing import MapEditing
from editor.maps.mapform import MapForm
from editor.maps.missions import MissionsPanel
from editor.maps.selected import SelectedPanel

WIDTH: Final = 296


class MapPanel(Enum):
    SELECTED = "pencil"
    MISSIONS = "flag"
    CARDS = "coin"
    MAP = "gear"
    BALANCE = "chart"


class MapSide(Bar):
    turned = Signal(object)
    left = Signal()
    """Escape: back to the map."""

    def __init__(self, editing: MapEditing, run: BalanceRun, parent: QWidget | None = None) -> None:
        super().__init__(Edge.LEFT, horizontal=False, margins=(1, 12, 0, 0), spacing=4,
                         parent=parent)  # fmt: skip
        limits, rules = editing.description.map, editing.content.rules
        unused = {
            MapPanel.MISSIONS: not limits.mission,
            MapPanel.CARDS: not limits.cards,
            MapPanel.BALANCE: rules.fairness is None,
        }
        self.panels: Final = [panel for panel in MapPanel if not unused.get(panel)]
        """Those that the game has something for."""
        self.which: Final = Segmented([(panel, "", panel.value) for panel in self.panels])
        self.selected: Final = SelectedPanel(editing)
        self.missions: Final = MissionsPanel(editing)
        self.cards: Final = CardsPanel(editing)
        self.map: Final = MapForm(editing)
        self.balance: Final = BalancePanel(editing, run)
        self.pages: Final = QStackedWidget()
        for page in (self.selected, self.missions, self.cards, self.map, self.balance):
            self.pages.addWidget(ScrollArea(page))
        self._head: Final = QHBoxLayout()
        self._head.addWidget(self.which)
        self._head.addStretch(1)
        column = QVBoxLayout()
        column.addLayout(self._head)
        column.addWidget(self.pages, 1)
        self.add(column)
        self.which.chosen.connect(self.turn_to)
        style().follow(self._fit)
        tips = {
            MapPanel.SELECTED: self.tr("Selection"),
            MapPanel.MISSIONS: self.tr("Missions"),
            MapPanel.CARDS: self.tr("Income cards"),
            MapPanel.MAP: self.tr("The whole map"),
            MapPanel.BALANCE: self.tr("Balance"),
        }
        self.which.set_tips([tips[panel] for panel in self.panels])

    @property
    def panel(self) -> MapPanel:
        return list(MapPanel)[self.pages.currentIndex()]

    def turn_to(self, panel: object) -> None:
        assert isinstance(panel, MapPanel)
        if panel not in self.panels:
            return
        self.which.value = panel
        self.pages.setCurrentIndex(list(MapPanel).index(panel))
        self.turned.emit(panel)

    def sizeHint(self) -> QSize:
        return QSize(style().px(WIDTH), style().px(600))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _fit(self) -> None:
        self.setFixedWidth(style().px(WIDTH))
        self._head.setContentsMargins(style().px(15), 0, style().px(8), 0)
