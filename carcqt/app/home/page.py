"""The first page: go on with a game, begin a new one, or look at others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from functools import partial
from random import SystemRandom
from typing import Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QSpacerItem,
    QVBoxLayout,
    QWidget,
)

from carcqt.app.home.cards import GameCard, ToolCard
from carcqt.app.home.continuing import ContinueCard, WelcomeCard
from carcqt.app.home.header import Header
from carcqt.app.home.puzzles import DailyCard, PuzzlesCard
from carcqt.app.home.recent import RecentCard
from carcqt.app.page import Page, PageArea
from carcqt.app.previews.previews import WELCOME, Previews
from carcqt.art.studio.studio import Studio
from carcqt.content.learning.lessons import builtin_courses
from carcqt.play.lessons.progress import LessonsKept
from carcqt.play.puzzles.choosing import PuzzleFilter, PuzzleOrder, chosen, next_of, random_of
from carcqt.play.puzzles.collection import PuzzleCollection, PuzzleEntry
from carcqt.play.puzzles.daily import days_running, puzzle_of_the_day
from carcqt.play.puzzles.progress import Progress
from carcqt.play.recents import RecentFile, recent_files
from carcqt.play.saves import SavedGame, Saves, latest_unfinished
from carcqt.rules.games import GAMES
from carcqt.ui.actions import Actions, Command, KeyLine, KeySection
from carcqt.ui.arranging import QWIDGETSIZE_MAX
from carcqt.ui.language import game_words, language
from carcqt.ui.settings import settings
from carcqt.ui.theme.breakpoints import Size
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.labels import Label

WIDEST: Final = 1760
"""Beyond that a line of cards grows apart."""
_LOOKED_AT: Final = 50
"""Of the newest saves: one that is older than so many others is not offered here."""
_ROWS, _FILES = 6, 2
_CARD_WORDS, _TOOLS, _HEADING = 68, 68, 32
_SQUARER = 240 / 252
_TIGHT: Final = 900
"""Less than this is there only with large text."""
_TIGHT_CARDS, _TIGHT_TOOLS = 3, 2
_LINE = 18
"""One more line of words on the cards."""


class HomeActions(Actions):
    def sections(self) -> list[KeySection]:
        return [
            KeySection(
                self.tr("Home"),
                KeyLine(self.tr("open the puzzle of the day"), Command("daily", "J")),
            )
        ]


class HomePage(Page):
    new_game = Signal(str)
    resume = Signal(object)
    """The path of a saved game."""
    replay = Signal(object)
    file_opened = Signal(object)
    """The path of a deck, a map or a starting layout."""
    open_asked = Signal()
    puzzles_asked = Signal()
    puzzle_asked = Signal(object)
    """One of the puzzles."""
    saves_asked = Signal()
    statistics_asked = Signal()
    help_asked = Signal(str)
    """The guide to a game; to all of them, if empty."""
    lessons_asked = Signal()
    lesson_asked = Signal(str)
    """The lesson of a game that was begun."""
    learn_asked = Signal(str)
    """The lesson of a game."""
    keys_asked = Signal()
    settings_asked = Signal()

    def __init__(
        self,
        saves: Saves,
        studio: Studio,
        editor: Callable[[], object] | None = None,
        puzzles: PuzzleCollection | None = None,
        progress: Progress | None = None,
        previews: Previews | None = None,
        lessons: LessonsKept | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """There are cards for an editor and for puzzles only if there are such."""
        super().__init__(parent)
        self._saves = saves
        self._puzzles, self._progress, self._lessons = puzzles, progress, lessons
        self._waiting = ""
        """The game whose lesson was begun and waits."""
        self._shown_puzzles: list[PuzzleEntry] = []
        self.today: Callable[[], date] = date.today
        self.previews: Final = previews or Previews(studio, self)
        self.commands: Final = HomeActions(self)
        self.header: Final = Header()
        self.continuing: Final = ContinueCard()
        self.welcome: Final = WelcomeCard(next(iter(GAMES)))
        self.recents: Final = RecentCard()
        play = self.tr("New game") if puzzles is None else self.tr("Play")
        self._heading = Label(play, 20, 700, wrap=False)
        self.games: Final = {game: GameCard(game) for game in GAMES}
        self.saved_games: Final = ToolCard(
            "save", self.tr("Saved games"), self.tr("Resume or replay")
        )
        self.guides: Final = ToolCard(
            "book", self.tr("Learn to play"), self.tr("Guided games, 5 min")
        )
        self.statistics: Final = ToolCard(
            "chart", self.tr("My statistics"), self.tr("Your results in charts")
        )
        edit = ToolCard("pencil", self.tr("Editor"), self.tr("Tiles, decks and maps"))
        self.editor: Final = edit if editor is not None else None
        has_puzzles = puzzles is not None and progress is not None
        self.puzzles: Final = PuzzlesCard() if has_puzzles else None
        self.daily: Final = DailyCard(self) if has_puzzles else None
        self._build()
        self._connect(editor)
        self.refresh()

    def primary(self) -> QPushButton | None:
        return self.continuing.primary if self._is_continuing else self.welcome.primary

    def refresh(self) -> None:
        """Look at the saved games again."""
        saves = [save for save in self._saves.list()[:_LOOKED_AT] if not save.is_broken]
        latest = latest_unfinished(saves)
        self._is_continuing = latest is not None
        if latest is not None:
            self.continuing.show_save(latest)
        self.continuing.setVisible(latest is not None)
        self.welcome.setVisible(latest is None)
        for row in self._rows:
            row.invalidate()
        files = recent_files(settings().recents)[:_FILES]
        others = [save for save in saves if save is not latest][: _ROWS - len(files)]
        self.recents.show_items(sorted([*others, *files], key=lambda item: item.when, reverse=True))
        self._refresh_puzzles()
        self._refresh_lessons()
        self.rearrange()
        # The page is to be there before its pictures.
        QTimer.singleShot(0, self, self._show_pictures)

    def _refresh_lessons(self) -> None:
        """Offer to go on with a lesson that was left before its end."""
        if self._lessons is None:
            return
        courses = builtin_courses()
        self._waiting = next(
            (game for game in courses if self._lessons.of(courses[game].model.id).step), ""
        )
        text = self.tr("Guided games, 5 min")
        if self._waiting:
            title = game_words(self._waiting).title()
            text = self.tr("Continue: {game}").format(game=title)
        self.guides.say(text)

    def _learn(self) -> None:
        if self._waiting:
            self.lesson_asked.emit(self._waiting)
        else:
            self.lessons_asked.emit()

    def _refresh_puzzles(self) -> None:
        if self._puzzles is None or self._progress is None:
            return
        assert self.puzzles is not None
        assert self.daily is not None
        entries, progress, day = self._puzzles.entries(), self._progress, self.today()
        order = chosen(entries, progress, PuzzleFilter(), PuzzleOrder.SUGGESTED, language().code)
        self._shown_puzzles = [entry for entry in order if not entry.is_broken]
        solved = sum(progress.of(entry.id).is_solved for entry in entries)
        self.puzzles.show_state(solved, len(entries), progress.rating)
        today = puzzle_of_the_day(entries, day)
        self.daily.setVisible(today is not None)
        if today is not None:
            running = days_running(progress.days, day)
            self.daily.show_entry(today, day, progress.of(today.id), running)

    def arrange(self, size: Size) -> None:
        px = style().px
        width, height = self.width() / style().scale, self.height() / style().scale
        narrow, low, tight = size.is_narrow, height < 840, width < _TIGHT
        self._place(tight)
        margin = 24 if narrow else 48
        # Of a very large screen not all is used, but more than of a large one.
        inner = min(width - 2 * margin, max(WIDEST, width * 0.72))
        side = (width - inner) / 2
        hero = 208 if narrow else 224 if low else 280
        if height >= 1040 and width >= 1600:
            hero = round(min(height / 3, inner / 4.8))
        gaps = 12 if low else 16
        bottom = 16 if low else 32
        self._page.setSpacing(px(gaps))
        # Pictures of games get what is left.
        words = _CARD_WORDS + (_LINE if narrow else 0)
        rest = height - 72 - hero - _HEADING - words - _TOOLS - 4 * gaps - bottom
        columns = _TIGHT_CARDS if tight else len(self.games) + (self.puzzles is not None)
        each = (inner - 16 * (columns - 1)) / columns
        picture = round(max(112, min(rest, each * (0.88 if self.puzzles is None else 0.98))))
        top = px(max(0, rest - picture) / 3)
        self._page.setContentsMargins(px(side), top, px(side) - self._area.gutter, 0)
        for card in self.games.values():
            card.arrange(picture, narrow=narrow and self.puzzles is not None)
        for hero_card in (self.continuing, self.welcome):
            # Beside the puzzle of the day there is less room for it.
            shape = 440 / 248 if self.daily is None or size.is_wide else _SQUARER
            hero_card.arrange(hero, narrow, shape)
        if self.puzzles is not None and self.daily is not None:
            self.puzzles.arrange(picture, narrow=narrow)
            self.daily.arrange(hero, narrow=narrow, tight=tight)
            beside = px(300 if not size.is_wide else 380)
            self.daily.setMinimumWidth(0 if tight else beside)
            self.daily.setMaximumWidth(QWIDGETSIZE_MAX if tight else beside)
            if tight:
                # As high as the cards beside it.
                self.daily.setMaximumHeight(QWIDGETSIZE_MAX)
            # In little room saved games are found on their own page.
            self.recents.setVisible(not narrow)
        tools = [tool for tool in self._tools if tool is not None]
        for tool in tools:
            tool.arrange(narrow and len(tools) > 3)
        self.recents.setFixedHeight(px(hero))
        self.recents.show_rows((hero - 56) // 38)
        self.recents.setFixedWidth(px(272 if narrow else 336 if self.daily is None else 290))
        for row in self._rows:
            row.setSpacing(px(16))
            row.invalidate()
        self._bottom.changeSize(0, px(bottom))
        self._page.invalidate()

    def showEvent(self, event: QShowEvent) -> None:
        self.refresh()
        super().showEvent(event)

    def _build(self) -> None:
        self._top, self._cards, self._below = QHBoxLayout(), QGridLayout(), QGridLayout()
        self._rows = (self._top, self._cards, self._below)
        self._tools = (self.guides, self.saved_games, self.statistics, self.editor)
        self._top.addWidget(self.continuing, 1)
        self._top.addWidget(self.welcome, 1)
        self._top.addWidget(self.recents)
        inside = QWidget()
        self._page = QVBoxLayout(inside)
        self._page.addWidget(self.header)
        self._page.addLayout(self._top)
        self._page.addWidget(self._heading)
        self._page.addLayout(self._cards)
        self._page.addLayout(self._below)
        self._bottom = QSpacerItem(0, 0)
        self._page.addItem(self._bottom)
        self._page.addStretch(1)
        self._area = PageArea(inside)
        self.whole.addWidget(self._area)

    def _place(self, tight: bool) -> None:
        """Large text leaves room for few cards beside each other; the puzzle of the day is then one
        of them."""
        cards = [*self.games.values(), self.puzzles, *((self.daily,) if tight else ())]
        _fill(self._cards, cards, _TIGHT_CARDS if tight else len(cards))
        _fill(self._below, self._tools, _TIGHT_TOOLS if tight else len(self._tools))
        if self.daily is not None and not tight and self._top.indexOf(self.daily) < 0:
            self._top.insertWidget(self._top.indexOf(self.recents), self.daily)

    def _connect(self, editor: Callable[[], object] | None) -> None:
        self.header.settings_asked.connect(self.settings_asked)
        self.header.help_asked.connect(self.keys_asked)
        self.continuing.resume.connect(self.resume)
        self.continuing.replay.connect(self.replay)
        self.welcome.new_game.connect(self.new_game)
        self.welcome.learn.connect(lambda: self.learn_asked.emit(self.welcome.game))
        self.recents.opened.connect(self._open)
        self.recents.open_asked.connect(self.open_asked)
        for game, card in self.games.items():
            card.clicked.connect(lambda _on=False, game=game: self.new_game.emit(game))
        self.saved_games.clicked.connect(self.saves_asked)
        self.statistics.clicked.connect(self.statistics_asked)
        self.guides.clicked.connect(self._learn)
        if self.editor is not None and editor is not None:
            self.editor.clicked.connect(lambda _on=False: editor())
        if self.puzzles is not None and self.daily is not None:
            self.puzzles.clicked.connect(self.puzzles_asked)
            self.puzzles.next_asked.connect(self._ask_next)
            self.puzzles.random_asked.connect(self._ask_random)
            self.daily.asked.connect(self._ask_daily)
            self.commands.bind(daily=self._ask_daily)
        self.previews.arrived.connect(self._show_pictures)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.puzzles is None or not self.commands.press(event):
            super().keyPressEvent(event)

    def _ask_next(self) -> None:
        assert self._progress is not None
        entry = next_of(self._shown_puzzles, self._progress)
        self.puzzles_asked.emit() if entry is None else self.puzzle_asked.emit(entry)

    def _ask_random(self) -> None:
        assert self._progress is not None
        entry = random_of(self._shown_puzzles, self._progress, SystemRandom())
        if entry is not None:
            self.puzzle_asked.emit(entry)

    def _ask_daily(self) -> None:
        if self.daily is not None and self.daily.entry is not None:
            self.puzzle_asked.emit(self.daily.entry)

    def _open(self, item: SavedGame | RecentFile) -> None:
        if isinstance(item, RecentFile):
            self.file_opened.emit(item.path)
        else:
            self.resume.emit(item.path)

    def _show_pictures(self) -> None:
        """One at a time, so that a click never waits for all of them."""
        if self._is_continuing and self.continuing.save is not None:
            self.continuing.show_picture(self.previews.of_save(self.continuing.save))
        else:
            self.welcome.show_picture(self.previews.of_game(WELCOME))
            if self.welcome.picture.is_blurred:
                self.previews.sharpen(WELCOME)
        for card in self.games.values():
            QTimer.singleShot(0, card, partial(self._show_preview, card))
        if self.puzzles is not None and self.daily is not None:
            QTimer.singleShot(0, self.daily, self._show_puzzle_pictures)

    def _show_puzzle_pictures(self) -> None:
        assert self.puzzles is not None
        assert self.daily is not None
        if self.daily.entry is not None:
            self.daily.show_picture(self.previews.of_puzzle(self.daily.entry))
        shown = self._shown_puzzles[: len(self.puzzles.pictures)]
        self.puzzles.show_pictures(
            [(entry.game, self.previews.of_puzzle(entry)) for entry in shown]
        )

    def _show_preview(self, card: GameCard) -> None:
        card.show_picture(self.previews.of_game(card.game))
        if card.is_blurred:
            self.previews.sharpen(card.game)


def _fill(grid: QGridLayout, cards: Sequence[QWidget | None], columns: int) -> None:
    """Row by row, all columns equally wide."""
    there = [card for card in cards if card is not None]
    for number, card in enumerate(there):
        grid.addWidget(card, *divmod(number, columns))
    for column in range(grid.columnCount()):
        grid.setColumnStretch(column, int(column < min(columns, len(there))))
