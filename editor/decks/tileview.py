"""One tile of the deck, large, with the way back and to its neighbours."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from carcqt.art.studio.studio import Studio
from carcqt.rules.problems import Problem
from carcqt.ui.widgets.buttons import Button, ButtonKind, IconButton
from carcqt.ui.widgets.cards import Bar, Edge
from carcqt.ui.widgets.labels import Elided, Label
from carcqt.ui.widgets.popmenu import PopMenu
from editor.decks.overview.model import TilesModel
from editor.documents.companions import companion
from editor.documents.deck import DeckDocument
from editor.tiles.actions import TileActions
from editor.tiles.editing import TileEditing
from editor.tiles.editor import TileEditor


class TileView(QWidget):
    left = Signal()
    try_asked = Signal()
    new_asked = Signal()
    export_asked = Signal(str)
    """As a picture, with this ending."""

    def __init__(
        self, document: DeckDocument, studio: Studio, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._document: Final = document
        self.editing: Final = companion(
            document, TileEditing, lambda: TileEditing(document, document)
        )
        self.commands: Final = TileActions(self)
        self.back: Final = Button("", ButtonKind.GHOST)
        self.title: Final = Label("", 14, 600, wrap=False)
        self.name: Final = Elided("", 13, 400, "text2")
        self.before: Final = IconButton()
        self.after: Final = IconButton()
        self.export: Final = IconButton("export")
        self.new: Final = Button("", ButtonKind.SOFT, height=34)
        self.editor: Final = TileEditor(self.editing, studio)
        bar = Bar(Edge.BOTTOM, margins=(8, 6, 12, 6), spacing=8)
        bar.add(self.back, self.title, self.name, self.export, self.before, self.after, self.new)
        bar.box.setStretchFactor(self.name, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(bar)
        column.addWidget(self.editor, 1)
        self.commands.bind(
            leave=self.left.emit,
            before=lambda: self.editing.step(-1),
            after=lambda: self.editing.step(1),
            new=self.new_asked.emit,
            try_it=self.try_asked.emit,
        )
        self.commands.lead(leave=self.back, before=self.before, after=self.after, new=self.new)
        self.editor.left.connect(self.left)
        self.export.clicked.connect(self._offer_export)
        for signal in (self.editing.opened, self.editing.changed, document.changed):
            signal.connect(self._show)
        self.editing.gone.connect(self._leave)
        self._show()

    @property
    def row(self) -> int | None:
        """Where in the file the tile is."""
        return self.editing.row

    def open(self, row: int) -> None:
        self.editing.open(row)
        self._show()

    def heightForWidth(self, width: int) -> int:
        # Or else a stack would take the height that it would like for one that it needs.
        return -1

    def first_focus(self) -> None:
        self.editor.first_focus()

    def show_place(self, problem: Problem) -> None:
        self.editor.show_place(problem)

    def _show(self) -> None:
        row, entries = self.editing.row, self._document.content.entries
        if row is None or row >= len(entries):
            return
        self.export.set_tooltip(self.tr("Export this tile"))
        self.title.setText(entries[row].tile.id)
        self.name.setText(TilesModel.name(entries[row]))
        self.commands["before"].setEnabled(row > 0)
        self.commands["after"].setEnabled(row + 1 < len(entries))

    def _offer_export(self) -> None:
        menu = PopMenu(self)
        menu.add(self.tr("This tile as PNG…"), lambda: self.export_asked.emit("png"), "export")
        menu.add(self.tr("This tile as SVG…"), lambda: self.export_asked.emit("svg"), "export")
        menu.aboutToHide.connect(menu.deleteLater)
        menu.drop(self.export)

    def _leave(self) -> None:
        if self.isVisible():
            self.left.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.commands.press(event):
            super().keyPressEvent(event)
