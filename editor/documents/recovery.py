"""What is not saved yet lies beside, for the case that the program ends before it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from editor.documents.document import Document


class Recovery:
    def __init__(self, document: Document[Any]) -> None:
        self._document = document

    def touch(self) -> None:
        """The content has changed."""

    def clear(self) -> None:
        """Everything is saved, or is not wanted."""
