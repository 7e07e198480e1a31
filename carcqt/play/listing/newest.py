"""The last lines of a log: the newest turn first, each turn from its beginning."""

from __future__ import annotations

from itertools import groupby
from typing import Any, Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject

from carcqt.play.listing.listing_model import DISPLAY, Index
from carcqt.play.listing.log import LogModel, LogRole

MOST: Final = 40
"""A view measures all of its lines whenever one is added: a long game stays as quick as a short."""


class NewestFirst(QAbstractListModel):
    def __init__(self, log: LogModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._log = log
        self._rows: list[int] = []
        """Those of the log, in the order in which they are shown."""
        for changed in (log.rowsInserted, log.rowsRemoved, log.dataChanged):
            changed.connect(self._order)
        self._order()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = DISPLAY) -> Any:
        return self._log.data(self._log.index(self._rows[index.row()]), role)

    def _order(self) -> None:
        self.beginResetModel()
        count = self._log.rowCount()
        last = range(max(0, count - MOST), count)
        turns = [list(rows) for _, rows in groupby(last, self._turn)]
        self._rows = [row for turn in reversed(turns) for row in turn]
        self.endResetModel()

    def _turn(self, row: int) -> Any:
        return self._log.data(self._log.index(row), LogRole.TURN)
