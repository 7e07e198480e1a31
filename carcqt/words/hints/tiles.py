"""Sentences for facts that all tile-laying games have."""

from __future__ import annotations

from typing import Final

from carcqt.players.facts import (
    Effect,
    ExtraTurn,
    FinalPoints,
    KeepsPieces,
    Later,
    LeftOpen,
    MayJoin,
    NothingToGain,
    OtherEffects,
    PieceReturns,
    PieceSpent,
    PiecesWait,
    PointsNow,
    RegionChanged,
    RegionClaimed,
    RegionFact,
    RegionShared,
    RegionsJoined,
    RegionTaken,
)
from carcqt.words.hints.saying import Forms, says, shortest
from carcqt.words.hints.standings import StandingWords
from carcqt.words.hints.things import Things
from carcqt.words.speech import Punctuation, Speech

_ENCLOSED: Final = frozenset({"forest", "mountain", "village"})
"""Regions that are closed; others are completed."""
_LINES: Final = frozenset({"river", "railway", "town", "tributary"})


class TileSentences(Speech):
    def __init__(self, things: Things) -> None:
        super().__init__(things.translate)
        self._things: Final = things
        self._standings: Final = StandingWords(things)
        tile = things.names.a_tile("bonus")
        self.prize: Final = tile if tile != "bonus" else self.tr("another turn")
        """What is won with another turn."""

    # Points

    @says(PointsNow, icon="star")
    def points_now(self, fact: PointsNow) -> Forms:
        text, other = (
            self._scored(fact, each)
            for each in (
                self.tr("you score {points} now for {region}"),
                self.tr("{player} scores {points} now for {region}"),
            )
        )
        advice = self.tr("score {points} now for {region}")
        if fact.kind in _ENCLOSED:
            advice = self.tr("close {region}: {points} now")
        elif fact.kind in _LINES:
            advice = self.tr("complete {region}: {points} now")
        return Forms(text, other, advice).filled("points", self._things.points(fact.scored))

    def _scored(self, fact: PointsNow, text: str) -> str:
        """Return the text with what the points are for, and how many were expected anyway."""
        more = self.tr("{text}, {expected} of them expected anyway")
        if fact.comes_back:
            more = self.tr("{text}, and the piece comes straight back")
        elif fact.expected > fact.scored:
            more = self.tr("{text}; waiting might have scored more")
        elif fact.expected == fact.scored:
            more = self.tr("{text}, but that was expected anyway")
        elif fact.expected <= 0:
            more = "{text}"
        whole, terms = more.replace("{text}", text), self._things.names.terms(fact.kind, fact.items)
        return shortest(more.replace("{text}", f"{text} ({terms})"), whole) if terms else whole

    @says(FinalPoints, icon="trophy")
    def final_points(self, fact: FinalPoints) -> Forms:
        n = abs(fact.more)
        text = self.tr("{source}: {sign}%n point(s) for you at the end", "", n)
        other = self.tr("{source}: {sign}%n point(s) for {player} at the end", "", n)
        advice = self.tr("score %n point(s) more at the end ({source})", "", n)
        if fact.more < 0:
            advice = self.tr("take %n point(s) from {player} at the end ({source})", "", n)
        return Forms(text, other, advice).filled("sign", "+" if fact.more > 0 else "−")

    # Turns and pieces

    @says(ExtraTurn, icon="tiles")
    def extra_turn(self, fact: ExtraTurn) -> Forms:
        text, other = self.tr("you win {prize}"), self.tr("{player} wins {prize}")
        if fact.rival is not None:
            text = self.tr("you win {prize} that {rival} could have won")
        return Forms(text, other, self.tr("win {prize}")).filled("prize", self.prize)

    @says(PieceReturns, icon="undo")
    def piece_returns(self, fact: PieceReturns) -> Forms:
        n = fact.count
        return Forms(
            self.tr("%n of your pieces return(s) to your supply", "", n),
            self.tr("%n piece(s) return(s) to {player}’s supply", "", n),
            self.tr("get %n piece(s) back", "", n),
        )

    @says(PieceSpent, icon="pile")
    def piece_spent(self, fact: PieceSpent) -> Forms:
        text = self.tr("this uses {piece}: %n left in the supply", "", fact.left)
        if fact.left == 0:
            text = self.tr("this uses {piece}: none left in the supply")
        if fact.is_brief:
            text = self.tr("{text}, but it should be back soon").replace("{text}", text)
        return Forms(text)

    @says(PiecesWait, icon="clock")
    def pieces_wait(self, fact: PiecesWait) -> Forms:
        if fact.is_sooner:
            return Forms(
                self.tr("your pieces on the board return sooner"),
                self.tr("{player}’s pieces on the board return sooner"),
                self.tr("get pieces back sooner"),
            )
        return Forms(
            self.tr("your pieces on the board stay longer"),
            self.tr("{player}’s pieces on the board stay longer"),
            self.tr("hold up {player}’s pieces on the board"),
        )

    # Regions

    @says(RegionClaimed, icon="flag")
    def region_claimed(self, fact: RegionClaimed) -> Forms:
        text, other = self.tr("{region} is yours"), self.tr("{region} is {player}’s")
        return self._won(fact, text, other, self.tr("place {piece} {inside}"))

    @says(RegionShared, icon="join")
    def region_shared(self, fact: RegionShared) -> Forms:
        text, other = (
            self.tr("you get a share of {theirs}"),
            self.tr("{player} gets a share of {theirs}"),
        )
        return self._won(fact, text, other, self.tr("get a share of {theirs}"))

    @says(RegionTaken, icon="join")
    def region_taken(self, fact: RegionTaken) -> Forms:
        text, other = self.tr("you take over {theirs}"), self.tr("{player} takes over {theirs}")
        return self._won(fact, text, other, self.tr("take over {theirs}"))

    @says(RegionsJoined, icon="join")
    def regions_joined(self, fact: RegionsJoined) -> Forms:
        text = self.tr("{held} joins {theirs}, and the owners share it")
        return self._won(fact, text, "", self.tr("join {held} with {theirs}"))

    def _won(self, fact: RegionFact, text: str, other: str, advice: str) -> Forms:
        """Return the texts with how the region stands."""
        stands = self._standings.stands(fact.after)
        brief = self._standings.brief(fact.after) if fact.after else ""
        return Forms(
            self._colon(text, stands), other and self._colon(other, stands),
            self._colon(advice, brief), self._colon(advice, stands),
        )  # fmt: skip

    @says(RegionChanged, icon="plus")
    def region_changed(self, fact: RegionChanged) -> Forms:
        main, *others = fact.effects
        text = self.tr("{held} {does}").replace("{does}", self._does(main))
        if others:
            text = self.tr("{held} {does}, but {second}").replace("{does}", self._does(main))
            text = text.replace("{second}", self._does(others[0]))
        figures, stands = self._standings.change(fact), self._standings.stands(fact.after)
        advice = {
            Effect.GROWS: self.tr("extend {held}"),
            Effect.EASIER: self.tr("make {held} easier to complete"),
            Effect.HARDER: self.tr("make {held} harder to complete"),
            Effect.WORTH_MORE: self.tr("make {held} worth more"),
            Effect.WORTH_LESS: self.tr("make {held} worth less"),
            Effect.LESS_ROOM: self.tr("keep {held} from growing"),
        }[main]
        brief = self._standings.brief(fact.after) if fact.after and main.is_good else ""
        return Forms(
            self._colon(text, figures), "", self._colon(advice, brief), self._colon(advice, stands)
        )

    def _does(self, effect: Effect) -> str:
        return {
            Effect.GROWS: self.tr("grows"),
            Effect.EASIER: self.tr("is easier to complete"),
            Effect.HARDER: self.tr("is harder to complete"),
            Effect.WORTH_MORE: self.tr("is worth more"),
            Effect.WORTH_LESS: self.tr("is worth less"),
            Effect.LESS_ROOM: self.tr("has less room to grow"),
        }[effect]

    @says(MayJoin, icon="join")
    def may_join(self, fact: MayJoin) -> Forms:
        text = self.tr("one more tile can join {held} and {theirs}")
        return Forms(text, "", self.tr("get close to {theirs}: one more tile joins it to {held}"))

    @says(LeftOpen, icon="eye")
    def left_open(self, fact: LeftOpen) -> Forms:
        if fact.count > 1 or fact.after is None:
            return Forms(self.tr("this leaves %n unclaimed region(s) to {player}", "", fact.count))
        text = self.tr("this leaves {region} unclaimed for {player}")
        return Forms(self._colon(text, self._standings.stands(fact.after)))

    # What no single thing explains, and turns without an effect

    @says(Later, icon="clock")
    def later(self, fact: Later) -> Forms:
        if fact.points > 0:
            return Forms(self.tr("in the long run it comes closer to the first suggestion"))
        return Forms(self.tr("in the long run it falls behind the first suggestion"))

    @says(OtherEffects, icon="more")
    def other_effects(self, fact: OtherEffects) -> Forms:
        return Forms(self.tr("smaller effects, and those that all suggestions share"))

    @says(KeepsPieces, icon="pile")
    def keeps_pieces(self, fact: KeepsPieces) -> Forms:
        advice = self.tr("keep the pieces for a better place")
        if fact.seat == self._things.you:
            advice = self.tr("keep your pieces for a better place")
        return Forms(
            self.tr("%n piece(s) stay(s) in your supply for a better place", "", fact.count),
            self.tr("%n piece(s) stay(s) in {player}’s supply for a better place", "", fact.count),
            advice,
        )

    @says(NothingToGain, icon="info")
    def nothing_to_gain(self, fact: NothingToGain) -> Forms:
        return Forms(self.tr("there is nothing to gain now"))

    def _colon(self, *parts: str) -> str:
        return Punctuation(self.translate).colon(*parts)
