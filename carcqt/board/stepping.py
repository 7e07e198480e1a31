"""Arrow keys over squares that lie anywhere: every one of them can be reached."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final

Place = tuple[float, float]
Step = tuple[int, int]
STEPS: Final[tuple[Step, ...]] = ((1, 0), (-1, 0), (0, 1), (0, -1))
_WEIGHTS: Final = (2.0, 1.0, 3.0, 0.5, 5.0)
"""How much a place aside counts more than one straight ahead; the first that leads everywhere."""


class ArrowSteps:
    """Where each arrow leads from each place; the same for the same places."""

    def __init__(self, places: Iterable[Place]) -> None:
        self.places = tuple(sorted(set(places)))
        tried = filter(_leads_everywhere, map(self._by_weight, _WEIGHTS))
        self._ways = next(tried, {}) or self._in_order()

    def step(self, place: Place, dx: int, dy: int) -> Place:
        way: Step = ((dx > 0) - (dx < 0), 0) if dx else (0, (dy > 0) - (dy < 0))
        known = self._ways.get(place)
        if known is None:
            return self.nearest(place)
        return known.get(way, place)

    def nearest(self, place: Place) -> Place:
        return min(self.places, key=lambda one: (_apart(one, place), one))

    def _by_weight(self, weight: float) -> dict[Place, dict[Step, Place]]:
        ways: dict[Place, dict[Step, Place]] = {}
        for place in self.places:
            ways[place] = {}
            for step in STEPS:
                ahead = [
                    (along + weight * aside, aside, other)
                    for other in self.places
                    if (along := _along(place, other, step)) > 0
                    for aside in (_aside(place, other, step),)
                ]
                if ahead:
                    ways[place][step] = min(ahead)[2]
        return ways

    def _in_order(self) -> dict[Place, dict[Step, Place]]:
        """Left and right go round through all places, so that none is left out."""
        ways = self._by_weight(1.0)
        count = len(self.places)
        for number, place in enumerate(self.places):
            ways[place][1, 0] = self.places[(number + 1) % count]
            ways[place][-1, 0] = self.places[number - 1]
        return ways


def _along(here: Place, there: Place, step: Step) -> float:
    return (there[0] - here[0]) * step[0] + (there[1] - here[1]) * step[1]


def _aside(here: Place, there: Place, step: Step) -> float:
    return abs((there[0] - here[0]) * step[1]) + abs((there[1] - here[1]) * step[0])


def _apart(here: Place, there: Place) -> float:
    return (here[0] - there[0]) ** 2 + (here[1] - there[1]) ** 2


def _leads_everywhere(ways: Mapping[Place, Mapping[Step, Place]]) -> bool:
    if not ways:
        return True
    back: dict[Place, list[Place]] = {place: [] for place in ways}
    for place, leads in ways.items():
        for other in leads.values():
            back[other].append(place)
    start = next(iter(ways))
    forth = {place: list(leads.values()) for place, leads in ways.items()}
    return len(_reached(start, forth)) == len(ways) == len(_reached(start, back))


def _reached(start: Place, ways: Mapping[Place, Sequence[Place]]) -> Collection[Place]:
    seen, todo = {start}, [start]
    while todo:
        for other in ways[todo.pop()]:
            if other not in seen:
                seen.add(other)
                todo.append(other)
    return seen
