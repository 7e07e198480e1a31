"""Choose one of the saved games, or of the test games, by its picture."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QWidget

from carcqt.app.previews.previews import Previews
from carcqt.app.saves.rows import SAVE, SavesFilter, SavesList, SavesModel
from carcqt.art.studio.studio import Studio
from carcqt.play.saves import SavedGame, Saves
from carcqt.ui.places import documents_folder
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.buttons import ButtonKind
from carcqt.ui.widgets.choices import Segmented
from carcqt.ui.widgets.dialogs import Dialog
from carcqt.ui.widgets.fields import Field
from carcqt.ui.widgets.labels import Label

_SAVED, _TRIED = "saved", "tried"


class SaveChooser(Dialog):
    """Those of one game come first."""

    def __init__(
        self,
        saves: Saves,
        trials: Saves,
        studio: Studio,
        game: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent, width=760)
        self.set_title(self.tr("Begin from a saved game"))
        self.path: Path | None = None
        self._sources: Final = {_SAVED: saves, _TRIED: trials}
        self._game: Final = game
        self.source: Final = Segmented(
            [(_SAVED, self.tr("Saved games"), ""), (_TRIED, self.tr("Test games"), "")], _SAVED
        )
        self.search: Final = Field(icon="search")
        self.search.setPlaceholderText(self.tr("Title, player, game"))
        self.search.setAccessibleName(self.tr("Search"))
        self._model: Final = SavesModel(self)
        self._found: Final = SavesFilter(self._model, self)
        self.list: Final = SavesList(Previews(studio, self))
        self.list.setModel(self._found)
        self.list.setAccessibleName(self.tr("Saved games"))
        self.list.setMinimumHeight(style().px(300))
        self._empty: Final = Label(self.tr("No games here."), 14, 400, "text2")
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        head = QHBoxLayout()
        head.addWidget(self.source)
        head.addWidget(self.search, 1)
        self.body.addLayout(head)
        self.body.addWidget(self.list, 1)
        self.body.addWidget(self._empty, 1)
        other = self.tr("Another file…")
        self.other: Final = self.add_button(other, ButtonKind.GHOST, self._ask_for_file, "folder")
        self.cancel: Final = self.add_button(self.tr("Cancel"))
        choose = self.tr("Choose a moment")
        self.act: Final = self.add_button(choose, ButtonKind.PRIMARY, self._take)
        self.source.chosen.connect(lambda _: self._show())
        self.search.textChanged.connect(self._seek)
        self.list.doubleClicked.connect(lambda _: self._take())
        self.list.selectionModel().currentChanged.connect(self._chosen)
        self.resize(style().px(760), style().px(600))
        self._show()
        self.list.setFocus()

    def _show(self) -> None:
        listed = [
            save for save in self._sources[str(self.source.value)].list() if not save.problems
        ]
        self._model.show_saves(sorted(listed, key=lambda save: save.game != self._game))
        self._select_first()

    def _seek(self, text: str) -> None:
        self._found.seek(text)
        self._select_first()

    def _select_first(self) -> None:
        some = self._found.rowCount() > 0
        self.list.setVisible(some)
        self._empty.setVisible(not some)
        if some:
            self.list.setCurrentIndex(self._found.index(0, 0))
        self._chosen()

    @property
    def chosen(self) -> SavedGame | None:
        found: SavedGame | None = self.list.currentIndex().data(SAVE)
        return found

    def _chosen(self, *_: QModelIndex) -> None:
        self.act.setEnabled(self._found.rowCount() > 0 and self.chosen is not None)

    def _take(self) -> None:
        if self.chosen is not None:
            self.path = self.chosen.path
            self.accept()

    def _ask_for_file(self) -> None:
        folder = str(documents_folder())
        name, _ = QFileDialog.getOpenFileName(self, self.windowTitle(), folder, "TOML (*.toml)")
        if name:
            self.path = Path(name)
            self.accept()
