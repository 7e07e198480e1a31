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
class TrialTile:
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
        self._steps: list[TrialTile] = []
        self.left: Counter[str] = Counter({t.id: t.count for t in good.values()})
        """Copies that are not on the board."""
        self.hand: str | None = None
        self._start: Final = next((tile for tile in good.values() if tile.pile == START), None)
        if self._start is not None:
            self.left[self._start.id] -= 1
        self._board = self._begin()
        self.draw()

    def _begin(self) -> Board:
        board = Board(self._box)
        if self._start is None:
            board.open_anywhere()
        else:
            board.lay(self._box.face[self._start.id], 0, cell_of(Square(0, 0)))
        return board

    @property
    def is_empty(self) -> bool:
        return not self.deck.tiles

    @property
    def laid(self) -> list[TrialTile]:
        return [
            TrialTile(one.face.tile.id, SQUARES[one.cell], one.turn) for one in self._board.laid
        ]

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
        for turn in face.tile.turns:
            offsets = [part[0] for part in face.parts[turn]]
            for cell in {open_ - offset for open_ in board.open_cells for offset in offsets}:
                if board.fits(face, turn, cell):
                    found[SQUARES[cell]] = (*found.get(SQUARES[cell], ()), turn)
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
        self._steps.append(TrialTile(self.hand, square, turn))
        self._board.lay(self._box.face[self.hand], turn, cell_of(square))
        self.left[self.hand] -= 1
        self.draw()
        return True

    @property
    def can_undo(self) -> bool:
        return bool(self._steps)

    def undo(self) -> None:
        """The last tile is in hand again."""
        if self._steps:
            self.hand = self._steps.pop().tile
            self.left[self.hand] += 1
            self._board = self._begin()
            for step in self._steps:
                self._board.lay(self._box.face[step.tile], step.turn, cell_of(step.square))
