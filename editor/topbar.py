"""The bar at the top of the editor: where one is, what is open, and the acts of every document."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from carcqt.ui.language import punctuation
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.buttons import Button, ButtonKind, IconButton
from carcqt.ui.widgets.cards import Bar, Edge
from carcqt.ui.widgets.labels import Label
from carcqt.ui.widgets.marks import IconSign
from editor.tabs import TabStrip


class EditorBar(Bar):
    home = Signal()
    new = Signal()
    undo = Signal()
    redo = Signal()
    history = Signal()
    menu = Signal()
    try_it = Signal()
    save = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Edge.BOTTOM, margins=(8, 0, 8, 0), spacing=4, parent=parent)
        self.home_button: Final = IconButton("home")
        self._sign: Final = IconSign("pencil", 18)
        self._title: Final = Label("", 14, 600, wrap=False)
        self.tabs: Final = TabStrip()
        self.new_button: Final = IconButton("plus")
        self.undo_button: Final = IconButton("undo")
        self.redo_button: Final = IconButton("redo")
        self.history_button: Final = IconButton("clock")
        self.menu_button: Final = IconButton("more")
        self.try_button: Final = Button("", ButtonKind.SECONDARY, "play", "E", 34)
        self.save_button: Final = Button("", ButtonKind.PRIMARY, "save", height=34)
        self._tools: Final = QHBoxLayout()
        self.history_button.setCheckable(True)
        self.add(self.home_button, 4, self._sign, self._title, 8)
        self.add(
            self.tabs, self.new_button, 8, None, self._tools, self.undo_button, self.redo_button
        )
        self.add(self.history_button, self.menu_button, 4, self.try_button, self.save_button)
        for button, signal in (
            (self.home_button, self.home),
            (self.new_button, self.new),
            (self.undo_button, self.undo),
            (self.redo_button, self.redo),
            (self.history_button, self.history),
            (self.menu_button, self.menu),
            (self.try_button, self.try_it),
            (self.save_button, self.save),
        ):
            button.clicked.connect(signal)
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
        for button, text, what in (
            (self.undo_button, undo, self.tr("Undo")),
            (self.redo_button, redo, self.tr("Redo")),
        ):
            button.setEnabled(text is not None)
            named = punctuation().colon(what, text or "")
            key = "Ctrl+Z" if button is self.undo_button else "Ctrl+Y"
            button.set_tooltip(f"{named} ({key})")

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
        self.new_button.set_tooltip(self.tr("New or open (Ctrl+N)"))
        self.history_button.set_tooltip(self.tr("History (Ctrl+H)"))
        self.menu_button.set_tooltip(self.tr("More"))
        self.try_button.setText(self.tr("Try it"))
        self.save_button.setText(self.tr("Save"))
        self.save_button.setToolTip("Ctrl+S")

    def _fit(self) -> None:
        self.setFixedHeight(style().px(48))
