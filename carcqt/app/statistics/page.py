"""One's finished games as pictures: what was won, by what, against whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import Enum
from time import perf_counter
from typing import Final

from PySide6.QtCore import QCoreApplication, QEventLoop, QTimer, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from carcqt.app.page import Page, PageArea
from carcqt.app.previews.picture import PreviewPicture, picture_size
from carcqt.app.previews.previews import Previews
from carcqt.app.statistics.charts import (
    Column,
    ColumnChart,
    Dot,
    DotChart,
    LeadChart,
    PairBar,
    PairChart,
    RingChart,
)
from carcqt.art.brush.marks import colours
from carcqt.art.studio.studio import Studio
from carcqt.background.bridge import Bridge
from carcqt.play.results import GameResult, Statistics, result_of
from carcqt.play.saves import SavedGame, Saves
from carcqt.players.levels import LADDER
from carcqt.rules.games import GAMES
from carcqt.ui.arranging import By, given, margins, spacing
from carcqt.ui.language import game_words, language, punctuation
from carcqt.ui.settings import settings
from carcqt.ui.theme.breakpoints import Size
from carcqt.ui.theme.games import LOOKS
from carcqt.ui.theme.style import set_game, style
from carcqt.ui.widgets.buttons import Button, IconButton
from carcqt.ui.widgets.cards import Card
from carcqt.ui.widgets.choices import Segmented
from carcqt.ui.widgets.fields import Select
from carcqt.ui.widgets.labels import Elided, Label
from carcqt.ui.widgets.marks import GameBadge
from carcqt.words.levels import LevelWords
from carcqt.words.numbers import digits, gained
from carcqt.words.speech import capital

FEW: Final = 3
"""Games that there must be before anything can be said of them."""
_LAST: Final = 20
_DAYS: Final = 30
_COLUMNS: Final = 12
_USUAL: Final = (
    (0, 0, 1, 3),
    (0, 3, 1, 4),
    (0, 7, 1, 5),
    (1, 0, 1, 5),
    (1, 5, 1, 4),
    (1, 9, 1, 3),
    (2, 0, 1, 12),
)
"""Row, column and how many of them each card takes."""
_NARROW: Final = (
    (0, 0, 1, 5),
    (0, 5, 1, 7),
    (1, 0, 1, 7),
    (2, 0, 1, 6),
    (2, 6, 1, 6),
    (1, 7, 1, 5),
    (3, 0, 1, 12),
)


class Span(Enum):
    """Of which time games count."""

    ALL = "all"
    YEAR = "year"
    MONTH = "month"


class ChartCard(Card):
    """A title, a few words beside it, and what it shows."""

    def __init__(self, *parts: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(16, margin=18, spacing=10, parent=parent)
        self.title, self.aside = Elided("", 15, 600), Elided("", 12, role="text2")
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.aside)
        self.add(head, *parts)
        self.box.addStretch(1)

    def name(self, title: str, aside: str = "") -> None:
        self.title.setText(title)
        self.aside.setText(aside)


class GameLine(QWidget):
    """One game: how often it was played and won, and the most points."""

    def __init__(self, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game: Final = game
        self.title = Elided(game_words(game).title(), 13, 600)
        self.counts = Label("", 13, role="text2", wrap=False, tabular=True)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(GameBadge(game, 26))
        row.addWidget(self.title, 1)
        row.addWidget(self.counts)


@dataclass(frozen=True)
class StatisticsState:
    game: str
    times: int
    """Row of the period that was chosen."""
    results: Mapping[SavedGame, GameResult]
    """Games that were read already."""


class StatisticsPage(Page):
    back = Signal()
    replay = Signal(object)
    """The path of a saved game."""

    def __init__(
        self,
        saves: Saves,
        studio: Studio,
        previews: Previews | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._studio, self._previews = studio, previews or Previews(studio, self)
        self._name = next(iter(settings().names), "")
        self._saves = {save.path: save for save in saves.list() if save.finished}
        self._results: dict[SavedGame, GameResult] = {}
        self._broken = sum(save.is_broken for save in saves.list())
        self._waiting = len(self._saves)
        self._bridge = Bridge(self._take)
        self._back = IconButton("chevron-left")
        self._back.set_tooltip(self.tr("Back to the home page"))
        self.heading = Label(self.tr("My statistics"), 20, 700, wrap=False)
        self.about = Elided("", 12, role="text2")
        self.games: Final = Segmented(
            [("", "", ""), *((game, "", LOOKS[game].badge) for game in GAMES)], ""
        )
        self.times: Final = Select()
        self.times.setAccessibleName(self.tr("Period"))
        spans = (self.tr("All time"), self.tr("This year"), self.tr("Last 30 days"))
        for span, text in zip(Span, spans, strict=True):
            self.times.addItem(text, span)
        self.ring, self.leads, self.sources = RingChart(), LeadChart(), PairChart()
        self.levels, self.dots = ColumnChart(), DotChart()
        self.places = Label("", 13, role="text2")
        self.best_picture = PreviewPicture(width=236, height=132, scale=0.4)
        self.best_points, self.best_text = Elided("", 20, 700), Label("", 13, role="text2")
        self.best_replay = Button(self.tr("Replay"), icon="play")
        self.lines: Final = [GameLine(game) for game in GAMES]
        self._soon = QTimer(self, singleShot=True, interval=30)
        self._soon.timeout.connect(self.refresh)
        self._build()
        self._back.clicked.connect(self.back)
        self.games.chosen.connect(lambda _: self.refresh())
        self.times.activated.connect(self.refresh)
        self.best_replay.clicked.connect(self._replay_best)
        self._previews.arrived.connect(self._show_best)
        self.refresh()
        for path in self._saves:
            self._bridge.follow(path, studio.order(result_of, path, self._name))

    def leave(self) -> None:
        self.back.emit()

    @property
    def statistics(self) -> Statistics:
        """Of the game that is chosen, or of all, in the time that is chosen."""
        return Statistics(self._in_time()).of(str(self.games.value or ""))

    def _in_time(self) -> tuple[GameResult, ...]:
        """The oldest first."""
        played = sorted(self._results, key=lambda save: (save.when, save.path.name))
        since = self._since()
        return tuple(self._results[save] for save in played if since is None or save.when >= since)

    def _since(self) -> datetime | None:
        """When the time that is chosen began."""
        now = datetime.now()
        match self.times.currentData():
            case Span.YEAR:
                return now.replace(month=1, day=1, hour=0, minute=0, second=0, microsecond=0)
            case Span.MONTH:
                return now - timedelta(days=_DAYS)
        return None

    def _take(self, path: object, news: Future[GameResult | None]) -> None:
        self._waiting -= 1
        save = next(save for one, save in self._saves.items() if one == path)
        if news.cancelled() or news.exception() is not None:
            self._broken += 1
        elif (result := news.result()) is not None:
            self._results[save] = result
        if not self._soon.isActive():
            self._soon.start()

    # What is shown.

    def state(self) -> StatisticsState:
        game, times = str(self.games.value or ""), self.times.currentIndex()
        return StatisticsState(game, times, dict(self._results))

    def take_over(self, state: StatisticsState) -> None:
        self.games.value = state.game
        self.times.setCurrentIndex(state.times)
        self._results |= state.results
        self.refresh()

    def _name_games(self, size: Size) -> None:
        """In little room their badges have to do."""
        names = ["" if size.is_narrow else game_words(game).title() for game in GAMES]
        self.games.set_texts([self.tr("All"), *names])
        self.games.set_tips([self.tr("All"), *(game_words(game).title() for game in GAMES)])

    def settle(self, seconds: float = 30) -> bool:
        """Wait until all games have been looked at, while events go on."""
        until = perf_counter() + seconds
        while self._waiting and perf_counter() < until:
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
        self.refresh()
        return not self._waiting

    def refresh(self) -> None:
        found = self.statistics
        played = len(found.results)
        told = [self._name, self.tr("%n finished game(s)", "", played)]
        if self._broken:
            told.append(self.tr("%n unreadable game(s)", "", self._broken))
        self.about.setText(" · ".join(part for part in told if part))
        missing = self.tr("%n more game(s) to read", "", FEW - played) if played < FEW else ""
        self._show_wins(found, missing)
        self._show_best()
        self._show_sources(found, missing)
        self._show_levels(found, missing)
        self._show_games()
        self._show_dots(found, missing)

    def _colour(self) -> str:
        return colours(settings().colour).fill

    def _show_wins(self, found: Statistics, missing: str) -> None:
        played = len(found.results)
        share = found.won / played if played else 0.0
        below = self.tr("{won} of {played}").format(won=found.won, played=played)
        self.ring.show_share(share, punctuation().percent(share), below, self._colour())
        self._wins.name(self.tr("Won"), missing)
        seconds = self.tr("%n second place(s)", "", found.seconds)
        row = self.tr("Best streak: %n win(s)", "", found.streak)
        self.places.setText(f"{seconds}\n{row}")
        last = found.results[-_LAST:]
        won = self.tr("{won} won").format(won=sum(one.is_won for one in last))
        self._last.name(self.tr("Last 20 games"), missing or won)
        told = ", ".join(gained(one.lead) for one in last)
        self.leads.show_leads([one.lead for one in last], self._colour(), told)

    def _show_best(self) -> None:
        best = self.statistics.best
        self._best.name(self.tr("Best game"))
        self.best_replay.setVisible(best is not None)
        self.best_picture.setVisible(best is not None)
        if best is None:
            self.best_points.setText(self.tr("None yet"))
            self.best_text.setText("")
            return
        set_game(self._best, best.game)
        save = self._saves[best.path]
        self.best_picture.show_picture(self._previews.of_save(save), best.game)
        self.best_points.setText(self.tr("%n point(s)", "", best.own))
        text = self.tr("{game}, against {name}")
        name = best.against or self.tr("the computer")
        self.best_text.setText(text.format(game=game_words(best.game).title(), name=name))

    def _replay_best(self) -> None:
        if (best := self.statistics.best) is not None:
            self.replay.emit(best.path)

    def _show_sources(self, found: Statistics, missing: str) -> None:
        """Of one game: the one chosen, or the one that was played most."""
        counts = {game: len(found.of(game).results) for game in GAMES}
        game = max(counts, key=counts.__getitem__)
        words = game_words(game)
        of_game = found.of(game)
        bars = [PairBar(capital(words.source(what)), *rest) for what, *rest in of_game.sources()]
        self.sources.show_bars(bars, self._colour())
        title = words.title() if of_game.results else ""
        self._sources.name(self.tr("Points by source, per game"), missing or title)

    def _show_levels(self, found: Statistics, missing: str) -> None:
        words, percent = LevelWords(language().translate), punctuation().percent
        columns = []
        for level, won, played in found.levels(LADDER):
            share = won / played if played else None
            below = self.tr("{won} of {played}").format(won=won, played=played)
            above = "–" if share is None else percent(share)
            columns.append(Column(words.name(level), share, above, below))
        self.levels.show_columns(columns)
        self._levels.name(self.tr("Against the computer, by level"), missing)

    def _show_games(self) -> None:
        self._games.name(self.tr("By game"), self.tr("played · won · most points"))
        everything = Statistics(self._in_time())
        for line in self.lines:
            of_game = everything.of(line.game)
            best = of_game.best
            most = digits(best.own) if best is not None else "–"
            line.counts.setText(f"{len(of_game.results)} · {of_game.won} · {most}")

    def _show_dots(self, found: Statistics, missing: str) -> None:
        shapes = {game: number % 4 for number, game in enumerate(GAMES)}
        best = found.best
        dots = [
            Dot(one.own, style().accent(one.game).fill, shapes[one.game], one.is_won, one is best)
            for one in found.results
        ]
        told = ", ".join(digits(one.own) for one in found.results)
        self.dots.show_dots(dots, told)
        self._dots.name(self.tr("Game by game"), missing or self.tr("filled marks are wins"))

    # How it looks.

    def _build(self) -> None:
        self._top = QHBoxLayout()
        self._top.setSpacing(style().px(12))
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addWidget(self.heading)
        names.addWidget(self.about)
        self._top.addWidget(self._back)
        self._top.addLayout(names, 1)
        self._top.addWidget(self.games)
        self._top.addWidget(self.times)
        self._wins = ChartCard(self.ring, self.places)
        self._last = ChartCard(self.leads)
        beside = QVBoxLayout()
        beside.addWidget(self.best_points)
        beside.addWidget(self.best_text)
        buttons = QHBoxLayout()
        buttons.addWidget(self.best_replay)
        buttons.addStretch(1)
        beside.addLayout(buttons)
        beside.addStretch(1)
        inside = QWidget()
        best = QHBoxLayout(inside)
        best.setContentsMargins(0, 0, 0, 0)
        best.addWidget(self.best_picture)
        best.addLayout(beside, 1)
        self._best = ChartCard(inside)
        self._sources, self._levels = ChartCard(self.sources), ChartCard(self.levels)
        self._games, self._dots = ChartCard(*self.lines), ChartCard(self.dots)
        page = QWidget()
        column = QVBoxLayout(page)
        self._grid = QGridLayout()
        column.addLayout(self._grid)
        column.addStretch(1)
        area = PageArea(page)
        self.whole.addLayout(self._top)
        self.whole.addWidget(area, 1)
        self.arrangement = (
            margins(self._top, 24, 10, 24, 10),
            spacing(8, self._top),
            margins(column, 24, 0, 24, 16, within=area),
            spacing(16, column),
            spacing(16, self._grid),
            given(self._arrange_cards, By(_USUAL, narrow=_NARROW)),
            picture_size(self.best_picture, By(236, narrow=150), 132),
            self._name_games,
        )

    def _arrange_cards(self, places: Sequence[tuple[int, ...]]) -> None:
        cards = (self._wins, self._last, self._best, self._sources, self._levels, self._games)
        for card, place in zip((*cards, self._dots), places, strict=True):
            self._grid.addWidget(card, *place)
        for column in range(_COLUMNS):
            self._grid.setColumnStretch(column, 1)
