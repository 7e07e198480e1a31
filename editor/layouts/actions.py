"""What can be done with a starting layout."""

from __future__ import annotations

from carcqt.ui.actions import ARROWS, ENTER, FIT, ZOOM, Act, Actions, Gesture, Line, Section


class LayoutActions(Actions):
    def sections(self) -> list[Section]:
        return [
            Section(
                self.tr("Starting layout"),
                Line(self.tr("from square to square"), ARROWS),
                Line(self.tr("lay the tile or put the piece in hand here"), ENTER),
                Line(
                    self.tr("turn the tile"),
                    Act("turn", "R", self.tr("Turn right"), "rotate-right"),
                    Act("turn_back", "Shift+R", self.tr("Turn left"), "rotate-left"),
                ),
                Line(self.tr("next zone of the tile"), Gesture("next", "Tab")),
                Line(self.tr("move the tile along"), Gesture("carry", "Ctrl+arrows")),
                Line(
                    self.tr("remove what is here"),
                    Act("remove", "Del Backspace", self.tr("Remove the tile"), "trash"),
                ),
                Line(self.tr("whose pieces are put"), Gesture("seat", "1 – 9")),
                Line(self.tr("see all, zoom"), FIT, *ZOOM),
                Line(self.tr("put down what is in hand"), Gesture("drop", "Esc")),
                Line("", Gesture("earlier", "Ctrl+Left"), Gesture("later", "Ctrl+Right")),
            )
        ]


class CampActions(Actions):
    def sections(self) -> list[Section]:
        return [
            Section(
                self.tr("Starting layout"),
                Line(self.tr("from village to village"), ARROWS),
                Line(self.tr("set up camp"), ENTER),
                Line(self.tr("take a camp away"), Act("remove", "Del Backspace")),
                Line(self.tr("whose camps are set up"), Gesture("seat", "1 – 9")),
                Line(self.tr("see all, zoom"), FIT, *ZOOM),
            )
        ]


class MomentActions(Actions):
    """Of the window in which a moment of a saved game is chosen."""

    def sections(self) -> list[Section]:
        return [
            Section(
                "",
                Line("", Act("first", "Home", self.tr("To the beginning"), "first")),
                Line("", Act("back", "Left", self.tr("One move back"), "prev")),
                Line("", Act("forth", "Right", self.tr("One move on"), "next")),
                Line("", Act("last", "End", self.tr("To the end"), "last")),
                Line("", FIT, *ZOOM),
            )
        ]
