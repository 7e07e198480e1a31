"""The laid tiles and the open squares around them."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from typing import Final, NamedTuple

from carcqt.rules.faces import Box, Face
from carcqt.rules.geometry import SIDES
from carcqt.rules.regions import Regions


class LaidFace(NamedTuple):
    face: Face
    cell: int
    turn: int
    base: int
    """The first of its nodes."""

    def cells(self) -> list[int]:
        return [self.cell + part.offset for part in self.face.parts[self.turn]]


class Board:
    """Open squares are kept by their demand: where a tile fits is read off, not searched."""

    def __init__(self, box: Box) -> None:
        self._weights: Final = box.weights
        self.regions: Final = Regions()
        self.laid: Final[list[LaidFace]] = []
        self.demand_at: Final[dict[int, int]] = {}
        self.open: Final[list[list[int]]] = [[] for _ in range(box.demands)]
        """The open squares of each demand; 0 asks nothing."""
        self._slot: Final[dict[int, int]] = {}
        self._at: Final[dict[int, tuple[int, tuple[tuple[int, ...], ...]]]] = {}
        self._bases: Final[list[int]] = []
        self._journal: Final[list[tuple[int, int, int, int]]] = []

    def lay(self, face: Face, turn: int, cell: int) -> None:
        """Lays a tile that fits."""
        regions, at, demand_at = self.regions, self._at, self.demand_at
        join, ask = regions.join, self._ask
        base = regions.add(face.fresh)
        parts = face.parts[turn]
        for part in parts:
            here = cell + part.offset
            if here in demand_at:
                self._leave(here)
            at[here] = base, part.met
        for offset, edges, _, _ in parts:
            here = cell + offset
            for step, facing, demand, nodes in edges:
                other = at.get(here + step)
                if other is None:
                    ask(here + step, demand)
                else:
                    other_base, met = other
                    for node, other_node in zip(nodes, met[facing]):  # noqa: B905, for speed
                        join(base + node, other_base + other_node)
        self.laid.append(LaidFace(face, cell, turn, base))
        self._bases.append(base)

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
            self._take(old, slot)
        squares = self.open[demand]
        slots[cell] = len(squares)
        squares.append(cell)
        self.demand_at[cell] = demand
        self._journal.append((cell, old, slot, demand))

    def _leave(self, cell: int) -> None:
        """A square is open no longer."""
        old, slot = self.demand_at.pop(cell), self._slot.pop(cell)
        self._take(old, slot)
        self._journal.append((cell, old, slot, -1))

    def _take(self, demand: int, slot: int) -> None:
        """Takes a square out of its list; the last one fills the gap."""
        squares = self.open[demand]
        last = squares.pop()
        if slot < len(squares):
            squares[slot] = last
            self._slot[last] = slot

    def mark(self) -> tuple[int, int, int, int]:
        regions = self.regions
        return len(self.laid), len(self._journal), len(regions.journal), len(regions.parent)

    def rewind(self, mark: tuple[int, int, int, int]) -> None:
        """Back to where the mark was taken, the order of the open squares included."""
        laid, moves, changes, nodes = mark
        journal, slots = self._journal, self._slot
        while len(journal) > moves:
            cell, old, slot, demand = journal.pop()
            if demand >= 0:
                self.open[demand].pop()
                del self.demand_at[cell], slots[cell]
            if old >= 0:
                squares = self.open[old]
                squares.append(cell)
                squares[slot], squares[-1] = squares[-1], squares[slot]
                slots[squares[-1]] = len(squares) - 1
                slots[cell] = slot
                self.demand_at[cell] = old
        while len(self.laid) > laid:
            self._bases.pop()
            for cell in self.laid.pop().cells():
                del self._at[cell]
        self.regions.rewind(changes, nodes)

    def fits(self, face: Face, turn: int, cell: int) -> bool:
        """Whether the tile, turned so, may be laid with its north-west square on this cell."""
        if face.tile.squares == 1:
            return turn in face.fits_at.get(self.demand_at.get(cell, -1), ())
        return self.obstacle(face, turn, cell) is None

    def fits_somewhere(self, face: Face) -> bool:
        if face.tile.squares > 1:
            return any(self.wide_fits(face))
        squares = self.open
        for demand, _ in face.fits:  # noqa: SIM110, for speed
            if squares[demand]:
                return True
        return False

    def wide_fits(self, face: Face) -> Iterator[tuple[int, int]]:
        """Cells and turns for a tile of several squares."""
        for turn in face.tile.turns:
            offsets = [part.offset for part in face.parts[turn]]
            for cell in sorted({cell - offset for cell in self.demand_at for offset in offsets}):
                if self.obstacle(face, turn, cell) is None:
                    yield cell, turn

    def obstacle(self, face: Face, turn: int, cell: int) -> str | None:
        """Why the tile may not be laid so, if it may not."""
        if turn not in SIDES:
            return "lay-turn"
        apart = True
        radix = self._weights[1]
        for offset, _, _, shows in face.parts[turn]:
            here = cell + offset
            if here in self._at:
                return "lay-taken"
            if here in self.demand_at:
                apart = False
                for weight, shown in zip(self._weights, shows, strict=True):
                    if self.demand_at[here] // weight % radix not in (0, shown):
                        return "lay-clash"
        if apart or (cell and not self.laid):
            return "lay-apart"
        return None if turn in face.tile.turns else "lay-same-look"

    def laid_at(self, cell: int) -> LaidFace | None:
        found = self._at.get(cell)
        return None if found is None else self.laid_of(found[0])

    def laid_of(self, node: int) -> LaidFace:
        """The tile that brought a node."""
        return self.laid[bisect_right(self._bases, node) - 1]
