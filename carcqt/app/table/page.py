"""A game being played: board and rail, keys and mouse, and everything that may be called up."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QMargins, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QImage, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from carcqt.app.png import SIZE, png_of
from carcqt.app.table.actions import TableActions
from carcqt.app.table.banner import STAY, TurnBanner
from carcqt.app.table.curtain import Curtain, CurtainQuestion, News
from carcqt.app.table.decision import Decision
from carcqt.app.table.drawer import LEFT, LOG, MOVES, Drawer
from carcqt.app.table.flight import FlyingPoints
from carcqt.app.table.gametable import GameTable
from carcqt.app.table.hinting import Hinting
from carcqt.app.table.lines import player_lines
from carcqt.app.table.own import OwnPanel
from carcqt.app.table.rail.players import CardRoom
from carcqt.app.table.rail.rail import Rail
from carcqt.app.table.tips import Tip, Tips
from carcqt.app.table.topbar import TopBar
from carcqt.art.studio.studio import Studio
from carcqt.board.view import ARROWS
from carcqt.play.listing.log import LogModel, LogRole
from carcqt.play.listing.models import MovesModel
from carcqt.play.moments import Moment
from carcqt.play.session import Session
from carcqt.rules.events import Drawn, Scored, points
from carcqt.ui.language import language, seats_at
from carcqt.ui.theme.breakpoints import Size
from carcqt.ui.theme.style import set_game, style
from carcqt.ui.widgets.notices import FloatingNotice
from carcqt.ui.widgets.pills import KeyHints, ZoomPill
from carcqt.words.numbers import gained
from carcqt.words.vocabulary import ExtraTurn

_STEPS = 9
"""In how many steps the rail can do without things."""
_NEWS = 10
"""How much the curtain tells: a round of four in which nobody can build."""


class TablePage(QWidget):
    home = Signal()
    ended = Signal()
    help_asked = Signal(str)
    menu_asked = Signal(object)

    def __init__(
        self,
        session: Session,
        game_table: GameTable,
        studio: Studio,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.session, self._table = session, game_table
        game = session.table.setup.game
        set_game(self, game)
        self.decision = Decision(self)
        self.stage = game_table.stage(session.table, self.decision, studio)
        self.stage.is_live = True
        self.hand = game_table.hand(session.table, self.decision, studio, self.stage)
        self.hinting = Hinting(session, self.decision, self.stage, self)
        self.log = LogModel(session.table, language().translate, self)
        self._public: LogModel | None = None
        if any(move.secret for move in session.table.game.moves):
            # What a curtain may tell: it is there before the page hears of a change.
            self._public = LogModel(session.table, language().translate, self, for_table=True)
        self.moves = MovesModel(session.table, language().translate, self)
        self.commands = TableActions(self)
        self.top = TopBar(game, self.commands)
        self.rail = Rail(game, self.log, self.hand)
        self.zoom = ZoomPill(parent=self.stage)
        self.hints = KeyHints(parent=self.stage)
        left = game_table.left(session.table, studio)
        self.drawer = Drawer(self.log, self.moves, left, self.stage)
        self.notice = FloatingNotice(self.stage)
        self._waits_for: int | None = None
        """The seat that is said to be thinking."""
        self.own = OwnPanel()
        self.rail.extra.addWidget(self.own)
        self.own.looked.connect(self._look)
        self.curtain = Curtain(self)
        self.tips = Tips(self.stage, game)
        self.banner = TurnBanner(self.stage)
        self._hints: list[tuple[str, str]] = []
        self._announced = len(session.table.moments)
        self._room, self._has_own, self._given = CardRoom.FULL, False, 0
        self._lay_out()
        self._connect()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        session.painter, session.is_drawn = self.preview, self._is_preview_drawn
        self.stage.set_homes(self._home_of)
        self.refresh()

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
        self.stage.view.installEventFilter(self)
        self.stage.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.stage.view.viewport().setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def _connect(self) -> None:
        session, view = self.session, self.stage.view
        session.table.changed.connect(self.refresh)
        session.table.moved.connect(self._moved)
        session.ended.connect(self.ended)
        self.hinting.changed.connect(self._show_hinting)
        self.hinting.numbered.connect(self._number_turn)
        self.hinting.counsel.failed.connect(self._hint_failed)
        self.decision.decided.connect(session.play)
        self.decision.focused.connect(self._shed)
        self.stage.told.connect(self._tell)
        view.zoom_changed.connect(self.zoom.set_zoom)
        view.rested.connect(self._tell_again)
        self.zoom.zoom_in.connect(view.zoom_in)
        self.zoom.zoom_out.connect(view.zoom_out)
        self.zoom.fit.connect(view.see_all)
        self.top.home.connect(self.home)
        self.commands.bind_checked(overlay=self.stage.show_overlay)
        self.commands.bind(
            turn=lambda: self.stage.turn(1),
            turn_back=lambda: self.stage.turn(-1),
            skip=self.decision.skip,
            fit=view.see_all,
            zoom_in=view.zoom_in,
            zoom_out=view.zoom_out,
            log=lambda: self._toggle(LOG),
            moves=lambda: self._toggle(MOVES),
            left=lambda: self._toggle(LEFT),
            hint=self.hinting.toggle,
            to_bar=self.top.focus_first,
            cancel=self._cancel,
            undo=self.undo,
            redo=self.redo,
        )
        self.top.log.connect(self._show_drawer)
        self.top.help.connect(lambda: self.help_asked.emit(session.table.setup.game))
        self.top.menu.connect(lambda: self.menu_asked.emit(self.top.menu_button))
        self.rail.log_asked.connect(lambda: self.open_drawer(LOG))
        self.rail.pointed.connect(self.stage.glow)
        self.drawer.pointed.connect(self.stage.glow)
        self.drawer.closed.connect(lambda: self.top.log_button.setChecked(False))
        self.drawer.made.connect(session.play)
        self.drawer.looked_at.connect(self.decision.focus_on)
        self.curtain.lifted.connect(session.lift_curtain)
        self.curtain.left.connect(self.home)
        self.stage.square_pointed.connect(self.drawer.show_fitting)
        self.stage.peek_asked.connect(self._peek)
        style().changed.connect(self._fit_parts)

    def refresh(self) -> None:
        """The session has changed in some way."""
        session, game = self.session, self.session.table.game
        words = self._table.words
        if self._waits_for not in (None, game.to_move):
            self._waits_for = None
            self.notice.hide()
        self.top.show_title(words.title(), self._table.subtitle(game, max(1, session.table.turn)))
        extra = self._table.extra_turn(game)
        first = extra.step if extra else words.first_step(game.phase)
        steps = (first, *words.steps()[1:]) if first else words.steps()
        self.top.show_steps(steps, words.step(game.phase))
        self._show_extra(extra)
        self.commands["undo"].setEnabled(session.can_undo)
        self.commands["redo"].setEnabled(session.can_redo)
        self._show_players()
        self._show_own()
        self.rail.piles.show_piles(self._table.piles(game))
        self.stage.refresh()
        decides = session.table.is_persons_turn and not session.table.waiting_for_curtain
        self.top.allow_hints(session.table.setup.aids.hints)
        self.commands["hint"].setEnabled(self.hinting.counsel.can_ask)
        self.decision.offer(list(game.choices()) if decides else ())
        self.hinting.refresh()
        self._shed()
        self._show_hints()
        self._draw_curtain()
        self._announce()

    def _show_extra(self, extra: ExtraTurn | None) -> None:
        game, after = self.session.table.game, ""
        if extra is None:
            self.banner.hide()
        elif game.left_in(0).total():
            table = self.session.table.setup
            following = (game.to_move + 1) % len(table.seats)
            if following == table.only_person:
                after = self.tr("Then it is your turn.")
            else:
                name = seats_at(table)[following].name
                after = self.tr("Then it is {player}’s turn.").format(player=name)
        self.stage.is_extra = extra is not None
        self.hand.set_extra(extra, after)

    def _announce(self) -> None:
        """A screen reader hears what has happened since it last did."""
        row, said = self.log.rowCount() - 1, list[str]()
        while row >= 0 and self.log.index(row).data(LogRole.NUMBER) > self._announced:
            said.insert(0, str(self.log.index(row).data()))
            row -= 1
        self._announced = len(self.session.table.moments)
        if said:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, " ".join(said)))

    def _show_players(self) -> None:
        lines = player_lines(
            self.session.table, self._table, active=not self.session.table.game.is_over
        )
        self.rail.players.show_lines(lines, self._room)

    def _show_own(self) -> None:
        """Of the person whose turn it is; of nobody else."""
        session = self.session
        seat = session.table.game.to_move
        own = self._table.own(session.table.position(), seat)
        self._has_own = own is not None and bool(own.draws) and session.table.is_persons_turn
        self.own.setVisible(self._has_own)
        if own is not None:
            alone = len(session.table.setup.persons) == 1
            self.own.show_own(own.title, own.draws, open_=own.is_open, may_look=not alone)

    def _look(self, on: bool) -> None:
        self._peek(self.session.table.game.to_move if on else None)

    def _peek(self, seat: int | None) -> None:
        if seat is None:
            self.session.unpeek()
        else:
            self.session.peek(seat)

    def _show_hints(self) -> None:
        hints, key = list[tuple[str, str]](), self.commands.key
        if self.hinting.is_given:
            hints = self.hinting.keys()
        elif self.decision.lays:
            hints = [
                (key("turn"), self.tr("turn")),
                (key("click"), self.tr("lay")),
                (key("fit"), self.tr("see all")),
            ]
        elif self.decision.options:
            hints = [(key("next"), self.tr("next"))]
            if self.decision.places:
                hints.append((key("click"), self.tr("choose, then place")))
            if self.decision.idle is not None:
                hints.append((key("skip"), self.tr("nothing")))
        if hints != self._hints:
            self.hints.set_hints(hints)
            self._hints = hints
            # New hints have no size before they are shown.
            QTimer.singleShot(0, self, self._place_overlays)
        self._place_overlays()

    def _draw_curtain(self) -> None:
        session = self.session
        if not session.table.waiting_for_curtain:
            if self.focusProxy() is not None:
                self.setFocusProxy(None)  # type: ignore[arg-type]
                self.curtain.hide()
                self.setFocus()
            return
        # Whoever gives the keys to the table gives them to what lies before it.
        self.setFocusProxy(self.curtain)
        words = self._table.words
        phase, seat = session.table.game.phase, session.table.game.to_move
        seats = seats_at(session.table.setup)
        self.curtain.ask(
            CurtainQuestion(
                seat,
                seats,
                self._table.ready(session.table.position()),
                words.named(words.secret(phase), player=seats[seat].name),
                words.shows(phase),
                self._news_for(seat),
            )
        )

    def _news_for(self, seat: int) -> list[News]:
        """What the whole table has seen since a seat last decided, and what came of that."""
        own = (
            moment.number for moment in reversed(self.session.table.moments) if moment.seat == seat
        )
        last = next(own, 0)
        public = self._public
        lines = map(public.index, range(public.rowCount())) if public is not None else ()
        news = [
            News(str(line.data()), line.data(LogRole.COLOUR))
            for line in lines
            if line.data(LogRole.NUMBER) >= last
        ]
        return news[-_NEWS:]

    def _moved(self, moment: Moment) -> None:
        """Points fly to whoever won them; a turn more is announced."""
        if not self.banner.isHidden():
            self.banner.hide()
            self._leave_room()
        for event in self.session.table.events_of(moment.number):
            if isinstance(event, Scored) and event.spot is not None and points(event.items):
                self._fly(event)
            elif isinstance(event, Drawn) and (extra := self._table.words.extra_turn(event.pile)):
                name = seats_at(self.session.table.setup)[event.seat].name
                stay = STAY if event.seat in self.session.table.setup.persons else STAY // 2
                self.banner.announce(extra.title.format(player=name), extra.why, stay)
                # It stays like that until the board is shown anew: nothing moves once one looks.
                self._leave_room(self.banner.put(self.stage.overlay_room()))

    def _fly(self, event: Scored) -> None:
        if not self.isVisible():
            return
        more = points(event.items)
        colour = self.session.table.setup.seats[event.seat].colour
        start = self.stage.mapTo(self, self.stage.place_of(event.spot))
        card = self.rail.players.cards[event.seat]
        flying = FlyingPoints(gained(more), colour, self)
        # Beside the card, so that the score that they change can be read.
        end = card.mapTo(self, QPoint(-flying.width() // 2 - style().px(12), card.height() // 2))
        flying.fly(start, end)

    def _home_of(self, colour: int) -> QPoint | None:
        """The card of whoever has this colour, seen from the stage."""
        colours = [seat.colour for seat in self.session.table.setup.seats]
        cards = self.rail.players.cards
        if colour not in colours or len(cards) != len(colours):
            return None
        card = cards[colours.index(colour)]
        return self.stage.mapFrom(self, card.mapTo(self, QPoint(0, card.height() // 2)))

    def warn(self, text: str) -> None:
        """Something went wrong that does not stop the game."""
        self._waits_for = None
        self.notice.say(text)

    def picture(self, size: QSize) -> QImage:
        return self.stage.picture(size)

    def preview(self) -> bytes:
        """For the save."""
        return png_of(self.picture(SIZE))

    def _is_preview_drawn(self) -> bool:
        # What it lacks is asked for.
        self.picture(SIZE)
        return self.stage.is_drawn(SIZE)

    def undo(self) -> None:
        if self.session.can_undo:
            self.session.undo()

    def redo(self) -> None:
        if self.session.can_redo:
            self.session.redo()

    def _number_turn(self, number: int) -> None:
        self.hand.advised = number
        # Of moves that were made nothing is shown: others are offered in a moment.
        if self._announced == len(self.session.table.moments):
            self.hand.refresh()

    def _hint_failed(self) -> None:
        self.warn(self.tr("No hint found. Try again."))

    def _show_hinting(self) -> None:
        """A card with hints came or went."""
        self.top.hint_button.setChecked(self.hinting.counsel.is_open)
        self._show_hints()
        self._leave_room()

    def open_drawer(self, page: str) -> None:
        self.drawer.turn_to(page)
        self.top.log_button.setChecked(True)

    def _show_drawer(self, on: bool) -> None:
        self.drawer.setVisible(on)
        self._place_overlays()
        self._leave_room()
        if on:
            self.drawer.raise_()
        else:
            self.setFocus()

    def _leave_room(self, top: int = 0) -> None:
        taken = self.hinting.put(self.stage.card_room())
        right = 0 if self.drawer.isHidden() else self.drawer.width()
        self.stage.leave_room(right, top, max(0, taken.width()), max(0, taken.height()))

    def _tell(self, tip: Tip | None, place: QRect | None) -> None:
        if tip is None or place is None:
            self.tips.clear()
            return
        room = self.stage.overlay_room()
        if self.drawer.isVisible():
            room.setRight(self.drawer.x())
        pills = [pill.geometry() for pill in (self.zoom, self.hints) if pill.isVisible()]
        near = self.stage.pointer or place.center()
        choices = [*self.stage.choices(), *self.hinting.covering()]
        crowd = self.stage.things()
        self.tips.show(tip, place, room, near, choices, crowd, pills)

    def _tell_again(self) -> None:
        """What was told of a spot lies where the spots were before the board moved."""
        if self.tips.card is not None and self.decision.places:
            self.stage.tell_again()

    def _resized(self) -> None:
        """The stage has another size: whatever is told has another place."""
        if self.hinting.is_given:
            self._leave_room()
            self.hinting.frame()
        self.stage.tell_again()

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        if watched in (self.stage, self.stage.view) and event.type() == QEvent.Type.Resize:
            self._place_overlays()
            # Once more when the view has come to terms with its new size.
            QTimer.singleShot(0, self, self._place_overlays)
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_parts()

    def _fit_parts(self) -> None:
        self._shed()
        self.curtain.setGeometry(self.rect())
        self._place_overlays()
        QTimer.singleShot(0, self, self._resized)

    def _shed(self) -> None:
        """What the rail shows gives way, step by step, until all that is left has its room."""
        # Mostly it is as much as before, or nearly.
        while self._fits(self._given) and self._given:
            self._given -= 1
        while not self._fits(self._given) and self._given < _STEPS - 1:
            self._given += 1

    def _fits(self, shed: int) -> bool:
        """Whether the rail has room once so many steps were taken."""
        size = Size.of(self.width(), self.height(), style().scale)
        self.hinting.set_strip(size.is_narrow)
        tight = CardRoom.TIGHT if size.is_narrow or shed > 2 else CardRoom.FULL
        self._room = CardRoom.FOLDED if shed > 4 else tight
        self._show_players()
        self.rail.fit(size, shed)
        self.own.fold(shed > 3)
        # What it holds stands by the player too.
        self.own.setVisible(self._has_own and shed < 7)
        self.hand.fit(size, shed)
        return self.rail.has_room()

    def _place_overlays(self) -> None:
        room, shadow = self.stage.overlay_room(), self.zoom.shadow
        gap = style().px(12) - shadow
        self.notice.put(room)
        self.hinting.put(self.stage.card_room())
        if not self.banner.isHidden():
            self.banner.put(room)
        self.zoom.adjustSize()
        self.zoom.move(room.left() + gap, room.bottom() - gap - self.zoom.height())
        self.hints.adjustSize()
        right = room.right()
        if self.drawer.isVisible():
            wide = max(style().px(340), self.drawer.minimumSizeHint().width())
            wide = min(wide, room.width())
            self.drawer.setGeometry(room.right() - wide + 1, room.top(), wide, room.height())
            right = self.drawer.x()
        self.hints.move(right - gap - self.hints.width(), room.bottom() - gap - self.hints.height())
        overlap = self.hints.geometry().intersects(self.zoom.geometry())
        hides = 0
        if self.stage.is_fixed:
            # All of it matters: the pill goes where it hides least.
            size = self.zoom.size()
            sides = (right - gap - size.width(), room.left() + gap)
            heights = (room.top() + gap, room.bottom() - gap - size.height())
            corners = [QPoint(x, y) for y in heights for x in sides]
            inside = QMargins(shadow, shadow, shadow, shadow)
            self.stage.keep_clear(QRect(corners[0], size) - inside)
            hidden = [self.stage.crowd(QRect(at, size) - inside) for at in corners]
            self.zoom.move(corners[hidden.index(min(hidden))])
            hides = self.stage.crowd(self.hints.geometry() - inside)
        strip = self.hinting.card.is_strip and not self.hinting.card.isHidden()
        self.zoom.setVisible(not strip)
        self.hints.setVisible(bool(self._hints) and not overlap and not hides and not strip)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes over the options; F6 leaves the board.

        Nor does it leave the board while there are none: pressed a moment too early, it would give
        the next key to another button.
        """
        if self.hasFocus() and not self.session.table.game.is_over:
            self.decision.step(1 if forward else -1)
            return True
        return super().focusNextPrevChild(forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._press(event):
            super().keyPressEvent(event)

    def _press(self, event: QKeyEvent) -> bool:
        key = Qt.Key(event.key())
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return False
        if key in ARROWS:
            self.stage.step(*ARROWS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            # A key that is held down decides once.
            if not event.isAutoRepeat():
                self._confirm()
        elif Qt.Key.Key_0 <= key <= Qt.Key.Key_9:
            digit = key - Qt.Key.Key_0
            if not self.hinting.press(digit):
                self.hand.pick(digit)
        else:
            return self.commands.press(event)
        return True

    def _confirm(self) -> None:
        if self.decision.moves:
            self.decision.confirm()
        elif not self.session.table.game.is_over:
            # Enter always does something, or says why not.
            self._waits_for = self.session.table.game.to_move
            name = seats_at(self.session.table.setup)[self._waits_for].name
            self.notice.say(self.tr("{player} is thinking…").format(player=name))

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
        elif self.hinting.counsel.is_open:
            self.hinting.counsel.hide()
        else:
            self.decision.focus_on(None)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            for log in (self.log, self._public):
                if log is not None:
                    log.retranslate(language().translate)
            self.moves.retranslate(language().translate)
            self.refresh()
        super().changeEvent(event)
