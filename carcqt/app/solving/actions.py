"""What can be done while a puzzle is solved."""

from __future__ import annotations

from carcqt.app.table.actions import PlayActions
from carcqt.ui.actions import FIT, ZOOM, Command, Gesture, KeyLine, KeySection, Reach


class SolvingActions(PlayActions):
    def sections(self) -> list[KeySection]:
        return [self.laying(), self.placing(), self._solving(), self._after(), self._board()]

    def _solving(self) -> KeySection:
        return KeySection(
            self.tr("Solving"),
            KeyLine(self.tr("show the next hint"), self.hint(self.tr("Next hint"))),
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
                Command("show", "W", self.tr("Show on the board"), "eye"),
            ),
            KeyLine(
                self.tr("show the solution"),
                Command("solution", "S", self.tr("Show the solution"), "eye"),
            ),
            KeyLine("", Command("cancel", "Esc", self.tr("Close"))),
        )

    def _after(self) -> KeySection:
        return KeySection(
            self.tr("After a wrong turn, or once it is solved"),
            KeyLine(
                self.tr("go from move to move"),
                Command("back", "Left", self.tr("One move back"), "prev"),
                Command("forth", "Right", self.tr("One move on"), "next"),
            ),
            KeyLine("", Command("first", "Home", self.tr("To the beginning"), "first")),
            KeyLine("", Command("last", "End", self.tr("To the end"), "last")),
            KeyLine(self.tr("show a right answer"), Gesture("answer", "1 – 9")),
            KeyLine(
                self.tr("go to the next puzzle"),
                Command("next_puzzle", "N", self.tr("Next puzzle")),
            ),
        )

    def _board(self) -> KeySection:
        return KeySection(
            self.tr("Board"),
            KeyLine("", FIT, *ZOOM),
            KeyLine(self.tr("choose overlays"), self.overlay()),
            *self.lists(),
        )
