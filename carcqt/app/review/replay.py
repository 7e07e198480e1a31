"""A game once more: step by step, by itself, or at once to any of its moments."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPoint, QTimer, Signal
from PySide6.QtWidgets import QAbstractItemView, QHBoxLayout, QWidget

from carcqt.app.review.actions import ReplayActions
from carcqt.app.review.page import ReviewPage
from carcqt.app.review.replay_rail import ReplayDelegate, ScoresLine, ScoresOnly
from carcqt.app.review.timeline import Tick, Timeline
from carcqt.app.sharing import share_session
from carcqt.app.table.rail.log import LogView
from carcqt.art.studio.studio import Studio
from carcqt.play.listing.log import LogModel, LogRole
from carcqt.play.playback import SPEEDS, Playback
from carcqt.play.session import Session
from carcqt.play.summary import gained, played_events
from carcqt.rules.events import Scored
from carcqt.ui.arranging import NOT_LOW, Under, given, shown
from carcqt.ui.language import game_words, language, seats_at
from carcqt.ui.theme.breakpoints import Size
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.buttons import Button, ButtonKind, IconButton
from carcqt.ui.widgets.cards import Bar, Edge, Line
from carcqt.ui.widgets.choices import Segmented
from carcqt.ui.widgets.labels import Label
from carcqt.ui.widgets.pills import StateBadge
from carcqt.words.names import PlayerNames


class ReplayBar(Bar):
    """What a recorder has."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Edge.TOP, parent=parent)
        self.first, self.back = IconButton(), IconButton()
        self.forth, self.last = IconButton(), IconButton()
        self.play = Button("", ButtonKind.PRIMARY, "play", height=44)
        self.timeline = Timeline()
        self.speed = Segmented([(speed, f"{speed}×", "") for speed in SPEEDS], SPEEDS[0])
        self.puzzle = Button("", icon="puzzle", height=40)
        self.branch = Button("", icon="flag", height=40)
        self.add(self.first, self.back, self.play, self.forth, self.last)
        self.box.addWidget(self.timeline, 1)
        self.add(self.speed, self.puzzle, self.branch)
        style().follow(self._fit)

    def _fit(self) -> None:
        px = style().px
        self.setFixedHeight(px(80))
        self.box.setContentsMargins(px(12), 0, px(12), 0)
        self.box.setSpacing(px(6))


@dataclass(frozen=True)
class ReplayState:
    number: int
    is_running: bool
    speed: object
    lines: object
    """Which lines of the log are shown."""


class ReplayPage(ReviewPage):
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
        moment: int = 0,
        parent: QWidget | None = None,
    ) -> None:
        self.playback = Playback(session, moment)
        super().__init__(self.playback.table, studio, ReplayActions, parent)
        self.playback.setParent(self)
        self.session = session
        self.log = LogModel(session.table, language().translate, self, for_table=True)
        self.lines = ScoresOnly(self.log, self)
        self.note = StateBadge("", icon="info")
        self.overlay_button, self.close_button = IconButton(), IconButton()
        self.share_button = IconButton("globe")
        self.scores = ScoresLine(seats_at(session.table.setup))
        self.which = Segmented([("all", self.tr("All"), ""), ("scores", self.tr("Scores"), "")])
        self.view = LogView()
        self.view.setItemDelegate(ReplayDelegate(self.playback, self.view))
        self.view.setModel(self.lines)
        self.bar = ReplayBar()
        self._lay_out()
        self._name_parts()
        self._connect()
        self._show_game()
        self._show_running(self.playback.is_running)
        self._show_moment()

    def _lay_out(self) -> None:
        self.top.middle.addWidget(self.note)
        self.top.right.addWidget(self.overlay_button)
        self.top.right.addWidget(self.share_button)
        self.top.right.addWidget(self.close_button)
        self._title = Label("", 16, 600, wrap=False)
        self._hint = Label("", 12, 400, "text2")
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self.which)
        self.rail.add(self.scores, Line(), head)
        self.rail.box.addWidget(self.view, 1)
        self.rail.add(self._hint)
        self.whole.addWidget(self.bar)
        has_room = Under(900, False, True)
        self.arrangement = (
            *self.arrangement,
            shown(has_room, self.note),
            given(self._name_branch, has_room),
            given(self._name_puzzle, Under(1180, False, True)),
            shown(Under(760, False, True), self.bar.speed),
            shown(NOT_LOW, self._hint),
        )

    def _connect(self) -> None:
        playback, bar = self.playback, self.bar
        self.top.home.connect(self.home)
        self.commands.bind(
            back=lambda: playback.step(-1),
            forth=lambda: playback.step(1),
            turn_back=lambda: playback.step_turn(-1),
            turn_forth=lambda: playback.step_turn(1),
            first=lambda: self._jump(0),
            last=lambda: self._jump(playback.last),
            play=playback.toggle,
            log=self.view.setFocus,
            to_bar=self.focus_bar,
            puzzle=self._make_puzzle,
            close=self.closed.emit,
        )
        self.commands.bind_checked(overlay=self.stage.show_overlay)
        self.commands.lead(
            close=self.close_button,
            overlay=self.overlay_button,
            first=bar.first,
            back=bar.back,
            forth=bar.forth,
            last=bar.last,
        )
        self.share_button.clicked.connect(
            lambda: share_session(self.session, self, playback.number)
        )
        bar.play.clicked.connect(playback.toggle)
        bar.timeline.valueChanged.connect(self._jump)
        bar.speed.chosen.connect(playback.set_speed)
        bar.branch.clicked.connect(self._branch)
        bar.puzzle.clicked.connect(self._make_puzzle)
        self.which.chosen.connect(self._filter)
        self.view.pointed.connect(self._point)
        self.view.picked.connect(self._jump)
        self.view.activated.connect(lambda index: self._jump(index.data(LogRole.NUMBER)))
        playback.moved.connect(self._show_moment)
        playback.running.connect(self._show_running)
        self.session.table.changed.connect(self._show_game)

    # What is shown.

    def _show_game(self) -> None:
        """Who scored when: everybody sees that. The final scoring would dwarf all else."""
        seats = self.session.table.setup.seats
        ticks = [
            Tick(moment.number, seats[seat].colour, gain)
            for moment in self.session.table.moments
            for seat, gain in enumerate(gained(played_events(moment), len(seats)))
            if gain
        ]
        self.bar.timeline.show_game(self.playback.last, ticks)

    def _show_moment(self) -> None:
        playback, bar = self.playback, self.bar
        self.stage.refresh()
        position = playback.table.position()
        self.scores.show_scores(position.scores)
        if bar.timeline.value() != playback.number:
            bar.timeline.blockSignals(True)
            bar.timeline.setValue(playback.number)
            bar.timeline.blockSignals(False)
        bar.timeline.show_label(self._where())
        for act in ("first", "back"):
            self.commands[act].setEnabled(playback.number > 0)
        for act in ("forth", "last"):
            self.commands[act].setEnabled(playback.number < playback.last)
        bar.branch.setEnabled(not playback.table.game.is_over)
        self._glow_here()
        self._scroll_here()
        self._fly()
        self._say()

    def _say(self) -> None:
        """A screen reader hears where one is, and what has happened there."""
        here = self.playback.number
        lines = [self.log.index(row) for row in self.log.rows_of(here)]
        told = [str(line.data()) for line in lines if line.data(LogRole.NUMBER) == here]
        said = ". ".join((self._where(), *told))
        self.announce(said)

    def _where(self) -> str:
        playback = self.playback
        if not playback.number:
            return self.tr("Before the first move")
        if playback.table.game.is_over:
            return self.tr("The end")
        facts = {"turn": playback.turn, "turns": playback.turns}
        if game_words(playback.table.setup.game).in_rounds:
            return self.tr("Round {turn} of {turns}").format(**facts)
        return self.tr("Turn {turn} of {turns}").format(**facts)

    def _glow_here(self) -> None:
        """What the present move has scored."""
        here, spots = self.playback.number, []
        for row in () if self._is_end() else self.log.rows_of(here):
            line = self.log.index(row)
            if line.data(LogRole.NUMBER) == here and line.data(LogRole.POINTS):
                spots += line.data(LogRole.SPOTS)
        self.stage.glow(spots)

    def _is_end(self) -> bool:
        """All that the final scoring lights at once would be half of the board."""
        return self.playback.table.game.is_over

    def _scroll_here(self) -> None:
        self.view.viewport().update()
        rows = self.log.rows_of(self.playback.number)
        lines = [self.lines.mapFromSource(self.log.index(row)) for row in rows]
        shown = [line for line in lines if line.isValid()]
        if shown:
            self.view.scrollTo(shown[-1], QAbstractItemView.ScrollHint.PositionAtCenter)

    def _fly(self) -> None:
        self.land()
        moment = self.playback.moment
        if moment is None or self._is_end():
            return
        for event in self.session.table.events_at(moment.number):
            if isinstance(event, Scored):
                self.fly(event)

    def score_place(self, seat: int, wide: int) -> QPoint | None:
        return self.scores.mapTo(self, self.scores.place_of(seat))

    def _show_running(self, runs: bool) -> None:
        self.bar.play.set_icon("pause" if runs else "play")
        said = self.commands.tip("play", self.tr("Pause") if runs else "")
        self.bar.play.setToolTip(said)
        self.bar.play.setAccessibleName(said)

    def _point(self, spots: object) -> None:
        if spots:
            self.stage.glow(spots)  # type: ignore[arg-type]
        else:
            self._glow_here()

    # What is done.

    def _jump(self, number: int) -> None:
        self.playback.stop()
        self.playback.go(number)

    def _filter(self, value: object) -> None:
        self.lines.show_only_scores(value == "scores")
        self._scroll_here()

    def _make_puzzle(self) -> None:
        self.playback.stop()
        self.puzzle_asked.emit(self.playback.number)

    def _branch(self) -> None:
        self.playback.stop()
        self.branched.emit(self.session.branch(self.playback.number))

    def _name_branch(self, is_roomy: bool) -> None:
        # In little room its icon and tooltip have to do.
        self.bar.branch.setText(self.tr("Play on from here") if is_roomy else "")

    def _name_puzzle(self, is_roomy: bool) -> None:
        self.bar.puzzle.setText(self.tr("Make a puzzle") if is_roomy else "")

    def arrange(self, size: Size) -> None:
        super().arrange(size)
        # Once its lines have found their places.
        QTimer.singleShot(0, self, self._scroll_here)

    def own_state(self) -> ReplayState:
        playback, speed = self.playback, self.bar.speed.value
        return ReplayState(playback.number, playback.is_running, speed, self.which.value)

    def take_over_own(self, state: ReplayState) -> None:
        self.which.value, self.bar.speed.value = state.lines, state.speed
        self.lines.show_only_scores(state.lines == "scores")
        self.playback.set_speed(int(str(state.speed)))
        self.playback.go(state.number)
        self.land()
        if state.is_running:
            self.playback.toggle()

    def _name_parts(self) -> None:
        session = self.session
        players = PlayerNames(language().translate, session.table.setup.names)
        name = session.title or players.listed(range(len(session.table.setup.seats)))
        words = game_words(session.table.setup.game)
        self.show_title(words.title(), self.tr("Replay · {name}").format(name=name))
        self.top.home_button.set_tooltip(self.tr("Home"))
        self.share_button.set_tooltip(self.tr("Share as a page…"))
        self.note.set_state(
            self.tr("You are watching a replay. Nothing here changes the game."), icon="info"
        )
        self._title.setText(self.tr("Log"))
        self.view.setAccessibleName(self.tr("Log"))
        self._hint.setText(self.tr("Point at a line to see it on the board, click to go there"))
        bar = self.bar
        bar.speed.setAccessibleName(self.tr("Speed"))
        bar.branch.setAccessibleName(self.tr("Play on from here"))
        bar.branch.setToolTip(
            self.tr("Play on from here in another game. This one does not change.")
        )
        bar.puzzle.setAccessibleName(self.tr("Make a puzzle"))
        bar.puzzle.setToolTip(
            self.commands.tip("puzzle", self.tr("Make a puzzle of this moment, in the editor"))
        )
