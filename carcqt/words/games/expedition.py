"""The words of the expedition."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from textwrap import shorten
from typing import Any, ClassVar

from carcqt.puzzles.games import expedition as themes
from carcqt.rules.events import Event, Item, Scored, points
from carcqt.rules.game import Game
from carcqt.rules.games.expedition.events import (
    Built,
    Chosen,
    Disclosed,
    Earned,
    Hired,
    Kept,
    Ordered,
    Robbed,
    Shown,
    TakenBack,
    Turned,
    Unwanted,
)
from carcqt.rules.games.expedition.facts import FOUND, KEEP, SPECIES
from carcqt.rules.games.expedition.moves import Block, Build, Choose, Collect, Hire, Keep, Rest
from carcqt.rules.games.expedition.state import ExpeditionState
from carcqt.rules.moves import Move
from carcqt.words.games.expedition_problems import ExpeditionProblems
from carcqt.words.speech import Punctuation, capital, nouns_of
from carcqt.words.vocabulary import Called, Vocabulary

_TOLD = "told"
"""What was told before."""


class ExpeditionVocabulary(Vocabulary):
    in_rounds: ClassVar[bool] = True
    scores_late: ClassVar[bool] = True
    minutes: ClassVar[int] = 15
    seen: ClassVar[tuple[type[Event], ...]] = (Chosen, TakenBack)

    def title(self) -> str:
        return self.tr("Expedition")

    def printed(self) -> str:
        return "Amazonas (Stefan Dorra, 2005)"

    def blurb(self) -> str:
        return self.tr("Camps, rare species and income cards")

    def nouns(self) -> dict[str, str]:
        return {
            "village": self.tr("a village | villages | in"),
            "path": self.tr("a path | paths"),
            "waterway": self.tr("a waterway | waterways"),
            "orchid": self.tr("an orchid | orchids"),
            "butterfly": self.tr("a butterfly | butterflies"),
            "fish": self.tr("a fish | fish"),
            "parrot": self.tr("a parrot | parrots"),
            "reptile": self.tr("a reptile | reptiles"),
            "chip": self.tr("the five species | five-species chips"),
            "majority": self.tr("the majorities | majorities (two players)"),
            "mission": self.tr("the mission | missions"),
            "guide": self.tr("a guide | guides"),
            "all": self.tr("the five species | all five species"),
            "tent": self.tr("a tent | tents"),
            "neutral": self.tr("a neutral tent | neutral tents"),
            "events": self.tr("an event card | event cards"),
            "start": self.tr("the start tile"),
        }

    def aids(self) -> dict[str, tuple[str, str]]:
        return {
            "squares": (self.tr("Possible villages"), self.tr("Show where you may set up a camp")),
            "regions": (
                self.tr("Villages under the pointer"),
                self.tr("Species, prices and camps"),
            ),
            "left": (self.tr("Research tiles left"), self.tr("Tiles still to find")),
        }

    def region(self, source: str) -> str:
        """Points are for all of a species: the orchids."""
        if source in SPECIES:
            return nouns_of(self.translate).every(self.noun(source))
        return super().region(source)

    def owned(self, source: str, owner: str) -> str:
        if source in SPECIES:
            return nouns_of(self.translate).all_owned(self.noun(source), owner)
        return super().owned(source, owner)

    def villages_differ(self, villages: int) -> str:
        return self.tr("Species", "", villages)

    def item(self, what: str, n: int) -> str:
        return {
            "orchid": self.tr("%n orchid(s)", "", n),
            "butterfly": self.tr("%n butterfly(ies)", "", n),
            "fish": self.tr("%n fish", "", n),
            "parrot": self.tr("%n parrot(s)", "", n),
            "reptile": self.tr("%n reptile(s)", "", n),
            "guide": self.tr("%n guide(s)", "", n),
            "largest": self.tr("%n from the largest collection", "", n),
            "card": self.tr("%n from the card", "", n),
            "income": self.tr("%n of income", "", n),
            "chip": self.tr("%n chip(s) won", "", n),
            "majority": self.tr("%n species ahead", "", n),
            "missing": self.tr("%n village(s) without a camp", "", n),
            _TOLD: "",
        }.get(what, f"{n} {what}")

    def phase(self, phase: str) -> str:
        return {
            "keep": self.tr("keep one of two missions"),
            "found": self.tr("set up the first tent"),
            "income": self.tr("choose an income card in secret"),
            "offer": self.tr("hire the guide, or take the income"),
            "build": self.tr("set up camps, or rest"),
            "over": self.tr("the game is over"),
        }.get(phase, phase)

    def steps(self) -> tuple[str, ...]:
        return self.tr("Event"), self.tr("Income card"), self.tr("Income and camps")

    def first_step(self, phase: str) -> str:
        return {"keep": self.tr("Mission"), "found": self.tr("First camp")}.get(phase, "")

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

    def label(self, move: Move, kind: str) -> tuple[str, str]:
        """The kind is what a camp in the village would cost, in gold."""
        match move:
            case Build():
                price = int(kind or 0)
                name = self.tr("Camp · %n gold", "", price)
                return name, self.tr("Build for %n gold", "", price)
            case Block():
                return self.tr("Neutral tent"), self.tr("Block a square")
            case Choose(card):
                text = self.tr("Play card {card}").format(card=card)
                return text, text
            case Hire(species):
                return capital(self.terrain(species)), self.tr("Hire the guide")
            case Keep():
                text = self.tr("Keep this mission")
                return text, text
        return super().label(move, kind)

    def heading(self, move: Move, kind: str) -> str:
        name, act = self.label(move, kind)
        return f"{act} · {name}" if isinstance(move, Hire) else name

    def rested(self, move: Move) -> str:
        match move:
            case Rest():
                return self.tr("{player} sets up no camp.")
            case Collect():
                return self.tr("{player} takes the income, not the guide.")
        return ""

    def tie_break(self) -> str:
        return self.tr("If points are equal, more species tiles win, then more silver.")

    def idle(self, move: Move) -> str:
        match move:
            case Rest():
                return self.tr("End the turn")
            case Collect():
                return self.tr("Take the income")
        return ""

    def secret(self, phase: str) -> str:
        if phase == KEEP:
            return self.tr("Ask the others to look away. This shows {player}’s two missions.")
        if phase == FOUND:
            return self.tr("Ask the others to look away. This shows {player}’s mission.")
        return self.tr(
            "Ask the others to look away. This shows {player}’s income cards and mission."
        )

    def shows(self, phase: str) -> str:
        return {
            KEEP: self.tr("show my missions"),
            FOUND: self.tr("show my mission"),
        }.get(phase, self.tr("show my cards"))

    def teaches(self, kind: str) -> str:
        return {
            "village": self.tr(
                "A camp gives you a research tile of the village’s species. From three tiles "
                "of a species on, each scores 1 point at the end."
            ),
            "income": self.tr(
                "The highest value moves first. In a tie, the higher tie-break number goes first."
            ),
            "guide": self.tr("The guide counts as one more of a species for the rest of the game."),
            "mission": self.tr("You lose 3 points for each village where you have no camp."),
            "block": self.tr("On the cheapest free square, never on the last."),
        }.get(kind, "")

    def measure(self, measure: str) -> str:
        return {
            "completed-mission": self.tr("completed missions"),
            "five-species": self.tr("collections of all five species"),
            "tents-set-up": self.tr("tents set up"),
            "guides-hired": self.tr("guides hired"),
        }.get(measure, measure)

    def theme(self, theme: str) -> str:
        return {
            themes.MISSION: self.tr("Mission"),
            themes.ROUTE: self.tr("Route"),
            themes.FIVE: self.tr("Five species"),
            themes.DUEL: self.tr("Income duel"),
            themes.SHIELD: self.tr("Shield"),
            themes.GUIDE: self.tr("Guide"),
            themes.NEUTRAL: self.tr("Neutral tent"),
            themes.THRIFT: self.tr("Thrift"),
        }.get(theme, theme)

    def card(self, card: str) -> str:
        if card.startswith("bonus-"):
            text = self.tr("bonus for {species} (1 more silver for each tile)")
            return text.format(species=self.source(card.removeprefix("bonus-")))
        return {
            "jaguar": self.tr("a jaguar (no path can be used)"),
            "crocodile": self.tr("crocodiles (no waterway can be used)"),
            "fire": self.tr("a forest fire (income is halved)"),
            "theft": self.tr(
                "theft (everyone loses 1 silver for each tile of their largest collection)"
            ),
            "guide": self.tr("a guide (to hire instead of taking the income)"),
        }.get(card, card)

    def problems(self) -> dict[str, str]:
        return ExpeditionProblems(self.translate).sentences()

    def gathered(self, events: Sequence[Event]) -> list[Event]:
        """What a mission lacks is told with it, and not again with the points that are lost."""
        told = {event.seat for event in events if isinstance(event, Disclosed)}
        return [
            replace(event, items=(Item(_TOLD, 1, points(event.items)),))
            if isinstance(event, Scored) and event.source == "mission" and event.seat in told
            else event
            for event in events
        ]

    def event(self, event: Event, called: Called) -> str:
        match event:
            case Turned(number, card):
                text = self.tr("Round {number}: {event}.")
                return text.format(number=number, event=self.card(card))
            case Ordered(seats):
                text = self.tr("Turn order: {players}.")
                return text.format(players=", ".join(map(called.player, seats)))
            case Unwanted():
                return self.tr("Nobody hires the guide. The guide leaves the game.")
            case Kept():
                return self.tr("{player} keeps one of two missions.")
            case Chosen():
                return self.tr("{player} has chosen an income card.")
            case Shown(seat, card, items) if _counted(items) == ["card"]:
                text = self.tr("{player} plays card {card}.")
                return text.format(player=called.player(seat), card=card)
            case Shown(seat, card, items):
                text = self.tr("{player} plays card {card}: {sum}.")
                return text.format(player=called.player(seat), card=card, sum=self._sum(items))
            case Earned():
                return self._earned(called.player(event.seat), event)
            case Robbed(seat, silver):
                text = self.tr("The monkey steals %n silver from {player}.", "", silver)
                return text.format(player=called.player(seat))
            case Hired(seat, species):
                text = self.tr("{player} hires the guide, who counts as one more {species}.")
                return text.format(player=called.player(seat), species=self.terrain(species))
            case Built():
                return self._built(event, called)
            case TakenBack():
                return self.tr("{player} takes all income cards back.")
            case Disclosed(missing=()):
                return self.tr("{player} has a camp in every village of the mission.")
            case Disclosed(missing=missing):
                text = self.tr("{player}’s mission lacks a camp in {villages}.")
                return text.replace("{villages}", self._listed(missing, called))
        return str(event)

    def _earned(self, player: str, event: Earned) -> str:
        items, silver = event.items, points(event.items)
        halved = any(item.what == "fire" for item in items)
        if halved and not silver:
            text = self.tr("{player} gets nothing: the fire halves {whole}, rounded down.")
        elif halved:
            text = self.tr(
                "{player} gets %n silver: half of {whole}, because of the fire.", "", silver
            )
        elif not silver:
            text = self.tr("{player} gets nothing: the card gives no silver.")
        elif event.is_shielded:
            text = self.tr("{player} gets %n silver; the card protects from the event.", "", silver)
        elif _counted(items) == ["income"]:
            text = self.tr("{player} gets %n silver.", "", silver)
        else:
            text = self.tr("{player} gets %n silver: {sum}.", "", silver)
        return text.format(player=player, sum=self._sum(items), whole=items[0].count)

    def _sum(self, items: tuple[Item, ...]) -> str:
        """5 from the card + 3 orchids = 8."""
        terms = [self.item(item.what, item.count) for item in items if item.count]
        total = str(points(items))
        return f"{' + '.join(terms)} = {total}" if len(terms) > 1 else "".join(terms) or total

    def _built(self, event: Built, called: Called) -> str:
        facts = {"player": called.player(event.seat), "village": called.thing(event.spot.zone)}
        if event.piece == "neutral":
            return self.tr("{player} puts up a neutral tent in {village}.").format(**facts)
        if not event.tile:
            text = self.tr("{player} sets up a camp in {village} for %n gold.", "", event.price)
            return text.format(**facts)
        text = self.tr(
            "{player} sets up a camp in {village} for %n gold: 1 {species}.", "", event.price
        )
        return text.format(species=self.terrain(event.tile), **facts)

    def _listed(self, villages: Sequence[str], called: Called) -> str:
        return Punctuation(self.translate).listed(*map(called.thing, villages))

    def move(self, move: Move, called: Called) -> str:
        match move:
            case Keep(1):
                return self.tr("Keep the first mission.")
            case Keep():
                return self.tr("Keep the second mission.")
            case Build(village):
                text = self.tr("Set up a camp in {village}.")
                return text.format(village=called.thing(village))
            case Block(village):
                text = self.tr("Put up a neutral tent in {village}.")
                return text.format(village=called.thing(village))
            case Choose(card):
                return self.tr("Choose the income card {card}.").format(card=card)
            case Hire(species):
                text = self.tr("Hire the guide as one more {species}.")
                return text.format(species=self.terrain(species))
            case Collect():
                return self.tr("Take the income.")
            case Rest():
                return self.tr("End my turn.")
        return str(move)

    def standing(self, game: Game[Any], players: Sequence[str]) -> list[str]:
        assert isinstance(game, ExpeditionState)
        return [
            *self._round(game, players),
            "",
            *self._collections(game, players),
            "",
            self.tr("Income cards in hand:"),
            # X-R10: every hand is known, as each card was shown when it was played.
            *(f"{seat + 1} {' '.join(map(str, game.hand(seat)))}" for seat in range(game.players)),
        ]

    def _round(self, game: ExpeditionState, players: Sequence[str]) -> Iterator[str]:
        if game.is_over:
            return
        if game.event:
            number, event = len(game.gone) + 1, self.card(game.event)
            yield self.tr("Round {number}: {event}").format(number=number, event=event)
        if game.order:
            named = ", ".join(players[seat] for seat in game.order)
            yield self.tr("Turn order: {players}").format(players=named)

    def _collections(self, game: ExpeditionState, players: Sequence[str]) -> Iterator[str]:
        """What each player has; all of it is open."""
        heads = [self.tr("points"), self.tr("silver"), self.tr("tents"), self.tr("chip")]
        heads += [self.source(species) for species in SPECIES]
        yield " " * 15 + "".join(f"  {head}" for head in heads)
        for seat, player in enumerate(players):
            name = shorten(player, 13, placeholder="…")
            cells = [str(game.scores[seat]), str(game.money[seat]), str(game.supplies[seat][0])]
            cells.append(str(game.chips[seat] or "-"))
            for tiles, guides in zip(game.tiles(seat), game.guides[seat], strict=True):
                cells.append(f"{tiles}+{guides}" if guides else str(tiles))
            pairs = zip(cells, heads, strict=True)
            row = "".join(f"  {cell:>{len(head)}}" for cell, head in pairs)
            yield f"{seat + 1} {name:<13}{row}"


def _counted(items: tuple[Item, ...]) -> list[str]:
    """What there is any of."""
    return [item.what for item in items if item.count]
