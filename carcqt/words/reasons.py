"""Why a turn is good, as a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from carcqt.content.materials import MaterialFile
from carcqt.players.advice import UNCOUNTED, Effect, PartKind, Reason, ReasonKind
from carcqt.rules.events import Spot
from carcqt.words.names import TableNames, names_of
from carcqt.words.numbers import gained
from carcqt.words.outlooks import OutlookWords
from carcqt.words.speech import Punctuation, Speech, Translate, capital, with_names


class ReasonWords(Speech):
    def __init__(
        self,
        translate: Translate,
        game: str,
        players: Sequence[str] = (),
        material_file: MaterialFile | None = None,
    ) -> None:
        super().__init__(translate)
        self._names: Final = names_of(translate, game)
        self._called: Final = TableNames(translate, players, material_file)
        self._outlooks: Final = OutlookWords(translate, self._names)

    def sentence(self, reasons: Sequence[Reason]) -> str:
        """All reasons in one sentence, the most important first."""
        if not reasons:
            return self.nothing()
        clauses = [
            f"{clause} ({points})" if points else clause for clause, points in self.parts(reasons)
        ]
        text = Punctuation(self.translate).semicolon(*clauses)
        return self.tr("{sentence}.").format(sentence=capital(text))

    def nothing(self) -> str:
        return self.tr("No turn is much better here.")

    def parts(self, reasons: Sequence[Reason]) -> list[tuple[str, str]]:
        """What each says, and how much of the turn's worth it is."""
        met: dict[tuple[str, int], Spot] = {}
        found = list[tuple[str, str]]()
        for each in reasons:
            is_other = bool(each.spot) and met.get((each.what, each.seat), each.spot) != each.spot
            # What is left open is nobody's.
            if each.spot and each.kind is not ReasonKind.LEAVES:
                met.setdefault((each.what, each.seat), each.spot)
            found.append((self.clause(each, is_other=is_other), self.points(each)))
        return found

    def points(self, reason: Reason) -> str:
        """How much of the turn's worth it is, where the clause does not say it."""
        if reason.kind in UNCOUNTED or not self._names.counts:
            return ""
        return gained(round(reason.points)) if round(reason.points) else ""

    def clause(self, reason: Reason, *, is_other: bool = False) -> str:
        """What the turn does, and what the board shows for it; another region of the same name and
        seat may have been spoken of."""
        own = self._names.reason(reason, self._called)
        told = own or self._told(reason, is_other=is_other)
        if reason.effect is Effect.RICHER and reason.now and not round(reason.points):
            # What nobody doubted is no gain.
            shown = Punctuation(self.translate).colon(told, self._outlooks.of(reason))
            return self.tr("{text}, likely anyway").format(text=shown)
        return Punctuation(self.translate).colon(told, self._outlooks.of(reason))

    def _told(self, reason: Reason, *, is_other: bool) -> str:
        n, player = max(1, reason.count), self._called.player(reason.seat)
        match reason.kind:
            case ReasonKind.CLOSES | ReasonKind.GIVES:
                text = self._scored(reason)
            case ReasonKind.FINAL if reason.effect is Effect.RICHER:
                text = self.tr("{player} gets %n point(s) more for {region}", "", n)
            case ReasonKind.FINAL:
                text = self.tr("{player} gets %n point(s) fewer for {region}", "", n)
            case ReasonKind.BONUS:
                text = self.tr("wins another turn")
            case ReasonKind.HOME:
                text = self.tr("{player} gets %n piece(s) back", "", n)
            case ReasonKind.SPENDS if reason.count == 0:
                text = self.tr("one piece comes home, and one is used")
            case ReasonKind.SPENDS if reason.ahead is not None and n == 1:
                text = self._spent(reason.what, reason.ahead)
                if reason.effect is Effect.SOONER:
                    text = self.tr("{text}, likely home soon").format(text=text)
            case ReasonKind.SPENDS:
                text = self.tr("%n piece(s) fewer in hand", "", n)
            case ReasonKind.WAITS if reason.effect is Effect.SOONER:
                text = self.tr("brings {player}’s piece(s) home sooner ({region})", "", n)
            case ReasonKind.WAITS:
                text = self.tr("keeps {player}’s piece(s) out for longer ({region})", "", n)
            case ReasonKind.CLAIMS:
                text = self.tr("claims {region}")
            case ReasonKind.SHARES:
                text = self.tr("gets a share of {held}")
            case ReasonKind.TAKES:
                text = self.tr("takes {held}")
            case ReasonKind.GROWS | ReasonKind.LOSES | ReasonKind.HELPS | ReasonKind.SPOILS:
                text = self._changed(reason.effect)
            case ReasonKind.JOINS if reason.effect is Effect.RICHER:
                text = self.tr("one more tile could join {held} to {rival}’s")
            case ReasonKind.JOINS:
                text = self.tr("one more tile could join {rival}’s to {held}")
            case ReasonKind.LEAVES if reason.count > 1:
                text = self.tr("leaves %n regions open to {player}", "", n)
            case ReasonKind.LEAVES:
                text = self.tr("leaves {region} open to {player}")
            case ReasonKind.COLLECTS:
                text = self.tr("collects for the end")
            case ReasonKind.ADVANCES:
                text = self.tr("stands better")
            case ReasonKind.FOLLOWS:
                text = self._later(reason)
            case ReasonKind.REST:
                text = self.tr("smaller things elsewhere")
            case ReasonKind.KEEPS:
                text = self.tr("keeps %n piece(s): no place on this tile is worth one now", "", n)
            case ReasonKind.AVOIDS:
                text = self.tr("most other squares would cost about %n point(s)", "", n)
            case ReasonKind.QUIET:
                text = self.tr("nothing more can be gained")
        held = self._names.held_too if is_other else self._names.held
        text = text.replace("{held}", held(reason.what))
        text = text.replace("{region}", self._names.region(reason.what))
        rival = "" if reason.rival is None else self._called.player(reason.rival)
        if reason.effect is Effect.SHARED and reason.more:
            rival = self._called.players(reason.more)
        return with_names(text, player=player, rival=rival)

    def _spent(self, piece: str, left: int) -> str:
        used = self._names.a_piece(piece, "")
        if left == 0:
            return self.tr("uses {piece}, none left in hand").format(piece=used)
        return self.tr("uses {piece}, %n left in hand", "", left).format(piece=used)

    def _scored(self, reason: Reason) -> str:
        """What of it was to be expected is no gain."""
        scored, expected = reason.count, reason.expected
        if reason.kind is ReasonKind.CLOSES:
            text = self.tr("brings %n point(s) now for {region}", "", scored)
        else:
            text = self.tr("{player} gets %n point(s) now for {region}", "", scored)
        if reason.items:
            text = f"{text} ({self._names.terms(reason.what, reason.items)})"
        if reason.effect is Effect.SOONER:
            text = self.tr("{text}, and the piece comes straight back").replace("{text}", text)
        if expected <= 0:
            return text
        if expected == scored:
            more = self.tr("{text}, all likely anyway")
        elif expected < scored:
            more = self.tr("{text}, of which {expected} likely anyway")
        else:
            more = self.tr("{text}, though waiting might have brought {expected}")
        return more.replace("{text}", text).replace("{expected}", str(expected))

    def _later(self, reason: Reason) -> str:
        """What playing on brings, and most of it by what, if that is known."""
        is_more = reason.effect is Effect.RICHER
        match reason.part:
            case PartKind.REGION if is_more:
                return self.tr(
                    "a few turns on, {player} mostly gets more for {region} than with hint 1"
                )
            case PartKind.REGION:
                return self.tr(
                    "a few turns on, {player} mostly gets less for {region} than with hint 1"
                )
            case PartKind.HAND if is_more:
                return self.tr(
                    "a few turns on, {player} mostly has more pieces in hand than with hint 1"
                )
            case PartKind.HAND:
                return self.tr(
                    "a few turns on, {player} mostly has fewer pieces in hand than with hint 1"
                )
        if reason.points > 0:
            return self.tr("tried out over many draws, it comes closer to hint 1")
        return self.tr("tried out over many draws, it falls further behind hint 1")

    def _changed(self, effect: Effect | None) -> str:
        match effect:
            case Effect.LARGER:
                return self.tr("enlarges {held}")
            case Effect.LARGER_HARDER:
                return self.tr("enlarges {held}, but makes it harder to complete")
            case Effect.LARGER_POORER:
                return self.tr("enlarges {held}, but makes it worth less")
            case Effect.LARGER_NARROWER:
                return self.tr("enlarges {held}, but leaves it less room to grow")
            case Effect.SHARED:
                return self.tr("joins {held} with {rival}’s, so that both have it")
            case Effect.NARROWER:
                return self.tr("leaves {held} less room to grow")
            case Effect.EASIER:
                return self.tr("makes {held} easier to complete")
            case Effect.HARDER:
                return self.tr("makes {held} harder to complete")
            case Effect.RICHER:
                return self.tr("makes {held} worth more")
        return self.tr("makes {held} worth less")
