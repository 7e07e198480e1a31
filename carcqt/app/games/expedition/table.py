"""The table of the Expedition."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, ClassVar

from carcqt.app.games.expedition.hand import ExpeditionHand
from carcqt.app.games.expedition.rounds import last_camps, price_of
from carcqt.app.games.expedition.stage import ExpeditionStage
from carcqt.app.games.expedition.villages import ExpeditionTips
from carcqt.app.session import Session
from carcqt.app.showing import Showing
from carcqt.app.table.decision import Decision
from carcqt.app.table.hand import Hand
from carcqt.app.table.map.table import MapTable
from carcqt.app.table.shown import Count, MoveLabel, PileLine
from carcqt.app.table.stage import Stage
from carcqt.app.table.tips import Tip
from carcqt.art.drawings.species import chip, coin, medal
from carcqt.art.pieces import piece
from carcqt.art.studio import Studio
from carcqt.rules.events import points
from carcqt.rules.game import OVER, Game
from carcqt.rules.games.charts import SILVER, SPECIES
from carcqt.rules.games.expedition_events import Shown
from carcqt.rules.games.expedition_facts import ENOUGH, FOUND, KEEP, TENT
from carcqt.rules.games.expedition_moves import Block, Build, Hire
from carcqt.rules.games.journeys import Journey
from carcqt.rules.moves import Move
from carcqt.rules.position import Position
from carcqt.words.numbers import digits

DUEL = 2
"""With so few players, each species brings a point to who has more of it."""


class ExpeditionTable(MapTable):
    rows: ClassVar[int] = 2

    def stage(self, session: Showing, decision: Decision, studio: Studio) -> Stage:
        return ExpeditionStage(session, decision, studio, self)

    def hand(self, session: Session, decision: Decision, studio: Studio, stage: Stage) -> Hand:
        return ExpeditionHand(session, decision, self)

    def village_of(self, move: Move) -> str | None:
        return move.village if isinstance(move, Build | Block) else None

    def prices(self, game: Game[Any], moves: Iterable[Move]) -> dict[str, int]:
        """Of camps that can be set up: a neutral tent costs something else, and goes elsewhere."""
        assert isinstance(game, Journey)
        builds = [move.village for move in moves if isinstance(move, Build)]
        return {village: price_of(game, village) or 0 for village in builds}

    def joins(self, piece: str) -> bool:
        return self.description.piece_numbers[piece] == TENT

    def last(self, session: Showing) -> dict[str, int]:
        return last_camps(session)

    def tip(self, session: Showing, village: str, seat: int) -> Tip:
        return ExpeditionTips(session).tip(village, seat)

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
        assert isinstance(game, Journey)
        if game.is_over:
            return self.tr("Game over")
        if not game.event:
            return self.tr("The first camps")
        number = len(game.gone) + 1
        rounds = number + game.left_in(0).total()
        return self.tr("Round {number} of {rounds}").format(number=number, rounds=rounds)

    def piles(self, game: Game[Any]) -> list[PileLine]:
        assert isinstance(game, Journey)
        left = self.tr("Pile {count}").format(count=game.left_in(0).total())
        piles = [
            PileLine("pile", left, self.tr("Events that are still to come, one for each round"))
        ]
        if chip := game.next_chip:
            text = self.tr("5 species: %n pt(s)", "", chip)
            tip = self.tr("Points for whoever is next to own a tile of each of the five species")
            piles.append(PileLine("star", text, tip))
        return piles

    def counts(self, position: Position, seat: int, colour: int) -> list[Count]:
        extra: dict[str, Any] = dict(position.extra)
        found = []
        for number, species in enumerate(SPECIES):
            tiles, guides = extra["tiles"][seat][number], extra["guides"][seat][number]
            text = self.words.item(species, tiles + guides)
            if guides:
                text = self.tr("{species}, {guides} among them").format(
                    species=text, guides=self.words.item("guide", guides)
                )
            found.append(Count(medal(species), tiles + guides, text))
        gold, silver = divmod(extra["money"][seat], SILVER)
        tents, worth = position.supplies[seat][TENT], extra["chips"][seat]
        return [
            *found,
            Count(piece("tent", colour), tents, self.tr("%n tent(s) left", "", tents)),
            Count(coin(), gold, self.tr("{count} gold").format(count=gold)),
            Count(coin(silver=True), silver, self.tr("{count} silver").format(count=silver)),
            Count(chip(str(worth or "")), worth, self.chip(worth)),
        ]

    def score(self, position: Position, seat: int, *, projected: bool) -> str:
        """Collections and chip; a mission is not for all to see."""
        points = position.scores[seat]
        if position.phase == OVER:
            return digits(points)
        if not projected:
            return ""
        extra: dict[str, Any] = dict(position.extra)
        both = zip(extra["tiles"], extra["guides"], strict=True)
        counts = [[sum(pair) for pair in zip(*each, strict=True)] for each in both]
        points += sum(count for count in counts[seat] if count >= ENOUGH)
        if position.players == DUEL:
            pairs = zip(counts[seat], counts[1 - seat], strict=True)
            points += sum(own > other for own, other in pairs)
        return str(points)

    def chip(self, worth: int) -> str:
        if not worth:
            return self.tr("not all five species yet")
        return self.tr("all five species: {points} points").format(points=worth)

    def notes(self, position: Position, seat: int) -> list[str]:
        """X-R10: every hand is open to all."""
        extra: dict[str, Any] = dict(position.extra)
        cards = ", ".join(map(str, extra["hands"][seat]))
        return [self.tr("Income cards in hand: {cards}").format(cards=cards)] if cards else []

    def badge(self, session: Showing, seat: int) -> str:
        """1st · 8: the place in the turn order, and the value that was announced."""
        game = session.game
        assert isinstance(game, Journey)
        if seat not in game.order:
            return ""
        names = self.tr("1st"), self.tr("2nd"), self.tr("3rd"), self.tr("4th")
        return f"{names[game.order.index(seat)]} · {announced(session, seat)}"

    def ready(self, position: Position) -> list[bool]:
        extra: dict[str, Any] = dict(position.extra)
        if position.phase == KEEP:
            return [len(missions) == 1 for missions in extra["missions"]]
        if position.phase == FOUND:
            founders = {standing.seat for standing in position.pieces}
            return [seat in founders for seat in range(position.players)]
        return [card != -1 for card in extra["chosen"]]


def announced(session: Showing, seat: int) -> int:
    """What a seat's card was worth when it was shown; camps built since then do not count."""
    for moment in reversed(session.moments):
        for event in moment.events:
            if isinstance(event, Shown) and event.seat == seat:
                return points(event.items)
    game = session.game
    assert isinstance(game, Journey)
    return points(game.announced(seat))
