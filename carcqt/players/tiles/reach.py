"""Of a deck: where the zones of its tiles lead, and which tiles close what is open."""

from __future__ import annotations

from typing import Final

from carcqt.rules.kernel.arrays import i64
from carcqt.rules.kernel.journal import filled
from carcqt.rules.kernel.tables import Tables, packed

STEPS: Final[i64] = 256
"""How finely the share of tiles that fit is told apart."""
HALVES: Final[i64] = 128
"""As many half draws are told apart, at most."""
SURE: Final[i64] = 1024


class Reach:
    def __init__(self, tables: Tables, chances: list[int]) -> None:
        self.tables: Final = tables
        self.side_bit = packed([1, 2, 4, 8])
        self.sides = filled(4 * len(tables.part_offset), 0)
        """For each side of a part, the sides of it that the zone in the middle reaches, as bits;
        for tiles of one square."""
        self.out_first = filled(4 * len(tables.kind) + 1, 0)
        self.out = filled(0, 0)
        """In rows of type of node × turn: 4 × part + side, where a zone leads out of its tile."""
        self._find_ways_out()
        self.chance = packed(chances)
        """For so many half draws × share of tiles: how sure it is that one of them comes."""

    def middle(self, edge: i64) -> i64:
        """The zone in the middle of a side, counted from the first of its tile."""
        tables = self.tables
        first = tables.edge_first[edge]
        return tables.edge_own[first + 1 if tables.edge_first[edge + 1] - first > 2 else first]

    def _find_ways_out(self) -> None:
        tables = self.tables
        ways: list[int] = []
        for face in range(tables.faces):
            first, end = tables.type_first[face], tables.type_first[face + 1]
            for kind in range(first, end):
                for turn in range(4):
                    self.out_first[4 * kind + turn] = len(ways)
                    self._add_ways(4 * face + turn, kind - first, ways)
        self.out_first[4 * len(tables.kind)] = len(ways)
        self.out = packed(ways)

    def _add_ways(self, turned: i64, zone: i64, ways: list[int]) -> None:
        tables = self.tables
        for part in range(tables.part_first[turned], tables.part_first[turned + 1]):
            reached: i64 = 0
            for side in range(i64(4)):
                edge = 4 * part + side
                if tables.side_code[edge] and self.middle(edge) == zone:
                    ways.append(edge)
                    reached += self.side_bit[side]
            for side in range(i64(4)):
                if reached & self.side_bit[side]:
                    self.sides[4 * part + side] = reached
