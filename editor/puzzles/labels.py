"""Level and themes: suggested by the solution, unless the author knows better."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QVBoxLayout

from carcqt.puzzles.difficulty import LEVELS
from carcqt.puzzles.proving import Proved
from carcqt.puzzles.themes import themes_in
from carcqt.ui.language import language
from carcqt.ui.widgets.buttons import LinkButton
from carcqt.ui.widgets.choices import Chip, Segmented
from carcqt.ui.widgets.flow import Flow
from carcqt.ui.widgets.labels import Label
from carcqt.words.puzzles.themes import ThemeWords
from editor.documents.layouts import LayoutDocument
from editor.layouts.forms import Form
from editor.puzzles import edits


class LabelsForm(Form):
    def __init__(self, document: LayoutDocument) -> None:
        super().__init__(document, self.tr("Level and themes"))
        self._proved: Proved | None = None
        self.take: Final = LinkButton(self.tr("Suggested values"))
        self.head.addWidget(self.take)
        self.level: Final = Segmented([(level, str(level), "") for level in LEVELS])
        self.note: Final = Label("", 12, 400, "text3")
        self.chips: Final = {theme: Chip() for theme in themes_in(self.content.game)}
        self._flow: Final = Flow(gap=6)
        for theme, chip in self.chips.items():
            chip.setCheckable(True)
            chip.clicked.connect(lambda _on=False, theme=theme: self._toggle(theme))
            self._flow.add(chip)
        column = QVBoxLayout()
        column.addWidget(self.level)
        column.addWidget(self._flow)
        column.addWidget(self.note)
        self.box.addLayout(column)
        self.take.clicked.connect(self._take)
        self.level.chosen.connect(self._set_level)
        self.places = {"puzzle difficulty": self.level, "puzzle themes": self._flow}
        self.level.setAccessibleName(self.tr("Level"))
        words = ThemeWords(language().translate, self.content.game)
        for theme, chip in self.chips.items():
            chip.setText(words.name(theme))

    def show_proved(self, proved: Proved | None) -> None:
        self._proved = proved
        self.refresh()

    def refresh(self) -> None:
        self.setVisible("goal" in self.content.kept)
        puzzle, proved = edits.puzzle_of(self.content), self._proved
        level, themes = puzzle.get("difficulty"), puzzle.get("themes")
        suggested = proved is not None and proved.level is not None
        if proved is not None and suggested:
            level = proved.level if level is None else level
            themes = proved.themes if themes is None else themes
        self.level.value = level
        for theme, chip in self.chips.items():
            chip.setChecked(theme in (themes or ()))
        differs = (
            proved is not None
            and suggested
            and (level != proved.level or set(themes or ()) != set(proved.themes))
        )
        self.take.setVisible(differs)
        if proved is None or not suggested:
            said = self.tr("A suggestion follows when the proof is ready.")
        elif differs:
            said = self.tr("The solution suggests level {level}.").format(level=proved.level)
        else:
            said = self.tr("Suggested by the solution.")
        self.note.setText(said)

    def _set_level(self, level: object) -> None:
        text = self.tr("Level {level}").format(level=level)
        self.change(text, edits.with_puzzle(self.content, difficulty=level))

    def _toggle(self, theme: str) -> None:
        chosen = [one for one, chip in self.chips.items() if chip.isChecked()]
        own = [
            one for one in edits.puzzle_of(self.content).get("themes", []) if one not in self.chips
        ]
        text = self.tr("Theme: {theme}").format(theme=self.chips[theme].text())
        self.change(text, edits.with_themes(self.content, [*chosen, *own]))

    def _take(self) -> None:
        new = edits.with_puzzle(self.content, difficulty=None, themes=None)
        self.change(self.tr("Level and themes as suggested"), new)
