"""What can be done in a lesson."""

from __future__ import annotations

from carcqt.app.table.actions import PlayActions
from carcqt.ui.actions import ARROWS, ENTER, FIT, ZOOM, Command, Gesture, KeyLine, KeySection


class LessonActions(PlayActions):
    def sections(self) -> list[KeySection]:
        return [
            KeySection(
                self.tr("Lesson"),
                KeyLine(self.tr("make the move, or continue"), ENTER),
                KeyLine(self.tr("show the move"), self.hint(self.tr("Show me"), "eye")),
                KeyLine(
                    self.tr("go from step to step"),
                    Command("back", "PgUp", self.tr("Step back"), "chevron-left"),
                    Command("forth", "PgDown", self.tr("Next step"), "chevron-right"),
                ),
                KeyLine(
                    self.tr("leave (the lesson continues here next time)"),
                    Command("cancel", "Esc", self.tr("Leave the lesson")),
                ),
                KeyLine("", ARROWS, Gesture("next", "Tab"), Gesture("number", "0 – 9")),
                KeyLine(
                    "",
                    Command("turn", "R", self.tr("Turn right")),
                    Command("turn_back", "Shift+R", self.tr("Turn left")),
                    Command("skip", "Space"),
                ),
                KeyLine("", FIT, *ZOOM, self.overlay()),
                *self.lists(),
            )
        ]
