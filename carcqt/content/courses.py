"""Lines on a map: where they meet and how near they pass."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from carcqt.rules.maps import Point


def distance(point: Point, part: Sequence[Point]) -> float:
    """From a point to a straight part of a line."""
    (x, y), ((x1, y1), (x2, y2)) = point, part
    along, down = x2 - x1, y2 - y1
    length = along * along + down * down
    share = max(0.0, min(1.0, ((x - x1) * along + (y - y1) * down) / length)) if length else 0.0
    return float(((x1 + share * along - x) ** 2 + (y1 + share * down - y) ** 2) ** 0.5)


def crossing(
    one: Sequence[Point], other: Sequence[Point], *, alongside: bool = False
) -> Point | None:
    """A point where two lines meet, but for an end that they share.

    With `alongside`, lines may cross, but not run along each other.
    """
    shared = {one[0], one[-1]} & {other[0], other[-1]}
    for first in pairwise(one):
        for second in pairwise(other):
            if _apart(first, second):
                continue
            if found := _along(first, second):
                return found
            found = None if alongside else _meeting(first, second)
            if found and not any(distance(end, [found, found]) < 2 for end in shared):
                return found
    return None


def _apart(first: tuple[Point, Point], second: tuple[Point, Point]) -> bool:
    """Whether the boxes around two parts have nothing in common."""
    return any(
        max(first[0][axis], first[1][axis]) < min(second[0][axis], second[1][axis])
        or max(second[0][axis], second[1][axis]) < min(first[0][axis], first[1][axis])
        for axis in (0, 1)
    )


def _turn(a: Point, b: Point, c: Point) -> int:
    """Above 0 where a, b, c turn one way, below where the other; 0 on one straight line."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _along(first: tuple[Point, Point], second: tuple[Point, Point]) -> Point | None:
    """The middle of what two parts on one straight line have in common, if it is more than a
    point."""
    (a, b), (c, d) = first, second
    if a == b or _turn(a, b, c) or _turn(a, b, d):
        return None
    low, high = max(min(a, b), min(c, d)), min(max(a, b), max(c, d))
    return ((low[0] + high[0]) // 2, (low[1] + high[1]) // 2) if low < high else None


def _meeting(first: tuple[Point, Point], second: tuple[Point, Point]) -> Point | None:
    """Where two parts that are not on one straight line meet."""
    (a, b), (c, d) = first, second
    before, after = _turn(c, d, a), _turn(c, d, b)
    if before == after or _turn(a, b, c) * _turn(a, b, d) > 0 or before * after > 0:
        return None
    share = before / (before - after)
    return round(a[0] + share * (b[0] - a[0])), round(a[1] + share * (b[1] - a[1]))
