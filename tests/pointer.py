"""A pointer that comes over a widget and leaves it again."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication, QWidget


def point_at(widget: QWidget) -> None:
    inside = QPointF(widget.rect().center())
    QApplication.sendEvent(widget, QEnterEvent(inside, inside, inside))


def point_away(widget: QWidget) -> None:
    QApplication.sendEvent(widget, QEvent(QEvent.Type.Leave))
