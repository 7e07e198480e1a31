"""The hand of a map game: a page for each thing that there is to decide."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QWidget

from carcqt.app.games import desk_of
from carcqt.app.games.expedition_words import JourneyWords
from carcqt.app.session import Session
from carcqt.app.table.decision import Decision
from carcqt.app.table.desk import Act
from carcqt.app.table.hand import Hand, WaitPanel
from carcqt.app.table.journey import journey_of, missions_of, of_this_round
from carcqt.app.table.map_pages import BuildPanel, CardPanel, MissionPanel, OfferPanel
from carcqt.app.table.map_stage import MapStage
from carcqt.rules.events import points
from carcqt.rules.games.expedition.facts import (
    BUILD,
    FOUND,
    GUIDE,
    INCOME,
    KEEP,
    OFFER,
    SILVER,
    SPECIES,
    SPECIES_NUMBERS,
)
from carcqt.rules.games.expedition.moves import Block, Build, Choose, Hire, Keep
from carcqt.rules.games.expedition.state import ExpeditionState
from carcqt.rules.moves import Move
from carcqt.ui.breakpoints import Size
from carcqt.ui.language import language
from carcqt.words.games import VOCABULARIES

_SECRET = (INCOME, KEEP)


class MapHand(Hand):
    def __init__(
        self,
        session: Session,
        decision: Decision,
        stage: MapStage,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.session, self.decision, self.stage = session, decision, stage
        self._is_narrow = False
        self.missions = MissionPanel(decision)
        self.build = BuildPanel(decision)
        self.card = CardPanel(decision)
        self.offer = OfferPanel(decision)
        self.wait = WaitPanel()
        for page in (self.missions, self.build, self.card, self.offer, self.wait):
            self.add_page(page)
        decision.changed.connect(self.refresh)
        decision.focused.connect(self.refresh)

    def fit(self, size: Size, shed: int) -> None:
        if size.is_narrow != self._is_narrow:
            self._is_narrow = size.is_narrow
            self.refresh()

    @property
    def game(self) -> ExpeditionState:
        return journey_of(self.session)

    def refresh(self) -> None:
        if not (self.decision.moves and self.game.phase in _SECRET):
            # Nothing of a secret choice stays, not even where it is not seen.
            self.card.forget()
            self.missions.forget()
        shows = {
            KEEP: self._show_missions,
            FOUND: self._show_build,
            BUILD: self._show_build,
            INCOME: self._show_card,
            OFFER: self._show_offer,
        }
        if self.decision.moves and self.game.phase in shows:
            shows[self.game.phase]()
        else:
            self._show_wait()

    def _act(self, move: Move) -> Act:
        desk = desk_of(self.session.table.game)
        price = ""
        if isinstance(move, Build | Block):
            price = str(self.game.price_of(move.village) or "")
        return desk.act(move, price, self.session.table.seats[self.game.to_move].colour)

    def _show_missions(self) -> None:
        game, seat = self.game, self.game.to_move
        choices = [
            [
                (game.material.village[village].species, self.stage.tips.name(village))
                for village in game.villages_of(mission)
            ]
            for mission in missions_of(self.session, seat)
        ]
        focus = self.decision.focus
        chosen = focus.number if isinstance(focus, Keep) else None
        lesson = desk_of(self.session.table.game).teaches("mission")
        self.missions.show_missions(choices, chosen, lesson)
        self.turn_to(self.missions)

    def _show_build(self) -> None:
        game, focus = self.game, self.decision.focus
        seat, desk = game.to_move, desk_of(self.session.table.game)
        gold, silver = divmod(game.money[seat], SILVER)
        words = JourneyWords(language().translate)
        self.build.show_purse(gold, silver, words.earned(of_this_round(self.session, seat)))
        rows: list[tuple[Move, Act, str]] = []
        if isinstance(focus, Build | Block):
            village = game.material.village[focus.village]
            names = VOCABULARIES[self.session.table.game](language().translate)
            reach = self.stage.tips.reach(village.id, seat)
            if isinstance(focus, Block):
                reach = desk.teaches("block")
            self.build.show_village(
                self.stage.tips.name(village.id),
                reach,
                village.species,
                names.icon(village.species, 1),
            )
            both = [Build(village.id), Block(village.id)]
            if any(isinstance(move, Block) for move in self.decision.options):
                rows = [
                    (move, self._act(move), str(number))
                    for number, move in enumerate(both, 1)
                    if move in self.decision.options
                ]
        else:
            self.build.show_nothing(first=game.phase == FOUND, can_build=bool(self.stage.prices()))
        act = None if focus is None or self.decision.is_idle else self._act(focus)
        idle = desk.idle(game.phase) if self.decision.idle is not None else ""
        self.build.show_acts(rows, act, idle)
        self.turn_to(self.build)

    def _show_card(self) -> None:
        game, focus, seat = self.game, self.decision.focus, self.game.to_move
        if not isinstance(focus, Choose):
            self.card.show_nothing(desk_of(self.session.table.game).teaches("income"))
            self.turn_to(self.card)
            return
        words = JourneyWords(language().translate)
        card = game.network.cards[focus.card]
        items = game.worth_of(card, seat)
        if game.protects(card):
            effect = words.shields()
        else:
            largest, bonus = max(game.counts[seat]), game.bonus_of(seat)
            effect = words.pays(game.event, points(items), largest, bonus)
        self.card.show_card(
            words.card(card), words.sum_of(items), effect, card.ties[seat], self._act(focus)
        )
        self.turn_to(self.card)

    def _show_offer(self) -> None:
        game, focus, seat = self.game, self.decision.focus, self.game.to_move
        names = VOCABULARIES[self.session.table.game](language().translate)
        about = desk_of(self.session.table.game).teaches(GUIDE)
        chosen = focus.species if isinstance(focus, Hire) else None
        if chosen is not None:
            count = game.counts[seat][SPECIES_NUMBERS[chosen]]
            about = f"{names.icon(chosen, count)} → {count + 1}"
        species = [(kind, names.source(kind)) for kind in SPECIES]
        self.offer.show_offer(species, chosen, about, points(game.announced(seat)))
        if self._is_narrow and not self.decision.is_idle:
            self.offer.skip.set_key("")
        self.turn_to(self.offer)

    def _show_wait(self) -> None:
        name = self.session.table.seats[self.game.to_move].name
        if self.game.is_over:
            self.wait.show_text(self.tr("The game is over."))
        else:
            self.wait.show_text(self.tr("{player} is thinking…").format(player=name))
        self.turn_to(self.wait)

    def pick(self, digit: int) -> None:
        """A card by its value, camp or neutral tent in a village; otherwise an option."""
        focus = self.decision.focus
        if self.game.phase == INCOME:
            card = Choose(digit)
            if card in self.decision.options:
                self.decision.focus_on(card)
        elif isinstance(focus, Build | Block):
            kinds = {1: Build, 2: Block}
            if digit in kinds:
                move = kinds[digit](focus.village)
                if move in self.decision.options:
                    self.decision.focus_on(move)
        else:
            self.decision.pick(digit - 1)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.refresh()
        super().changeEvent(event)
