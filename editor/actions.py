"""What can be done everywhere in the editor, and on pages that do little themselves."""

from __future__ import annotations

from typing import Final

from carcqt.ui.actions import ARROWS, ENTER, Actions, Command, Gesture, KeyLine, KeySection, Reach

TRY_KEY: Final = "E"


class EditorActions(Actions):
    reach = Reach.WINDOW

    def sections(self) -> list[KeySection]:
        return [self._files(), self._work(), self._window()]

    def _files(self) -> KeySection:
        new = Command("new", "Ctrl+N", self.tr("New…"), "plus", self.tr("New or open"))
        return KeySection(
            self.tr("Files"),
            KeyLine(self.tr("show the start page"), new),
            KeyLine(self.tr("open a file"), Command("open", "Ctrl+O", self.tr("Open…"), "folder")),
            KeyLine(
                self.tr("paste a puzzle that was copied as text"),
                Command("paste", "Ctrl+V", self.tr("Paste"), "paste", reach=Reach.FOCUS),
            ),
            KeyLine(self.tr("save"), Command("save", "Ctrl+S", self.tr("Save"), "save")),
            KeyLine(
                self.tr("save as"), Command("save_as", "Ctrl+Shift+S", self.tr("Save as…"), "save")
            ),
            KeyLine(
                self.tr("print a deck"),
                Command("print", "Ctrl+P", self.tr("Print to cut and play…"), "print"),
            ),
            KeyLine(
                self.tr("close the tab"), Command("close", "Ctrl+W", self.tr("Close"), "close")
            ),
        )

    def _work(self) -> KeySection:
        return KeySection(
            self.tr("Editing"),
            KeyLine(
                self.tr("undo, redo"),
                Command("undo", "Ctrl+Z", self.tr("Undo"), "undo"),
                Command("redo", "Ctrl+Y Ctrl+Shift+Z", self.tr("Redo"), "redo"),
            ),
            KeyLine(
                self.tr("show the history"),
                Command("history", "Ctrl+H", self.tr("History"), "clock"),
            ),
            KeyLine(self.tr("try it"), Command("try_it", TRY_KEY, self.tr("Try it"), "play")),
            KeyLine(
                self.tr("go to the next or previous problem"),
                Command("next_problem", "F8"),
                Command("previous_problem", "Shift+F8"),
            ),
        )

    def _window(self) -> KeySection:
        return KeySection(
            self.tr("General shortcuts"),
            KeyLine(self.tr("show these keys"), Command("keys", "F1", self.tr("Keys"), "help")),
            KeyLine(self.tr("full screen"), Command("full_screen", "F11")),
            KeyLine(self.tr("go to the next tab"), Command("next_tab", "Ctrl+Tab")),
            KeyLine("", Command("previous_tab", "Ctrl+Shift+Tab"), Gesture("leave", "Esc")),
            KeyLine(self.tr("close the editor"), Command("quit", "Ctrl+Q")),
        )


class StartActions(Actions):
    def sections(self) -> list[KeySection]:
        return [
            KeySection(
                self.tr("Start page"),
                KeyLine(self.tr("go to the next template"), Gesture("next", "Tab")),
                KeyLine(self.tr("create the document, or open the file"), ENTER),
            )
        ]


class TextActions(Actions):
    def sections(self) -> list[KeySection]:
        return [
            KeySection(
                self.tr("Text of the file"),
                KeyLine(self.tr("move through the text"), ARROWS),
                KeyLine(self.tr("copy"), Gesture("copy", "Ctrl+C")),
            )
        ]
