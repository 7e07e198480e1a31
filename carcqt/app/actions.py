"""What can be done everywhere in the window."""

from __future__ import annotations

from carcqt.ui.actions import ENTER, Act, Actions, Gesture, Line, Reach, Section


class WindowActions(Actions):
    reach = Reach.WINDOW

    def sections(self) -> list[Section]:
        return [
            Section(
                self.tr("Everywhere"),
                Line(self.tr("the strong button"), ENTER),
                Line(self.tr("cancel, or go back"), Gesture("back", "Esc")),
                Line(self.tr("these keys"), Act("keys", "F1", self.tr("Keys"), "help")),
                Line(
                    self.tr("full screen"),
                    Act("full_screen", "F11", self.tr("Full screen"), "fullscreen"),
                ),
                Line("", Act("settings", "Ctrl+,", self.tr("Settings…"), "gear")),
                Line("", Act("new", "Ctrl+N"), Act("open", "Ctrl+O"), Act("quit", "Ctrl+Q")),
            )
        ]
