"""What there is to tell of a region."""

from __future__ import annotations

from PySide6.QtCore import QObject

from carcqt.app.table.shown import Count
from carcqt.app.table.tips import Holder, Tip
from carcqt.art.drawings.pieces import piece as drawing_of
from carcqt.play.table import Table
from carcqt.rules.events import points
from carcqt.rules.geometry import Square
from carcqt.rules.tilelaying.features import Region
from carcqt.rules.tilelaying.game import TileLaying
from carcqt.ui.language import game_words, seats_at
from carcqt.words.speech import capital


class RegionTips(QObject):
    def __init__(self, table: Table) -> None:
        super().__init__()
        self._table = table

    def of(
        self, game: TileLaying, square: Square, zone: str, piece: str = ""
    ) -> tuple[Region, Tip]:
        """The region that a piece there would claim; without one, that of what stands there."""
        system = self._system(game, square, zone, piece)
        region = game.region(square, zone, system)
        return region, self.tip(game, region)

    def _system(self, game: TileLaying, square: Square, zone: str, piece: str) -> str | None:
        pieces = game.description.piece
        if piece:
            return pieces[piece].system
        for standing in game.position().pieces:
            if (standing.square, standing.zone) == (square, zone):
                return pieces[standing.piece].system
        return None

    def tip(self, game: TileLaying, region: Region) -> Tip:
        words = game_words(game.description.game)
        aids = self._table.setup.aids
        terrain = game.description.terrain.get(region.kind)
        can_close = terrain is not None and terrain.completes
        # Of a hub that scores with its lines, those are told that it has already.
        is_open_hub = can_close and not (region.open_ends or region.is_complete)
        told = () if is_open_hub else region.worth_closed
        agreement = words.agreement(region.kind)
        facts = [words.item_of(region.kind, item.what, item.count) for item in told]
        if lies := words.lying(self._table.position(), region.spots):
            facts.append(lies)
        if can_close:
            facts.append(self._ends(region).format(**agreement))
        worths: list[tuple[str, str]] = []
        if aids.projected and region.worth_closed:
            worths.append((self.tr("Worth now"), str(points(region.worth_now))))
            if can_close and not region.is_complete:
                least = self.tr("at least {points}").format(points=points(region.worth_closed))
                worths.append((self.tr("When complete").format(**agreement), least))
        return Tip(
            title=capital(words.terrain(region.kind)),
            facts=" · ".join(facts),
            holders=self._holders(region),
            worths=tuple(worths),
            lesson=words.teaches(region.kind),
        )

    def _ends(self, region: Region) -> str:
        if region.open_ends:
            return self.tr("%n open side(s)", "", region.open_ends)
        return self.tr("complete") if region.is_complete else self.tr("not complete yet")

    def _holders(self, region: Region) -> tuple[Holder, ...]:
        seats = seats_at(self._table.setup)
        rank = self.tr("majority") if len(region.owners) == 1 else self.tr("tied")
        return tuple(
            Holder(
                seats[seat],
                (Count(drawing_of("", seat), count, f"× {count}"),),
                rank if seat in region.owners else "",
            )
            for seat, count in enumerate(region.followers)
            if count
        )
