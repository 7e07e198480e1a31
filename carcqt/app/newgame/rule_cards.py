"""How a game is to be played: its options, aids, what may be taken back, the seed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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
        title = Label(self.tr("Player aids"), 16, 600, wrap=False)
        self._note = Elided(self.tr("can be changed during the game"), 12, 400, "text2")
        self._note.setAlignment(RIGHT)
        self.box_of_aids: Final = AidsBox(aids)
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(title)
        head.addWidget(self._note, 1)
        self.add(head, self.box_of_aids)

    def show_game(self, game: str) -> None:
        self.box_of_aids.show_game(game)


class CourseCard(Card):
    """The game's own options, what may be taken back, the seed."""

    changed = Signal()

    def __init__(self, undo: Undo, parent: QWidget | None = None) -> None:
        super().__init__(16, margin=19, spacing=12, parent=parent)
        title = Label(self.tr("Undo and seed"), 16, 600, wrap=False)
        self._options = QVBoxLayout()
        self._rows: dict[str, Setting] = {}
        names = (self.tr("Free"), self.tr("Within the turn"), self.tr("Never"))
        choices = [(one, name, "") for one, name in zip(Undo, names, strict=True)]
        self.undo: Final = Segmented(choices, undo)
        self._undo = Setting(self.undo, self.tr("Undo"))
        self._meaning = Label(self._means()[undo], 12, 400, "text2")
        self.seed: Final = Field()
        self.seed.setFixedWidth(128)
        digits = QRegularExpression(r"\d{0,9}")
        self.seed.setValidator(QRegularExpressionValidator(digits, self.seed))
        self.seed.setPlaceholderText(self.tr("at random"))
        self._seed = Setting(self.seed, self.tr("Seed"), self.tr("Same seed, same draws"))
        self.add(title, self._options, self._undo, self._meaning, self._seed)
        self.undo.chosen.connect(self._undo_chosen)
        self.seed.textEdited.connect(self._tell)

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

    def choose_undo(self, undo: Undo) -> None:
        self.undo.value = undo
        self._meaning.setText(self._means()[undo])

    def show_game(self, game: str, chosen: Mapping[str, str]) -> None:
        words = game_words(game)
        remove(self._options, *self._rows.values())
        self._rows = {}
        for option in GAMES[game].description.options:
            value = chosen.get(option.id)
            value = value if value in option.choices else option.choices[0]
            names = [words.choice(option.id, choice) for choice in option.choices]
            control = self._control(option.choices, names, value)
            self._rows[option.id] = Setting(control, *words.option(option.id))
            self._options.addWidget(self._rows[option.id])

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

    def _control(self, choices: Sequence[str], names: Sequence[str], value: str) -> QWidget:
        """A switch for yes and no, else all choices side by side."""
        if set(choices) == YES:
            switch = Switch(value == "yes")
            switch.toggled.connect(self._tell)
            return switch
        several = Segmented(zip(choices, names, ("",) * len(names), strict=True), value)
        several.chosen.connect(self._tell)
        return several

    @staticmethod
    def _read(control: QWidget) -> str:
        if isinstance(control, Switch):
            return "yes" if control.isChecked() else "no"
        assert isinstance(control, Segmented)
        return str(control.value)
