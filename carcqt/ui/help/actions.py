"""What can be done in a guide."""

from __future__ import annotations

from carcqt.ui.actions import Act, Actions, Line, Reach, Section


class GuideActions(Actions):
    reach = Reach.INSIDE

    def sections(self) -> list[Section]:
        following, previous = (
            self.tr("Next match or section"),
            self.tr("Previous match or section"),
        )
        return [
            Section(
                self.tr("Guide"),
                Line(
                    self.tr("a page up or down"), Act("page_up", "PgUp"), Act("page_down", "PgDown")
                ),
                Line(
                    self.tr("section before or after"),
                    Act("section_before", "Ctrl+PgUp"),
                    Act("section_after", "Ctrl+PgDown"),
                ),
                Line(self.tr("search"), Act("search", "Ctrl+F")),
                Line(
                    self.tr("next or previous match"),
                    Act("next", "F3", following),
                    Act("previous", "Shift+F3 Shift+Return", previous),
                ),
                Line(self.tr("back to where one was"), Act("back", "Alt+Left", self.tr("Back"))),
                Line(self.tr("leave the guide"), Act("leave", "Esc")),
            )
        ]
