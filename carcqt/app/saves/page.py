"""All saved games: look for one, resume or replay it, and keep the folder tidy."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Final

from PySide6.QtCore import QModelIndex, Qt, QTimer, QUrl, Signal, SignalInstance
from PySide6.QtGui import QDesktopServices, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from carcqt.app.dialogs.in_use import InUseAnswer, ask_about_use
from carcqt.app.page import Page
from carcqt.app.previews.picture import picture_size
from carcqt.app.previews.previews import Previews
from carcqt.app.previews.words import SaveWords
from carcqt.app.saves.card import SaveCard
from carcqt.app.saves.rename import RenameDialog
from carcqt.app.saves.rows import SAVE, SavesFilter, SavesList, SavesModel
from carcqt.art.studio.studio import Studio
from carcqt.content.toml.files import FileError, file_name
from carcqt.play.locks import holder_of, lock_path
from carcqt.play.saves import SavedGame, Saves
from carcqt.ui.actions import Actions, Command, KeyLine, KeySection
from carcqt.ui.arranging import (
    NARROW,
    By,
    Centred,
    Rule,
    Under,
    given,
    margins,
    shown,
    spacing,
    width,
)
from carcqt.ui.file_names import ask_where_to_save
from carcqt.ui.language import language
from carcqt.ui.places import documents_folder
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.buttons import Button, IconButton
from carcqt.ui.widgets.cards import Card
from carcqt.ui.widgets.dialogs import ask, tell
from carcqt.ui.widgets.fields import Field
from carcqt.ui.widgets.labels import Label
from carcqt.ui.widgets.scroll import ScrollArea
from carcqt.words.problems import ProblemWords

WIDEST: Final = 1680
_CRAMPED: Final = 800
_AT_A_TIME: Final = 0.008
"""Seconds for which nobody notices that the window does something else."""


class SavesActions(Actions):
    def sections(self) -> list[KeySection]:
        return [KeySection("", KeyLine("", Command("delete", "Del"), Command("rename", "F2")))]


@dataclass(frozen=True)
class SavesState:
    wanted: str
    chosen: Path | None


class SavesPage(Page):
    resume = Signal(object)
    """The path of a saved game."""
    replay = Signal(object)
    open_asked = Signal()
    back = Signal()

    def __init__(
        self,
        saves: Saves,
        studio: Studio | None = None,
        previews: Previews | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._saves = saves
        self.previews: Final = previews or Previews(studio, self)
        self._back = IconButton("chevron-left")
        self._back.set_tooltip(self.tr("Back to the home page"))
        self._heading = Label(self.tr("Saved games"), 20, 700, wrap=False)
        self._count = Label("", 12, 400, "text2", wrap=False)
        self.search: Final = Field(icon="search")
        self.search.setPlaceholderText(self.tr("Title, player, game"))
        self.search.setAccessibleName(self.tr("Search"))
        self._open = Button(self.tr("Open a file…"), icon="folder")
        self._model = SavesModel(self)
        self._found = SavesFilter(self._model, self)
        self.list: Final = SavesList(self.previews)
        self.list.setModel(self._found)
        self.list.setAccessibleName(self.tr("Saved games"))
        self.card: Final = SaveCard()
        self._empty = Label("", 14, 400, "text2")
        self._unread: Iterator[SavedGame] = iter(())
        # Meanwhile the rest is read, a few at a time: a search looks into all of them.
        self._reading = QTimer(self, interval=0)
        self._reading.timeout.connect(self._read_on)
        self.commands: Final = SavesActions(self)
        self._build()
        self.arrangement = self._rules()
        self._connect()
        self.refresh()

    def primary(self) -> QPushButton | None:
        save = self.card.save
        if save is None or save.is_broken:
            return None
        return self.card.resume

    def leave(self) -> None:
        if self.search.text():
            self.search.clear()
        else:
            self.back.emit()

    @property
    def shown(self) -> list[SavedGame]:
        """What is found by the search, in the order of the list."""
        return [self._found.index(row, 0).data(SAVE) for row in range(self._found.rowCount())]

    def refresh(self) -> None:
        """Look at the folder again; the chosen game stays chosen."""
        chosen = self.card.save
        found = self._saves.list()
        self._model.show_saves(found)
        self._unread = iter(found)
        self._reading.start()
        self.select(chosen.path if chosen else None)
        self._sum_up()

    def select(self, path: Path | None) -> None:
        """A game, or the first that can be opened if it is not there."""
        index = self._found.mapFromSource(self._model.index(self._model.row_of(path), 0))
        if not index.isValid():
            rows = range(self._found.rowCount())
            sound = (row for row in rows if not self._found.index(row, 0).data(SAVE).is_broken)
            index = self._found.index(next(sound, 0), 0)
        self.list.setCurrentIndex(index)
        self._chosen()

    def showEvent(self, event: QShowEvent) -> None:
        self.refresh()
        super().showEvent(event)
        self.list.setFocus(Qt.FocusReason.MouseFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.commands.press(event):
            super().keyPressEvent(event)

    def state(self) -> SavesState:
        save = self.card.save
        return SavesState(self.search.text(), save.path if save is not None else None)

    def take_over(self, state: SavesState) -> None:
        self.search.setText(state.wanted)
        self.select(state.chosen)

    def _rules(self) -> tuple[Rule, ...]:
        side, count = Centred(WIDEST, 24), Under(_CRAMPED, False, True)
        wide = Under(_CRAMPED, 364, By(520, narrow=400, wide=620))
        field = Under(_CRAMPED, 150, By(320, narrow=220))
        return (
            margins(self._top, side, 12, side, 12),
            spacing(8, self._top),
            margins(self._body, side, 0, side, By(24, low=16)),
            spacing(16, self._body),
            width(self._side, wide),
            width(self.search, field),
            picture_size(self.card.picture, 0, By(248, low=176, wide=330)),
            given(self.card.arrange, NARROW),
            shown(count, self._count),
        )

    # What can be done.

    def _rename(self) -> None:
        save = self.card.save
        if save is None or save.is_broken:
            return
        dialog = RenameDialog(save.title, SaveWords.now().title(save), self)
        if dialog.exec() and dialog.title != save.title:
            title = dialog.title
            self._do_alone(save, lambda: self._saves.rename(save.path, title))
        dialog.deleteLater()

    def _duplicate(self) -> None:
        save = self.card.save
        if save is not None:
            self._do(lambda: self._saves.duplicate(save.path))

    def _export(self) -> None:
        save = self.card.save
        if save is None:
            return
        title = SaveWords.now().title(save) if save.title else save.path.stem
        place = documents_folder() / f"{file_name(title)}.toml"
        to = ask_where_to_save(
            self, self.tr("Export"), place, self.tr("carcqt files (*.toml)"), "toml"
        )
        if to:
            self._do(lambda: self._saves.export(save.path, to))

    def _delete(self) -> None:
        save = self.card.save
        if save is None:
            return
        text = self.tr("“{title}” will be deleted permanently.")
        if ask(
            self,
            self.tr("Delete this game?"),
            text.format(title=SaveWords.now().title(save)),
            self.tr("Delete"),
            danger=True,
        ):
            row = self.list.currentIndex().row()
            self._do_alone(save, lambda: self._saves.delete(save.path))
            last = self._found.rowCount() - 1
            self.list.setCurrentIndex(self._found.index(min(row, last), 0))
            self._chosen()

    def _reveal(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._saves.folder)))

    def _do_alone(self, save: SavedGame, act: Callable[[], object]) -> None:
        """Change a file that a program on another computer may have open."""
        holder = holder_of(lock_path(save.path))
        if holder is not None and not holder.is_here:
            answer = ask_about_use(save, self, opens=False)
            if answer is InUseAnswer.CANCEL:
                return
        self._do(act)

    def _do(self, act: Callable[[], object]) -> None:
        """What cannot be done is told in a sentence."""
        try:
            made = act()
        except FileError as error:
            words = ProblemWords(language().translate)
            tell(self, self.tr("This action failed"), words.sentence(error.problems[0]))
            return
        self.refresh()
        if isinstance(made, Path):
            self.select(made)

    def _emit(self, signal: SignalInstance) -> None:
        if self.card.save is not None:
            signal.emit(self.card.save.path)

    def _go(self) -> None:
        if (button := self.primary()) is not None:
            button.click()

    def _seek(self, text: str) -> None:
        chosen = self.card.save
        self._found.seek(text)
        self.select(chosen.path if chosen else None)
        self._sum_up()

    def _chosen(self) -> None:
        index = self.list.currentIndex()
        save: SavedGame | None = index.data(SAVE) if index.isValid() else None
        self.card.show_save(save)
        self._show_picture()

    def _show_picture(self) -> None:
        save = self.card.save
        if save is not None and not save.is_broken:
            self.card.picture.show_picture(self.previews.of_save(save), save.game)

    def _read_on(self) -> None:
        began = monotonic()
        while monotonic() - began < _AT_A_TIME:
            if next(self._unread, None) is None:
                self._reading.stop()
                return

    def _sum_up(self) -> None:
        found, count = self._found.rowCount(), self._model.rowCount()
        self._count.setText(self.tr("%n game(s)", "", found))
        if count:
            self._empty.setText(self.tr("No game matches your search."))
        else:
            self._empty.setText(self.tr("Your games are saved automatically, move by move."))
        self._empty.setVisible(not found)

    def _build(self) -> None:
        self._top = QHBoxLayout()
        for thing in (self._back, self._heading, self._count):
            self._top.addWidget(thing)
        self._top.addStretch(1)
        self._top.addWidget(self.search)
        self._top.addWidget(self._open)
        rows = Card(16, margin=6, spacing=0)
        self._empty.setContentsMargins(14, 14, 14, 14)
        rows.add(self._empty)
        rows.box.addWidget(self.list, 1)
        self._side = QWidget()
        right = QVBoxLayout(self._side)
        right.setContentsMargins(0, 0, 0, 0)
        inside = QWidget()
        around = QVBoxLayout(inside)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(self.card)
        around.addStretch(1)
        area = ScrollArea(inside)
        # The card is told how wide it is, not asked.
        area.setMinimumWidth(style().px(64))
        right.addWidget(area)
        self._body = QHBoxLayout()
        self._body.addWidget(rows, 1)
        self._body.addWidget(self._side)
        self.whole.addLayout(self._top)
        self.whole.addLayout(self._body, 1)

    def _connect(self) -> None:
        card = self.card
        self._back.clicked.connect(self.back)
        self._open.clicked.connect(self.open_asked)
        self.search.textChanged.connect(self._seek)
        self.list.selectionModel().currentChanged.connect(self._changed)
        self.list.doubleClicked.connect(lambda _index: self._go())
        card.resume.clicked.connect(lambda: self._emit(self.resume))
        card.replay.clicked.connect(lambda: self._emit(self.replay))
        self.commands.bind(rename=self._rename, delete=self._delete)
        card.rename.clicked.connect(self._rename)
        card.copy.clicked.connect(self._duplicate)
        card.export.clicked.connect(self._export)
        card.reveal.clicked.connect(self._reveal)
        card.delete.clicked.connect(self._delete)
        self.previews.arrived.connect(self._show_picture)

    def _changed(self, current: QModelIndex, _before: QModelIndex) -> None:
        self._chosen()
