"""Sentences for facts about mine tokens and tents."""

from __future__ import annotations

from carcqt.players.games.goldrush_tents import TentMoved, TentTokens, TokensWon
from carcqt.words.hints.saying import Forms, Speaker, says


class TentSentences(Speaker):
    @says(TokensWon, icon="token")
    def tokens_won(self, fact: TokensWon) -> Forms:
        text = self.tr("you take %n mine token(s)", "", fact.count)
        other = self.tr("{player} takes %n mine token(s)", "", fact.count)
        return Forms(text, other, self.tr("take %n mine token(s)", "", fact.count))

    @says(TentMoved, icon="flag")
    def tent_moved(self, fact: TentMoved) -> Forms:
        n = fact.count
        text = self.tr("{tent} can take up to %n token(s) on its new mountain, one a turn", "", n)
        advice = self.tr("put {tent} on the mountain: up to %n token(s), one a turn", "", n)
        if n == 0:
            text = self.tr("{tent} finds no token to take on its new mountain")
            advice = self.tr("put {tent} on the mountain, though no token is left there")
        return self._of_tent(fact.seat, text, advice)

    @says(TentTokens, icon="token")
    def tent_tokens(self, fact: TentTokens) -> Forms:
        text = self.tr("{tent} has %n token(s) within reach now", "", fact.count)
        advice = self.tr("get more tokens for {tent}: %n within reach", "", fact.count)
        if not fact.is_more:
            text = self.tr("only %n token(s) are left for {tent}", "", fact.count)
            text = text if fact.count else self.tr("no token is left for {tent}")
            advice = self.tr("leave {player} fewer tokens")
        return self._of_tent(fact.seat, text, advice)

    def _of_tent(self, seat: int, text: str, advice: str) -> Forms:
        return Forms(text, "", advice).filled("tent", self._things.held("tent", seat))
