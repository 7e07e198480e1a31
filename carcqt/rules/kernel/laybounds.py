"""What the tile in hand can bring at most, place by place, without making whole turns: for search,
which then makes only those that may be best."""

from __future__ import annotations

from typing import Final

from carcqt.rules.kernel.arrays import i64
from carcqt.rules.kernel.kernel import FAR, PLACE, Kernel


class LayBounds:
    def __init__(self, kernel: Kernel) -> None:
        self._kernel: Final = kernel

    def of_lays(self, final: bool, lead: bool) -> dict[int, int]:
        """For each place and turn, the most that the seat to move can have at the end of the turn:
        points, or lead over the best other; on the track, or with a final scoring."""
        kernel, found = self._kernel, {}
        for lay in self._lays():
            kernel.play(lay)
            found[lay] = self._after_lay(final, lead)
            kernel.pop()
        return found

    def touching(self, node: i64) -> list[int]:
        """The places and turns that change something of a node's region, or may bring more than
        this tile."""
        kernel, found = self._kernel, []
        for lay in self._lays():
            base = kernel.nodes
            kernel.play(lay)
            if kernel.phase != PLACE or self._joins(base, node):
                found.append(lay)
            else:
                kernel.score_tile()
                if kernel.goes_on():
                    found.append(lay)
            kernel.pop()
        return found

    def _lays(self) -> list[int]:
        kernel = self._kernel
        count = kernel.list_lays(kernel.hand)
        return [kernel.nth_lay(kernel.hand, number) for number in range(count)]

    def _joins(self, base: i64, node: i64) -> bool:
        """Whether the tile with these nodes belongs to the region, or ends a line to it."""
        kernel, tables = self._kernel, self._kernel.tables
        root = kernel.find(node)
        for own in range(base, kernel.nodes):
            if kernel.find(own) == root:
                return True
        kind = kernel.type_of[node]
        home = kernel.laid_base[kernel.tile_of[node]]
        for place in range(tables.line_first[kind], tables.line_first[kind + 1]):
            line = kernel.find(home + tables.line[place])
            for own in range(base, kernel.nodes):
                if kernel.find(own) == line:
                    return True
        return False

    def _after_lay(self, final: bool, lead: bool) -> i64:
        kernel, seat = self._kernel, self._kernel.to_move
        if kernel.phase != PLACE:
            return FAR
        most = kernel.beyond_regions(final, lead) + self._best_place(final)
        kernel.score_tile()
        if kernel.goes_on():
            return FAR
        if final:
            kernel.project()
        scores = kernel.projection if final else kernel.score
        most += scores[seat]
        if not lead:
            return most
        ahead: i64 = -FAR
        for other in range(kernel.players):
            if other != seat and scores[other] > ahead:
                ahead = scores[other]
        return most - ahead

    def _best_place(self, final: bool) -> i64:
        """What one more piece brings at most."""
        kernel = self._kernel
        best: i64 = 0
        for number in range(kernel.count_choices()):
            code = kernel.nth_choice(number)
            if code > 0:
                node, piece = (code - 1) // kernel.kinds, (code - 1) % kernel.kinds
                if not kernel.tables.roams[piece]:
                    worth = self._worth_of(node, piece, final)
                    best = max(best, worth)
        return best

    def _worth_of(self, node: i64, piece: i64, final: bool) -> i64:
        kernel = self._kernel
        if final:
            return kernel.worth(kernel.claim(node, piece), False)
        if kernel.tables.in_system[piece] or not kernel.scores_when_complete(node):
            return 0
        return kernel.worth(kernel.find(node), True) if kernel.is_complete(node) else 0
