"""The expedition on its map, with the event of the round and a player's cards."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from carcqt.app.games.expedition.eventcard import EventCard
from carcqt.app.games.expedition.income import CardFace, CardState
from carcqt.app.games.expedition.rounds import expedition_of, missions_of
from carcqt.app.games.expedition.strip import ExpeditionStrip, StripLine, StripVillage
from carcqt.app.games.expedition.words import ExpeditionTableWords
from carcqt.app.table.decision import Decision
from carcqt.app.table.map.asked import MapGame
from carcqt.app.table.map.stage import MapStage
from carcqt.app.table.map.villages import village_name
from carcqt.art.studio.studio import Studio
from carcqt.play.table import Table
from carcqt.rules.events import points
from carcqt.rules.games.expedition.explorers import explorers_of
from carcqt.rules.games.expedition.facts import FOUND, INCOME, KEEP
from carcqt.rules.games.expedition.moves import Choose, Keep
from carcqt.rules.games.expedition.state import ExpeditionState
from carcqt.ui.language import language, punctuation, seats_at
from carcqt.ui.theme.breakpoints import Size
from carcqt.ui.theme.style import style

_ASIDE = 256
"""Pixels for the event card."""
_HIGH, _LINE = 106, 263
"""Pixels: how high an event card is with three lines of text, and how wide with one."""
_CRAMPED = 600
"""A narrower stage has no room for all that its strip tells."""


class ExpeditionStage(MapStage):
    def __init__(
        self,
        table: Table,
        decision: Decision,
        studio: Studio,
        asked: MapGame,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(table, decision, studio, asked, parent)
        self.strip = ExpeditionStrip()
        self.event_card = EventCard(self)
        self.column.addWidget(self.strip)
        self.strip.picked.connect(self._card_picked)
        self.strip.look_asked.connect(self._look)
        self.strip.mission_pointed.connect(lambda on: self.light_mission(1 if on else 0))

    @property
    def game(self) -> ExpeditionState:
        return expedition_of(self.table)

    def refresh(self) -> None:
        super().refresh()
        self._show_flags()
        self._show_event()
        self._show_strip()

    def show_focus(self) -> None:
        super().show_focus()
        focus = self.decision.focus
        self.strip.choose(focus.card if isinstance(focus, Choose) else None)
        if self.game.phase == KEEP:
            self._show_flags()

    def _show_flags(self) -> None:
        """The villages of the mission in sight; of two to choose from, of the one in focus."""
        game, seat = self.game, self.seat
        missions = list(missions_of(self.table, seat))
        focus = self.decision.focus
        if game.phase == KEEP and game.to_move == seat and len(missions) > 1:
            missions = [missions[focus.number - 1]] if isinstance(focus, Keep) else []
        self.map.set_flags(
            {
                village: game.has_camp(seat, village)
                for mission in missions
                for village in game.villages_of(mission)
            }
        )

    def light_mission(self, number: int) -> None:
        """The villages of a mission that may be seen, counted from 1; of none, none."""
        missions = missions_of(self.table, self.seat)
        chosen = missions[number - 1 : number] if number else ()
        self.map.set_glow([village for one in chosen for village in self.game.villages_of(one)])

    def _show_event(self) -> None:
        game = self.game
        self.event_card.setVisible(bool(game.event))
        self.map.set_aside(0 if self._is_narrow else style().px(_ASIDE))
        if not game.event:
            return
        words = ExpeditionTableWords(language().translate)
        self.event_card.show_event(
            game.event,
            self.tr("Round {number} of {rounds}").format(number=game.round, rounds=game.rounds),
            words.event(game.event),
            words.does(game.event, game.shield),
            words.brief(game.event),
            line=self._is_narrow,
        )
        shadow = self.event_card.shadow
        self.event_card.move(style().px(12) - shadow, style().px(8) - shadow)
        self.clear_villages()

    def covering(self) -> list[QRect]:
        if self.event_card.isHidden():
            return super().covering()
        # As large as the largest, so that the map stays where it is from event to event.
        px, place = style().px, self.event_card.body
        wide, high = (_LINE, 0) if self._is_narrow else (0, _HIGH)
        place.setSize(place.size().expandedTo(QSize(px(wide), px(high))))
        return [*super().covering(), place]

    def card_room(self) -> QRect:
        room = super().card_room()
        if self.event_card.isVisible():
            room.setTop(self.event_card.body.bottom())
        return room

    @property
    def _is_narrow(self) -> bool:
        window = self.window()
        return Size.of(window.width(), window.height(), style().scale).is_narrow

    def _show_strip(self) -> None:
        game, seat = self.game, self.seat
        persons, missions = self.table.setup.persons, missions_of(self.table, seat)
        is_live = self.is_live and not game.is_over
        wishes = None
        if len(missions) == 1:
            wishes = tuple(
                StripVillage(village_name(self.table, village), game.has_camp(seat, village))
                for village in game.villages_of(missions[0])
            )
        self.strip.setVisible(seat in persons)
        self.strip.show_line(
            StripLine(
                seats_at(self.table.setup)[seat].name,
                self.colour(seat),
                tuple(self._face(card.value, seat) for card in game.material.cards),
                game.back_after(seat),
                wishes,
                can_peek=is_live and len(persons) > 1 and game.to_move in persons,
                is_peeking=is_live
                and wishes is not None
                and len(persons) > 1
                and game.phase not in (KEEP, FOUND, INCOME),
                full=is_live and game.phase == INCOME and game.to_move == seat,
                narrow=self._is_narrow,
                cramped=self.width() < style().px(_CRAMPED),
            )
        )

    def _face(self, value: int, seat: int) -> CardFace:
        game, words = self.game, ExpeditionTableWords(language().translate)
        card = game.network.cards[value]
        items = game.worth_of(card, seat)
        if explorers_of(self.table.position())[seat].chosen == value:
            state, foot = CardState.NOW, self.tr("now")
        elif value in game.hand(seat):
            state, foot = CardState.HELD, f"= {points(items)}"
        else:
            state, foot = CardState.PLAYED, self.tr("played")
        said = words.sum_of(items) if state is CardState.HELD else foot
        spoken = punctuation().colon(words.card(card), said)
        return CardFace(value, card.ties[seat], card.shows, state, foot, spoken)

    def _look(self, on: bool) -> None:
        self.peek_asked.emit(self.seat if on else None)

    def _card_picked(self, value: int) -> None:
        move = Choose(value)
        if move in self.decision.options:
            self.decision.choose(move)

    def part(self, name: str) -> QWidget | None:
        return {"cards": self.strip, "event": self.event_card}.get(name)

    def choices(self) -> list[QRect]:
        shown = [self.event_card.geometry()] if self.event_card.isVisible() else []
        return [*super().choices(), *shown]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_event()
        self._show_strip()
