"""The last lines of a log, the newest first."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject

from carcqt.app.log import LogModel
from carcqt.app.rows import DISPLAY, Index

MOST: Final = 40
"""A view measures all of its lines whenever one is added: a long game stays as quick as a short."""


class NewestFirst(QAbstractListModel):
    def __init__(self, log: LogModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._log = log
        self._shown = min(log.rowCount(), MOST)
        log.rowsAboutToBeInserted.connect(self._before_more)
        log.rowsInserted.connect(self._after_more)
        log.rowsAboutToBeRemoved.connect(self._before_fewer)
        log.rowsRemoved.connect(self._after_fewer)
        log.dataChanged.connect(self._changed)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else self._shown

    def data(self, index: Index, role: int = DISPLAY) -> Any:
        return self._log.data(self._log.index(self._log.rowCount() - 1 - index.row()), role)

    def _before_more(self, _: QModelIndex, first: int, last: int) -> None:
        more = min(last - first + 1, MOST)
        kept = min(self._shown, MOST - more)
        if kept < self._shown:
            self.beginRemoveRows(QModelIndex(), kept, self._shown - 1)
            self._shown = kept
            self.endRemoveRows()
        self.beginInsertRows(QModelIndex(), 0, more - 1)

    def _after_more(self, _: QModelIndex, first: int, last: int) -> None:
        self._shown += min(last - first + 1, MOST)
        self.endInsertRows()

    def _before_fewer(self, _: QModelIndex, first: int, last: int) -> None:
        self.beginRemoveRows(QModelIndex(), 0, min(last - first, self._shown - 1))

    def _after_fewer(self, _: QModelIndex, first: int, last: int) -> None:
        self._shown = max(0, self._shown - (last - first + 1))
        self.endRemoveRows()
        wanted = min(self._log.rowCount(), MOST)
        if wanted > self._shown:
            self.beginInsertRows(QModelIndex(), self._shown, wanted - 1)
            self._shown = wanted
            self.endInsertRows()

    def _changed(self, first: QModelIndex, last: QModelIndex) -> None:
        newest = self._log.rowCount() - 1
        begin, end = newest - last.row(), min(newest - first.row(), self._shown - 1)
        if begin <= end:
            self.dataChanged.emit(self.index(begin), self.index(end))
