"""What can be done in a guide."""

from __future__ import annotations

from carcqt.ui.actions import Actions, Command, KeyLine, KeySection, Reach


class GuideActions(Actions):
    reach = Reach.INSIDE

    def sections(self) -> list[KeySection]:
        following, previous = (
            self.tr("Next match or section"),
            self.tr("Previous match or section"),
        )
        return [
            KeySection(
                self.tr("Guide"),
                KeyLine(
                    self.tr("scroll a page up or down"),
                    Command("page_up", "PgUp"),
                    Command("page_down", "PgDown"),
                ),
                KeyLine(
                    self.tr("go to the previous or next section"),
                    Command("section_before", "Ctrl+PgUp"),
                    Command("section_after", "Ctrl+PgDown"),
                ),
                KeyLine(self.tr("search"), Command("search", "Ctrl+F")),
                KeyLine(
                    self.tr("go to the next or previous match"),
                    Command("next", "F3", following),
                    Command("previous", "Shift+F3 Shift+Return", previous),
                ),
                KeyLine(
                    self.tr("go back to the previous place"),
                    Command("back", "Alt+Left", self.tr("Back")),
                ),
                KeyLine(self.tr("leave the guide"), Command("leave", "Esc")),
            )
        ]
