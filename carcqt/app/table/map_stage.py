"""A game of camps on its map, with the event of the round and a player's cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, QTimer
from PySide6.QtGui import QImage, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from carcqt.app.games.expedition_words import JourneyWords
from carcqt.app.session import Session
from carcqt.app.showing import Showing
from carcqt.app.table.decision import Decision
from carcqt.app.table.event_card import EventCard
from carcqt.app.table.income import CardFace, CardState
from carcqt.app.table.journey import journey_of, last_camps, missions_of
from carcqt.app.table.map_strip import MapStrip, StripLine, Wish
from carcqt.app.table.stage import Stage
from carcqt.app.table.villages import VillageTips
from carcqt.art.chart import Camp, Chart
from carcqt.art.studio import Studio
from carcqt.board.journey import JourneyView
from carcqt.rules.events import Spot, points
from carcqt.rules.games.expedition.explorers import explorers_of
from carcqt.rules.games.expedition.facts import FOUND, INCOME, KEEP
from carcqt.rules.games.expedition.moves import Block, Build, Choose, Keep
from carcqt.rules.games.expedition.network import bits_of
from carcqt.rules.games.expedition.state import ExpeditionState
from carcqt.rules.moves import Move
from carcqt.ui.boards import board_colours
from carcqt.ui.breakpoints import Size
from carcqt.ui.language import language, punctuation
from carcqt.ui.theme import style

_ASIDE = 256
"""Pixels for the event card."""
_REST = 250
"""Milliseconds that the pointer rests on a village before it is told of."""


class MapStage(Stage):
    is_fixed: ClassVar[bool] = True

    def __init__(
        self,
        session: Showing,
        decision: Decision,
        studio: Studio,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(session, decision, parent)
        self.map = JourneyView(studio, self)
        self.strip = MapStrip()
        self.event_card = EventCard(self)
        self.tips = VillageTips(session)
        self.kind: type[Build] | type[Block] = Build
        """What is set up where both can be."""
        self._looked_at: tuple[Move | None, int] = (None, -1)
        """What was in focus, and after how many moves."""
        self._overlay = False
        self._person = next(iter(session.table.persons), 0)
        """Whose cards lie under the map."""
        self._resting: str | None = None
        self._rest = QTimer(self, singleShot=True, interval=_REST)
        self._rest.timeout.connect(self._tell)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.map, 1)
        column.addWidget(self.strip)
        self.map.village_clicked.connect(self._clicked)
        self.map.village_hovered.connect(self._hovered)
        self.map.focus_changed.connect(self._stepped_to)
        self.strip.picked.connect(self._card_picked)
        self.strip.look_asked.connect(self._look)
        decision.changed.connect(self._offer)
        decision.focused.connect(self._focus)
        style().changed.connect(self._recolour)
        self._retranslate()
        self._recolour()
        self.leave_room(0)

    @property
    def view(self) -> JourneyView:
        return self.map

    @property
    def game(self) -> ExpeditionState:
        return journey_of(self.session)

    def _colour(self, seat: int) -> int:
        return self.session.table.seats[seat].colour

    def _recolour(self) -> None:
        self.map.set_colours(board_colours(self.session.table.game))
        self.map.reduced_motion = style().reduced_motion

    def _retranslate(self) -> None:
        self.map.setAccessibleName(self.tr("Map"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    @property
    def seat(self) -> int:
        """Who looks at the map: the viewer or, where all do, whose turn it is."""
        viewer, game = self.session.viewer, self.game
        if viewer is not None:
            return viewer
        if game.to_move in self.session.table.persons:
            return game.to_move
        return self._person

    def refresh(self) -> None:
        self._person = self.seat
        self.map.show_map(self._chart(), self._camps())
        last = last_camps(self.session)
        self.map.set_last({village: self._colour(seat) for village, seat in last.items()})
        self._show_flags()
        self._show_event()
        self._show_strip()
        self._show_overlay()
        self.glow(())
        self._resting = None
        self.show_tip(None)

    def _chart(self) -> Chart:
        material = self.game.material
        names = {village.id: self.tips.name(village.id) for village in material.villages}
        title = self.session.table.material_file.title.get(language().code, "")
        return Chart.of_map(material.villages, material.links, material.extent, names, title)

    def _camps(self) -> dict[str, list[Camp]]:
        camps: dict[str, list[Camp]] = {}
        for seat, kind, village in self.game.tents:
            piece = self.game.description.pieces[kind].id
            at = self.game.network.ids[village]
            camps.setdefault(at, []).append(Camp(piece, self._colour(seat)))
        return camps

    def _show_flags(self) -> None:
        """The villages of the mission in sight; of two to choose from, of the one in focus."""
        game, seat = self.game, self.seat
        missions = list(missions_of(self.session, seat))
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

    def _show_event(self) -> None:
        game = self.game
        self.event_card.setVisible(bool(game.event))
        self.map.set_aside(0 if self._is_narrow else style().px(_ASIDE))
        if not game.event:
            return
        words = JourneyWords(language().translate)
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

    @property
    def _is_narrow(self) -> bool:
        window = self.window()
        return Size.of(window.width(), window.height(), style().scale).is_narrow

    def _show_strip(self) -> None:
        game, seat = self.game, self.seat
        persons, missions = self.session.table.persons, missions_of(self.session, seat)
        is_live = isinstance(self.session, Session) and not game.is_over
        wishes = None
        if len(missions) == 1:
            wishes = tuple(
                Wish(
                    self.tips.name(game.network.ids[village]), bool(game.camps[seat] >> village & 1)
                )
                for village in bits_of(game.network.missions[missions[0]])
            )
        self.strip.setVisible(seat in persons)
        self.strip.show_line(
            StripLine(
                self.session.table.seats[seat].name,
                self._colour(seat),
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
            )
        )

    def _face(self, value: int, seat: int) -> CardFace:
        game, words = self.game, JourneyWords(language().translate)
        card = game.network.cards[value]
        items = game.worth_of(card, seat)
        if explorers_of(self.session.position())[seat].chosen == value:
            state, foot = CardState.NOW, self.tr("now")
        elif value in game.hand(seat):
            state, foot = CardState.HELD, f"= {points(items)}"
        else:
            state, foot = CardState.PLAYED, self.tr("played")
        said = words.sum_of(items) if state is CardState.HELD else foot
        spoken = punctuation().colon(words.card(card), said)
        return CardFace(value, card.ties[seat], card.shows, state, foot, spoken)

    def _look(self, on: bool) -> None:
        session = self.session
        if isinstance(session, Session):
            session.peek(self.seat) if on else session.unpeek()

    # What is to be decided.

    def _offer(self) -> None:
        # A click on what is about to be done does it, so nothing is at first; but whatever was
        # looked at before the mission was, or before another language, is still.
        kept, at = self._looked_at
        same = at == len(self.session.moments) and kept in self.decision.options
        self.decision.focus_on(kept if same else None)
        self._focus()

    def _focus(self) -> None:
        focus = self.decision.focus
        self._looked_at = (focus, len(self.session.moments))
        villages = self._villages()
        village = focus.village if isinstance(focus, Build | Block) else None
        if isinstance(focus, Build | Block):
            self.kind = type(focus)
        shown = self.session.table.aids.squares
        self.map.set_villages(villages if shown else (), village)
        self.map.set_prices(self.prices() if shown else {})
        self.strip.choose(focus.card if isinstance(focus, Choose) else None)
        if self.game.phase == KEEP:
            self._show_flags()

    def prices(self) -> dict[str, int]:
        """Of camps that can be set up: a neutral tent costs something else, and goes elsewhere."""
        builds = [move.village for move in self.decision.options if isinstance(move, Build)]
        return {village: self.game.price_of(village) or 0 for village in builds}

    def _villages(self) -> list[str]:
        """Where something can be set up."""
        found = dict.fromkeys(
            move.village for move in self.decision.options if isinstance(move, Build | Block)
        )
        return list(found)

    def move_in(self, village: str) -> Move | None:
        """What would be set up there."""
        moves = [
            move
            for move in self.decision.options
            if isinstance(move, Build | Block) and move.village == village
        ]
        return next(
            (move for move in moves if isinstance(move, self.kind)), next(iter(moves), None)
        )

    def _clicked(self, village: str) -> None:
        if (move := self.move_in(village)) is not None:
            self.decision.choose(move)
        else:
            self._resting = village
            self._tell()

    def _stepped_to(self, village: str | None) -> None:
        if village is not None and (move := self.move_in(village)) is not None:
            self.decision.focus_on(move)

    def _card_picked(self, value: int) -> None:
        move = Choose(value)
        if move in self.decision.options:
            self.decision.choose(move)

    def step(self, across: int, down: int) -> None:
        if self._villages():
            self.map.move_focus(across, down)
        else:
            self.decision.step(across or down)

    # What is told.

    def _hovered(self, village: str | None) -> None:
        self._resting = village
        if village is None:
            self._rest.stop()
            self.show_tip(None)
        else:
            self._rest.start()

    def _tell(self) -> None:
        if self._resting is None or not self.session.table.aids.regions:
            return
        box = self.map.mapFromScene(self.map.box_of(self._resting)).boundingRect()
        self.show_tip(self.tips.tip(self._resting, self.seat), box)

    def glow(self, spots: Sequence[Spot], system: str = "") -> None:
        self.map.set_glow([spot.zone for spot in spots])

    def show_overlay(self, on: bool) -> None:
        self._overlay = on
        self._show_overlay()

    def _show_overlay(self) -> None:
        game = self.game
        camps = {self._colour(seat): game.camps_of(seat) for seat in range(game.players)}
        self.map.set_networks(camps if self._overlay else {})

    def place_of(self, spot: Spot | None) -> QPoint:
        if spot is None:
            return self.overlay_room().center()
        return self.map.village_to_widget(spot.zone)

    def picture(self, size: QSize) -> QImage:
        return self.map.picture(size)

    def overlay_room(self) -> QRect:
        return self.map.geometry()

    def leave_room(self, right: int) -> None:
        self.map.set_margins(0, 0, right, 0)

    def tell_again(self) -> None:
        self._tell()

    def crowd(self, place: QRect) -> int:
        """Villages that could be chosen count twice, the event a lot."""
        choices = set(self._villages())
        seen = 10 * place.intersects(self.event_card.geometry())
        for village in self.game.network.ids:
            box = self.map.mapFromScene(self.map.box_of(village)).boundingRect()
            seen += place.intersects(box) * (2 if village in choices else 1)
        return seen

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_event()
        self._show_strip()
