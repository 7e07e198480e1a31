"""Sentences for facts about turns on an expedition."""

from __future__ import annotations

from collections.abc import Sequence

from carcqt.players.games.expedition import facts as f
from carcqt.rules.events import Item
from carcqt.rules.game import Turn
from carcqt.rules.games.expedition.moves import Block, Build, Choose, Collect, Hire, Keep
from carcqt.rules.moves import Move
from carcqt.words.hints.saying import Forms, Speaker, says


class ExpeditionSentences(Speaker):
    # Species and missions

    @says(f.SpeciesGained, icon="plus")
    def species_gained(self, fact: f.SpeciesGained) -> Forms:
        text = "{tiles}" if fact.is_last else self.tr("{tiles}, one short of scoring")
        if fact.more:
            text = self.tr("{tiles}, for %n more point(s) at the end", "", fact.more)
        elif fact.count == 1:
            text = self.tr("{tiles}, a new species ({kinds} of 5)")
        if fact.rival is not None:
            than = self.tr("{text}, more than {rival}")
            than = than if fact.is_most else self.tr("{text}, as many as {rival}")
            text = than.replace("{text}", text)
        text = text.replace("{tiles}", self._things.names.item(fact.species, fact.count))
        own, other = self.tr("you will have {things}"), self.tr("{player} will have {things}")
        return Forms(own, other, "{things}").filled("things", text)

    @says(f.SpeciesAround, icon="search")
    def species_around(self, fact: f.SpeciesAround) -> Forms:
        n, text = fact.count, self.tr("all 5 species live at the camp or one step away")
        if n < 5:
            text = self.tr("%n of the 5 species live(s) at the camp or one step away", "", n)
        return Forms(text)

    @says(f.MissionReached, icon="pin")
    def mission_reached(self, fact: f.MissionReached) -> Forms:
        text = self.tr("{village} is on the mission: that saves %n point(s)", "", fact.saved)
        return Forms(
            text, advice=self.tr("it is on the mission and saves %n point(s)", "", fact.saved)
        )

    @says(f.MissionNearer, icon="pin")
    def mission_nearer(self, fact: f.MissionNearer) -> Forms:
        return Forms(self.tr("{village}, which is on the mission, is closer now"))

    @says(f.MissionNear, icon="pin")
    def mission_near(self, fact: f.MissionNear) -> Forms:
        n = fact.count
        return Forms(self.tr("%n village(s) of the mission is (are) at most two camps away", "", n))

    @says(f.MissionChosen, icon="pin")
    def mission_chosen(self, fact: f.MissionChosen) -> Forms:
        text = self.tr(
            "its villages have {species} species, cost {gold} gold and can be joined in %n "
            "step(s); the other mission: {other_species} species, {other_gold} gold, "
            "{other_steps} steps",
            "",
            fact.steps,
        )
        better = list[str]()
        if (less := fact.other_gold - fact.gold) > 0:
            better.append(self.tr("its camps cost %n gold less", "", less))
        if (more := fact.species - fact.other_species) > 0:
            better.append(self.tr("it has %n more species", "", more))
        if (fewer := fact.other_steps - fact.steps) > 0:
            better.append(self.tr("its villages can be joined in %n step(s) fewer", "", fewer))
        return Forms(text, advice=self._things.listed(better))

    # Other players

    @says(f.VillageDearer, icon="user")
    def village_dearer(self, fact: f.VillageDearer) -> Forms:
        text = self.tr("{village} costs {rival} %n gold more", "", fact.gold)
        return Forms(text, advice=self.tr("{rival} pays %n gold more there", "", fact.gold))

    @says(f.VillageFull, icon="user")
    def village_full(self, fact: f.VillageFull) -> Forms:
        text = self.tr("{village} has no room left for {rival}")
        return Forms(text, advice=self.tr("{rival} finds no room there"))

    @says(f.GoesFirst, icon="order")
    def goes_first(self, fact: f.GoesFirst) -> Forms:
        text = self.tr("you move before {rival}, who can also go to {village}")
        other = self.tr("{player} moves before {rival}, who can also go to {village}")
        if not fact.unless:
            return Forms(text, other)
        cards = self._things.listed([*map(str, fact.unless)])
        unless = self.tr("{text}, unless {rival} plays card(s) {cards}", "", len(fact.unless))
        texts = (unless.replace("{text}", each) for each in (text, other))
        return Forms(*texts).filled("cards", cards)

    # Silver and cards

    @says(f.SilverGained, icon="coin")
    def silver_gained(self, fact: f.SilverGained) -> Forms:
        other = self.tr("{player} gets %n silver", "", fact.silver)
        return Forms(self.tr("you get %n silver", "", fact.silver), other)

    @says(f.IncomeReplaced, icon="coin")
    def income_replaced(self, fact: f.IncomeReplaced) -> Forms:
        return Forms(self.tr("the guide replaces %n silver of income", "", fact.silver))

    @says(f.CardPays, icon="coin")
    def card_pays(self, fact: f.CardPays) -> Forms:
        if fact.lost:
            return Forms(self.tr("it pays %n silver, and the event takes {lost}", "", fact.silver))
        return Forms(self.tr("it pays %n silver", "", fact.silver))

    @says(f.CardRanked, icon="pile")
    def card_ranked(self, fact: f.CardRanked) -> Forms:
        if fact.better:
            return Forms(self.tr("%n better card(s) stay(s) in hand for later", "", fact.better))
        return Forms(self.tr("no other card in hand pays more"))

    @says(f.CardShields, icon="shield")
    def card_shields(self, fact: f.CardShields) -> Forms:
        return Forms(self.tr("it protects from this round’s event"))

    @says(f.ShieldKept, icon="shield")
    def shield_kept(self, fact: f.ShieldKept) -> Forms:
        text = self.tr(
            "card {card} with its shield stays in hand: %n of {events} events to come is (are) bad",
            "",
            fact.bad,
        )
        return Forms(text)

    @says(f.GuideOffered, icon="user")
    def guide_offered(self, fact: f.GuideOffered) -> Forms:
        n = fact.silver
        if fact.is_sure:
            text = self.tr("you are sure of the first choice: %n silver or the guide", "", n)
            return Forms(
                text, self.tr("{player} is sure of the first choice: %n silver or the guide", "", n)
            )
        text = self.tr(
            "it announces %n (the highest has the first choice, silver or the guide)", "", n
        )
        return Forms(text)

    # Camps

    @says(f.CampPaid, icon="flag")
    def camp_paid(self, fact: f.CampPaid) -> Forms:
        text = self.tr("it pays for a camp in {village}")
        if fact.is_only:
            text = self.tr("it is the only card that allows a camp in {village}")
        return self._camp(fact, text)

    @says(f.CampShort, icon="coin")
    def camp_short(self, fact: f.CampShort) -> Forms:
        return self._camp(
            fact, self.tr("it is %n silver short of a camp in {village}", "", fact.short)
        )

    @says(f.CampClosed, icon="path")
    def camp_closed(self, fact: f.CampClosed) -> Forms:
        text = self.tr("the way to the next camp, {village}, is closed this round")
        return self._camp(fact, text)

    @says(f.CampLater, icon="clock")
    def camp_later(self, fact: f.CampLater) -> Forms:
        text = self.tr("{village} comes next, affordable in %n round(s)", "", fact.rounds)
        return self._camp(fact, text)

    @says(f.NothingToGain, icon="info")
    def nothing_to_gain(self, fact: f.NothingToGain) -> Forms:
        return Forms(self.tr("there is nothing to gain now"))

    def _camp(self, fact: f.CampFact, text: str) -> Forms:
        """Return the text with the price of the camp and what it is good for."""
        goods = ", ".join((self.tr("%n gold", "", fact.gold), *map(self._good, fact.goods)))
        return Forms(f"{text} ({goods})", advice=text)

    def _good(self, item: Item) -> str:
        match item.what:
            case "mission":
                return self.tr("on the mission")
            case "chip":
                return self.tr("the fifth species, for %n point(s)", "", item.each)
            case "new":
                return self.tr("makes {kinds} of 5 species").format(kinds=item.count)
        things = self._things.names.item(item.what, item.count)
        if not item.each:
            return self.tr("makes {things}").format(things=things)
        return self.tr("makes {things}, for %n more point(s)", "", item.each).format(things=things)


class ExpeditionActions(Speaker):
    """The moves of a turn on an expedition, as something to do."""

    def turn(self, turn: Turn) -> str:
        """Return what a turn does; to end it goes without saying if there is more."""
        camps = [move.village for move in turn if isinstance(move, Build)]
        tents = [move.village for move in turn if isinstance(move, Block)]
        done = [text for move in turn if (text := self._done(move))]
        if camps:
            text = self.tr("set up camp(s) {places}", "", len(camps))
            done.append(text.replace("{places}", self._listed(camps)))
        if tents:
            text = self.tr("put neutral tent(s) {places}", "", len(tents))
            done.append(text.replace("{places}", self._listed(tents)))
        return self._things.listed(done or [self.tr("end your turn")])

    def _done(self, move: Move) -> str:
        match move:
            case Hire(species):
                species = self._things.names.source(species)
                return self.tr("hire the guide ({species})").format(species=species)
            case Choose(card):
                return self.tr("play card {card}").format(card=card)
            case Keep():
                return self.tr("keep this mission")
            case Collect():
                return self.tr("take the income")
        return ""

    def _listed(self, villages: Sequence[str]) -> str:
        names = [self._things.called.thing(village) for village in villages]
        return self._things.listed([self.tr("in {village}").format(village=name) for name in names])
