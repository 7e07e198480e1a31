"""What explorers bring home: a map shows their tents, but not their collections."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from carcqt.art.boards.picture import SEATS
from carcqt.art.drawings.pieces import piece
from carcqt.art.drawings.species import chip, coin, medal
from carcqt.art.maps.ledger import Holding, SeatHoldings
from carcqt.rules.games.expedition.explorers import explorers_of
from carcqt.rules.games.expedition.facts import SPECIES
from carcqt.rules.position import Position

NAME: Final = "expedition"


def holdings(position: Position, colours: Sequence[int] = SEATS) -> list[SeatHoldings]:
    """For each seat; out of a position as the whole table sees it."""
    found = []
    for seat, explorer in enumerate(explorers_of(position)):
        species = tuple(
            Holding(medal(name), f"{tiles}+{guides}" if guides else str(tiles))
            for name, tiles, guides in zip(SPECIES, explorer.tiles, explorer.guides, strict=True)
        )
        gold, silver = explorer.purse
        goods = [
            Holding(coin(), str(gold)),
            Holding(coin(silver=True), str(silver)),
            Holding(piece("tent", colours[seat]), str(explorer.tents)),
        ]
        if explorer.chip:
            goods.append(Holding(chip(str(explorer.chip))))
        # A position as the table sees it has no missions before they are disclosed.
        found.append(SeatHoldings((species, tuple(goods)), explorer.camps, explorer.missions))
    return found
