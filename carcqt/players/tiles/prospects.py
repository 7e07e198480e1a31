"""What a position is worth to each seat.

Points are in thousandths, chances in 1024ths, weights as `weights` has them.
"""

from __future__ import annotations

from typing import Final

from carcqt.players.tiles.chancenotes import UNKNOWN, ChanceNotes
from carcqt.players.tiles.reach import HALVES, STEPS, SURE, Reach
from carcqt.rules.kernel.arrays import i64
from carcqt.rules.kernel.journal import NONE, filled
from carcqt.rules.kernel.kernel import OVER, Kernel
from carcqt.rules.kernel.tables import packed

POINT: Final[i64] = 1000
_MOST_ENDS: Final[i64] = 12
"""What has more of them is never completed."""
LEAST: Final[i64] = -(1 << 60)

# How much is seen.
NOVICE: Final[i64] = 0
PLAIN: Final[i64] = 1
WHOLE: Final[i64] = 2

# How a kind of region can be completed.
NEVER: Final[i64] = 0
COVER: Final[i64] = 1
LINE: Final[i64] = 2
HUB: Final[i64] = 3

# What is told of a position, with the seat, what it is of, and points.
SCORED: Final[i64] = 0
REGION: Final[i64] = 1
"""Of a region, by its root."""
HAND: Final[i64] = 2
BONUS: Final[i64] = 3
HELD: Final[i64] = 4
STANDS: Final[i64] = 5
"""Of a kind of piece, or of something else that stands somewhere."""
OPEN: Final[i64] = 6
"""Of a region that nobody has."""
JOINS: Final[i64] = 7
"""Of a field that may become one with another's."""


class Prospects:
    def __init__(
        self, kernel: Kernel, reach: Reach, weights: dict[str, int], completes: list[int]
    ) -> None:
        self.kernel: Final = kernel
        self.reach: Final = reach
        self.players: Final[i64] = kernel.players
        self.completes = packed(completes)
        """Of each kind of region, how it can be completed."""
        self.sight: i64 = WHOLE
        self.seat: i64 = 0
        """Who asks."""
        self.value = filled(kernel.players, 0)
        self.turns_left = filled(kernel.players, 0)
        self.left: i64 = 0
        """Tiles still to be laid."""
        self.begun_with: i64 = 1
        """Tiles that were left where the thinking began, and how many of each."""
        self._pool = filled(kernel.tables.faces, 0)
        self._fits = filled(0, 0)
        """For each demand, how many of them fit; NONE while nobody has asked."""
        self._closers = filled(0, 0)
        """For each demand × side, how many of those would close what comes in there."""
        self._joiners = filled(0, 0)
        """For each demand × side × other side, how many would join what comes in there."""
        self.sure: i64 = SURE
        """How likely the region is complete that was last asked for."""
        self._noted_place: i64 = NONE
        """Where the chance that was last asked for is noted; NONE if it is not."""
        self.sure_soon: i64 = SURE
        """And within a few turns."""
        self._coming_home = filled(kernel.players, 0)
        self._waiting = filled(kernel.players, 0)
        self._notes: Final = ChanceNotes(kernel)
        self._end_square = filled(_MOST_ENDS + 1, 0)
        self._end_asks = filled(_MOST_ENDS + 1, 0)
        self.telling = False
        self.told: list[int] = []
        """In rows of four: what, seat, of which region or piece, points."""
        self.nodes: i64 = 0
        """How many positions were valued."""
        self.set_weights(weights)

    def set_weights(self, weights: dict[str, int]) -> None:
        self.draws: i64 = weights["draws"]
        self.others_draws: i64 = weights["others-draws"]
        self.loose: i64 = weights["loose"]
        self.closed_rows: i64 = weights["closed-rows"]
        self.homecoming: i64 = weights["homecoming"]
        self.horizon: i64 = max(1, weights["horizon"])
        self.soon: i64 = weights["soon"]
        self.field_now: i64 = weights["field-now"]
        self.field_growth: i64 = weights["field-growth"]
        self.field_ends: i64 = max(1, weights["field-ends"])
        self.shared: i64 = weights["shared"]
        self.open: i64 = weights["open"]
        self.open_field: i64 = weights["open-field"]
        self.joins: i64 = weights["joins"]
        self.crowding: i64 = weights["crowding"]
        self.hand = packed([weights["hand"], weights["hand-other"]])
        self.curve = packed(
            [0, 1000, weights["second-piece"], weights["third-piece"], weights["fourth-piece"]]
        )
        self.growth = packed([0, weights["growth-cover"], weights["growth-line"], 0])

    # Where the thinking begins

    def begin(self, seat: i64, sight: i64) -> None:
        """From here on; draws are those that are still to come now."""
        kernel, tables = self.kernel, self.kernel.tables
        self.seat = seat
        self.sight = sight
        for face in range(tables.faces):
            self._pool[face] = 0
        things = kernel.thing[0]
        for place in range(kernel.drawn[0], len(things)):
            self._pool[things[place]] += 1
        self.begun_with = max(1, len(things) - kernel.drawn[0])
        self._fits = filled(tables.demands, NONE)
        self._closers = filled(4 * tables.demands, 0)
        self._joiners = filled(16 * tables.demands, 0)
        self.begin_own()

    def begin_own(self) -> None:
        """What only one game counts then."""

    def _count(self, demand: i64) -> None:
        """Which of the tiles to come fit a demand, and what they would close and join."""
        tables, reach, pool = self.kernel.tables, self.reach, self._pool
        asked: i64 = 0
        rest = demand
        for side in range(i64(4)):
            if rest % tables.radix:
                asked += reach.side_bit[side]
            rest //= tables.radix
        fits: i64 = 0
        joined = filled(4, 0)
        for face in range(tables.faces):
            if pool[face] and tables.looked_up[face]:
                mask = tables.fit_mask[face * tables.demands + demand]
                if mask:
                    fits += pool[face]
                    closed: i64 = 0
                    for side in range(i64(4)):
                        joined[side] = 0
                    for turn in range(i64(4)):
                        if mask >> turn & 1:
                            part = tables.part_first[4 * face + turn]
                            for side in range(i64(4)):
                                bit = reach.side_bit[side]
                                sides = reach.sides[4 * part + side]
                                if asked & bit:
                                    joined[side] |= sides
                                    if sides & asked == sides:
                                        closed |= bit
                    for side in range(i64(4)):
                        if closed & reach.side_bit[side]:
                            self._closers[4 * demand + side] += pool[face]
                        for other in range(i64(4)):
                            if joined[side] & reach.side_bit[other]:
                                self._joiners[16 * demand + 4 * side + other] += pool[face]
        self._fits[demand] = fits

    # Values

    def work_out(self) -> None:
        """Puts into `value` what the position is worth to each seat."""
        kernel, players = self.kernel, self.players
        self.nodes += 1
        for seat in range(players):
            self.value[seat] = POINT * kernel.score[seat]
            self._coming_home[seat] = 0
            if self.telling:
                self.tell(SCORED, seat, NONE, self.value[seat])
        if kernel.phase == OVER:
            return
        self.left = len(kernel.thing[0]) - kernel.drawn[0]
        if kernel.hand != NONE and kernel.tables.pile[kernel.hand] == 0:
            self.left += 1
        for seat in range(players):
            offset = (seat - kernel.to_move + players) % players
            self.turns_left[seat] = (self.left + players - 1 - offset) // players
        held = kernel.list_held()
        self._count_waiting(held)
        self._notes.set_situation(self.left, self._waiting)
        for place in range(held):
            self.value_region(kernel.held_root[place])
        self.value_own()
        self.value_hands()
        if self.sight == WHOLE:
            self._value_open()
            self._value_joins()

    def _count_waiting(self, held: i64) -> None:
        """Pieces in regions that are not complete: they share the draws to come. What roams, or
        claims something else than where it stands, waits for no tile."""
        kernel = self.kernel
        for seat in range(self.players):
            self._waiting[seat] = 0
        for place in range(held):
            root = kernel.held_root[place]
            if self.completes[kernel.kind(root)] != NEVER:
                for seat in range(self.players):
                    self._waiting[seat] += kernel.followers(root, seat)

    def add(self, what: i64, seat: i64, of: i64, points: i64) -> None:
        self.value[seat] += points
        if self.telling:
            self.tell(what, seat, of, points)

    def tell(self, what: i64, seat: i64, of: i64, points: i64) -> None:
        self.told += [what, seat, of, points]

    def value_region(self, root: i64) -> None:
        kernel = self.kernel
        leaders = kernel.known_leaders(root)
        if leaders == 0:
            return
        points: i64
        if self.completes[kernel.kind(root)] != NEVER:
            points = self.promise_of(root, leaders)
            self.send_home(root, self.sure_soon)
        else:
            points = self.field(root)
        self.share_out(root, leaders, points)

    def promise_of(self, root: i64, leaders: i64) -> i64:
        """What a region will probably bring to those who lead there."""
        sure = self.chance_of(root, leaders)
        place = self._noted_place
        if place == NONE:
            return self.worth_if(root, sure)
        if self._notes.points[place] == UNKNOWN:
            self._notes.points[place] = self.worth_if(root, sure)
        return self._notes.points[place]

    def _value_open(self) -> None:
        """What the last tile leaves to whoever moves next and has a piece for it."""
        kernel, tables, seat = self.kernel, self.kernel.tables, self.kernel.to_move
        if kernel.laid == 0 or kernel.supply[seat * kernel.kinds] == 0:
            return
        tile = kernel.laid - 1
        base, row = kernel.laid_base[tile], kernel.laid_face[tile] * kernel.kinds
        met: i64 = NONE
        for place in range(tables.spot_first[row], tables.spot_first[row + 1]):
            root = kernel.find(base + tables.spot_claim[place])
            # Places in one region come one after the other, mostly.
            if root != met and not kernel.is_held(root):
                self.add(OPEN, seat, root, self._left_open(root))
            met = root

    def _left_open(self, root: i64) -> i64:
        kernel = self.kernel
        kind = self.completes[kernel.kind(root)]
        if kind == NEVER:
            return POINT * kernel.worth(root, False) * self.open_field // 100
        if kind == HUB:
            return 0
        ends = self._list_ends(root)
        if ends == 0 or ends > _MOST_ENDS:
            return 0
        self.chance_with(ends, max(1, self.turns_left[kernel.to_move]), 1)
        return POINT * kernel.worth(root, True) * self.sure_soon // SURE * self.open // 100

    def _value_joins(self) -> None:
        """Fields on the last tile that one tile more may join with what others have."""
        kernel, reach = self.kernel, self.reach
        if kernel.laid == 0 or self.joins == 0:
            return
        tile = kernel.laid - 1
        square, turn = kernel.laid_square[tile], kernel.laid_turn[tile]
        for node in range(kernel.laid_base[tile], kernel.nodes):
            if self.completes[kernel.kind(node)] == NEVER:
                root = kernel.find(node)
                leaders = kernel.known_leaders(root)
                row = 4 * kernel.type_of[node] + turn
                if leaders:
                    for way in range(reach.out_first[row], reach.out_first[row + 1]):
                        edge = reach.out[way]
                        if kernel.tables.part_offset[edge >> 2] == 0:
                            there = kernel.squares.beside[4 * square + (edge & 3)]
                            if kernel.tile_at[there] == NONE:
                                self._value_joining(root, leaders, there, edge & 3 ^ 2)

    def _value_joining(self, root: i64, leaders: i64, square: i64, side: i64) -> None:
        """At an open square, with what comes to it from its other sides."""
        kernel = self.kernel
        for other in range(i64(4)):
            beside = kernel.squares.beside[4 * square + other]
            if other != side and beside != NONE and kernel.tile_at[beside] != NONE:
                tile = kernel.tile_at[beside]
                edge = 4 * kernel.part_at[beside] + (other ^ 2)
                if kernel.tables.side_code[edge]:
                    node = kernel.laid_base[tile] + self.reach.middle(edge)
                    if kernel.kind(node) == kernel.kind(root):
                        met = kernel.find(node)
                        rivals = kernel.known_leaders(met)
                        if met != root and rivals and rivals & leaders == 0:
                            demand = kernel.asks[square]
                            if self._fits[demand] == NONE:
                                self._count(demand)
                            joiners = self._joiners[16 * demand + 4 * side + other]
                            if joiners:
                                self._share_joined(root, leaders, met, rivals, joiners)

    def _share_joined(self, root: i64, leaders: i64, met: i64, rivals: i64, joiners: i64) -> None:
        """Whoever has as many there gets both; who has fewer gets nothing. So many tiles do it."""
        kernel = self.kernel
        own: i64 = 0
        theirs: i64 = 0
        turns: i64 = 0
        for seat in range(self.players):
            if leaders & kernel.seat_bit[seat]:
                own = kernel.followers(root, seat)
                turns = max(turns, self.turns_left[seat])
            elif rivals & kernel.seat_bit[seat]:
                theirs = kernel.followers(met, seat)
        share = min(joiners * STEPS // self.begun_with, STEPS)
        halves = (100 * turns + self.others_draws * (self.left - turns)) * self.draws
        halves = min(halves * 2 // 10000, HALVES)
        sure = self.reach.chance[halves * (STEPS + 1) + share] * self.joins // 100
        here, there = POINT * kernel.worth(root, False), POINT * kernel.worth(met, False)
        for seat in range(self.players):
            if leaders & kernel.seat_bit[seat]:
                self.add(JOINS, seat, root, (there if own >= theirs else -here) * sure // SURE)
            elif rivals & kernel.seat_bit[seat]:
                self.add(JOINS, seat, met, (here if theirs >= own else -there) * sure // SURE)

    def share_out(self, root: i64, leaders: i64, points: i64) -> None:
        """Whoever leads gets it; what several lead in is less safe."""
        kernel = self.kernel
        if self.sight == WHOLE and leaders & leaders - 1:
            points = points * self.shared // 100
        for seat in range(self.players):
            if leaders & kernel.seat_bit[seat]:
                self.add(REGION, seat, root, points)

    def send_home(self, root: i64, sure: i64) -> None:
        """Pieces that will probably come home soon count as partly in hand already: whoever waits
        for them to the end places nothing until then."""
        kernel = self.kernel
        for seat in range(self.players):
            followers = kernel.followers(root, seat)
            if followers:
                self._coming_home[seat] += followers * sure

    def worth_if(self, root: i64, sure: i64) -> i64:
        """What a region will bring, if it is completed so surely."""
        closed = POINT * self.kernel.worth(root, True) + self.growth_of(root)
        unfinished = POINT * self.kernel.worth(root, False)
        return (closed * sure + unfinished * (SURE - sure)) // SURE

    def growth_of(self, root: i64) -> i64:
        """What is added before it is complete."""
        ends = min(self.kernel.open_ends(root), 3)
        return ends * self.growth[self.completes[self.kernel.kind(root)]]

    def field(self, root: i64) -> i64:
        """What only counts at the end, now and as it will probably grow."""
        if self.sight == NOVICE:
            return 0
        kernel = self.kernel
        now = POINT * kernel.known_worth(root)
        if self.sight == PLAIN:
            return now
        ends = min(kernel.open_ends(root), self.field_ends)
        grows = ends * self.field_growth * min(self.left, 40) // (40 * self.field_ends)
        return now * self.field_now // 100 + grows

    def chance_of(self, root: i64, leaders: i64) -> i64:
        """How likely a region is to be completed by those who lead in it."""
        notes = self._notes
        place = notes.place_of(root)
        self._noted_place = place
        if place != NONE and notes.knows(place, leaders):
            self.sure = notes.sure[place]
            self.sure_soon = notes.soon[place]
            return self.sure
        self.sure = self._work_out_chance(root, leaders)
        if place != NONE:
            notes.note(place, leaders, self.sure, self.sure_soon)
        return self.sure

    def _work_out_chance(self, root: i64, leaders: i64) -> i64:
        ends = self._list_ends(root)
        self.sure_soon = 0 if ends else SURE
        if ends == 0:
            return SURE
        if self.sight != WHOLE:
            return 2 * SURE // (2 + ends) if self.left > 0 else 0
        if ends > _MOST_ENDS:
            return 0
        own: i64 = 0
        waiting: i64 = 1
        for seat in range(self.players):
            if leaders & self.kernel.seat_bit[seat] and self.turns_left[seat] >= own:
                own = self.turns_left[seat]
                waiting = max(1, self._waiting[seat])
        return self.chance_with(ends, own, waiting)

    def chance_with(self, ends: i64, own: i64, waiting: i64) -> i64:
        """The same, for the ends that were listed, so many turns of one's own, and so many pieces
        that wait for tiles."""
        halves = (100 * own + self.others_draws * (self.left - own)) * self.draws
        crowd = 100 + self.crowding * (waiting - 1)
        halves = halves * 4 // (100 * crowd * (ends + 1))
        near = halves * self.soon // max(1, own)
        halves = min(halves, HALVES)
        near = min(near, halves)
        sure = soon = SURE
        for place in range(ends):
            asks = self._end_asks[place]
            demand = asks >> 2
            if self._fits[demand] == NONE:
                self._count(demand)
            fits, closers = self._fits[demand], self._closers[asks]
            count = 100 * closers + self.loose * (fits - closers)
            share = min(count * STEPS // (100 * self.begun_with), STEPS)
            sure = sure * self.reach.chance[halves * (STEPS + 1) + share] // SURE
            soon = soon * self.reach.chance[near * (STEPS + 1) + share] // SURE
            if self.kernel.slot[self._end_square[place]] == NONE:
                sure = sure * self.closed_rows // 100
                soon = soon * self.closed_rows // 100
        self.sure_soon = soon
        return sure

    def _list_ends(self, root: i64) -> i64:
        """Finds the open squares where a region goes on, and what is asked there."""
        kernel, reach = self.kernel, self.reach
        if kernel.open_ends(root) == 0:
            return 0
        noted = self._notes.load_ends(root, self._end_square, self._end_asks)
        if noted != NONE:
            return noted
        beside, tile_at, out = kernel.squares.beside, kernel.tile_at, reach.out
        found: i64 = 0
        node = root
        while True:
            tile = kernel.tile_of[node]
            row = 4 * kernel.type_of[node] + kernel.laid_turn[tile]
            for way in range(reach.out_first[row], reach.out_first[row + 1]):
                edge = out[way]
                square = kernel.laid_square[tile]
                offset = kernel.tables.part_offset[edge >> 2]
                if offset:
                    square = kernel.squares.known(kernel.squares.cell[square] + offset)
                there = beside[4 * square + (edge & 3)]
                if tile_at[there] == NONE:
                    asks = 4 * kernel.asks[there] + (edge & 3 ^ 2)
                    found = self._add_end(found, there, asks)
                    if found > _MOST_ENDS:
                        return found
            node = kernel.ring[node]
            if node == root:
                return found

    def _add_end(self, found: i64, square: i64, asks: i64) -> i64:
        for place in range(found):
            if self._end_square[place] == square:
                return found
        self._end_square[found] = square
        self._end_asks[found] = asks
        return found + 1

    def value_own(self) -> None:
        """What only one game has."""

    def value_hands(self) -> None:
        """Pieces in hand, and those that will come home: the first is worth most."""
        kernel = self.kernel
        if self.sight == NOVICE:
            return
        for seat in range(self.players):
            turns = min(self.turns_left[seat], self.horizon)
            for piece in range(kernel.kinds):
                count = POINT * kernel.supply[seat * kernel.kinds + piece]
                if piece == 0 and self.sight == WHOLE:
                    count += self._coming_home[seat] * self.homecoming * 10 // SURE
                points = self.hand[min(piece, 1)] * self._bent(count) // POINT
                self.add(HAND, seat, piece, points * turns // self.horizon)

    def _bent(self, count: i64) -> i64:
        """So many thousandths of pieces in hand, each worth less than the one before."""
        whole = count // POINT
        if whole >= len(self.curve) - 1:
            return self.curve[len(self.curve) - 1]
        here, after = self.curve[whole], self.curve[whole + 1]
        return here + (after - here) * (count - whole * POINT) // POINT

    def lead(self, seat: i64) -> i64:
        """How far a seat is ahead: of the best other, and of all others together."""
        most = LEAST
        total: i64 = 0
        for other in range(self.players):
            if other != seat:
                most = max(most, self.value[other])
                total += self.value[other]
        return self.value[seat] - (most + total // (self.players - 1)) // 2

    def note_regions(self) -> bool:
        """Note the held regions, as turns from here are about to be valued one after the other.

        Return whether the caller is to forget them, with `kernel.forget_held`.
        """
        kernel = self.kernel
        if not kernel.note_held():
            return False
        self._notes.begin()
        for place in range(kernel.held):
            self.note_ends(kernel.held_root[place])
        return True

    def note_ends(self, root: i64) -> None:
        """Note where a region goes on, if it can be completed."""
        if self.completes[self.kernel.kind(root)] != NEVER:
            count = self._list_ends(root)
            if count <= _MOST_ENDS:
                self._notes.add_ends(root, count, self._end_square, self._end_asks)

    def values(self) -> list[int]:
        self.work_out()
        return [self.value[seat] for seat in range(self.players)]

    def after(self, turns: list[list[int]]) -> list[list[int]]:
        """The values after each of some turns, given by the codes of their moves."""
        kernel = self.kernel
        is_noted = self.note_regions()
        try:
            return self._after(turns)
        finally:
            if is_noted:
                kernel.forget_held()

    def _after(self, turns: list[list[int]]) -> list[list[int]]:
        kernel = self.kernel
        begun = kernel.moves
        made: list[int] = []
        found: list[list[int]] = []
        for codes in turns:
            same: i64 = 0
            while same < len(made) and same < len(codes) - 1 and made[same] == codes[same]:
                same += 1
            while kernel.moves > begun + same:
                kernel.pop()
            for place in range(same, len(codes)):
                kernel.play(codes[place])
            made = codes
            found.append(self.values())
        while kernel.moves > begun:
            kernel.pop()
        return found
