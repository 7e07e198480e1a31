"""Sentences for facts that all tile-laying games have."""

from __future__ import annotations

from typing import Final

from carcqt.players.facts import (
    AvoidsTrouble,
    EasierToComplete,
    ExtraTurn,
    FinalPoints,
    GivesPoints,
    HarderToComplete,
    InCommon,
    KeepsPieces,
    Later,
    LaterPieces,
    LaterPoints,
    LeftOpen,
    LessRoom,
    MayJoin,
    NothingToGain,
    PieceReturns,
    PieceSpent,
    PieceSwapped,
    PieceWaits,
    PointsNow,
    RegionChange,
    RegionClaimed,
    RegionGrown,
    RegionShared,
    RegionsJoined,
    RegionTaken,
    ScoreFact,
    SmallEffects,
    WorthLess,
    WorthMore,
)
from carcqt.words.hints.saying import Said, says, shortest
from carcqt.words.hints.standings import StandingWords
from carcqt.words.hints.things import Things
from carcqt.words.speech import Punctuation, Speech


class TileSentences(Speech):
    def __init__(self, things: Things) -> None:
        super().__init__(things.translate)
        self._things: Final = things
        self._standings: Final = StandingWords(things)

    # Points

    @says(PointsNow)
    def points_now(self, fact: PointsNow) -> Said:
        things, points = self._things, self._things.points(fact.scored)
        text = self.tr("{region} scores {points} now")
        if fact.comes_back:
            text = self.tr("{region} scores {points} now, and the piece comes straight back")
        advice = self.tr("score {points} now for {region}")
        if things.is_closed(fact.kind):
            advice = self.tr("close {region}: {points} now")
        elif things.is_completed(fact.kind):
            advice = self.tr("complete {region}: {points} now")
        facts = {"region": things.the(fact.kind), "points": points}
        return Said(self._scored(fact, text.format(**facts)), "star", advice.format(**facts))

    @says(GivesPoints)
    def gives_points(self, fact: GivesPoints) -> Said:
        text = self.tr("{player} scores {points} now for {region}")
        if self._things.is_you(fact.seat):
            text = self.tr("you score {points} now for {region}")
        points, region = self._things.points(fact.scored), self._things.the(fact.kind)
        text = text.format(player=self._things.player(fact.seat), points=points, region=region)
        return Said(self._scored(fact, text), "user")

    def _scored(self, fact: ScoreFact, text: str) -> str:
        """Return the text with what the points are for, and how many were expected anyway."""
        terms = self._things.terms(fact.kind, fact.items)
        expected = self._things.points(fact.expected)
        more = ""
        if fact.expected > fact.scored:
            more = self.tr("{text}; waiting might have scored {points}")
        elif fact.expected == fact.scored:
            more = self.tr("{text}, but those were to be expected anyway")
        elif fact.expected > 0:
            more = self.tr("{text}, {count} of them expected anyway")
        if not more:
            return shortest(f"{text} ({terms})" if terms else text, text)
        facts = {"points": expected, "count": fact.expected}
        whole = more.format(text=f"{text} ({terms})" if terms else text, **facts)
        return shortest(whole, more.format(text=text, **facts))

    @says(FinalPoints)
    def final_points(self, fact: FinalPoints) -> Said:
        source, n = self._things.names.source(fact.kind), abs(fact.more)
        is_you, is_more = self._things.is_you(fact.seat), fact.more > 0
        text = {
            (True, True): self.tr("{source}: you score %n point(s) more at the end", "", n),
            (True, False): self.tr("{source}: you score %n point(s) less at the end", "", n),
            (False, True): self.tr("{source}: {player} scores %n point(s) more at the end", "", n),
            (False, False): self.tr("{source}: {player} scores %n point(s) less at the end", "", n),
        }[is_you, is_more]
        advice = self.tr("score %n point(s) more at the end ({source})", "", n)
        if not is_more:
            advice = self.tr("take %n point(s) from {player} at the end ({source})", "", n)
        facts = {"source": source, "player": self._things.player(fact.seat)}
        return Said(text.format(**facts), "trophy", advice.format(**facts))

    # Turns and pieces

    def prize(self) -> str:
        """What is won with another turn."""
        tile = self._things.names.a_tile("bonus")
        return tile if tile != "bonus" else self.tr("another turn")

    @says(ExtraTurn)
    def extra_turn(self, fact: ExtraTurn) -> Said:
        text = self.tr("{player} wins {prize}")
        if self._things.is_you(fact.seat):
            text = self.tr("you win {prize}")
        player, prize = self._things.player(fact.seat), self.prize()
        text = text.format(player=player, prize=prize)
        if fact.rival is not None:
            rival = self._things.player(fact.rival)
            won = self.tr("{text} that {rival} could have won")
            text = self.named(won, text=text, rival=rival)
        return Said(text, "tiles", self.tr("win {prize}").format(prize=prize))

    @says(PieceReturns)
    def piece_returns(self, fact: PieceReturns) -> Said:
        n = fact.count
        if self._things.is_you(fact.seat):
            text = self.tr("%n of your pieces return(s) to your supply", "", n)
        else:
            text = self.tr("%n piece(s) return(s) to {player}’s supply", "", n)
            text = self.named(text, player=self._things.player(fact.seat))
        return Said(text, "undo", self.tr("get %n piece(s) back", "", n))

    @says(PieceSpent)
    def piece_spent(self, fact: PieceSpent) -> Said:
        piece = self._things.names.a_piece(fact.piece, "")
        text = self.tr("this takes {piece}: %n left in the supply", "", fact.left)
        if fact.left == 0:
            text = self.tr("this takes {piece}: none left in the supply")
        text = text.format(piece=piece)
        if fact.is_brief:
            more = self.tr("{text}, but it should be back soon")
            text = more.format(text=text, **self._things.agreement(fact.piece))
        return Said(text, "pile")

    @says(PieceSwapped)
    def piece_swapped(self, fact: PieceSwapped) -> Said:
        return Said(self.tr("one piece returns, and another one is placed"), "pile")

    @says(PieceWaits)
    def piece_waits(self, fact: PieceWaits) -> Said:
        is_you, n = self._things.is_you(fact.seat), fact.count
        text = {
            (True, True): self.tr("your piece(s) {inside} return(s) sooner", "", n),
            (True, False): self.tr("your piece(s) {inside} stay(s) longer", "", n),
            (False, True): self.tr("{player}’s piece(s) {inside} return(s) sooner", "", n),
            (False, False): self.tr("{player}’s piece(s) {inside} stay(s) longer", "", n),
        }[is_you, fact.is_sooner]
        advice = self.tr("get your piece(s) {inside} back sooner", "", n)
        does = self.tr("gives the piece(s) back sooner", "", n)
        if not fact.is_sooner:
            advice = self.tr("hold up {player}’s piece(s) {inside}", "", n)
            does = self.tr("keeps the piece(s) longer", "", n)
        player, inside = self._things.player(fact.seat), self._things.inside(fact.kind)
        text, advice = (
            self.named(each.replace("{inside}", inside), player=player) for each in (text, advice)
        )
        return Said(text, "clock", advice, does=does)

    # Regions

    @says(RegionClaimed)
    def region_claimed(self, fact: RegionClaimed) -> Said:
        things, kind = self._things, fact.kind
        things.region(kind, fact.seat, fact.spot)
        piece = things.names.a_piece(fact.piece, kind)
        text, advice = self.tr("{region} is {player}’s"), self.tr("place {piece} {inside}")
        if things.is_you(fact.seat):
            text = self.tr("{region} is yours")
        text = text.format(region=things.the(kind), player=things.player(fact.seat))
        advice = advice.format(piece=piece, inside=things.inside(kind))
        stands, brief = (
            words(kind, fact.after) for words in (self._standings.stands, self._standings.brief)
        )
        heading, precise = self._colon(advice, brief), self._colon(advice, stands)
        return Said(self._colon(text, stands), "flag", heading, precise)

    @says(RegionShared)
    def region_shared(self, fact: RegionShared) -> Said:
        text = self.tr("{player} gets a share of {held}")
        if self._things.is_you(fact.seat):
            text = self.tr("you get a share of {held}")
        return self._won(fact, text, self.tr("get a share of {held}"))

    @says(RegionTaken)
    def region_taken(self, fact: RegionTaken) -> Said:
        text = self.tr("{player} takes over {held}")
        if self._things.is_you(fact.seat):
            text = self.tr("you take over {held}")
        return self._won(fact, text, self.tr("take over {held}"))

    def _won(self, fact: RegionShared | RegionTaken, text: str, advice: str) -> Said:
        facts = {
            "held": self._things.held(fact.kind, *fact.rivals),
            "player": self._things.player(fact.seat),
        }
        stands = self._standings.stands(fact.kind, fact.after)
        brief = self._standings.brief(fact.kind, fact.after)
        text, advice = text.format(**facts), advice.format(**facts)
        heading, precise = self._colon(advice, brief), self._colon(advice, stands)
        return Said(self._colon(text, stands), "join", heading, precise)

    @says(RegionsJoined)
    def regions_joined(self, fact: RegionsJoined) -> Said:
        held = self._things.region(fact.kind, fact.seat, fact.spot)
        rivals = self._things.listed([self._things.player(seat) for seat in fact.rivals])
        text = self.tr("{held} joins {rival}’s, and both have it").replace("{held}", held)
        advice = self.tr("join {held} with {rival}’s").replace("{held}", held)
        text, advice = (self.named(each, rival=rivals) for each in (text, advice))
        stands = self._standings.stands(fact.kind, fact.after)
        return Said(shortest(self._colon(text, stands), text), "join", advice)

    @says(RegionGrown)
    def region_grown(self, fact: RegionGrown) -> Said:
        return self._changed(fact, "plus", self.tr("grows"), self.tr("extend {held}"))

    @says(EasierToComplete)
    def easier(self, fact: EasierToComplete) -> Said:
        advice = self.tr("make {held} easier to complete")
        return self._changed(fact, "check", self.tr("is easier to complete"), advice)

    @says(HarderToComplete)
    def harder(self, fact: HarderToComplete) -> Said:
        advice = self.tr("make {held} harder to complete")
        return self._changed(fact, "shield", self.tr("is harder to complete"), advice)

    @says(WorthMore)
    def worth_more(self, fact: WorthMore) -> Said:
        does = self.tr("is worth more")
        if not round(fact.points):
            # What nobody doubted is no gain.
            does = self.tr("is worth more, as was to be expected")
        return self._changed(fact, "arrow-up", does, self.tr("make {held} worth more"))

    @says(WorthLess)
    def worth_less(self, fact: WorthLess) -> Said:
        advice = self.tr("make {held} worth less")
        return self._changed(fact, "arrow-down", self.tr("is worth less"), advice)

    @says(LessRoom)
    def less_room(self, fact: LessRoom) -> Said:
        advice = self.tr("keep {held} from growing")
        return self._changed(fact, "minus", self.tr("has less room to grow"), advice)

    def _changed(self, fact: RegionChange, icon: str, does: str, advice: str) -> Said:
        held, figures = self._held(fact), self._standings.change(fact)
        text = self._colon(self.tr("{held} {does}").format(held=held, does=does), figures)
        advice = advice.format(held=held)
        precise = shortest(self._colon(advice, figures), advice)
        if isinstance(fact, (RegionGrown, EasierToComplete, WorthMore)):
            advice = self._colon(advice, self._standings.brief(fact.kind, fact.after))
        return Said(text, icon, advice, precise, held, does, figures)

    def _held(self, fact: RegionChange) -> str:
        return self._things.region(fact.kind, fact.seat, fact.spot)

    def joined(self, parts: list[Said], *, is_alike: bool) -> str:
        """Return one sentence for two things that happen to one region."""
        first, second = parts
        text = self.tr("{held} {first}, but {second}")
        if is_alike:
            text = self.tr("{held} {first} and {second}")
        text = text.format(held=first.held, first=first.does, second=second.does)
        figures = [each.figures for each in parts if each.figures]
        if len(figures) == 2 and figures[0] in figures[1]:
            figures = figures[1:]
        return shortest(
            self._colon(text, ", ".join(figures)), self._colon(text, *figures[:1]), text
        )

    @says(MayJoin)
    def may_join(self, fact: MayJoin) -> Said:
        things = self._things
        text = self.tr("one more tile can join {held} to {rival}’s")
        if things.is_you(fact.rival):
            text = self.tr("one more tile can join {held} to yours")
        held, rival = things.held(fact.kind, fact.seat), things.player(fact.rival)
        text = self.named(text.replace("{held}", held), rival=rival)
        advice = self.tr("get close to {held}: one more tile joins it to yours")
        return Said(text, "join", advice.format(held=things.held(fact.kind, fact.rival)))

    @says(LeftOpen)
    def left_open(self, fact: LeftOpen) -> Said:
        player = self._things.player(fact.seat)
        if fact.count > 1 or fact.after is None:
            text = self.tr("this leaves %n unclaimed region(s) to {player}", "", fact.count)
            return Said(text.format(player=player), "eye")
        text = self.tr("this leaves {region} unclaimed for {player}")
        text = text.format(region=self._things.names.region(fact.kind), player=player)
        return Said(self._colon(text, self._standings.stands(fact.kind, fact.after)), "eye")

    # Later turns

    @says(Later)
    def later(self, fact: Later) -> Said:
        if fact.points > 0:
            return Said(self.tr("in the long run it comes closer to the first suggestion"), "clock")
        return Said(self.tr("in the long run it falls behind the first suggestion"), "clock")

    @says(LaterPoints)
    def later_points(self, fact: LaterPoints) -> Said:
        text = {
            (True, True): self.tr("later, {region} usually scores you more than with the first "
                                  "suggestion"),
            (True, False): self.tr("later, {region} usually scores you less than with the first "
                                   "suggestion"),
            (False, True): self.tr("later, {player} usually scores more for {region} than with "
                                   "the first suggestion"),
            (False, False): self.tr("later, {player} usually scores less for {region} than with "
                                    "the first suggestion"),
        }[self._things.is_you(fact.seat), fact.is_more]  # fmt: skip
        region, player = self._things.the(fact.kind), self._things.player(fact.seat)
        return Said(text.format(region=region, player=player), "clock")

    @says(LaterPieces)
    def later_pieces(self, fact: LaterPieces) -> Said:
        text = {
            (True, True): self.tr("later, you usually have more pieces in your supply than with "
                                  "the first suggestion"),
            (True, False): self.tr("later, you usually have fewer pieces in your supply than with "
                                   "the first suggestion"),
            (False, True): self.tr("later, {player} usually has more pieces left than with the "
                                   "first suggestion"),
            (False, False): self.tr("later, {player} usually has fewer pieces left than with the "
                                    "first suggestion"),
        }[self._things.is_you(fact.seat), fact.is_more]  # fmt: skip
        return Said(text.format(player=self._things.player(fact.seat)), "clock")

    @says(SmallEffects)
    def small_effects(self, fact: SmallEffects) -> Said:
        return Said(self.tr("smaller effects elsewhere"), "more")

    @says(InCommon)
    def in_common(self, fact: InCommon) -> Said:
        return Said(self.tr("effects that all suggestions share"), "more")

    # Turns without an effect

    @says(KeepsPieces)
    def keeps_pieces(self, fact: KeepsPieces) -> Said:
        n = fact.count
        text = self.tr(
            "%n piece(s) stay(s) in the supply: nothing on this tile is worth one", "", n
        )
        return Said(text, "pile", self.tr("keep your pieces: nothing on this tile is worth one"))

    @says(AvoidsTrouble)
    def avoids_trouble(self, fact: AvoidsTrouble) -> Said:
        text = self.tr("most other squares would cost about %n point(s)", "", fact.cost)
        advice = self.tr("stay out of trouble: other squares cost about %n point(s)", "", fact.cost)
        return Said(text, "shield", advice)

    @says(NothingToGain)
    def nothing_to_gain(self, fact: NothingToGain) -> Said:
        return Said(self.tr("nothing more can be gained"))

    def _colon(self, *parts: str) -> str:
        return Punctuation(self.translate).colon(*parts)
