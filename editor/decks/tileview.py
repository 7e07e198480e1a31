"""One tile of the deck, large, with the way back and to its neighbours."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from carcqt.art.studio import Studio
from carcqt.content.decks import TileEntry
from carcqt.rules.problems import Problem
from carcqt.ui.buttons import Button, IconButton, Kind
from carcqt.ui.cards import Bar, Edge
from carcqt.ui.labels import Elided, Label
from editor.decks import edits
from editor.decks.overview.model import TilesModel
from editor.documents.deck import DeckDocument
from editor.tiles.editor import TileEditor


class TileView(QWidget):
    """What the tile editor tells becomes a change of the document."""

    left = Signal()
    try_asked = Signal()
    new_asked = Signal()

    def __init__(
        self, document: DeckDocument, studio: Studio, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._document: Final = document
        self._row: int | None = None
        self._id, self._among = "", 0
        self._editing = False
        self.back: Final = Button("", Kind.GHOST, "chevron-left", "Esc")
        self.title: Final = Label("", 14, 600, wrap=False)
        self.name: Final = Elided("", 13, 400, "text2")
        self.before: Final = IconButton("chevron-left")
        self.after: Final = IconButton("chevron-right")
        self.new: Final = Button("", Kind.SOFT, "plus", "N", 34)
        self.editor: Final = TileEditor(studio)
        bar = Bar(Edge.BOTTOM, margins=(8, 6, 12, 6), spacing=8)
        bar.add(self.back, self.title, self.name, self.before, self.after, self.new)
        bar.box.setStretchFactor(self.name, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(bar)
        column.addWidget(self.editor, 1)
        self.back.clicked.connect(self.left)
        self.before.clicked.connect(lambda: self._step(-1))
        self.after.clicked.connect(lambda: self._step(1))
        self.new.clicked.connect(self.new_asked)
        self.editor.edited.connect(self._edited)
        self.editor.left.connect(self.left)
        document.changed.connect(self._changed)
        self._retranslate()

    @property
    def row(self) -> int | None:
        """Where in the file the tile is."""
        return self._row

    def open(self, row: int) -> None:
        self._document.seal()
        self._show(row)

    def heightForWidth(self, width: int) -> int:
        # Or else a stack would take the height that it would like for one that it needs.
        return -1

    def first_focus(self) -> None:
        self.editor.first_focus()

    def show_place(self, problem: Problem) -> None:
        self.editor.show_place(problem)

    def _show(self, row: int) -> None:
        content = self._document.content
        entry = content.entries[row]
        self._row, self._id, self._among = row, entry.tile.id, len(content.entries)
        self.title.setText(entry.tile.id)
        self.name.setText(TilesModel.name(entry))
        self.before.setEnabled(row > 0)
        self.after.setEnabled(row + 1 < len(content.entries))
        if not self._editing:
            taken = {one.tile.id for n, one in enumerate(content.entries) if n != row}
            self.editor.set_tile(entry, content.rules.description, taken)

    def _step(self, by: int) -> None:
        if self._row is not None:
            self.open(min(max(self._row + by, 0), len(self._document.content.entries) - 1))

    def _edited(self, entry: TileEntry, text: str, merge: str) -> None:
        if self._row is None:
            return
        content = edits.with_entry(self._document.content, self._row, entry)
        before = self._document.content
        self._editing = True
        try:
            self._document.change(text, content, f"{merge} {self._row}" if merge else "")
        finally:
            self._editing = False
        if self._document.content is before or self._document.content != content:
            # Refused, or with more than was asked for: what is there is shown.
            self._show(self._row)

    def _changed(self) -> None:
        """The tile may be elsewhere now, or gone."""
        if self._row is None or not self.isVisible():
            return
        entries = self._document.content.entries
        row: int | None = self._row
        if self._row >= len(entries) or entries[self._row].tile.id != self._id:
            found = [n for n, entry in enumerate(entries) if entry.tile.id == self._id]
            # Where none came or went it is still there, under another id.
            same = self._row if len(entries) == self._among else None
            row = found[0] if found else same
        if row is None:
            self._row = None
            self.left.emit()
        else:
            self._show(row)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() == Qt.Key.Key_E and not event.modifiers():
            self.try_asked.emit()
        elif event.key() == Qt.Key.Key_N and not event.modifiers():
            self.new_asked.emit()
        elif event.key() == Qt.Key.Key_PageUp:
            self._step(-1)
        elif event.key() == Qt.Key.Key_PageDown:
            self._step(1)
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self.back.setText(self.tr("Back to the deck"))
        self.new.setText(self.tr("New tile"))
        self.before.set_tooltip(self.tr("Previous tile (PgUp)"))
        self.after.set_tooltip(self.tr("Next tile (PgDn)"))
        if self._row is not None and self._row < len(self._document.content.entries):
            self._show(self._row)
