"""What can be wrong with tiles and decks, measured by what their game says of itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from carcqt.rules.description import START, Description, Role
from carcqt.rules.game import Game
from carcqt.rules.geometry import SIDES
from carcqt.rules.problems import Problem
from carcqt.rules.tiles import SIDE, Deck, Tile, Zone

CheckTile = Callable[[Tile, Description], Iterable[Problem]]

MOST_SQUARES: Final = 10_000
"""The largest deck, in squares: what the rules can count for certain."""


def deck_problems(
    deck: Deck, rules: type[Game[Any]], check_tile: CheckTile | None = None
) -> Iterator[Problem]:
    """Everything that keeps the deck from being played; who asks often may know most tiles."""
    found = list(_deck_problems(deck, rules.description, check_tile or tile_problems))
    yield from found or rules.material_problems(deck)


def _deck_problems(
    deck: Deck, description: Description, check_tile: CheckTile
) -> Iterator[Problem]:
    seen: set[str] = set()
    for tile in deck.tiles:
        place = f"tile {tile.id}"
        if tile.id in seen:
            yield Problem.at("tile-twice", place)
        seen.add(tile.id)
        for problem in check_tile(tile, description):
            yield problem.within(place)
    if not any(tile.pile == description.piles[0] for tile in deck.tiles):
        yield Problem.at("deck-empty", pile=description.piles[0])
    for players in description.players:
        starts = [
            tile
            for tile in deck.tiles
            if tile.pile == START and players in (tile.players or (players,))
        ]
        if len(starts) > 1 or any(tile.count > 1 for tile in starts):
            yield Problem.at("start-several", f"tile {starts[-1].id}")
            break
    known = {token.id for token in description.tokens}
    for token, _ in deck.tokens:
        if token not in known:
            names = ", ".join(sorted(known))
            yield Problem.at("token-unknown", "tokens", id=token, known=names)
    if sum(tile.count * tile.squares for tile in deck.tiles) > MOST_SQUARES:
        yield Problem.at("deck-large", most=MOST_SQUARES)


def tile_problems(tile: Tile, description: Description) -> Iterator[Problem]:
    piles = (*description.piles, START)
    if tile.pile not in piles:
        yield Problem.at("pile-unknown", "pile", pile=tile.pile, known=", ".join(piles))
    if tile.players and (tile.pile != START or not {*tile.players} <= {*description.players}):
        low, high = description.players[0], description.players[-1]
        yield Problem.at("tile-players", "players", low=low, high=high)
    seen: set[str] = set()
    for zone in tile.zones:
        place = f"zone {zone.id}"
        if zone.id in seen:
            yield Problem.at("zone-twice", place)
        seen.add(zone.id)
        for problem in _zone_problems(tile, zone, description):
            yield problem.within(place)
    points = list(_point_problems(tile))
    yield from points
    if not points and all(zone.kind in description.terrain for zone in tile.zones):
        yield from _side_problems(tile, description)


def _zone_problems(tile: Tile, zone: Zone, description: Description) -> Iterator[Problem]:
    terrain = description.terrain.get(zone.kind)
    if terrain is None:
        known = ", ".join(description.terrain)
        yield Problem.at("terrain-unknown", "kind", kind=zone.kind, known=known)
        return
    if terrain.role is Role.HUB and zone.at:
        yield Problem.at("hub-at-edge", "at", kind=zone.kind)
    if terrain.role is Role.LINE:
        for point in zone.at:
            if point % 3 != 1:
                name = tile.point_name(point)
                yield Problem.at("line-off-middle", "at", kind=zone.kind, point=name)
        if not zone.at and not zone.to:
            yield Problem.at("line-nowhere", kind=zone.kind)
    elif zone.to:
        yield Problem.at("only-lines-lead", "to", kind=zone.kind)
    kinds = {other.id: other.kind for other in tile.zones}
    for hub in zone.to:
        if hub not in kinds:
            yield Problem.at("to-unknown", "to", id=hub)
            continue
        led_to = description.terrain.get(kinds[hub])
        if led_to is not None and led_to.role is not Role.HUB and not led_to.ends_lines:
            yield Problem.at("to-no-end", "to", id=hub, kind=kinds[hub])
    if len(set(zone.to)) < len(zone.to):
        yield Problem.at("to-twice", "to")
    yield from _icon_problems(zone, description)
    yield from _place_problems(tile, zone)


def _icon_problems(zone: Zone, description: Description) -> Iterator[Problem]:
    known = [icon.id for icon in description.icons if zone.kind in icon.on]
    for icon, count in zone.icons:
        if icon not in known:
            names = ", ".join(known)
            yield Problem.at("icon-unknown", "icons", icon=icon, kind=zone.kind, known=names)
        elif not 1 <= count <= description.icon[icon].most:
            most = description.icon[icon].most
            yield Problem.at("icon-count", "icons", icon=icon, count=count, most=most)


def _place_problems(tile: Tile, zone: Zone) -> Iterator[Problem]:
    """Whether a place lies in its zone only the picture can tell: it holds the icon inside."""
    width, height = SIDE * tile.columns, SIDE * tile.rows
    for icon in dict.fromkeys(place.icon for place in zone.places):
        count = zone.shows(icon)
        places = [place for place in zone.places if place.icon == icon]
        if not count:
            yield Problem.at("place-no-icon", "places", icon=icon)
        elif places[-1].order >= count:
            yield Problem.at("place-many", "places", icon=icon, count=count)
        if any(place.x > width or place.y > height for place in places):
            yield Problem.at("place-off", "places", icon=icon, width=width, height=height)


def _point_problems(tile: Tile) -> Iterator[Problem]:
    """Each point of each square belongs to one zone, inside the tile on both sides to the same."""
    owners: dict[int, list[str]] = {}
    for zone in tile.zones:
        for point in zone.at:
            owners.setdefault(point, []).append(zone.id)
    for point in range(12 * tile.squares):
        zones = owners.get(point, [])
        if not zones:
            yield Problem.at("point-uncovered", point=tile.point_name(point))
        elif len(zones) > 1:
            names = ", ".join(zones)
            yield Problem.at("point-twice", point=tile.point_name(point), zones=names)
    for square in range(tile.squares):
        for side in SIDES:
            beside = tile.beside(square, side)
            for step in range(3) if beside is not None and beside > square else ():
                here = 12 * square + 3 * side + step
                there = 12 * beside + 3 * ((side + 2) % 4) + 2 - step if beside else 0
                if owners.get(here) != owners.get(there):
                    first, second = tile.point_name(here), tile.point_name(there)
                    yield Problem.at("inside-apart", first=first, second=second)


def _side_problems(tile: Tile, description: Description) -> Iterator[Problem]:
    """A side shows one zone, or a line between two stretches of ground."""
    for square, side in tile.outer_sides():
        start = 12 * square + 3 * side
        owners = [tile.zone_at[start + step] for step in range(3)]
        left, middle, right = (description.terrain[tile.zones[owner].kind] for owner in owners)
        place = f"side {tile.point_name(start + 1)}"
        if middle.role is Role.LINE:
            if left.role is not Role.OPEN or right.role is not Role.OPEN:
                yield Problem.at("side-beside-line", place, kind=middle.id)
        elif len(set(owners)) > 1:
            yield Problem.at("side-mixed", place)
