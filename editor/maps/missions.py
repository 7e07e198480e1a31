"""The missions of a map: villages are clicked on the map to fill the one that is open."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QVBoxLayout, QWidget

from carcqt.rules.maps import Mission
from carcqt.ui.language import punctuation
from carcqt.ui.widgets.buttons import Button, ButtonKind, IconButton
from carcqt.ui.widgets.cards import CardButton
from carcqt.ui.widgets.fields import Field
from carcqt.ui.widgets.labels import Label
from carcqt.ui.widgets.removal import clear
from editor.maps import edits
from editor.maps.editing import MapEditing
from editor.maps.parts import Column, beside, heading, small


class MissionCard(CardButton):
    def __init__(self, mission: Mission, villages: str, count: str, is_short: bool) -> None:
        super().__init__(punctuation().colon(mission.id, villages), radius=10, margin=10, spacing=4)
        self.setCheckable(True)
        head = beside(
            Label(mission.id, 14, 600, wrap=False),
            Label(count, 12, 600, "err" if is_short else "text3", wrap=False),
            stretch=0,
        )
        self.add(head, Label(villages, 12, 400, "text2"))


class MissionsPanel(Column):
    def __init__(self, editing: MapEditing, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editing: Final = editing
        self._shown: object = None
        self.title: Final = heading()
        self.hint: Final = small()
        self.new: Final = Button(self.tr("New mission"), ButtonKind.SECONDARY, "plus")
        self.duplicate: Final = IconButton("copy", self.tr("Duplicate"), px=32, framed=True)
        self.remove: Final = IconButton("trash", self.tr("Remove"), px=32, framed=True)
        self.id_label, self.id = small(), Field()
        self.cards: list[MissionCard] = []
        self._list: Final = QVBoxLayout()
        self.box.addWidget(self.title)
        self.box.addWidget(self.hint)
        self.box.addLayout(beside(self.new, self.duplicate, self.remove, stretch=0))
        self.box.addLayout(beside(self.id_label, self.id, stretch=1))
        self.box.addLayout(self._list)
        self.box.addStretch(1)
        self.new.clicked.connect(editing.add_mission)
        self.duplicate.clicked.connect(self._duplicate)
        self.remove.clicked.connect(self._remove)
        self.id.textEdited.connect(self._try_id)
        self.id.editingFinished.connect(self._rename)
        editing.document.changed.connect(self.refresh)
        editing.mission_changed.connect(self.refresh)
        self.title.setText(self.tr("Missions"))
        self.id_label.setText(self.tr("Id"))
        self.id.setAccessibleName(self.tr("Id of the mission"))
        self._shown = None
        self.refresh()

    def refresh(self) -> None:
        editing, missions = self._editing, self._editing.content.map.missions
        shown = missions, tuple(editing.content.village_names.items())
        if shown != self._shown:
            self._shown = shown
            self._fill()
        is_open = editing.mission is not None and editing.mission < len(missions)
        for number, card in enumerate(self.cards):
            card.setChecked(number == editing.mission)
        for part in (self.duplicate, self.remove):
            part.setEnabled(is_open)
        self.id.setVisible(is_open)
        self.id_label.setVisible(is_open)
        if is_open and editing.mission is not None and not self.id.hasFocus():
            with QSignalBlocker(self.id):
                self.id.setText(missions[editing.mission].id)
            self.id.set_problem("")
        self.hint.setText(
            self.tr("Click villages on the map to add or remove them.")
            if is_open
            else self.tr("Choose a mission, then click its villages on the map.")
        )

    def _fill(self) -> None:
        focused = next((n for n, card in enumerate(self.cards) if card.hasFocus()), None)
        clear(self._list)
        self.cards, wanted = [], self._editing.description.map.mission
        for number, mission in enumerate(self._editing.content.map.missions):
            names = ", ".join(self._editing.name(id) for id in mission.villages) or "–"
            there = len(mission.villages)
            count = self.tr("{count} of {wanted}").format(count=there, wanted=wanted)
            card = MissionCard(mission, names, count, there != wanted)
            card.clicked.connect(lambda on, number=number: self._open(number if on else None))
            self.cards.append(card)
            self._list.addWidget(card)
        if focused is not None and focused < len(self.cards):
            self.cards[focused].setFocus()

    def _open(self, number: int | None) -> None:
        self._editing.open_mission(number)

    def _duplicate(self) -> None:
        if self._editing.mission is not None:
            self._editing.duplicate_mission(self._editing.mission)

    def _remove(self) -> None:
        if self._editing.mission is not None:
            self._editing.remove_mission(self._editing.mission)

    def _fault(self) -> str:
        others = [m.id for n, m in enumerate(self._editing.content.map.missions)
                  if n != self._editing.mission]  # fmt: skip
        return edits.id_fault(self.id.text(), others)

    def _try_id(self) -> None:
        said = {
            "form": self.tr("Use at most 40 letters without accents, digits, - or _."),
            "taken": self.tr("Another mission has this id."),
        }
        self.id.set_problem(said.get(self._fault(), ""))

    def _rename(self) -> None:
        number = self._editing.mission
        if number is None or number >= len(self._editing.content.map.missions):
            return
        if not self._fault():
            self._editing.rename_mission(number, self.id.text())
        else:
            with QSignalBlocker(self.id):
                self.id.setText(self._editing.content.map.missions[number].id)
        self.id.set_problem("")
