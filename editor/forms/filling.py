"""Small things that forms do to what they are made of."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QWidget

from carcqt.ui.widgets.fields import Select


def fill_select(select: Select, options: Iterable[tuple[str, str]], value: str | None) -> None:
    """Other options without a signal, as values with their texts; a value that is none of them is
    shown all the same, and none where there is none."""
    wanted = list(options)
    values = [one for one, _ in wanted]
    if value is not None and value not in values:
        wanted.append((value, value))
        values.append(value)
    here = [(select.itemData(n), select.itemText(n)) for n in range(select.count())]
    with QSignalBlocker(select):
        if here != wanted:
            select.clear()
            for one, text in wanted:
                select.addItem(text, one)
            select.updateGeometry()
        select.setCurrentIndex(-1 if value is None else values.index(value))
    select.update()


def pass_focus(
    start: QWidget, cancel: QWidget, idle: QWidget, running: QWidget, is_running: bool
) -> None:
    """Shows one of two parts; who has begun something with the keys can cancel it with them."""
    old, new = (start, cancel) if is_running else (cancel, start)
    had_focus = old.hasFocus()
    (running if is_running else idle).show()
    if had_focus:
        new.setFocus(Qt.FocusReason.OtherFocusReason)
    (idle if is_running else running).hide()


def first_upper(text: str) -> str:
    return text[:1].upper() + text[1:]
