"""What can be done on the page of all puzzles."""

from __future__ import annotations

from carcqt.ui.actions import ARROWS, ENTER, Actions, Command, KeyLine, KeySection


class PuzzlesActions(Actions):
    def sections(self) -> list[KeySection]:
        return [
            KeySection(
                self.tr("Puzzles"),
                KeyLine(self.tr("from puzzle to puzzle"), ARROWS),
                KeyLine(self.tr("solve the chosen one"), ENTER),
                KeyLine(
                    self.tr("next one that is not solved"),
                    Command("next", "N", self.tr("Next"), "next"),
                ),
                KeyLine(
                    self.tr("a random one of my level"),
                    Command("random", "A", self.tr("Random, my level"), "dice"),
                ),
                KeyLine(self.tr("search"), Command("search", "/")),
            )
        ]
