"""What is known of the draws to come, above the board."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from carcqt.app.table.tiles.lay import TilePicture
from carcqt.board.pictures import Pictures
from carcqt.rules.tiles import Tile
from carcqt.ui.widgets.cards import Bar, Edge
from carcqt.ui.widgets.labels import Label
from carcqt.ui.widgets.pills import StateBadge
from carcqt.ui.widgets.removal import clear

_SIDE = 56

DrawGroups = tuple[tuple[str, tuple[tuple[str, Tile | None], ...]], ...]
"""For each pile a heading, and what comes next out of it: by its name and, if it is one, the
tile."""


class KnownDraws(Bar):
    """Tiles as pictures, anything else by its name; the next one first."""

    def __init__(self, pictures: Pictures | None, parent: QWidget | None = None) -> None:
        super().__init__(Edge.BOTTOM, margins=(16, 6, 16, 6), spacing=8, parent=parent)
        self._pictures = pictures
        self._shown: DrawGroups = ()
        self._is_small = False
        self.hide()

    @property
    def groups(self) -> DrawGroups:
        return self._shown

    def show_draws(self, groups: DrawGroups, *, small: bool) -> None:
        self.setVisible(bool(groups))
        if (groups, small) == (self._shown, self._is_small):
            return
        self._shown, self._is_small = groups, small
        clear(self.box)
        self.box.addStretch(1)
        for title, draws in groups:
            head = Label(title, 12, 600, "text2", wrap=False)
            self.add(head)
            head.show()
            for name, tile in draws:
                shown = self._picture(name, tile, small)
                self.add(shown)
                shown.show()
        said = (f"{title} {', '.join(name for name, _ in draws)}" for title, draws in groups)
        self.setAccessibleName(". ".join(said))

    def _picture(self, name: str, tile: Tile | None, small: bool) -> QWidget:
        if tile is None or self._pictures is None:
            return StateBadge(name)
        picture = TilePicture(self._pictures, 44 if small else _SIDE, self)
        picture.show_tile(tile, 0)
        picture.setAccessibleName(name)
        return picture
