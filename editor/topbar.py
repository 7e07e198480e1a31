"""The bar at the top of the editor: where one is, what is open, and the acts of every document."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from carcqt.ui.keys import key_name
from carcqt.ui.language import punctuation
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.buttons import Button, ButtonKind, IconButton
from carcqt.ui.widgets.cards import Bar, Edge
from carcqt.ui.widgets.labels import Label
from carcqt.ui.widgets.marks import IconSign
from editor.actions import EditorActions
from editor.tabs import TabStrip


class EditorBar(Bar):
    home = Signal()
    menu = Signal()

    def __init__(self, acts: EditorActions, parent: QWidget | None = None) -> None:
        super().__init__(Edge.BOTTOM, margins=(8, 0, 8, 0), spacing=4, parent=parent)
        self._acts: Final = acts
        self.home_button: Final = IconButton("home")
        self._sign: Final = IconSign("pencil", 18)
        self._title: Final = Label("", 14, 600, wrap=False)
        self.tabs: Final = TabStrip()
        self.new_button: Final = IconButton()
        self.undo_button: Final = IconButton()
        self.redo_button: Final = IconButton()
        self.history_button: Final = IconButton()
        self.menu_button: Final = IconButton("more")
        self.try_button: Final = Button("", ButtonKind.SECONDARY, height=34)
        self.save_button: Final = Button("", ButtonKind.PRIMARY, "save", height=34)
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
        self._retranslate()

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

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self._title.setText(self.tr("Editor"))
        self.home_button.set_tooltip(self.tr("Home"))
        self.menu_button.set_tooltip(self.tr("More"))
        self.save_button.setText(self._acts["save"].text())
        self.save_button.setToolTip(key_name(self._acts["save"].key))

    def _fit(self) -> None:
        self.setFixedHeight(style().px(48))
