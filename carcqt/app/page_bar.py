"""The bar above the pages that follow a game: where one is, and what may be called up."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from carcqt.ui.theme.style import style
from carcqt.ui.widgets.buttons import IconButton
from carcqt.ui.widgets.cards import Bar, Edge
from carcqt.ui.widgets.labels import Elided
from carcqt.ui.widgets.marks import GameBadge


class PageBar(Bar):
    home = Signal()

    def __init__(self, game: str, parent: QWidget | None = None) -> None:
        super().__init__(Edge.BOTTOM, parent=parent)
        self.home_button = IconButton("home")
        self.home_button.clicked.connect(self.home)
        self.title, self.subtitle = Elided("", 14, 600), Elided("", 12, 400, "text2")
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addStretch(1)
        names.addWidget(self.title)
        names.addWidget(self.subtitle)
        names.addStretch(1)
        left = QHBoxLayout()
        left.setSpacing(style().px(12))
        left.addWidget(self.home_button)
        left.addWidget(GameBadge(game, 28))
        left.addLayout(names, 1)
        self.middle, self.right = QHBoxLayout(), QHBoxLayout()
        self.right.setSpacing(style().px(4))
        self.right.addStretch(1)
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        grid.addLayout(left, 0, 0)
        grid.addLayout(self.middle, 0, 1, Qt.AlignmentFlag.AlignCenter)
        grid.addLayout(self.right, 0, 2)
        # As wide left as right, so that the middle is the middle.
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(2, 1)
        self.box.addLayout(grid)
        style().follow(self._fit)

    def show_title(self, title: str, subtitle: str) -> None:
        self.title.setText(title)
        self.subtitle.setText(subtitle)

    def _fit(self) -> None:
        px = style().px
        self.setFixedHeight(px(48))
        self.box.setContentsMargins(px(8), 0, px(8), 0)
