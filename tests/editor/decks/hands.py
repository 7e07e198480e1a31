"""Hands on the deck page, with mouse and keys, and what is seen there."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from editor.decks.page import DeckPage

CONTROL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier


def ids(page: DeckPage) -> list[str]:
    return [entry.tile.id for entry in page.content.entries]


def shown(page: DeckPage) -> list[str]:
    model = page.model
    return [model.entry_at(place).tile.id for place in range(model.rowCount())]


def chosen(page: DeckPage) -> list[str]:
    return [ids(page)[row] for row in page.grid.rows]


def key(page: DeckPage, what: Qt.Key, held: Qt.KeyboardModifier | None = None) -> None:
    QTest.keyClick(page.grid, what, held or Qt.KeyboardModifier.NoModifier)
    QApplication.processEvents()


def place(page: DeckPage, number: int, share: float = 0.5) -> QPoint:
    """A point on a shown tile, from its left to its right."""
    box = page.grid.delegate.card(page.grid.visualRect(page.model.index(number)))
    return QPointF(box.left() + box.width() * share, box.top() + box.height() * 0.3).toPoint()


def click(page: DeckPage, number: int, held: Qt.KeyboardModifier | None = None) -> None:
    QTest.mouseClick(
        page.grid.viewport(),
        Qt.MouseButton.LeftButton,
        held or Qt.KeyboardModifier.NoModifier,
        place(page, number),
    )


def drag(page: DeckPage, start: QPoint, ends: Sequence[QPoint]) -> None:
    """Presses, goes there by way of some points, and lets go."""
    view = page.grid.viewport()
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=start)
    for at in ends:
        pull(view, at)
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=ends[-1])
    QApplication.processEvents()


def pull(view: QWidget, at: QPoint) -> None:
    """Moves the mouse with its button held, which `QTest` cannot."""
    move = QMouseEvent(
        QEvent.Type.MouseMove,
        QPointF(at),
        QPointF(view.mapToGlobal(at)),
        Qt.MouseButton.NoButton,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(view, move)


def type_text(page: DeckPage, text: str) -> None:
    page.head.search.setFocus()
    page.head.search.clear()
    QTest.keyClicks(page.head.search, text)
    QApplication.processEvents()
