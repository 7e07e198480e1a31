"""What is done with the selected tiles: each act is one step of the document's history."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from carcqt.content.decks import DeckFile
from carcqt.ui.widgets.popmenu import PopMenu
from editor.decks import edits
from editor.decks.actions import DeckActions
from editor.decks.overview.grid import TileGrid
from editor.documents.deck import DeckDocument
from editor.documents.retold import Retells


class DeckEditing(Retells, QObject):
    made = Signal(object)
    """Rows of tiles that were just made: they are to be seen."""
    open_asked = Signal(int)

    def __init__(self, document: DeckDocument, grid: TileGrid) -> None:
        super().__init__(grid)
        self._document: Final = document
        self._grid: Final = grid
        self.commands: Final = DeckActions(grid)
        self.commands.bind(
            more=lambda: self.count(grid.rows, 1),
            less=lambda: self.count(grid.rows, -1),
            duplicate=self.duplicate,
            copy=self.copy,
            cut=self.cut,
            paste=self.paste,
            delete=self.delete,
        )

    @property
    def _deck(self) -> DeckFile:
        return self._document.content

    def count(self, rows: Sequence[int], by: int) -> None:
        text = self._text(
            rows, self.tr("Copies of {tile}"), self.tr("Copies of %n tile(s)", "", len(rows))
        )
        self._document.change(text, edits.counted(self._deck, rows, by), f"count {rows}")

    def set_count(self, rows: Sequence[int], count: int) -> None:
        text = self._text(
            rows, self.tr("Copies of {tile}"), self.tr("Copies of %n tile(s)", "", len(rows))
        )
        self._document.change(text, edits.with_count(self._deck, rows, count), f"count {rows}")

    def move(self, rows: Sequence[int], before: int) -> None:
        content, _ = edits.moved(self._deck, rows, before)
        text = self._text(rows, self.tr("Move {tile}"), self.tr("Move %n tile(s)", "", len(rows)))
        self._document.change(text, content)

    def duplicate(self) -> None:
        if rows := self._grid.rows:
            content, made = edits.duplicated(self._deck, rows)
            many = self.tr("Duplicate %n tile(s)", "", len(rows))
            self._make(self._text(rows, self.tr("Duplicate {tile}"), many), content, made)

    def delete(self) -> None:
        if rows := self._grid.rows:
            many = self.tr("Delete %n tile(s)", "", len(rows))
            self._remove(self._text(rows, self.tr("Delete {tile}"), many), rows)

    def copy(self) -> None:
        if rows := self._grid.rows:
            QGuiApplication.clipboard().setText(edits.to_clipboard(self._deck, rows))

    def cut(self) -> None:
        if rows := self._grid.rows:
            self.copy()
            many = self.tr("Cut %n tile(s)", "", len(rows))
            self._remove(self._text(rows, self.tr("Cut {tile}"), many), rows)

    def paste(self) -> None:
        if entries := edits.from_clipboard(QGuiApplication.clipboard().text()):
            content, made = edits.inserted(self._deck, self._after(), entries)
            self._make(self.tr("Paste %n tile(s)", "", len(made)), content, made)

    def new(self, sides: Sequence[str] = (), pile: str = "") -> bool:
        """After what is selected, plain or with these sides; whether there is one now."""
        entry = edits.new_entry(self._deck, sides, pile)
        content, made = edits.inserted(self._deck, self._after(), [entry])
        return self._make(self.tr("New tile {id}").format(id=entry.tile.id), content, made)

    def fill(self, menu: PopMenu) -> None:
        rows, acts = self._grid.rows, self.commands
        some = bool(rows)
        can_paste = "[[tile]]" in QGuiApplication.clipboard().text()
        menu.add(
            self.tr("Open"),
            lambda: self.open_asked.emit(rows[0]),
            "pencil",
            acts.key("enter"),
            enabled=some,
        )
        for act in ("duplicate", "copy", "cut"):
            menu.take(acts[act], enabled=some)
        menu.take(acts["paste"], enabled=can_paste)
        menu.addSeparator()
        menu.take(acts["more"], enabled=some)
        menu.take(acts["less"], enabled=some)
        menu.addSeparator()
        menu.take(acts["delete"], enabled=some)

    def _text(self, rows: Sequence[int], one: str, many: str) -> str:
        """One tile is named, several are counted."""
        return one.format(tile=self._deck.entries[rows[0]].tile.id) if len(rows) == 1 else many

    def _after(self) -> int:
        rows = self._grid.rows
        return rows[-1] + 1 if rows else len(self._deck.entries)

    def _remove(self, text: str, rows: Sequence[int]) -> None:
        self._document.change(text, edits.removed(self._deck, rows))
        if self._deck.entries:
            self._grid.select_rows([min(rows[0], len(self._deck.entries) - 1)])

    def _make(self, text: str, content: DeckFile, rows: Sequence[int]) -> bool:
        """Whether it was changed: of a built-in deck there may be no copy."""
        before = self._deck.entries
        self._document.change(text, content)
        if self._deck.entries == before:
            return False
        self.made.emit(rows)
        return True
