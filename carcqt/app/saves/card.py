"""What there is to know of one saved game, and what can be done with it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from carcqt.app.previews.picture import PreviewPicture
from carcqt.app.previews.score import Score
from carcqt.app.previews.words import SaveWords
from carcqt.play.saves import SavedGame
from carcqt.ui.actions import ENTER
from carcqt.ui.theme.style import set_game, style
from carcqt.ui.widgets.buttons import Button, ButtonKind
from carcqt.ui.widgets.cards import Card
from carcqt.ui.widgets.labels import Elided, Label
from carcqt.ui.widgets.marks import GameBadge
from carcqt.ui.widgets.removal import clear


class SaveCard(Card):
    """The chosen game and all that can be done with it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(16, margin=19, spacing=10, parent=parent)
        self.save: SavedGame | None = None
        self._columns = 3
        self.picture: Final = PreviewPicture(height=248, scale=0.5)
        self._badge = GameBadge(None, 26)
        self._game = Elided("", 13, 600, "accent")
        self._title = Label("", 20, 700)
        self._standing = Label("", 13, 400, "text2")
        self._reason = Label("", 13, 400, "err")
        self._scores = QGridLayout()
        self._file = Elided("", 12, 400, "text3")
        self.resume: Final = Button(self.tr("Resume"), ButtonKind.PRIMARY, "play", ENTER.keys, 40)
        self.replay: Final = Button(self.tr("Replay"), ButtonKind.SECONDARY, height=40)
        self.rename: Final = Button(self.tr("Rename…"), ButtonKind.GHOST, "pencil")
        self.copy: Final = Button(self.tr("Duplicate"), ButtonKind.GHOST, "copy")
        self.export: Final = Button(self.tr("Export…"), ButtonKind.GHOST, "export")
        self.reveal: Final = Button(self.tr("Show the folder"), ButtonKind.GHOST, "folder")
        self.delete: Final = Button(self.tr("Delete…"), ButtonKind.GHOST, "trash")
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self._badge)
        head.addWidget(self._game, 1)
        strong = QHBoxLayout()
        strong.setSpacing(8)
        strong.addWidget(self.resume)
        strong.addWidget(self.replay)
        strong.addStretch(1)
        self._quiet = QGridLayout()
        self._quiet.setSpacing(2)
        self._quiet.setColumnStretch(3, 1)
        self.add(self.picture, head, self._title, self._standing, self._reason, self._scores)
        self.add(self._file, 4, strong, self._quiet, None)
        for command in self.commands:
            # The grid takes them in later; until then they are no windows.
            command.setParent(self)

    @property
    def commands(self) -> list[Button]:
        return [self.rename, self.copy, self.export, self.reveal, self.delete]

    def show_save(self, save: SavedGame | None) -> None:
        self.save = save
        self.setVisible(save is not None)
        if save is None:
            return
        set_game(self, save.game or None)
        is_broken = save.is_broken
        self.picture.setVisible(not is_broken)
        for part in (self._badge, self._game, self.resume, self.replay):
            part.setVisible(not is_broken)
        for part in (self.rename, self.copy, self.export):
            part.setVisible(not is_broken)
        self._badge.set_game(save.game)
        self.resume.set_icon("trophy" if save.finished else "play")
        self.resume.setText(self.tr("Result") if save.finished else self.tr("Resume"))
        while self._quiet.takeAt(0) is not None:
            pass
        acts = [self.reveal, self.delete] if is_broken else self.commands
        for number, act in enumerate(acts):
            row, column = divmod(number, self._columns)
            self._quiet.addWidget(act, row, column, Qt.AlignmentFlag.AlignLeft)
        self._say(save)

    def arrange(self, is_narrow: bool) -> None:
        columns = 2 if is_narrow else 3
        if columns != self._columns:
            self._columns = columns
            self.show_save(self.save)

    def _say(self, save: SavedGame) -> None:
        words = SaveWords.now()
        self._game.setText(words.game(save))
        self._title.setText(words.title(save))
        standing = words.saved(save.when) if save.is_broken else words.standing(save)
        self._standing.setText(standing[:1].upper() + standing[1:])
        self._reason.setText(words.reason(save))
        self._reason.setVisible(save.is_broken)
        self._file.setText(save.path.name)
        clear(self._scores)
        self._scores.setHorizontalSpacing(style().px(16))
        for seat, colour in enumerate(save.colours):
            score = Score(colour, words.name(save, seat), words.points(save, seat), False)
            self._scores.addWidget(score, *divmod(seat, self._columns + 1))
        self._scores.setColumnStretch(4, 1)
