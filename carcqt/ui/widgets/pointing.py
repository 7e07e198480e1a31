"""What is pointed at."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QWidget

_POINTER: Final = {QEvent.Type.Enter: True, QEvent.Type.Leave: False}
_FOCUS: Final = {QEvent.Type.FocusIn: True, QEvent.Type.FocusOut: False}


class Pointing(QObject):
    """Tells when the pointer comes over a widget and when it leaves."""

    told = Signal(bool)

    def __init__(self, widget: QWidget, *, by_keys: bool = False) -> None:
        """What can be chosen by keys is pointed at by them, too."""
        super().__init__(widget)
        self._events: Final = {**_POINTER, **(_FOCUS if by_keys else {})}
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        is_over = self._events.get(event.type())
        if is_over is not None:
            self.told.emit(is_over)
        return False
