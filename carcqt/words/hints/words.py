"""Suggestions in words: a heading, and a sentence for each line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from carcqt.content.tables import TableSetup
from carcqt.players.facts import (
    ExtraTurn,
    Fact,
    GivesPoints,
    PieceWaits,
    PointsNow,
    RegionChange,
    RegionGrown,
)
from carcqt.players.selecting import Hint, Line
from carcqt.rules.game import Turn
from carcqt.rules.moves import ChooseTile, Lay
from carcqt.words.hints.games import ACTIONS, SPEAKERS
from carcqt.words.hints.saying import LONGEST, SENTENCES, Said
from carcqt.words.hints.things import Things
from carcqt.words.hints.tiles import TileSentences
from carcqt.words.numbers import gained
from carcqt.words.speech import Punctuation, Speech, Translate, capital


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a suggestion as it is shown."""

    text: str
    """A sentence without its full stop."""
    icon: str
    points: str
    """Its share of the worth; empty where nothing is counted."""


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

    def said(self, fact: Fact) -> Said:
        """Return the words for a fact."""
        method = SENTENCES[type(fact)]
        return method(self._speakers[method.__qualname__.partition(".")[0]], fact)

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
        if self._actions is None:
            return capital(self._advice(hint, is_precise=is_precise))
        action, lead = self._actions.turn(hint.turn), hint.lead
        said = self.said(lead) if lead is not None else Said("")
        text = said.advice or said.text
        whole = Punctuation(self.translate).colon(action, text)
        return capital(whole if len(whole) < LONGEST else action)

    def _advice(self, hint: Hint, *, is_precise: bool) -> str:
        if hint.turn[0].idle:
            return self.tr("place nothing")
        lead = hint.lead
        said = self.said(lead) if lead is not None else None
        if said is None or not said.advice:
            return self.tr("lay the tile here: little changes anywhere")
        advice = (said.precise if is_precise else "") or said.advice
        return self._with_prize(hint, advice)

    def _with_prize(self, hint: Hint, advice: str) -> str:
        """Return a heading with what the turn wins beside points."""
        facts = [fact for line in hint.lines for fact in line.facts]
        prize = self._tiles.prize()
        if isinstance(hint.lead, PointsNow) and any(isinstance(each, ExtraTurn) for each in facts):
            return self.tr("{advice} and {prize}").format(advice=advice, prize=prize)
        given = [fact for fact in facts if isinstance(fact, GivesPoints)]
        if isinstance(hint.lead, ExtraTurn) and given:
            region = self._things.the(given[0].kind)
            return self.tr("complete {region} to win {prize}").format(region=region, prize=prize)
        return advice

    def rows(self, lines: Sequence[Line], *, counts: bool) -> list[Row]:
        """Return the lines of a suggestion."""
        self._things.begin()
        found = []
        for line in lines:
            said = self._line(line)
            points = round(line.points) if counts and line.is_counted else 0
            found.append(Row(capital(said.text), said.icon, gained(points) if points else ""))
        return found

    def _line(self, line: Line) -> Said:
        parts = [self.said(fact) for fact in self._told(line)]
        first, *others = parts
        if not others:
            return first
        ways = {_is_good(fact) for fact in line.facts}
        text = self._tiles.joined([first, others[0]], is_alike=len(ways) == 1)
        return Said(text, first.icon)

    def _told(self, line: Line) -> list[Fact]:
        """Return the facts of a line but for those that follow from another one."""
        changes = [fact for fact in line.facts if isinstance(fact, RegionChange)]
        waits = [fact for fact in line.facts if isinstance(fact, PieceWaits)]
        if changes and waits and not all(isinstance(fact, RegionGrown) for fact in changes):
            return list(changes)
        return list(line.facts)

    def further(self, turn: Turn) -> Row | None:
        """Return what else is laid, if the turn chooses another tile."""
        chosen = [move.tile for move in turn[1:] if isinstance(move, ChooseTile)]
        if not chosen or not isinstance(turn[0], Lay):
            return None
        text = self.tr("with the double tile {tile}")
        return Row(capital(text.format(tile=self._things.called.tile(chosen[0]))), "tiles", "")

    def sentences(self, lines: Sequence[Line], *, counts: bool) -> str:
        """Return the lines as running text."""
        sentence = self.tr("{sentence}.")
        return " ".join(
            sentence.format(sentence=f"{row.text} ({row.points})" if row.points else row.text)
            for row in self.rows(lines, counts=counts)
        )

    def nothing(self) -> str:
        return self.tr("No turn is much better here.")


def _is_good(fact: Fact) -> bool:
    if isinstance(fact, PieceWaits):
        return fact.is_sooner
    return isinstance(fact, RegionChange) and fact.is_good
