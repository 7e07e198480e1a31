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
from carcqt.words.speech import Punctuation, Speech, capital, with_names
from carcqt.words.vocabulary import Called, Vocabulary


class SeveralFish(Speech):
    """English has one word for one and for many."""

    def named(self) -> str:
        return self.tr("fish")


_TOLD = "told"
"""What was told before."""


class ExpeditionVocabulary(Vocabulary):
    in_rounds: ClassVar[bool] = True
    scores_late: ClassVar[bool] = True
    minutes: ClassVar[int] = 15

    def title(self) -> str:
        return self.tr("Expedition")

    def printed(self) -> str:
        return "Amazonas (Stefan Dorra, 2005)"

    def blurb(self) -> str:
        return self.tr("Camps and rare species, cards in hand")

    def terrain(self, kind: str) -> str:
        return {
            "village": self.tr("village"),
            "path": self.tr("path"),
            "waterway": self.tr("waterway"),
        }.get(kind, kind)

    def aids(self) -> dict[str, tuple[str, str]]:
        return {
            "squares": (self.tr("Possible villages"), self.tr("Show where you may set up a camp")),
            "regions": (
                self.tr("Villages under the pointer"),
                self.tr("Species, prices and camps"),
            ),
            "left": (self.tr("Research tiles left"), self.tr("Tiles still to find")),
        }

    def a_way(self, kind: str) -> str:
        return {"path": self.tr("a path"), "waterway": self.tr("a waterway")}.get(kind, kind)

    def villages_differ(self, villages: int) -> str:
        return self.tr("Species", "", villages)

    def species(self, species: str) -> str:
        """One of a species, bare."""
        return {
            "orchid": self.tr("orchid"),
            "butterfly": self.tr("butterfly"),
            "fish": self.tr("fish"),
            "parrot": self.tr("parrot"),
            "reptile": self.tr("reptile"),
        }.get(species, species)

    def source(self, source: str) -> str:
        return {
            "orchid": self.tr("orchids"),
            "butterfly": self.tr("butterflies"),
            "fish": SeveralFish(self.translate).named(),
            "parrot": self.tr("parrots"),
            "reptile": self.tr("reptiles"),
            "chip": self.tr("five-species chips"),
            "majority": self.tr("majorities (two players)"),
            "mission": self.tr("missions"),
            "guide": self.tr("guides"),
            "all": self.tr("all five species"),
        }.get(source, source)

    def worth(self, source: str) -> str:
        return {
            "orchid": self.tr("the orchids"),
            "butterfly": self.tr("the butterflies"),
            "fish": self.tr("the fish"),
            "parrot": self.tr("the parrots"),
            "reptile": self.tr("the reptiles"),
            "chip": self.tr("the five species"),
            "majority": self.tr("the majorities"),
            "mission": self.tr("the mission"),
        }.get(source, source)

    def inside(self, kind: str) -> str:
        return {"village": self.tr("in the village")}.get(kind, kind)

    def pieces(self, piece: str) -> str:
        return {"tent": self.tr("tents"), "neutral": self.tr("neutral tents")}.get(piece, piece)

    def a_piece(self, piece: str, kind: str) -> str:
        return {"tent": self.tr("a tent"), "neutral": self.tr("a neutral tent")}.get(piece, piece)

    def item(self, what: str, n: int) -> str:
        return {
            "orchid": self.tr("%n orchid(s)", "", n),
            "butterfly": self.tr("%n butterfly(ies)", "", n),
            "fish": self.tr("%n fish", "", n),
            "parrot": self.tr("%n parrot(s)", "", n),
            "reptile": self.tr("%n reptile(s)", "", n),
            "guide": self.tr("%n guide(s)", "", n),
            "largest": self.tr("%n of the largest species", "", n),
            "card": self.tr("%n from the card", "", n),
            "income": self.tr("%n of income", "", n),
            "chip": self.tr("%n chip(s)", "", n),
            "majority": self.tr("%n species ahead", "", n),
            "missing": self.tr("%n village(s) without a camp", "", n),
            _TOLD: "",
        }.get(what, f"{n} {what}")

    def pile(self, pile: str) -> str:
        return {"events": self.tr("event cards"), "start": self.tr("start tile")}.get(pile, pile)

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
                name = self.tr("Camp · {price} gold").format(price=kind)
                return name, self.tr("Build for {price} gold").format(price=kind)
            case Block():
                return self.tr("Neutral tent"), self.tr("Block a square")
            case Choose(card):
                text = self.tr("Play card {card}").format(card=card)
                return text, text
            case Hire(species):
                return capital(self.species(species)), self.tr("Hire the guide")
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
            text = self.tr("bonus for {species}, 1 more silver for each tile")
            return text.format(species=self.source(card.removeprefix("bonus-")))
        return {
            "jaguar": self.tr("a jaguar, no path can be used"),
            "crocodile": self.tr("crocodiles, no waterway can be used"),
            "fire": self.tr("a forest fire, income is halved"),
            "theft": self.tr("theft, 1 silver is lost for each tile of the largest species"),
            "guide": self.tr("a guide, to hire instead of taking the income"),
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

    def story(self, event: Event, called: Called) -> str:
        match event:
            case Kept():
                return self._kept(called.player(event.seat), None)
            case Chosen() | TakenBack():
                return ""
            case Disclosed(missing=()):
                return self.tr("{player} has a camp in every village of the mission.")
            case Disclosed(missing=missing):
                text = self.tr("{player}’s mission lacks a camp in {villages}.")
                text = with_names(text, player=called.player(event.seat))
                return text.replace("{villages}", self._listed(missing, called))
        return self.event(event, called)

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
            case Kept(seat, mission):
                return self._kept(called.player(seat), mission)
            case Chosen(seat, card):
                return self._chosen(called.player(seat), card)
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
                return text.format(player=called.player(seat), species=self.species(species))
            case Built():
                return self._built(event, called)
            case TakenBack(seat):
                text = self.tr("{player} takes all income cards back.")
                return text.format(player=called.player(seat))
            case Disclosed():
                return self._disclosed(event, called)
        return str(event)

    def _kept(self, player: str, mission: str | None) -> str:
        if mission is None:
            return self.tr("{player} keeps one of two missions.").format(player=player)
        text = self.tr("{player} keeps the mission {mission}.")
        return text.format(player=player, mission=mission)

    def _chosen(self, player: str, card: int | None) -> str:
        if card is None:
            return self.tr("{player} has chosen an income card.").format(player=player)
        text = self.tr("{player} has chosen the income card {card}.")
        return text.format(player=player, card=card)

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
        return text.format(species=self.species(event.tile), **facts)

    def _disclosed(self, event: Disclosed, called: Called) -> str:
        player = called.player(event.seat)
        if not event.missing:
            text = self.tr("{player} has completed the mission {mission}.")
            return text.format(player=player, mission=event.mission)
        text = self.tr("{player} had the mission {mission}, without a camp in {villages}.")
        villages = self._listed(event.missing, called)
        return text.format(player=player, mission=event.mission, villages=villages)

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
                return text.format(species=self.species(species))
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
