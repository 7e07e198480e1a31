"""What there is to tell of a village."""

from __future__ import annotations

from collections.abc import Iterable

from carcqt.app.games.expedition.rounds import expedition_of, missions_of
from carcqt.app.games.expedition.words import ExpeditionTableWords
from carcqt.app.table.map.villages import VillageTips, village_name
from carcqt.app.table.shown import Count
from carcqt.app.table.tips import Holder, Tip
from carcqt.art.drawings.pieces import piece
from carcqt.rules.games.expedition.state import ExpeditionState
from carcqt.ui.language import game_words, language, seats_at
from carcqt.words.speech import capital


class ExpeditionTips(VillageTips):
    def tip(self, village: str, seat: int) -> Tip:
        """For a seat that might build there."""
        game = expedition_of(self.table)
        words = game_words(self.table.setup.game)
        species = words.icon(game.material.village[village].species, 1)
        price = game.price_of(village)
        facts = [species]
        taken = game.filled[game.network.numbers[village]]
        free = len(game.material.village[village].prices) - taken
        facts.append(self.tr("%n free square(s)", "", free) if free else self.tr("full"))
        if game.has_neutral(village):
            facts.append(self.tr("a neutral tent"))
        worths: tuple[tuple[str, str], ...] = ()
        if price is not None:
            worths = ((self.tr("Next camp"), self.tr("%n gold", "", price)),)
        return Tip(
            title=village_name(self.table, village),
            facts="\n".join((" · ".join(facts), *self.ways(village))),
            holders=self.holders(village),
            worths=worths,
            lesson=self._state(game, village, seat),
        )

    def ways(self, village: str) -> list[str]:
        words = ExpeditionTableWords(language().translate)
        links = expedition_of(self.table).links_of(village)
        return [words.link(kind, self._names(to)) for kind, to in links.items()]

    def holders(self, village: str) -> tuple[Holder, ...]:
        """A neutral tent is nobody's."""
        seats = seats_at(self.table.setup)
        return tuple(
            Holder(seats[owner], (Count(piece("tent", seats[owner].colour), 1, self.tr("camp")),))
            for owner in expedition_of(self.table).campers_in(village)
        )

    def _names(self, villages: Iterable[str]) -> list[str]:
        return [village_name(self.table, village) for village in villages]

    def _state(self, game: ExpeditionState, village: str, seat: int) -> str:
        """Whether and how the seat gets there."""
        told = []
        missions = missions_of(self.table, seat)
        if any(village in game.villages_of(mission) for mission in missions):
            told.append(self.tr("A village of your mission."))
        if game.has_neutral(village):
            told.append(self.tr("A neutral tent takes a square and belongs to nobody."))
        if not game.is_over:
            told.append(self.reach(village, seat))
        return " ".join(part for part in told if part)

    def reach(self, village: str, seat: int) -> str:
        """How a seat comes to a village, or why it does not."""
        game = expedition_of(self.table)
        words = ExpeditionTableWords(language().translate)
        if game.has_camp(seat, village):
            return self.tr("You already have a camp here.")
        if game.price_of(village) is None:
            return self.tr("All squares are taken.")
        if not game.camps[seat]:
            return self.tr("Your first camp can be anywhere.")
        ways, closed = game.ways_to(village, seat), game.closed_to(seat)
        if not ways:
            return self.tr("You have no camp in a neighbouring village.")
        open_ways = {kind: camps for kind, camps in ways.items() if kind != closed}
        if not open_ways:
            text = self.tr("{event}: the link is closed this round.")
            return text.format(event=words.event(game.event))
        told = ", ".join(words.way(kind, self._names(at)) for kind, at in open_ways.items())
        return capital(told)
