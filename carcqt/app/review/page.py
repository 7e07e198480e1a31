"""What the pages have in common on which a game is only looked at."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from carcqt.app.games import game_table
from carcqt.app.page_bar import PageBar
from carcqt.app.table.play_page import PlayPage
from carcqt.app.table.rail.log import LogView
from carcqt.art.studio.studio import Studio
from carcqt.play.table import Table
from carcqt.ui.actions import Actions
from carcqt.ui.arranging import By, margins, spacing, width
from carcqt.ui.theme.breakpoints import Size
from carcqt.ui.widgets.buttons import PaintedButton
from carcqt.ui.widgets.cards import Bar, Edge

_WAYS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right)


class ReviewPage(PlayPage):
    """A bar above, the stage, and a rail beside it."""

    def __init__(
        self,
        table: Table,
        studio: Studio,
        commands: type[Actions],
        parent: QWidget | None = None,
    ) -> None:
        game = table.setup.game
        super().__init__(table, game_table(game), studio, commands, parent)
        self.top = PageBar(game)
        self.rail = Bar(Edge.LEFT, horizontal=False)
        self.put(self.top, self.stage, self.rail)
        self.arrangement = (
            width(self.rail, By(320, narrow=280)),
            margins(self.rail.box, 12, 8, 12, 10),
            spacing(8, self.rail.box),
        )

    def showEvent(self, event: QShowEvent) -> None:
        """Keys go through the game wherever the focus is."""
        super().showEvent(event)
        for kind in (PaintedButton, LogView):
            for keeper in self.findChildren(kind):
                keeper.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and event.key() in _WAYS
        ):
            self.keyPressEvent(event)
            return True
        return False

    def arrange(self, size: Size) -> None:
        super().arrange(size)
        self.over.place()
