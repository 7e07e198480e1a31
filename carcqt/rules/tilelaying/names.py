"""What the kernel's numbers are called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from carcqt.rules.description import Description
from carcqt.rules.events import Spot
from carcqt.rules.geometry import SQUARES, Square
from carcqt.rules.kernel.kernel import Kernel
from carcqt.rules.kernel.prepare import PreparedDeck


class Names:
    def __init__(self, kernel: Kernel, deck: PreparedDeck, phases: Sequence[str]) -> None:
        self.kernel: Final = kernel
        self.deck: Final = deck
        self.description: Final[Description] = deck.box.description
        self.phases: Final = phases
        """By the kernel's numbers."""

    def tile(self, face: int) -> str:
        return self.deck.faces[face].tile.id

    def square(self, tile: int) -> Square:
        """Where a laid tile lies."""
        kernel = self.kernel
        return SQUARES[kernel.squares.cell[kernel.laid_square[tile]]]

    def kind(self, node: int) -> str:
        return self.deck.kinds[self.kernel.kind(node)]

    def spot(self, node: int) -> Spot:
        """Where a node lies."""
        kernel = self.kernel
        tile = kernel.tile_of[node]
        face = self.deck.faces[kernel.laid_face[tile]]
        return Spot(self.square(tile), face.names[node - kernel.laid_base[tile]])

    def piece(self, what: int) -> str:
        """The kind of a piece, from whose and which it is."""
        return self.description.pieces[what % self.kernel.kinds].id
