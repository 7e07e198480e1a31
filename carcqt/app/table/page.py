"""A game being played: board and rail, keys and mouse, and everything that may be called up."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, QTimer, Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from carcqt.app.png import SIZE, png_of
from carcqt.app.table.actions import TableActions
from carcqt.app.table.banner import STAY, TurnBanner
from carcqt.app.table.curtain import Curtain, CurtainQuestion, News
from carcqt.app.table.decision_page import DecisionPage
from carcqt.app.table.drawer import LOG
from carcqt.app.table.gametable import GameTable
from carcqt.app.table.hinting import Hinting
from carcqt.app.table.lines import player_lines
from carcqt.app.table.own import OwnPanel
from carcqt.app.table.play_page import beside
from carcqt.app.table.rail.players import CardRoom, PlayerLine
from carcqt.app.table.rail.rail import Rail
from carcqt.app.table.topbar import TopBar
from carcqt.art.studio.studio import Studio
from carcqt.play.listing.log import LogModel, LogRole
from carcqt.play.moments import Moment
from carcqt.play.session import Session
from carcqt.rules.events import Drawn, Scored
from carcqt.ui.language import language, seats_at
from carcqt.ui.theme.breakpoints import Size
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.pills import KeyHints
from carcqt.words.vocabulary import ExtraTurn

_STEPS = 9
"""In how many steps the rail can do without things."""
_NEWS = 10
"""How much the curtain tells: a round of four in which nobody can build."""


class TablePage(DecisionPage):
    home = Signal()
    ended = Signal()
    menu_asked = Signal(object)

    def __init__(
        self,
        session: Session,
        game_table: GameTable,
        studio: Studio,
        parent: QWidget | None = None,
    ) -> None:
        table = session.table
        super().__init__(table, game_table, studio, TableActions, session.play, parent)
        self.session = session
        game = table.setup.game
        self.hinting = Hinting(session, self.decision, self.stage, self)
        self._public: LogModel | None = None
        if any(move.secret for move in table.game.moves):
            # What a curtain may tell: it is there before the page hears of a change.
            self._public = LogModel(table, language().translate, self, for_table=True)
        self.top = TopBar(game, self.commands, self.log_button, self.help_button)
        self.rail = Rail(game, self.log, self.hand)
        self.hints = KeyHints(parent=self.stage)
        self._waits_for: int | None = None
        """The seat that is said to be thinking."""
        self.own = OwnPanel()
        self.rail.extra.addWidget(self.own)
        self.own.looked.connect(self._look)
        self.curtain = Curtain(self)
        self.banner = TurnBanner(self.stage)
        self._hints: list[tuple[str, str]] = []
        self._announced = len(table.moments)
        self._lines: list[PlayerLine] = []
        self._room, self._has_own, self._given = CardRoom.FULL, False, 0
        self.put(self.top, self.stage, self.rail)
        self._connect()
        session.painter, session.is_drawn = self.preview, self._is_preview_drawn
        self.stage.set_homes(self._home_of)
        self.refresh()

    def _connect(self) -> None:
        session, table = self.session, self.table
        table.changed.connect(self.refresh)
        table.moved.connect(self._moved)
        session.ended.connect(self.ended)
        self.hinting.changed.connect(self._show_hinting)
        self.hinting.numbered.connect(self._number_turn)
        self.hinting.counsel.failed.connect(self._hint_failed)
        self.stage.view.rested.connect(self._tell_again)
        self.over.placed.connect(self._place_overlays)
        self.top.home.connect(self.home)
        self.commands.bind(undo=self.undo, redo=self.redo)
        self.top.menu.connect(lambda: self.menu_asked.emit(self.top.menu_button))
        self.rail.log_asked.connect(lambda: self.open_drawer(LOG))
        self.rail.pointed.connect(self.stage.glow)
        self.curtain.lifted.connect(session.lift_curtain)
        self.curtain.left.connect(self.home)
        self.stage.peek_asked.connect(self._peek)

    def ask_hint(self) -> None:
        self.hinting.toggle()

    def refresh(self) -> None:
        """The session has changed in some way."""
        session, game = self.session, self.table.game
        words = self.shown.words
        if self._waits_for not in (None, game.to_move):
            self._waits_for = None
            self.over.notice.hide()
        self.show_title(words.title(), self.shown.subtitle(game, max(1, session.table.turn)))
        extra = self.shown.extra_turn(game)
        first = extra.step if extra else words.first_step(game.phase)
        steps = (first, *words.steps()[1:]) if first else words.steps()
        self.top.show_steps(steps, words.step(game.phase))
        self._show_extra(extra)
        self.commands["undo"].setEnabled(session.can_undo)
        self.commands["redo"].setEnabled(session.can_redo)
        self._lines = player_lines(self.table, self.shown, active=not game.is_over)
        self._show_own()
        self.rail.piles.show_piles(self.shown.piles(game))
        self.stage.refresh()
        self.top.allow_hints(session.table.setup.aids.hints)
        self.commands["hint"].setEnabled(self.hinting.counsel.can_ask)
        self.offer()
        self.hinting.refresh()
        self.fit_rail()
        self._show_hints()
        self._draw_curtain()
        self._announce()

    def _show_extra(self, extra: ExtraTurn | None) -> None:
        game, after = self.table.game, ""
        if extra is None:
            self.banner.hide()
        elif game.left_in(0).total():
            table = self.table.setup
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
        self._announced = len(self.table.moments)
        self.announce(" ".join(said))

    def _show_own(self) -> None:
        """Of the person whose turn it is; of nobody else."""
        session = self.session
        seat = session.table.game.to_move
        own = self.shown.own(session.table.position(), seat)
        self._has_own = own is not None and bool(own.draws) and session.table.is_persons_turn
        self.own.setVisible(self._has_own)
        if own is not None:
            alone = len(session.table.setup.persons) == 1
            self.own.show_own(own.title, own.draws, open_=own.is_open, may_look=not alone)

    def _look(self, on: bool) -> None:
        self._peek(self.table.game.to_move if on else None)

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
                hints.append((key("click"), self.tr("place")))
            if self.decision.idle is not None:
                hints.append((key("skip"), self.tr("nothing")))
        if hints != self._hints:
            self.hints.set_hints(hints)
            self._hints = hints
            # New hints have no size before they are shown.
            self.over.place_soon()
        self.over.place()

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
        words = self.shown.words
        phase, seat = session.table.game.phase, session.table.game.to_move
        seats = seats_at(session.table.setup)
        self.curtain.ask(
            CurtainQuestion(
                seat,
                seats,
                self.shown.ready(session.table.position()),
                words.named(words.secret(phase), player=seats[seat].name),
                words.shows(phase),
                self._news_for(seat),
            )
        )

    def _news_for(self, seat: int) -> list[News]:
        """What the whole table has seen since a seat last decided, and what came of that."""
        own = (moment.number for moment in reversed(self.table.moments) if moment.seat == seat)
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
            self.leave_room()
        for event in self.table.events_of(moment.number):
            if isinstance(event, Scored):
                self.fly(event)
            elif isinstance(event, Drawn) and (extra := self.shown.words.extra_turn(event.pile)):
                name = seats_at(self.table.setup)[event.seat].name
                stay = STAY if event.seat in self.table.setup.persons else STAY // 2
                self.banner.announce(extra.title.format(player=name), extra.why, stay)
                # It stays like that until the board is shown anew: nothing moves once one looks.
                self.leave_room(self.banner.put(self.stage.overlay_room()))

    def score_place(self, seat: int, wide: int) -> QPoint | None:
        return beside(self.rail.players.cards[seat], self, wide)

    def _home_of(self, colour: int) -> QPoint | None:
        """The card of whoever has this colour, seen from the stage."""
        colours = [seat.colour for seat in self.table.setup.seats]
        cards = self.rail.players.cards
        if colour not in colours or len(cards) != len(colours):
            return None
        card = cards[colours.index(colour)]
        return self.stage.mapFrom(self, card.mapTo(self, QPoint(0, card.height() // 2)))

    def warn(self, text: str) -> None:
        """Something went wrong that does not stop the game."""
        self._waits_for = None
        self.over.notice.say(text)

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
        if self._announced == len(self.table.moments):
            self.hand.refresh()

    def _hint_failed(self) -> None:
        self.warn(self.tr("No hint found. Try again."))

    def _show_hinting(self) -> None:
        """A card with hints came or went."""
        self.top.hint_button.setChecked(self.hinting.counsel.is_open)
        self._show_hints()
        self.leave_room()

    def leave_room(self, top: int = 0) -> None:
        taken = self.hinting.put(self.stage.card_room())
        right, left = self.over.drawer_width, max(0, taken.width())
        self.stage.leave_room(right, top, left, max(0, taken.height()))

    def kept_clear(self) -> list[QRect]:
        return self.hinting.covering()

    def pills(self) -> list[QWidget]:
        return [self.over.zoom, self.hints]

    def _tell_again(self) -> None:
        """What was told of a spot lies where the spots were before the board moved."""
        if self.over.tips.card is not None and self.decision.places:
            self.stage.tell_again()

    def _resized(self) -> None:
        """The stage has another size: whatever is told has another place."""
        if self.hinting.is_given:
            self.leave_room()
            self.hinting.frame()
        self.stage.tell_again()

    def arrange(self, size: Size) -> None:
        self._fit_parts()

    def _fit_parts(self) -> None:
        self.fit_rail()
        self.curtain.setGeometry(self.rect())
        self.over.place()
        QTimer.singleShot(0, self, self._resized)

    def fit_rail(self) -> None:
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
        self.rail.players.show_lines(self._lines, self._room)
        self.rail.fit(size, shed)
        self.own.fold(shed > 3)
        # What it holds stands by the player too.
        self.own.setVisible(self._has_own and shed < 7)
        self.hand.fit(size, shed)
        return self.rail.has_room()

    def _place_overlays(self) -> None:
        """What only a table has over its stage goes round what all pages have there."""
        self.hinting.put(self.stage.card_room())
        if not self.banner.isHidden():
            self.banner.put(self.stage.overlay_room())
        room, gap = self.over.free_room, style().px(12) - self.over.zoom.shadow
        self.hints.adjustSize()
        self.hints.move(
            room.right() - gap - self.hints.width(), room.bottom() - gap - self.hints.height()
        )
        strip = self.hinting.card.is_strip and not self.hinting.card.isHidden()
        self.over.zoom.setVisible(not strip)
        self.hints.setVisible(bool(self._hints) and not strip and not self.over.hides(self.hints))

    @property
    def keeps_tab(self) -> bool:
        """Also while there are no options: pressed a moment too early, Tab would give the next key
        to another button."""
        return not self.table.game.is_over

    def pick(self, digit: int) -> None:
        if not self.hinting.press(digit):
            super().pick(digit)

    def confirm(self) -> None:
        if self.decision.moves:
            self.decision.confirm()
        elif not self.table.game.is_over:
            # Enter always does something, or says why not.
            self._waits_for = self.table.game.to_move
            name = seats_at(self.table.setup)[self._waits_for].name
            self.over.notice.say(self.tr("{player} is thinking…").format(player=name))

    def leave(self) -> None:
        """Esc: what lies over the board goes first."""
        if self.close_drawer():
            return
        if self.hinting.counsel.is_open:
            self.hinting.counsel.hide()
        else:
            self.decision.focus_on(None)
