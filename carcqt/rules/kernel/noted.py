"""Regions as they are where a choice begins, so that those a turn leaves alone need no second look.

Whoever tries many turns from one position notes the held regions there, and forgets them before
anything else happens. Meanwhile tiles are only added: a region with the same root and the same
totals has the same members and followers, so the same seats lead in it, for as many points.
"""

from __future__ import annotations

from carcqt.rules.kernel.arrays import i64
from carcqt.rules.kernel.journal import filled, grown
from carcqt.rules.kernel.pieces import Pieces
from carcqt.rules.kernel.regions import STEP
from carcqt.rules.kernel.tables import Tables


class NotedRegions(Pieces):
    def __init__(self, tables: Tables, players: i64) -> None:
        super().__init__(tables, players)
        self.noted: i64 = 0
        """Number of the present notes; 0 while there are none."""
        self._notes_made: i64 = 0
        self._note_nodes: i64 = 0
        """First node of the tile that was the last one: there and beyond, pieces may be placed."""
        self._note_roots: i64 = 0
        """How many regions were held."""
        self._note_root = filled(64, 0)
        """Roots of the regions that were held."""
        room = len(self.parent)
        self._note_of = filled(room, 0)
        """For each root, the number of the notes that it is in."""
        self._note_total = filled(room, 0)
        """For each root, the first word of its totals."""
        self._note_leaders = filled(room, 0)
        """For each root, the seats that lead there, as bits."""
        self._note_worth = filled(room, 0)
        """For each root, the points it brings at the end of the game."""

    def _make_room(self, room: i64) -> None:
        super()._make_room(room)
        self._note_of = grown(self._note_of, room, 0)
        self._note_total = grown(self._note_total, room, 0)
        self._note_leaders = grown(self._note_leaders, room, 0)
        self._note_worth = grown(self._note_worth, room, 0)

    def note_held(self) -> bool:
        """Note the held regions; return whether the caller is to forget them.

        Where there are notes already they go on being good, and belong to whoever made them.
        """
        if self.noted:
            return False
        count = self.list_held()
        self._note_nodes = self.laid_base[self.laid - 1] if self.laid else 0
        self._note_roots = count
        if count > len(self._note_root):
            self._note_root = filled(2 * count, 0)
        self._notes_made += 1
        self.noted = self._notes_made
        for place in range(count):
            root = self.held_root[place]
            self._note_root[place] = root
            self.note_region(root)
        return True

    def note_region(self, root: i64) -> None:
        """Note one region more, but no hub that scores: its points depend on other regions."""
        tables, kind = self.tables, self.type_of[root]
        if tables.line_first[kind] == tables.line_first[kind + 1]:
            self._note_of[root] = self.noted
            self._note_total[root] = self.total[root * self.words]
            self._note_leaders[root] = self.leaders(root)
            self._note_worth[root] = self.worth(root, False)

    def forget_held(self) -> None:
        self.noted = 0

    def is_as_noted(self, root: i64) -> bool:
        """Return whether a region was noted and has not changed since."""
        if self.noted == 0 or self._note_of[root] != self.noted:
            return False
        return self._note_total[root] == self.total[root * self.words]

    def list_held(self) -> i64:
        """Find the regions that someone stands in, without a look at each piece if they are noted.

        Those that have changed since, or are new, have a node on the last tile or a later one.
        """
        if self.noted == 0:
            return super().list_held()
        self.stamp += STEP
        held: i64 = 0
        for place in range(self._note_roots):
            root = self._note_root[place]
            if self.parent[root] == root and self.is_held(root):
                self.stamped[root] = self.stamp
                self.held_root[held] = root
                held += 1
        for node in range(self._note_nodes, self.nodes):
            root = self.find(node)
            if self.is_held(root) and self.stamped[root] != self.stamp:
                self.stamped[root] = self.stamp
                self.held_root[held] = root
                held += 1
        self.held = held
        return held

    def known_leaders(self, root: i64) -> i64:
        """Return the seats that lead in a region, as bits, from the notes if it is as noted."""
        return self._note_leaders[root] if self.is_as_noted(root) else self.leaders(root)

    def known_worth(self, root: i64) -> i64:
        """Return what a region brings at the end of the game, from the notes if it is as noted."""
        return self._note_worth[root] if self.is_as_noted(root) else self.worth(root, False)

    def award_known(self, root: i64) -> None:
        """Award what a region brings at the end of the game, from the notes if it is as noted."""
        if not self.is_as_noted(root):
            self.award(root, False)
            return
        for seat in range(self.players):
            if self._note_leaders[root] & self.seat_bit[seat]:
                self.gain(seat, self._note_worth[root], root)
