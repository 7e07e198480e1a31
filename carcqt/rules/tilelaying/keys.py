"""What the rest of a tile-laying game depends on, as a value and as a hash."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from carcqt.rules.board import LaidFace
from carcqt.rules.faces import Face
from carcqt.rules.keys import Counts, Mixed, constant, mix
from carcqt.rules.tilelaying.features import Features

_SUPPLY: Final = [Counts(f"supply {seat}") for seat in range(5)]


def place_of(laid: LaidFace, zone: int) -> int:
    """A number for a zone of the table, whenever its tile was laid."""
    return laid.cell * 1024 + zone


def key_of(game: Features, hand: Face | None, recent: int) -> Hashable:
    """Tiles and pieces wherever they lie; in their order only the last ones, as many as a rule
    asks for."""
    laid = [(each.face.tile.id, each.cell, each.turn) for each in game.board.laid]
    pieces = []
    for node, (seat, piece) in game.standing.items():
        on = game.board.laid_of(node)
        pieces.append((on.cell, node - on.base, seat, piece))
    in_hand = None if hand is None else hand.tile.id
    last = tuple(laid[len(laid) - recent :])
    return in_hand, last, frozenset(laid), frozenset(pieces), tuple(map(tuple, game.supplies))


class TileHash:
    """The hash of that key, and of what is left in the piles.

    Laid tiles come and go at one end of a list, so a sum is kept for each length of it; a tile
    that is another one than when its sum was made tells from where on the sums are stale. What a
    pile has left is what there was less what was taken out of it, and that lies on the table, in
    the hand, or has left the game: it comes off with these.
    """

    # It is given the game each time: a game that held it in a circle would outlive its use.
    def __init__(self, game: Features, hand: Face | None) -> None:
        self._tiles: Final = {tile: constant("tile", tile) for tile in game.box.face}
        self._places: Final = Mixed()
        """For a place on the table and what is there."""
        left = [game.left_in(pile) for pile in range(len(game.description.piles))]
        begun = [tile for pile in left for tile in pile.elements()]
        begun += [each.face.tile.id for each in game.board.laid]
        begun += [*game.gone, *([] if hand is None else [hand.tile.id])]
        self._sums: Final[list[tuple[LaidFace | None, int]]] = [
            (None, sum(self._tiles[tile] for tile in begun))
        ]

    def of(self, game: Features, hand: Face | None, recent: int) -> int:
        laid, laid_of = game.board.laid, game.board.laid_of
        sums, tiles = self._sums, self._tiles
        while len(sums) > len(laid) + 1 or (
            len(sums) > 1 and sums[-1][0] is not laid[len(sums) - 2]
        ):
            sums.pop()
        for each in laid[len(sums) - 1 :]:
            tile = tiles[each.face.tile.id]
            sums.append((each, sums[-1][1] + mix(tile + 4 * each.cell + each.turn) - tile))
        value, places = sums[-1][1], self._places
        if hand is not None:
            # Out of the pile, and as what is to be laid.
            value += 2 * tiles[hand.tile.id]
        for gone in game.gone:
            value -= tiles[gone]
        for number, each in enumerate(laid[len(laid) - recent :], 1):
            value += places[place_of(each, 0) * 64 + 63 - number]
        for node, (seat, piece) in game.standing.items():
            on = laid_of(node)
            value += places[place_of(on, node - on.base) * 64 + 8 * piece + seat]
        for counts, supply in zip(_SUPPLY, game.supplies, strict=False):
            value += counts(supply)
        return value
