"""The hand of a map game: a page for each thing that there is to decide."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from carcqt.app.games.expedition.pages import BuildPanel, CardPanel, MissionPanel, OfferPanel
from carcqt.app.games.expedition.rounds import expedition_of, missions_of, of_this_round
from carcqt.app.games.expedition.villages import ExpeditionTips
from carcqt.app.games.expedition.words import ExpeditionTableWords
from carcqt.app.table.decision import Decision
from carcqt.app.table.map.asked import MapGame
from carcqt.app.table.map.villages import village_name
from carcqt.app.table.rail.hand import Hand, WaitPanel
from carcqt.app.table.shown import MoveLabel
from carcqt.play.table import Table
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
from carcqt.ui.language import game_words, language
from carcqt.ui.theme.breakpoints import Size

_SECRET = (INCOME, KEEP)


class ExpeditionHand(Hand):
    def __init__(
        self,
        table: Table,
        decision: Decision,
        asked: MapGame,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.table, self.decision, self._asked = table, decision, asked
        self._words = game_words(table.setup.game)
        self._tips = ExpeditionTips(table)
        self._is_narrow = self._is_bare = False
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
        now = (size.is_narrow, shed > 4)
        if now != (self._is_narrow, self._is_bare):
            self._is_narrow, self._is_bare = now
            self.refresh()

    @property
    def game(self) -> ExpeditionState:
        return expedition_of(self.table)

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
            self.wait.show_game(self.table)
            self.turn_to(self.wait)

    def _label(self, move: Move) -> MoveLabel:
        price = ""
        if isinstance(move, Build | Block):
            price = str(self.game.price_of(move.village) or "")
        return self._asked.label(move, price, self.table.setup.seats[self.game.to_move].colour)

    def _show_missions(self) -> None:
        game, seat = self.game, self.game.to_move
        choices = [
            [
                (game.material.village[village].species, village_name(self.table, village))
                for village in game.villages_of(mission)
            ]
            for mission in missions_of(self.table, seat)
        ]
        focus = self.decision.focus
        chosen = focus.number if isinstance(focus, Keep) else None
        lesson = self._words.teaches("mission")
        self.missions.show_missions(choices, chosen, lesson)
        self.turn_to(self.missions)

    def _show_build(self) -> None:
        game, focus = self.game, self.decision.focus
        seat = game.to_move
        gold, silver = divmod(game.money[seat], SILVER)
        words = ExpeditionTableWords(language().translate)
        self.build.show_purse(gold, silver, words.earned(of_this_round(self.table, seat)))
        rows: list[tuple[Move, MoveLabel, str]] = []
        if isinstance(focus, Build | Block):
            village = game.material.village[focus.village]
            reach = self._tips.reach(village.id, seat)
            if isinstance(focus, Block):
                reach = self._words.teaches("block")
            self.build.show_village(
                village_name(self.table, village.id),
                reach,
                village.species,
                self._words.icon(village.species, 1),
            )
            both = [Build(village.id), Block(village.id)]
            if any(isinstance(move, Block) for move in self.decision.options):
                rows = [
                    (move, self._label(move), str(number))
                    for number, move in enumerate(both, 1)
                    if move in self.decision.options
                ]
        else:
            self.build.show_nothing(
                first=game.phase == FOUND,
                can_build=any(isinstance(move, Build) for move in self.decision.options),
                neutral=any(isinstance(move, Block) for move in self.decision.options),
            )
        label = None if focus is None or self.decision.is_idle else self._label(focus)
        nothing = self.decision.idle
        idle = "" if nothing is None else self._words.idle(nothing)
        self.build.reach.setVisible(not self._is_bare)
        self.build.show_options(rows, label, idle)
        self.turn_to(self.build)

    def _show_card(self) -> None:
        game, focus, seat = self.game, self.decision.focus, self.game.to_move
        if not isinstance(focus, Choose):
            self.card.show_nothing(self._words.teaches("income"))
            self.turn_to(self.card)
            return
        words = ExpeditionTableWords(language().translate)
        card = game.network.cards[focus.card]
        items = game.worth_of(card, seat)
        if game.protects(card):
            effect = words.shields()
        else:
            largest, bonus = max(game.counts[seat]), game.bonus_of(seat)
            effect = words.pays(game.event, points(items), largest, bonus)
        self.card.show_card(
            words.card(card), words.sum_of(items), effect, card.ties[seat], self._label(focus)
        )
        self.turn_to(self.card)

    def _show_offer(self) -> None:
        game, focus, seat = self.game, self.decision.focus, self.game.to_move
        about = self._words.teaches(GUIDE)
        chosen = focus.species if isinstance(focus, Hire) else None
        if chosen is not None:
            count = game.counts[seat][SPECIES_NUMBERS[chosen]]
            about = f"{self._words.icon(chosen, count)} → {count + 1}"
        species = [(kind, self._words.source(kind)) for kind in SPECIES]
        self.offer.show_offer(species, chosen, about, points(game.announced(seat)))
        if self._is_narrow and not self.decision.is_idle:
            self.offer.skip.set_key("")
        self.turn_to(self.offer)

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
