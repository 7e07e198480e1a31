"""What the models over a session have in common."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from carcqt.play.showing import Followed
from carcqt.words.speech import Translate

Index = QModelIndex | QPersistentModelIndex
DISPLAY: Final = Qt.ItemDataRole.DisplayRole
FIRST: Final = int(Qt.ItemDataRole.UserRole)


class SessionModel(QAbstractListModel):
    """Rows that follow a session."""

    def __init__(
        self, session: Followed, translate: Translate, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.session: Final = session
        self._translate = translate

    @abstractmethod
    def count(self) -> int: ...

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else self.count()

    def retranslate(self, translate: Translate | None = None) -> None:
        """The language has changed."""
        if translate is not None:
            self._translate = translate
        if rows := self.count():
            self.dataChanged.emit(self.index(0), self.index(rows - 1))
