"""The bar at the top of the editor: where one is, what is open, and the acts of every document."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from carcqt.ui.keys import key_name
from carcqt.ui.language import punctuation
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.buttons import Button, ButtonKind, IconButton
from carcqt.ui.widgets.cards import Bar, Edge
from carcqt.ui.widgets.labels import Label
from carcqt.ui.widgets.marks import IconSign
from editor.actions import EditorActions
from editor.documents.document import Document
from editor.tabs import TabStrip


class EditorBar(Bar):
    home = Signal()
    menu = Signal()

    def __init__(self, acts: EditorActions, parent: QWidget | None = None) -> None:
        super().__init__(Edge.BOTTOM, margins=(8, 0, 8, 0), spacing=4, parent=parent)
        self._acts: Final = acts
        self.home_button: Final = IconButton("home", self.tr("Home"))
        self._sign: Final = IconSign("pencil", 18)
        self._title: Final = Label(self.tr("Editor"), 14, 600, wrap=False)
        self.tabs: Final = TabStrip()
        self.new_button: Final = IconButton()
        self.undo_button: Final = IconButton()
        self.redo_button: Final = IconButton()
        self.history_button: Final = IconButton()
        self.menu_button: Final = IconButton("more", self.tr("More"))
        self.try_button: Final = Button("", ButtonKind.SECONDARY, height=34)
        self.save_button: Final = Button(acts["save"].text(), ButtonKind.PRIMARY, "save", height=34)
        self.save_button.setToolTip(key_name(acts["save"].key))
        self._tools: Final = QHBoxLayout()
        self.history_button.setCheckable(True)
        self.add(self.home_button, 4, self._sign, self._title, 8)
        self.add(
            self.tabs, self.new_button, 8, None, self._tools, self.undo_button, self.redo_button
        )
        self.add(self.history_button, self.menu_button, 4, self.try_button, self.save_button)
        self.home_button.clicked.connect(self.home)
        self.menu_button.clicked.connect(self.menu)
        self.save_button.clicked.connect(acts["save"].trigger)
        acts.lead(
            new=self.new_button,
            undo=self.undo_button,
            redo=self.redo_button,
            history=self.history_button,
            try_it=self.try_button,
        )
        style().follow(self._fit)

    def show_tools(self, tools: Sequence[QWidget]) -> None:
        """Those of the page that is shown."""
        while item := self._tools.takeAt(0):
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.setParent(None)
        for tool in tools:
            self._tools.addWidget(tool)
            tool.show()

    def show_steps(self, undo: str | None, redo: str | None) -> None:
        """What would be undone and redone; `None`: nothing can be."""
        for action, text in ((self._acts["undo"], undo), (self._acts["redo"], redo)):
            action.setEnabled(text is not None)
            action.set_tip(punctuation().colon(action.text(), text or ""))

    def set_short(self, is_short: bool) -> None:
        """In a narrow window, only what cannot be done without."""
        self._title.setVisible(not is_short)
        self._sign.setVisible(not is_short)

    def state(self) -> tuple[list[Document[Any]], int]:
        """The documents, and which is current."""
        return self.tabs.documents, self.tabs.currentIndex()

    def take_over(self, state: tuple[list[Document[Any]], int]) -> None:
        documents, current = state
        with QSignalBlocker(self.tabs):
            for document in documents:
                self.tabs.add(document)
            self.tabs.setCurrentIndex(current)

    def _fit(self) -> None:
        self.setFixedHeight(style().px(48))
