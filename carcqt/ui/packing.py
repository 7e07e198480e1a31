"""Asks for the files of a pack and what it is called, and writes it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QVBoxLayout, QWidget

from carcqt.content.languages import CODES
from carcqt.content.packs import SUFFIX, write_pack
from carcqt.content.toml.files import FileError, file_name
from carcqt.ui.file_names import ask_where_to_save
from carcqt.ui.language import language
from carcqt.ui.places import documents_folder, puzzles_folder
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.buttons import Button, ButtonKind, IconButton
from carcqt.ui.widgets.dialogs import Dialog
from carcqt.ui.widgets.fields import Field
from carcqt.ui.widgets.labels import Elided, Label
from carcqt.ui.widgets.removal import clear
from carcqt.ui.widgets.scroll import ScrollArea
from carcqt.words.problems import ProblemWords


class PackRow(QWidget):
    """A file, and what can be done with it."""

    raised = Signal()
    dropped = Signal()

    def __init__(self, path: Path, first: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(style().px(4))
        self.name: Final = Elided(path.name, 14)
        self.up, self.remove = IconButton("arrow-up"), IconButton("close")
        self.up.setEnabled(not first)
        self.up.set_tooltip(self.tr("Move up"))
        self.remove.set_tooltip(self.tr("Remove from the pack"))
        row.addWidget(self.name, 1)
        row.addWidget(self.up)
        row.addWidget(self.remove)
        self.up.clicked.connect(self.raised)
        self.remove.clicked.connect(self.dropped)


class PackDialog(Dialog):
    """It stays open until the pack is written, or nobody wants it any more."""

    def __init__(self, files: Iterable[Path] = (), parent: QWidget | None = None) -> None:
        super().__init__(parent, width=520)
        self.files: Final[list[Path]] = list(files)
        self.written: Path | None = None
        self.title = Field(name=self.tr("Title of the pack"))
        self.title.setPlaceholderText(self.tr("Title of the pack"))
        self.author = Field(name=self.tr("Author"))
        self.author.setPlaceholderText(self.tr("Author (optional)"))
        self.licence = Field(name=self.tr("Licence"))
        self.licence.setPlaceholderText(self.tr("Licence, such as CC BY 4.0 (optional)"))
        self.problem: Final = Label("", 13, 400, "err")
        self._about = Label(
            self.tr(
                "A pack holds puzzles, layouts, decks, maps and lessons in one file to "
                "share. Add the deck of each puzzle, too."
            ),
            13,
            400,
            "text2",
        )
        inside = QWidget()
        self._list = QVBoxLayout(inside)
        self._list.setContentsMargins(0, 0, 0, 0)
        self._list.setSpacing(2)
        self.more: Final = Button(self.tr("Add files…"), ButtonKind.SECONDARY, "plus")
        area = ScrollArea(inside)
        area.setMinimumHeight(style().px(160))
        whose = QHBoxLayout()
        whose.setSpacing(style().px(8))
        whose.addWidget(self.author, 1)
        whose.addWidget(self.licence, 1)
        self.add(self._about, self.title, whose, area, self.more, self.problem)
        self.rows: list[PackRow] = []
        self.add_button(self.tr("Cancel"))
        self.save: Final = self.add_button(
            self.tr("Save the pack…"), ButtonKind.PRIMARY, self._ask_where, "save"
        )
        self.more.clicked.connect(self._ask_for_files)
        self.title.textChanged.connect(self._judge)
        self.set_title(self.tr("Make a pack"))
        self._show()

    def add_files(self, files: Iterable[Path]) -> None:
        self.files.extend(file for file in files if file not in self.files)
        self._show()

    def write(self, path: Path) -> bool:
        """Whether it could be written; otherwise it says why not."""
        title, author, licence = (
            field.text().strip() for field in (self.title, self.author, self.licence)
        )
        try:
            write_pack(path, dict.fromkeys(CODES, title), self.files, author, licence)
        except FileError as error:
            words = ProblemWords(language().translate)
            self._say(words.told(error.problems[0]))
            return False
        self.written = path
        self.accept()
        return True

    def _show(self) -> None:
        clear(self._list)
        self.rows = []
        for number, path in enumerate(self.files):
            row = PackRow(path, number == 0)
            row.raised.connect(partial(self._raise, number))
            row.dropped.connect(partial(self._drop, number))
            self.rows.append(row)
            self._list.addWidget(row)
        self._list.addStretch(1)
        self._say("")
        self._judge()

    def _say(self, text: str) -> None:
        self.problem.setText(text)
        self.problem.setVisible(bool(text))

    def _judge(self) -> None:
        self.save.setEnabled(bool(self.files) and bool(self.title.text().strip()))

    def _raise(self, number: int) -> None:
        self.files.insert(number - 1, self.files.pop(number))
        self._show()

    def _drop(self, number: int) -> None:
        del self.files[number]
        self._show()

    def _ask_for_files(self) -> None:
        folder = self.files[-1].parent if self.files else puzzles_folder()
        names, _ = QFileDialog.getOpenFileNames(
            self, self.more.text(), str(folder), "TOML (*.toml)"
        )
        self.add_files(Path(name) for name in names)

    def _ask_where(self) -> None:
        where = documents_folder() / f"{file_name(self.title.text())}{SUFFIX}"
        kinds, ending = f"carcqt (*{SUFFIX})", SUFFIX[1:]
        if path := ask_where_to_save(self, self.windowTitle(), where, kinds, ending):
            self.write(path)
