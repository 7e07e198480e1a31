"""What can be done with one tile."""

from __future__ import annotations

from carcqt.ui.actions import (
    ARROWS,
    ENTER,
    FIT,
    ZOOM,
    Actions,
    Command,
    Gesture,
    KeyLine,
    KeySection,
)
from editor.actions import TRY_KEY


class TileActions(Actions):
    """The tools are called as in `TileTool`."""

    def sections(self) -> list[KeySection]:
        return [self._drawing(), self._whole()]

    def _drawing(self) -> KeySection:
        return KeySection(
            self.tr("Drawing"),
            KeyLine(self.tr("draw with this terrain"), Gesture("number", "1 – 9")),
            KeyLine(self.tr("go through edge points and zones"), ARROWS),
            KeyLine(
                self.tr("begin a stroke here, then end it elsewhere; or use the tool here"), ENTER
            ),
            KeyLine(
                self.tr("choose, draw, join and split, erase"),
                Command("select", "V", self.tr("Choose a zone"), "cursor"),
                Command("brush", "B", self.tr("Draw with a terrain"), "brush"),
                Command("join", "J", self.tr("Join and split zones"), "join"),
                Command("erase", "X", self.tr("Erase"), "eraser"),
            ),
            KeyLine(self.tr("move the chosen icon; further with Shift"), ARROWS),
            KeyLine(
                self.tr("put icons back to their automatic place"),
                Command("settle", "A", self.tr("Place icons automatically")),
            ),
            KeyLine(self.tr("erase the chosen icon or zone"), Command("delete", "Del Backspace")),
        )

    def _whole(self) -> KeySection:
        return KeySection(
            self.tr("The whole tile"),
            KeyLine(
                self.tr("rotate, mirror"),
                Command("rotate", "R", self.tr("Rotate"), "rotate-right"),
                Command("mirror", "M", self.tr("Mirror"), "mirror"),
            ),
            KeyLine(
                self.tr("copy and paste the markings"),
                Command("copy", "Ctrl+C", self.tr("Copy the markings"), "copy"),
                Command("paste", "Ctrl+V", self.tr("Paste markings"), "paste"),
            ),
            KeyLine(
                self.tr("go to the previous or next tile"),
                Command("before", "PgUp", self.tr("Previous tile"), "chevron-left"),
                Command("after", "PgDown", self.tr("Next tile"), "chevron-right"),
            ),
            KeyLine(self.tr("show the whole tile, zoom"), FIT, *ZOOM),
            KeyLine(
                self.tr("cancel the stroke, then go back to the deck"),
                Command("leave", "Esc", self.tr("Back to the deck"), "chevron-left"),
            ),
            KeyLine(
                "", Command("new", "N", self.tr("New tile"), "plus"), Command("try_it", TRY_KEY)
            ),
        )
