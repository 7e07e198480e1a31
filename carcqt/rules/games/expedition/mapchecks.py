"""What can be wrong with a map of an expedition, beyond what its description tells."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from carcqt.rules import mapchecks
from carcqt.rules.description import Description, MapLimits
from carcqt.rules.games.expedition.facts import ALL, GOLD, GUIDE, TILES
from carcqt.rules.maps import Map
from carcqt.rules.problems import Problem

LIMITS: Final = MapLimits(
    prices=range(2, 6), squares=3, mission=4, missions=4, cards=True, shows=(ALL, GUIDE)
)
"""Four missions are enough for any number of players."""


def map_problems(of: Map, description: Description) -> Iterator[Problem]:
    """Everything that keeps the map from being played."""
    yield from mapchecks.map_problems(of, description)
    yield from _net_problems(of)
    yield from _supply_problems(of, description)


def _net_problems(of: Map) -> Iterator[Problem]:
    """Every village has two neighbours at least and can be reached from every other."""
    joined: dict[str, set[str]] = {village.id: set() for village in of.villages}
    for link in of.links:
        one, other = link.ends
        # A link to nowhere is told of elsewhere, and joins nothing.
        if one in joined and other in joined:
            joined[one] |= {other} - {one}
            joined[other] |= {one} - {other}
    for village, others in joined.items():
        if len(others) < 2:
            yield Problem.at("village-links", f"village {village}", count=len(others))
    reached: dict[str, None] = {}
    waiting = [village.id for village in of.villages[:1]]
    while waiting:
        village = waiting.pop()
        if village not in reached:
            reached[village] = None
            waiting += sorted(joined[village])
    for village in joined:
        if village not in reached:
            first = of.villages[0].id
            yield Problem.at("village-unreachable", f"village {village}", first=first)


def _supply_problems(of: Map, description: Description) -> Iterator[Problem]:
    """Research tiles for all squares of a species, and first tents for all players."""
    for species in description.icon:
        homes = [village for village in of.villages if village.species == species]
        count = sum(len(village.prices) for village in homes)
        if not homes:
            yield Problem.at("species-nowhere", species=species)
        if count > TILES:
            yield Problem.at("species-squares", species=species, count=count, most=TILES)
    seats = description.players[-1]
    # X-R13: each player must be able to pay a first tent, even the last one.
    payable = sum(price <= GOLD for village in of.villages for price in village.prices)
    if payable < seats:
        yield Problem.at("first-tents", count=payable, players=seats, gold=GOLD)
