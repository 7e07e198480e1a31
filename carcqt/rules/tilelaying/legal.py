"""Legal moves as sequences that make a move only when it is looked at."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence

from carcqt.rules.board import Board
from carcqt.rules.description import Description
from carcqt.rules.faces import Face
from carcqt.rules.geometry import SQUARES, cell_of
from carcqt.rules.moves import PASS, Lay, Move, MoveSequence, Place


class Lays(MoveSequence):
    """Where a tile fits, read off the demands of the open squares."""

    def __init__(self, board: Board, face: Face) -> None:
        self._board = board
        self._face = face
        demands, ends, count = [], [], 0
        squares, fits_at = board.open, face.fits_at
        for demand in face.demands:
            if squares[demand]:
                count += len(squares[demand]) * len(fits_at[demand])
                demands.append(demand)
                ends.append(count)
        self._demands = demands
        self._ends = ends
        """For each demand, the number of moves up to there."""
        self._count = count

    def __len__(self) -> int:
        return self._count

    def make(self, number: int) -> Lay:
        place = bisect_right(self._ends, number)
        demand = self._demands[place]
        turns = self._face.fits_at[demand]
        # Counted from the end of the squares that ask the same.
        cell, turn = divmod(number - self._ends[place], len(turns))
        square = SQUARES[self._board.open[demand][cell]]
        return Lay(self._face.tile.id, square, turns[turn])

    def __iter__(self) -> Iterator[Lay]:
        tile = self._face.tile.id
        for demand in self._demands:
            turns = self._face.fits_at[demand]
            for cell in self._board.open[demand]:
                square = SQUARES[cell]
                for turn in turns:
                    yield Lay(tile, square, turn)

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Lay) or move.tile != self._face.tile.id:
            return False
        cell = cell_of(move.square)
        return self._board.fits(self._face, move.turn, cell) and SQUARES[cell] == move.square


class TriedLays(Lays):
    """Where a tile fits that is not looked up: one of several squares, or of the stream."""

    def __init__(self, board: Board, face: Face) -> None:
        self._board = board
        self._face = face
        self._fits = [(cell, turn) for cell, turns in board.tried_fits(face) for turn in turns]
        self._count = len(self._fits)

    def make(self, number: int) -> Lay:
        cell, turn = self._fits[number]
        return Lay(self._face.tile.id, SQUARES[cell], turn)

    def __iter__(self) -> Iterator[Lay]:
        return map(self.make, range(self._count))


def lays_of(board: Board, face: Face) -> Lays:
    return Lays(board, face) if face.is_looked_up else TriedLays(board, face)


class Places(MoveSequence):
    """Placing nothing, or a piece on one of these nodes, or what else may be done instead."""

    def __init__(
        self,
        board: Board,
        description: Description,
        spots: list[tuple[int, int]],
        roaming: list[tuple[int, int]],
        others: Sequence[Move],
    ) -> None:
        self._board = board
        self._description = description
        self._spots = spots
        self._roaming = roaming
        self._others = others

    def __len__(self) -> int:
        return 1 + len(self._spots) + len(self._roaming) + len(self._others)

    def make(self, number: int) -> Move:
        if number == 0:
            return PASS
        number -= 1
        spots = self._spots
        if number >= len(spots):
            number -= len(spots)
            spots = self._roaming
            if number >= len(spots):
                return self._others[number - len(spots)]
        piece, node = spots[number]
        laid = self._board.laid_of(node)
        zone = laid.face.names[node - laid.base]
        return Place(self._description.pieces[piece].id, laid.square, zone)
