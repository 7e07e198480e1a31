"""The cards of the home page."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from carcqt.app.previews.picture import draw_preview, is_blurred
from carcqt.rules.games import GAMES
from carcqt.ui.language import game_words
from carcqt.ui.theme.painting import draw_box, draw_ring, painter, shows_focus
from carcqt.ui.theme.style import accent_of, set_game, style
from carcqt.ui.widgets.cards import CardButton
from carcqt.ui.widgets.labels import Elided, Label
from carcqt.ui.widgets.marks import GameBadge, IconBadge, IconSign

SCALE: Final = 0.5
"""Of pictures that were painted twice as large."""


class GameCard(CardButton):
    """A game as a picture, to begin a new one."""

    def __init__(self, game: str, parent: QWidget | None = None) -> None:
        self.pixmap, self._picture_height, self._narrow = QPixmap(), 252, False
        super().__init__(margin=0, spacing=0, parent=parent)
        self.game: Final = game
        set_game(self, game)
        self._room = QWidget()
        self._title = Elided("", 16, 600)
        self._players = Label("", 13, 400, "text3", wrap=False)
        self._few, self._few_below = (Label("", 13, 400, "text3", wrap=False) for _ in range(2))
        self._blurb = Label("", 13, 400, "text2")
        self._row, self._texts = QHBoxLayout(), QVBoxLayout()
        self._badge, self._corner = GameBadge(game, 24), GameBadge(game, 24, self._room)
        self._row.addWidget(self._badge)
        self._row.addWidget(self._title, 1)
        self._row.addWidget(self._players)
        self._row.addWidget(self._few)
        self._texts.addLayout(self._row)
        self._below = QHBoxLayout()
        self._below.addWidget(self._blurb, 1, Qt.AlignmentFlag.AlignTop)
        self._below.addWidget(self._few_below, 0, Qt.AlignmentFlag.AlignTop)
        self._texts.addLayout(self._below)
        self._texts.addStretch(1)
        self.add(self._room, self._texts)
        self._say()
        style().follow(self._restyle)

    def show_picture(self, pixmap: QPixmap | None) -> None:
        self.pixmap = pixmap or QPixmap()
        self.update()

    @property
    def is_blurred(self) -> bool:
        """True if there would be a sharper picture for this card."""
        return is_blurred(self, self._place.size(), self.pixmap, SCALE * style().scale)

    @property
    def _place(self) -> QRectF:
        return QRectF(0.5, 0.5, self.width() - 1, style().px(self._picture_height))

    def arrange(self, height: int, *, narrow: bool) -> None:
        """How high the picture is, at 100 %; where there is little room the badge is on it."""
        self._picture_height, self._narrow = height, narrow
        self._measure()
        self._shorten()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._shorten()

    def _say(self) -> None:
        words, players = game_words(self.game), GAMES[self.game].description.players
        low, high = players[0], players[-1]
        self._title.setText(words.title())
        self._blurb.setText(words.blurb())
        span = self.tr("{low}–{high} players").format(low=low, high=high)
        self._players.setText(span)
        for few in (self._few, self._few_below):
            few.setText(f"{low}–{high}")
            few.setToolTip(span)
        self._shorten()
        name = self.tr("New game: {title}, {players}. {blurb}")
        self.setAccessibleName(name.format(title=words.title(), players=span, blurb=words.blurb()))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        p, radius = painter(self), style().px(self.radius)
        scale = SCALE * style().scale
        draw_preview(p, self._place, self.pixmap, radius, scale, only_top=True)
        if self.is_hot:
            draw_box(p, self.rect(), radius, line=QColor(accent_of(self).fill), width=2)
        if shows_focus(self):
            draw_ring(p, self.rect(), radius, accent_of(self).fill, style().tokens.surface)

    def _shorten(self) -> None:
        """The title goes before the number of players: in words, in digits, or below it."""
        px = style().px
        beside = 2 * px(self._aside) + (0 if self._narrow else px(24) + px(8))
        for size in (16, 14, 13):
            self._title.set_px(size)
            if self._title.sizeHint().width() <= self.width() - beside:
                break
        room = self.width() - self._title.sizeHint().width() - beside - px(8)
        ways = (self._players, self._few, self._few_below)
        fitting = (way for way in ways[:-1] if way.sizeHint().width() <= room)
        chosen = next(fitting, self._few_below)
        for way in ways:
            way.setVisible(way is chosen)

    def _restyle(self) -> None:
        """With letters of another size other words fit, at once and not after the next event."""
        self._measure()
        self._shorten()
        self.box.activate()

    @property
    def _aside(self) -> int:
        return 12 if self._narrow else 16

    def _measure(self) -> None:
        px = style().px
        self._badge.setVisible(not self._narrow)
        self._corner.setVisible(self._narrow)
        self._corner.adjustSize()
        self._corner.move(px(10), px(10))
        self._room.setFixedHeight(px(self._picture_height))
        self._texts.setContentsMargins(px(self._aside), px(9), px(self._aside), px(11))
        self._texts.setSpacing(px(4))
        self._row.setSpacing(px(8))
        self._below.setSpacing(px(8))
        self.updateGeometry()


class ToolCard(CardButton):
    """Another thing to do: an icon, its name, and a few words on it."""

    def __init__(self, icon: str, title: str, text: str, parent: QWidget | None = None) -> None:
        super().__init__(margin=13, spacing=14, horizontal=True, parent=parent)
        self._title = Elided(title, 15, 600)
        self._text = Elided(text, 13, 400, "text2")
        self.setAccessibleName(f"{title}. {text}")
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._title)
        words.addWidget(self._text)
        self.add(IconBadge(icon, 40))
        self.box.addLayout(words, 1)
        self._arrow = IconSign("chevron-right", 18, "text3")
        self.add(self._arrow)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def say(self, text: str) -> None:
        """Show other words below the name."""
        self._text.setText(text)
        self.setAccessibleName(f"{self._title.text()}. {text}")

    def arrange(self, is_tight: bool) -> None:
        self._arrow.setVisible(not is_tight)
        self._title.set_px(13 if is_tight else 15)
        self.box.setSpacing(style().px(8 if is_tight else 14))
