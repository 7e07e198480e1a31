"""What an analysis says of a turn, in sentences."""

from __future__ import annotations

from typing import Any, Final

from carcqt.content.tables import TableSetup
from carcqt.players.facts import Fact
from carcqt.players.selecting import Hint
from carcqt.rules.game import Game
from carcqt.rules.moves import Lay
from carcqt.words.hints.words import HintWords
from carcqt.words.numbers import gained
from carcqt.words.speech import Punctuation, Speech, Translate


class VerdictWords(Speech):
    def __init__(self, translate: Translate, game: Game[Any], table: TableSetup) -> None:
        super().__init__(translate)
        self._hints: Final = HintWords(translate, table, table.only_person)

    def better(self, hint: Hint) -> str:
        """Return what would have been better, and why."""
        heading = self._hints.heading(hint)
        # A heading is an order, and its first word never a name.
        lower = heading[:1].lower() + heading[1:]
        said = self.tr("Better to {advice}").replace("{advice}", lower)
        others = [fact for fact in hint.why if not self._ends(heading, fact)]
        why = self._hints.sentences(others, counts=hint.counts)
        return " ".join(filter(None, (f"{said}.", why)))

    def _ends(self, heading: str, fact: Fact) -> bool:
        """Return whether a heading has said a fact already."""
        return heading.endswith(self._hints.sentences((fact,), counts=False, follows=True)[:-1])

    def title(self, hint: Hint) -> str:
        """Return a heading over a turn that lays a tile, without figures; of others the log tells
        more."""
        if not isinstance(hint.turn[0], Lay):
            return ""
        return self._hints.heading(hint).partition(":")[0].rstrip()

    def played(self, hint: Hint) -> str:
        """Return what a turn did that was not the best."""
        why = self._hints.sentences(hint.why, counts=hint.counts, follows=True)
        why = why or self._hints.nothing()
        return Punctuation(self.translate).colon(self.tr("Played"), why)

    def lost(self, points: float) -> str:
        return self.tr("About %n point(s) less than the best move.", "", max(1, round(points)))

    def praise(self, hint: Hint | None, points: float) -> str:
        """Return why a turn was good."""
        more = self.tr("About %n point(s) more than an ordinary turn.", "", max(1, round(points)))
        why = self._why(hint) if hint is not None else ""
        return " ".join(filter(None, (why, more)))

    def _why(self, hint: Hint) -> str:
        return self._hints.sentences(hint.why, counts=hint.counts)

    def drew(self, player: str, luck: float) -> str:
        """Return a heading over a draw."""
        text = self.tr("{player} draws well") if luck > 0 else self.tr("{player} draws badly")
        return text.format(player=player)

    def luck(self, luck: float, odds: float) -> str:
        """Return what a draw was worth."""
        worth = self.tr("This draw is worth {points} points compared with an average draw.")
        said = worth.format(points=gained(round(luck)))
        if 0 < odds < 0.5 and luck > 0:
            rare = self.tr("About one draw in %n was as good.", "", max(2, round(1 / odds)))
            said = f"{said} {rare}"
        return said
