"""The missions of a map: villages are clicked on the map to fill the one that is open."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSignalBlocker
from PySide6.QtWidgets import QVBoxLayout, QWidget

from carcqt.rules.games.expedition.mapchecks import VILLAGES
from carcqt.rules.maps import Mission
from carcqt.ui.language import punctuation
from carcqt.ui.widgets.buttons import Button, ButtonKind, IconButton
from carcqt.ui.widgets.cards import CardButton
from carcqt.ui.widgets.fields import Field
from carcqt.ui.widgets.labels import Label
from editor.maps import edits
from editor.maps.acts import MapActs
from editor.maps.parts import Column, beside, empty_layout, heading, small


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
    def __init__(self, acts: MapActs, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._acts: Final = acts
        self._shown: object = None
        self.title: Final = heading()
        self.hint: Final = small()
        self.new: Final = Button("", ButtonKind.SECONDARY, "plus")
        self.duplicate: Final = IconButton("copy", px=32, framed=True)
        self.remove: Final = IconButton("trash", px=32, framed=True)
        self.id_label, self.id = small(), Field()
        self.cards: list[MissionCard] = []
        self._list: Final = QVBoxLayout()
        self.box.addWidget(self.title)
        self.box.addWidget(self.hint)
        self.box.addLayout(beside(self.new, self.duplicate, self.remove, stretch=0))
        self.box.addLayout(beside(self.id_label, self.id, stretch=1))
        self.box.addLayout(self._list)
        self.box.addStretch(1)
        self.new.clicked.connect(acts.add_mission)
        self.duplicate.clicked.connect(self._duplicate)
        self.remove.clicked.connect(self._remove)
        self.id.textEdited.connect(self._try_id)
        self.id.editingFinished.connect(self._rename)
        acts.document.changed.connect(self.refresh)
        acts.mission_changed.connect(self.refresh)
        self._retranslate()

    def refresh(self) -> None:
        acts, missions = self._acts, self._acts.content.map.missions
        shown = missions, tuple(acts.content.village_names.items())
        if shown != self._shown:
            self._shown = shown
            self._fill()
        is_open = acts.mission is not None and acts.mission < len(missions)
        for number, card in enumerate(self.cards):
            card.setChecked(number == acts.mission)
        for part in (self.duplicate, self.remove):
            part.setEnabled(is_open)
        self.id.setVisible(is_open)
        self.id_label.setVisible(is_open)
        if is_open and acts.mission is not None and not self.id.hasFocus():
            with QSignalBlocker(self.id):
                self.id.setText(missions[acts.mission].id)
            self.id.set_problem("")
        self.hint.setText(
            self.tr("Click villages on the map to put them in or take them out.")
            if is_open
            else self.tr("Choose a mission, then click its four villages on the map.")
        )

    def _fill(self) -> None:
        focused = next((n for n, card in enumerate(self.cards) if card.hasFocus()), None)
        empty_layout(self._list)
        self.cards = []
        for number, mission in enumerate(self._acts.content.map.missions):
            names = ", ".join(self._acts.name(id) for id in mission.villages) or "–"
            count = self.tr("{count} of {wanted}").format(
                count=len(mission.villages), wanted=VILLAGES
            )
            card = MissionCard(mission, names, count, len(mission.villages) != VILLAGES)
            card.clicked.connect(lambda on, number=number: self._open(number if on else None))
            self.cards.append(card)
            self._list.addWidget(card)
        if focused is not None and focused < len(self.cards):
            self.cards[focused].setFocus()

    def _open(self, number: int | None) -> None:
        self._acts.open_mission(number)

    def _duplicate(self) -> None:
        if self._acts.mission is not None:
            self._acts.duplicate_mission(self._acts.mission)

    def _remove(self) -> None:
        if self._acts.mission is not None:
            self._acts.remove_mission(self._acts.mission)

    def _fault(self) -> str:
        others = [m.id for n, m in enumerate(self._acts.content.map.missions)
                  if n != self._acts.mission]  # fmt: skip
        return edits.id_fault(self.id.text(), others)

    def _try_id(self) -> None:
        said = {
            "form": self.tr("Only letters without accents, digits, - and _; 40 at most."),
            "taken": self.tr("Another mission has this id."),
        }
        self.id.set_problem(said.get(self._fault(), ""))

    def _rename(self) -> None:
        number = self._acts.mission
        if number is None or number >= len(self._acts.content.map.missions):
            return
        if not self._fault():
            self._acts.rename_mission(number, self.id.text())
        else:
            with QSignalBlocker(self.id):
                self.id.setText(self._acts.content.map.missions[number].id)
        self.id.set_problem("")

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self.title.setText(self.tr("Missions"))
        self.new.setText(self.tr("New mission"))
        self.duplicate.set_tooltip(self.tr("Duplicate"))
        self.remove.set_tooltip(self.tr("Remove"))
        self.id_label.setText(self.tr("Id"))
        self.id.setAccessibleName(self.tr("Id of the mission"))
        self._shown = None
        self.refresh()
