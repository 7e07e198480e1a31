"""The income cards: what each is worth, what it shows, and what settles ties for each seat."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtWidgets import QVBoxLayout, QWidget

from carcqt.ui.widgets.buttons import Button, ButtonKind, IconButton
from carcqt.ui.widgets.cards import Panel
from carcqt.ui.widgets.labels import Label
from carcqt.ui.widgets.removal import remove
from editor.forms.fields import NumberField
from editor.maps.editing import MapEditing
from editor.maps.parts import Choice, Column, beside, called, heading, small

_MOST_VALUE, _MOST_TIE = 99, 999


class CardRow(Panel):
    """One card in two lines."""

    def __init__(self, editing: MapEditing, number: int) -> None:
        super().__init__(margin=8, spacing=6)
        self._editing, self._number = editing, number
        self.value: Final = NumberField(_MOST_VALUE, 44)
        self.shows: Final = Choice()
        self.remove: Final = IconButton("trash", px=28)
        self.ties_label: Final = Label("", 12, 400, "text2", wrap=False)
        self.ties: Final = [
            NumberField(_MOST_TIE, 38) for _ in range(editing.description.players[-1])
        ]
        self.add(beside(self.value, self.shows, self.remove, stretch=1))
        self.add(beside(self.ties_label, *self.ties, spacing=4, stretch=0))
        self.value.typed.connect(self._set_value)
        self.shows.picked.connect(self._set_shows)
        self.remove.clicked.connect(lambda: editing.remove_card(number))
        for seat, field in enumerate(self.ties):
            field.typed.connect(lambda tie, seat=seat: self._set_tie(seat, tie))
        for field in (self.value, *self.ties):
            field.editingFinished.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        if self._number >= len(self._editing.content.map.cards):
            return
        card, game = self._editing.content.map.cards[self._number], self._editing.content.game
        self.value.show_number(card.value)
        description = self._editing.description
        listed = (*description.icon, *description.map.shows)
        self.shows.show_options([(one, called(game, one)) for one in listed], card.shows)
        for seat, field in enumerate(self.ties):
            if seat < len(card.ties):
                field.show_number(card.ties[seat])
        self.value.setAccessibleName(self.tr("Value"))
        self.shows.setAccessibleName(self.tr("Shows"))
        self.ties_label.setText(self.tr("Tie-break"))
        for seat, field in enumerate(self.ties):
            name = self.tr("Tie-break number of seat {seat}").format(seat=seat + 1)
            field.setAccessibleName(name)
            field.setToolTip(name)
        self.remove.set_tooltip(self.tr("Remove the card"))

    def _set_value(self, value: int) -> None:
        card = self._editing.content.map.cards[self._number]
        self._editing.set_card(self._number, replace(card, value=value), "value")

    def _set_shows(self, shows: str) -> None:
        card = self._editing.content.map.cards[self._number]
        self._editing.set_card(self._number, replace(card, shows=shows), "shows")

    def _set_tie(self, seat: int, tie: int) -> None:
        card = self._editing.content.map.cards[self._number]
        # A card with too few of them gets them all.
        ties = [*card.ties, *[0] * (len(self.ties) - len(card.ties))]
        ties[seat] = tie
        changed = replace(card, ties=tuple(ties[: len(self.ties)]))
        self._editing.set_card(self._number, changed, f"tie {seat}")


class CardsPanel(Column):
    def __init__(self, editing: MapEditing, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editing: Final = editing
        self.title, self.hint = heading(), small()
        self.usual: Final = Button("", ButtonKind.SOFT, "copy")
        self.new: Final = Button(self.tr("New card"), ButtonKind.SECONDARY, "plus")
        self.rows: list[CardRow] = []
        self._list: Final = QVBoxLayout()
        self.box.addWidget(self.title)
        self.box.addWidget(self.hint)
        self.box.addLayout(self._list)
        self.box.addWidget(self.usual)
        self.box.addWidget(self.new)
        self.box.addStretch(1)
        self.usual.clicked.connect(editing.take_usual_cards)
        self.new.clicked.connect(editing.add_card)
        editing.document.changed.connect(self.refresh)
        self.title.setText(self.tr("Income cards"))
        self.hint.setText(
            self.tr(
                "Each seat has one of each. If values are equal, the higher tie-break "
                "number goes first."
            )
        )
        count = len(self._editing.usual_cards)
        self.usual.setText(self.tr("Use the %n standard card(s)", "", count))
        self.refresh()

    def refresh(self) -> None:
        cards = self._editing.content.map.cards
        self.usual.setVisible(not cards and bool(self._editing.usual_cards))
        while len(self.rows) > len(cards):
            remove(self._list, self.rows.pop())
        for row in self.rows:
            row.refresh()
        for number in range(len(self.rows), len(cards)):
            self.rows.append(CardRow(self._editing, number))
            self._list.addWidget(self.rows[-1])

    def edit(self, number: int) -> None:
        self.rows[number].value.setFocus()
