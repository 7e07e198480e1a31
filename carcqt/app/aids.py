"""Which aids a table offers."""

from __future__ import annotations

from dataclasses import fields
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from carcqt.content.tables import Aids
from carcqt.rules.games import GAMES
from carcqt.ui.language import game_words
from carcqt.ui.widgets.choices import Switch
from carcqt.ui.widgets.labels import Label


class Setting(QWidget):
    """A name, what it means, and beside it the control."""

    def __init__(
        self, control: QWidget, name: str = "", text: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.control: Final = control
        self._name = Label("", 14, 500)
        self._text = Label("", 12, 400, "text2")
        words = QVBoxLayout()
        words.setSpacing(1)
        words.addWidget(self._name)
        words.addWidget(self._text)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addLayout(words, 1)
        row.addWidget(control)
        self.set_texts(name, text)

    def set_texts(self, name: str, text: str = "") -> None:
        self._name.setText(name)
        self._text.setText(text)
        self._text.setVisible(bool(text))
        self.control.setAccessibleName(name)
        self.control.setAccessibleDescription(text)


class AidsBox(QWidget):
    """A switch for each aid."""

    changed = Signal()

    def __init__(self, aids: Aids, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = ""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        self.switches: Final = {
            field.name: Switch(getattr(aids, field.name)) for field in fields(Aids)
        }
        self._rows = {name: Setting(switch) for name, switch in self.switches.items()}
        for row in self._rows.values():
            column.addWidget(row)
        for switch in self.switches.values():
            switch.toggled.connect(self._tell)
        self._say()

    def _tell(self) -> None:
        self.changed.emit()

    @property
    def aids(self) -> Aids:
        return Aids(**{name: switch.isChecked() for name, switch in self.switches.items()})

    def show_aids(self, aids: Aids) -> None:
        for name, switch in self.switches.items():
            switch.setChecked(getattr(aids, name))

    def show_game(self, game: str) -> None:
        """In the words of a game."""
        self._game = game
        self._say()

    def _say(self) -> None:
        texts = {
            "squares": (self.tr("Legal squares"), self.tr("Show where you may lay the tile")),
            "regions": (
                self.tr("Regions under the pointer"),
                self.tr("Majority, open sides and contents"),
            ),
            "projected": (self.tr("Projected points"), self.tr("Points that the move would score")),
            "left": (self.tr("Tiles left"), self.tr("Tiles still in the pile")),
            "hints": (self.tr("Hints"), self.tr("Three good turns, on request")),
        }
        if self._game and GAMES[self._game].description.material == "map":
            texts |= {
                "squares": (self.tr("Possible villages"), self.tr("Show where you may go")),
                "regions": (
                    self.tr("Villages under the pointer"),
                    self.tr("Their links and who is there"),
                ),
            }
        if self._game:
            texts |= game_words(self._game).aids()
        for name, row in self._rows.items():
            row.set_texts(*texts[name])
