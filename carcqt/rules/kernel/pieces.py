"""Pieces on the table and in supplies, and the points that regions bring to their owners."""

from __future__ import annotations

from typing import Final

from carcqt.rules.kernel.arrays import i64, vec
from carcqt.rules.kernel.board import FlatBoard
from carcqt.rules.kernel.journal import (
    CLAIMED,
    GROUND,
    NONE,
    PLACED,
    PUT,
    RETURNED,
    SCORED,
    filled,
    grown,
)
from carcqt.rules.kernel.regions import STEP
from carcqt.rules.kernel.tables import Tables


class Pieces(FlatBoard):
    """Whose a piece is, and which, is one integer: seat × kinds of piece + kind of piece."""

    def __init__(self, tables: Tables, players: i64) -> None:
        super().__init__(tables)
        self.players: Final[i64] = players
        self.kinds: Final[i64] = tables.pieces
        self.seat_bit = _powers(players)
        self.piece_bit = _powers(tables.pieces)
        self.supply = filled(players * tables.pieces, 0)
        self.owned = filled(players * tables.pieces, 0)
        """How many of each there are, in supplies and on the table."""
        self.score = filled(players, 0)
        self.standing: i64 = 0
        """How many pieces stand on the table; then where each does, and whose and which it is."""
        self.standing_node = filled(64, 0)
        self.standing_what = filled(64, 0)
        self.grounds: i64 = 0
        """How many places there are for roaming pieces: node × kinds of piece + kind of piece."""
        room = len(self.parent) * tables.pieces if tables.has_grounds else 0
        self.ground = filled(min(room, 64), 0)
        self.ground_slot = filled(room, NONE)
        """Where each of those stands in that list."""
        self.word = filled(0, 0)
        """What only one game keeps; it says what lies where."""
        self.to_move: i64 = 0
        self.held: i64 = 0
        self.held_root = filled(64, 0)
        """What `list_held` found."""
        self.projecting = False
        """Points are not scored, but only counted here."""
        self.projection = filled(players, 0)
        self.telling = False
        """Breakdowns are written here, three integers a line: what, how many, points each."""
        self.items: list[int] = []

    def put(self, word: i64, value: i64) -> None:
        """Changes a word of the game's own."""
        self.log(PUT, word, self.word[word], 0)
        self.word[word] = value

    def claim(self, node: i64, piece: i64) -> i64:
        """The root of the region that a piece on this node belongs to."""
        base = self.laid_base[self.tile_of[node]]
        return self.find(base + self.tables.claim[self.type_of[node] * self.kinds + piece])

    def stand(self, node: i64, what: i64) -> None:
        """A piece comes to stand on a zone's node, and where it claims something, counts there."""
        seat, piece = what // self.kinds, what % self.kinds
        if self.standing == len(self.standing_node):
            self.standing_node = grown(self.standing_node, 2 * self.standing, 0)
            self.standing_what = grown(self.standing_what, 2 * self.standing, 0)
            self.held_root = grown(self.held_root, 2 * self.standing, 0)
        self.standing_node[self.standing] = node
        self.standing_what[self.standing] = what
        self.standing += 1
        if not self.tables.roams[piece]:
            self.change_total(self.claim(node, piece), self.tables.one_follower[seat])
        self.leave_ground(node)

    def change_total(self, root: i64, by: i64) -> None:
        self.total[root * self.words] += by
        self.log(CLAIMED, root, by, 0)

    def place(self, node: i64, what: i64) -> None:
        """A piece is put down, from the supply or, if it roams, from where it stands. G-R13: its
        own place is none that it may go to, until it has left."""
        if self.supply[what]:
            self.supply[what] -= 1
            self.log(PLACED, node, what, NONE)
            self.stand(node, what)
            return
        slot = self.slot_of(what)
        origin = self.standing_node[slot]
        self.log(PLACED, node, what, origin)
        self.standing_node[slot] = node
        self.add_ground(origin, what % self.kinds)
        self.leave_ground(node)

    def slot_of(self, what: i64) -> i64:
        """Where such a piece is among the standing, or NONE."""
        whats = self.standing_what
        for slot in range(self.standing):
            if whats[slot] == what:
                return slot
        return NONE

    def piece_on(self, node: i64) -> i64:
        """Whose and which piece stands on a node, or NONE."""
        for slot in range(self.standing):
            if self.standing_node[slot] == node:
                return self.standing_what[slot]
        return NONE

    def count_owned(self) -> None:
        """Once all pieces stand where they do."""
        for what in range(len(self.owned)):
            self.owned[what] = self.supply[what]
        for slot in range(self.standing):
            self.owned[self.standing_what[slot]] += 1

    def add_ground(self, node: i64, piece: i64) -> None:
        spot = node * self.kinds + piece
        if self.grounds == len(self.ground):
            self.ground = grown(self.ground, 2 * self.grounds, 0)
        if spot >= len(self.ground_slot):
            self.ground_slot = grown(self.ground_slot, len(self.parent) * self.kinds, NONE)
        self.ground_slot[spot] = self.grounds
        self.ground[self.grounds] = spot
        self.grounds += 1
        self.log(GROUND, spot, NONE, 0)

    def leave_ground(self, node: i64) -> None:
        """No roaming piece may go to this node; the last one fills the gap."""
        if not self.tables.has_grounds:
            return
        slots, kinds = self.ground_slot, self.kinds
        for spot in range(node * kinds, (node + 1) * kinds):
            slot = slots[spot] if spot < len(slots) else NONE
            if slot != NONE:
                self.grounds -= 1
                last = self.ground[self.grounds]
                self.ground[slot] = last
                self.ground_slot[last] = slot
                self.ground_slot[spot] = NONE
                self.log(GROUND, spot, slot, 0)

    def _change_ground_back(self, spot: i64, slot: i64) -> None:
        if slot == NONE:
            self.grounds -= 1
            self.ground_slot[spot] = NONE
            return
        # What lies behind the end of the list is of no use: others have been there since.
        if slot < self.grounds:
            last = self.ground[slot]
            self.ground[self.grounds] = last
            self.ground_slot[last] = self.grounds
        self.ground[slot] = spot
        self.ground_slot[spot] = slot
        self.grounds += 1

    def leaders(self, root: i64) -> i64:
        """The seats with most followers in a region, as bits."""
        most: i64 = 1
        found: i64 = 0
        for seat in range(self.players):
            count = self.followers(root, seat)
            if count > most:
                most = count
                found = self.seat_bit[seat]
            elif count == most:
                found |= self.seat_bit[seat]
        return found

    def worth(self, root: i64, closed: bool) -> i64:
        """What a region brings: closed as it stands, or at the end of the game."""
        raise NotImplementedError

    def line(self, what: i64, count: i64, each: i64) -> i64:
        """One line of a breakdown, and the points that it brings."""
        if self.telling and count != 0:
            self.items += [what, count, each]
        return count * each

    def award(self, root: i64, closed: bool) -> None:
        """Those who lead in a region score it; A-R13: once, however many pieces they have there."""
        leaders = self.leaders(root)
        if leaders:
            points = self.worth(root, closed)
            for seat in range(self.players):
                if leaders & self.seat_bit[seat]:
                    self.gain(seat, points, root)

    def gain(self, seat: i64, points: i64, cause: i64) -> None:
        if self.projecting:
            self.projection[seat] += points
        else:
            self.score[seat] += points
            self.log(SCORED, seat, points, cause)

    def list_held(self) -> i64:
        """Finds the regions that someone stands in, in the order of the pieces."""
        self.sort_standing()
        self.stamp += STEP
        held: i64 = 0
        for slot in range(self.standing):
            piece = self.standing_what[slot] % self.kinds
            if not self.tables.roams[piece]:
                root = self.claim(self.standing_node[slot], piece)
                if self.stamped[root] != self.stamp:
                    self.stamped[root] = self.stamp
                    self.held_root[held] = root
                    held += 1
        self.held = held
        return held

    def sort_standing(self) -> None:
        """By their nodes: where a piece is in the list means nothing to anyone."""
        nodes, whats = self.standing_node, self.standing_what
        for slot in range(self.standing):
            node, what = nodes[slot], whats[slot]
            gap = slot
            while gap > 0 and nodes[gap - 1] > node:
                nodes[gap] = nodes[gap - 1]
                whats[gap] = whats[gap - 1]
                gap -= 1
            nodes[gap] = node
            whats[gap] = what

    def send_home(self, root: i64) -> None:
        """The pieces of a region that is done with return to their owners. H-R3: at once, so that
        they can be placed again with the next tile."""
        if self.tables.has_grounds and self.tables.is_ground[self.kind(root)]:
            for node in self.members(root):
                self.leave_ground(node)
        self.sort_standing()
        slot: i64 = 0
        while slot < self.standing:
            piece = self.standing_what[slot] % self.kinds
            if not self.tables.in_system[piece] and self.find(self.standing_node[slot]) == root:
                self.bring_home(slot)
            else:
                slot += 1
        shift = self.tables.seats_shift
        self.change_total(root, -(self.total[root * self.words] >> shift << shift))

    def bring_home(self, slot: i64) -> None:
        """A piece goes back to its owner's supply; the others keep their order."""
        node, what = self.standing_node[slot], self.standing_what[slot]
        self.standing -= 1
        for place in range(slot, self.standing):
            self.standing_node[place] = self.standing_node[place + 1]
            self.standing_what[place] = self.standing_what[place + 1]
        self.supply[what] += 1
        self.log(RETURNED, node, what, 0)

    def take_back(self, what: i64, a: i64, b: i64, c: i64) -> None:
        if what == CLAIMED:
            self.total[a * self.words] -= b
        elif what == PLACED:
            self._unplace(a, b, c)
        elif what == RETURNED:
            self.supply[b] -= 1
            self.standing_node[self.standing] = a
            self.standing_what[self.standing] = b
            self.standing += 1
        elif what == SCORED:
            self.score[a] -= b
        elif what == GROUND:
            self._change_ground_back(a, b)
        elif what == PUT:
            self.word[a] = b

    def _unplace(self, node: i64, what: i64, origin: i64) -> None:
        slot: i64 = 0
        while self.standing_node[slot] != node:
            slot += 1
        if origin != NONE:
            self.standing_node[slot] = origin
            return
        self.supply[what] += 1
        self.standing -= 1
        self.standing_node[slot] = self.standing_node[self.standing]
        self.standing_what[slot] = self.standing_what[self.standing]


def _powers(count: i64) -> vec[i64]:
    """The powers of 2."""
    found = filled(count, 1)
    for number in range(count - 1):
        found[number + 1] = 2 * found[number]
    return found
