"""A hash of how the table stands: of what the rest of a game depends on, however it came about.

Parts are added up, so that their order does not matter. Numbers stay below 62 bits: so far
machine integers, which wrap, and Python's, which do not, have the same lowest bits.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from carcqt.rules.kernel.arrays import i64
from carcqt.rules.kernel.journal import NONE, filled, grown
from carcqt.rules.kernel.kernel import Kernel
from carcqt.rules.kernel.tables import packed

MASK: Final[i64] = (1 << 62) - 1
_ONE: Final[i64] = 0x3F58476D1CE4E5B9
_OTHER: Final[i64] = 0x14D049BB133111EB


def scattered(number: i64) -> i64:
    """A number mixed over all bits; different ones stay different."""
    number &= MASK
    number = (number ^ number >> 30) * _ONE & MASK
    number = (number ^ number >> 27) * _OTHER & MASK
    return number ^ number >> 31


class TableHash:
    """Laid tiles come and go at one end of a list, so a sum is kept for each length of it.

    What a pile has left is what there was less what was taken out of it, and that lies on the
    table, in the hand, or has left the game: it comes off with these.
    """

    def __init__(
        self, kernel: Kernel, faces: Sequence[int], weights: Sequence[int], piles: int
    ) -> None:
        """For each face a number that stands for it, weights for counts, and how many of the piles
        are of tiles."""
        self._kernel: Final = kernel
        self._faces = packed(faces)
        self._weights = packed(weights)
        self._sums = filled(128, 0)
        """For each number of laid tiles; then which lay was the last of them."""
        self._serials = filled(128, 0)
        self._known: i64 = 0
        self._sums[0] = self._all_tiles(piles)

    def _all_tiles(self, piles: i64) -> i64:
        """All tiles of the game, wherever they are."""
        kernel = self._kernel
        value: i64 = 0
        for pile in range(piles):
            things = kernel.thing[pile]
            for place in range(kernel.drawn[pile], len(things)):
                value += self._faces[things[place]]
                value &= MASK
        for tile in range(kernel.laid):
            value += self._faces[kernel.laid_face[tile]]
            value &= MASK
        for face in kernel.gone:
            value += self._faces[face]
            value &= MASK
        return value + self._faces[kernel.hand] if kernel.hand != NONE else value

    def of(self, recent: i64) -> i64:
        """The hash now; of so many of the last tiles it matters that they are the last."""
        kernel = self._kernel
        value = self._laid()
        if kernel.hand != NONE:
            value += 2 * self._faces[kernel.hand]
        for face in kernel.gone:
            value -= self._faces[face]
        for number in range(recent):
            tile = kernel.laid - 1 - number
            value += self._place(kernel.laid_base[tile], 62 - number)
        for slot in range(kernel.standing):
            what = kernel.standing_what[slot]
            seat, piece = what // kernel.kinds, what % kernel.kinds
            value += self._place(kernel.standing_node[slot], 8 * piece + seat)
        counts = len(kernel.supply)
        for place in range(counts):
            value += kernel.supply[place] * self._weights[place]
        value += scattered(kernel.phase * 64 + kernel.to_move + 1)
        return value & MASK

    def counted(self, numbers: Sequence[int]) -> i64:
        """The hash of some numbers in this order."""
        value: i64 = 0
        for number in numbers:
            value = scattered(value * 31 + number + 1)
        return value

    def _laid(self) -> i64:
        kernel = self._kernel
        while self._known > 0 and (
            self._known > kernel.laid
            or self._serials[self._known] != kernel.laid_serial[self._known - 1]
        ):
            self._known -= 1
        for tile in range(self._known, kernel.laid):
            if tile + 1 == len(self._sums):
                self._sums = grown(self._sums, 2 * tile + 2, 0)
                self._serials = grown(self._serials, 2 * tile + 2, 0)
            face = self._faces[kernel.laid_face[tile]]
            cell = kernel.squares.cell[kernel.laid_square[tile]]
            laid = scattered(face + 4 * cell + kernel.laid_turn[tile])
            self._sums[tile + 1] = (self._sums[tile] + laid - face) & MASK
            self._serials[tile + 1] = kernel.laid_serial[tile]
        self._known = kernel.laid
        return self._sums[kernel.laid]

    def _place(self, node: i64, what: i64) -> i64:
        """The hash of a thing on a zone, whenever its tile was laid."""
        kernel = self._kernel
        tile = kernel.tile_of[node]
        cell = kernel.squares.cell[kernel.laid_square[tile]]
        return scattered((cell * 1024 + node - kernel.laid_base[tile]) * 64 + what)
