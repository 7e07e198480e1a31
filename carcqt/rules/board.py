"""The laid tiles and the open squares around them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from carcqt.rules.faces import Box, Face
from carcqt.rules.geometry import SIDES, SQUARES, Square, first_of_row
from carcqt.rules.regions import OPEN_MASK, Nodes, Regions
from carcqt.rules.values import value


@value
class LaidFace:
    face: Face
    square: Square
    cell: int
    turn: int
    base: int
    """The first of its nodes."""

    def cells(self) -> list[int]:
        return [self.cell + offset for offset, _, _ in self.face.parts[self.turn]]


_NO_SQUARES: Final[list[int]] = []
"""The list of every demand that no open square has; never added to."""
_NEVER: Final = 1 << 60
_MOUTH_MOVED: Final = -2


class Board:
    """Open squares are kept by their demand: where a tile fits is read off, not searched.

    Rows from the mouth of a stream on are closed. What their squares ask is kept all the same.
    """

    def __init__(self, box: Box) -> None:
        self._weights: Final = box.weights
        self.regions: Final = Regions()
        self.laid: Final[list[LaidFace]] = []
        self.demand_at: Final[dict[int, int]] = {}
        self.open: Final[list[list[int]]] = [_NO_SQUARES] * box.demands
        """The open squares of each demand; 0 asks nothing."""
        self.mouth: int | None = None
        """The cell where the stream goes on."""
        self._closed_from = _NEVER
        self._closed: list[int] = []
        self._mouths: Final[list[tuple[int | None, int, list[int]]]] = []
        self._slot: Final[dict[int, int]] = {}
        """Where each asked square stands in its list; -1 for a closed one, which is in none."""
        self._at: Final[dict[int, tuple[LaidFace, tuple[Nodes, ...]]]] = {}
        """For each covered square its tile, and the nodes that others meet on each side."""
        self._brought: Final[list[LaidFace]] = []
        """For each node, the tile that brought it."""
        self._journal: Final[list[tuple[int, int, int, int]]] = []

    def lay(self, face: Face, turn: int, cell: int) -> None:
        """Lays a tile that fits."""
        regions, at = self.regions, self._at
        base = regions.add(face.fresh)
        laid = LaidFace(face, SQUARES[cell], cell, turn, base)
        for offset, met, _ in face.parts[turn]:
            here = cell + offset
            if here in self.demand_at:
                self._leave(here)
            at[here] = laid, met
        if face.streams:
            self._carry_on(face, turn, cell)
        for step, facing, demand, nodes in face.edges[turn]:
            there = cell + step
            other = at.get(there)
            if other is None:
                self._ask(there, demand)
            else:
                neighbour, met = other
                regions.join(base, nodes, neighbour.base, met[facing])
        self.laid.append(laid)
        self._brought.extend([laid] * len(face.fresh))

    def open_anywhere(self) -> None:
        """On an empty table the first tile goes to 0,0."""
        self._ask(0, 0)

    def _ask(self, cell: int, demand: int) -> None:
        """A neighbour adds to what an open square asks, or opens the square."""
        slots = self._slot
        old = self.demand_at.get(cell, -1)
        slot = -1
        if old >= 0:
            demand += old
            slot = slots[cell]
            if slot >= 0:
                self._take(old, slot)
        if cell < self._closed_from:
            squares = self.open[demand]
            if squares:
                slots[cell] = len(squares)
                squares.append(cell)
            else:
                self.open[demand] = [cell]
                slots[cell] = 0
        else:
            slots[cell] = -1
            if old < 0 or slot >= 0:
                self._closed.append(cell)
        self.demand_at[cell] = demand
        self._journal.append((cell, old, slot, demand))

    def _leave(self, cell: int) -> None:
        """A square is open no longer."""
        old, slot = self.demand_at.pop(cell), self._slot.pop(cell)
        if slot >= 0:
            self._take(old, slot)
        self._journal.append((cell, old, slot, -1))

    def _carry_on(self, face: Face, turn: int, cell: int) -> None:
        """The stream has a new mouth, and the rows up to there are open."""
        inlet, outlet = face.inlets[turn], face.outlets[turn]
        begins = self.mouth is None
        if outlet is None or not (begins or (inlet is not None and cell + inlet == self.mouth)):
            return
        mouth = cell + outlet
        while beyond := self.laid_at(mouth):
            # In a position tiles may be listed in any order.
            further = beyond.face.outlets[beyond.turn]
            if further is None:
                break
            mouth = beyond.cell + further
        self._mouths.append((self.mouth, self._closed_from, self._closed))
        self._journal.append((0, -1, -1, _MOUTH_MOVED))
        self.mouth = mouth
        self._closed_from = first_of_row(mouth)
        waiting, self._closed = list(self.demand_at) if begins else self._closed, []
        for asked in waiting:
            if asked >= self._closed_from and self._slot.get(asked) == -1:
                # A position may list tiles further ahead than the next row.
                self._closed.append(asked)
            elif asked in self.demand_at:
                self._ask(asked, 0)

    def is_ahead(self, cell: int) -> bool:
        """Whether a cell lies in a row that is still closed."""
        return cell >= self._closed_from

    def _take(self, demand: int, slot: int) -> None:
        """Takes a square out of its list; the last one fills the gap."""
        squares = self.open[demand]
        last = squares.pop()
        if slot < len(squares):
            squares[slot] = last
            self._slot[last] = slot
        elif not squares:
            self.open[demand] = _NO_SQUARES

    def mark(self) -> tuple[int, int, int]:
        return len(self.laid), len(self._journal), len(self.regions.journal)

    def rewind(self, mark: tuple[int, int, int]) -> None:
        """Back to where the mark was taken, the order of the open squares included."""
        laid, moves, changes = mark
        journal, slots = self._journal, self._slot
        while len(journal) > moves:
            cell, old, slot, demand = journal.pop()
            if demand >= 0:
                del self.demand_at[cell]
                if (there := slots.pop(cell)) > 0:
                    self.open[demand].pop()
                elif there == 0:
                    self.open[demand] = _NO_SQUARES
                elif old < 0 or slot >= 0:
                    self._closed.pop()
            elif demand == _MOUTH_MOVED:
                self.mouth, self._closed_from, self._closed = self._mouths.pop()
                continue
            if old >= 0:
                self.demand_at[cell] = old
                slots[cell] = slot
                if slot >= 0:
                    squares = self.open[old] or []
                    self.open[old] = squares
                    squares.append(cell)
                    squares[slot], squares[-1] = squares[-1], squares[slot]
                    slots[squares[-1]] = len(squares) - 1
        self.regions.rewind(changes)
        while len(self.laid) > laid:
            last = self.laid.pop()
            for cell in last.cells():
                del self._at[cell]
            del self._brought[last.base :]
            self.regions.remove(last.base)

    def fits(self, face: Face, turn: int, cell: int) -> bool:
        """Whether the tile, turned so, may be laid with its north-west square on this cell."""
        if face.fits_at:
            may = cell == self.mouth if face.streams else self._slot.get(cell, -1) >= 0
            return may and turn in face.fits_at.get(self.demand_at[cell], ())
        return self.obstacle(face, turn, cell) is None

    def fits_somewhere(self, face: Face) -> bool:
        if face.is_looked_up:
            squares = self.open
            for demand in face.demands:  # noqa: SIM110, for speed
                if squares[demand]:
                    return True
            return False
        return any(turns for _, turns in self.tried_fits(face))

    def tried_fits(self, face: Face) -> Iterator[tuple[int, tuple[int, ...]]]:
        """Cells and turns for a tile of several squares, or of the stream."""
        if face.fits_at:
            if self.mouth is not None:
                yield self.mouth, face.fits_at.get(self.demand_at[self.mouth], ())
            return
        for turn in face.tile.turns:
            for cell in self._candidates(face, turn):
                if self.obstacle(face, turn, cell) is None:
                    yield cell, (turn,)

    def _candidates(self, face: Face, turn: int) -> list[int]:
        inlet = face.inlets[turn]
        if face.streams:
            return [] if self.mouth is None or inlet is None else [self.mouth - inlet]
        offsets = [offset for offset, _, _ in face.parts[turn]]
        return sorted({cell - offset for cell in self.demand_at for offset in offsets})

    def obstacle(self, face: Face, turn: int, cell: int) -> str | None:
        """Why the tile may not be laid so, if it may not."""
        if turn not in SIDES:
            return "lay-turn"
        parts = face.parts[turn]
        if any(cell + offset in self._at for offset, _, _ in parts):
            return "lay-taken"
        apart = True
        radix = self._weights[1]
        for offset, _, shows in parts:
            here = cell + offset
            if here >= self._closed_from and not face.streams:
                return "lay-ahead"
            if here in self.demand_at:
                apart = False
                for weight, shown in zip(self._weights, shows, strict=True):
                    if self.demand_at[here] // weight % radix not in (0, shown):
                        return "lay-clash"
        if apart or (cell and not self.laid):
            return "lay-apart"
        if face.streams and cell not in self._candidates(face, turn):
            return "lay-mouth"
        return None if turn in face.tile.turns else "lay-same-look"

    def is_complete(self, laid: LaidFace, zone: int) -> bool:
        """A region without open ends; a hub, if all lines to it are so."""
        zones = laid.face.lines_to.get(zone, (zone,))
        regions = self.regions
        return not any(regions.total[regions.find(laid.base + line)] & OPEN_MASK for line in zones)

    def laid_at(self, cell: int) -> LaidFace | None:
        found = self._at.get(cell)
        return None if found is None else found[0]

    def laid_of(self, node: int) -> LaidFace:
        """The tile that brought a node."""
        return self._brought[node]
