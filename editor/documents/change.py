"""The one undo command: a content is replaced by another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from PySide6.QtGui import QUndoCommand

from editor.documents.retold import again

C = TypeVar("C")

_MERGES: Final = 1
_NEVER_MERGES: Final = -1


class Change(QUndoCommand, Generic[C]):
    """Undo and redo are the same act: put a content in place."""

    def __init__(
        self, text: str, before: C, after: C, put: Callable[[C], None], merge: str = ""
    ) -> None:
        super().__init__(text)
        self._said = text
        self._before: Final = before
        self._after = after
        self._put: Final = put
        self._merge: Final = merge

    def retell(self) -> None:
        """In the language of now."""
        self.setText(str(again(self._said)))

    def undo(self) -> None:
        self._put(self._before)

    def redo(self) -> None:
        self._put(self._after)

    def id(self) -> int:
        return _MERGES if self._merge else _NEVER_MERGES

    def mergeWith(self, other: QUndoCommand) -> bool:
        """Typing a word is one step; typing it away again is none."""
        if not isinstance(other, Change) or other._merge != self._merge:
            return False
        self._after, self._said = other._after, other._said
        self.setText(other.text())
        self.setObsolete(self._before == self._after)
        return True
