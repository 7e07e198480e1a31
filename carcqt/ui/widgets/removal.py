"""Widgets that go: from the window at once, from memory when nothing of theirs runs any more."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QLayout, QWidget

_GONE: Final = "carcqt-gone"


def remove(box: QLayout, *widgets: QWidget) -> None:
    """Some of what lies in a layout goes."""
    for widget in widgets:
        box.removeWidget(widget)
        widget.hide()
        widget.setProperty(_GONE, True)
        widget.deleteLater()


def is_gone(widget: QWidget) -> bool:
    """Return whether a widget was removed and only waits to be deleted."""
    return bool(widget.property(_GONE))


def clear(box: QLayout) -> None:
    """All that lies in a layout goes."""
    while (item := box.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            remove(box, widget)
        elif (inner := item.layout()) is not None:
            clear(inner)
