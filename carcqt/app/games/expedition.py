"""The table of the Expedition."""

from __future__ import annotations

from typing import Any, ClassVar

from carcqt.app.showing import Showing
from carcqt.app.table.desk import Act, Count, Desk, Heap
from carcqt.app.table.journey import events_back
from carcqt.art.drawings.species import chip, coin, medal
from carcqt.art.pieces import piece
from carcqt.rules.events import points
from carcqt.rules.game import OVER, Game
from carcqt.rules.games.expedition.explorers import explorers_of, open_score, ready
from carcqt.rules.games.expedition.facts import FOUND, KEEP, SPECIES
from carcqt.rules.games.expedition.moves import Block, Build, Choose, Hire, Keep
from carcqt.rules.games.expedition.recent import last_announced
from carcqt.rules.games.expedition.state import ExpeditionState
from carcqt.rules.moves import Move
from carcqt.rules.position import Position
from carcqt.words.games.expedition import ExpeditionVocabulary
from carcqt.words.numbers import digits


class ExpeditionDesk(Desk):
    rows: ClassVar[int] = 2
    in_rounds: ClassVar[bool] = True
    scores_late: ClassVar[bool] = True
    minutes: ClassVar[int] = 15

    def title(self) -> str:
        return self.tr("Expedition")

    def printed(self) -> str:
        return "Amazonas (Stefan Dorra, 2005)"

    def blurb(self) -> str:
        return self.tr("Camps and rare species, cards in hand")

    def steps(self) -> tuple[str, ...]:
        return self.tr("Event"), self.tr("Income card"), self.tr("Income and camps")

    def step(self, phase: str) -> int:
        return {"keep": 0, "found": 0, "income": 1, "offer": 2, "build": 2}.get(phase, 3)

    def doing(self, phase: str) -> str:
        return {
            "keep": self.tr("chooses a mission"),
            "found": self.tr("sets up a first camp"),
            "income": self.tr("chooses an income card"),
            "offer": self.tr("income, or the guide"),
            "build": self.tr("sets up camps"),
        }.get(phase, "")

    def subtitle(self, game: Game[Any], turn: int) -> str:
        assert isinstance(game, ExpeditionState)
        if game.is_over:
            return self.tr("Game over")
        if not game.event:
            return self.tr("The first camps")
        text = self.tr("Round {number} of {rounds}")
        return text.format(number=game.round, rounds=game.rounds)

    def heaps(self, game: Game[Any]) -> list[Heap]:
        assert isinstance(game, ExpeditionState)
        left = self.tr("Pile {count}").format(count=game.left_in(0).total())
        heaps = [Heap("pile", left, self.tr("Events that are still to come, one for each round"))]
        if chip := game.next_chip:
            text = self.tr("5 species: %n pt(s)", "", chip)
            tip = self.tr("Points for whoever is next to own a tile of each of the five species")
            heaps.append(Heap("star", text, tip))
        return heaps

    def counts(self, position: Position, seat: int, colour: int) -> list[Count]:
        names = ExpeditionVocabulary(self.translate)
        own = explorers_of(position)[seat]
        found = []
        for species, count, guides in zip(SPECIES, own.counts, own.guides, strict=True):
            text = names.item(species, count)
            if guides:
                text = self.tr("{species}, {guides} among them").format(
                    species=text, guides=names.item("guide", guides)
                )
            found.append(Count(medal(species), count, text))
        gold, silver = own.purse
        tents, worth = own.tents, own.chip
        return [
            *found,
            Count(piece("tent", colour), tents, self.tr("%n tent(s) left", "", tents)),
            Count(coin(), gold, self.tr("{count} gold").format(count=gold)),
            Count(coin(silver=True), silver, self.tr("{count} silver").format(count=silver)),
            Count(chip(str(worth or "")), worth, self.chip(worth)),
        ]

    def score(self, position: Position, seat: int, *, projected: bool) -> str:
        """Collections and chip; a mission is not for all to see."""
        if position.phase == OVER:
            return digits(position.scores[seat])
        return str(open_score(position, seat)) if projected else ""

    def chip(self, worth: int) -> str:
        if not worth:
            return self.tr("not all five species yet")
        return self.tr("all five species: {points} points").format(points=worth)

    def act(self, move: Move, kind: str, colour: int) -> Act:
        """The kind is what a camp in the village would cost, in gold."""
        names = ExpeditionVocabulary(self.translate)
        match move:
            case Build():
                does = self.tr("Build for {price} gold").format(price=kind)
                return Act(
                    self.tr("Camp · {price} gold").format(price=kind), does, piece("tent", colour)
                )
            case Block():
                return Act(self.tr("Neutral tent"), self.tr("Block a square"), piece("neutral", 0))
            case Choose(card):
                text = self.tr("Play card {card}").format(card=card)
                return Act(text, text)
            case Hire(species):
                name = names.species(species)
                return Act(
                    name[:1].upper() + name[1:],
                    self.tr("Hire the guide"),
                    medal(species),
                )
            case Keep():
                text = self.tr("Keep this mission")
                return Act(text, text)
        return Act(str(move), str(move))

    def idle(self, phase: str) -> str:
        return {
            "build": self.tr("End the turn"),
            "offer": self.tr("Take the income"),
        }.get(phase, "")

    def notes(self, position: Position, seat: int) -> list[str]:
        """X-R10: every hand is open to all."""
        cards = ", ".join(map(str, explorers_of(position)[seat].hand))
        return [self.tr("Income cards in hand: {cards}").format(cards=cards)] if cards else []

    def badge(self, session: Showing, seat: int) -> str:
        """1st · 8: the place in the turn order, and the value that was announced."""
        game = session.game
        assert isinstance(game, ExpeditionState)
        if seat not in game.order:
            return ""
        names = self.tr("1st"), self.tr("2nd"), self.tr("3rd"), self.tr("4th")
        shown = last_announced(events_back(session), seat)
        worth = points(game.announced(seat)) if shown is None else shown
        return f"{names[game.order.index(seat)]} · {worth}"

    def ready(self, position: Position) -> list[bool]:
        return ready(position)

    def secret(self, phase: str) -> str:
        if phase == KEEP:
            return self.tr("The others look away. The two missions of {player} will be shown.")
        if phase == FOUND:
            return self.tr("The others look away. The mission of {player} will be shown.")
        return self.tr(
            "The others look away. The income cards and the mission of {player} will be shown."
        )

    def shows(self, phase: str) -> str:
        return {
            KEEP: self.tr("show my missions"),
            FOUND: self.tr("show my mission"),
        }.get(phase, self.tr("show my cards"))

    def teaches(self, kind: str) -> str:
        return {
            "village": self.tr(
                "A camp brings a research tile of the village’s species. Three of a kind or more "
                "bring a point each at the end."
            ),
            "income": self.tr(
                "The highest value moves first; a tie goes to the higher number on the card."
            ),
            "guide": self.tr("The guide counts as one more of a species for the rest of the game."),
            "mission": self.tr("Each village without a camp of one’s own costs 3 points."),
            "block": self.tr("On the cheapest free square, never on the last."),
        }.get(kind, "")
