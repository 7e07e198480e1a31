"""All lessons there are: a card for each, to begin it, go on with it, or read instead."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from carcqt.app.lessons.texts import said
from carcqt.app.page import Page, PageArea
from carcqt.app.previews.picture import PreviewPicture, picture_size
from carcqt.app.previews.previews import Previews
from carcqt.content.learning.lessons import LessonFile
from carcqt.play.lessons.progress import LessonsKept
from carcqt.ui.actions import ENTER
from carcqt.ui.arranging import By, Centred, height, margins, spacing
from carcqt.ui.language import game_words, punctuation
from carcqt.ui.theme.style import set_game, style
from carcqt.ui.widgets.buttons import Button, ButtonKind, IconButton
from carcqt.ui.widgets.cards import Bar, Card
from carcqt.ui.widgets.labels import Elided, Label
from carcqt.ui.widgets.marks import GameBadge
from carcqt.ui.widgets.pills import StateBadge


class LessonCard(Card):
    begun = Signal()
    read = Signal()

    def __init__(self, lesson: LessonFile, parent: QWidget | None = None) -> None:
        super().__init__(16, margin=15, spacing=16, horizontal=True, parent=parent)
        self.lesson: Final = lesson
        set_game(self, lesson.game)
        self.picture: Final = PreviewPicture(width=180, height=150, scale=0.5)
        self._title = Elided(game_words(lesson.game).title(), 18, 700)
        about = self.tr("%n minute(s): {title}", "", lesson.model.minutes)
        chapters = " · ".join(said(chapter.title) for chapter in lesson.model.chapter)
        self._text = Label(about.format(title=chapters), 13, 400, "text2")
        self.state: Final = StateBadge()
        self.begin: Final = Button("", ButtonKind.SECONDARY, "play")
        self.guide: Final = Button(self.tr("Guide"), ButtonKind.GHOST, "book")
        head = QHBoxLayout()
        head.setSpacing(style().px(8))
        head.addWidget(GameBadge(lesson.game, 26))
        head.addWidget(self._title, 1)
        column = QVBoxLayout()
        column.setSpacing(style().px(8))
        column.addLayout(head)
        column.addWidget(self._text)
        column.addWidget(self.state)
        column.addStretch(1)
        row = QHBoxLayout()
        row.setSpacing(style().px(4))
        row.addWidget(self.begin)
        row.addWidget(self.guide)
        row.addStretch(1)
        column.addLayout(row)
        self.add(self.picture)
        self.box.addLayout(column, 1)
        self.begin.clicked.connect(self.begun)
        self.guide.clicked.connect(self.read)

    def show_lesson(self, kept: LessonsKept) -> None:
        colon = punctuation().colon
        lesson, words = self.lesson, game_words(self.lesson.game)
        progress = kept.of(lesson.model.id)
        left, steps = lesson.numbers.get(progress.step), len(lesson.steps)
        if left is not None:
            place = self.tr("step {place} of {count}").format(place=left + 1, count=steps)
            self.state.set_state(place, "accent")
            self.begin.setText(self.tr("Continue"))
        elif progress.is_done:
            self.state.set_state(self.tr("done"), "ok", "check")
            self.begin.setText(self.tr("Restart"))
        else:
            self.state.set_state(self.tr("not started"))
            self.begin.setText(self.tr("Begin"))
        self.begin.setAccessibleName(colon(self.begin.text(), words.title()))
        self.guide.setAccessibleName(colon(self.guide.text(), words.title()))


class LessonsPage(Page):
    learn = Signal(str)
    """A lesson, by its game."""
    help_asked = Signal(str)
    back = Signal()

    def __init__(
        self,
        lessons: Mapping[str, LessonFile],
        kept: LessonsKept,
        previews: Previews,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._kept, self._previews = kept, previews
        bar = Bar(margins=(8, 0, 24, 0), spacing=12)
        self.close_button = IconButton("chevron-left")
        self.close_button.set_tooltip(self.tr("Home"))
        heading = Label(self.tr("Learn to play"), 20, 700, wrap=False)
        bar.add(self.close_button, heading, None)
        self._about = Label(
            self.tr(
                "A guided first game: a few minutes, something to do at every step. You can "
                "leave it at any time and continue where you left off."
            ),
            14,
            400,
            "text2",
        )
        self.cards: Final = {game: LessonCard(lesson) for game, lesson in lessons.items()}
        inside = QWidget()
        page, grid = QVBoxLayout(inside), QGridLayout()
        page.addWidget(self._about)
        page.addLayout(grid)
        page.addStretch(1)
        for number, (game, card) in enumerate(self.cards.items()):
            grid.addWidget(card, *divmod(number, 2))
            card.show_lesson(kept)
            card.begun.connect(partial(self.learn.emit, game))
            card.read.connect(partial(self.help_asked.emit, game))
        for column in range(2):
            grid.setColumnStretch(column, 1)
        area = PageArea(inside)
        self.whole.addWidget(bar)
        self.whole.addWidget(area)
        side = Centred(1280, By(48, narrow=24))
        wide, high = By(220, narrow=128), By(190, low=150)
        self.arrangement = (
            height(bar, 48),
            margins(page, side, 20, side, 20, within=area),
            spacing(16, page, grid),
            *(picture_size(card.picture, wide, high) for card in self.cards.values()),
        )
        self.close_button.clicked.connect(self.back)
        previews.arrived.connect(self._show_pictures)
        if (first := self.primary()) is not None and isinstance(first, Button):
            first.set_kind(ButtonKind.PRIMARY)
            first.set_key(ENTER.keys)
        QTimer.singleShot(0, self, self._show_pictures)

    def primary(self) -> QPushButton | None:
        """The lesson that was left last in its midst, or else the first that was never done."""
        for wanted in (self._is_left, self._is_new):
            for card in self.cards.values():
                if wanted(card):
                    return card.begin
        return next((card.begin for card in self.cards.values()), None)

    def _is_left(self, card: LessonCard) -> bool:
        return bool(self._kept.of(card.lesson.model.id).step)

    def _is_new(self, card: LessonCard) -> bool:
        return not self._kept.of(card.lesson.model.id).is_done

    def leave(self) -> None:
        self.back.emit()

    def _show_pictures(self) -> None:
        for game, card in self.cards.items():
            card.picture.show_picture(self._previews.of_game(game), game)
            if card.picture.is_blurred:
                self._previews.sharpen(game)
