"""A deck on a test board: any tile next, laid wherever it fits, and back again."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from carcqt.content.checks import tile_problems
from carcqt.rules.board import Board
from carcqt.rules.description import START, Description
from carcqt.rules.faces import Box
from carcqt.rules.geometry import SQUARES, Square, cell_of
from carcqt.rules.tiles import Deck, Tile


@dataclass(frozen=True)
class Laid:
    tile: str
    square: Square
    turn: int


class Trial:
    """Only tiles and how they fit: no players, no points. Tiles with problems are left out."""

    def __init__(self, deck: Deck, description: Description, seed: int = 0) -> None:
        good: dict[str, Tile] = {}
        for tile in deck.tiles:
            if tile.id not in good and not any(tile_problems(tile, description)):
                good[tile.id] = tile
        self.deck: Final = replace(deck, tiles=tuple(good.values()))
        self.left_out: Final = len(deck.tiles) - len(good)
        self.description: Final = description
        self._rng: Final = Random(seed)
        self._box: Final = Box(self.deck, description)
        self._board: Final = Board(self._box)
        self._steps: list[tuple[tuple[int, int, int, int], str | None]] = []
        self.left: Counter[str] = Counter({t.id: t.count for t in good.values()})
        """Copies that are not on the board."""
        self.hand: str | None = None
        start = next((tile for tile in good.values() if tile.pile == START), None)
        if start is None:
            self._board.open_anywhere()
        else:
            self._board.lay(self._box.face[start.id], 0, cell_of(Square(0, 0)))
            self._take(start.id)
        self.draw()

    @property
    def is_empty(self) -> bool:
        return not self.deck.tiles

    @property
    def laid(self) -> list[Laid]:
        return [Laid(one.face.tile.id, SQUARES[one.cell], one.turn) for one in self._board.laid]

    @property
    def closed_from(self) -> int | None:
        mouth = self._board.mouth
        return None if mouth is None else SQUARES[mouth].y

    def fits(self) -> dict[Square, tuple[int, ...]]:
        """Where the tile in hand may be laid, and in which turns."""
        if self.hand is None:
            return {}
        face, board = self._box.face[self.hand], self._board
        found: dict[Square, tuple[int, ...]] = {}
        if face.is_looked_up and not face.streams:
            for demand, turns in face.fits:
                for cell in board.open[demand]:
                    found[SQUARES[cell]] = turns
            return found
        for cell, turns in board.tried_fits(face):
            if turns:
                square = SQUARES[cell]
                found[square] = tuple(sorted({*found.get(square, ()), *turns}))
        return found

    def knows(self, tile: str) -> bool:
        """Whether it can be laid at all."""
        return tile in self._box.face

    def choose(self, tile: str) -> None:
        """This one comes next, whether there is a copy left or not: it is only a trial."""
        if self.knows(tile):
            self.hand = tile

    def draw(self) -> None:
        """Any copy that is left of the pile that is drawn from; then of any other pile."""
        for pile in self.description.piles:
            bag = [
                tile.id
                for tile in self.deck.tiles
                if tile.pile == pile
                for _ in range(self.left[tile.id])
            ]
            if bag:
                self.hand = self._rng.choice(bag)
                return
        self.hand = None

    def lay(self, square: Square, turn: int) -> bool:
        """Lays the tile in hand, if it fits there so, and draws the next."""
        if self.hand is None or turn not in self.fits().get(square, ()):
            return False
        self._steps.append((self._board.mark(), self.hand))
        self._board.lay(self._box.face[self.hand], turn, cell_of(square))
        self._take(self.hand)
        self.draw()
        return True

    def _take(self, tile: str) -> None:
        self.left[tile] -= 1

    @property
    def can_undo(self) -> bool:
        return bool(self._steps)

    def undo(self) -> None:
        """The last tile is in hand again."""
        if self._steps:
            mark, tile = self._steps.pop()
            self._board.rewind(mark)
            self.hand = tile
            if tile is not None:
                self.left[tile] += 1
