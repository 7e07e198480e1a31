"""Sentences for facts about boats."""

from __future__ import annotations

from carcqt.players.games.amazon_boats import BoatMoved
from carcqt.words.hints.saying import Forms, Speaker, says
from carcqt.words.speech import Punctuation


class BoatSentences(Speaker):
    @says(BoatMoved, icon="waterway")
    def boat_moved(self, fact: BoatMoved) -> Forms:
        text, place = (
            self.tr("{boat} does not move and stays {place}"),
            self.tr("level with {rival}"),
        )
        if fact.steps > 0:
            text = self.tr("{boat} moves %n space(s) and is {place}", "", fact.steps)
        if fact.lead > 0:
            place = self.tr("%n space(s) ahead of {rival}", "", fact.lead)
        elif fact.lead < 0:
            place = self.tr("%n space(s) behind {rival}", "", -fact.lead)
        advice = Punctuation(self.translate).colon(self.tr("sail on"), place)
        forms = Forms(text, "", advice).filled("place", place)
        return forms.filled("boat", self._things.held("boat", fact.seat))
