"""What is done on grids of nodes: parts that hang together, room, ways, outlines."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Final

import numpy as np
from numpy.typing import NDArray

from carcqt.art.brush.noise import Field

Mask = NDArray[np.bool_]
Labels = NDArray[np.int32]
Curve = NDArray[np.float64]
"""Points, x and y, in squares of the tile; y grows southwards."""

FAR: Final = 99.0
_NEIGHBOURS: Final = tuple(
    (dy, dx, math.hypot(dx, dy)) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dx or dy
)


def parts(mask: Mask) -> Labels:
    """A number for each part that hangs together by sides, -1 elsewhere."""
    rows, columns = mask.shape
    padded = np.zeros((rows, columns + 2), np.int8)
    padded[:, 1:-1] = mask
    change = np.diff(padded, axis=1)
    at_row, begin = (found.tolist() for found in np.nonzero(change == 1))
    end = np.nonzero(change == -1)[1].tolist()
    root = list(range(len(begin)))

    def find(run: int) -> int:
        while root[run] != run:
            root[run] = root[root[run]]
            run = root[run]
        return run

    above = 0
    for run, row in enumerate(at_row):
        while above < run and (
            at_row[above] < row - 1 or (at_row[above] == row - 1 and end[above] <= begin[run])
        ):
            above += 1
        other = above
        while other < run and at_row[other] == row - 1 and begin[other] < end[run]:
            first, second = sorted((find(run), find(other)))
            root[second] = first
            other += 1
    names: dict[int, int] = {}
    labels = np.full(mask.shape, -1, np.int32)
    for run, row in enumerate(at_row):
        labels[row, begin[run] : end[run]] = names.setdefault(find(run), len(names))
    return labels


def room(mask: Mask, step: float, *, to_rim: bool = True) -> Field:
    """How far it is to the nearest node outside the mask; so is the rim of the grid, if asked."""
    padded = np.pad(mask, 1) if to_rim else np.pad(mask, 1, mode="edge")
    rows, columns = padded.shape
    across = np.arange(columns)
    far = 4 * max(rows, columns)
    last = np.maximum.accumulate(np.where(padded, -far, across), axis=1)
    following = np.minimum.accumulate(np.where(padded, far, across)[:, ::-1], axis=1)[:, ::-1]
    flat = (np.minimum(across - last, following - across).astype(np.float32)) ** 2
    found = np.empty_like(flat)
    down = np.arange(rows)
    # In bands, so that a large tile does not need its nodes' cube of memory.
    for top in range(0, rows, 64):
        squares = ((down[top : top + 64, None] - down[None, :]) ** 2).astype(np.float32)
        found[top : top + 64] = (flat[None] + squares[:, :, None]).min(1)
    result: Field = np.sqrt(found[1:-1, 1:-1]) * np.float32(step)
    return result


def travel(begin: Field, cost: Field) -> Field:
    """The cheapest way to each node from those where `begin` is not far.

    The last two axes are the grid; where the cost is far there is no way.
    """
    rows, columns = cost.shape[-2:]
    open_nodes = cost < FAR
    found = np.where(open_nodes, begin, FAR).astype(np.float32)
    padded = np.full((*found.shape[:-2], rows + 2, columns + 2), FAR, np.float32)
    inner = padded[..., 1:-1, 1:-1]
    steps = [(dy, dx, (cost * np.float32(length))) for dy, dx, length in _NEIGHBOURS]
    for _ in range(rows * columns):
        inner[...] = found
        for dy, dx, price in steps:
            there = padded[..., 1 + dy : rows + 1 + dy, 1 + dx : columns + 1 + dx]
            np.minimum(found, there + price, out=found)
        found[~np.broadcast_to(open_nodes, found.shape)] = FAR
        if np.array_equal(found, inner):
            break
    return found


def descend(found: Field, row: int, column: int) -> list[tuple[int, int]]:
    """The way from a node back to where `travel` began."""
    way = [(row, column)]
    rows, columns = found.shape
    while True:
        row, column = way[-1]
        near = [
            (float(found[row + dy, column + dx]), row + dy, column + dx)
            for dy, dx, _ in _NEIGHBOURS
            if 0 <= row + dy < rows and 0 <= column + dx < columns
        ]
        best = min(near)
        if best[0] >= found[row, column]:
            return way
        way.append((best[1], best[2]))


def segment_distance(start: Curve, end: Curve, x: Field, y: Field) -> Field:
    along = end - start
    length = float((along**2).sum()) + 1e-12
    t = np.clip(((x - start[0]) * along[0] + (y - start[1]) * along[1]) / length, 0, 1)
    result: Field = np.hypot(x - start[0] - t * along[0], y - start[1] - t * along[1])
    return result.astype(np.float32)


def curve_distance(curve: Curve, x: Field, y: Field) -> Field:
    nearest = segment_distance(curve[0], curve[1], x, y)
    for start, end in pairwise(curve[1:]):
        np.minimum(nearest, segment_distance(start, end, x, y), out=nearest)
    return nearest


_SIDES_CUT: Final = {
    1: ((3, 0),), 2: ((0, 1),), 3: ((3, 1),), 4: ((1, 2),), 5: ((3, 0), (1, 2)), 6: ((0, 2),),
    7: ((3, 2),), 8: ((2, 3),), 9: ((2, 0),), 10: ((0, 1), (2, 3)), 11: ((2, 1),), 12: ((1, 3),),
    13: ((1, 0),), 14: ((0, 3),),
}  # fmt: skip
"""Marching squares: which sides of a cell the outline joins, by which corners are inside."""


def outlines(mask: Mask, step: float) -> list[Curve]:
    """Closed lines round a mask, smoothed; two masks that share a border get the same line."""
    inside: NDArray[np.floating] = np.pad(mask.astype(np.float32), 3, mode="edge")
    for _ in range(2):
        inside = (inside[:-2] + 2 * inside[1:-1] + inside[2:]) / 4
        inside = (inside[:, :-2] + 2 * inside[:, 1:-1] + inside[:, 2:]) / 4
    if not (inside[1:-1, 1:-1] > 0.5).any():
        # A spot too small to be smoothed keeps the shape it has.
        inside = np.pad(mask.astype(np.float32), 1)
    return contours(inside[1:-1, 1:-1] - 0.5, step)


def contours(inside: Field, step: float) -> list[Curve]:
    """Closed lines round where a field of nodes is above 0."""
    value = np.full((inside.shape[0] + 2, inside.shape[1] + 2), -1.0, np.float32)
    value[1:-1, 1:-1] = inside
    value[value == 0] = 1e-4
    corner = value > 0
    code = corner[:-1, :-1] * 1 + corner[:-1, 1:] * 2 + corner[1:, 1:] * 4 + corner[1:, :-1] * 8
    following: dict[tuple[int, int, int], tuple[int, int, int]] = {}

    def key(row: int, column: int, side: int) -> tuple[int, int, int]:
        if side in (0, 2):
            return row + side // 2, column, 0
        return row, column + (side == 1), 1

    last_row, last_column = inside.shape[0] - 1, inside.shape[1] - 1

    def place(cut: tuple[int, int, int]) -> tuple[float, float]:
        row, column, down = cut
        here = value[row, column]
        there = value[row + 1, column] if down else value[row, column + 1]
        t = float(here / (here - there))
        x, y = (column, row + t) if down else (column + t, row)
        return min(max(x - 1, 0), last_column) * step, min(max(y - 1, 0), last_row) * step

    for row, column in zip(*(found.tolist() for found in np.nonzero(code % 15)), strict=True):
        for begin, end in _SIDES_CUT[int(code[row, column])]:
            following[key(row, column, begin)] = key(row, column, end)
    found = []
    while following:
        first = next(iter(following))
        line, cut = [], first
        while cut in following:
            line.append(place(cut))
            cut = following.pop(cut)
        found.append(np.array(line))
    return found
