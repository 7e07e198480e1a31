"""Sentences for facts about boats."""

from __future__ import annotations

from typing import Final

from carcqt.players.games.amazon_boats import BoatMoved, LaterBoat
from carcqt.words.hints.saying import Said, says, shortest
from carcqt.words.hints.things import Things
from carcqt.words.speech import Punctuation, Speech


class BoatSentences(Speech):
    def __init__(self, things: Things) -> None:
        super().__init__(things.translate)
        self._things: Final = things

    @says(BoatMoved)
    def boat_moved(self, fact: BoatMoved) -> Said:
        boat, place = self._things.held("boat", fact.seat), self._place(fact)
        text = self.tr("{boat} does not move")
        if fact.steps > 0:
            text = self.tr("{boat} moves %n space(s)", "", fact.steps)
            if fact.by_icons:
                text = self.tr("{boat} moves %n space(s) by boat icons", "", fact.steps)
        said = f"{text.format(boat=boat)}, {place}"
        advice = Punctuation(self.translate).colon(self.tr("sail on"), place)
        if not fact.animals or not round(fact.points):
            return Said(said, "waterway", advice)
        more = self.tr("at least %n river animal(s) still to come", "", fact.animals)
        return Said(shortest(f"{said} ({more})", said), "waterway", advice)

    def _place(self, fact: BoatMoved) -> str:
        """Return where the boat is beside the best other one."""
        if fact.lead > 0:
            text = self.tr("%n space(s) ahead of {rival}", "", fact.lead)
        elif fact.lead < 0:
            text = self.tr("%n space(s) behind {rival}", "", -fact.lead)
        elif fact.lead_before < 0:
            text = self.tr("now level with {rival}")
        else:
            text = self.tr("still level with {rival}")
            if fact.lead_before > 0:
                text = self.tr("level with {rival} in the end")
        return text.format(rival=self._things.player(fact.rival))

    @says(LaterBoat)
    def later_boat(self, fact: LaterBoat) -> Said:
        text = self.tr(
            "later, {boat} is usually less far down the river than with the first suggestion"
        )
        if fact.is_more:
            text = self.tr(
                "later, {boat} is usually further down the river than with the first suggestion"
            )
        return Said(text.format(boat=self._things.held("boat", fact.seat)), "clock")
