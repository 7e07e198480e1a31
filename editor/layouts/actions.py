"""What can be done with a starting layout."""

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


class LayoutActions(Actions):
    def sections(self) -> list[KeySection]:
        return [
            KeySection(
                self.tr("Starting layout"),
                KeyLine(self.tr("go from square to square"), ARROWS),
                KeyLine(self.tr("lay the tile or place the piece in hand here"), ENTER),
                KeyLine(
                    self.tr("turn the tile"),
                    Command("turn", "R", self.tr("Turn right"), "rotate-right"),
                    Command("turn_back", "Shift+R", self.tr("Turn left"), "rotate-left"),
                ),
                KeyLine(self.tr("go to the next zone of the tile"), Gesture("next", "Tab")),
                KeyLine(self.tr("move the tile"), Gesture("carry", "Ctrl+arrows")),
                KeyLine(
                    self.tr("remove what is here"),
                    Command("remove", "Del Backspace", self.tr("Remove the tile"), "trash"),
                ),
                KeyLine(self.tr("choose the colour of the pieces"), Gesture("seat", "1 – 9")),
                KeyLine(self.tr("show everything, zoom"), FIT, *ZOOM),
                KeyLine(self.tr("put back the tile or piece in hand"), Gesture("drop", "Esc")),
                KeyLine("", Gesture("earlier", "Ctrl+Left"), Gesture("later", "Ctrl+Right")),
            )
        ]


class CampActions(Actions):
    def sections(self) -> list[KeySection]:
        return [
            KeySection(
                self.tr("Starting layout"),
                KeyLine(self.tr("go from village to village"), ARROWS),
                KeyLine(self.tr("set up camp"), ENTER),
                KeyLine(self.tr("remove a camp"), Command("remove", "Del Backspace")),
                KeyLine(self.tr("choose the colour of the camps"), Gesture("seat", "1 – 9")),
                KeyLine(self.tr("show everything, zoom"), FIT, *ZOOM),
            )
        ]


class MomentActions(Actions):
    """Of the window in which a moment of a saved game is chosen."""

    def sections(self) -> list[KeySection]:
        return [
            KeySection(
                "",
                KeyLine("", Command("first", "Home", self.tr("To the beginning"), "first")),
                KeyLine("", Command("back", "Left", self.tr("One move back"), "prev")),
                KeyLine("", Command("forth", "Right", self.tr("One move on"), "next")),
                KeyLine("", Command("last", "End", self.tr("To the end"), "last")),
                KeyLine("", FIT, *ZOOM),
            )
        ]
