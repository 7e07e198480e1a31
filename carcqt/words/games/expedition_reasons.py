"""Why a turn on an expedition is good, in words."""

from __future__ import annotations

from typing import Final

from carcqt.players.advice import Reason, ReasonKind
from carcqt.rules.events import Item
from carcqt.rules.games.expedition.facts import ENOUGH
from carcqt.words.speech import Speech
from carcqt.words.vocabulary import Called, Vocabulary


class ExpeditionReasons(Speech):
    def __init__(self, words: Vocabulary, called: Called) -> None:
        super().__init__(words.translate)
        self._words: Final = words
        self._called: Final = called

    def clause(self, reason: Reason) -> str:
        text = self._text(reason)
        first = reason.more[0] if reason.more else 0
        return text.format(
            things=self._words.item(reason.what, reason.count),
            village=self._called.thing(reason.village),
            beside=self._called.thing(reason.beside),
            species=self._words.source(reason.beside),
            player=self._called.player(reason.seat),
            gold=self.tr("%n gold", "", first),
            price=self._price(reason),
            goods=self._goods(reason),
            silver=self.tr("%n silver", "", first),
            first=first,
            second=reason.more[1] if len(reason.more) > 1 else 0,
            last=reason.more[-1] if reason.more else 0,
            cards=", ".join(map(str, reason.more[: reason.count])),
        )

    def _price(self, reason: Reason) -> str:
        """Of a camp that may come, with what it is good for."""
        gold = self.tr("%n gold", "", reason.more[0] if reason.more else 0)
        return f"{gold} – {goods}" if (goods := self._goods(reason)) else gold

    def _goods(self, reason: Reason) -> str:
        return ", ".join(map(self._good, reason.items))

    def _good(self, item: Item) -> str:
        match item.what:
            case "mission":
                return self.tr("on the mission")
            case "chip":
                return self.tr("completes the five species: %n point(s)", "", item.each)
            case "new":
                return self.tr("a new species: {kinds} of 5").format(kinds=item.count)
        things = self._words.item(item.what, item.count)
        if not item.each:
            return self.tr("makes it {things}").format(things=things)
        if item.count == ENOUGH:
            return self.tr("makes it {things}: %n point(s)", "", item.each).format(things=things)
        return self.tr("makes it {things}: %n point(s) more", "", item.each).format(things=things)

    def _text(self, reason: Reason) -> str:
        match reason.kind:
            case ReasonKind.ADVANCES:
                return self._advances(reason)
            case ReasonKind.KEEPS:
                return self._keeps(reason)
            case ReasonKind.AVOIDS | ReasonKind.QUIET:
                return self._avoids(reason)
            case ReasonKind.COLLECTS | ReasonKind.GROWS:
                return self._collects(reason)
            case _:
                return self._others(reason)

    def _collects(self, reason: Reason) -> str:
        n = reason.count
        if reason.kind is ReasonKind.GROWS:
            return self.tr("{things} then: %n point(s) more at the end", "", round(reason.points))
        if n >= ENOUGH:
            return self.tr("{things} then, enough to count: %n point(s) at the end", "", n)
        if reason.more:
            return self.tr("brings a new species: {things} ({first} of 5)")
        return self.tr("{things} then; three would count")

    def _others(self, reason: Reason) -> str:
        n = reason.count
        match reason.kind, reason.what:
            case ReasonKind.CLOSES, "chip":
                return self.tr("completes the five species: %n point(s) at once", "", n)
            case ReasonKind.LOSES, "income":
                return self.tr("gives up %n silver of income", "", n)
            case ReasonKind.SPOILS, _:
                text = self._spoils(reason)
                if reason.beside:
                    return self.tr("{text} ({player} has no {species} yet)").replace("{text}", text)
                return text
        return ""

    def _spoils(self, reason: Reason) -> str:
        n, is_neutral = reason.count, reason.what == "neutral"
        if is_neutral and n == 0:
            return self.tr("a neutral tent leaves {player} no room in {village}")
        if is_neutral:
            return self.tr("a neutral tent makes {village} %n gold dearer for {player}", "", n)
        if n == 0:
            return self.tr("leaves {player} no room in {village}")
        return self.tr("makes {village} %n gold dearer for {player}", "", n)

    def _advances(self, reason: Reason) -> str:
        n = reason.count
        match reason.what:
            case "mission":
                return self.tr("{village} is on the mission: saves %n point(s)", "", n)
            case "way" if n == 1:
                return self.tr("leads next to {village}, which is on the mission")
            case "way":
                return self.tr("leads nearer to {village}, which is on the mission")
            case "near":
                return self.tr("%n village(s) of the mission at most two camps away", "", n)
            case "around":
                return self.tr("%n of the five species there and next to it", "", n)
            case "only":
                return self.tr("it is the only square there: nobody else can come")
            case "third":
                return self.tr("the third may come from {village}, which is on the mission")
            case "majority":
                return self.tr("ahead of {player} in {species}: a point at the end if that lasts")
            case "money" if reason.more:
                return self.tr("brings %n silver: {first} left after that", "", n)
            case "money":
                return self.tr("brings %n silver", "", n)
            case "theft":
                return self.tr("brings %n silver, and the theft takes {silver}", "", n)
            case "fire":
                return self.tr("brings %n silver: half of {first}, because of the fire", "", n)
            case "guide":
                return self.tr("shields from the event")
            case "most":
                return self.tr("the card that brings most of the %n in hand", "", n)
            case "offer" if reason.more:
                return self.tr(
                    "sure to be first to choose between the guide ({goods}) and the income of %n "
                    "silver",
                    "",
                    n,
                )
            case "offer":
                return self.tr(
                    "announces %n: the highest is first to choose between the guide ({goods}) and "
                    "the income",
                    "",
                    n,
                )
        return self._camps(reason) or self._rather(reason)

    def _camps(self, reason: Reason) -> str:
        """What a card pays for, and who else comes there."""
        n = reason.count
        match reason.what:
            case "pays":
                return self.tr("enough for a camp in {village} ({price})")
            case "alone":
                return self.tr("the only card that is enough for a camp in {village} ({price})")
            case "opens":
                return self.tr(
                    "the only card with which the way to a camp in {village} ({price}) is open"
                )
            case "instead":
                return self.tr(
                    "the income, not the guide, would pay for a camp in {village} ({price})"
                )
            case "paid":
                return self.tr("with any card there is enough for a camp in {village} ({price})")
            case "order" if n == 0 and reason.more:
                return self.tr(
                    "only this card is sure to move before {player}, who can go to {village} too"
                )
            case "order" if n == 0:
                return self.tr("sure to move before {player}, who can go to {village} too")
            case "order":
                return self.tr(
                    "moves before {player}, who can go to {village} too, unless with card(s) "
                    "{cards}",
                    "",
                    n,
                )
            case "race" if n == 0 and reason.more:
                return self.tr(
                    "only this card is sure to move before {player}, who can complete the five "
                    "this round too"
                )
            case "race" if n == 0:
                return self.tr(
                    "sure to move before {player}, who can complete the five this round too"
                )
            case "race":
                return self.tr(
                    "moves before {player}, who can complete the five this round too, unless with "
                    "card(s) {cards}",
                    "",
                    n,
                )
        return ""

    def _rather(self, reason: Reason) -> str:
        """Beside a cheaper camp."""
        n = reason.count
        match reason.what:
            case "rather":
                return self.tr(
                    "{beside} would be {gold} cheaper, but {village} opens the way to %n more "
                    "village(s) with room",
                    "",
                    n,
                )
            case "ahead":
                return self.tr(
                    "{beside} would be {gold} cheaper, but its species does not get ahead of "
                    "{player}"
                )
            case "filled":
                return self.tr(
                    "{beside} would be {gold} cheaper, but others can fill {village} from where "
                    "they stand, and not {beside}"
                )
            case "wanted":
                return self.tr("{beside} would be {gold} cheaper, but is not on the mission")
            case "towards":
                return self.tr(
                    "{beside} would be {gold} cheaper, but from {village} the ways to the rest of "
                    "the mission are shorter by %n camp(s)",
                    "",
                    n,
                )
            case "less":
                return self.tr("{beside} would be {gold} cheaper ({goods})")
        return ""

    def _keeps(self, reason: Reason) -> str:
        n, last = reason.count, reason.more[-1] if reason.more else 0
        match reason.what:
            case "cheaper":
                return self.tr(
                    "%n gold for its villages and those on the way between them, {first} with the "
                    "other mission",
                    "",
                    n,
                )
            case "species":
                return self.tr("its villages bring %n species, those of the other {first}", "", n)
            case "room":
                return self.tr("its villages have %n squares, those of the other {first}", "", n)
            case "cards" if last == 1:
                return self.tr("keeps %n card(s) that bring(s) more for the last round", "", n)
            case "cards":
                return self.tr(
                    "keeps %n card(s) that bring(s) more for the last {last} rounds", "", n
                )
            case "burnt":
                return self.tr("keeps %n card(s) that the fire would cost more", "", n)
            case "saves" if last == 1:
                return self.tr(
                    "saves for a camp in {village} ({price}): %n silver short, payable with the "
                    "best card next round",
                    "",
                    n,
                )
            case "saves":
                return self.tr(
                    "saves for a camp in {village} ({price}): %n silver short, payable with the "
                    "best cards in {last} rounds",
                    "",
                    n,
                )
            case "neutral":
                return self.tr("keeps %n neutral tent(s) for later rounds", "", n)
            case "next" if last == 1:
                return self.tr(
                    "planned next: {village} ({price}), payable with the best card next round"
                )
            case "next":
                return self.tr(
                    "planned next: {village} ({price}), payable with the best cards in {last} "
                    "rounds"
                )
        return self._cards(reason)

    def _cards(self, reason: Reason) -> str:
        """Beside others in hand."""
        n = reason.count
        match reason.what:
            case "spare":
                return self.tr(
                    "card {first} would bring as much, but is a shield, kept for %n more round(s); "
                    "bad events among the {last} to come: {second}",
                    "",
                    n,
                )
            case "shield":
                return self.tr(
                    "keeps card {first}, a shield, for %n more round(s); bad events among the "
                    "{last} to come: {second}",
                    "",
                    n,
                )
            case "same" if reason.more[-1]:
                return self.tr(
                    "card(s) {cards} would bring as much: all are played before they come back "
                    "after round {last}",
                    "",
                    n,
                )
            case "same":
                return self.tr("card(s) {cards} would bring as much", "", n)
        return ""

    def _avoids(self, reason: Reason) -> str:
        n = reason.count
        match reason.what:
            case "even":
                return self.tr(
                    "no easier than the other: %n gold for its villages and those on the way "
                    "between them, {first} with the other",
                    "",
                    n,
                )
            case "tie":
                return self.tr("no card is enough for another camp: silver only settles ties")
            case "tent":
                return self.tr("no camp within reach can be paid for")
            case "spent":
                return self.tr("no tent is left")
            case "cut-off":
                return self.tr("every way to a camp that could be paid is closed this round")
            case "":
                return self.tr("nothing more can be gained")
            case "closed":
                return self.tr(
                    "the way to the planned camp, {village} ({price}), is closed this round"
                )
            case "once":
                return self.tr(
                    "all %n cards in hand are played before they come back after round {first}",
                    "",
                    n,
                )
            case "waits" if n < 0:
                return self.tr("too little would be left for {village} by the end then")
            case "waits":
                return self.tr("{village} would have to wait %n round(s) longer then", "", n)
            case "short" if len(reason.more) > 1:
                return self.tr(
                    "then %n silver short of the planned camp, {village} ({price}), for which card "
                    "{last} would do",
                    "",
                    n,
                )
            case "short":
                return self.tr(
                    "then %n silver short of the planned camp, {village} ({price})", "", n
                )
        if n == 1:
            return self.tr(
                "the best camp to be had now, {village} ({gold}), would bring a new species"
            )
        return self.tr("the best camp to be had now, {village} ({gold}), would make it {things}")
