"""What an analysis says of a turn, in sentences."""

from __future__ import annotations

from typing import Any, Final

from carcqt.content.tables import Table
from carcqt.players.advice import Reason
from carcqt.rules.game import Game, Turn
from carcqt.rules.moves import Lay
from carcqt.words.numbers import gained
from carcqt.words.speech import Punctuation, Speech, Translate
from carcqt.words.turns import TurnWords

_MOST: Final = 3
"""Reasons that are told of a turn."""


class VerdictWords(Speech):
    def __init__(self, translate: Translate, game: Game[Any], table: Table) -> None:
        super().__init__(translate)
        self._turns: Final = TurnWords(translate, game, table)

    def better(self, turn: Turn, reasons: tuple[Reason, ...]) -> str:
        """What would have been better, and why."""
        said = Punctuation(self.translate).colon(self.tr("Better"), self._turns.act(turn, reasons))
        return f"{said}. {self._turns.why(reasons[:_MOST])}"

    def title(self, turn: Turn, reasons: tuple[Reason, ...]) -> str:
        """A heading over a turn that lays a tile; of others the log tells more."""
        return self._turns.act(turn, reasons) if isinstance(turn[0], Lay) else ""

    def played(self, reasons: tuple[Reason, ...]) -> str:
        """What a turn did that was not the best."""
        said = self._turns.why(reasons[:_MOST])
        return Punctuation(self.translate).colon(self.tr("Played"), said)

    def lost(self, points: float) -> str:
        return self.tr("About %n point(s) less than the best move.", "", max(1, round(points)))

    def praise(self, reasons: tuple[Reason, ...], points: float) -> str:
        """Why a turn was good."""
        more = self.tr("About %n point(s) more than an ordinary turn.", "", max(1, round(points)))
        return f"{self._turns.why(reasons[:_MOST])} {more}" if reasons else more

    def drew(self, player: str, luck: float) -> str:
        """A heading over a draw."""
        text = self.tr("{player} draws well") if luck > 0 else self.tr("{player} draws badly")
        return text.format(player=player)

    def luck(self, luck: float, odds: float) -> str:
        """What a draw was worth."""
        worth = self.tr("This draw is worth {points} points compared with an average draw.")
        said = worth.format(points=gained(round(luck)))
        if 0 < odds < 0.5 and luck > 0:
            rare = self.tr("About one draw in %n was as good.", "", max(2, round(1 / odds)))
            said = f"{said} {rare}"
        return said
