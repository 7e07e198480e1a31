"""Suggestions in words: a heading, and a sentence for each fact."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from types import NoneType
from typing import Final

from carcqt.content.tables import TableSetup
from carcqt.players.facts import ExtraTurn, Fact, Glow, PieceReturns, PointsNow, RegionChanged
from carcqt.players.selecting import Hint
from carcqt.players.telling import TELLING
from carcqt.rules.game import Turn
from carcqt.rules.moves import ChooseTile, Lay, Move, Place
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
            action = self._actions.turn(hint.turn)
            whole = Punctuation(self.translate).colon(action, said.advice or said.text)
            return capital(whole if len(whole) < TELLING.letters else action)
        if hint.turn[0].idle:
            return capital(self.tr("place nothing"))
        advice = (said.precise if is_precise else "") or said.advice
        advice = advice or self.tr("lay the tile here: little to gain")
        return capital(self._with_prize(hint, advice))

    def _with_prize(self, hint: Hint, advice: str) -> str:
        """Return a heading with all that the turn brings for sure: points, and another turn."""
        facts = (*hint.facts, *hint.shared)
        scores = [fact for fact in facts if isinstance(fact, PointsNow)]
        own = [fact for fact in scores if fact.seat == hint.seat]
        wins = any(isinstance(fact, ExtraTurn) and fact.seat == hint.seat for fact in facts)
        if isinstance(hint.lead, (PointsNow, ExtraTurn, PieceReturns, NoneType)):
            given = next((fact for fact in scores if fact.wins_turn), None) if wins else None
            return self._scoring(own, given, hint.turn[0]) or advice
        return self._after_sure(own, wins, advice)

    def _scoring(self, own: Sequence[PointsNow], given: PointsNow | None, first: Move) -> str:
        """Return what the turn scores, and that it wins another one; empty if neither."""
        if own:
            placed = first.piece if isinstance(first, Place) else ""
            now, text = self._tiles.scoring(own, placed), self.tr("{advice} and {prize}")
            return text.format(advice=now, prize=self._tiles.prize) if given else now
        text = self.tr("complete {region} to win {prize}").replace("{prize}", self._tiles.prize)
        return self._things.filled(text, given) if given else ""

    def _after_sure(self, own: Sequence[PointsNow], wins: bool, advice: str) -> str:
        """Return a heading after what the turn brings for sure, though it is for something else."""
        points = self._things.points(sum(fact.scored for fact in own))
        sure = [self.tr("score {points} now").format(points=points)] if own else []
        sure += [self.tr("win {prize}").format(prize=self._tiles.prize)] if wins else []
        whole = self._things.listed([*sure, advice])
        return whole if len(whole) < TELLING.letters else advice

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
