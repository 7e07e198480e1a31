"""Which keys do what on the page that is shown, and everywhere in the editor."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QWidget

from carcqt.ui.widgets.buttons import ButtonKind
from carcqt.ui.widgets.dialogs import Dialog
from carcqt.ui.widgets.keysheet import Group, KeysSheet
from editor.forms.page import ShownPart

_ARROWS: Final = "← → ↑ ↓"
_DOCUMENTS: Final = tuple(one for one in ShownPart if one not in (ShownPart.START, ShownPart.GUIDE))


class EditorKeys(Dialog):
    guide_asked = Signal()

    def __init__(self, shown: ShownPart, parent: QWidget | None = None) -> None:
        super().__init__(parent, width=860)
        self.shown: Final = shown
        self._sheet = KeysSheet()
        self.body.addWidget(self._sheet, 1)
        self.guide = self.add_button("", ButtonKind.GHOST, self._to_guide, "book")
        self._close = self.add_button("", ButtonKind.PRIMARY)
        self._close.setFocus()
        self._retranslate()

    def groups(self) -> tuple[list[Group], list[Group]]:
        """Those of the page on the left."""
        own = {
            ShownPart.START: self._start,
            ShownPart.GUIDE: self._guide,
            ShownPart.TEXT: self._text,
            ShownPart.DECK: self._deck,
            ShownPart.TILE: self._tile,
            ShownPart.BOARD: self._board,
            ShownPart.LAYOUT: self._layout,
            ShownPart.CAMPS: self._camps,
            ShownPart.MAP: self._map,
        }
        return own[self.shown](), self._everywhere()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and hasattr(self, "_close"):
            self._retranslate()

    # Each page.

    def _start(self) -> list[Group]:
        keys = [
            ("Tab", self.tr("to the next thing that can be made")),
            ("Enter", self.tr("make it, or open the file")),
        ]
        return [(self.tr("Start page"), keys)]

    def _guide(self) -> list[Group]:
        keys = [
            (self.tr("PgUp PgDn"), self.tr("a page up or down")),
            (self.tr("Ctrl+PgUp Ctrl+PgDn"), self.tr("section before or after")),
            ("Ctrl+F", self.tr("search")),
            (self.tr("F3 Shift+F3"), self.tr("next or previous match")),
            ("Alt+←", self.tr("back to where one was")),
            (self.tr("Esc"), self.tr("leave the guide")),
        ]
        return [(self.tr("Guide"), keys)]

    def _text(self) -> list[Group]:
        keys = [(_ARROWS, self.tr("go over the text")), ("Ctrl+C", self.tr("copy"))]
        return [(self.tr("Text of the file"), keys)]

    def _deck(self) -> list[Group]:
        tiles = [
            (_ARROWS, self.tr("from tile to tile")),
            ("Enter", self.tr("open the tile")),
            ("N", self.tr("new tile")),
            ("+ −", self.tr("one copy more or less")),
            ("0 – 9", self.tr("number of copies")),
            ("Alt+← Alt+→", self.tr("move the tiles in the deck")),
            ("Ctrl+D", self.tr("duplicate")),
            ("Ctrl+C Ctrl+V", self.tr("copy and paste; Ctrl+X cuts")),
            (self.tr("Del"), self.tr("delete")),
        ]
        around = [
            ("/ Ctrl+F", self.tr("search")),
            ("S", self.tr("statistics and properties, in a narrow window")),
            (self.tr("Esc"), self.tr("show all tiles again")),
        ]
        return [(self.tr("Tiles of the deck"), tiles), (self.tr("Around them"), around)]

    def _tile(self) -> list[Group]:
        drawing = [
            ("1 – 9", self.tr("draw with this terrain")),
            (_ARROWS, self.tr("from edge point to edge point, or to a zone")),
            (
                "Enter",
                self.tr("begin a stroke here, then end it there; or use the tool here"),
            ),
            ("V B J X", self.tr("choose, draw, join and split, erase")),
            (self.tr("Del"), self.tr("erase the chosen zone")),
        ]
        whole = [
            ("R M", self.tr("rotate, mirror")),
            ("Ctrl+C Ctrl+V", self.tr("copy and paste the markings")),
            (self.tr("PgUp PgDn"), self.tr("tile before or after")),
            ("F + −", self.tr("the whole tile, zoom")),
            (self.tr("Esc"), self.tr("let go, and then back to the deck")),
        ]
        return [(self.tr("Drawing"), drawing), (self.tr("The whole tile"), whole)]

    def _board(self) -> list[Group]:
        keys = [
            (_ARROWS, self.tr("from square to square where the tile fits")),
            (self.tr("R Shift+R"), self.tr("turn the tile")),
            ("Enter", self.tr("lay the tile")),
            (self.tr("Space"), self.tr("take another tile")),
            ("Ctrl+Z", self.tr("take the last tile back")),
            ("F + −", self.tr("see all, zoom")),
            (self.tr("E Esc"), self.tr("back to where one was")),
        ]
        return [(self.tr("Test board"), keys)]

    def _layout(self) -> list[Group]:
        keys = [
            (_ARROWS, self.tr("from square to square")),
            ("Enter", self.tr("lay the tile or put the piece in hand here")),
            (self.tr("R Shift+R"), self.tr("turn the tile")),
            ("Tab", self.tr("next zone of the tile")),
            (self.tr("Ctrl+arrows"), self.tr("move the tile along")),
            (self.tr("Del"), self.tr("remove what is here")),
            ("1 – 9", self.tr("whose pieces are put")),
            ("F + −", self.tr("see all, zoom")),
            (self.tr("Esc"), self.tr("put down what is in hand")),
        ]
        return [(self.tr("Starting layout"), keys)]

    def _camps(self) -> list[Group]:
        keys = [
            (_ARROWS, self.tr("from village to village")),
            ("Enter", self.tr("set up camp")),
            (self.tr("Del"), self.tr("take a camp away")),
            ("1 – 9", self.tr("whose camps are set up")),
            ("F + −", self.tr("see all, zoom")),
        ]
        return [(self.tr("Starting layout"), keys)]

    def _map(self) -> list[Group]:
        choosing = [
            ("Tab", self.tr("next village")),
            ("L N", self.tr("next link, next bend")),
            (self.tr("Ctrl+arrows"), self.tr("to the village in that direction")),
            ("Ctrl+A", self.tr("all villages")),
            ("Enter", self.tr("edit what is chosen, end a link")),
            (self.tr("Esc"), self.tr("let go, one thing after the other")),
        ]
        drawing = [
            (_ARROWS, self.tr("move what is chosen; with Shift, further")),
            ("S V X", self.tr("select, new village, remove")),
            ("P W", self.tr("path, waterway: between two villages, or from one")),
            ("B", self.tr("a bend in the chosen link")),
            ("1 – 9", self.tr("species of the chosen villages")),
            (self.tr("Del"), self.tr("remove what is chosen")),
            ("F + −", self.tr("see all, zoom")),
        ]
        return [(self.tr("Choosing"), choosing), (self.tr("Drawing"), drawing)]

    # Everywhere.

    def _everywhere(self) -> list[Group]:
        files = [
            ("Ctrl+N", self.tr("start page")),
            ("Ctrl+O", self.tr("open a file")),
        ]
        window = [
            ("F1", self.tr("these keys")),
            ("F11", self.tr("full screen")),
            ("Ctrl+Tab", self.tr("next tab")),
            ("Ctrl+Q", self.tr("close the editor")),
        ]
        if self.shown not in _DOCUMENTS:
            return [(self.tr("Files"), files), (self.tr("Everywhere"), window)]
        files += [
            ("Ctrl+S", self.tr("save")),
            (self.tr("Ctrl+Shift+S"), self.tr("save as")),
            ("Ctrl+W", self.tr("close the tab")),
        ]
        work = [("Ctrl+Z Ctrl+Y", self.tr("undo, redo")), ("Ctrl+H", self.tr("history"))]
        if self.shown is ShownPart.BOARD:
            work = work[1:]
        if self.shown not in (ShownPart.BOARD, ShownPart.TEXT):
            work.append(("E", self.tr("try it")))
        work.append((self.tr("F8 Shift+F8"), self.tr("next or previous problem")))
        return [
            (self.tr("Files"), files),
            (self.tr("Work"), work),
            (self.tr("Everywhere"), window),
        ]

    def _retranslate(self) -> None:
        self.set_title(self.tr("Keys"))
        self.guide.setText(self.tr("Guide to the editor"))
        self._close.setText(self.tr("Close"))
        self._sheet.show_groups(self.groups())

    def _to_guide(self) -> None:
        self.accept()
        self.guide_asked.emit()
