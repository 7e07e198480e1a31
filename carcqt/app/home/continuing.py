"""The large card of the home page: the game to go on with, or a welcome where there is none."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from carcqt.app.previews.picture import PreviewPicture
from carcqt.app.previews.score import Score
from carcqt.app.previews.words import SaveWords
from carcqt.play.saves import SavedGame
from carcqt.ui.actions import ENTER
from carcqt.ui.language import game_words
from carcqt.ui.theme.style import set_game, style
from carcqt.ui.widgets.buttons import Button, ButtonKind
from carcqt.ui.widgets.cards import Card
from carcqt.ui.widgets.labels import Elided, Label
from carcqt.ui.widgets.marks import GameBadge
from carcqt.ui.widgets.removal import clear

_WHOLE: Final = 0.24
"""How much smaller than painted a picture is that shows a whole board."""


class HeroCard(Card):
    """A picture, and beside it what it is and what can be done."""

    def __init__(
        self, text: Label | Elided, scale: float = 0.5, parent: QWidget | None = None
    ) -> None:
        super().__init__(16, margin=15, spacing=24, horizontal=True, parent=parent)
        self._game = ""
        self.picture: Final = PreviewPicture(width=440, height=248, scale=scale)
        self._badge = GameBadge(None, 26)
        self._of = Elided("", 13, 600, "accent")
        self._title = Elided("", 24, 700)
        self._text = text
        self.primary: Final = Button("", ButtonKind.PRIMARY, "play", ENTER.keys, 40)
        self.secondary: Final = Button("", ButtonKind.SECONDARY, height=40)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self._badge)
        head.addWidget(self._of, 1)
        self._scores = QHBoxLayout()
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self.primary)
        buttons.addWidget(self.secondary)
        buttons.addStretch(1)
        self._column = QVBoxLayout()
        self._column.addLayout(head)
        self._column.addWidget(self._title)
        self._column.addWidget(self._text)
        self._column.addStretch(2)
        self._column.addLayout(self._scores)
        self._column.addStretch(3)
        self._column.addLayout(buttons)
        self.add(self.picture)
        self.box.addLayout(self._column, 1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._short = False

    @property
    def game(self) -> str:
        return self._game

    def arrange(self, height: int, short: bool, shape: float = 440 / 248) -> None:
        """Its height at 100 %, whether it has to be brief, and how wide its picture is for that."""
        inside = height - 32
        self.picture.set_size(240 if short else round(inside * shape), inside)
        self.setFixedHeight(style().px(height))
        self._column.setContentsMargins(0, style().px(2), 0, 0)
        self._column.setSpacing(style().px(6))
        if short != self._short:
            self._short = short
            self._show_texts()

    def show_picture(self, pixmap: QPixmap | None) -> None:
        self.picture.show_picture(pixmap, self._game)

    def _show_texts(self) -> None:
        """Say it all in the room that there is."""

    def _set_game(self, game: str) -> None:
        self._game = game
        set_game(self, game)
        self._badge.set_game(game)


class ContinueCard(HeroCard):
    resume = Signal(object)
    replay = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Elided("", 13, 400, "text2"), parent=parent)
        self._save: SavedGame | None = None
        self.primary.setText(self.tr("Resume"))
        self.secondary.setText(self.tr("Replay"))
        self.primary.clicked.connect(self._resume)
        self.secondary.clicked.connect(self._replay)

    @property
    def save(self) -> SavedGame | None:
        return self._save

    def _resume(self) -> None:
        if self._save is not None:
            self.resume.emit(self._save.path)

    def _replay(self) -> None:
        if self._save is not None:
            self.replay.emit(self._save.path)

    def show_save(self, save: SavedGame) -> None:
        self._save = save
        self._set_game(save.game)
        self._show_texts()

    def _show_texts(self) -> None:
        if self._save is None:
            return
        words, save = SaveWords.now(), self._save
        self._of.setText(words.game(save))
        self._title.setText((save.title and words.title(save)) or self.tr("Resume the game"))
        self._text.setText(words.standing(save, self._short))
        clear(self._scores)
        self._scores.setSpacing(style().px(18))
        for seat, colour in enumerate(save.colours):
            name, points = words.name(save, seat), words.points(save, seat)
            self._scores.addWidget(Score(colour, name, points, self._short))
        self._scores.addStretch(1)


class WelcomeCard(HeroCard):
    """For who is here for the first time."""

    new_game = Signal(str)
    learn = Signal()

    def __init__(self, game: str, parent: QWidget | None = None) -> None:
        super().__init__(Label("", 15, 400, "text2"), _WHOLE, parent)
        self._set_game(game)
        self._badge.hide()
        self._of.hide()
        self.primary.clicked.connect(lambda: self.new_game.emit(self._game))
        self.secondary.clicked.connect(self.learn)
        self._title.setText(self.tr("Welcome"))
        self._text.setText(
            self.tr(
                "Four games of tiles and rivers, on one screen, with family and friends or "
                "against the computer. New here? Try {game} first."
            ).format(game=game_words(self._game).title())
        )
        self.primary.setText(self.tr("New game"))
        self.primary.setAccessibleName(
            self.tr("New game of {game}").format(game=game_words(self._game).title())
        )
        self.secondary.setText(self.tr("Learn to play"))
