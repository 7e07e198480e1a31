"""The card of the home page with what was saved and opened last."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from carcqt.app.previews.words import SaveWords
from carcqt.play.recents import RecentFile
from carcqt.play.saves import SavedGame
from carcqt.ui.theme.painting import draw_box, draw_ring, painter, shows_focus
from carcqt.ui.theme.style import accent_of, style
from carcqt.ui.tips import plain_tip
from carcqt.ui.widgets.buttons import LinkButton
from carcqt.ui.widgets.cards import Card, CardButton
from carcqt.ui.widgets.labels import Elided, Label
from carcqt.ui.widgets.marks import GameBadge
from carcqt.ui.widgets.removal import remove
from carcqt.words.speech import plain


class RecentRow(CardButton):
    """A saved game or a file in a list: badge, title, how it stands, when it was."""

    def __init__(self, item: SavedGame | RecentFile, parent: QWidget | None = None) -> None:
        super().__init__(radius=10, margin=4, spacing=10, horizontal=True, parent=parent)
        self.item: Final = item
        self._title = Elided("", 13, 600)
        self._state = Elided("", 12, 400, "text2")
        self._day = Label("", 12, 400, "text3", wrap=False)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._title)
        words.addWidget(self._state)
        self.add(GameBadge(item.game, 28))
        self.box.addLayout(words, 1)
        self.add(self._day)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        said = SaveWords.now()
        if isinstance(item, RecentFile):
            title, state = plain(item.path.name), said.contents(item)
            self.setToolTip(plain_tip(plain(str(item.path))))
        else:
            # Who played would be cut off; the pointer tells.
            title, state = said.title(item), said.state(item)
            self.setToolTip(plain_tip(title))
            title = title if item.title or item.is_broken else said.game(item)
        self._title.setText(title)
        self._state.setText(state)
        self._day.setText(said.day(item.when))
        self._make_room()
        self.setAccessibleName(" · ".join((said.game(item), title, state)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """The title goes before the day."""
        px = style().px
        badge = px(28) + 2 * self.box.spacing() + 2 * px(4)
        room = self.width() - badge - self._day.sizeHint().width()
        self._day.setVisible(self._title.sizeHint().width() <= room)

    def sizeHint(self) -> QSize:
        return QSize(self.box.sizeHint().width(), self.box.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        p, radius = painter(self), style().px(self.radius)
        if self.isDown() or self.is_hot:
            fill = style().colour("sunken" if self.isDown() else "hover")
            draw_box(p, self.rect(), radius, fill)
        if shows_focus(self):
            draw_ring(p, self.rect(), radius, accent_of(self).fill, style().tokens.surface)


class RecentCard(Card):
    """The games that were saved last, and the files that were opened last."""

    opened = Signal(object)
    """A saved game, or a file."""
    open_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(16, margin=10, spacing=2, parent=parent)
        self._title = Elided(self.tr("Recent files"), 12, 600, "text2")
        self._open = LinkButton(self.tr("Open…"), 12, is_quiet=True)
        head = QHBoxLayout()
        head.setContentsMargins(6, 0, 0, 0)
        head.setSpacing(0)
        head.addWidget(self._title, 1)
        head.addWidget(self._open)
        empty = self.tr("Your games are saved automatically and appear here.")
        self._empty = Label(empty, 13, 400, "text3")
        self._empty.setContentsMargins(6, 0, 6, 0)
        self._list = QVBoxLayout()
        self._list.setSpacing(0)
        self.rows: list[RecentRow] = []
        self.add(head, self._list, self._empty, None)
        self._open.clicked.connect(self.open_asked)

    def show_items(self, items: list[SavedGame | RecentFile]) -> None:
        """The newest first."""
        if [row.item for row in self.rows] == items:
            return
        remove(self._list, *self.rows)
        self.rows = [RecentRow(item) for item in items]
        before: QWidget = self._open
        for row in self.rows:
            self._list.addWidget(row)
            QWidget.setTabOrder(before, row)
            before = row
            row.clicked.connect(lambda _on=False, row=row: self.opened.emit(row.item))
        self._empty.setVisible(not items)

    def show_rows(self, most: int) -> None:
        """As many as there is room for; old games give way before files."""
        files = sum(isinstance(row.item, RecentFile) for row in self.rows)
        games = most - files
        for row in self.rows:
            is_file = isinstance(row.item, RecentFile)
            row.setVisible(is_file or games > 0)
            games -= not is_file
