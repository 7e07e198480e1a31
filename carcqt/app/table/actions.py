"""What can be done wherever a game is played or looked at, and what only at a table."""

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


class PlayActions(Actions):
    """Lines that table, puzzle, lesson and replay share: a key means the same in all of them."""

    def laying(self) -> KeySection:
        return KeySection(
            self.tr("Laying a tile"),
            KeyLine(self.tr("go through the legal squares"), ARROWS),
            KeyLine(
                self.tr("turn to the next rotation that fits"),
                Command("turn", "R", self.tr("Turn right")),
            ),
            KeyLine(
                self.tr("turn to the previous rotation"),
                Command("turn_back", "Shift+R", self.tr("Turn left")),
            ),
            KeyLine(self.tr("turn the tile under the pointer"), Gesture("wheel", "Wheel")),
            KeyLine(
                self.tr("turn to the next rotation, too"), Gesture("second_click", "RightClick")
            ),
            KeyLine(self.tr("lay the tile"), ENTER),
            KeyLine("", Gesture("click", "Click")),
        )

    def placing(self) -> KeySection:
        return KeySection(
            self.tr("Placing a piece"),
            KeyLine(self.tr("go to the next place or action"), Gesture("next", "Tab")),
            KeyLine(self.tr("choose a place, action or card"), Gesture("number", "0 – 9")),
            KeyLine(self.tr("press the main button, such as Place"), ENTER),
            KeyLine(self.tr("place nothing, end the turn"), Command("skip", "Space")),
        )

    def view(self) -> list[KeyLine]:
        """Lines about the board itself."""
        return [
            KeyLine(self.tr("show everything"), FIT),
            KeyLine(self.tr("zoom in and out"), *ZOOM),
            KeyLine(self.tr("zoom at the pointer"), Gesture("zoom", "Ctrl+wheel")),
            KeyLine(self.tr("choose overlays"), self.overlay()),
        ]

    def overlay(self) -> Command:
        return Command("overlay", "O", self.tr("Show ownership"), "layers", checks=True)

    def lists(self) -> list[KeyLine]:
        """Lines about what slides over the board, and the way to the bar above it."""
        return [
            KeyLine(
                self.tr("show the log"),
                Command("log", "L", self.tr("Log, moves and tiles left")),
            ),
            KeyLine(self.tr("show the list of moves"), Command("moves", "M")),
            KeyLine(self.tr("show the tiles left"), Command("left", "T")),
            KeyLine(self.tr("go to the buttons above the board"), self.to_bar()),
        ]

    def to_bar(self) -> Command:
        return Command("to_bar", "F6")

    def hint(self, text: str, icon: str = "bulb") -> Command:
        """Help, as the page gives it."""
        return Command("hint", "H", text, icon)


class TableActions(PlayActions):
    def sections(self) -> list[KeySection]:
        return [self.laying(), self.placing(), self._board(), self._time()]

    def _board(self) -> KeySection:
        return KeySection(
            self.tr("Board"),
            *self.view(),
            *self.lists(),
            KeyLine(self.tr("show or hide hints"), self.hint(self.tr("Three good turns"))),
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
