"""What can be done while a puzzle is solved."""

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


class SolvingActions(Actions):
    def sections(self) -> list[KeySection]:
        return [self._playing(), self._solving(), self._after(), self._board()]

    def _playing(self) -> KeySection:
        return KeySection(
            self.tr("Making a turn"),
            KeyLine(self.tr("from square to square, or from place to place"), ARROWS),
            KeyLine(
                self.tr("next rotation that fits"), Command("turn", "R", self.tr("Turn right"))
            ),
            KeyLine("", Command("turn_back", "Shift+R", self.tr("Turn left"))),
            KeyLine(self.tr("next place or action"), Gesture("next", "Tab")),
            KeyLine(self.tr("a place, action or card by its number"), Gesture("number", "0 – 9")),
            KeyLine(self.tr("the action of the main button"), ENTER),
            KeyLine("", Gesture("click", "Click")),
            KeyLine(self.tr("place nothing, end the turn"), Command("skip", "Space")),
        )

    def _solving(self) -> KeySection:
        return KeySection(
            self.tr("Solving"),
            KeyLine(self.tr("next hint"), Command("hint", "I", self.tr("Next hint"), "bulb")),
            KeyLine(
                self.tr("take a turn back"),
                Command(
                    "undo", "Ctrl+Z", self.tr("Take this turn back"), "undo", reach=Reach.WINDOW
                ),
            ),
            KeyLine(
                self.tr("restart"),
                Command("restart", "Backspace", self.tr("Restart"), "rotate-left"),
            ),
            KeyLine(
                self.tr("show what was missing"),
                Command("show", "M", self.tr("Show on the board"), "eye"),
            ),
            KeyLine(
                self.tr("the solution"),
                Command("solution", "S", self.tr("Show the solution"), "eye"),
            ),
            KeyLine("", Command("cancel", "Esc", self.tr("Close"))),
        )

    def _after(self) -> KeySection:
        return KeySection(
            self.tr("After a wrong turn, or once it is solved"),
            KeyLine(
                self.tr("move by move"),
                Command("back", "Left", self.tr("One move back"), "prev"),
                Command("forth", "Right", self.tr("One move on"), "next"),
            ),
            KeyLine("", Command("first", "Home", self.tr("To the beginning"), "first")),
            KeyLine("", Command("last", "End", self.tr("To the end"), "last")),
            KeyLine(self.tr("a right answer by its number"), Gesture("answer", "1 – 9")),
            KeyLine(self.tr("next puzzle"), Command("next_puzzle", "N", self.tr("Next puzzle"))),
        )

    def _board(self) -> KeySection:
        return KeySection(
            self.tr("Board"),
            KeyLine("", FIT, *ZOOM),
            KeyLine(
                self.tr("overlays"),
                Command("overlay", "O", self.tr("Show ownership"), "layers", checks=True),
            ),
            KeyLine(
                self.tr("list of moves"),
                Command("moves", "L", self.tr("Log, moves and tiles left"), "list", checks=True),
            ),
            KeyLine("", Command("to_bar", "F6")),
        )
