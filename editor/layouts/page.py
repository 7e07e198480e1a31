"""The page of the editor for starting layouts."""

from __future__ import annotations

import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar, Final

from PySide6.QtWidgets import QFileDialog, QVBoxLayout, QWidget

from carcqt.art.studio.studio import Studio
from carcqt.content.toml.files import FileError
from carcqt.content.writing import temporary_folder, write_toml
from carcqt.rules.problems import Problem
from carcqt.ui.language import language
from carcqt.ui.places import saves_folder
from carcqt.ui.theme.style import set_game
from carcqt.ui.widgets.dialogs import ask, tell
from carcqt.ui.widgets.popmenu import PopMenu
from carcqt.ui.widgets.removal import remove
from carcqt.words.names import names_of
from carcqt.words.problems import ProblemWords
from editor.documents.document import Document
from editor.documents.layout import LayoutContent
from editor.documents.layouts import LayoutDocument
from editor.forms.page import DocumentPage, ShownPart
from editor.layouts import edits
from editor.layouts.body import BodyState, LayoutBody
from editor.layouts.mapbody import MapBody
from editor.layouts.moments import MomentDialog, Moments
from editor.layouts.tilebody import TileBody
from editor.questions import told


@dataclass(frozen=True)
class LayoutPageState:
    trials: tempfile.TemporaryDirectory[str] | None
    """Layouts that were tried are read from there."""
    trial_number: int
    body: BodyState


class LayoutPage(DocumentPage):
    has_try: ClassVar[bool] = True

    def __init__(
        self, document: Document[LayoutContent], studio: Studio, parent: QWidget | None = None
    ) -> None:
        super().__init__(document, studio, parent)
        assert isinstance(document, LayoutDocument)
        self.layout_document: Final = document
        set_game(self, None)
        self._trials: tempfile.TemporaryDirectory[str] | None = None
        self._trial_number = 0
        self._foot: QWidget | None = None
        self._column: Final = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.body = self._make_body()
        document.changed.connect(self._follow_game)

    def _make_body(self) -> LayoutBody:
        document = self.layout_document
        is_deck = document.content.description.material == "deck"
        body: LayoutBody = (TileBody if is_deck else MapBody)(document, self.studio)
        self._column.addWidget(body)
        body.state_changed.connect(self.try_changed)
        body.moments_asked.connect(self.ask_for_save)
        body.show_problems()
        return body

    def _follow_game(self) -> None:
        """The file may have become one of another game on the disk."""
        if self.body.game == self.layout_document.content.game:
            return
        old, self.body = self.body, self._make_body()
        if self._foot is not None:
            self.body.add_foot(self._foot)
        old.leave()
        remove(self._column, old)
        self.try_changed.emit()

    def state(self) -> LayoutPageState:
        return LayoutPageState(self._trials, self._trial_number, self.body.state())

    def take_over(self, state: LayoutPageState) -> None:
        self._trials, self._trial_number = state.trials, state.trial_number
        self.body.take_over(state.body)

    # What the window asks for.

    @property
    def shown(self) -> ShownPart:
        return ShownPart.LAYOUT if isinstance(self.body, TileBody) else ShownPart.CAMPS

    def show_place(self, problem: Problem) -> None:
        self.body.show_place(problem)

    def take_foot(self, foot: QWidget) -> bool:
        self._foot = foot
        self.body.add_foot(foot)
        return True

    def first_focus(self) -> None:
        self.body.view.setFocus()

    def fill_menu(self, menu: PopMenu) -> None:
        menu.add(self.tr("Begin from a saved game…"), self.ask_for_save, "folder")
        if isinstance(self.body, TileBody):
            menu.add(self.tr("Clear the table"), self.body.clear, "close")

    def closing(self) -> None:
        if self._trials is not None:
            self._trials.cleanup()
            self._trials = None

    # Playing it.

    @property
    def can_try(self) -> bool:
        return self.body.can_play

    def try_it(self) -> None:
        """Plays a copy from a file of its own: whatever happens there, the layout stays."""
        if not self.can_try:
            return
        try:
            path = self._write_trial()
        except FileError as error:
            title = self.tr("“{name}” cannot be tried").format(name=self.document.name)
            tell(self, title, told(error.problems))
            return
        self.play_asked.emit(path)

    def _write_trial(self) -> Path:
        if self._trials is None:
            self._trials = temporary_folder()
        self._trial_number += 1
        name = f"{_plain(self.document.name)}-{self._trial_number}.toml"
        path = Path(self._trials.name) / name
        write_toml(path, self.trial_text())
        return path

    def trial_text(self) -> str:
        return edits.for_trial(self.layout_document.content).to_text()

    # Beginning from a saved game.

    def ask_for_save(self) -> None:
        if self.choose_save is not None:
            chosen = self.choose_save(self.layout_document.content.game, self)
            if chosen is not None:
                self.begin_from(chosen)
            return
        path, _ = QFileDialog.getOpenFileName(
            self,
            self.tr("Begin from a saved game"),
            str(saves_folder()),
            self.tr("Saved games and layouts (*.toml)"),
        )
        if path:
            self.begin_from(Path(path))

    def begin_from(self, path: Path) -> None:
        """Shows a saved game, and takes the moment that is chosen."""
        try:
            moments = Moments.load(path)
        except FileError as error:
            words = ProblemWords(language().translate)
            lines = [words.line(path.name, problem) for problem in error.problems[:5]]
            tell(self, self.tr("This game cannot be opened"), "\n".join(lines))
            return
        dialog = self.moment_dialog(moments)
        if dialog.exec() == dialog.DialogCode.Accepted:
            self.take_moment(moments)
        dialog.deleteLater()

    def moment_dialog(self, moments: Moments) -> MomentDialog:
        return MomentDialog(moments, self.studio, self)

    def take_moment(self, moments: Moments) -> None:
        new, old = moments.content(), self.layout_document.content
        if new.game != old.game:
            game = names_of(language().translate, new.game).title()
            text = self.tr("This saved game is for {game}. Open it in a new layout?")
            title, act = self.tr("Another game"), self.tr("Open")
            if ask(self, title, text.format(game=game), act):
                self.open_asked.emit(LayoutDocument(new))
            return
        text = self.tr("Begin after move {n} of a saved game").format(n=moments.number)
        self.document.change(text, edits.taken_over(old, new))
        self.body.view.fit()


def _plain(name: str) -> str:
    kept = "".join(letter if letter.isalnum() else "-" for letter in name).strip("-")
    return kept[:40] or "layout"
