"""The tiles of a deck as Qt's views want them: those that are looked for, in the file's order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import IntEnum
from operator import ne
from typing import Any, Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtWidgets import QWidget

from carcqt.content.decks import TileEntry
from carcqt.rules.problems import Problem
from carcqt.ui.language import language
from editor.documents.deck import DeckDocument

Index = QModelIndex | QPersistentModelIndex
Wanted = Callable[[TileEntry], bool]


class TileRole(IntEnum):
    ENTRY = Qt.ItemDataRole.UserRole + 1
    ROW = Qt.ItemDataRole.UserRole + 2
    """The place in the file."""
    PROBLEMS = Qt.ItemDataRole.UserRole + 3


class TilesModel(QAbstractListModel):
    """Follows its document by what is the same at both ends: a view keeps its place."""

    refreshing = Signal()
    refreshed = Signal()
    """Before and after the rows change: what was selected can be selected again."""

    def __init__(self, document: DeckDocument, parent: QWidget) -> None:
        super().__init__(parent)
        self._document: Final = document
        self._wanted: Wanted | None = None
        self._shown: list[tuple[int, TileEntry]] = []
        self._problems: dict[str, tuple[Problem, ...]] = {}
        self.refresh()
        self._take_problems()
        document.changed.connect(self.refresh)
        document.problems_changed.connect(self._take_problems)

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._shown)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not 0 <= index.row() < len(self._shown):
            return None
        row, entry = self._shown[index.row()]
        if role == TileRole.ENTRY:
            return entry
        if role == TileRole.ROW:
            return row
        if role == TileRole.PROBLEMS:
            return self.problems(entry.tile.id)
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return f"{entry.tile.id} ×{entry.tile.count} {self.name(entry)}".strip()
        return None

    def entry_at(self, place: int) -> TileEntry:
        return self._shown[place][1]

    def row_at(self, place: int) -> int:
        """Where in the file the tile is that is shown there; after the last, where that ends."""
        if place < len(self._shown):
            return self._shown[place][0]
        return self._shown[-1][0] + 1 if self._shown else len(self._document.content.entries)

    def places_of(self, rows: Iterable[int]) -> list[int]:
        """Where these places of the file are shown, as far as they are."""
        wanted = set(rows)
        return [place for place, (row, _) in enumerate(self._shown) if row in wanted]

    def place_of(self, tile: str) -> int | None:
        return next((p for p, (_, e) in enumerate(self._shown) if e.tile.id == tile), None)

    def problems(self, tile: str) -> tuple[Problem, ...]:
        return self._problems.get(tile, ())

    @property
    def culprits(self) -> set[str]:
        """The tiles with problems."""
        return set(self._problems)

    @staticmethod
    def name(entry: TileEntry) -> str:
        code = language().code
        return entry.name.get(code) or next(iter(entry.name.values()), "")

    def show_only(self, wanted: Wanted | None) -> None:
        self._wanted = wanted
        self.refresh()

    def refresh(self) -> None:
        self.refreshing.emit()
        entries = self._document.content.entries
        wanted = self._wanted
        new = [(row, entry) for row, entry in enumerate(entries) if wanted is None or wanted(entry)]
        old, old_ids, new_ids = self._shown, _ids(self._shown), _ids(new)
        same = len(old_ids) == len(new_ids)
        if same and sum(map(ne, old_ids, new_ids)) <= 1:
            # Perhaps one under another id: it stays where it is.
            self._shown = new
            self._tell_changed(old, new)
        else:
            self._replace(old_ids, new_ids, new)
        self.refreshed.emit()

    def _tell_changed(
        self, old: Sequence[tuple[int, TileEntry]], new: Sequence[tuple[int, TileEntry]]
    ) -> None:
        changed = [
            place
            for place, (before, after) in enumerate(zip(old, new, strict=True))
            if before[1] is not after[1]
        ]
        if changed:
            self.dataChanged.emit(self.index(changed[0]), self.index(changed[-1]))

    def _replace(
        self, old: Sequence[str], ids: Sequence[str], new: list[tuple[int, TileEntry]]
    ) -> None:
        least = min(len(old), len(ids))
        head = next((n for n in range(least) if old[n] != ids[n]), least)
        tail = next((n for n in range(least - head) if old[-1 - n] != ids[-1 - n]), least - head)
        before = self._shown
        if head + tail < len(old):
            self.beginRemoveRows(QModelIndex(), head, len(old) - tail - 1)
            self._shown = [*before[:head], *before[len(old) - tail :]]
            self.endRemoveRows()
        if head + tail < len(ids):
            self.beginInsertRows(QModelIndex(), head, len(ids) - tail - 1)
            self._shown = new
            self.endInsertRows()
        self._shown = new
        if new:
            self.dataChanged.emit(self.index(0), self.index(len(new) - 1))

    def _take_problems(self) -> None:
        found: dict[str, tuple[Problem, ...]] = {}
        for problem in self._document.problems:
            tile = tile_of(problem)
            if tile:
                found[tile] = (*found.get(tile, ()), problem)
        self._problems = found
        if self._shown:
            self.dataChanged.emit(self.index(0), self.index(len(self._shown) - 1))


def tile_of(problem: Problem) -> str:
    """The tile that a problem speaks of; nothing if it speaks of the whole deck."""
    if not problem.place:
        return ""
    what, _, name = problem.place[0].partition(" ")
    return name if what == "tile" else ""


def _ids(shown: Iterable[tuple[int, TileEntry]]) -> list[str]:
    return [entry.tile.id for _, entry in shown]
