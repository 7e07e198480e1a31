"""A player of a saved game, with the points."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from carcqt.ui.theme.style import style
from carcqt.ui.tips import plain_tip
from carcqt.ui.widgets.labels import Elided, Label
from carcqt.ui.widgets.marks import MarkBadge


class Score(QWidget):
    """A player's mark, name and points."""

    def __init__(
        self, colour: int, name: str, points: str, short: bool, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setAccessibleName(f"{name} {points}".strip())
        self.setToolTip(plain_tip(name))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(style().px(8))
        number = Label(points, 20, 700, wrap=False)
        number.setVisible(bool(points))
        if short:
            row.addWidget(MarkBadge(colour, 20))
            row.addWidget(number)
            return
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(Elided(name, 13, 600))
        words.addWidget(number)
        mark = QVBoxLayout()
        mark.addWidget(MarkBadge(colour, 20))
        mark.addStretch(1)
        row.addLayout(mark)
        row.addLayout(words)
        self.setMaximumWidth(style().px(140))
