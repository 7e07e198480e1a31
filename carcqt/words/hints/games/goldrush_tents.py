"""Sentences for facts about mine tokens and tents."""

from __future__ import annotations

from typing import Final

from carcqt.players.games.goldrush_tents import (
    LaterTokens,
    TentMoved,
    TentTokens,
    TokensGone,
    TokensWon,
)
from carcqt.words.hints.saying import Said, says
from carcqt.words.hints.things import Things
from carcqt.words.speech import Punctuation, Speech


class TentSentences(Speech):
    def __init__(self, things: Things) -> None:
        super().__init__(things.translate)
        self._things: Final = things

    @says(TokensWon)
    def tokens_won(self, fact: TokensWon) -> Said:
        text = self.tr("{player} takes %n mine token(s)", "", fact.count)
        if self._things.is_you(fact.seat):
            text = self.tr("you take %n mine token(s)", "", fact.count)
        text = text.format(player=self._things.player(fact.seat))
        advice = self.tr("take %n mine token(s)", "", fact.count)
        if fact.left is None:
            return Said(text, "token", advice)
        left = self.tr("%n left at the tent", "", fact.left)
        if fact.left == 0:
            left = self.tr("none left at the tent")
        colon = Punctuation(self.translate).colon
        if fact.brought:
            brought = self.tr("%n came with this tile", "", fact.brought)
            return Said(f"{colon(text, left)} ({brought})", "token", colon(advice, left))
        return Said(colon(text, left), "token", colon(advice, left))

    @says(TokensGone)
    def tokens_gone(self, fact: TokensGone) -> Said:
        text = self.tr("%n token(s) leave(s) the game: nobody has the mountain", "", fact.count)
        return Said(text, "trash")

    @says(TentMoved)
    def tent_moved(self, fact: TentMoved) -> Said:
        n = fact.reach
        tent = self._things.held("tent", fact.seat)
        text = self.tr("{tent} can take up to %n token(s) on its new mountain, one a turn", "", n)
        advice = self.tr("pitch your tent: up to %n token(s) there, one a turn", "", n)
        if n == 0:
            text = self.tr("{tent} finds no token to take on its new mountain")
            advice = self.tr("pitch your tent, though there is no token left to take")
        return Said(text.format(tent=tent), "flag", advice)

    @says(TentTokens)
    def tent_tokens(self, fact: TentTokens) -> Said:
        tent, n = self._things.held("tent", fact.seat), fact.count
        text = self.tr("{tent} has %n token(s) within reach now", "", n)
        advice = self.tr("bring tokens to your tent: %n within reach", "", n)
        if not fact.is_more:
            text = self.tr("{tent} has fewer tokens within reach: %n", "", n)
            player = self._things.player(fact.seat)
            advice = self.tr("leave {player} fewer tokens").format(player=player)
        return Said(text.format(tent=tent), "token", advice)

    @says(LaterTokens)
    def later_tokens(self, fact: LaterTokens) -> Said:
        text = {
            (True, True): self.tr(
                "later, you usually have more tokens than with the first suggestion"
            ),
            (True, False): self.tr(
                "later, you usually have fewer tokens than with the first suggestion"
            ),
            (False, True): self.tr(
                "later, {player} usually has more tokens than with the first suggestion"
            ),
            (False, False): self.tr(
                "later, {player} usually has fewer tokens than with the first suggestion"
            ),
        }[self._things.is_you(fact.seat), fact.is_more]
        return Said(text.format(player=self._things.player(fact.seat)), "clock")
