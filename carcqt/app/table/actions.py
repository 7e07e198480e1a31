"""What can be done at a table."""

from __future__ import annotations

from carcqt.ui.actions import ARROWS, ENTER, FIT, ZOOM, Act, Actions, Gesture, Line, Reach, Section


class TableActions(Actions):
    def sections(self) -> list[Section]:
        return [self._laying(), self._placing(), self._board(), self._time()]

    def _laying(self) -> Section:
        return Section(
            self.tr("Laying a tile"),
            Line(self.tr("from legal square to legal square"), ARROWS),
            Line(self.tr("next rotation that fits"), Act("turn", "R", self.tr("Turn right"))),
            Line(self.tr("previous rotation"), Act("turn_back", "Shift+R", self.tr("Turn left"))),
            Line(self.tr("turn the tile under the pointer"), Gesture("wheel", "Wheel")),
            Line(self.tr("next rotation as well"), Gesture("second_click", "RightClick")),
            Line(self.tr("lay the tile"), ENTER),
            Line("", Gesture("click", "Click")),
        )

    def _placing(self) -> Section:
        return Section(
            self.tr("Placing a piece"),
            Line(self.tr("next place or action"), Gesture("next", "Tab")),
            Line(self.tr("a place, action or card by its number"), Gesture("number", "0 – 9")),
            Line(self.tr("place it: what the strong button says"), ENTER),
            Line(self.tr("place nothing, end the turn"), Act("skip", "Space")),
        )

    def _board(self) -> Section:
        return Section(
            self.tr("Board"),
            Line(self.tr("show everything"), FIT),
            Line(self.tr("zoom in and out"), *ZOOM),
            Line(self.tr("zoom at the pointer"), Gesture("zoom", "Ctrl+wheel")),
            Line(
                self.tr("overlays"),
                Act("overlay", "O", self.tr("Whose land is whose"), "layers", checks=True),
            ),
            Line(self.tr("log"), Act("log", "L", self.tr("Log, moves and tiles left"))),
            Line(self.tr("list of moves"), Act("moves", "M")),
            Line(self.tr("tiles left"), Act("left", "T")),
            Line(self.tr("hint"), Act("hint", "H", self.tr("Show a good move"), "bulb")),
            Line(self.tr("to the buttons above the board"), Act("to_bar", "F6")),
            Line("", Act("cancel", "Esc", self.tr("Close"))),
        )

    def _time(self) -> Section:
        wide = Reach.WINDOW
        copy = self.tr("Copy the board’s picture")
        return Section(
            self.tr("Back and forth"),
            Line(self.tr("undo"), Act("undo", "Ctrl+Z", self.tr("Undo"), "undo", reach=wide)),
            Line(
                self.tr("redo"),
                # Systems differ in which of the two is the usual one.
                Act("redo", "Ctrl+Y Ctrl+Shift+Z", self.tr("Redo"), "redo", reach=wide),
            ),
            Line("", Act("copy", "Ctrl+C", copy, "copy", reach=wide)),
        )
