"""The test run: start and cancel it, see how far it is and what it found."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from PySide6.QtCore import QLocale, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from carcqt.players.arena import Spread
from carcqt.players.levels import LADDER, Level
from carcqt.rules.games import GAMES as RULES
from carcqt.ui.language import language, punctuation
from carcqt.ui.theme.painting import draw_box, painter
from carcqt.ui.theme.style import accent_of, style
from carcqt.ui.widgets.buttons import Button, IconButton, LinkButton
from carcqt.ui.widgets.fields import Select
from carcqt.ui.widgets.labels import Elided, Label
from carcqt.ui.widgets.pills import StateBadge
from carcqt.words.levels import LevelWords
from carcqt.words.names import names_of
from editor.decks.stats.charts import StatBars
from editor.decks.stats.testrun import GAMES, QUICK, TestRun
from editor.forms.filling import first_upper, pass_focus

_TIP: Final = Qt.ItemDataRole.ToolTipRole
_NUMBERS: Final = (10, 30, 100, 300, 1000)
"""Of games that can be asked for."""
_FEW: Final = 30
"""For levels that think for long."""


class ProgressBar(QWidget):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._share = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_share(self, share: float) -> None:
        self._share = share
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(style().px(120), style().px(8))

    def minimumSizeHint(self) -> QSize:
        return QSize(style().px(40), style().px(8))

    def paintEvent(self, event: QPaintEvent) -> None:
        p, box = painter(self), QRectF(self.rect())
        draw_box(p, box, box.height() / 2, style().colour("sunken"))
        if self._share > 0:
            box.setWidth(max(box.height(), box.width() * self._share))
            draw_box(p, box, box.height() / 2, QColor(accent_of(self).fill))


class _FigureRow(QWidget):
    """What was measured, and how much it is."""

    def __init__(self) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        self.what, self.much = Elided("", 13, 400, "text2"), Label("", 13, 700, wrap=False)
        row.addWidget(self.what, 1)
        row.addWidget(self.much)


class RunView(QWidget):
    start_asked = Signal(str, int)
    misfits_asked = Signal(object)
    """Ids of tiles that fitted nowhere."""

    def __init__(self, game: str, run: TestRun, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game, self._run = game, run
        self._stale = False
        self._can = True
        self.head: Final = Label(self.tr("Test run"), 12, 600, "text2", wrap=False)
        self.stale: Final = StateBadge()
        self.level: Final = Select()
        self.games: Final = Select()
        self.start: Final = Button(self.tr("Run"), icon="dice", height=32)
        self.progress: Final = ProgressBar()
        self.done: Final = Label("", 12, 400, "text2", wrap=False)
        self.cancel: Final = IconButton("close", self.tr("Cancel the test run"), px=28)
        self.note: Final = Label("", 12, 400, "text2")
        self.sources_head: Final = Label("", 12, 600, "text2")
        self.sources: Final = StatBars()
        self.misfits: Final = LinkButton(px=12)
        self.rows: Final[list[_FigureRow]] = []
        self._rows: Final = QVBoxLayout()
        self._column: Final = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        head = QHBoxLayout()
        head.addWidget(self.head, 1)
        head.addWidget(self.stale)
        self._running = QWidget()
        running = QHBoxLayout(self._running)
        running.setContentsMargins(0, 0, 0, 0)
        running.addWidget(self.progress, 1)
        running.addWidget(self.done)
        running.addWidget(self.cancel)
        self._idle = QWidget()
        idle = QVBoxLayout(self._idle)
        idle.setContentsMargins(0, 0, 0, 0)
        idle.addWidget(self.level)
        self._go: Final = QHBoxLayout()
        self._go.addWidget(self.games, 1)
        self._go.addWidget(self.start)
        idle.addLayout(self._go)
        self._both: Final = idle
        self._column.addLayout(head)
        self._column.addLayout(self._rows)
        self._column.addWidget(self.misfits)
        self._column.addWidget(self.sources_head)
        self._column.addWidget(self.sources)
        self._column.addWidget(self.note)
        self._column.addWidget(self._running)
        self._column.addWidget(self._idle)
        self.start.clicked.connect(self._ask)
        self.level.activated.connect(self._suggest)
        self.cancel.clicked.connect(run.cancel)
        self.misfits.clicked.connect(lambda: self.misfits_asked.emit(list(run.tally.misfits)))
        run.progressed.connect(self.refresh)
        run.ended.connect(self.refresh)
        style().follow(self._restyle)
        self._label()

    @property
    def chosen(self) -> tuple[int, int]:
        """Which level and which number of games."""
        return self.level.currentIndex(), self.games.currentIndex()

    def choose(self, level: int, games: int) -> None:
        self.level.setCurrentIndex(level)
        self.games.setCurrentIndex(games)

    def _ask(self) -> None:
        self.start_asked.emit(str(self.level.currentData()), int(self.games.currentData()))

    def _suggest(self) -> None:
        """As many games as will be over soon."""
        thinks = self.level.currentData() in (Level.HARD, Level.EXPERT)
        self.games.setCurrentIndex(_NUMBERS.index(_FEW if thinks else GAMES))

    def set_state(self, stale: bool, can_start: bool) -> None:
        """Whether the results are of another deck, and whether this one can be played."""
        self._stale, self._can = stale, can_start
        self.refresh()

    def refresh(self) -> None:
        run, tally = self._run, self._run.tally
        running = run.is_running
        pass_focus(self.start, self.cancel, self._idle, self._running, running)
        self.start.setEnabled(self._can)
        self.stale.setVisible(self._stale and run.has_results)
        self.progress.set_share(tally.games / run.times if run.times else 0)
        self.done.setText(
            self.tr("{done} / {games} games").format(done=tally.games, games=run.times)
        )
        self._show_rows()
        has = run.has_results
        self.note.setVisible(not running)
        if run.failure:
            self.note.setText(self.tr("The test run failed. You can start it again."))
        elif not self._can:
            self.note.setText(
                self.tr("This deck still has problems. Correct them to play with it.")
            )
        elif has:
            self.note.setText(
                self.tr("From %n game(s) between two computer players.", "", tally.games)
            )
        else:
            self.note.setText(self.tr("Computer players play in the background."))

    def _show_rows(self) -> None:
        run, tally = self._run, self._run.tally
        has = run.has_results
        self.sources.setVisible(has)
        self.sources_head.setVisible(has)
        self.misfits.setVisible(bool(tally.misfits))
        if not has:
            self._say([])
            return
        names = names_of(language().translate, self._game)
        rows = [
            (first_upper(names.measure(measure)), punctuation().percent(part / whole))
            for measure, (part, whole) in tally.shares.items()
            if whole
        ]
        rate = self.tr("{} per game").format(self._number(tally.discarded / tally.games))
        self._say([*rows, (self.tr("Tiles not laid"), rate), *self._spread()])
        often = ", ".join(tile for tile, _ in tally.misfits.most_common(4))
        more = "…" if len(tally.misfits) > 4 else ""
        self.misfits.setText(self.tr("Show {tiles}").format(tiles=often + more))
        means = {
            source: tally.sources[source] / tally.games / run.players
            for source in RULES[self._game].description.sources
        }
        most = max((abs(mean) for mean in means.values()), default=0) or 1
        self.sources.set_rows(
            [
                (first_upper(names.source(source)), None, max(mean, 0) / most, self._number(mean))
                for source, mean in means.items()
                if mean
            ]
        )

    def _spread(self) -> list[tuple[str, str]]:
        """Who wins, and how far scores lie apart."""
        run, tally = self._run, self._run.tally
        spread = Spread.of(tally.scores_of(*range(run.players)))
        rates = (punctuation().percent(tally.place_win_rate(n)) for n in range(run.players))
        return [
            (self.tr("Wins in turn order"), ", ".join(rates)),
            (self.tr("Median score"), str(spread.median)),
            (self.tr("Middle half of the scores"), f"{spread.lower}–{spread.upper}"),
            (self.tr("Lowest and highest score"), f"{spread.least}–{spread.most}"),
        ]

    def _say(self, rows: Sequence[tuple[str, str]]) -> None:
        """In rows that stay: they are told anew many times in a second."""
        while len(self.rows) < len(rows):
            self.rows.append(_FigureRow())
            self._rows.addWidget(self.rows[-1])
        for row, said in zip_longest(self.rows, rows):
            row.setVisible(said is not None)
            if said is not None:
                row.what.setText(said[0])
                row.much.setText(said[1])

    def _number(self, value: float) -> str:
        # What is rare is not shown as never.
        return self.locale().toString(value, "f", 2 if 0 < value < 0.1 else 1)

    def _label(self) -> None:
        self.setLocale(QLocale(language().code))
        self.stale.set_state(self.tr("deck changed since then"), "warn")
        self._fill()
        self.start.setToolTip(self.tr("Let computer players play this number of games"))
        self.sources_head.setText(self.tr("Points by source, per player and game"))
        self.refresh()

    def _fill(self) -> None:
        """The levels and numbers in the reader's language."""
        words = LevelWords(language().translate)
        for known in (QUICK, *LADDER):
            self.level.addItem(words.name(known), str(known))
            self.level.setItemData(self.level.count() - 1, words.plays(known), _TIP)
        self.level.setAccessibleName(self.tr("Level"))
        for number in _NUMBERS:
            self.games.addItem(self.tr("%n game(s)", "", number), number)
        self.games.setCurrentIndex(_NUMBERS.index(GAMES))
        self.games.setAccessibleName(self.tr("Number of games"))

    def _restyle(self) -> None:
        self._both.setSpacing(style().px(8))
        self._go.setSpacing(style().px(8))
        self._column.setSpacing(style().px(8))
        self._rows.setSpacing(style().px(6))
