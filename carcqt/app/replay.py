"""A game once more: step by step, by itself, or at once to any of its moments."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    QSortFilterProxyModel,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from carcqt.app.finalscoring import signed
from carcqt.app.games import desk_of
from carcqt.app.log import LogModel, LogRole
from carcqt.app.pagebar import PageBar
from carcqt.app.playback import SPEEDS, Playback
from carcqt.app.session import Session
from carcqt.app.sources import number as shown
from carcqt.app.summary import gained, played_events
from carcqt.app.table.decision import Decision
from carcqt.app.table.flight import FlyingPoints
from carcqt.app.table.log import LogDelegate, LogView
from carcqt.app.table.stages import stage_of
from carcqt.app.table.tip import Tip, TipCard
from carcqt.app.timeline import Tick, Timeline
from carcqt.art.studio import Studio
from carcqt.content.tables import Seat
from carcqt.rules.events import Scored, points
from carcqt.ui.breakpoints import Size
from carcqt.ui.buttons import Button, IconButton, Kind
from carcqt.ui.cards import Bar, Edge, Ground, Line
from carcqt.ui.choices import Segmented
from carcqt.ui.labels import Label
from carcqt.ui.language import language
from carcqt.ui.marks import paint_mark
from carcqt.ui.painting import LEFT, painter
from carcqt.ui.pills import StateBadge, ZoomPill
from carcqt.ui.theme import set_game, style

_Index = QModelIndex | QPersistentModelIndex
_RAIL: Final = 320
_FAINT: Final = 0.5
"""How strong lines are that have not happened yet."""


class ScoresLine(QWidget):
    """All scores in one row, each beside its player's mark."""

    def __init__(self, seats: tuple[Seat, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seats = seats
        self.scores: tuple[int, ...] = (0,) * len(seats)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        style().follow(self._restyle)

    def show_scores(self, scores: tuple[int, ...]) -> None:
        self.scores = scores
        pairs = zip(self._seats, scores, strict=True)
        said = ", ".join(f"{seat.name} {score}" for seat, score in pairs)
        self.setAccessibleName(said)
        self.setToolTip(said)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(style().px(56) * len(self._seats), style().px(32))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def place_of(self, seat: int) -> QPoint:
        """The middle of a score."""
        wide = self.width() / len(self._seats)
        return QPoint(round(wide * seat + style().px(30)), self.height() // 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        p, px = painter(self), style().px
        wide, side = self.width() / len(self._seats), px(22)
        p.setFont(style().font(18 if len(self._seats) < 5 else 16, 700))
        p.setPen(style().colour("text"))
        for seat, (who, score) in enumerate(zip(self._seats, self.scores, strict=True)):
            left = wide * seat
            mark = QRectF(left + px(2), (self.height() - side) / 2, side, side)
            paint_mark(p, mark, who.colour)
            box = QRectF(mark.right() + px(6), 0, wide - side - px(6), self.height())
            p.drawText(box, LEFT, shown(score))

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()


class ReplayDelegate(LogDelegate):
    """The lines of the present move stand out, those to come are faint."""

    def __init__(self, playback: Playback, view: LogView) -> None:
        super().__init__(view)
        self._playback = playback

    def ground(self, index: _Index) -> str:
        here = index.data(LogRole.NUMBER) == self._playback.number
        return style().accent(self._playback.table.game).soft if here else ""

    def strength(self, index: _Index) -> float:
        return 1.0 if index.data(LogRole.NUMBER) <= self._playback.number else _FAINT


class ScoresOnly(QSortFilterProxyModel):
    """All lines, or only those with points."""

    def __init__(self, log: LogModel, parent: QObject) -> None:
        super().__init__(parent)
        self.only_scores = False
        self.setSourceModel(log)

    def show_only_scores(self, on: bool) -> None:
        self.only_scores = on
        self.invalidate()

    def filterAcceptsRow(self, row: int, parent: _Index) -> bool:
        index = self.sourceModel().index(row, 0)
        return not self.only_scores or bool(index.data(LogRole.POINTS))

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        # The first line that is left of a turn begins it.
        if role == LogRole.BEGINS_TURN and self.only_scores:
            above = self.index(index.row() - 1, 0).data(LogRole.TURN) if index.row() else None
            return above != self.index(index.row(), 0).data(LogRole.TURN)
        return super().data(index, role)


class ReplayBar(Bar):
    """What a recorder has."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Edge.TOP, parent=parent)
        self.first, self.back = IconButton("first"), IconButton("prev")
        self.forth, self.last = IconButton("next"), IconButton("last")
        self.play = Button("", Kind.PRIMARY, "play", height=44)
        self.timeline = Timeline()
        self.speed = Segmented([(speed, f"{speed}×", "") for speed in SPEEDS], SPEEDS[0])
        self.branch = Button("", icon="flag", height=40)
        self.add(self.first, self.back, self.play, self.forth, self.last)
        self.box.addWidget(self.timeline, 1)
        self.add(self.speed, self.branch)
        style().follow(self._fit)

    def _fit(self) -> None:
        px = style().px
        self.setFixedHeight(px(80))
        self.box.setContentsMargins(px(12), 0, px(12), 0)
        self.box.setSpacing(px(6))


class ReplayPage(Ground):
    home = Signal()
    branched = Signal(object)
    """Another Session, which goes on from the moment that was shown."""
    closed = Signal()

    def __init__(
        self,
        session: Session,
        studio: Studio,
        moment: int = 0,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__("bg", parent)
        self.session = session
        set_game(self, session.table.game)
        self.playback = Playback(session, moment, self)
        self.log = LogModel(session, language().translate, self, for_table=True)
        self.lines = ScoresOnly(self.log, self)
        self.stage = stage_of(self.playback, Decision(self), studio)
        self.zoom = ZoomPill(parent=self.stage)
        self.top = PageBar(session.table.game)
        self.note = StateBadge("", icon="info")
        self.overlay_button, self.close_button = IconButton("layers"), IconButton("close")
        self.overlay_button.setCheckable(True)
        self.scores = ScoresLine(session.table.seats)
        self.which = Segmented([("all", "", ""), ("scores", "", "")])
        self.view = LogView()
        self.view.setItemDelegate(ReplayDelegate(self.playback, self.view))
        self.view.setModel(self.lines)
        self.bar = ReplayBar()
        self._tip: TipCard | None = None
        self._lay_out()
        self._connect()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._show_game()
        self._retranslate()
        self._show_moment()

    def _lay_out(self) -> None:
        self.top.middle.addWidget(self.note)
        self.top.right.addWidget(self.overlay_button)
        self.top.right.addWidget(self.close_button)
        self._title = Label("", 16, 600, wrap=False)
        self._hint = Label("", 12, 400, "text2")
        self._rail = Bar(Edge.LEFT, horizontal=False)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self.which)
        self._rail.add(self.scores, Line(), head)
        self._rail.box.addWidget(self.view, 1)
        self._rail.add(self._hint)
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addWidget(self.stage, 1)
        row.addWidget(self._rail)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.top)
        whole.addLayout(row, 1)
        whole.addWidget(self.bar)
        style().follow(self._fit)

    def _connect(self) -> None:
        playback, bar, view = self.playback, self.bar, self.stage.view
        view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        view.zoom_changed.connect(self.zoom.set_zoom)
        self.zoom.zoom_in.connect(view.zoom_in)
        self.zoom.zoom_out.connect(view.zoom_out)
        self.zoom.fit.connect(view.fit)
        self.stage.told.connect(self._tell)
        self.top.home.connect(self.home)
        self.close_button.clicked.connect(self.closed)
        self.overlay_button.toggled.connect(self.stage.show_overlay)
        bar.first.clicked.connect(lambda: self._jump(0))
        bar.back.clicked.connect(lambda: playback.step(-1))
        bar.play.clicked.connect(playback.toggle)
        bar.forth.clicked.connect(lambda: playback.step(1))
        bar.last.clicked.connect(lambda: self._jump(playback.last))
        bar.timeline.valueChanged.connect(self._jump)
        bar.speed.chosen.connect(playback.set_speed)
        bar.branch.clicked.connect(self._branch)
        self.which.chosen.connect(self._filter)
        self.view.pointed.connect(self._point)
        self.view.picked.connect(self._jump)
        self.view.activated.connect(lambda index: self._jump(index.data(LogRole.NUMBER)))
        playback.moved.connect(self._show_moment)
        playback.running.connect(self._show_running)
        self.session.changed.connect(self._show_game)

    # What is shown.

    def _show_game(self) -> None:
        """Who scored when: everybody sees that. The final scoring would dwarf all else."""
        seats = self.session.table.seats
        ticks = [
            Tick(moment.number, seats[seat].colour, gain)
            for moment in self.session.moments
            for seat, gain in enumerate(gained(played_events(moment), len(seats)))
            if gain
        ]
        self.bar.timeline.show_game(self.playback.last, ticks)

    def _show_moment(self) -> None:
        playback, bar = self.playback, self.bar
        self.stage.refresh()
        position = playback.position()
        self.scores.show_scores(position.scores)
        if bar.timeline.value() != playback.number:
            bar.timeline.blockSignals(True)
            bar.timeline.setValue(playback.number)
            bar.timeline.blockSignals(False)
        bar.timeline.show_label(self._where())
        bar.first.setEnabled(playback.number > 0)
        bar.back.setEnabled(playback.number > 0)
        bar.forth.setEnabled(playback.number < playback.last)
        bar.last.setEnabled(playback.number < playback.last)
        bar.branch.setEnabled(not playback.game.is_over)
        self._glow_here()
        self._scroll_here()
        self._fly()

    def _where(self) -> str:
        playback = self.playback
        if not playback.number:
            return self.tr("Before the first move")
        if playback.game.is_over:
            return self.tr("The end")
        facts = {"turn": playback.turn, "turns": playback.turns}
        if playback.game.description.material == "map":
            return self.tr("Round {turn} of {turns}").format(**facts)
        return self.tr("Turn {turn} of {turns}").format(**facts)

    def _rows_here(self) -> list[QModelIndex]:
        """The lines that tell of the present move."""
        rows = (self.lines.index(row, 0) for row in range(self.lines.rowCount()))
        return [row for row in rows if row.data(LogRole.NUMBER) == self.playback.number]

    def _glow_here(self) -> None:
        """What was scored, or else where a piece was placed."""
        model, here = self.log, self.playback.number
        rows = [model.index(row, 0) for row in range(model.rowCount())]
        lines = [row for row in rows if row.data(LogRole.NUMBER) == here]
        scored = [row for row in lines if row.data(LogRole.POINTS)] if not self._is_end() else []
        self.stage.glow([spot for row in scored for spot in row.data(LogRole.SPOTS)])

    def _is_end(self) -> bool:
        """All that the final scoring lights at once would be half of the board."""
        return self.playback.game.is_over

    def _scroll_here(self) -> None:
        self.view.viewport().update()
        rows = self._rows_here()
        if not rows:
            before = [
                row
                for row in (self.lines.index(n, 0) for n in range(self.lines.rowCount()))
                if row.data(LogRole.NUMBER) <= self.playback.number
            ]
            rows = before[-1:]
        if rows:
            self.view.scrollTo(rows[-1], QAbstractItemView.ScrollHint.PositionAtCenter)

    def _fly(self) -> None:
        for old in self.findChildren(FlyingPoints):
            old.hide()
            old.deleteLater()
        moment = self.playback.moment
        if moment is None or self._is_end() or not self.isVisible():
            return
        for event in self.session.events_at(moment.number):
            if isinstance(event, Scored) and event.spot is not None and points(event.items):
                start = self.stage.mapTo(self, self.stage.place_of(event.spot))
                end = self.scores.mapTo(self, self.scores.place_of(event.seat))
                colour = self.session.table.seats[event.seat].colour
                FlyingPoints(signed(points(event.items)), colour, self).fly(start, end)

    def _show_running(self, runs: bool) -> None:
        self.bar.play.set_icon("pause" if runs else "play")
        said = self.tr("Pause (Space)") if runs else self.tr("Play (Space)")
        self.bar.play.setToolTip(said)
        self.bar.play.setAccessibleName(said)

    def _point(self, spots: object) -> None:
        if spots:
            self.stage.glow(spots)  # type: ignore[arg-type]
        else:
            self._glow_here()

    def _tell(self, tip: Tip | None, place: QRect | None) -> None:
        if self._tip is not None:
            self._tip.hide()
            self._tip.deleteLater()
            self._tip = None
        if tip is not None and place is not None:
            self._tip = TipCard(tip, self.session.table.game, self.stage)
            self._tip.put_beside(place, self.stage.rect())
            self._tip.show()

    # What is done.

    def _jump(self, number: int) -> None:
        self.playback.stop()
        self.playback.go(number)

    def _filter(self, value: object) -> None:
        self.lines.show_only_scores(value == "scores")
        self._scroll_here()

    def _branch(self) -> None:
        self.playback.stop()
        self.branched.emit(self.session.branch(self.playback.number))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        playback = self.playback
        match event.key():
            case Qt.Key.Key_Left:
                playback.step(-1)
            case Qt.Key.Key_Right:
                playback.step(1)
            case Qt.Key.Key_PageUp:
                playback.step_turn(-1)
            case Qt.Key.Key_PageDown:
                playback.step_turn(1)
            case Qt.Key.Key_Home:
                self._jump(0)
            case Qt.Key.Key_End:
                self._jump(playback.last)
            case Qt.Key.Key_Space:
                playback.toggle()
            case Qt.Key.Key_F:
                self.stage.view.fit()
            case Qt.Key.Key_O:
                self.overlay_button.toggle()
            case Qt.Key.Key_Plus | Qt.Key.Key_Equal:
                self.stage.view.zoom_in()
            case Qt.Key.Key_Minus:
                self.stage.view.zoom_out()
            case Qt.Key.Key_Escape:
                self.closed.emit()
            case _:
                super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        px, size = style().px, Size.of(self.width(), self.height(), style().scale)
        self._rail.setFixedWidth(px(_RAIL - 40 if size.is_narrow else _RAIL))
        self._rail.box.setContentsMargins(px(12), px(8), px(12), px(10))
        self._rail.box.setSpacing(px(8))
        self.note.setVisible(self.width() >= px(900))
        self._hint.setVisible(not size.is_low)
        self.zoom.adjustSize()
        room = self.stage.overlay_room()
        self.zoom.move(0, room.bottom() - self.zoom.height())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.log.retranslate(language().translate)
            self._retranslate()
            self._show_moment()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        session = self.session
        name = session.title or session.path.stem
        desk = desk_of(session.table.game)
        self.top.show_title(desk.title(), self.tr("Replay · {name}").format(name=name))
        self.top.home_button.set_tooltip(self.tr("Home"))
        self.note.set_state(self.tr("Replay: nothing here changes the game"), icon="info")
        self.overlay_button.set_tooltip(self.tr("Whose land is whose (O)"))
        self.close_button.set_tooltip(self.tr("Close the replay (Esc)"))
        self._title.setText(self.tr("Log"))
        self.view.setAccessibleName(self.tr("Log"))
        self.which.set_texts([self.tr("All"), self.tr("Scores")])
        self._hint.setText(self.tr("Point at a line to see it on the board, click to go there"))
        bar = self.bar
        bar.first.set_tooltip(self.tr("To the beginning (Home)"))
        bar.back.set_tooltip(self.tr("One move back (←)"))
        bar.forth.set_tooltip(self.tr("One move on (→)"))
        bar.last.set_tooltip(self.tr("To the end (End)"))
        bar.speed.setAccessibleName(self.tr("Speed"))
        bar.branch.setText(self.tr("Play on from here"))
        bar.branch.setToolTip(self.tr("As another game; this one stays as it is"))
        self._show_running(self.playback.is_running)
