"""What can be done with a deck, and on its test board."""

from __future__ import annotations

from carcqt.ui.actions import (
    ARROWS,
    ENTER,
    FIT,
    ZOOM,
    Actions,
    Command,
    Gesture,
    KeyLine,
    KeySection,
)
from carcqt.ui.keys import key_name
from editor.actions import TRY_KEY


class DeckActions(Actions):
    def sections(self) -> list[KeySection]:
        return [self._tiles(), self._around()]

    def _tiles(self) -> KeySection:
        cut = Command("cut", "Ctrl+X Shift+Del", self.tr("Cut"))
        return KeySection(
            self.tr("Tiles of the deck"),
            KeyLine(self.tr("go from tile to tile"), ARROWS),
            KeyLine(self.tr("open the tile"), ENTER),
            KeyLine(self.tr("new tile"), Command("new", "N", self.tr("New tile"), "plus")),
            KeyLine(
                self.tr("add or remove a copy"),
                Command("more", "+ =", self.tr("One copy more"), "plus"),
                Command("less", "-", self.tr("One copy less"), "minus"),
            ),
            KeyLine(self.tr("type the number of copies"), Gesture("number", "0 – 9")),
            KeyLine(self.tr("move the tiles in the deck"), Gesture("move", "Alt+Left Alt+Right")),
            KeyLine(
                self.tr("duplicate"), Command("duplicate", "Ctrl+D", self.tr("Duplicate"), "copy")
            ),
            KeyLine(
                self.tr("copy and paste; {key} cuts").format(key=key_name(cut.shown)),
                Command("copy", "Ctrl+C Ctrl+Ins", self.tr("Copy")),
                Command("paste", "Ctrl+V Shift+Ins", self.tr("Paste")),
            ),
            KeyLine("", cut),
            KeyLine(
                self.tr("delete"), Command("delete", "Del Backspace", self.tr("Delete"), "trash")
            ),
        )

    def _around(self) -> KeySection:
        panel = self.tr("Statistics and properties")
        return KeySection(
            self.tr("View"),
            KeyLine(self.tr("search"), Command("search", "/"), Command("find", "Ctrl+F")),
            KeyLine(
                self.tr("show statistics and properties (narrow window)"),
                Command("panel", "S", panel),
            ),
            KeyLine(self.tr("show all tiles again"), Gesture("escape", "Esc")),
            KeyLine("", Command("try_it", TRY_KEY)),
        )


class TrialActions(Actions):
    def sections(self) -> list[KeySection]:
        back = self.tr("Undo the last tile")
        return [
            KeySection(
                self.tr("Test board"),
                KeyLine(self.tr("go through the squares where the tile fits"), ARROWS),
                KeyLine(
                    self.tr("turn the tile"),
                    Command("turn", "R", self.tr("Turn right")),
                    Command("turn_back", "Shift+R", self.tr("Turn left")),
                ),
                KeyLine(self.tr("lay the tile"), ENTER),
                KeyLine(
                    self.tr("take another tile"),
                    Command("skip", "Space", self.tr("Another tile"), "next"),
                ),
                KeyLine(self.tr("undo the last tile"), Command("undo", "Ctrl+Z Backspace", back)),
                KeyLine(self.tr("show everything, zoom"), FIT, *ZOOM),
                KeyLine(
                    self.tr("back to the editor"),
                    Command("try_it", TRY_KEY),
                    Command("leave", "Esc"),
                ),
            )
        ]
