"""Keys and what they do, in groups and columns."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from carcqt.ui.actions import Group
from carcqt.ui.keys import parts
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.keycaps import KeyCap
from carcqt.ui.widgets.labels import Label
from carcqt.ui.widgets.removal import clear
from carcqt.ui.widgets.scroll import Tall


class KeysSheet(Tall):
    def __init__(self) -> None:
        self._inside = QWidget()
        super().__init__(self._inside)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._columns = QHBoxLayout(self._inside)
        self._columns.setContentsMargins(0, 0, style().px(8), 0)
        self._columns.setSpacing(style().px(40))

    def show_groups(self, columns: Sequence[list[Group]]) -> None:
        clear(self._columns)
        for groups in columns:
            self._columns.addWidget(_Column(groups), 1)


class _Column(QWidget):
    def __init__(self, groups: list[Group]) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(style().px(8))
        for number, (heading, rows) in enumerate(groups):
            if number:
                column.addSpacing(style().px(10))
            column.addWidget(Label(heading, 15, 600))
            grid = QGridLayout()
            grid.setHorizontalSpacing(style().px(12))
            grid.setVerticalSpacing(style().px(6))
            for row, (keys, text) in enumerate(rows):
                grid.addLayout(_caps(keys), row, 0)
                grid.addWidget(Label(text, 13, 400, "text2"), row, 1)
            grid.setColumnStretch(1, 1)
            grid.setColumnMinimumWidth(0, style().px(112))
            column.addLayout(grid)
        column.addStretch(1)


def _caps(keys: str) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(style().px(4))
    for key in keys.split(" "):
        for number, part in enumerate(parts(key)):
            if number:
                row.addWidget(Label("+", 12, 400, "text3", wrap=False))
            row.addWidget(
                Label(part, 12, 400, "text3", wrap=False) if part == "–" else KeyCap(part)
            )
    row.addStretch(1)
    return row
