"""What can be done with a map."""

from __future__ import annotations

from carcqt.ui.actions import ARROWS, ENTER, FIT, ZOOM, Act, Actions, Gesture, Line, Section
from carcqt.ui.keys import key_name


class MapActions(Actions):
    """The tools are called as in `MapTool`."""

    def sections(self) -> list[Section]:
        return [self._choosing(), self._drawing()]

    def _choosing(self) -> Section:
        return Section(
            self.tr("Choosing"),
            Line(self.tr("next village"), Gesture("next", "Tab")),
            Line(self.tr("next link, next bend"), Act("next_link", "L"), Act("next_bend", "N")),
            Line(self.tr("to the village in that direction"), Gesture("go", "Ctrl+arrows")),
            Line(
                self.tr("all villages"), Act("select_all", "Ctrl+A", self.tr("Select all villages"))
            ),
            Line(self.tr("edit what is chosen, end a link"), ENTER),
            Line(self.tr("let go, one thing after the other"), Gesture("escape", "Esc")),
        )

    def _drawing(self) -> Section:
        further = self.tr("move what is chosen; with {key}, further")
        return Section(
            self.tr("Drawing"),
            Line(further.format(key=key_name("Shift")), ARROWS),
            Line(
                self.tr("select, new village, remove"),
                Act("select", "S", self.tr("Select and move"), "cursor"),
                Act("village", "V", self.tr("New village"), "pin"),
                Act("erase", "X", self.tr("Remove"), "eraser"),
            ),
            Line(
                self.tr("path, waterway: between two villages, or from one"),
                Act("path", "P", self.tr("Path"), "path"),
                Act("waterway", "W", self.tr("Waterway"), "waterway"),
            ),
            Line(
                self.tr("a bend in the chosen link"),
                Act("bend", "B", self.tr("Add a bend"), "plus"),
            ),
            Line(self.tr("species of the chosen villages"), Gesture("number", "1 – 9")),
            Line(
                self.tr("remove what is chosen"),
                Act("remove", "Del Backspace", self.tr("Remove"), "trash"),
            ),
            Line(self.tr("see all, zoom"), FIT, *ZOOM),
            Line("", Act("toggle", "Space")),
        )
