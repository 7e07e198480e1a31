"""Why a turn on an expedition is good, in words."""

from __future__ import annotations

from typing import Final

from carcqt.players.advice import Reason, ReasonKind
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
            silver=self.tr("%n silver", "", first),
            first=first,
            last=reason.more[-1] if reason.more else 0,
            cards=", ".join(map(str, reason.more)),
        )

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
            case ReasonKind.SPOILS, "neutral":
                return self.tr("a neutral tent makes {village} %n gold dearer for {player}", "", n)
            case ReasonKind.SPOILS, _ if n == 0:
                return self.tr("leaves {player} no room in {village}")
            case ReasonKind.SPOILS, _:
                return self.tr("makes {village} %n gold dearer for {player}", "", n)
        return ""

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
                return self.tr("more {species} than {player} then: a point if it stays so")
            case "rather":
                return self.tr(
                    "rather than {beside}, {gold} cheaper: from {village} %n more village(s) with "
                    "room can be reached",
                    "",
                    n,
                )
            case "money":
                return self.tr("brings %n silver", "", n)
            case "theft":
                return self.tr("brings %n silver, and the theft takes {silver}", "", n)
            case "fire":
                return self.tr("brings %n silver: half of {first}, because of the fire", "", n)
            case "guide":
                return self.tr("shields from the event")
            case "pays":
                return self.tr("enough for a camp in {village} (%n gold)", "", n)
            case "paid":
                return self.tr(
                    "a camp in {village} (%n gold) can be paid whatever it brings", "", n
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
            case "offer" if n == 0:
                return self.tr("sure to be offered the guide first")
            case "offer":
                return self.tr("announces %n: the highest is offered the guide first", "", n)
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
            case "cards":
                return self.tr("keeps %n card(s) that bring(s) more for later", "", n)
            case "shield":
                return self.tr(
                    "keeps card {first}, a shield for one of the %n bad event(s) to come", "", n
                )
            case "saves" if last == 1:
                return self.tr(
                    "saves for a camp in {village} ({gold}): %n silver short, payable with the "
                    "best card next round",
                    "",
                    n,
                )
            case "saves":
                return self.tr(
                    "saves for a camp in {village} ({gold}): %n silver short, payable with the "
                    "best cards in {last} rounds",
                    "",
                    n,
                )
            case "next" if last == 1:
                return self.tr(
                    "then {village} (%n gold), payable with the best card next round", "", n
                )
            case "next":
                return self.tr(
                    "then {village} (%n gold), payable with the best cards in {last} rounds", "", n
                )
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
                    "the way to the next camp, {village} (%n gold), is closed this round", "", n
                )
            case "waits" if n < 0:
                return self.tr("too little would be left for {village} by the end then")
            case "waits":
                return self.tr("{village} would have to wait %n round(s) longer then", "", n)
            case "short" if len(reason.more) > 1:
                return self.tr(
                    "then %n silver short of the next camp, {village} ({gold}), for which card "
                    "{last} would do",
                    "",
                    n,
                )
            case "short":
                return self.tr("then %n silver short of the next camp, {village} ({gold})", "", n)
        if n == 1:
            return self.tr(
                "the best camp to be had now, {village} ({gold}), would only bring a new species"
            )
        return self.tr(
            "the best camp to be had now, {village} ({gold}), would only make it {things}"
        )
