"""A game analysed: where it turned and why, what was better there, and what was luck."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from carcqt.app.review.actions import AnalysisActions
from carcqt.app.review.chance_chart import ChanceChart
from carcqt.app.review.moments import TONES, MomentLine, MomentRow, OpenMoment
from carcqt.app.review.page import ReviewPage
from carcqt.app.review.reports import LuckCard, SeatReports
from carcqt.app.table.stage import StageTurn
from carcqt.art.studio.studio import Studio
from carcqt.play.analysing.analysis import MISTAKE, SHORT, KeyMoment, MomentKind
from carcqt.play.analysing.analyst import Analyst, AnalystState
from carcqt.play.listing.log import LogModel, LogRole
from carcqt.play.playback import Playback
from carcqt.play.session import Session
from carcqt.players.analysis import LEVEL, AnalysedTurn
from carcqt.rules.problems import RulesError
from carcqt.ui.arranging import By, Rule, height, margins, shown, width
from carcqt.ui.language import game_words, language, punctuation, seats_at
from carcqt.ui.theme.breakpoints import Size
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.buttons import Button, IconButton
from carcqt.ui.widgets.cards import Bar, Edge
from carcqt.ui.widgets.choices import Segmented
from carcqt.ui.widgets.labels import Elided, Label
from carcqt.ui.widgets.pointing import Pointing
from carcqt.ui.widgets.removal import clear
from carcqt.ui.widgets.scroll import ScrollArea
from carcqt.words.levels import LevelWords
from carcqt.words.numbers import gained
from carcqt.words.verdicts import VerdictWords

_CHART, _LOW_CHART = 204, 150
_ALL: Final = "all"


@dataclass(frozen=True)
class AnalysisState:
    open: KeyMoment | None
    kind: object
    shows_better: bool
    number: int
    is_running: bool
    is_stopped: bool
    """True if the player has stopped the analysis."""


class AnalysisPage(ReviewPage):
    home = Signal()
    branched = Signal(object)
    """Another Session, which goes on from the moment that was shown."""
    closed = Signal()
    puzzle_asked = Signal(int)
    """A puzzle is to be made of the moment after so many moves."""

    def __init__(
        self,
        session: Session,
        studio: Studio,
        parent: QWidget | None = None,
        *,
        start: bool = True,
        analyst: Analyst | None = None,
    ) -> None:
        """Follow `analyst`, or else one that is made here; with `start` it begins to work."""
        self.playback = Playback(session, 0)
        super().__init__(self.playback.table, studio, AnalysisActions, parent)
        self.playback.setParent(self)
        self.session = session
        self.analyst = analyst or Analyst(session)
        self.analyst.setParent(self)
        self.log = LogModel(session.table, language().translate, self, for_table=True)
        self.open: KeyMoment | None = None
        self._shows_better = True
        self._lines: list[MomentLine] = []
        self._begins = {
            moment.turn: number for number, moment in reversed([*enumerate(session.table.moments)])
        }
        """Moves that were made before each turn."""
        self._shown: list[StageTurn] = []
        self._opened: OpenMoment | None = None
        self._make_parts()
        self._lay_out()
        self.arrangement = (*self.arrangement, *self._rules())
        self._connect()
        self._name_parts()
        self._show_analysis()
        if start and self._is_long:
            self.analyst.start()

    @property
    def _is_long(self) -> bool:
        return self.playback.turns >= SHORT or game_words(self.session.table.setup.game).in_rounds

    def _make_parts(self) -> None:
        seats = seats_at(self.session.table.setup)
        self.close_button = IconButton()
        self.reports = SeatReports(seats)
        self.which = Segmented([(_ALL, "", ""), *((kind, "", "") for kind in MomentKind)], _ALL)
        inside = QWidget()
        self._list = QVBoxLayout(inside)
        self._list.setContentsMargins(0, 0, 0, 0)
        self.area = ScrollArea(inside)
        self.luck = LuckCard(seats)
        self.chart = ChanceChart(seats)
        self.foot = Bar(Edge.TOP)
        self.title, self.by = Label("", 15, 600, wrap=False), Label("", 12, role="text2")
        self.where, self.chance = Elided("", 13, 600), Elided("", 13, role="text2")
        self.first, self.back = IconButton(), IconButton()
        self.play, self.forth, self.last = IconButton(framed=True), IconButton(), IconButton()
        self.work = Button("", height=32)

    def _lay_out(self) -> None:
        self.top.right.addWidget(self.close_button)
        self.rail.add(self.reports, self.which)
        self.rail.box.addWidget(self.area, 1)
        self.rail.add(self.luck)
        keys = QHBoxLayout()
        keys.setSpacing(0)
        for button in (self.first, self.back, self.play, self.forth, self.last):
            keys.addWidget(button)
        keys.addStretch(1)
        head = QVBoxLayout()
        head.setSpacing(style().px(4))
        head.addWidget(self.title)
        head.addWidget(self.by)
        head.addLayout(keys)
        head.addWidget(self.where)
        head.addWidget(self.chance)
        head.addWidget(self.work)
        head.addStretch(1)
        self._head = QWidget()
        self._head.setLayout(head)
        head.setContentsMargins(0, 0, 0, 0)
        self.foot.add(self._head)
        self.foot.box.addWidget(self.chart, 1)
        # The chart lies under the board, not under the rail.
        self.row.removeWidget(self.stage)
        column = QVBoxLayout()
        column.setSpacing(0)
        column.addWidget(self.stage, 1)
        column.addWidget(self.foot)
        self.row.insertLayout(0, column, 1)

    def _connect(self) -> None:
        self.top.home.connect(self.home)
        self.commands.bind(
            back=lambda: self.playback.step_turn(-1),
            forth=lambda: self.playback.step_turn(1),
            up=lambda: self._step(-1),
            down=lambda: self._step(1),
            first=lambda: self._go(0),
            last=lambda: self._go(self.playback.last),
            play=self.playback.toggle,
            swap=self._swap,
            puzzle=self._make_puzzle,
            close=self.closed.emit,
        )
        self.commands.lead(
            close=self.close_button,
            first=self.first,
            back=self.back,
            play=self.play,
            forth=self.forth,
            last=self.last,
        )
        self.chart.picked.connect(self._go)
        self.which.chosen.connect(lambda _: self._show_moments())
        self.work.clicked.connect(self._start_or_stop)
        self.analyst.changed.connect(self._show_analysis)
        self.playback.moved.connect(self._show_here)
        self.playback.running.connect(lambda runs: self.play.set_icon("pause" if runs else "play"))

    def _start_or_stop(self) -> None:
        if self.analyst.state is AnalystState.WORKING:
            self.analyst.stop()
        else:
            self.analyst.start()

    # What was found.

    def _show_analysis(self) -> None:
        """As far as it has come."""
        analysis, state = self.analyst.analysis, self.analyst.state
        self.reports.show_reports([analysis.report(seat) for seat in range(analysis.players)])
        is_done = state is AnalystState.DONE and self.session.table.game.is_over
        self.luck.setVisible(is_done and self._has_luck_room)
        if is_done:
            winner = self.session.table.game.winners[0]
            self.luck.show_lead(winner, self._lead(winner), analysis.luck_ahead(winner))
        working = state is AnalystState.WORKING
        self.work.setVisible(state is not AnalystState.DONE and self._is_long)
        self.work.setText(self.tr("Stop") if working else self.tr("Continue the analysis"))
        self._give_way()
        self._show_moments()
        self._show_here()

    def _give_way(self) -> None:
        """A low chart has no room for all that stands beside it."""
        self.where.setVisible(not (self._is_small and not self.work.isHidden()))

    def _lead(self, winner: int) -> int:
        scores = list(self.session.table.game.scores)
        return scores[winner] - max(
            (score for seat, score in enumerate(scores) if seat != winner), default=0
        )

    def _show_moments(self) -> None:
        moments = self.analyst.analysis.moments()
        chosen = self.which.value
        shown = [moment for moment in moments if chosen in (_ALL, moment.kind)]
        turns, moves = self.analyst.analysis.turns, len(self.analyst.moves)
        self.chart.show_turns(turns, moments, self._begins, moves)
        if self.open is None and self.analyst.state is not AnalystState.WORKING and shown:
            self.open = shown[0]
            self.playback.go(self.open.turn.end)
        words = VerdictWords(
            language().translate, self.session.table.game, self.session.table.setup
        )
        lines = [self._line(moment, words) for moment in shown]
        if lines == self._lines and self._opened is not None:
            return
        self._lines = lines
        self._build_list()

    def _build_list(self) -> None:
        clear(self._list)
        self._opened = None
        for line in self._lines:
            if line.moment == self.open:
                self._opened = OpenMoment(line)
                self._opened.button.setText(self.tr("Play on from here"))
                self._opened.play_on.connect(self._play_on)
                self.commands.lead(puzzle=self._opened.puzzle)
                self._list.addWidget(self._opened)
                continue
            row = MomentRow(line)
            row.clicked.connect(lambda _=False, moment=line.moment: self.look_at(moment))
            Pointing(row).told.connect(
                lambda on, moment=line.moment: self._light(moment if on else None)
            )
            self._list.addWidget(row)
        if not self._lines:
            self._list.addWidget(Label(self._nothing(), 13, role="text2"))
        if self.analyst.analysis.is_cut:
            self._list.addWidget(
                Label(self.tr("The game ends here: the rules no longer allow its next move."), 13)
            )
        self._list.addStretch(1)

    def _nothing(self) -> str:
        state = self.analyst.state
        if not self._is_long:
            return self.tr("This game is too short to analyse.")
        if state is AnalystState.WORKING:
            return self.tr("Nothing notable so far.")
        if state is AnalystState.FAILED:
            return self.tr("The analysis stopped unexpectedly. You can continue it.")
        if state is AnalystState.STOPPED:
            return self.tr("The analysis was stopped.")
        return self.tr("No notable mistake: a fine game.")

    def _line(self, moment: KeyMoment, words: VerdictWords) -> MomentLine:
        turn, best = moment.turn, moment.turn.best
        seat = seats_at(self.session.table.setup)[turn.seat]
        title, texts = self._told(turn), tuple[str, ...]()
        if moment.kind is MomentKind.LUCK:
            title = words.drew(seat.name, turn.luck)
            texts = (words.luck(turn.luck, turn.odds),)
        elif moment.kind is MomentKind.GOOD:
            title = (words.title(best) if best else "") or title
            texts = (words.praise(best, turn.gain),)
        else:
            texts = (words.lost(turn.loss),)
            if turn.own is not None:
                title = words.title(turn.own) or title
                if turn.own.facts:
                    texts = (*texts, words.played(turn.own))
            if best is not None:
                texts = (*texts, words.better(best))
        points = gained(round(moment.points))
        return MomentLine(moment, self._when(turn), title, points, texts, seat.colour)

    def _told(self, turn: AnalysedTurn) -> str:
        """What the log says of a turn."""
        rows = map(self.log.index, range(self.log.rowCount()))
        told = [
            str(row.data())
            for row in rows
            if turn.number < row.data(LogRole.NUMBER) <= turn.end
            and row.data(LogRole.SEAT) == turn.seat
        ]
        return told[0].removesuffix(".") if told else self._when(turn)

    def _when(self, turn: AnalysedTurn) -> str:
        number = self.session.table.moments[turn.number].turn
        if game_words(self.session.table.setup.game).in_rounds:
            return self.tr("Round {turn}").format(turn=number)
        return self.tr("Turn {turn}").format(turn=number)

    # Where one is.

    def look_at(self, moment: KeyMoment) -> None:
        self.open, self._shows_better = moment, True
        self._build_list()
        self.playback.stop()
        self.playback.go(moment.turn.end)
        self._show_here()
        if self._opened is not None:
            self.area.ensureWidgetVisible(self._opened)

    def _go(self, number: int) -> None:
        self.playback.stop()
        self.playback.go(number)

    def _step(self, by: int) -> None:
        moments = [line.moment for line in self._lines]
        if moments:
            here = moments.index(self.open) if self.open in moments else -by
            self.look_at(moments[min(max(here + by, 0), len(moments) - 1)])

    def _swap(self) -> None:
        self._shows_better = not self._shows_better
        self._show_here()

    def _show_here(self) -> None:
        playback, analysis = self.playback, self.analyst.analysis
        self.stage.refresh()
        turn = analysis.at(playback.number)
        facts = {"turn": max(1, playback.turn), "turns": playback.turns}
        in_rounds = game_words(playback.table.setup.game).in_rounds
        text = (
            self.tr("Round {turn} of {turns}") if in_rounds else self.tr("Turn {turn} of {turns}")
        )
        self.where.setText(text.format(**facts))
        short = self.tr("Round {turn}") if in_rounds else self.tr("Turn {turn}")
        self.chart.show_here(playback.number, short.format(**facts))
        self.chance.setText(self._chance(turn))
        self._show_turns(turn)

    def _chance(self, turn: AnalysedTurn | None) -> str:
        if self.analyst.state is AnalystState.WORKING:
            done, all_moves = self.analyst.analysis.done, max(1, len(self.analyst.moves))
            return self.tr("Analysing: {share}").format(
                share=punctuation().percent(done / all_moves)
            )
        if turn is None:
            return ""
        name, percent = seats_at(self.session.table.setup)[turn.seat].name, punctuation().percent
        chance, hope = turn.chances[turn.seat], turn.hope
        if turn.loss < MISTAKE or hope <= chance:
            return punctuation().colon(name, percent(chance))
        # Where room is short, numbers count more than a name that stands elsewhere, too.
        text = self.tr("{chance} instead of {hope} · {name}")
        return text.format(chance=percent(chance), hope=percent(hope), name=name)

    def _show_turns(self, turn: AnalysedTurn | None) -> None:
        """What was played at the moment that is open, and what was better."""
        stage = self.stage
        self._shown = []
        if turn is None or self.open is None or turn.number != self.open.turn.number:
            stage.show_turns(())
            stage.glow(())
            return
        made, best = self.analyst.moves[turn.number : turn.end], turn.best
        is_better = self.open.kind is MomentKind.MISTAKE and best is not None
        ok, err = style().tokens.ok, style().tokens.err
        played = StageTurn(
            tuple(made),
            self.tr("played"),
            colour=err if is_better else ok,
            seat=turn.seat,
            is_made=True,
            is_chosen=not (is_better and self._shows_better),
        )
        turns = [played]
        is_told = best is not None and self.open.kind is not MomentKind.LUCK
        main = best.facts[0].glow if is_told and best is not None and best.facts else None
        if is_better and best is not None:
            label = punctuation().colon(self.tr("better"), gained(round(turn.loss)))
            turns.append(StageTurn(best.turn, label, colour=ok, seat=turn.seat, is_chosen=False))
        self._shown = turns
        stage.show_turns(turns)
        stage.glow(())
        lights = self._shows_better or not is_better
        if lights and best is not None and main is not None:
            # Where the truth was another than the seat could know, nothing is lit.
            with suppress(RulesError):
                after = self.session.table.game_after(best.turn, turn.number)
                stage.glow_in(after, main.spot, main.kind)

    def _light(self, moment: KeyMoment | None) -> None:
        """Where the moment is that the pointer is on: the board stays as it is."""
        lit = []
        if moment is not None:
            turn = moment.turn
            is_made = turn.end <= self.playback.number
            lit.append(
                StageTurn(
                    self.analyst.moves[turn.number : turn.end],
                    self._when(turn),
                    colour=style().colour(TONES[moment.kind]).name(),
                    seat=turn.seat,
                    is_made=is_made,
                    is_chosen=is_made,
                )
            )
        self.stage.show_turns([*self._shown, *lit])

    # What is done.

    def _make_puzzle(self) -> None:
        """Of the turn that is looked at, before it was made."""
        self.playback.stop()
        here = self.open is not None and self.playback.number == self.open.turn.end
        number = self.open.turn.number if self.open is not None and here else self.playback.number
        self.puzzle_asked.emit(number)

    def _play_on(self) -> None:
        if self.open is not None:
            self.playback.stop()
            self.analyst.stop()
            self.branched.emit(self.session.branch(self.open.turn.number))

    def primary(self) -> QPushButton | None:
        return self._opened.button if self._opened is not None else None

    def leave(self) -> None:
        self.closed.emit()

    _has_luck_room = True
    _is_small = False

    def _rules(self) -> tuple[Rule, ...]:
        side, parts = By(12, narrow=6), (self.first, self.last, self.by)
        return (
            width(self.rail, By(400, narrow=336)),
            margins(self.rail.box, side, 8, side, 10),
            height(self.foot, By(_CHART, narrow=_LOW_CHART, low=_LOW_CHART)),
            margins(self.foot.box, 16, 8, 12, 8),
            width(self._head, By(210, narrow=170, low=170)),
            shown(By(True, narrow=False, low=False), *parts),
            self._make_room,
        )

    def _make_room(self, size: Size) -> None:
        self._has_luck_room, self._is_small = not size.is_low, size.is_narrow or size.is_low
        self._give_way()
        self.luck.setVisible(self._has_luck_room and self.analyst.state is AnalystState.DONE)

    def own_state(self) -> AnalysisState:
        playback = self.playback
        is_stopped = self.analyst.state is AnalystState.STOPPED
        return AnalysisState(
            self.open,
            self.which.value,
            self._shows_better,
            playback.number,
            playback.is_running,
            is_stopped,
        )

    def take_over_own(self, state: AnalysisState) -> None:
        if state.is_stopped:
            self.analyst.stop()
        self.open, self._shows_better = state.open, state.shows_better
        self.which.value = state.kind
        self._lines = []
        self._show_moments()
        self.playback.go(state.number)
        self._show_here()
        if state.is_running:
            self.playback.toggle()

    def _name_parts(self) -> None:
        table = self.session.table.setup
        words = game_words(table.game)
        title = punctuation().colon(self.tr("Analysis"), words.title())
        scores = self.session.table.position().scores
        named = zip(seats_at(table), scores, strict=True)
        self.show_title(title, " · ".join(f"{seat.name} {score}" for seat, score in named))
        self.top.home_button.set_tooltip(self.tr("Home"))
        self.title.setText(self.tr("Chance of winning"))
        level = LevelWords(language().translate).name(LEVEL).lower()
        self.by.setText(self.tr("by the computer, level “{level}”").format(level=level))
        texts = [self.tr("All"), self.tr("Mistakes"), self.tr("Good moves"), self.tr("Luck")]
        self.which.set_texts(texts)
