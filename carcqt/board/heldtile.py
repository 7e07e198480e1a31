"""The held tile: where it may go and which way it is turned. No painting here."""

from __future__ import annotations

import math
from functools import cached_property

from carcqt.board.state import BoardTile, Fits
from carcqt.board.stepping import ArrowSteps, Place
from carcqt.rules.geometry import Square
from carcqt.rules.tiles import Tile


class HeldTile:
    def __init__(self, tile: Tile, fits: Fits) -> None:
        self.tile = tile
        self.fits = {Square(*square): tuple(turns) for square, turns in fits.items() if turns}
        self.turn = min((turn for turns in self.fits.values() for turn in turns), default=0)
        self.square: Square | None = None
        self._covering: dict[int, dict[Square, list[BoardTile]]] = {}
        """For each turn, the outlines that cover a square."""
        self.by_keys = False
        """It was put there by keys, so that a pointer that leaves does not take it away."""

    @cached_property
    def _steps(self) -> ArrowSteps:
        return ArrowSteps((float(x), float(y)) for x, y in self.fits)

    @cached_property
    def turns(self) -> tuple[int, ...]:
        """All that fit anywhere."""
        return tuple(sorted({turn for turns in self.fits.values() for turn in turns}))

    def is_like(self, other: HeldTile | None) -> bool:
        """The same tile, that may go to the same places."""
        return other is not None and (self.tile, self.fits) == (other.tile, other.fits)

    @property
    def shown(self) -> BoardTile | None:
        return None if self.square is None else BoardTile(self.tile, self.square, self.turn)

    def outline(self, square: Square) -> BoardTile:
        """The tile at a legal square, turned as it is now if that fits there."""
        return BoardTile(self.tile, square, self._fitting(square, self.turn))

    def put(self, square: Square | None, turn: int | None = None, *, by_keys: bool = False) -> bool:
        """Show it on a legal square; whether anything changed."""
        before = (self.square, self.turn)
        self.by_keys = by_keys and square is not None
        if square is not None and square in self.fits:
            self.square = square
            self.turn = self._fitting(square, self.turn if turn is None else turn)
        else:
            self.square = None
            if turn is not None and turn in self.turns:
                self.turn = turn
        return before != (self.square, self.turn)

    def rotate(self, steps: int) -> bool:
        """To the next turn that fits, clockwise if positive; whether there is another."""
        turns = self.turns if self.square is None else self.fits[self.square]
        if not turns or steps == 0:
            return False
        ordered = sorted(turns)
        if self.turn in ordered:
            turn = ordered[(ordered.index(self.turn) + steps) % len(ordered)]
        else:
            turn = ordered[0]
        changed, self.turn = turn != self.turn, turn
        return changed

    def step(self, dx: int, dy: int, start: Place) -> Square | None:
        """The legal square that an arrow leads to; from nowhere, the one nearest to a place."""
        if not self.fits:
            return None
        if self.square is None:
            x, y = self._steps.nearest(start)
        else:
            x, y = self._steps.step((float(self.square.x), float(self.square.y)), dx, dy)
        return Square(int(x), int(y))

    def square_under(self, x: float, y: float) -> Square | None:
        """Return the legal square where the tile would cover a place of the board, in squares.

        Of several, the one where the middle of the tile is nearest to the place."""

        def away(tile: BoardTile) -> float:
            across, down = tile.square.x + tile.columns / 2, tile.square.y + tile.rows / 2
            return math.hypot(across - x, down - y)

        here = self._outlines.get(Square(math.floor(x), math.floor(y)), [])
        if len(here) < 2:
            return here[0].square if here else None
        return min(here, key=away).square

    @property
    def _outlines(self) -> dict[Square, list[BoardTile]]:
        """All outlines as the tile is turned now, by the squares that they cover."""
        found = self._covering.get(self.turn)
        if found is None:
            found = self._covering[self.turn] = {}
            for tile in map(self.outline, self.fits):
                for square in tile.squares():
                    found.setdefault(square, []).append(tile)
        return found

    def covers(self, x: float, y: float) -> bool:
        """Return whether the tile lies over a place as it is shown now."""
        return self.shown is not None and _covers(self.shown, x, y)

    def can_cover(self, x: float, y: float) -> bool:
        """Return whether it lies there, or would if it were turned where it is."""
        square = self.square
        return square is not None and any(
            _covers(BoardTile(self.tile, square, turn), x, y) for turn in self.fits[square]
        )

    def _fitting(self, square: Square, turn: int) -> int:
        turns = self.fits[square]
        return next(
            (turned % 4 for turned in range(turn, turn + 4) if turned % 4 in turns), turns[0]
        )


def _covers(tile: BoardTile, x: float, y: float) -> bool:
    left, top = tile.square
    return left <= x < left + tile.columns and top <= y < top + tile.rows
