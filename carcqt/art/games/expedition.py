"""What explorers bring home: a chart shows their tents, but not their collections."""

from __future__ import annotations

from typing import Any, Final

from carcqt.art.drawings.species import chip, coin, medal
from carcqt.art.ledger import Held, Holding
from carcqt.art.pieces import piece
from carcqt.rules.games.expedition.facts import SILVER, SPECIES, TENT
from carcqt.rules.position import Position

NAME: Final = "expedition"


def holdings(position: Position) -> list[Held]:
    """For each seat; out of a position as the whole table sees it."""
    extra: dict[str, Any] = dict(position.extra)
    found = []
    for seat in range(position.players):
        species = tuple(
            Holding(medal(name), f"{tiles}+{guides}" if guides else str(tiles))
            for name, tiles, guides in zip(
                SPECIES, extra["tiles"][seat], extra["guides"][seat], strict=True
            )
        )
        gold, silver = divmod(extra["money"][seat], SILVER)
        goods = [
            Holding(coin(), str(gold)),
            Holding(coin(silver=True), str(silver)),
            Holding(piece("tent", seat), str(position.supplies[seat][TENT])),
        ]
        if worth := extra["chips"][seat]:
            goods.append(Holding(chip(str(worth))))
        camps = {
            standing.zone
            for standing in position.pieces
            if (standing.seat, standing.piece) == (seat, "tent")
        }
        missions = tuple(mission for mission in extra["missions"][seat] if mission is not None)
        # A position as the table sees it has none before they are disclosed.
        found.append(Held((species, tuple(goods)), frozenset(camps), missions))
    return found
