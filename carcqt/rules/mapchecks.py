"""What can be wrong with a map and with who plays on it, as far as a game's description tells."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from carcqt.rules.description import Description, MapLimits
from carcqt.rules.maps import Map, Point
from carcqt.rules.position import Position
from carcqt.rules.problems import Problem
from carcqt.rules.tablechecks import table_problems

if TYPE_CHECKING:
    from carcqt.rules.game import Game


def map_problems(of: Map, description: Description) -> Iterator[Problem]:
    """Villages, links, missions and cards, each on its own."""
    limits = description.map
    yield from _village_problems(of, description, limits)
    yield from _link_problems(of, description)
    yield from _mission_problems(of, limits)
    yield from _card_problems(of, description, limits)


def _village_problems(of: Map, description: Description, limits: MapLimits) -> Iterator[Problem]:
    known = ", ".join(description.icon)
    for number, village in enumerate(of.villages):
        place = f"village {village.id}"
        if village.id in (other.id for other in of.villages[:number]):
            yield Problem.at("village-twice", place)
        if village.species not in description.icon:
            yield Problem.at(
                "species-unknown", place, "species", species=village.species, known=known
            )
        if limits.squares and not village.prices:
            yield Problem.at("list-short", place, "prices", limit=1)
        if (count := len(village.prices)) > limits.squares:
            yield Problem.at("prices-many", place, "prices", count=count, most=limits.squares)
        for price in village.prices:
            if limits.prices and price not in limits.prices:
                facts = {"price": price, "low": limits.prices[0], "high": limits.prices[-1]}
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


def _mission_problems(of: Map, limits: MapLimits) -> Iterator[Problem]:
    if (count := len(of.missions)) < limits.missions:
        yield Problem.at("missions-few", "mission", count=count, least=limits.missions)
    for number, mission in enumerate(of.missions):
        place, before = f"mission {mission.id}", of.missions[:number]
        if mission.id in (other.id for other in before):
            yield Problem.at("mission-twice", place)
        if (count := len(mission.villages)) != limits.mission:
            yield Problem.at(
                "mission-number", place, "villages", count=count, wanted=limits.mission
            )
        for village, times in Counter(mission.villages).items():
            if village not in of.village:
                yield Problem.at("village-unknown", place, "villages", village=village)
            if times > 1:
                yield Problem.at("mission-village-twice", place, "villages", village=village)
        for other in before:
            if {*other.villages} == {*mission.villages}:
                yield Problem.at("mission-same", place, other=other.id)


def _card_problems(of: Map, description: Description, limits: MapLimits) -> Iterator[Problem]:
    shows, seats = (*description.icon, *limits.shows), description.players[-1]
    if limits.cards and not of.cards:
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


def map_table_problems(rules: type[Game[Map]], position: Position) -> Iterator[Problem]:
    """What is wrong with the table of a game that lays no tiles."""
    yield from table_problems(rules, position)
    for laid in position.laid:
        yield Problem.at("tile-unknown", "laid", id=laid.tile)


def piece_problems(
    rules: type[Game[Map]], material: Map, position: Position, called: str = "piece"
) -> Iterator[Problem]:
    """Of a position: supplies, and what stands in the villages."""
    pieces, players = rules.description.pieces, position.players
    if [len(supply) for supply in position.supplies] != [len(pieces)] * players:
        yield Problem.at("supplies-shape", "supplies", players=players)
        return
    standing = Counter((piece.seat, piece.piece) for piece in position.pieces)
    for seat, supply in enumerate(position.supplies):
        for piece, left in zip(pieces, supply, strict=True):
            used = standing[seat, piece.id]
            if left < 0 or left + used > piece.count:
                facts = {"left": left, "standing": used, "most": piece.count}
                yield Problem.at("supply-count", f"seat {seat + 1}", piece=piece.id, **facts)
    for one in position.pieces:
        place = f"{called} in {one.zone}"
        if not 0 <= one.seat < players:
            yield Problem.at("seat-unknown", place, seat=one.seat + 1, players=players)
        elif one.piece not in rules.description.piece:
            known = ", ".join(rules.description.piece)
            yield Problem.at("piece-unknown", place, piece=one.piece, known=known)
        elif one.zone not in material.village or one.square != (0, 0):
            yield Problem.at("village-unknown", place, village=one.zone)
