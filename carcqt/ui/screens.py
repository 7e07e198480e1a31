"""A window on the screen that there is: all of it in sight, title bar and frame as well."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QByteArray, QPoint, QRect, QSize, QTimer
from PySide6.QtWidgets import QMainWindow, QStyle

_LATER: Final = (0, 150, 600)
"""Milliseconds: whoever frames windows does so a while after they are shown."""
_FRAME: Final = 40
"""Pixels left for title bar and frame, which under Wayland no window can measure."""


def open_on_screen(window: QMainWindow, wanted: QSize, before: QByteArray) -> None:
    """As it was last; the first time as large as wanted, as far as there is room."""
    if not window.restoreGeometry(before):
        bar = max(_FRAME, window.style().pixelMetric(QStyle.PixelMetric.PM_TitleBarHeight))
        room = window.screen().availableGeometry()
        window.setMinimumSize(window.minimumSize().boundedTo(room.size() - QSize(0, bar)))
        window.resize(wanted.boundedTo(room.size() - QSize(0, bar)))
        spare = room.size() - window.size() - QSize(0, bar)
        window.move(room.left() + spare.width() // 2, room.top() + spare.height() // 2)
    window.show()
    for wait in _LATER:
        QTimer.singleShot(wait, window, lambda: keep_in_sight(window))


def keep_in_sight(window: QMainWindow) -> None:
    """Whatever hangs over the edge of the screen comes back; what is too large gets smaller."""
    if window.isMaximized() or window.isFullScreen():
        return
    room, framed = window.screen().availableGeometry(), window.frameGeometry()
    if room.contains(framed):
        return
    most = room.size() - (framed.size() - window.size())
    window.setMinimumSize(window.minimumSize().boundedTo(most))
    window.resize(window.size().boundedTo(most))
    window.move(_within(QRect(framed.topLeft(), framed.size().boundedTo(room.size())), room))


def _within(box: QRect, room: QRect) -> QPoint:
    left = min(max(box.left(), room.left()), room.right() - box.width() + 1)
    top = min(max(box.top(), room.top()), room.bottom() - box.height() + 1)
    return QPoint(left, top)
