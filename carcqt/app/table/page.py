"""A game being played: board and rail, keys and mouse, and everything that may be called up."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QImage,
    QKeyEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from carcqt.app.games import desk_of
from carcqt.app.models import LeftModel, LogModel, MovesModel
from carcqt.app.session import Moment, Session
from carcqt.app.table.curtain import Curtain
from carcqt.app.table.decision import Decision
from carcqt.app.table.drawer import LEFT, LOG, MOVES, Drawer
from carcqt.app.table.flight import FlyingPoints
from carcqt.app.table.left import LeftView
from carcqt.app.table.players import PlayerLine
from carcqt.app.table.rail import Rail
from carcqt.app.table.stages import hand_of, stage_of
from carcqt.app.table.tip import Tip, TipCard
from carcqt.app.table.topbar import TopBar
from carcqt.art.games import THEMES
from carcqt.art.studio import Studio
from carcqt.rules.events import Scored, points
from carcqt.rules.games.tilelaying import TileLaying
from carcqt.rules.geometry import Square
from carcqt.rules.moves import Move
from carcqt.ui.breakpoints import Size
from carcqt.ui.pills import KeyHints, ZoomPill
from carcqt.ui.theme import style

_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_SAVED_PICTURE = (440, 248)
_AT_REST = 1500
"""Milliseconds without a move until the picture of the saved game is made anew."""


class TablePage(QWidget):
    home = Signal()
    ended = Signal()
    help_asked = Signal(str)
    menu_asked = Signal(object)
    keys_asked = Signal()

    def __init__(self, session: Session, studio: Studio, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session, self._studio = session, studio
        game = session.table.game
        self.decision = Decision(self)
        self.stage = stage_of(session, self.decision, studio)
        self.hand = hand_of(session, self.decision, studio, self.stage)
        self.log = LogModel(session, self)
        self.moves = MovesModel(session, self)
        self.top = TopBar(game)
        self.rail = Rail(game, self.log, self.hand)
        self.zoom = ZoomPill(self.stage)
        self.hints = KeyHints([], self.stage)
        self.drawer = self._make_drawer(studio)
        self.curtain = Curtain(self)
        self._tip: TipCard | None = None
        self._tip_for: tuple[Tip, QRect] | None = None
        self._lay_out()
        self._connect()
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_AT_REST)
        self._rest.timeout.connect(self.keep_picture)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.refresh()

    def _make_drawer(self, studio: Studio) -> Drawer:
        session = self.session
        left, view = None, None
        if isinstance(session.game, TileLaying):
            left = LeftModel(session, self)
            theme = THEMES[session.table.game]
            view = LeftView(left, studio, theme, session.game.material)
            view.all_asked.connect(lambda: view.show_only(None))
        return Drawer(self.log, self.moves, left, view, self.stage)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.top)
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addWidget(self.stage, 1)
        row.addWidget(self.rail)
        column.addLayout(row, 1)
        self.stage.installEventFilter(self)
        self.stage.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.stage.view.viewport().setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def _connect(self) -> None:
        session, view = self.session, self.stage.view
        session.changed.connect(self.refresh)
        session.moved.connect(self._moved)
        session.ended.connect(self._over)
        self.decision.decided.connect(session.play)
        self.stage.told.connect(self._tell)
        view.zoom_changed.connect(self.zoom.set_zoom)
        self.zoom.zoomed.connect(view.zoom_by)
        self.zoom.fit.connect(view.fit)
        self.top.home.connect(self.home)
        self.top.undo.connect(self.undo)
        self.top.redo.connect(self.redo)
        self.top.overlay.connect(self.stage.show_overlay)
        self.top.hint.connect(self.hint)
        self.top.log.connect(self._show_drawer)
        self.top.help.connect(lambda: self.help_asked.emit(session.table.game))
        self.top.menu.connect(lambda: self.menu_asked.emit(self.top.menu_button))
        self.rail.log_asked.connect(lambda: self.open_drawer(LOG))
        self.rail.pointed.connect(self.stage.glow)
        self.drawer.pointed.connect(self.stage.glow)
        self.drawer.closed.connect(lambda: self.top.log_button.setChecked(False))
        self.drawer.made.connect(session.play)
        self.drawer.looked_at.connect(self.decision.focus_on)
        self.curtain.lifted.connect(session.lift_curtain)
        self.curtain.left.connect(self.home)
        if (square_clicked := getattr(view, "square_clicked", None)) is not None:
            square_clicked.connect(self._square_clicked)
        style().changed.connect(self._fit_parts)

    def refresh(self) -> None:
        """The session has changed in some way."""
        session, game = self.session, self.session.game
        desk = desk_of(session.table.game)
        self.top.show_title(desk.title(), desk.subtitle(game, len(session.moments)))
        self.top.stepper.show_steps(desk.steps(), desk.step(game.phase))
        self.top.undo_button.setEnabled(session.can_undo)
        self.top.redo_button.setEnabled(session.can_redo)
        self._show_players()
        self.rail.heaps.show_heaps(desk.heaps(game))
        self.stage.refresh()
        decides = session.is_for_person and not session.waiting_for_curtain
        self.decision.offer(list(game.choices()) if decides else ())
        self._show_hints()
        self._draw_curtain()

    def _show_players(self) -> None:
        session, desk = self.session, desk_of(self.session.table.game)
        game, position = session.game, session.position()
        narrow = Size.of(self.width(), self.height()).is_narrow
        lines = []
        for number, seat in enumerate(session.table.seats):
            active = number == game.to_move and not session.is_over
            lines.append(
                PlayerLine(
                    seat,
                    str(position.scores[number]),
                    tuple(desk.counts(position, number, seat.colour)),
                    desk.doing(game.phase) if active else "",
                    desk.standing(position, number),
                    desk.rows,
                )
            )
        self.rail.players.show_lines(lines, tight=narrow)

    def _show_hints(self) -> None:
        hints: list[tuple[str, str]] = []
        if self.decision.lays:
            hints = [
                ("R", self.tr("turn")),
                (self.tr("Click"), self.tr("lay")),
                ("F", self.tr("see all")),
            ]
        elif self.decision.options:
            hints = [("Tab", self.tr("next")), (self.tr("Space"), self.tr("nothing"))]
        self.hints.show_hints(hints)
        self._place_overlays()

    def _draw_curtain(self) -> None:
        session = self.session
        if not session.waiting_for_curtain:
            self.curtain.hide()
            return
        seat = session.game.to_move
        done = session.has_chosen
        desk = desk_of(session.table.game)
        what = desk.secret(session.game.phase)
        self.curtain.ask(session.table.seats[seat], session.table.seats, done, what)

    def _moved(self, moment: Moment) -> None:
        """Points fly, and a screen reader hears what happened."""
        for event in self.session.events_for(moment):
            if isinstance(event, Scored) and event.spot is not None and points(event.items):
                self._fly(event)
        said = self.log.said(moment)
        if said:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, said))
        self._rest.start()

    def _fly(self, event: Scored) -> None:
        more = points(event.items)
        text = f"+{more}" if more > 0 else f"−{-more}"
        colour = self.session.table.seats[event.seat].colour
        start = self.stage.mapTo(self, self.stage.place_of(event.spot))
        card = self.rail.players.cards[event.seat]
        end = card.mapTo(self, QPoint(card.width() - 20, 20))
        FlyingPoints(text, colour, self).fly(start, end)

    def _over(self) -> None:
        self.keep_picture()
        self.ended.emit()

    def keep_picture(self) -> None:
        """Beside the save, for the list of games."""
        self.session.keep_picture(self.picture(*_SAVED_PICTURE))

    def picture(self, width: int, height: int) -> QImage:
        return self.stage.picture(width, height)

    def undo(self) -> None:
        if self.session.can_undo:
            self.session.undo()

    def redo(self) -> None:
        if self.session.can_redo:
            self.session.redo()

    def hint(self) -> None:
        if self.session.is_for_person:
            self.session.ask_hint(self._hinted)

    def _hinted(self, move: Move) -> None:
        self.decision.focus_on(move)

    def _square_clicked(self, square: Square) -> None:
        game, left = self.session.game, self.drawer.left
        if left is not None and isinstance(game, TileLaying) and self.drawer.isVisible():
            left.show_only(game.left_for(square))
            self.open_drawer(LEFT)

    def open_drawer(self, page: str) -> None:
        self.drawer.turn_to(page)
        self.top.log_button.setChecked(True)

    def _show_drawer(self, on: bool) -> None:
        self.drawer.setVisible(on)
        self._place_overlays()
        if on:
            self.drawer.raise_()
        else:
            self.setFocus()

    def _tell(self, tip: Tip | None, place: QRect | None) -> None:
        if self._tip is not None:
            self._tip.hide()
            self._tip.deleteLater()
            self._tip = None
        if tip is not None and place is not None:
            self._tip = TipCard(tip, self.session.table.game, self.stage)
            room = self.stage.rect()
            if self.drawer.isVisible():
                room.setRight(self.drawer.x())
            self._tip.put_beside(place, room)
            self._tip.show()

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        if watched is self.stage and event.type() == QEvent.Type.Resize:
            self._place_overlays()
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_parts()

    def _fit_parts(self) -> None:
        size = Size.of(self.width(), self.height())
        self.rail.fit(size)
        self.hand.set_tight(narrow=size.is_narrow, low=size.is_low, wide=size.is_wide)
        self._show_players()
        self.curtain.setGeometry(self.rect())
        self._place_overlays()

    def _place_overlays(self) -> None:
        room, gap = self.stage.overlay_room(), style().px(12)
        self.zoom.adjustSize()
        self.zoom.move(room.left() + gap, room.bottom() - gap - self.zoom.height())
        self.hints.adjustSize()
        right = room.right()
        if self.drawer.isVisible():
            wide = min(style().px(340), room.width())
            self.drawer.setGeometry(room.right() - wide + 1, room.top(), wide, room.height())
            right = self.drawer.x()
        self.hints.move(right - gap - self.hints.width(), room.bottom() - gap - self.hints.height())
        overlap = self.hints.x() < self.zoom.geometry().right() + gap
        self.hints.setVisible(self.hints.has_hints and not overlap)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes over the options while there are any; F6 leaves the board."""
        if self.hasFocus() and self.decision.options:
            self.decision.step(1 if forward else -1)
            return True
        return super().focusNextPrevChild(forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._press(event):
            super().keyPressEvent(event)

    def _press(self, event: QKeyEvent) -> bool:
        key = Qt.Key(event.key())
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return False
        if key in _ARROWS:
            self.stage.step(*_ARROWS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._confirm()
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
            self.hand.pick(key - Qt.Key.Key_1)
        else:
            acts = {
                Qt.Key.Key_R: lambda: self.stage.turn(-1 if shift else 1),
                Qt.Key.Key_Space: self.decision.skip,
                Qt.Key.Key_F: self.stage.view.fit,
                Qt.Key.Key_Plus: lambda: self.stage.view.zoom_by(1.25),
                Qt.Key.Key_Equal: lambda: self.stage.view.zoom_by(1.25),
                Qt.Key.Key_Minus: lambda: self.stage.view.zoom_by(0.8),
                Qt.Key.Key_L: lambda: self._toggle(LOG),
                Qt.Key.Key_M: lambda: self._toggle(MOVES),
                Qt.Key.Key_T: lambda: self._toggle(LEFT),
                Qt.Key.Key_O: self.top.overlay_button.toggle,
                Qt.Key.Key_H: self.hint,
                Qt.Key.Key_F6: self.top.focus_first,
                Qt.Key.Key_Escape: self._cancel,
            }
            if key not in acts:
                return False
            acts[key]()
        return True

    def _confirm(self) -> None:
        if self.decision.focus is None and self.decision.lays:
            self.stage.step(0, 0)
        else:
            self.decision.confirm()

    def _toggle(self, page: str) -> None:
        if page == LEFT and self.drawer.left is None:
            return
        if self.drawer.isVisible() and self.drawer.which.value == page:
            self.top.log_button.setChecked(False)
        else:
            self.open_drawer(page)
            if page == MOVES:
                self.drawer.moves.setFocus()

    def _cancel(self) -> None:
        if self.drawer.isVisible():
            self.top.log_button.setChecked(False)
        else:
            self.decision.focus_on(None)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.log.retranslate()
            self.moves.retranslate()
            self.refresh()
        super().changeEvent(event)
