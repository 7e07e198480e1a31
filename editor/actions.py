"""What can be done everywhere in the editor, and on pages that do little themselves."""

from __future__ import annotations

from typing import Final

from carcqt.ui.actions import ARROWS, ENTER, Act, Actions, Gesture, Line, Reach, Section

TRY_KEY: Final = "E"


class EditorActions(Actions):
    reach = Reach.WINDOW

    def sections(self) -> list[Section]:
        return [self._files(), self._work(), self._window()]

    def _files(self) -> Section:
        new = Act("new", "Ctrl+N", self.tr("New…"), "plus", self.tr("New or open"))
        return Section(
            self.tr("Files"),
            Line(self.tr("start page"), new),
            Line(self.tr("open a file"), Act("open", "Ctrl+O", self.tr("Open…"), "folder")),
            Line(self.tr("save"), Act("save", "Ctrl+S", self.tr("Save"), "save")),
            Line(self.tr("save as"), Act("save_as", "Ctrl+Shift+S", self.tr("Save as…"), "save")),
            Line(self.tr("close the tab"), Act("close", "Ctrl+W", self.tr("Close"), "close")),
        )

    def _work(self) -> Section:
        return Section(
            self.tr("Work"),
            Line(
                self.tr("undo, redo"),
                Act("undo", "Ctrl+Z", self.tr("Undo"), "undo"),
                Act("redo", "Ctrl+Y Ctrl+Shift+Z", self.tr("Redo"), "redo"),
            ),
            Line(self.tr("history"), Act("history", "Ctrl+H", self.tr("History"), "clock")),
            Line(self.tr("try it"), Act("try_it", TRY_KEY, self.tr("Try it"), "play")),
            Line(
                self.tr("next or previous problem"),
                Act("next_problem", "F8"),
                Act("previous_problem", "Shift+F8"),
            ),
        )

    def _window(self) -> Section:
        return Section(
            self.tr("Everywhere"),
            Line(self.tr("these keys"), Act("keys", "F1", self.tr("Keys"), "help")),
            Line(self.tr("full screen"), Act("full_screen", "F11")),
            Line(self.tr("next tab"), Act("next_tab", "Ctrl+Tab")),
            Line("", Act("previous_tab", "Ctrl+Shift+Tab"), Gesture("leave", "Esc")),
            Line(self.tr("close the editor"), Act("quit", "Ctrl+Q")),
        )


class StartActions(Actions):
    def sections(self) -> list[Section]:
        return [
            Section(
                self.tr("Start page"),
                Line(self.tr("to the next thing that can be made"), Gesture("next", "Tab")),
                Line(self.tr("make it, or open the file"), ENTER),
            )
        ]


class TextActions(Actions):
    def sections(self) -> list[Section]:
        return [
            Section(
                self.tr("Text of the file"),
                Line(self.tr("go over the text"), ARROWS),
                Line(self.tr("copy"), Gesture("copy", "Ctrl+C")),
            )
        ]
