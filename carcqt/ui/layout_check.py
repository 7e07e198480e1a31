"""What Qt does without a word when a window is too small: cutting things and drawing them over
each other."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QAbstractScrollArea, QComboBox, QLabel, QLayout, QScrollArea, QWidget

_FLOATS: Final = "carcqt-floats"


def float_over(widget: QWidget) -> None:
    """It lies over its siblings on purpose."""
    widget.setProperty(_FLOATS, True)


def problems(window: QWidget) -> list[str]:
    """All that is cut, squeezed or covered in a window as it stands; it must be shown first."""
    found: list[str] = []
    for widget in _seen(window):
        found += _squeezed(widget)
        found += _cut(widget)
        found += _children(widget)
    return list(dict.fromkeys(found))


def _seen(widget: QWidget) -> Iterator[QWidget]:
    """A widget and all within it that can be seen, but not the inside of what Qt arranges."""
    yield widget
    if isinstance(widget, QComboBox):
        return
    for child in _shown_children(widget):
        yield from _seen(child)


def _shown_children(widget: QWidget) -> list[QWidget]:
    if isinstance(widget, QScrollArea):
        inside = widget.widget()
        return [inside] if inside is not None else []
    if isinstance(widget, QAbstractScrollArea):
        # What lies over a view: cards and pills, but not its bars.
        over = [*_direct(widget), *_direct(widget.viewport())]
        return [child for child in over if child.property(_FLOATS)]
    return _direct(widget)


def _direct(widget: QWidget) -> list[QWidget]:
    children = widget.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return [child for child in children if child.isVisible() and not child.isWindow()]


def _squeezed(widget: QWidget) -> list[str]:
    layout = widget.layout()
    if layout is None:
        return []
    return _compare(widget, least(layout, widget.width()), "its parts need")


def has_room(widget: QWidget) -> bool:
    """Whether a widget is as high as everything in it has to be, as it is this very moment."""
    # What has just changed would otherwise be measured as it was.
    for inner in (*reversed(widget.findChildren(QWidget)), widget):
        if (layout := inner.layout()) is not None:
            layout.activate()
    whole = widget.layout()
    return whole is None or least(whole, widget.width()).height() <= widget.height()


def least(layout: QLayout, width: int) -> QSize:
    """What everything in a layout needs, text that wraps in that width included."""
    size = layout.totalMinimumSize()
    if layout.hasHeightForWidth():
        size.setHeight(layout.totalMinimumHeightForWidth(max(width, size.width())))
    return size


def _cut(widget: QWidget) -> list[str]:
    needs = getattr(widget, "needs", None)
    if callable(needs):
        return _compare(widget, needs(), "its text needs")
    if isinstance(widget, QScrollArea):
        inside = widget.widget()
        never = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        if inside is None or widget.horizontalScrollBarPolicy() is not never:
            return []
        if inside.width() > widget.viewport().width():
            return [f"{_name(widget)}: cuts {inside.width() - widget.viewport().width()} px across"]
        return []
    if isinstance(widget, QAbstractScrollArea) or widget.layout() is not None:
        return []
    if isinstance(widget, QLabel) and widget.wordWrap():
        return _compare(widget, QSize(0, widget.heightForWidth(widget.width())), "its text needs")
    return _compare(widget, widget.minimumSizeHint(), "it needs")


def _children(widget: QWidget) -> list[str]:
    if isinstance(widget, QAbstractScrollArea | QComboBox):
        return []
    fixed = [child for child in _shown_children(widget) if not child.property(_FLOATS)]
    found = [
        f"{_name(child)}: reaches out of {_name(widget)}"
        for child in fixed
        if not widget.rect().contains(child.geometry()) and not child.size().isEmpty()
    ]
    for one, other in combinations(fixed, 2):
        shared = one.geometry().intersected(other.geometry())
        if not shared.isEmpty():
            size = f"{shared.width()} × {shared.height()}"
            found.append(f"{_name(one)} and {_name(other)}: overlap by {size}")
    return found


def _compare(widget: QWidget, needed: QSize, why: str) -> list[str]:
    short = [
        f"{size} px {direction}, {why} {least}"
        for direction, size, least in (
            ("wide", widget.width(), needed.width()),
            ("high", widget.height(), needed.height()),
        )
        if size < least
    ]
    return [f"{_name(widget)}: {' and '.join(short)}"] if short else []


def _name(widget: QWidget) -> str:
    """Enough to find it: what it is, what it says, and what it is in."""
    text = getattr(widget, "text", "")
    says = text() if callable(text) else text
    label = (
        widget.objectName() or widget.accessibleName() or (says if isinstance(says, str) else "")
    )
    name = type(widget).__name__ + (f" “{label}”" if label else "")
    around = widget.parentWidget()
    return name if around is None or widget.isWindow() else f"{name} in {type(around).__name__}"
