"""How a game is to be played: its options, aids, what may be taken back, the seed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QRegularExpression, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from carcqt.app.aids import AidsBox, Setting
from carcqt.content.tables import Aids, Undo
from carcqt.rules.games import GAMES
from carcqt.ui.language import game_words
from carcqt.ui.theme.painting import RIGHT
from carcqt.ui.widgets.cards import Card
from carcqt.ui.widgets.choices import Segmented, Switch
from carcqt.ui.widgets.fields import Field
from carcqt.ui.widgets.labels import Elided, Label
from carcqt.ui.widgets.removal import remove

YES: Final = {"yes", "no"}


class AidsCard(Card):
    def __init__(self, aids: Aids, parent: QWidget | None = None) -> None:
        super().__init__(16, margin=19, spacing=12, parent=parent)
        self._title = Label("", 16, 600, wrap=False)
        self._note = Elided("", 12, 400, "text2")
        self._note.setAlignment(RIGHT)
        self.box_of_aids: Final = AidsBox(aids)
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self._title)
        head.addWidget(self._note, 1)
        self.add(head, self.box_of_aids)
        self.retranslate()

    def show_game(self, game: str) -> None:
        self.box_of_aids.show_game(game)

    def retranslate(self) -> None:
        self._title.setText(self.tr("Player aids"))
        self._note.setText(self.tr("can be changed during the game"))


class CourseCard(Card):
    """The game's own options, what may be taken back, the seed."""

    changed = Signal()

    def __init__(self, undo: Undo, parent: QWidget | None = None) -> None:
        super().__init__(16, margin=19, spacing=12, parent=parent)
        self._game = ""
        self._title = Label("", 16, 600, wrap=False)
        self._options = QVBoxLayout()
        self._rows: dict[str, Setting] = {}
        self.undo: Final = Segmented([(one, "", "") for one in Undo], undo)
        self._undo = Setting(self.undo)
        self._meaning = Label("", 12, 400, "text2")
        self.seed: Final = Field()
        self.seed.setFixedWidth(128)
        digits = QRegularExpression(r"\d{0,9}")
        self.seed.setValidator(QRegularExpressionValidator(digits, self.seed))
        self._seed = Setting(self.seed)
        self.add(self._title, self._options, self._undo, self._meaning, self._seed)
        self.undo.chosen.connect(self._undo_chosen)
        self.seed.textEdited.connect(self._tell)
        self.retranslate()

    @property
    def options(self) -> dict[str, str]:
        return {option: self._read(row.control) for option, row in self._rows.items()}

    @property
    def chosen_seed(self) -> int | None:
        return int(self.seed.text()) if self.seed.text() else None

    @property
    def chosen_undo(self) -> Undo:
        chosen = self.undo.value
        assert isinstance(chosen, Undo)
        return chosen

    def show_game(self, game: str, chosen: Mapping[str, str]) -> None:
        self._game = game
        remove(self._options, *self._rows.values())
        self._rows = {}
        for option in GAMES[game].description.options:
            value = chosen.get(option.id)
            value = value if value in option.choices else option.choices[0]
            self._rows[option.id] = Setting(self._control(option.choices, value))
            self._options.addWidget(self._rows[option.id])
        self.retranslate()

    def retranslate(self) -> None:
        self._title.setText(self.tr("Undo and seed"))
        self.undo.set_texts([self.tr("Free"), self.tr("Within the turn"), self.tr("Never")])
        self._undo.set_texts(self.tr("Undo"))
        self._meaning.setText(self._means()[self.chosen_undo])
        self._seed.set_texts(self.tr("Seed"), self.tr("Same seed, same draws"))
        self.seed.setPlaceholderText(self.tr("at random"))
        for option, row in self._rows.items():
            words = game_words(self._game)
            row.set_texts(*words.option(option))
            if isinstance(row.control, Segmented):
                choices = self._choices(option)
                row.control.set_texts([words.choice(option, choice) for choice in choices])

    def _means(self) -> dict[Undo, str]:
        return {
            Undo.FREE: self.tr("Go back to any of your earlier decisions."),
            Undo.TURN: self.tr("Until the next tile is drawn."),
            Undo.NEVER: self.tr("Moves cannot be undone."),
        }

    def _tell(self) -> None:
        self.changed.emit()

    def _undo_chosen(self) -> None:
        self._meaning.setText(self._means()[self.chosen_undo])
        self.changed.emit()

    def _choices(self, option: str) -> tuple[str, ...]:
        found = (one for one in GAMES[self._game].description.options if one.id == option)
        return next(found).choices

    def _control(self, choices: tuple[str, ...], value: str) -> QWidget:
        """A switch for yes and no, else all choices side by side."""
        if set(choices) == YES:
            switch = Switch(value == "yes")
            switch.toggled.connect(self._tell)
            return switch
        several = Segmented([(choice, choice, "") for choice in choices], value)
        several.chosen.connect(self._tell)
        return several

    @staticmethod
    def _read(control: QWidget) -> str:
        if isinstance(control, Switch):
            return "yes" if control.isChecked() else "no"
        assert isinstance(control, Segmented)
        return str(control.value)
