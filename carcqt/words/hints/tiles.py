"""Sentences for facts that all tile-laying games have."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Final

from carcqt.players import facts as f
from carcqt.players.facts import Effect
from carcqt.players.telling import TELLING
from carcqt.rules.description import Role
from carcqt.words.hints.saying import Forms, Speaker, says
from carcqt.words.hints.standings import StandingWords
from carcqt.words.hints.things import Things
from carcqt.words.speech import Punctuation, nouns_of


class TileSentences(Speaker):
    def __init__(self, things: Things) -> None:
        super().__init__(things)
        self._standings: Final = StandingWords(things)
        self._grammar: Final = nouns_of(things.translate)
        self._terrain: Final = things.description.terrain
        tile = things.names.a_tile("bonus")
        self.prize: Final = tile if tile != "bonus" else self.tr("another turn")
        """What is won with another turn."""

    # Points

    @says(f.PointsNow, icon="star")
    def points_now(self, fact: f.PointsNow) -> Forms:
        text = self._scored(fact, self.tr("you score {points} now for {region}"))
        other = self._scored(fact, self.tr("{player} scores {points} now for {region}"))
        return Forms(text, other, self.scoring([fact])).filled(
            "points", self._things.points(fact.scored)
        )

    def scoring(self, scored: Sequence[f.PointsNow], placed: str = "") -> str:
        """Return a heading with all points that a seat scores now; of a tile that lies already,
        the piece that is placed scores them."""
        total = self._things.points(sum(fact.scored for fact in scored))
        kinds, done = Counter(fact.kind for fact in scored), defaultdict[str, list[str]](list)
        for kind, count in kinds.items():
            noun = self._things.names.noun(kind)
            region = self._grammar.definite(noun) if count == 1 else self._grammar.every(noun)
            done[self._closing(kind)].append(region)
        if placed:
            text = self.tr("place {piece} {inside}")
            piece = self._things.names.a_piece(placed, scored[0].kind)
            text = self._colon(text.replace("{piece}", piece), self.tr("{points} now"))
        elif "" not in done:
            named = self._things.listed
            parts = [text.replace("{region}", named(regions)) for text, regions in done.items()]
            return self._colon(named(parts), self.tr("{points} now").replace("{points}", total))
        elif len(kinds) > 1:
            text = self.tr("score {points} now")
        elif self._things.names.noun(scored[0].kind).at:
            text = self.tr("score {points} now {inside}")
        else:
            text = self.tr("score {points} now for {region}")
        return self._things.filled(text.replace("{points}", total), scored[0])

    def _closing(self, kind: str) -> str:
        """Return a heading about a region that is completed; empty for what never is."""
        terrain = self._terrain.get(kind)
        if terrain is None or not terrain.completes:
            return ""
        is_cover = terrain.role is Role.COVER
        return self.tr("close {region}") if is_cover else self.tr("complete {region}")

    def _scored(self, fact: f.PointsNow, text: str) -> str:
        """Return the text with what the points are for, and how many were expected anyway."""
        more = self.tr("{text}, {expected} of which would probably have come later")
        if fact.comes_back:
            more = self.tr("{text}, and the piece comes straight back")
        elif fact.expected > fact.scored:
            more = self.tr("{text}, but about {expected} were expected without this turn")
        elif fact.expected == fact.scored:
            more = self.tr("{text}, but these would probably have come later")
        elif fact.expected <= 0:
            more = "{text}"
        terms = self._things.names.terms(fact.kind, fact.items)
        whole = more.replace("{text}", f"{text} ({terms})")
        return whole if terms and len(whole) < TELLING.letters else more.replace("{text}", text)

    @says(f.FinalPoints, icon="trophy")
    def final_points(self, fact: f.FinalPoints) -> Forms:
        n = abs(fact.more)
        if fact.more < 0:
            return Forms(
                self.tr("you score %n point(s) less for {regions} at the end", "", n),
                self.tr("{player} scores %n point(s) less for {regions} at the end", "", n),
                self.tr("take %n point(s) from {player} at the end ({source})", "", n),
            )
        return Forms(
            self.tr("you score %n more point(s) for {regions} at the end", "", n),
            self.tr("{player} scores %n more point(s) for {regions} at the end", "", n),
            self.tr("score %n more point(s) for {regions} at the end", "", n),
        )

    # Turns and pieces

    @says(f.ExtraTurn, icon="tiles")
    def extra_turn(self, fact: f.ExtraTurn) -> Forms:
        text, other = self.tr("you win {prize}"), self.tr("{player} wins {prize}")
        if fact.rival is not None:
            text = self.tr("you win {prize} that {rival} could have won")
        return Forms(text, other, self.tr("win {prize}")).filled("prize", self.prize)

    @says(f.PieceReturns, icon="undo")
    def piece_returns(self, fact: f.PieceReturns) -> Forms:
        text = self.tr("%n of your pieces return(s) to your supply", "", fact.count)
        other = self.tr("%n piece(s) return(s) to {player}’s supply", "", fact.count)
        return Forms(text, other, self.tr("get %n piece(s) back", "", fact.count))

    @says(f.PieceSpent, icon="pile")
    def piece_spent(self, fact: f.PieceSpent) -> Forms:
        text = self.tr("this uses {piece}: %n left in the supply", "", fact.left)
        if fact.left == 0:
            text = self.tr("this uses {piece}: no {bare} left in the supply")
        return Forms(text)

    @says(f.PiecesWait, icon="clock")
    def pieces_wait(self, fact: f.PiecesWait) -> Forms:
        if fact.is_sooner:
            text = self.tr("your pieces on the board return sooner")
            other = self.tr("{player}’s pieces on the board return sooner")
            return Forms(text, other, self.tr("get pieces back sooner"))
        text = self.tr("your pieces on the board stay longer")
        other = self.tr("{player}’s pieces on the board stay longer")
        return Forms(text, other, self.tr("hold up {player}’s pieces on the board"))

    # Regions

    @says(f.RegionClaimed, icon="flag")
    def region_claimed(self, fact: f.RegionClaimed) -> Forms:
        text, other = self.tr("{region} is yours"), self.tr("{region} is {player}’s")
        return self._won(fact, text, other, self.tr("place {piece} {inside}"))

    @says(f.RegionShared, icon="join")
    def region_shared(self, fact: f.RegionShared) -> Forms:
        text = self.tr("you get a share of {theirs}")
        other = self.tr("{player} gets a share of {theirs}")
        return self._won(fact, text, other, self.tr("get a share of {theirs}"))

    @says(f.RegionTaken, icon="join")
    def region_taken(self, fact: f.RegionTaken) -> Forms:
        text, other = self.tr("you take over {theirs}"), self.tr("{player} takes over {theirs}")
        return self._won(fact, text, other, self.tr("take over {theirs}"))

    @says(f.RegionsJoined, icon="join")
    def regions_joined(self, fact: f.RegionsJoined) -> Forms:
        text = self.tr("{held} joins {theirs_too}, and the owners share it")
        return self._won(fact, text, "", self.tr("join {held} with {theirs_too}"))

    def _won(self, fact: f.RegionFact, text: str, other: str, advice: str) -> Forms:
        """Return the texts with how the region stands."""
        stands, brief = self._standings.stands(fact.after), self._standings.brief(fact.after)
        other = other and self._colon(other, stands)
        precise = self._colon(advice, stands)
        return Forms(self._colon(text, stands), other, self._colon(advice, brief), precise)

    @says(f.RegionChanged, icon="plus")
    def region_changed(self, fact: f.RegionChanged) -> Forms:
        words, (does, advice) = self._standings, self._texts(fact.main)
        text = self.tr("{held} {does}")
        for second in fact.effects[1:]:
            text = self.tr("{held} {does}, but {second}")
            text = text.replace("{second}", self._texts(second)[0])
        text = self._colon(text.replace("{does}", does), words.change(fact))
        # Of a turn that hurts a region, its worth would read as what the turn brings.
        brief, more = words.brief(fact.after), words.stands(fact.after)
        if not fact.main.is_good:
            brief, more = "", words.change(fact) or more
        return Forms(text, "", self._colon(advice, brief), self._colon(advice, more))

    def _texts(self, effect: Effect) -> tuple[str, str]:
        """Return what a region does, and the heading."""
        return {
            Effect.GROWS: (self.tr("grows"), self.tr("extend {held}")),
            Effect.EASIER: (
                self.tr("is easier to complete"), self.tr("make {held} easier to complete")
            ),
            Effect.HARDER: (
                self.tr("is harder to complete"), self.tr("make {held} harder to complete")
            ),
            Effect.STUCK: (
                self.tr("can hardly be completed any more"),
                self.tr("block {held}"),
            ),
            Effect.WORTH_MORE: (self.tr("is worth more"), self.tr("make {held} worth more")),
            Effect.WORTH_LESS: (self.tr("is worth less"), self.tr("make {held} worth less")),
            Effect.LESS_ROOM: (
                self.tr("has less room left"), self.tr("keep {held} from growing")
            ),
        }[effect]  # fmt: skip

    @says(f.MayJoin, icon="join")
    def may_join(self, fact: f.MayJoin) -> Forms:
        text = self.tr("one more tile can join {held} and {theirs_too}")
        return Forms(
            text, "", self.tr("get close to {theirs}: one more tile joins it to {held_too}")
        )

    @says(f.LeftOpen, icon="eye")
    def left_open(self, fact: f.LeftOpen) -> Forms:
        if fact.after is None:
            return Forms(self.tr("this lets {player} claim one of %n region(s)", "", fact.count))
        text = self.tr("this leaves {a_region} unclaimed for {player}")
        return Forms(self._colon(text, self._standings.stands(fact.after)))

    @says(f.OtherEffects, icon="more")
    def other_effects(self, fact: f.OtherEffects) -> Forms:
        return Forms(self.tr("other effects"))

    def _colon(self, *parts: str) -> str:
        return Punctuation(self.translate).colon(*parts)
