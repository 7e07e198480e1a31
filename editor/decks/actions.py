"""What can be done with a deck, and on its test board."""

from __future__ import annotations

from carcqt.ui.actions import ARROWS, ENTER, FIT, ZOOM, Act, Actions, Gesture, Line, Section
from carcqt.ui.keys import key_name
from editor.actions import TRY_KEY


class DeckActions(Actions):
    def sections(self) -> list[Section]:
        return [self._tiles(), self._around()]

    def _tiles(self) -> Section:
        cut = Act("cut", "Ctrl+X Shift+Del", self.tr("Cut"))
        return Section(
            self.tr("Tiles of the deck"),
            Line(self.tr("from tile to tile"), ARROWS),
            Line(self.tr("open the tile"), ENTER),
            Line(self.tr("new tile"), Act("new", "N", self.tr("New tile"), "plus")),
            Line(
                self.tr("one copy more or less"),
                Act("more", "+ =", self.tr("One copy more"), "plus"),
                Act("less", "-", self.tr("One copy less"), "minus"),
            ),
            Line(self.tr("number of copies"), Gesture("number", "0 – 9")),
            Line(self.tr("move the tiles in the deck"), Gesture("move", "Alt+Left Alt+Right")),
            Line(self.tr("duplicate"), Act("duplicate", "Ctrl+D", self.tr("Duplicate"), "copy")),
            Line(
                self.tr("copy and paste; {key} cuts").format(key=key_name(cut.shown)),
                Act("copy", "Ctrl+C Ctrl+Ins", self.tr("Copy")),
                Act("paste", "Ctrl+V Shift+Ins", self.tr("Paste")),
            ),
            Line("", cut),
            Line(self.tr("delete"), Act("delete", "Del Backspace", self.tr("Delete"), "trash")),
        )

    def _around(self) -> Section:
        panel = self.tr("Statistics and properties")
        return Section(
            self.tr("Around them"),
            Line(self.tr("search"), Act("search", "/"), Act("find", "Ctrl+F")),
            Line(
                self.tr("statistics and properties, in a narrow window"), Act("panel", "S", panel)
            ),
            Line(self.tr("show all tiles again"), Gesture("escape", "Esc")),
            Line("", Act("try_it", TRY_KEY)),
        )


class TrialActions(Actions):
    def sections(self) -> list[Section]:
        back = self.tr("Take the last tile back")
        return [
            Section(
                self.tr("Test board"),
                Line(self.tr("from square to square where the tile fits"), ARROWS),
                Line(
                    self.tr("turn the tile"),
                    Act("turn", "R", self.tr("Turn right")),
                    Act("turn_back", "Shift+R", self.tr("Turn left")),
                ),
                Line(self.tr("lay the tile"), ENTER),
                Line(
                    self.tr("take another tile"),
                    Act("skip", "Space", self.tr("Another tile"), "next"),
                ),
                Line(self.tr("take the last tile back"), Act("undo", "Ctrl+Z Backspace", back)),
                Line(self.tr("see all, zoom"), FIT, *ZOOM),
                Line(self.tr("back to where one was"), Act("try_it", TRY_KEY), Act("leave", "Esc")),
            )
        ]
