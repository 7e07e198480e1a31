"""The squares that a region lies on, and those where it goes on."""

from __future__ import annotations

from dataclasses import dataclass

from carcqt.rules.geometry import STEPS
from carcqt.rules.tilelaying.game import TileLaying


@dataclass(frozen=True, slots=True)
class Ground:
    cells: frozenset[int]
    ends: frozenset[int]
    """Open squares that it needs to be complete."""

    @classmethod
    def of(cls, game: TileLaying, root: int) -> Ground:
        """Of a region, and of the lines that lead to it if it is a hub."""
        board = game.board
        cells, ends = set[int](), set[int]()
        for node in board.members(root):
            laid = board.laid_of(node)
            zone = node - laid.base
            for offset, _, _, nodes in laid.face.edges[laid.turn]:
                if zone in nodes and board.laid_at(laid.cell + offset) is None:
                    ends.add(laid.cell + offset)
            cells.update(laid.cell + offset for offset, _, _ in laid.face.parts[laid.turn])
            for line in laid.face.lines_to.get(zone, ()):
                led = cls.of(game, board.root(laid.base + line))
                cells |= led.cells
                ends |= led.ends
        return cls(frozenset(cells), frozenset(ends))

    def is_touched(self, cells: frozenset[int]) -> bool:
        """Whether a tile lies there, or beside a square that is needed."""
        near = {end + step for end in self.ends for step in STEPS}
        return not cells.isdisjoint(self.cells | near)
