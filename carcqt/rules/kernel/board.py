"""The laid tiles and the open squares around them."""

from __future__ import annotations

from typing import Final

from carcqt.rules.kernel.arrays import i64
from carcqt.rules.kernel.journal import (
    ASKED,
    COVERED,
    JOINED,
    LAID,
    LOOPED,
    MOUTH,
    NONE,
    WIDTH,
    filled,
    grown,
)
from carcqt.rules.kernel.regions import Regions
from carcqt.rules.kernel.squares import SIDES, Squares, first_of_row
from carcqt.rules.kernel.tables import NO_WAY, Tables

NEVER: Final[i64] = 1 << 60
"""No cell is so far south."""
MOST_MET: Final[i64] = 64
"""No tile of one square meets more demands: four turns, of each any of its sides asked or not."""
NOTHING: Final[i64] = 0
"""No moves are listed."""
_FEW: Final[i64] = 8

# Why a tile may not be laid somewhere; their names are in this order in OBSTACLES.
FITS: Final[i64] = 0
_TURN: Final[i64] = 1
_TAKEN: Final[i64] = 2
_AHEAD: Final[i64] = 3
_CLASH: Final[i64] = 4
_APART: Final[i64] = 5
_MOUTH: Final[i64] = 6
_SAME_LOOK: Final[i64] = 7
OBSTACLES: Final = (
    "",
    "lay-turn",
    "lay-taken",
    "lay-ahead",
    "lay-clash",
    "lay-apart",
    "lay-mouth",
    "lay-same-look",
)


class FlatBoard(Regions):
    """Open squares are kept by their demand: where a tile fits is read off, not searched.

    Rows from the mouth of a stream on are closed. What their squares ask is kept all the same.
    """

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables)
        self.squares: Final[Squares] = tables.squares
        room = len(tables.squares.cell)
        self.tile_at = filled(room, NONE)
        """For each square the tile that covers it, and which part of it."""
        self.part_at = filled(room, NONE)
        self.asks = filled(room, NONE)
        """For each open square its demand; 0 asks nothing."""
        self.slot = filled(room, NONE)
        """Where it stands among the squares of that demand; NONE for a closed one."""
        self.open_first = filled(tables.demands, 0)
        self.open_count = filled(tables.demands, 0)
        self.open_room = filled(tables.demands, 0)
        self.open = filled(1024, 0)
        """The open squares of each demand, in a stretch of this array that it outgrows at times."""
        self._open_end: i64 = 0
        self.mouth: i64 = NONE
        """The square where the stream goes on."""
        self.closed_from: i64 = NEVER
        """The first cell of the closed rows."""
        self.waiting = filled(64, 0)
        """Closed squares in the order they were asked; those of the present mouth come last."""
        self.waiting_begin: i64 = 0
        self.waiting_end: i64 = 0
        self.laid: i64 = 0
        """How many tiles lie on the table; then face, turn, square and first node of each."""
        self.laid_face = filled(tables.tiles, 0)
        self.laid_turn = filled(tables.tiles, 0)
        self.laid_square = filled(tables.tiles, 0)
        self.laid_base = filled(tables.tiles, 0)
        self.laid_serial = filled(tables.tiles, 0)
        """Which one it was of all tiles ever laid, also those taken up again."""
        self._lays_made: i64 = 0
        self.listed: i64 = NOTHING
        """Of which moves the lists are that were made last; a move or another list spoils them."""
        self.lays: i64 = 0
        """What `list_lays` found: how many, in which demands, how many up to each."""
        self._lay_rows: i64 = 0
        self._lay_demand = filled(MOST_MET, 0)
        self._lay_end = filled(MOST_MET, 0)
        self._tried = filled(64, 0)

    def lay(self, face: i64, turn: i64, square: i64) -> None:
        """Lays a tile that fits."""
        tables = self.tables
        tile = self.laid
        self.log(LAID, face, turn, square)
        base = self.add(tile, face)
        if tile == len(self.laid_face):
            self._make_room_for_tiles()
        self.laid_face[tile] = face
        self.laid_turn[tile] = turn
        self.laid_square[tile] = square
        self.laid_base[tile] = base
        self._lays_made += 1
        self.laid_serial[tile] = self._lays_made
        self.laid = tile + 1
        turned = 4 * face + turn
        begin = tables.part_first[turned]
        if tables.looked_up[face]:
            self._cover(square, tile, begin)
            self._meet(begin, square, base)
            return
        end = tables.part_first[turned + 1]
        for part in range(begin, end):
            self._cover(self._square_of(part, square), tile, part)
        if tables.streams[face]:
            self._carry_on(turned, square)
        for part in range(begin, end):
            self._meet(part, self._square_of(part, square), base)

    def _square_of(self, part: i64, square: i64) -> i64:
        """Where a part of a tile on this square comes to lie."""
        offset = self.tables.part_offset[part]
        return square if offset == 0 else self._number(self.squares.cell[square] + offset)

    def _number(self, cell: i64) -> i64:
        square = self.squares.number(cell)
        if square >= len(self.asks):
            self._make_room_for_squares()
        return square

    def _cover(self, square: i64, tile: i64, part: i64) -> None:
        """A square is open no longer."""
        if square >= len(self.asks):
            self._make_room_for_squares()
        demand = self.asks[square]
        if demand != NONE:
            slot = self.slot[square]
            if slot != NONE:
                self._take(demand, slot)
            self.asks[square] = NONE
            self.log(COVERED, square, demand, slot)
        self.tile_at[square] = tile
        self.part_at[square] = part

    def _meet(self, part: i64, here: i64, base: i64) -> None:
        """The sides of a tile's square: their zones join others, or ask of open squares."""
        tables, squares = self.tables, self.squares
        if not squares.surrounded[here]:
            squares.surround(here)
        if squares.count > len(self.asks):
            self._make_room_for_squares()
        tile_at, part_at, laid_base = self.tile_at, self.part_at, self.laid_base
        beside, code, asks = squares.beside, tables.side_code, tables.side_asks
        for side in range(SIDES):
            edge = 4 * part + side
            if code[edge]:
                there = beside[4 * here + side]
                other = tile_at[there]
                if other == NONE:
                    self._ask(there, asks[edge])
                else:
                    facing = 4 * part_at[there] + (side ^ 2)
                    self._join_all(base, edge, laid_base[other], facing)

    def _join_all(self, base: i64, edge: i64, other_base: i64, facing: i64) -> None:
        """The zones at two sides that touch: a side that others meet has them in their order.

        A-R9: at the side where a stream goes on, the banks left and right of it are among these,
        so each of them goes on as one region with the bank of the next tile.
        """
        first, own, met = self.tables.edge_first, self.tables.edge_own, self.tables.edge_met
        place = first[facing]
        for number in range(first[edge], first[edge + 1]):
            self.join(base + own[number], other_base + met[place])
            place += 1

    def open_anywhere(self) -> None:
        """On an empty table the first tile goes to 0,0."""
        self._ask(self._number(0), 0)

    def _ask(self, square: i64, demand: i64) -> None:
        """A neighbour adds to what an open square asks, or opens the square."""
        asks, slots, counts = self.asks, self.slot, self.open_count
        old = asks[square]
        slot = NONE
        if old != NONE:
            demand += old
            slot = slots[square]
            if slot != NONE:
                self._take(old, slot)
        asks[square] = demand
        self.log(ASKED, square, old, slot)
        if self.mouth != NONE and self.squares.cell[square] >= self.closed_from:
            slots[square] = NONE
            if old == NONE or slot != NONE:
                self._wait(square)
            return
        count = counts[demand]
        if count == self.open_room[demand]:
            self._extend(demand)
        self.open[self.open_first[demand] + count] = square
        counts[demand] = count + 1
        slots[square] = count

    def is_ahead(self, square: i64) -> bool:
        """Whether a square lies in a row that is still closed."""
        return self.squares.cell[square] >= self.closed_from

    def _extend(self, demand: i64) -> None:
        """A demand gets a stretch of twice the length for its squares."""
        count = self.open_room[demand]
        room = 2 * count if count else _FEW
        first, begin = self.open_first[demand], self._open_end
        self._open_end += room
        if self._open_end > len(self.open):
            self.open = grown(self.open, 2 * self._open_end, 0)
        for place in range(count):
            self.open[begin + place] = self.open[first + place]
        self.open_first[demand] = begin
        self.open_room[demand] = room

    def _take(self, demand: i64, slot: i64) -> None:
        """Takes a square out of its demand; the last one fills the gap."""
        first = self.open_first[demand]
        last = self.open_count[demand] - 1
        self.open_count[demand] = last
        if slot < last:
            square = self.open[first + last]
            self.open[first + slot] = square
            self.slot[square] = slot

    def _put_back(self, square: i64, demand: i64, slot: i64) -> None:
        """Back to where it was taken from, and what filled the gap goes last again."""
        self.asks[square] = demand
        self.slot[square] = slot
        if slot != NONE:
            first, count = self.open_first[demand], self.open_count[demand]
            if slot < count:
                moved = self.open[first + slot]
                self.open[first + count] = moved
                self.slot[moved] = count
            self.open[first + slot] = square
            self.open_count[demand] = count + 1

    def _carry_on(self, turned: i64, square: i64) -> None:
        """The stream has a new mouth, and the rows up to there are open."""
        tables, cell = self.tables, self.squares.cell[square]
        inlet, outlet = tables.inlet[turned], tables.outlet[turned]
        begins = self.mouth == NONE
        comes_in = inlet != NO_WAY and self.squares.known(cell + inlet) == self.mouth
        if outlet == NO_WAY or not (begins or comes_in):
            return
        mouth = self._number(cell + outlet)
        while self.tile_at[mouth] != NONE:
            # In a position tiles may be listed in any order.
            tile = self.tile_at[mouth]
            further = tables.outlet[4 * self.laid_face[tile] + self.laid_turn[tile]]
            if further == NO_WAY:
                break
            mouth = self._number(self.squares.cell[self.laid_square[tile]] + further)
        opened = self._opened() if begins else self._still_waiting()
        self.log(MOUTH, self.mouth, self.closed_from, self.waiting_begin)
        self.waiting_begin = self.waiting_end
        self.mouth = mouth
        self.closed_from = first_of_row(self.squares.cell[mouth])
        for asked in opened:
            if self.asks[asked] != NONE:
                was_closed = self.slot[asked] == NONE
                self._ask(asked, 0)
                if was_closed and self.slot[asked] == NONE:
                    self._wait(asked)

    def _opened(self) -> list[int]:
        """All squares that were ever opened, in that order."""
        found: list[int] = []
        for at in range(0, self.written, WIDTH):
            if self.entry[at] == ASKED and self.entry[at + 2] == NONE:
                found.append(self.entry[at + 1])
        return found

    def _still_waiting(self) -> list[int]:
        found: list[int] = []
        for place in range(self.waiting_begin, self.waiting_end):
            found.append(self.waiting[place])
        return found

    def _wait(self, square: i64) -> None:
        if self.waiting_end == len(self.waiting):
            self.waiting = grown(self.waiting, 2 * self.waiting_end, 0)
        self.waiting[self.waiting_end] = square
        self.waiting_end += 1

    def undo(self, mark: i64) -> None:
        """Back to when so much was written, the order of the open squares included."""
        at = self.written
        while at > mark:
            at -= WIDTH
            entry = self.entry
            what, a, b, c = entry[at], entry[at + 1], entry[at + 2], entry[at + 3]
            if what == ASKED:
                self._ask_less(a, b, c)
            elif what == JOINED:
                self.part(a, b)
            elif what == COVERED:
                self._put_back(a, b, c)
            elif what == LOOPED:
                self.total[a * self.words] += 2
            elif what == LAID:
                self._take_up(a, b, c)
            elif what == MOUTH:
                self.mouth, self.closed_from = a, b
                self.waiting_end = self.waiting_begin
                self.waiting_begin = c
            else:
                self.take_back(what, a, b, c)
        self.written = mark

    def take_back(self, what: i64, a: i64, b: i64, c: i64) -> None:
        """Takes back an entry that is not of tiles, squares and regions."""

    def _ask_less(self, square: i64, old: i64, slot: i64) -> None:
        if self.slot[square] != NONE:
            self.open_count[self.asks[square]] -= 1
        elif old == NONE or slot != NONE:
            self.waiting_end -= 1
        if old != NONE:
            self._put_back(square, old, slot)
        else:
            self.asks[square] = NONE
            self.slot[square] = NONE

    def _take_up(self, face: i64, turn: i64, square: i64) -> None:
        """The last tile is taken up again. All around it has been taken back."""
        tables, turned = self.tables, 4 * face + turn
        for part in range(tables.part_first[turned], tables.part_first[turned + 1]):
            self.tile_at[self._square_of(part, square)] = NONE
        self.laid -= 1
        self.nodes = self.laid_base[self.laid]

    def _make_room_for_squares(self) -> None:
        room = len(self.squares.cell)
        self.tile_at = grown(self.tile_at, room, NONE)
        self.part_at = grown(self.part_at, room, NONE)
        self.asks = grown(self.asks, room, NONE)
        self.slot = grown(self.slot, room, NONE)

    def _make_room_for_tiles(self) -> None:
        room = 2 * self.laid + _FEW
        self.laid_face = grown(self.laid_face, room, 0)
        self.laid_turn = grown(self.laid_turn, room, 0)
        self.laid_square = grown(self.laid_square, room, 0)
        self.laid_base = grown(self.laid_base, room, 0)
        self.laid_serial = grown(self.laid_serial, room, 0)

    def fits(self, face: i64, turn: i64, square: i64) -> bool:
        """Whether the tile, turned so, may be laid with its north-west square here."""
        tables = self.tables
        if not tables.single[face]:
            return self.obstacle(face, turn, self.squares.cell[square]) == FITS
        if square >= len(self.asks) or self.asks[square] == NONE or not 0 <= turn < 4:
            return False
        if tables.streams[face]:
            if square != self.mouth:
                return False
        elif self.slot[square] == NONE:
            return False
        return tables.fit_mask[face * tables.demands + self.asks[square]] >> turn & 1 != 0

    def fits_somewhere(self, face: i64) -> bool:
        tables = self.tables
        if not tables.looked_up[face]:
            return self._try_lays(face) > 0
        count = self.open_count
        for demand in tables.meets[face]:
            if count[demand]:
                return True
        return False

    def list_lays(self, face: i64) -> i64:
        """Finds where a tile fits; how many places and turns there are."""
        tables = self.tables
        self.listed = NOTHING
        if not tables.looked_up[face]:
            self.lays = self._try_lays(face)
            return self.lays
        end: i64 = 0
        rows: i64 = 0
        count, lay_demand, lay_end = self.open_count, self._lay_demand, self._lay_end
        turns, fit, masks = tables.turns_in, tables.fit_mask, face * tables.demands
        for demand in tables.meets[face]:
            if count[demand]:
                end += count[demand] * turns[fit[masks + demand]]
                lay_demand[rows] = demand
                lay_end[rows] = end
                rows += 1
        self._lay_rows = rows
        self.lays = end
        return end

    def nth_lay(self, face: i64, number: i64) -> i64:
        """One of the places that were found: 4 × square + turn."""
        tables = self.tables
        if not tables.looked_up[face]:
            return self._tried[number]
        row: i64 = 0
        lay_end = self._lay_end
        while lay_end[row] <= number:
            row += 1
        if row:
            number -= lay_end[row - 1]
        demand = self._lay_demand[row]
        mask = tables.fit_mask[face * tables.demands + demand]
        turns = tables.turns_in[mask]
        square = self.open[self.open_first[demand] + number // turns]
        return 4 * square + _nth_turn(mask, number % turns)

    def _try_lays(self, face: i64) -> i64:
        """Cells and turns for a tile of several squares, or of the stream."""
        tables = self.tables
        self.listed = NOTHING
        found: i64 = 0
        if tables.single[face]:
            if self.mouth != NONE and self.asks[self.mouth] != NONE:
                mask = tables.fit_mask[face * tables.demands + self.asks[self.mouth]]
                for turn in range(SIDES):
                    if mask >> turn & 1:
                        self._tried[found] = 4 * self.mouth + turn
                        found += 1
            return found
        for turn in range(SIDES):
            if tables.turn_mask[face] >> turn & 1:
                for cell in self._candidates(face, turn):
                    if self.obstacle(face, turn, cell) == FITS:
                        if found == len(self._tried):
                            self._tried = grown(self._tried, 2 * found, 0)
                        self._tried[found] = 4 * self._number(cell) + turn
                        found += 1
        return found

    def _candidates(self, face: i64, turn: i64) -> list[int]:
        """The cells where a tile of several squares would touch others."""
        tables, turned = self.tables, 4 * face + turn
        if tables.streams[face]:
            return self._stream_cells(turned)
        found: set[int] = set()
        for square in self.open_squares():
            cell = self.squares.cell[square]
            for part in range(tables.part_first[turned], tables.part_first[turned + 1]):
                found.add(cell - tables.part_offset[part])
        return sorted(found)

    def open_squares(self) -> list[int]:
        """All open squares, also of closed rows, as they lie on the table."""
        cells: list[int] = []
        for square in range(len(self.asks)):
            if self.asks[square] != NONE:
                cells.append(self.squares.cell[square])
        cells.sort()
        return [self.squares.known(cell) for cell in cells]

    def obstacle(self, face: i64, turn: i64, cell: i64) -> i64:
        """Why the tile may not be laid so, if it may not."""
        if not 0 <= turn < 4:
            return _TURN
        tables, turned = self.tables, 4 * face + turn
        begin, end = tables.part_first[turned], tables.part_first[turned + 1]
        for part in range(begin, end):
            if self.tile_on(cell + tables.part_offset[part]) != NONE:
                return _TAKEN
        apart = True
        for part in range(begin, end):
            here = cell + tables.part_offset[part]
            if here >= self.closed_from and not tables.streams[face]:
                return _AHEAD
            square = self.squares.known(here)
            if square != NONE and square < len(self.asks) and self.asks[square] != NONE:
                apart = False
                if not self._agrees(part, self.asks[square]):
                    return _CLASH
        if apart or (cell != 0 and self.laid == 0):
            return _APART
        if tables.streams[face] and cell not in self._stream_cells(turned):
            return _MOUTH
        return FITS if tables.turn_mask[face] >> turn & 1 else _SAME_LOOK

    def _stream_cells(self, turned: i64) -> list[int]:
        """Where a tile of the stream goes."""
        inlet = self.tables.inlet[turned]
        if self.mouth == NONE or inlet == NO_WAY:
            return []
        return [self.squares.cell[self.mouth] - inlet]

    def _agrees(self, part: i64, demand: i64) -> bool:
        """Whether a square of a tile shows what is asked of it."""
        for side in range(SIDES):
            asked = demand % self.tables.radix
            if asked != 0 and asked != self.tables.side_code[4 * part + side]:
                return False
            demand //= self.tables.radix
        return True

    def is_complete(self, node: i64) -> bool:
        """A region without open ends; a hub, if all lines to it are so."""
        tables, kind = self.tables, self.type_of[node]
        begin, end = tables.line_first[kind], tables.line_first[kind + 1]
        if begin == end:
            return self.open_ends(self.find(node)) == 0
        base = self.laid_base[self.tile_of[node]]
        for place in range(begin, end):
            if self.open_ends(self.find(base + tables.line[place])):
                return False
        return True

    def tile_on(self, cell: i64) -> i64:
        """The tile that covers a cell, or NONE."""
        square = self.squares.known(cell)
        return NONE if square == NONE or square >= len(self.asks) else self.tile_at[square]


def _nth_turn(mask: i64, number: i64) -> i64:
    """One of the turns that are set in a mask."""
    turn: i64 = 0
    while True:
        if mask >> turn & 1:
            if number == 0:
                return turn
            number -= 1
        turn += 1
