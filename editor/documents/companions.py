"""What belongs to a document and outlives its page: tools in use, and games that run behind it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QObject, Qt

Companion = TypeVar("Companion", bound=QObject)


def companion(document: QObject, kind: type[Companion], make: Callable[[], Companion]) -> Companion:
    """Return the one object of a kind that a document has; `make` makes it as its child."""
    options = Qt.FindChildOption.FindDirectChildrenOnly
    return document.findChild(kind, options=options) or make()
