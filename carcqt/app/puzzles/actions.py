"""What can be done on the page of all puzzles."""

from __future__ import annotations

from carcqt.ui.actions import ARROWS, ENTER, Actions, Command, KeyLine, KeySection


class PuzzlesActions(Actions):
    def sections(self) -> list[KeySection]:
        return [
            KeySection(
                self.tr("Puzzles"),
                KeyLine(self.tr("go from puzzle to puzzle"), ARROWS),
                KeyLine(self.tr("solve the chosen puzzle"), ENTER),
                KeyLine(
                    self.tr("solve the next unsolved puzzle"),
                    Command("next", "N", self.tr("Next"), "next"),
                ),
                KeyLine(
                    self.tr("solve a random puzzle of my level"),
                    Command("random", "A", self.tr("Random, my level"), "dice"),
                ),
                KeyLine(self.tr("search"), Command("search", "/")),
            )
        ]
