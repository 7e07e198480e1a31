"""All texts of a window: what is read on it, on its tips, and by a screen reader."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QTabBar,
    QTextEdit,
    QWidget,
)

_ROLES: Final = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)
_TAG: Final = re.compile(r"<[^<>]*>")
_SENTENCE_END: Final = re.compile(r"(?<=[.!?…])\s+|\n")


def texts_of(window: QWidget) -> list[str]:
    """Return each text of the window and its parts once, hidden parts too, without markup."""
    found = (
        plain.strip()
        for part in (window, *window.findChildren(QWidget))
        for text in _texts(part)
        for plain in [_TAG.sub(" ", text)]
    )
    return [text for text in dict.fromkeys(found) if text]


def sentences(text: str) -> list[str]:
    return _SENTENCE_END.split(text)


def _texts(part: QWidget) -> Iterator[str]:
    yield from (part.windowTitle(), part.toolTip(), part.whatsThis(), part.statusTip())
    yield from (part.accessibleName(), part.accessibleDescription())
    for action in part.actions():
        yield from (action.text(), action.toolTip())
    if isinstance(part, QLabel | QAbstractButton):
        yield part.text()
    elif isinstance(part, QGroupBox):
        yield part.title()
    elif isinstance(part, QLineEdit | QTextEdit | QPlainTextEdit):
        yield part.placeholderText()
        if part.isReadOnly():
            # Other fields hold what their author has written.
            yield part.text() if isinstance(part, QLineEdit) else part.toPlainText()
    elif isinstance(part, QTabBar):
        for number in range(part.count()):
            yield from (part.tabText(number), part.tabToolTip(number))
    elif isinstance(part, QComboBox):
        yield from map(part.itemText, range(part.count()))
    elif isinstance(part, QAbstractItemView) and not isinstance(part.parent(), QComboBox):
        yield from _rows(part)


def _rows(view: QAbstractItemView) -> Iterator[str]:
    model: QAbstractItemModel | None = view.model()
    if model is None:
        return
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(QModelIndex())
    for row in range(model.rowCount(QModelIndex())):
        for column in range(columns):
            index = model.index(row, column)
            data = (index.data(role) for role in _ROLES)
            yield from (text for text in data if isinstance(text, str))
