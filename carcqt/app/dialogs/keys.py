"""Which keys do what."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QWidget

from carcqt.ui.widgets.buttons import ButtonKind
from carcqt.ui.widgets.dialogs import Dialog
from carcqt.ui.widgets.keysheet import Group, KeysSheet


class KeysDialog(Dialog):
    guides_asked = Signal()
    about_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, width=860)
        self._sheet = KeysSheet()
        self.body.addWidget(self._sheet, 1)
        self._about = self.add_button("", ButtonKind.GHOST, self._to_about, "info")
        self._guides = self.add_button("", ButtonKind.GHOST, self._to_guides, "book")
        self._close = self.add_button("", ButtonKind.PRIMARY)
        self._close.setFocus()
        self.retranslate()

    def groups(self) -> tuple[list[Group], list[Group]]:
        space = self.tr("Space")
        laying: Group = (
            self.tr("Laying a tile"),
            [
                ("← → ↑ ↓", self.tr("from legal square to legal square")),
                ("R", self.tr("next rotation that fits")),
                (self.tr("Shift+R"), self.tr("previous rotation")),
                # Keys are parted by spaces, but not by this one.
                (self.tr("Wheel"), self.tr("turn the tile under the pointer")),
                (self.tr("Right\u00a0click"), self.tr("next rotation as well")),
                ("Enter", self.tr("lay the tile")),
            ],
        )
        placing: Group = (
            self.tr("Placing a piece"),
            [
                ("Tab", self.tr("next place or action")),
                ("0 – 9", self.tr("a place, action or card by its number")),
                ("Enter", self.tr("place it: what the strong button says")),
                (space, self.tr("place nothing, end the turn")),
            ],
        )
        window: Group = (
            self.tr("Everywhere"),
            [
                ("Enter", self.tr("the strong button")),
                (self.tr("Esc"), self.tr("cancel, or go back")),
                ("F1", self.tr("these keys")),
                ("F11", self.tr("full screen")),
            ],
        )
        board: Group = (
            self.tr("Board"),
            [
                ("F", self.tr("show everything")),
                ("+ −", self.tr("zoom in and out")),
                (self.tr("Ctrl+wheel"), self.tr("zoom at the pointer")),
                ("O", self.tr("overlays")),
                ("L", self.tr("log")),
                ("M", self.tr("list of moves")),
                ("T", self.tr("tiles left")),
                ("H", self.tr("hint")),
                ("F6", self.tr("to the buttons above the board")),
            ],
        )
        time: Group = (
            self.tr("Back and forth"),
            [
                (self.tr("Ctrl+Z"), self.tr("undo")),
                (self.tr("Ctrl+Y"), self.tr("redo")),
            ],
        )
        replay: Group = (
            self.tr("Replay"),
            [
                ("← →", self.tr("move by move")),
                (self.tr("PgUp PgDn"), self.tr("turn by turn")),
                (self.tr("Home"), self.tr("to the beginning")),
                (self.tr("End"), self.tr("to the end")),
                (space, self.tr("play or pause")),
            ],
        )
        return [laying, placing, window], [board, time, replay]

    def retranslate(self) -> None:
        self.set_title(self.tr("Keys"))
        self._about.setText(self.tr("About carcqt"))
        self._guides.setText(self.tr("Learn to play"))
        self._close.setText(self.tr("Close"))
        self._sheet.show_groups(self.groups())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and hasattr(self, "_close"):
            self.retranslate()

    def _to_about(self) -> None:
        self.accept()
        self.about_asked.emit()

    def _to_guides(self) -> None:
        self.accept()
        self.guides_asked.emit()
