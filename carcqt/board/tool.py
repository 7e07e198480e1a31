"""Tools: what pointer and keys do on a view that pans and zooms by itself."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter

from carcqt.rules.geometry import Square

UNIT: Final = 92.0
"""A square of the scene, and its pixels at a zoom of 1."""
NO_BUTTON = Qt.MouseButton.NoButton
NO_KEYS = Qt.KeyboardModifier.NoModifier


@dataclass(frozen=True, slots=True)
class PointerEvent:
    """Where the pointer is on a view, and what is pressed."""

    at: QPoint
    """Place in the viewport, in pixels."""
    place: QPointF
    """Place in the scene."""
    button: Qt.MouseButton = NO_BUTTON
    """Button that was just pressed or released."""
    modifiers: Qt.KeyboardModifier = NO_KEYS
    """Keys such as Ctrl that are held down; not told while the pointer moves."""
    dragged_from: QPoint | None = None
    """Where a drag of the tool began, in the viewport; `None` for a click and for hovering."""

    @property
    def square(self) -> Square:
        """Square of the board at that place."""
        return square_at(self.place)


def square_at(place: QPointF) -> Square:
    """Return the square on which a place of the scene lies."""
    return Square(math.floor(place.x() / UNIT), math.floor(place.y() / UNIT))


def plain_key(event: QKeyEvent) -> int:
    """Return the key that was pressed, or 0 if Ctrl, Alt or Meta makes it a command."""
    commands = (
        Qt.KeyboardModifier.ControlModifier
        | Qt.KeyboardModifier.AltModifier
        | Qt.KeyboardModifier.MetaModifier
    )
    return 0 if event.modifiers() & commands else event.key()


class Tool(QObject):
    """Does nothing by itself, so that every drag pans the view. A view forwards to one tool."""

    @property
    def by_keys(self) -> bool:
        """Whether keys, not the pointer, were used last."""
        return False

    def press(self, event: PointerEvent) -> bool:
        """Take up a press; return whether a drag from there is the tool's, not the view's."""
        return False

    def move(self, event: PointerEvent) -> None:
        """Follow the pointer, also while the tool drags."""

    def release(self, event: PointerEvent) -> bool:
        """End a click or a drag; return whether that did something."""
        return False

    def double(self, event: PointerEvent) -> bool:
        """Take up the second press of a double click; return whether the tool has a use for it.

        Otherwise it is another press if the first click did something, or fits the view."""
        return False

    def turns_wheel(self, event: PointerEvent) -> bool:
        """Return whether the wheel is the tool's here; otherwise it scrolls."""
        return False

    def wheel(self, steps: int) -> None:
        """Turn by some notches of the wheel, clockwise if positive."""

    def key(self, event: QKeyEvent) -> bool:
        """Take up a key; return whether the tool has a use for it."""
        return False

    def leave(self) -> None:
        """Forget the pointer: it has left, or begins to drag the view."""

    def refresh(self) -> None:
        """Show again what depends on the contents of the view or on its cursor."""

    def extent(self) -> QRectF:
        """Return the part of the scene that the tool wants to be seen, if any."""
        return QRectF()

    def paint(self, p: QPainter) -> None:
        """Draw over the scene, in its coordinates."""
