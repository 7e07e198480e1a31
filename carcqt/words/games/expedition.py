"""The words of the expedition."""

from __future__ import annotations

from carcqt.rules.events import Event, Item, points
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
from carcqt.rules.games.expedition.moves import Block, Build, Choose, Collect, Hire, Keep, Rest
from carcqt.rules.moves import Move
from carcqt.words.vocabulary import Called, Vocabulary


class ExpeditionVocabulary(Vocabulary):
    def game(self) -> str:
        return self.tr("Expedition")

    def terrain(self, kind: str) -> str:
        return {
            "village": self.tr("village"),
            "path": self.tr("path"),
            "waterway": self.tr("waterway"),
        }.get(kind, kind)

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
            "fish": self.tr("fishes"),
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
            "fish": self.tr("the fishes"),
            "parrot": self.tr("the parrots"),
            "reptile": self.tr("the reptiles"),
            "chip": self.tr("the five species"),
            "majority": self.tr("the majorities"),
            "mission": self.tr("the mission"),
        }.get(source, source)

    def inside(self, kind: str) -> str:
        return {"village": self.tr("in the village")}.get(kind, kind)

    def line_end(self, kind: str) -> str:
        return ""

    def pieces(self, piece: str) -> str:
        return {"tent": self.tr("tents"), "neutral": self.tr("neutral tents")}.get(piece, piece)

    def a_piece(self, piece: str, kind: str) -> str:
        return {"tent": self.tr("a tent"), "neutral": self.tr("a neutral tent")}.get(piece, piece)

    def icon(self, icon: str, n: int) -> str:
        return self.item(icon, n)

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
            "halved": self.tr("%n of income, halved by the fire", "", n),
            "chip": self.tr("%n chip(s)", "", n),
            "majority": self.tr("%n species ahead", "", n),
            "missing": self.tr("%n village(s) without a camp", "", n),
        }.get(what, f"{n} {what}")

    def pile(self, pile: str) -> str:
        return {"events": self.tr("event cards"), "start": self.tr("start tile")}.get(pile, pile)

    def drawn(self, pile: str) -> str:
        return "{tile}"

    def phase(self, phase: str) -> str:
        return {
            "keep": self.tr("keep one of two missions"),
            "found": self.tr("set up the first tent"),
            "income": self.tr("choose an income card in secret"),
            "offer": self.tr("hire the guide, or take the income"),
            "build": self.tr("set up camps, or rest"),
            "over": self.tr("the game is over"),
        }.get(phase, phase)

    def completed(self, kind: str, n: int) -> str:
        return kind

    def region(self, source: str) -> str:
        return self.worth(source)

    def closes(self, kind: str) -> str:
        return kind

    def a_tile(self, pile: str) -> str:
        return pile

    def measure(self, measure: str) -> str:
        return {
            "completed-mission": self.tr("completed missions"),
            "five-species": self.tr("collections of all five species"),
            "tents-set-up": self.tr("tents set up"),
            "guides-hired": self.tr("guides hired"),
        }.get(measure, measure)

    def card(self, card: str) -> str:
        if card.startswith("bonus-"):
            text = self.tr("bonus, 1 silver more for each of one’s own {species}")
            return text.format(species=self.source(card.removeprefix("bonus-")))
        return {
            "jaguar": self.tr("a jaguar, no path can be used"),
            "crocodile": self.tr("crocodiles, no waterway can be used"),
            "fire": self.tr("a forest fire, income is halved"),
            "theft": self.tr("a thieving monkey, 1 silver is lost for each of the largest species"),
            "guide": self.tr("a guide, who can be hired instead of taking the income"),
        }.get(card, card)

    def problems(self) -> dict[str, str]:
        return {**self._map_problems(), **self._journey_problems(), **self._move_problems()}

    def _map_problems(self) -> dict[str, str]:
        return {
            "village-twice": self.tr("Another village has this id; give each its own."),
            "village-unknown": self.tr("The map has no village “{village}”; name one of its own."),
            "village-links": self.tr(
                "The village has too few links ({count}); join it to two other villages or more."
            ),
            "village-unreachable": self.tr(
                "No way leads here from “{first}”; join the two parts of the map by a link."
            ),
            "species-unknown": self.tr("There is no species “{species}”; choose one of: {known}."),
            "species-nowhere": self.tr(
                "No village has “{species}”, so that nobody can collect all five; give it a home."
            ),
            "species-squares": self.tr(
                "The villages with “{species}” have {count} squares in all, and there are only "
                "{most} tiles of it; take squares away or change the species of a village."
            ),
            "prices-many": self.tr(
                "The village has {count} squares; leave at most {most} of their prices."
            ),
            "prices-order": self.tr("The squares fill from the cheapest; write that price first."),
            "price-range": self.tr(
                "A camp cannot cost {price} gold; write a price from {low} to {high}."
            ),
            "first-tents": self.tr(
                "Too few squares ({count}) cost {gold} gold or less for {players} players to pay a "
                "first tent each; make some cheaper."
            ),
            "link-kind": self.tr("There is no link of the kind “{kind}”; choose one of: {known}."),
            "link-round": self.tr("The link comes back to where it began; name another village."),
            "link-twice": self.tr("Another “{kind}” joins the same villages; keep only one."),
            "missions-few": self.tr(
                "There are only {count} missions; {least} or more are needed to deal them."
            ),
            "mission-twice": self.tr("Another mission has this id; give each its own."),
            "mission-same": self.tr("The mission “{other}” has the same villages; change one."),
            "mission-number": self.tr("The mission has {count} villages; name {wanted}."),
            "mission-village-twice": self.tr(
                "The mission names “{village}” more than once; name four different ones."
            ),
            "cards-none": self.tr("There are no income cards; each player needs at least one."),
            "card-twice": self.tr("Another card has this value; give each its own."),
            "card-shows": self.tr("A card cannot show “{shows}”; choose one of: {known}."),
            "ties-number": self.tr(
                "The list has length {count}; write {wanted} numbers, one for each seat."
            ),
            "tie-twice": self.tr("The number {number} stands on several cards; use each once."),
        }

    def _journey_problems(self) -> dict[str, str]:
        return {
            "extra-missing": self.tr("“{key}” is missing; say what each seat has of it."),
            "extra-shape": self.tr(
                "This does not have the form that is kept here; give each of the {players} "
                "seats its numbers or ids, in lists."
            ),
            "event-unknown": self.tr("There is no event “{event}”; choose one of: {known}."),
            "event-too-often": self.tr(
                "The event “{event}” is there {count} times in all; the game has {most} of it."
            ),
            "event-missing": self.tr(
                "In the phase “{phase}” an event lies open; say in “drawn” which one."
            ),
            "event-early": self.tr("In the phase “{phase}” no event lies open; leave it out."),
            "event-none-left": self.tr("No event is left for a round; put one into the pile."),
            "tent-twice": self.tr("Such a tent stands in this village already; take one away."),
            "tent-too-many": self.tr(
                "More tents stand in the village than it has squares ({most}); take some away."
            ),
            "tiles-too-many": self.tr(
                "There are {count} tiles of “{species}” with the players; the game has {most}."
            ),
            "guide-alone": self.tr(
                "A guide counts as “{species}”, of which the player has no tile; put it elsewhere."
            ),
            "guides-too-many": self.tr(
                "There are {count} guides with the players; the game has {most}."
            ),
            "chips-wrong": self.tr(
                "Each chip is there once; write 0 or one of these for each seat: {known}."
            ),
            "hand-cards": self.tr("A hand holds each of these cards at most once: {known}."),
            "hand-empty": self.tr("The hand is empty; all cards come back before the next round."),
            "chosen-wrong": self.tr(
                "In the phase “{phase}” this card cannot have been chosen; write -1 for none."
            ),
            "chosen-already": self.tr(
                "The seat {seat} has chosen its card already; let another seat move."
            ),
            "missions-wrong": self.tr(
                "Each mission is dealt at most once, and is one of these: {known}."
            ),
            "missions-number": self.tr(
                "In the phase “{phase}” the players do not have so many missions; it is one for "
                "each, and two only for whoever is to keep one."
            ),
            "order-wrong": self.tr(
                "The turn order names each of the {players} seats once, and only while camps are "
                "set up."
            ),
            "offer-wrong": self.tr("No guide is on offer under this event; write false."),
            "offer-none": self.tr(
                "In the phase “{phase}” a guide waits and the player owns a species; begin with "
                "another phase."
            ),
            "blocked-early": self.tr(
                "In the phase “{phase}” nobody puts up neutral tents; write false."
            ),
        }

    def _move_problems(self) -> dict[str, str]:
        return {
            "move-phase keep": self.tr(
                "“{move}” cannot be played now; first keep one of the two missions."
            ),
            "move-phase found": self.tr(
                "“{move}” cannot be played now; first set up a first tent."
            ),
            "move-phase income": self.tr(
                "“{move}” cannot be played now; first an income card must be chosen."
            ),
            "move-phase offer": self.tr(
                "“{move}” cannot be played now; first hire the guide or collect the income."
            ),
            "move-phase build": self.tr("“{move}” cannot be played now; set up camps, or rest."),
            "keep-number": self.tr("There are two missions; keep 1 or 2."),
            "choose-card": self.tr("This card is not in hand; choose one of: {known}."),
            "hire-species": self.tr(
                "A guide can only count as a species that the player owns; choose one of: {known}."
            ),
            "block-here": self.tr(
                "No neutral tent can stand in “{village}”: one a turn, one in a village, and "
                "never on its last free square."
            ),
            "build-no-tent": self.tr("No tent is left; rest."),
            "build-own": self.tr("There is a camp of this player in “{village}” already."),
            "build-full": self.tr("All squares of “{village}” are taken; choose another village."),
            "build-price": self.tr(
                "The next square of “{village}” costs {price} silver and the purse holds {money}."
            ),
            "build-closed": self.tr(
                "The event “{event}” closes the way to “{village}” in this round; choose another."
            ),
            "build-apart": self.tr(
                "No camp of this player is joined to “{village}”; choose a village next to one."
            ),
        }

    def story(self, event: Event, called: Called) -> str:
        match event:
            case Kept():
                return self._kept(called.player(event.seat), None)
            case Chosen() | TakenBack():
                return ""
            case Disclosed(missing=()):
                return self.tr("{player} has completed the mission.")
            case Disclosed(missing=missing):
                text = self.tr("{player}’s mission lacks {villages}.")
                return text.replace("{villages}", ", ".join(map(called.thing, missing)))
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
                return self.tr("Nobody hires the guide, who leaves the game.")
            case Kept(seat, mission):
                return self._kept(called.player(seat), mission)
            case Chosen(seat, card):
                return self._chosen(called.player(seat), card)
            case Shown(seat, card, items):
                text = self.tr("{player} shows card {card}: {sum}.")
                return text.format(player=called.player(seat), card=card, sum=self._sum(items))
            case Earned(seat, items):
                return self._earned(called.player(seat), items)
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

    def _earned(self, player: str, items: tuple[Item, ...]) -> str:
        silver = points(items)
        if not silver:
            return self.tr("{player} gets nothing.").format(player=player)
        text = self.tr("{player} gets %n silver: {sum}.", "", silver)
        return text.format(player=player, sum=self._sum(items))

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
            text = self.tr("{player} sets up a camp in {village} for {price} gold.")
            return text.format(price=event.price, **facts)
        text = self.tr("{player} sets up a camp in {village} for {price} gold: 1 {species}.")
        return text.format(price=event.price, species=self.species(event.tile), **facts)

    def _disclosed(self, event: Disclosed, called: Called) -> str:
        player = called.player(event.seat)
        if not event.missing:
            text = self.tr("{player} has completed the mission {mission}.")
            return text.format(player=player, mission=event.mission)
        text = self.tr("{player} had the mission {mission} and lacks {villages}.")
        villages = ", ".join(map(called.thing, event.missing))
        return text.format(player=player, mission=event.mission, villages=villages)

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
                return self.tr("Build no more.")
        return str(move)
