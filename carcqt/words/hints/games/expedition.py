"""Sentences for facts about turns on an expedition."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from carcqt.players.games.expedition import facts as f
from carcqt.rules.events import Item
from carcqt.rules.game import Turn
from carcqt.rules.games.expedition.facts import ENOUGH
from carcqt.rules.games.expedition.moves import Block, Build, Choose, Collect, Hire, Keep, Rest
from carcqt.rules.moves import Move
from carcqt.words.hints.saying import Said, says, shortest
from carcqt.words.hints.things import Things
from carcqt.words.speech import Punctuation, Speech


class ExpeditionSentences(Speech):
    def __init__(self, things: Things) -> None:
        super().__init__(things.translate)
        self._things: Final = things

    # Species

    @says(f.SpeciesNew)
    def species_new(self, fact: f.SpeciesNew) -> Said:
        text = self.tr("{things}, a new species ({kinds} of 5)")
        return Said(text.format(things=self._tiles(fact), kinds=fact.kinds), "plus")

    @says(f.SpeciesBegun)
    def species_begun(self, fact: f.SpeciesBegun) -> Said:
        return Said(
            self.tr("{things}, and three would score").format(things=self._tiles(fact)), "plus"
        )

    @says(f.SpeciesScores)
    def species_scores(self, fact: f.SpeciesScores) -> Said:
        text = self.tr("{things}, enough to score: %n point(s) at the end", "", fact.count)
        return Said(text.format(things=self._tiles(fact)), "star")

    @says(f.SpeciesGrown)
    def species_grown(self, fact: f.SpeciesGrown) -> Said:
        text = self.tr("{things}, for %n more point(s) at the end", "", fact.more)
        return Said(text.format(things=self._tiles(fact)), "star")

    def _tiles(self, fact: f.SpeciesFact) -> str:
        return self._things.names.item(fact.species, fact.count)

    @says(f.ChipWon)
    def chip_won(self, fact: f.ChipWon) -> Said:
        return Said(self.tr("all five species, for %n point(s) at once", "", fact.scored), "trophy")

    @says(f.MajorityWon)
    def majority_won(self, fact: f.MajorityWon) -> Said:
        text = self.tr("more {species} than {rival}, for a point at the end if that lasts")
        species = self._things.names.source(fact.species)
        text = self.named(text, species=species, rival=self._player(fact.rival))
        return Said(text, "trophy")

    @says(f.SpeciesAround)
    def species_around(self, fact: f.SpeciesAround) -> Said:
        text = self.tr("%n of the 5 species there and in the next villages", "", fact.count)
        return Said(text, "search")

    @says(f.OnlySquare)
    def only_square(self, fact: f.OnlySquare) -> Said:
        return Said(self.tr("there is only one square, so nobody else can come"), "shield")

    # Missions

    @says(f.MissionReached)
    def mission_reached(self, fact: f.MissionReached) -> Said:
        text = self.tr("{village} is on the mission: %n point(s) not lost", "", fact.saved)
        advice = self.tr("a village of the mission, %n point(s) saved", "", fact.saved)
        return Said(text.format(village=self._thing(fact.village)), "pin", advice)

    @says(f.MissionNearer)
    def mission_nearer(self, fact: f.MissionNearer) -> Said:
        text = self.tr("{village}, which is on the mission, is closer now")
        if fact.links == 1:
            text = self.tr("{village}, which is on the mission, is the next village now")
        return Said(text.format(village=self._thing(fact.village)), "pin")

    @says(f.MissionNear)
    def mission_near(self, fact: f.MissionNear) -> Said:
        text = self.tr("%n village(s) of the mission at most two camps away", "", fact.count)
        return Said(text, "pin")

    @says(f.MissionThird)
    def mission_third(self, fact: f.MissionThird) -> Said:
        text = self.tr("the third one may come from {village}, which is on the mission")
        return Said(self.named(text, village=self._thing(fact.village)), "pin")

    @says(f.MissionCheaper)
    def mission_cheaper(self, fact: f.MissionCheaper) -> Said:
        text = self.tr("%n gold for its villages and the way; {other} for the other", "", fact.mine)
        return Said(text.format(other=fact.other), "coin")

    @says(f.MissionRicher)
    def mission_richer(self, fact: f.MissionRicher) -> Said:
        text = self.tr("its villages have %n species, those of the other {other}", "", fact.mine)
        return Said(text.format(other=fact.other), "search")

    @says(f.MissionRoomier)
    def mission_roomier(self, fact: f.MissionRoomier) -> Said:
        text = self.tr("its villages have %n squares, those of the other {other}", "", fact.mine)
        return Said(text.format(other=fact.other), "pin")

    @says(f.MissionEven)
    def mission_even(self, fact: f.MissionEven) -> Said:
        text = self.tr(
            "it is no easier than the other (%n gold for its villages and the way, {other} for the "
            "other)",
            "",
            fact.mine,
        )
        return Said(text.format(other=fact.other), "coin")

    # Other players

    @says(f.RoomTaken)
    def room_taken(self, fact: f.RoomTaken) -> Said:
        text = self.tr("{village} has no room left for {rival}")
        return Said(self._against(fact, text), "user")

    @says(f.PriceRaised)
    def price_raised(self, fact: f.PriceRaised) -> Said:
        text = self.tr("{village} costs {rival} %n gold more", "", fact.gold)
        return Said(self._against(fact, text), "user")

    def _against(self, fact: f.RivalFact, text: str) -> str:
        rival, species = self._player(fact.rival), self._things.names.source(fact.lacks)
        text = text.format(village=self._thing(fact.village), rival=rival)
        if not fact.lacks:
            return text
        lacks = self.tr("{rival} has no {species} yet").format(rival=rival, species=species)
        return f"{text} ({lacks})"

    @says(f.GoesFirst)
    def goes_first(self, fact: f.GoesFirst) -> Said:
        text = {
            (True, True): self.tr(
                "only this card surely moves before {rival}, who can complete the five species "
                "too"
            ),
            (True, False): self.tr(
                "only this card surely moves before {rival}, who can go to {village} too"
            ),
            (False, True): self.tr(
                "it moves before {rival}, who can complete the five species too"
            ),
            (False, False): self.tr("it moves before {rival}, who can go to {village} too"),
        }[fact.is_only, fact.is_race]  # fmt: skip
        facts = {"rival": self._player(fact.rival), "village": self._thing(fact.village)}
        text = text.format(**facts)
        if fact.unless:
            unless = self.tr("{text}, except with card(s) {cards}", "", len(fact.unless))
            text = unless.format(text=text, cards=self._cards(fact.unless))
        return Said(text, "order")

    # Silver and cards

    @says(f.SilverEarned)
    def silver_earned(self, fact: f.SilverEarned) -> Said:
        return Said(self.tr("%n silver comes in", "", fact.silver), "coin")

    @says(f.IncomeRefused)
    def income_refused(self, fact: f.IncomeRefused) -> Said:
        return Said(self.tr("the guide costs %n silver of income", "", fact.silver), "coin")

    @says(f.CardPays)
    def card_pays(self, fact: f.CardPays) -> Said:
        text = self.tr("it pays %n silver", "", fact.silver)
        if fact.left:
            more = self.tr("{text}: %n left after the camp", "", fact.left)
            text = more.format(text=text)
        return Said(text, "coin")

    @says(f.CardRobbed)
    def card_robbed(self, fact: f.CardRobbed) -> Said:
        stolen = self.tr("%n silver", "", fact.stolen)
        text = self.tr("it pays %n silver, and the theft takes {stolen}", "", fact.silver)
        return Said(text.format(stolen=stolen), "theft")

    @says(f.CardBurnt)
    def card_burnt(self, fact: f.CardBurnt) -> Said:
        text = self.tr("it pays %n silver, half of {full} because of the fire", "", fact.silver)
        return Said(text.format(full=fact.full), "fire")

    @says(f.CardShields)
    def card_shields(self, fact: f.CardShields) -> Said:
        return Said(self.tr("it protects from the event"), "shield")

    @says(f.CardBest)
    def card_best(self, fact: f.CardBest) -> Said:
        if fact.cards == 1:
            return Said(self.tr("it is the only card in hand"), "coin")
        return Said(self.tr("it pays most of the %n cards in hand", "", fact.cards), "coin")

    @says(f.GuideOffered)
    def guide_offered(self, fact: f.GuideOffered) -> Said:
        text = self.tr("it announces %n, and the highest may take the guide", "", fact.announced)
        if fact.is_sure:
            text = self.tr(
                "you are sure to choose first between %n silver and the guide", "", fact.announced
            )
        return Said(f"{text} ({self._goods(fact.goods)})", "user")

    # Camps

    @says(f.CampPayable)
    def camp_payable(self, fact: f.CampPayable) -> Said:
        text = {
            f.Pays.SOME: self.tr("it is enough for a camp in {village}"),
            f.Pays.ALL: self.tr("any card is enough for a camp in {village}"),
            f.Pays.ONLY: self.tr("it is the only card that is enough for a camp in {village}"),
            f.Pays.OPENS: self.tr("it is the only card that keeps the way to {village} open"),
            f.Pays.WITHOUT_GUIDE: self.tr(
                "it is enough for a camp in {village} if the guide is left to others"
            ),
        }[fact.how]
        return self._camp(fact, text, "flag")

    @says(f.CampShort)
    def camp_short(self, fact: f.CampShort) -> Said:
        text = self.tr("%n silver short of a camp in {village}", "", fact.short)
        if fact.card is not None:
            text = self.tr(
                "%n silver short of a camp in {village}, while card {card} would be enough",
                "",
                fact.short,
            )
        return self._camp(fact, text.replace("{card}", str(fact.card)), "coin")

    @says(f.CampClosed)
    def camp_closed(self, fact: f.CampClosed) -> Said:
        text = self.tr("the way to the next camp, {village}, is closed this round")
        return self._camp(fact, text, "path")

    @says(f.CampPlanned)
    def camp_planned(self, fact: f.CampPlanned) -> Said:
        text = self.tr("{village} comes next, payable in %n round(s)", "", fact.rounds)
        return self._camp(fact, text, "clock")

    @says(f.SavesFor)
    def saves_for(self, fact: f.SavesFor) -> Said:
        rounds = self.tr("payable in %n round(s)", "", fact.rounds)
        text = self.tr("saving for {village}: %n silver short, {rounds}", "", fact.short)
        return self._camp(fact, text.replace("{rounds}", rounds), "coin")

    @says(f.CampNow)
    def camp_now(self, fact: f.CampNow) -> Said:
        things = self.tr("a new species")
        if fact.count > 1:
            things = self._things.names.item(fact.species, fact.count)
        text = self.tr("the best camp now would be {village} for %n gold: {things}", "", fact.gold)
        return Said(text.format(village=self._thing(fact.village), things=things), "flag")

    @says(f.CampDelayed)
    def camp_delayed(self, fact: f.CampDelayed) -> Said:
        text = self.tr("after that, {village} would never be paid for")
        if fact.rounds is not None:
            text = self.tr("after that, {village} would be %n round(s) later", "", fact.rounds)
        return Said(text.format(village=self._thing(fact.village)), "clock")

    @says(f.CheaperCamp)
    def cheaper_camp(self, fact: f.CheaperCamp) -> Said:
        text = {
            f.Why.OPENS: self.tr(
                "{beside} is {gold} cheaper, but {village} opens %n more village(s)",
                "",
                fact.opens,
            ),
            f.Why.AHEAD: self.tr(
                "{beside} is {gold} cheaper, but its species gets nobody ahead of {rival}"
            ),
            f.Why.FILLS: self.tr("{beside} is {gold} cheaper, but others can fill {village} first"),
            f.Why.WANTED: self.tr("{beside} is {gold} cheaper, but not on the mission"),
            f.Why.TOWARDS: self.tr(
                "{beside} is {gold} cheaper, but {village} is %n camp(s) nearer to the rest of "
                "the mission",
                "",
                fact.nearer,
            ),
            f.Why.NOTHING: self.tr("{beside} would be {gold} cheaper: {goods}"),
        }[fact.why]  # fmt: skip
        text = text.format(
            beside=self._thing(fact.beside), village=self._thing(fact.village),
            gold=self._gold(fact.gold), rival=self._player(fact.rival),
            goods=self._goods(fact.goods),
        )  # fmt: skip
        return Said(text, "coin")

    # Cards in hand

    @says(f.CardsKept)
    def cards_kept(self, fact: f.CardsKept) -> Said:
        rounds = self.tr("the last round")
        if fact.rounds > 1:
            rounds = self.tr("the last %n rounds", "", fact.rounds)
        text = self.tr("%n better card(s) stay(s) in hand for {rounds}", "", fact.count)
        return Said(text.format(rounds=rounds), "pile")

    @says(f.CardsSpared)
    def cards_spared(self, fact: f.CardsSpared) -> Said:
        text = self.tr("%n card(s) that the fire would cost more stay(s) in hand", "", fact.count)
        return Said(text, "pile")

    @says(f.ShieldKept)
    def shield_kept(self, fact: f.ShieldKept) -> Said:
        text = self.tr("card {card}, a shield, stays in hand")
        if fact.brings_as_much:
            text = self.tr("card {card} would pay as much, but is a shield")
        bad = self.tr("%n of {events} events to come is (are) bad", "", fact.bad)
        text = Punctuation(self.translate).colon(text, bad)
        return Said(text.format(card=fact.card, events=fact.events), "shield")

    @says(f.CardsAlike)
    def cards_alike(self, fact: f.CardsAlike) -> Said:
        text = self.tr("card(s) {cards} would pay as much", "", len(fact.cards))
        return Said(text.format(cards=self._cards(fact.cards)), "pile")

    @says(f.CardsReturn)
    def cards_return(self, fact: f.CardsReturn) -> Said:
        text = self.tr(
            "all %n cards are played before they come back after round {back}", "", fact.count
        )
        return Said(text.format(back=fact.back), "pile")

    @says(f.TentsKept)
    def tents_kept(self, fact: f.TentsKept) -> Said:
        return Said(self.tr("%n neutral tent(s) stay(s) for later", "", fact.count), "pile")

    # Nothing to gain

    @says(f.OnlyTies)
    def only_ties(self, fact: f.OnlyTies) -> Said:
        return Said(self.tr("no card pays for another camp: silver only settles ties"), "coin")

    @says(f.NoCampPayable)
    def no_camp_payable(self, fact: f.NoCampPayable) -> Said:
        return Said(self.tr("no camp within reach can be paid for"), "coin")

    @says(f.NoTentLeft)
    def no_tent_left(self, fact: f.NoTentLeft) -> Said:
        return Said(self.tr("no tent is left"), "pile")

    @says(f.WaysClosed)
    def ways_closed(self, fact: f.WaysClosed) -> Said:
        return Said(self.tr("all ways to camps that could be paid are closed this round"), "path")

    @says(f.GameSettled)
    def game_settled(self, fact: f.GameSettled) -> Said:
        return Said(self.tr("nothing more can be gained"))

    # Parts of sentences

    def _camp(self, fact: f.CampFact, text: str, icon: str) -> Said:
        """Return the text with its village, the price and what the camp is good for."""
        said = self.named(text, village=self._thing(fact.village))
        price, goods = self._gold(fact.gold), self._goods(fact.goods)
        whole = f"{said} ({price}, {goods})" if goods else f"{said} ({price})"
        return Said(shortest(whole, said), icon, said)

    def _goods(self, goods: Sequence[Item]) -> str:
        return ", ".join(map(self._good, goods))

    def _good(self, item: Item) -> str:
        match item.what:
            case "mission":
                return self.tr("on the mission")
            case "chip":
                return self.tr("all five species for %n point(s)", "", item.each)
            case "new":
                return self.tr("species {kinds} of 5").format(kinds=item.count)
        things = self._things.names.item(item.what, item.count)
        if not item.each:
            return things
        text = self.tr("{things} for %n more point(s)", "", item.each)
        if item.count == ENOUGH:
            text = self.tr("{things} for %n point(s)", "", item.each)
        return text.format(things=things)

    def _gold(self, count: int) -> str:
        return self.tr("%n gold", "", count)

    def _cards(self, cards: Sequence[int]) -> str:
        return self._things.listed([str(card) for card in cards])

    def _player(self, seat: int) -> str:
        return self._things.player(seat)

    def _thing(self, name: str) -> str:
        return self._things.called.thing(name)


class ExpeditionActions(Speech):
    """The moves of a turn on an expedition, as something to do."""

    def __init__(self, things: Things) -> None:
        super().__init__(things.translate)
        self._things: Final = things

    def turn(self, turn: Turn) -> str:
        """Return the moves of a turn, in the order in which they are made."""
        found: dict[str, str] = {}
        for move in turn:
            found.setdefault(type(move).__name__, self._done(move, turn))
        if len(found) > 1:
            # To end the turn goes without saying.
            found.pop(Rest.__name__, None)
        return self._things.listed(list(found.values()))

    def _done(self, move: Move, turn: Turn) -> str:
        match move:
            case Build():
                text = self.tr("set up camp in {villages}")
                camps = [each.village for each in turn if isinstance(each, Build)]
                return text.format(villages=self._listed(camps))
            case Block():
                text = self.tr("put a neutral tent in {villages}")
                tents = [each.village for each in turn if isinstance(each, Block)]
                return text.format(villages=self._listed(tents))
            case Hire(species):
                text = self.tr("hire the guide ({species})")
                return text.format(species=self._things.names.source(species))
            case Choose(card):
                return self.tr("play card {card}").format(card=card)
            case Keep():
                return self.tr("keep this mission")
            case Collect():
                return self.tr("take the income")
        return self.tr("end your turn")

    def _listed(self, villages: Sequence[str]) -> str:
        return self._things.listed([self._things.called.thing(village) for village in villages])
