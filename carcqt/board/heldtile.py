"""The held tile: where it may go and which way it is turned. No painting here."""

from __future__ import annotations

from functools import cached_property

from carcqt.board.state import BoardTile, Fits
from carcqt.board.stepping import ArrowSteps, Place
from carcqt.rules.geometry import Square
from carcqt.rules.tiles import Tile

_REACH = 0.6
"""How far from a square, in squares, a pointer still draws the tile there."""


class HeldTile:
    def __init__(self, tile: Tile, fits: Fits) -> None:
        self.tile = tile
        self.fits = {Square(*square): tuple(turns) for square, turns in fits.items() if turns}
        self.turn = min((turn for turns in self.fits.values() for turn in turns), default=0)
        self.square: Square | None = None
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
        turns = self.fits[square]
        return BoardTile(self.tile, square, self.turn if self.turn in turns else turns[0])

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

    def nearest(self, x: float, y: float, reach: float = _REACH) -> Square | None:
        """The legal square that a pointer means, if one is near."""
        best: tuple[float, float, Square] | None = None
        for square in self.fits:
            tile = self.outline(square)
            away_x = max(square.x - x, 0.0, x - square.x - tile.columns)
            away_y = max(square.y - y, 0.0, y - square.y - tile.rows)
            away = max(away_x, away_y)
            if away > reach:
                continue
            middle_x, middle_y = square.x + tile.columns / 2 - x, square.y + tile.rows / 2 - y
            found = (away, middle_x**2 + middle_y**2, square)
            if best is None or found < best:
                best = found
        return best[2] if best else None

    def _fitting(self, square: Square, turn: int) -> int:
        turns = self.fits[square]
        return next(
            (turned % 4 for turned in range(turn, turn + 4) if turned % 4 in turns), turns[0]
        )
