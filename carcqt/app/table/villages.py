"""What there is to tell of a village."""

from __future__ import annotations

from PySide6.QtCore import QObject

from carcqt.app.games import desk_of
from carcqt.app.games.expedition_words import JourneyWords
from carcqt.app.showing import Showing
from carcqt.app.table.desk import Count
from carcqt.app.table.journey import journey_of, missions_of
from carcqt.app.table.tip import Holder, Tip
from carcqt.art.pieces import piece
from carcqt.rules.games.expedition.state import ExpeditionState
from carcqt.ui.language import language
from carcqt.words.games import VOCABULARIES
from carcqt.words.names import TableNames


class VillageTips(QObject):
    def __init__(self, session: Showing) -> None:
        super().__init__()
        self._session = session

    def name(self, village: str) -> str:
        file = self._session.table.material_file
        return TableNames(language().translate, (), file).thing(village)

    def names(self, villages: list[str]) -> list[str]:
        return [self.name(village) for village in villages]

    def tip(self, village: str, seat: int) -> Tip:
        """For a seat that might build there."""
        game = journey_of(self._session)
        words = VOCABULARIES[self._session.table.game](language().translate)
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
            worths = ((self.tr("Next camp"), self.tr("{price} gold").format(price=price)),)
        return Tip(
            title=self.name(village),
            facts="\n".join((" · ".join(facts), *self._ways(game, village))),
            holders=self._holders(game, village, seat),
            worths=worths,
            lesson=self._state(game, village, seat),
        )

    def _ways(self, game: ExpeditionState, village: str) -> list[str]:
        words = JourneyWords(language().translate)
        return [words.link(kind, self.names(to)) for kind, to in game.links_of(village).items()]

    def _holders(self, game: ExpeditionState, village: str, seat: int) -> tuple[Holder, ...]:
        seats = self._session.table.seats
        return tuple(
            Holder(seats[owner], (Count(piece("tent", seats[owner].colour), 1, self.tr("camp")),))
            for owner in game.campers_in(village)
        )

    def _state(self, game: ExpeditionState, village: str, seat: int) -> str:
        """Whether and how the seat gets there."""
        told = []
        missions = missions_of(self._session, seat)
        if any(village in game.villages_of(mission) for mission in missions):
            told.append(self.tr("A village of the mission."))
        if not game.is_over:
            told.append(self.reach(village, seat))
        return " ".join(part for part in told if part)

    def reach(self, village: str, seat: int) -> str:
        """How a seat comes to a village, or why it does not."""
        game = journey_of(self._session)
        words = JourneyWords(language().translate)
        if game.has_camp(seat, village):
            return self.tr("There is a camp of one’s own already.")
        if game.price_of(village) is None:
            return self.tr("All squares are taken.")
        if not game.camps[seat]:
            return self.tr("The first camp can be anywhere.")
        ways, closed = game.ways_to(village, seat), game.closed_to(seat)
        if not ways:
            return self.tr("No camp of one’s own is next to it.")
        open_ways = {kind: camps for kind, camps in ways.items() if kind != closed}
        if not open_ways:
            text = self.tr("{event}: the way there is closed in this round.")
            return text.format(event=words.event(game.event))
        told = ", ".join(words.way(kind, self.names(at)) for kind, at in open_ways.items())
        return told[:1].upper() + told[1:]

    def lesson(self, kind: str) -> str:
        return desk_of(self._session.table.game).teaches(kind)
