"""What can be done in the window for printing."""

from __future__ import annotations

from carcqt.ui.actions import Actions, Command, KeyLine, KeySection, Reach


class PrintActions(Actions):
    reach = Reach.WINDOW

    def sections(self) -> list[KeySection]:
        return [
            KeySection(
                "",
                KeyLine(
                    "",
                    Command("before", "PgUp", self.tr("Previous sheet"), "chevron-left"),
                    Command("after", "PgDown", self.tr("Next sheet"), "chevron-right"),
                ),
                KeyLine("", Command("print", "Ctrl+P", self.tr("Print…"), "print")),
            )
        ]
