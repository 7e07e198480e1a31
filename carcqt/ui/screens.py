"""A window on the screen that there is: all of it in sight, title bar and frame as well."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QByteArray, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QMainWindow, QStyle, QWidget

_LATER: Final = (0, 150, 600)
"""Milliseconds: whoever frames windows does so a while after they are shown."""
_FRAME: Final = 40
"""Pixels left for title bar and frame, which under Wayland no window can measure."""
_PANEL: Final = 48
"""Pixels left for the desktop's panel under Wayland, where no window knows of it."""
_RAISED: Final = 300
"""Milliseconds within which a desktop that can bring a window forward has done so."""


def open_on_screen(window: QMainWindow, wanted: QSize, before: QByteArray) -> None:
    """Show a window as it was last; the first time as large as `wanted`, as far as there is room.
    Under Wayland only the desktop knows how much that is: it makes a window fit that would not."""
    if window.restoreGeometry(before):
        window.show()
    else:
        bar = max(_FRAME, window.style().pixelMetric(QStyle.PixelMetric.PM_TitleBarHeight))
        place_first(window, wanted, bar, _PANEL if _is_wayland() else 0)
    for wait in _LATER:
        QTimer.singleShot(wait, window, lambda: keep_in_sight(window))


def place_first(window: QMainWindow, wanted: QSize, bar: int, panel: int) -> None:
    """Show a window in the middle of the screen. If there is a `panel` whose place is not known,
    show a window that needs more room maximized. Both heights are in pixels."""
    screen = window.screen().availableGeometry()
    room = screen.size() - QSize(0, bar + panel)
    window.setMinimumSize(window.minimumSize().boundedTo(room))
    window.resize(wanted.boundedTo(room))
    spare = room - window.size()
    window.move(screen.left() + spare.width() // 2, screen.top() + spare.height() // 2)
    if panel and window.size() != wanted:
        window.showMaximized()
    else:
        window.show()


def bring_forward(window: QWidget, *, is_wayland: bool | None = None) -> None:
    """Show a window in front of all others, also one that was closed or minimized. A desktop that
    lets no program do that gets the window anew, as new windows come to the front."""
    was_visible = window.isVisible() and not window.isMinimized()
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()
    if was_visible and (_is_wayland() if is_wayland is None else is_wayland):
        QTimer.singleShot(_RAISED, window, lambda: _show_anew(window))


def _show_anew(window: QWidget) -> None:
    if window.isVisible() and not window.isActiveWindow() and not QApplication.activeModalWidget():
        window.hide()
        window.show()


def _is_wayland() -> bool:
    return QGuiApplication.platformName().startswith("wayland")


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
