"""What can be wrong with a map of an expedition."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from carcqt.rules.description import Description, MapLimits
from carcqt.rules.games.expedition.facts import ALL, GOLD, GUIDE, TILES
from carcqt.rules.maps import Map, Point
from carcqt.rules.problems import Problem

PRICES: Final = range(2, 6)
"""In gold."""
SQUARES: Final = 3
"""In a village, at most."""
VILLAGES: Final = 4
"""Of a mission."""
MISSIONS: Final = 4
"""Needed for any number of players."""


LIMITS: Final = MapLimits(PRICES, SQUARES, VILLAGES, MISSIONS, shows=(ALL, GUIDE))


def map_problems(of: Map, description: Description) -> Iterator[Problem]:
    """Everything that keeps the map from being played."""
    found = [
        *_village_problems(of, description),
        *_link_problems(of, description),
        *_mission_problems(of),
        *_card_problems(of, description),
    ]
    yield from found
    if not found:
        yield from _net_problems(of)
        yield from _supply_problems(of, description)


def _village_problems(of: Map, description: Description) -> Iterator[Problem]:
    known = ", ".join(description.icon)
    for number, village in enumerate(of.villages):
        place = f"village {village.id}"
        if village.id in (other.id for other in of.villages[:number]):
            yield Problem.at("village-twice", place)
        if village.species not in description.icon:
            yield Problem.at(
                "species-unknown", place, "species", species=village.species, known=known
            )
        if len(village.prices) > SQUARES:
            count = len(village.prices)
            yield Problem.at("prices-many", place, "prices", count=count, most=SQUARES)
        for price in village.prices:
            if price not in PRICES:
                facts = {"price": price, "low": PRICES[0], "high": PRICES[-1]}
                yield Problem.at("price-range", place, "prices", **facts)
        if list(village.prices) != sorted(village.prices):
            yield Problem.at("prices-order", place, "prices")
        yield from (problem.within(place, "at") for problem in _outside(of, [village.at]))


def _outside(of: Map, places: Iterable[Point]) -> Iterator[Problem]:
    width, height = of.extent
    for x, y in places:
        if x > width or y > height:
            yield Problem.at("point-outside", point=f"{x}, {y}", width=width, height=height)


def _link_problems(of: Map, description: Description) -> Iterator[Problem]:
    kinds = description.lines
    seen = set()
    for link in of.links:
        place = link.place
        if link.kind not in kinds:
            yield Problem.at("link-kind", place, "kind", kind=link.kind, known=", ".join(kinds))
        for end in link.ends:
            if end not in of.village:
                yield Problem.at("village-unknown", place, "ends", village=end)
        if link.ends[0] == link.ends[1]:
            yield Problem.at("link-round", place, "ends")
        key = link.kind, frozenset(link.ends)
        if key in seen:
            yield Problem.at("link-twice", place, kind=link.kind)
        seen.add(key)
        yield from (problem.within(place, "bends") for problem in _outside(of, link.bends))


def _mission_problems(of: Map) -> Iterator[Problem]:
    if len(of.missions) < MISSIONS:
        yield Problem.at("missions-few", "mission", count=len(of.missions), least=MISSIONS)
    for number, mission in enumerate(of.missions):
        place, before = f"mission {mission.id}", of.missions[:number]
        if mission.id in (other.id for other in before):
            yield Problem.at("mission-twice", place)
        if len(mission.villages) != VILLAGES:
            count = len(mission.villages)
            yield Problem.at("mission-number", place, "villages", count=count, wanted=VILLAGES)
        for village, count in Counter(mission.villages).items():
            if village not in of.village:
                yield Problem.at("village-unknown", place, "villages", village=village)
            if count > 1:
                yield Problem.at("mission-village-twice", place, "villages", village=village)
        for other in before:
            if {*other.villages} == {*mission.villages}:
                yield Problem.at("mission-same", place, other=other.id)


def _card_problems(of: Map, description: Description) -> Iterator[Problem]:
    shows, seats = (*description.icon, *LIMITS.shows), description.players[-1]
    if not of.cards:
        yield Problem.at("cards-none", "card")
    numbers = Counter(tie for card in of.cards for tie in card.ties)
    for number, card in enumerate(of.cards):
        place = f"card {card.value}"
        if card.value in (other.value for other in of.cards[:number]):
            yield Problem.at("card-twice", place)
        if card.shows not in shows:
            known = ", ".join(shows)
            yield Problem.at("card-shows", place, "shows", shows=card.shows, known=known)
        if len(card.ties) != seats:
            yield Problem.at("ties-number", place, "ties", count=len(card.ties), wanted=seats)
        for tie in dict.fromkeys(card.ties):
            if numbers[tie] > 1:
                yield Problem.at("tie-twice", place, "ties", number=tie)


def _net_problems(of: Map) -> Iterator[Problem]:
    """Every village has two neighbours at least and can be reached from every other."""
    joined: dict[str, set[str]] = {village.id: set() for village in of.villages}
    for link in of.links:
        one, other = link.ends
        joined[one].add(other)
        joined[other].add(one)
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
