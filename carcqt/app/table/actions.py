"""What can be done at a table."""

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
    Reach,
)


class TableActions(Actions):
    def sections(self) -> list[KeySection]:
        return [self._laying(), self._placing(), self._board(), self._time()]

    def _laying(self) -> KeySection:
        return KeySection(
            self.tr("Laying a tile"),
            KeyLine(self.tr("from legal square to legal square"), ARROWS),
            KeyLine(
                self.tr("next rotation that fits"), Command("turn", "R", self.tr("Turn right"))
            ),
            KeyLine(
                self.tr("previous rotation"), Command("turn_back", "Shift+R", self.tr("Turn left"))
            ),
            KeyLine(self.tr("turn the tile under the pointer"), Gesture("wheel", "Wheel")),
            KeyLine(self.tr("next rotation as well"), Gesture("second_click", "RightClick")),
            KeyLine(self.tr("lay the tile"), ENTER),
            KeyLine("", Gesture("click", "Click")),
        )

    def _placing(self) -> KeySection:
        return KeySection(
            self.tr("Placing a piece"),
            KeyLine(self.tr("next place or action"), Gesture("next", "Tab")),
            KeyLine(self.tr("a place, action or card by its number"), Gesture("number", "0 – 9")),
            KeyLine(self.tr("place (the action of the main button)"), ENTER),
            KeyLine(self.tr("place nothing, end the turn"), Command("skip", "Space")),
        )

    def _board(self) -> KeySection:
        return KeySection(
            self.tr("Board"),
            KeyLine(self.tr("show everything"), FIT),
            KeyLine(self.tr("zoom in and out"), *ZOOM),
            KeyLine(self.tr("zoom at the pointer"), Gesture("zoom", "Ctrl+wheel")),
            KeyLine(
                self.tr("overlays"),
                Command("overlay", "O", self.tr("Show ownership"), "layers", checks=True),
            ),
            KeyLine(self.tr("log"), Command("log", "L", self.tr("Log, moves and tiles left"))),
            KeyLine(self.tr("list of moves"), Command("moves", "M")),
            KeyLine(self.tr("tiles left"), Command("left", "T")),
            KeyLine(self.tr("hint"), Command("hint", "H", self.tr("Three good turns"), "bulb")),
            KeyLine(self.tr("go to the buttons above the board"), Command("to_bar", "F6")),
            KeyLine("", Command("cancel", "Esc", self.tr("Close"))),
        )

    def _time(self) -> KeySection:
        wide = Reach.WINDOW
        copy = self.tr("Copy the board’s picture")
        return KeySection(
            self.tr("Undo and redo"),
            KeyLine(
                self.tr("undo"), Command("undo", "Ctrl+Z", self.tr("Undo"), "undo", reach=wide)
            ),
            KeyLine(
                self.tr("redo"),
                # Systems differ in which of the two is the usual one.
                Command("redo", "Ctrl+Y Ctrl+Shift+Z", self.tr("Redo"), "redo", reach=wide),
            ),
            KeyLine("", Command("copy", "Ctrl+C", copy, "copy", reach=wide)),
        )
