"""What can be done with one tile."""

from __future__ import annotations

from carcqt.ui.actions import ARROWS, ENTER, FIT, ZOOM, Act, Actions, Gesture, Line, Section
from editor.actions import TRY_KEY


class TileActions(Actions):
    """The tools are called as in `TileTool`."""

    def sections(self) -> list[Section]:
        return [self._drawing(), self._whole()]

    def _drawing(self) -> Section:
        return Section(
            self.tr("Drawing"),
            Line(self.tr("draw with this terrain"), Gesture("number", "1 – 9")),
            Line(self.tr("from edge point to edge point, or to a zone"), ARROWS),
            Line(self.tr("begin a stroke here, then end it there; or use the tool here"), ENTER),
            Line(
                self.tr("choose, draw, join and split, erase"),
                Act("select", "V", self.tr("Choose a zone"), "cursor"),
                Act("brush", "B", self.tr("Draw with a terrain"), "brush"),
                Act("join", "J", self.tr("Join and split zones"), "join"),
                Act("erase", "X", self.tr("Erase"), "eraser"),
            ),
            Line(self.tr("erase the chosen zone"), Act("delete", "Del Backspace")),
        )

    def _whole(self) -> Section:
        return Section(
            self.tr("The whole tile"),
            Line(
                self.tr("rotate, mirror"),
                Act("rotate", "R", self.tr("Rotate"), "rotate-right"),
                Act("mirror", "M", self.tr("Mirror"), "mirror"),
            ),
            Line(
                self.tr("copy and paste the markings"),
                Act("copy", "Ctrl+C", self.tr("Copy the markings"), "copy"),
                Act("paste", "Ctrl+V", self.tr("Paste markings"), "paste"),
            ),
            Line(
                self.tr("tile before or after"),
                Act("before", "PgUp", self.tr("Previous tile"), "chevron-left"),
                Act("after", "PgDown", self.tr("Next tile"), "chevron-right"),
            ),
            Line(self.tr("the whole tile, zoom"), FIT, *ZOOM),
            Line(
                self.tr("let go, and then back to the deck"),
                Act("leave", "Esc", self.tr("Back to the deck"), "chevron-left"),
            ),
            Line("", Act("new", "N", self.tr("New tile"), "plus"), Act("try_it", TRY_KEY)),
        )
