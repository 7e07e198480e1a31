"""What hunters has of its own, over integers."""

from __future__ import annotations

from typing import Final

from carcqt.rules.kernel.arrays import i64
from carcqt.rules.kernel.journal import TOLD
from carcqt.rules.kernel.kernel import Kernel
from carcqt.rules.kernel.regions import STEP

# Kinds of region, as the description has them.
MEADOW: Final[i64] = 0
FOREST: Final[i64] = 1
RIVER: Final[i64] = 2
NETWORK: Final[i64] = 4
# Icons, likewise.
DEER: Final[i64] = 0
MAMMOTH: Final[i64] = 1
TIGER: Final[i64] = 2
AUROCHS: Final[i64] = 3
SHRINE: Final[i64] = 4
FIRE: Final[i64] = 5
GOLD: Final[i64] = 6
MUSHROOMS: Final[i64] = 7
FISH: Final[i64] = 9
# Lines of a breakdown.
LINES: Final = ("section", "mushrooms", "fish", "deer", "mammoth", "aurochs", "eaten")
_SECTION: Final[i64] = 0
_MUSHROOMS: Final[i64] = 1
_FISH: Final[i64] = 2
_DEER: Final[i64] = 3
_MAMMOTH: Final[i64] = 4
_AUROCHS: Final[i64] = 5
_EATEN: Final[i64] = 6

BONUS: Final[i64] = 1
"""The second pile."""


class HuntersKernel(Kernel):
    def worth(self, root: i64, closed: bool) -> i64:
        kind = self.kind(root)
        if kind == MEADOW:
            return (
                self.line(_DEER, self.icon(root, DEER), 2)
                + self.line(_MAMMOTH, self.icon(root, MAMMOTH), 2)
                + self.line(_AUROCHS, self.icon(root, AUROCHS), 2)
                + self.line(_EATEN, self.eaten(root), -2)
            )
        if kind == NETWORK:
            return self.line(_FISH, self.icon(root, FISH), 1)
        if not closed and self.open_ends(root):
            return 0
        # H-R1: sections count, so a tile with two of them counts twice.
        if kind == FOREST:
            sections = self.line(_SECTION, self.size(root), 2)
            return sections + self.line(_MUSHROOMS, self.icon(root, MUSHROOMS), 2)
        if kind == RIVER:
            sections = self.line(_SECTION, self.size(root), 1)
            return sections + self.line(_FISH, self._fish_at_ends(root), 1)
        return 0

    def _fish_at_ends(self, river: i64) -> i64:
        """H-R2: a lake's fish count once for a river, even if both its ends reach that lake."""
        tables = self.tables
        self.stamp += STEP
        fish: i64 = 0
        node = river
        while True:
            kind = self.type_of[node]
            for row in range(tables.leads_first[kind], tables.leads_first[kind + 1]):
                lake = self.laid_base[self.tile_of[node]] + tables.leads[row]
                if self.stamped[lake] != self.stamp:
                    self.stamped[lake] = self.stamp
                    fish += self.shows(lake, FISH)
            node = self.ring[node]
            if node == river:
                return fish

    def eaten(self, meadow: i64) -> i64:
        """Each tiger eats a deer; H-R8: where there is fire, all tigers of the meadow flee."""
        if self.icon(meadow, FIRE):
            return 0
        return min(self.icon(meadow, DEER), self.icon(meadow, TIGER))

    def end_turn(self) -> None:
        """H-R11: gold brings one bonus tile, however much of it; H-R4: the next one that fits;
        H-R12: also after the last tile of the land."""
        if not (self._won_bonus() and self.draw_fitting(BONUS)):
            self.next_seat()

    def goes_on(self) -> bool:
        return self._won_bonus() and not self.is_empty(BONUS)

    def _won_bonus(self) -> bool:
        face = self.laid_face[self.laid - 1]
        return self.tables.pile[face] != BONUS and self._found_gold()

    def _found_gold(self) -> bool:
        for place in range(self.dones):
            if self.icon(self.done[place], GOLD):
                return True
        return False

    def final_scoring(self) -> None:
        """Unfinished forests and rivers score nothing; then huts, then hunters."""
        self.list_held()
        for place in range(self.held):
            root = self.held_root[place]
            if self.kind(root) == FOREST or self.kind(root) == RIVER:
                self.send_home(root)
        self.award_held(NETWORK)
        for place in range(self.held):
            root = self.held_root[place]
            if self.kind(root) == MEADOW:
                self.award(root, False)
                if self.eaten(root):
                    self.log(TOLD, root, self.eaten(root), 0)

    def leaders(self, root: i64) -> i64:
        """H-R6, H-R10: hunters at a shrine come before all others of their meadow. That they
        come in with its tile only, and while it is free, is so of all pieces (`_list_spots`)."""
        at_shrine: i64 = 0
        if self.icon(root, SHRINE):
            at_shrine = self._leaders_at_shrine(root)
        return at_shrine if at_shrine else super().leaders(root)

    def _leaders_at_shrine(self, meadow: i64) -> i64:
        most: i64 = 1
        found: i64 = 0
        for seat in range(self.players):
            count: i64 = 0
            for slot in range(self.standing):
                node = self.standing_node[slot]
                if self.standing_what[slot] // self.kinds == seat and self.shows(node, SHRINE):
                    if self.find(node) == meadow:
                        count += 1
            if count > most:
                most = count
                found = self.seat_bit[seat]
            elif count == most:
                found |= self.seat_bit[seat]
        return found

    def variant(self, node: i64) -> i64:
        """A hunter at a shrine is not like another one in its meadow."""
        return 2 if self.shows(node, SHRINE) else 1
