"""The table of the Expedition."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, ClassVar

from carcqt.app.games.expedition.hand import ExpeditionHand
from carcqt.app.games.expedition.rounds import events_back, last_camps
from carcqt.app.games.expedition.stage import ExpeditionStage
from carcqt.app.games.expedition.villages import ExpeditionTips
from carcqt.app.table.decision import Decision
from carcqt.app.table.map.table import MapTable
from carcqt.app.table.rail.hand import Hand
from carcqt.app.table.shown import Count, MoveLabel, PileLine
from carcqt.app.table.stage import Stage
from carcqt.app.table.tips import Tip
from carcqt.art.brush.sprites import Draw
from carcqt.art.drawings.pieces import piece
from carcqt.art.drawings.species import chip, coin, medal
from carcqt.art.studio.studio import Studio
from carcqt.play.table import Table
from carcqt.rules.events import points
from carcqt.rules.game import OVER, Game
from carcqt.rules.games.expedition.explorers import explorers_of, open_score, ready
from carcqt.rules.games.expedition.facts import SPECIES, TENT
from carcqt.rules.games.expedition.moves import Block, Build, Hire
from carcqt.rules.games.expedition.recent import last_announced
from carcqt.rules.games.expedition.state import ExpeditionState
from carcqt.rules.moves import Move
from carcqt.rules.position import Position
from carcqt.words.numbers import digits


class ExpeditionTable(MapTable):
    rows: ClassVar[int] = 2

    def stage(self, table: Table, decision: Decision, studio: Studio) -> Stage:
        return ExpeditionStage(table, decision, studio, self)

    def hand(self, table: Table, decision: Decision, studio: Studio, stage: Stage) -> Hand:
        hand = ExpeditionHand(table, decision, self)
        if isinstance(stage, ExpeditionStage):
            hand.missions.pointed.connect(stage.light_mission)
        return hand

    def village_of(self, move: Move) -> str | None:
        return move.village if isinstance(move, Build | Block) else None

    def offers(self, game: Game[Any], moves: Iterable[Move]) -> dict[str, Draw]:
        """What a camp costs; a plain tent where only a neutral one can be put up."""
        assert isinstance(game, ExpeditionState)
        offers: dict[str, Draw] = {}
        for move in moves:
            if isinstance(move, Build):
                offers[move.village] = coin(str(game.price_of(move.village) or 0))
            elif isinstance(move, Block):
                offers.setdefault(move.village, piece("neutral", 0))
        return offers

    def joins(self, piece: str) -> bool:
        return self.description.piece_numbers[piece] == TENT

    def last(self, table: Table) -> dict[str, int]:
        return last_camps(table)

    def tip(self, table: Table, village: str, seat: int) -> Tip:
        return ExpeditionTips(table).tip(village, seat)

    def label(self, move: Move, kind: str, colour: int) -> MoveLabel:
        """The kind is what a camp in the village would cost, in gold."""
        label = super().label(move, kind, colour)
        match move:
            case Build():
                return replace(label, draw=piece("tent", colour))
            case Block():
                return replace(label, draw=piece("neutral", 0))
            case Hire(species):
                return replace(label, draw=medal(species))
        return label

    def subtitle(self, game: Game[Any], turn: int) -> str:
        assert isinstance(game, ExpeditionState)
        if game.is_over:
            return self.tr("Game over")
        if not game.event:
            return self.tr("The first camps")
        text = self.tr("Round {number} of {rounds}")
        return text.format(number=game.round, rounds=game.rounds)

    def piles(self, game: Game[Any]) -> list[PileLine]:
        assert isinstance(game, ExpeditionState)
        left = self.tr("Pile {count}").format(count=game.left_in(0).total())
        piles = [PileLine("pile", left, self.tr("Events to come, one for each round"))]
        if chip := game.next_chip:
            text = self.tr("5 species: %n pt(s)", "", chip)
            tip = self.tr("Points for the next player who owns a tile of each of the five species")
            piles.append(PileLine("star", text, tip))
        return piles

    def counts(self, position: Position, seat: int, colour: int) -> list[Count]:
        own = explorers_of(position)[seat]
        found = []
        for species, count, guides in zip(SPECIES, own.counts, own.guides, strict=True):
            text = self.words.item(species, count)
            if guides:
                text = self.tr("{species}, {guides} among them").format(
                    species=text, guides=self.words.item("guide", guides)
                )
            found.append(Count(medal(species), count, text))
        gold, silver = own.purse
        tents, worth = own.tents, own.chip
        return [
            *found,
            Count(piece("tent", colour), tents, self.tr("%n tent(s) left", "", tents)),
            Count(coin(), gold, self.tr("%n gold", "", gold)),
            Count(coin(silver=True), silver, self.tr("%n silver", "", silver)),
            Count(chip(str(worth or "")), worth, self.chip(worth)),
        ]

    def score(self, position: Position, seat: int, *, projected: bool) -> str:
        """Collections and chip; a mission is not for all to see."""
        if position.phase == OVER:
            return digits(position.scores[seat])
        return str(open_score(position, seat)) if projected else ""

    def standing(self, position: Position, seat: int) -> str:
        """What is shown before the end is not all: missions are counted then."""
        return "" if position.phase == OVER else self.tr("so far")

    def chip(self, worth: int) -> str:
        if not worth:
            return self.tr("not all five species yet")
        return self.tr("all five species: {points} points").format(points=worth)

    def notes(self, position: Position, seat: int) -> list[str]:
        """X-R10: every hand is open to all."""
        cards = ", ".join(map(str, explorers_of(position)[seat].hand))
        return [self.tr("Income cards in hand: {cards}").format(cards=cards)] if cards else []

    def badge(self, table: Table, seat: int) -> str:
        """1st · 8: the place in the turn order, and the value that was announced."""
        game = table.game
        assert isinstance(game, ExpeditionState)
        if seat not in game.order:
            return ""
        names = self.tr("1st"), self.tr("2nd"), self.tr("3rd"), self.tr("4th")
        shown = last_announced(events_back(table), seat)
        worth = points(game.announced(seat)) if shown is None else shown
        return f"{names[game.order.index(seat)]} · {worth}"

    def ready(self, position: Position) -> list[bool]:
        return ready(position)
