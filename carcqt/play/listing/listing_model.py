"""What the models over a table have in common."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from carcqt.play.table import Table
from carcqt.words.speech import Translate

Index = QModelIndex | QPersistentModelIndex
DISPLAY: Final = Qt.ItemDataRole.DisplayRole
FIRST: Final = int(Qt.ItemDataRole.UserRole)


class ListingModel(QAbstractListModel):
    """Rows that follow a table."""

    def __init__(self, table: Table, translate: Translate, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.table: Final = table
        self._translate = translate

    @abstractmethod
    def count(self) -> int: ...

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else self.count()
