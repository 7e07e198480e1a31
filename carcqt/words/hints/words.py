"""Suggestions in words: a heading, and a sentence for each fact."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from carcqt.content.tables import TableSetup
from carcqt.players.facts import ExtraTurn, Fact, Glow, PieceReturns, PointsNow, RegionChanged
from carcqt.players.selecting import Hint
from carcqt.players.telling import TELLING
from carcqt.rules.game import Turn
from carcqt.rules.moves import ChooseTile, Lay
from carcqt.words.hints.games import ACTIONS, SPEAKERS
from carcqt.words.hints.saying import SENTENCES, Forms, fitting
from carcqt.words.hints.things import Things
from carcqt.words.hints.tiles import TileSentences
from carcqt.words.numbers import gained
from carcqt.words.speech import Punctuation, Speech, Translate, capital


@dataclass(frozen=True, slots=True)
class Row:
    """A reason as it is shown."""

    text: str
    """A sentence without its full stop."""
    icon: str
    points: str
    """Its share of the worth; empty where nothing is counted."""
    glow: Glow | None = None
    """Where on the board it is."""


class HintWords(Speech):
    """Words for one reader, who is `you`."""

    def __init__(self, translate: Translate, table: TableSetup, you: int | None) -> None:
        super().__init__(translate)
        self._things: Final = Things(translate, table.game, table.names, table.material_file, you)
        self._tiles: Final = TileSentences(self._things)
        actions = ACTIONS.get(table.game)
        self._actions: Final = actions(self._things) if actions else None
        speakers = (self._tiles, *(speaker(self._things) for speaker in SPEAKERS))
        self._speakers: Final[dict[str, Speech]] = {type(one).__name__: one for one in speakers}

    def said(self, fact: Fact) -> Forms:
        """Return the words for a fact, with all names."""
        _, method = SENTENCES[type(fact)]
        forms = method(self._speakers[method.__qualname__.partition(".")[0]], fact)
        if forms.other and fact.seat != self._things.you:
            forms = forms._replace(text=forms.other)
        return Forms(*(fitting(self._things.filled(text, fact)) for text in forms))

    def headings(self, hints: Sequence[Hint]) -> list[str]:
        """Return what each suggestion is; where two would read alike, with more figures."""
        found = [self.heading(hint) for hint in hints]
        return [
            self.heading(hint, is_precise=True) if found.count(heading) > 1 else heading
            for hint, heading in zip(hints, found, strict=True)
        ]

    def heading(self, hint: Hint, *, is_precise: bool = False) -> str:
        """Return what a suggestion is, as one sentence without its full stop."""
        self._things.begin()
        said = self.said(hint.lead) if hint.lead is not None else Forms("")
        if self._actions is not None:
            action = self._actions.turn(hint.turn, (*hint.facts, *hint.shared))
            whole = Punctuation(self.translate).colon(action, said.advice or said.text)
            return capital(whole if len(whole) < TELLING.letters else action)
        if hint.turn[0].idle:
            return capital(self.tr("place nothing"))
        advice = (said.precise if is_precise else "") or said.advice
        advice = advice or self.tr("lay the tile here: little to gain")
        return capital(self._with_prize(hint, advice))

    def _with_prize(self, hint: Hint, advice: str) -> str:
        """Return a heading with what completing a region brings beside points."""
        lead, prize, facts = hint.lead, self._tiles.prize, (*hint.facts, *hint.shared)
        given = next((e for e in facts if isinstance(e, PointsNow) and e.wins_turn), None)
        if given is lead and any(isinstance(each, ExtraTurn) for each in facts):
            return self.tr("{advice} and {prize}").format(advice=advice, prize=prize)
        if isinstance(lead, ExtraTurn) and given is not None:
            text = self.tr("complete {region} to win {prize}").replace("{prize}", prize)
            return self._things.filled(text, given)
        if isinstance(lead, PieceReturns):
            return self._from_region(lead, facts) or advice
        return advice

    def _from_region(self, home: PieceReturns, facts: Sequence[Fact]) -> str:
        """Return a heading that names the one region that gives pieces back; empty for several."""
        terrain = self._things.description.terrain
        completed = [
            fact
            for fact in facts
            if isinstance(fact, PointsNow) and (fact.seat, fact.comes_back) == (home.seat, False)
            if fact.kind in terrain and terrain[fact.kind].completes
        ]
        if len(completed) != 1:
            return ""
        text = self.tr("complete {region} to get %n piece(s) back", "", home.count)
        return self._things.filled(text, completed[0])

    def rows(self, facts: Sequence[Fact], *, counts: bool) -> list[Row]:
        """Return the facts about a suggestion in words."""
        self._things.begin()
        found = list[Row]()
        for fact in facts:
            share = round(fact.points)
            points = gained(share) if counts and share else ""
            is_worse = isinstance(fact, RegionChanged) and not fact.main.is_good
            icon = "minus" if is_worse else SENTENCES[type(fact)][0]
            found.append(Row(capital(self.said(fact).text), icon, points, fact.glow))
        return found

    def further(self, turn: Turn) -> Row | None:
        """Return what else is laid, if the turn chooses another tile."""
        chosen = [move.tile for move in turn[1:] if isinstance(move, ChooseTile)]
        if not chosen or not isinstance(turn[0], Lay):
            return None
        text = self.tr("with the double tile {tile}")
        return Row(capital(text.format(tile=self._things.called.tile(chosen[0]))), "tiles", "")

    def sentences(self, facts: Sequence[Fact], *, counts: bool, follows: bool = False) -> str:
        """Return the facts as running text. If it `follows` a colon, it begins in lower case."""
        sentence, rows = self.tr("{sentence}."), self.rows(facts, counts=counts)
        texts = (f"{row.text} ({row.points})" if row.points else row.text for row in rows)
        whole = " ".join(sentence.format(sentence=text) for text in texts)
        if not follows or not facts:
            return whole
        self._things.begin()
        return self.said(facts[0]).text[:1] + whole[1:]

    def nothing(self) -> str:
        return self.tr("No turn is much better here.")
