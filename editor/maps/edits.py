"""What can be done to a map, as functions on values; each gives a new one."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from itertools import count, pairwise
from typing import Any, Final

from carcqt.content.courses import distance
from carcqt.content.maps import MapFile
from carcqt.rules.description import MapLimits
from carcqt.rules.maps import IncomeCard, Link, Mission, Point, Village
from carcqt.rules.moves import ID

MOST_VILLAGES: Final = 120
MOST_LINKS: Final = 300
MOST_BENDS: Final = 8
MOST_MISSIONS: Final = 60
MOST_CARDS: Final = 20
"""What a file can hold."""
LEAST_SIDE, MOST_SIDE = 100, 10_000
_NEW_SQUARES: Final = 2
"""Of a new village, where it may have so many."""


def _with(file: MapFile, **changes: Any) -> MapFile:
    return replace(file, map=replace(file.map, **changes))


def limits_of(file: MapFile) -> MapLimits:
    return file.rules.description.map


def within(file: MapFile, place: Iterable[float]) -> Point:
    """The nearest place of the map, in whole numbers."""
    x, y = (min(max(round(one), 0), most) for one, most in zip(place, file.map.extent, strict=True))
    return x, y


# Villages.


def moved(file: MapFile, villages: Collection[str], dx: int, dy: int) -> MapFile:
    """Villages, and the bends of links between them, no farther than to the rim."""
    chosen = [village for village in file.map.villages if village.id in villages]
    links = [link for link in file.map.links if set(link.ends) <= set(villages)]
    places = [village.at for village in chosen] + [bend for link in links for bend in link.bends]
    if not places:
        return file
    across, down = _clamped(places, file.map.extent, (dx, dy))

    def there(place: Point) -> Point:
        return place[0] + across, place[1] + down

    return _with(
        file,
        villages=tuple(
            replace(village, at=there(village.at)) if village.id in villages else village
            for village in file.map.villages
        ),
        links=tuple(
            replace(link, bends=tuple(map(there, link.bends))) if link in links else link
            for link in file.map.links
        ),
    )


def _clamped(places: list[Point], extent: Point, by: Point) -> Point:
    steps = []
    for axis in (0, 1):
        low = -min(place[axis] for place in places)
        high = extent[axis] - max(place[axis] for place in places)
        # What is outside already may come back, however far it is.
        steps.append(max(min(low, 0), min(max(high, 0), by[axis])))
    return steps[0], steps[1]


def add_village(file: MapFile, at: Iterable[float], species: str) -> tuple[MapFile, str]:
    known = {village.id for village in file.map.villages}
    id = next(name for number in count(1) if (name := f"village-{number}") not in known)
    limits = limits_of(file)
    prices = tuple(limits.prices[:_NEW_SQUARES])[: limits.squares]
    made = Village(id, within(file, at), species, prices)
    return _with(file, villages=(*file.map.villages, made)), id


def remove_villages(file: MapFile, villages: Collection[str]) -> MapFile:
    """With their links; missions forget them."""
    names = {id: name for id, name in file.village_names.items() if id not in villages}
    found = _with(
        file,
        villages=tuple(one for one in file.map.villages if one.id not in villages),
        links=tuple(one for one in file.map.links if not set(one.ends) & set(villages)),
        missions=tuple(
            replace(one, villages=tuple(v for v in one.villages if v not in villages))
            for one in file.map.missions
        ),
    )
    return replace(found, village_names=names)


def set_villages(file: MapFile, villages: Collection[str], **changes: Any) -> MapFile:
    """Species or prices."""
    return _with(
        file,
        villages=tuple(
            replace(one, **changes) if one.id in villages else one for one in file.map.villages
        ),
    )


def name_village(file: MapFile, village: str, name: str) -> MapFile:
    names = {id: known for id, known in file.village_names.items() if id != village}
    if name:
        names[village] = name
    return replace(file, village_names=names)


def id_fault(id: str, known: Iterable[str]) -> str:
    """Why it cannot be an id: `form`, `taken` or nothing."""
    if not ID.fullmatch(id):
        return "form"
    return "taken" if id in known else ""


def rename_village(file: MapFile, old: str, new: str) -> MapFile:
    """Links and missions follow. Of several with the same id only the last is renamed, and as
    nobody knows whom they mean, nothing follows."""
    places = [n for n, village in enumerate(file.map.villages) if village.id == old]
    villages = list(file.map.villages)
    villages[places[-1]] = replace(villages[places[-1]], id=new)
    found = _with(file, villages=tuple(villages))
    if len(places) > 1:
        return found

    def other(id: str) -> str:
        return new if id == old else id

    names = {other(id): name for id, name in file.village_names.items()}
    links = tuple(
        replace(link, ends=(other(link.ends[0]), other(link.ends[1]))) for link in found.map.links
    )
    missions = tuple(
        replace(one, villages=tuple(map(other, one.villages))) for one in found.map.missions
    )
    return replace(_with(found, links=links, missions=missions), village_names=names)


def fitting_prices(prices: Iterable[int], limits: MapLimits) -> tuple[int, ...]:
    """In their order, within the limits."""
    if not limits.prices:
        return ()
    low, high = limits.prices[0], limits.prices[-1]
    return tuple(sorted(min(max(one, low), high) for one in prices))[: limits.squares]


# Links.


def add_link(file: MapFile, kind: str, one: str, other: str) -> MapFile:
    """Unless there is one like it."""
    same = any(link.kind == kind and set(link.ends) == {one, other} for link in file.map.links)
    if same or one == other or len(file.map.links) >= MOST_LINKS:
        return file
    return _with(file, links=(*file.map.links, Link(kind, (one, other))))


def remove_link(file: MapFile, number: int) -> MapFile:
    links = file.map.links
    return _with(file, links=(*links[:number], *links[number + 1 :]))


def set_link(file: MapFile, number: int, **changes: Any) -> MapFile:
    """Kind, ends or bends."""
    links = list(file.map.links)
    links[number] = replace(links[number], **changes)
    return _with(file, links=tuple(links))


def add_bend(file: MapFile, number: int, at: Iterable[float]) -> tuple[MapFile, int]:
    """Into the part of the link that is nearest; also which bend it is."""
    link, place = file.map.links[number], within(file, at)
    if len(link.bends) >= MOST_BENDS:
        return file, len(link.bends) - 1
    parts = list(pairwise(file.map.course(link)))
    new = min(range(len(parts)), key=lambda part: distance(place, parts[part]))
    bends = (*link.bends[:new], place, *link.bends[new:])
    return set_link(file, number, bends=bends), new


def longest_part(file: MapFile, number: int) -> Point:
    """The middle of the longest straight part: where a bend is missed first."""
    course = file.map.course(file.map.links[number])
    a, b = max(pairwise(course), key=lambda part: math.dist(*part))
    return (a[0] + b[0]) // 2, (a[1] + b[1]) // 2


def move_bend(file: MapFile, number: int, bend: int, to: Iterable[float]) -> MapFile:
    bends = list(file.map.links[number].bends)
    bends[bend] = within(file, to)
    return set_link(file, number, bends=tuple(bends))


def remove_bend(file: MapFile, number: int, bend: int) -> MapFile:
    bends = file.map.links[number].bends
    return set_link(file, number, bends=(*bends[:bend], *bends[bend + 1 :]))


# Missions.


def _free_id(file: MapFile) -> str:
    known = {mission.id for mission in file.map.missions}
    return next(name for number in count(1) if (name := f"m{number}") not in known)


def add_mission(file: MapFile, villages: Collection[str] = ()) -> MapFile:
    made = Mission(_free_id(file), tuple(villages)[: limits_of(file).mission])
    return _with(file, missions=(*file.map.missions, made))


def duplicate_mission(file: MapFile, number: int) -> MapFile:
    missions = file.map.missions
    made = replace(missions[number], id=_free_id(file))
    return _with(file, missions=(*missions[: number + 1], made, *missions[number + 1 :]))


def remove_mission(file: MapFile, number: int) -> MapFile:
    missions = file.map.missions
    return _with(file, missions=(*missions[:number], *missions[number + 1 :]))


def set_mission(file: MapFile, number: int, **changes: Any) -> MapFile:
    missions = list(file.map.missions)
    missions[number] = replace(missions[number], **changes)
    return _with(file, missions=tuple(missions))


def toggle_village(file: MapFile, number: int, village: str) -> MapFile:
    """Into a mission or out of it; a full one lets its first village go."""
    villages = file.map.missions[number].villages
    if village in villages:
        villages = tuple(one for one in villages if one != village)
    else:
        villages = (*villages, village)[-limits_of(file).mission :]
    return set_mission(file, number, villages=villages)


# Cards.


def add_card(file: MapFile, shows: str, seats: int) -> MapFile:
    """The next value, with numbers for ties that no card has."""
    cards = file.map.cards
    values = {card.value for card in cards}
    value = next(number for number in count(0) if number not in values)
    taken = {tie for card in cards for tie in card.ties}
    free = (number for number in count(1) if number not in taken)
    made = IncomeCard(value, shows, tuple(next(free) for _ in range(seats)))
    return _with(file, cards=(*cards, made))


def with_cards(file: MapFile, cards: tuple[IncomeCard, ...]) -> MapFile:
    return _with(file, cards=cards)


def remove_card(file: MapFile, number: int) -> MapFile:
    cards = file.map.cards
    return _with(file, cards=(*cards[:number], *cards[number + 1 :]))


def set_card(file: MapFile, number: int, **changes: Any) -> MapFile:
    cards = list(file.map.cards)
    cards[number] = replace(cards[number], **changes)
    return _with(file, cards=tuple(cards))


# The whole.


def set_extent(file: MapFile, extent: Point) -> MapFile:
    wide, high = (min(max(side, LEAST_SIDE), MOST_SIDE) for side in extent)
    return _with(file, extent=(wide, high))


def with_text(texts: Mapping[str, str], code: str, text: str) -> dict[str, str]:
    """A title or a description in one language; the order of the others stays."""
    found = {**texts, code: text}
    return {known: said for known, said in found.items() if said}
