"""What can be done everywhere in the window."""

from __future__ import annotations

from carcqt.ui.actions import ENTER, Actions, Command, Gesture, KeyLine, KeySection, Reach


class WindowActions(Actions):
    reach = Reach.WINDOW

    def sections(self) -> list[KeySection]:
        return [
            KeySection(
                self.tr("General shortcuts"),
                KeyLine(self.tr("press the main button"), ENTER),
                KeyLine(self.tr("cancel, or go back"), Gesture("back", "Esc")),
                KeyLine(
                    self.tr("rules, these keys"),
                    Command("rules", "F1", self.tr("Rules"), "book"),
                    Command("keys", "Ctrl+F1", self.tr("Keys"), "help"),
                ),
                KeyLine(
                    self.tr("full screen"),
                    Command("full_screen", "F11", self.tr("Full screen"), "fullscreen"),
                ),
                KeyLine("", Command("settings", "Ctrl+,", self.tr("Settings…"), "gear")),
                KeyLine(
                    "",
                    Command("new", "Ctrl+N"),
                    Command("open", "Ctrl+O"),
                    Command("paste", "Ctrl+V"),
                    Command("quit", "Ctrl+Q"),
                ),
            )
        ]
