"""Where the boxes and arrows of a layered drawing go."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import combinations, pairwise
from random import Random
from typing import Final

Arrow = tuple[str, str]
Step = tuple[str, str]
"""What stands in a row: a box, (name, ""), or an arrow that passes by, (from, to)."""
Row = list[Step]

_STARTS: Final = 40
"""From how many orders the best one is looked for."""
_STRAIGHT: Final = 6
"""How much more it counts that an arrow passing by rows is straight."""


def reduced(uses: Mapping[str, Iterable[str]]) -> list[Arrow]:
    """Who uses whom, but not where that follows from other arrows."""

    @cache
    def reached(name: str) -> frozenset[str]:
        return frozenset(uses[name]).union(*(reached(used) for used in uses[name]))

    return [
        (name, used)
        for name in sorted(uses)
        for used in sorted(uses[name])
        if not any(used in reached(other) for other in uses[name] if other != used)
    ]


def heights(uses: Mapping[str, Iterable[str]]) -> dict[str, int]:
    """Each as low as it can be, above all that it uses."""

    @cache
    def height(name: str) -> int:
        return max((height(used) + 1 for used in uses[name]), default=0)

    return {name: height(name) for name in uses}


class Layers:
    """Rows from the top, and in each an order in which few arrows cross."""

    def __init__(self, height: Mapping[str, int], arrows: Sequence[Arrow]) -> None:
        top = max(height.values())
        self.arrows: Final = {
            (user, used): [
                (user, ""),
                *[(user, used)] * (height[user] - height[used] - 1),
                (used, ""),
            ]
            for user, used in arrows
        }
        """Each arrow as what it goes through, row by row."""
        self.top: Final = {name: top - low for name, low in height.items()}
        """The row of each box."""
        self.links: Final[list[list[tuple[Step, Step]]]] = [[] for _ in range(top)]
        """Below each row but the last, what is joined."""
        for (user, _), steps in self.arrows.items():
            for number, link in enumerate(pairwise(steps), self.top[user]):
                self.links[number].append(link)
        found: list[set[Step]] = [set() for _ in range(top + 1)]
        for name, number in self.top.items():
            found[number].add((name, ""))
        for number, links in enumerate(self.links):
            found[number].update(upper for upper, _ in links)
        self.rows: Final = self._untangled([sorted(row) for row in found])

    def _untangled(self, rows: list[Row]) -> list[Row]:
        rng, tries = Random(1), []
        for _ in range(_STARTS):
            rows = [rng.sample(row, len(row)) for row in rows]
            # Down and up again each row is ordered by where its neighbours are.
            for number in 3 * [*range(1, len(rows)), *reversed(range(len(rows) - 1))]:
                rows[number] = self._following(rows, number)
                tries.append(list(rows))
        return min(tries, key=self._tangle)

    def _following(self, rows: list[Row], number: int) -> Row:
        places: dict[Step, list[int]] = {step: [] for step in rows[number]}
        for beside in (number - 1, number + 1):
            if 0 <= beside < len(rows):
                at = {step: place for place, step in enumerate(rows[beside])}
                for upper, lower in self.links[min(number, beside)]:
                    here, there = (lower, upper) if beside < number else (upper, lower)
                    places[here].append(at[there])
        return sorted(places, key=lambda step: sum(places[step]) / len(places[step]))

    def _tangle(self, rows: Sequence[Row], first: int = 0) -> tuple[int, float]:
        """How many arrows cross between some rows, and how far they go sideways."""
        at = [{step: i - (len(row) - 1) / 2 for i, step in enumerate(row)} for row in rows]
        crossed, aside = 0, 0.0
        for number, (upper, lower) in enumerate(pairwise(at), first):
            ends = [(upper[a], lower[b]) for a, b in self.links[number]]
            crossed += sum((a - c) * (b - d) < 0 for (a, b), (c, d) in combinations(ends, 2))
            aside += sum(abs(a - b) for a, b in ends)
        return crossed, aside

    def columns(self, box: float, passing: float, gap: float) -> list[dict[Step, float]]:
        """The middle of each step: near what it is joined to, and clear of its row's others."""
        wide = {step: passing if step[1] else box for row in self.rows for step in row}
        joined: dict[tuple[int, Step], list[tuple[int, Step]]] = {}
        for number, links in enumerate(self.links):
            for upper, lower in links:
                joined.setdefault((number, upper), []).append((number + 1, lower))
                joined.setdefault((number + 1, lower), []).append((number, upper))
        at = [dict.fromkeys(row, 0.0) for row in self.rows]
        for _ in range(200):
            for number, row in enumerate(self.rows):
                wish = {}
                for step in row:
                    near = [
                        at[level][other]
                        for level, other in joined[number, step]
                        for _ in range(_STRAIGHT if step[1] and other[1] else 1)
                    ]
                    wish[step] = sum(near) / len(near)
                at[number] = _apart(row, wish, wide, gap)
        return at


def _apart(
    row: Row, wish: Mapping[Step, float], wide: Mapping[Step, float], gap: float
) -> dict[Step, float]:
    """As near to the wishes as order and widths allow: neighbours that would overlap stand side
    by side around the mean of their wishes."""
    from_left, x = {}, 0.0
    for step in row:
        from_left[step] = x + wide[step] / 2
        x += wide[step] + gap
    groups: list[tuple[float, Row]] = []
    for step in row:
        shift, steps = wish[step] - from_left[step], [step]
        while groups and groups[-1][0] > shift:
            steps = groups.pop()[1] + steps
            shift = sum(wish[one] - from_left[one] for one in steps) / len(steps)
        groups.append((shift, steps))
    return {step: from_left[step] + shift for shift, steps in groups for step in steps}
