"""How regions stand, as everyone can see on the board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from carcqt.players.facts import Standing
from carcqt.rules.geometry import SQUARES, STEPS
from carcqt.rules.tilelaying.game import TileLaying


@dataclass(frozen=True, slots=True)
class Ground:
    """The squares that a region lies on, and those where it goes on."""

    cells: frozenset[int]
    ends: frozenset[int]
    """Open squares that it needs to be complete."""

    @classmethod
    def of(cls, game: TileLaying, root: int) -> Ground:
        """Return the ground of a region, and of the lines that lead to it if it is a hub."""
        board = game.board
        cells, ends = set[int](), set[int]()
        for node in board.members(root):
            laid = board.laid_of(node)
            zone = node - laid.base
            for offset, _, _, nodes in laid.face.edges[laid.turn]:
                if zone in nodes and board.laid_at(laid.cell + offset) is None:
                    ends.add(laid.cell + offset)
            cells |= cells_laid(game, [laid.cell])
            for line in laid.face.lines_to.get(zone, ()):
                led = cls.of(game, board.root(laid.base + line))
                cells |= led.cells
                ends |= led.ends
        return cls(frozenset(cells), frozenset(ends))

    def is_touched(self, cells: frozenset[int]) -> bool:
        """Return whether a tile lies there, or beside a square that is needed."""
        near = {end + step for end in self.ends for step in STEPS}
        return not cells.isdisjoint(self.cells | near)


def cells_laid(game: TileLaying, firsts: Iterable[int]) -> frozenset[int]:
    """Return all squares of the tiles that lie on some."""
    tiles = [tile for first in firsts if (tile := game.board.laid_at(first)) is not None]
    return frozenset(t.cell + offset for t in tiles for offset, _, _ in t.face.parts[t.turn])


class Standings:
    """Standings of regions, with the tiles that are to come where this is made."""

    def __init__(self, game: TileLaying) -> None:
        self._game: Final = game
        to_come = game.left_in(0)
        self._faces: Final = [(game.box.face[tile], to_come[tile]) for tile in sorted(to_come)]
        self._left: Final = to_come.total()
        self._completes: Final = {
            terrain.id for terrain in game.description.terrains if terrain.completes
        }

    def find(self, root: int) -> Standing:
        game, ground = self._game, Ground.of(self._game, root)
        secured = game.kernel.worth(root, False)
        if game.kind(root) not in self._completes:
            # The seat that moves lays no further tile if there are fewer than players.
            ends = ground.ends if self._left >= game.players else ()
            squares = tuple(SQUARES[cell] for cell in sorted(ends) if self._fitting(cell))
            return Standing(0, secured, len(squares), (), self._left, squares=squares)
        worth = game.least_worth(root, len(ground.ends))
        prizes = tuple(game.prizes(root).items())
        open_ends = sorted((self._fitting(cell), cell) for cell in ground.ends)
        fits = open_ends[0][0] if open_ends else 0
        found = Standing(
            worth, secured, len(open_ends), prizes, self._left, fits,
            squares=tuple(SQUARES[cell] for _, cell in open_ends),
            each_fits=tuple(count for count, _ in open_ends),
        )  # fmt: skip
        if len(open_ends) != 1:
            return found
        ((_, cell),) = open_ends
        closers, closed = self._closing(root, cell)
        return replace(found, closers=closers, closed=closed)

    def _fitting(self, cell: int) -> int:
        board = self._game.board
        return sum(
            count
            for face, count in self._faces
            if any(board.fits(face, turn, cell) for turn in range(4))
        )

    def _closing(self, root: int, cell: int) -> tuple[int, tuple[int, int]]:
        """How many tiles complete a region on the only square that it needs, and for how much."""
        kernel, board = self._game.kernel, self._game.board
        closers, worths = 0, list[int]()
        for face, count in self._faces:
            met = list[int]()
            for turn in range(4):
                if board.fits(face, turn, cell):
                    with board.tried(face, turn, cell):
                        if kernel.is_complete(root):
                            met.append(kernel.worth(kernel.find(root), True))
            if met:
                closers += count
                worths.append(max(met))
        return closers, (min(worths), max(worths)) if worths else (0, 0)


def joined(parts: Sequence[Standing]) -> Standing | None:
    """Return one standing for regions that have become one."""
    if len(parts) < 2:
        return parts[0] if parts else None
    prizes = Counter[str]()
    for each in parts:
        prizes.update(dict(each.prizes))
    return Standing(
        worth=sum(each.worth for each in parts),
        secured=sum(each.secured for each in parts),
        ends=sum(each.ends for each in parts),
        prizes=tuple(prizes.items()),
        left=parts[0].left,
        fits=min((each.fits for each in parts if each.fits is not None), default=None),
    )
