"""What the tile in hand can bring: at most, place by place, without making whole turns; and with
the best turn, for which only turns are made that may be better than the best so far."""

from __future__ import annotations

from typing import Final

from carcqt.rules.kernel.arrays import i64
from carcqt.rules.kernel.journal import filled
from carcqt.rules.kernel.kernel import FAR, LAY, OVER, PLACE, Kernel


class BoundedLays:
    """The places and turns of a tile, with the most that a seat can have after each."""

    def __init__(self, count: i64) -> None:
        self.count: Final[i64] = count
        self.lay = filled(count, 0)
        self.bound = filled(count, 0)
        """For each place and turn, the most points or the highest lead; FAR if nobody knows."""
        self.most: i64 = -FAR
        """The highest of these bounds."""

    def by_lay(self) -> dict[int, int]:
        """Return the bound of each place and turn."""
        return {self.lay[number]: self.bound[number] for number in range(self.count)}


class LayBounds:
    def __init__(self, kernel: Kernel) -> None:
        self._kernel: Final = kernel
        self._seat: i64 = 0
        self._final = False
        self._lead = False
        """Whose best turn is looked for, and by what: with a final scoring, as a lead."""
        self._made: i64 = 0
        """How many turns were made for it."""

    def of_lays(self, final: bool, lead: bool) -> BoundedLays:
        """For each place and turn, the most that the seat to move can have at the end of the turn:
        points, or lead over the best other; on the track, or with a final scoring."""
        kernel = self._kernel
        is_noted = final and kernel.note_held()
        try:
            return self._of_lays(final, lead)
        finally:
            if is_noted:
                kernel.forget_held()

    def _of_lays(self, final: bool, lead: bool) -> BoundedLays:
        kernel, hand = self._kernel, self._kernel.hand
        count = kernel.list_lays(hand)
        found = BoundedLays(count)
        for number in range(count):
            found.lay[number] = kernel.nth_lay(hand, number)
        for number in range(count):
            kernel.play(found.lay[number])
            bound = self._after_lay(final, lead)
            kernel.pop()
            found.bound[number] = bound
            found.most = max(found.most, bound)
        return found

    def best_turn(
        self, bounds: BoundedLays, final: bool, lead: bool, low: i64, high: i64
    ) -> tuple[int, int]:
        """Return what the best turn comes to, and how many turns were made to find out.

        `bounds` is what `of_lays` says. A value that is not between `low` and `high` is a bound: at
        most so much, or at least. What the turn wins belongs to it, such as a bonus tile, which
        comes as the piles hold it.
        """
        kernel = self._kernel
        self._seat, self._final, self._lead = kernel.to_move, final, lead
        self._made = 0
        is_noted = final and kernel.note_held()
        try:
            best = self._best_lay(bounds, low, high)
        finally:
            if is_noted:
                kernel.forget_held()
        return best, self._made

    def _best_lay(self, bounds: BoundedLays, low: i64, high: i64) -> i64:
        """The best with the tile in hand, given what it brings at most on each place."""
        kernel = self._kernel
        ranked: list[tuple[int, int, int]] = []
        for number in range(bounds.count):
            lay = bounds.lay[number]
            # Squares have other numbers in another process, but cells have not.
            place = 4 * kernel.squares.cell[lay >> 2] + (lay & 3)
            ranked.append((-bounds.bound[number], place, lay))
        ranked.sort()
        best: i64 = -FAR
        for less, _, code in ranked:
            reach: i64 = -less
            if reach <= max(low, best):
                return max(best, reach)
            kernel.play(code)
            best = max(best, self._best_rest(max(low, best), min(high, reach)))
            kernel.pop()
            if best >= high:
                break
        return best

    def _best_rest(self, low: i64, high: i64) -> i64:
        """The best rest of a turn that has been begun."""
        kernel = self._kernel
        if kernel.phase == LAY:
            return self._best_lay(self._of_lays(self._final, self._lead), low, high)
        is_last = kernel.phase == PLACE
        best: i64 = -FAR
        for code in self._best_first():
            kernel.play(code)
            if is_last:
                self._made += 1
            if self._has_ended():
                best = max(best, self._standing(self._seat, self._final, self._lead))
            else:
                best = max(best, self._best_rest(max(low, best), high))
            kernel.pop()
            if best >= high:
                break
        return best

    def _best_first(self) -> list[int]:
        """The choices that a turn has, equal ones once; pieces by what they bring at once."""
        kernel = self._kernel
        ranked: list[tuple[int, int, int]] = []
        for number in range(kernel.count_choices()):
            code = kernel.nth_choice(number)
            worth: i64 = 0
            if code > 0 and kernel.phase == PLACE:
                node, piece = (code - 1) // kernel.kinds, (code - 1) % kernel.kinds
                if not kernel.tables.roams[piece]:
                    worth = self._worth_of(node, piece, self._final)
            ranked.append((-worth, number, code))
        ranked.sort()
        return [code for _, _, code in ranked]

    def _has_ended(self) -> bool:
        """Whether the turn is over, as people count turns: with all that it has won."""
        kernel = self._kernel
        if kernel.phase == OVER or kernel.to_move != self._seat:
            return True
        return kernel.phase == LAY and kernel.begins_turn(kernel.hand)

    def _standing(self, seat: i64, final: bool, lead: bool) -> i64:
        """What a seat has, or how far it is ahead of the best other."""
        kernel = self._kernel
        if final:
            kernel.project()
        scores = kernel.projection if final else kernel.score
        if not lead:
            return scores[seat]
        ahead: i64 = -FAR
        for other in range(kernel.players):
            if other != seat and scores[other] > ahead:
                ahead = scores[other]
        return scores[seat] - ahead

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
        return most + self._standing(seat, final, lead)

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
