"""A board to play on: a held tile, spots for pieces. It is told what is legal."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from carcqt.art.studio.studio import Studio
from carcqt.art.tiles.theme import Theme
from carcqt.board.laytool import LayTool
from carcqt.board.placetool import PlaceTool
from carcqt.board.pointed import PointedBoard


class BoardView(PointedBoard):
    """A board with tools that lay tiles and place pieces."""

    def __init__(self, studio: Studio, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(studio, theme, parent)
        self.placing = PlaceTool(self)
        self.laying = LayTool(self, self.placing)
        self.use(self.placing)

    def choices(self) -> list[QRect]:
        """Return the legal squares and spots that are shown, in the widget."""
        boxes = [*self.laying.boxes(), *(item.box for item in self.placing.items)]
        return [self.box_in_widget(box) for box in boxes]
