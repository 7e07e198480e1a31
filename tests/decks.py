"""Random decks: whatever a game's own description allows on tiles, likely or not."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import strategies as st

from carcqt.rules.description import START, Description, Role
from carcqt.rules.geometry import SIDES
from carcqt.rules.tiles import Deck, Tile, Zone

SHAPES = [(1, 1), (1, 1), (1, 1), (2, 1), (1, 2), (2, 2)]


@st.composite
def decks(draw: st.DrawFn, description: Description) -> Deck:
    land, *others = description.piles
    piles = [(land, False)] * draw(st.integers(1, 5))
    if description.stream:
        piles += [(land, True)] * draw(st.integers(0, 3))
    for pile in others:
        piles += [(pile, description.stream is not None)] * draw(st.integers(0, 2))
    found = [
        replace(
            draw(tiles(description, f"T{number}", pile, stream=stream)),
            count=draw(st.integers(1, 3)),
        )
        for number, (pile, stream) in enumerate(piles)
    ]
    if draw(st.booleans()):
        stream = description.stream is not None and draw(st.booleans())
        found.append(draw(tiles(description, "S", START, stream=stream)))
    return Deck(description.game, tuple(found))


@st.composite
def tiles(
    draw: st.DrawFn, description: Description, name: str, pile: str, *, stream: bool = False
) -> Tile:
    """A tile whose sides belong to zones in any way that the format allows; through the whole
    of it, or out of it where it lies at the start, the game's stream may run southwards."""
    columns, rows = draw(st.sampled_from([(1, 1), (1, 2)] if stream else SHAPES))
    shape = Tile(name, (), pile, columns=columns, rows=rows)
    ground, cover, lines, hubs = (
        [
            terrain.id
            for terrain in description.terrains
            if terrain.role is role and terrain.id != description.stream
        ]
        for role in (Role.OPEN, Role.COVER, Role.LINE, Role.HUB)
    )
    sinks = [terrain.id for terrain in description.terrains if terrain.ends_lines]
    kinds: list[str] = []
    points: list[list[int]] = []

    def some_zone(kind: str) -> int:
        """A zone of this kind: one that is there already, or a new one."""
        there = [zone for zone, other in enumerate(kinds) if other == kind]
        zone = draw(st.sampled_from([*there, len(kinds)]))
        return zone if zone < len(kinds) else new_zone(kind)

    def new_zone(kind: str) -> int:
        kinds.append(kind)
        points.append([])
        return len(kinds) - 1

    def the_stream() -> int:
        assert description.stream is not None
        there = description.stream in kinds
        return kinds.index(description.stream) if there else new_zone(description.stream)

    for square in range(shape.squares):
        for side in SIDES:
            beside = shape.beside(square, side)
            if beside is not None and beside < square:
                continue
            kind = draw(st.sampled_from([*ground, *cover, *lines]))
            through = stream and (side == 2 or (side == 0 and pile != START))
            if through or kind in lines:
                left, right = draw(st.sampled_from(ground)), draw(st.sampled_from(ground))
                line = the_stream() if through else some_zone(kind)
                owners = [some_zone(left), line, some_zone(right)]
            else:
                owners = [some_zone(kind)] * 3
            for step, zone in enumerate(owners):
                points[zone].append(12 * square + 3 * side + step)
                if beside is not None:
                    points[zone].append(12 * beside + 3 * ((side + 2) % 4) + 2 - step)
    reached = len(kinds)
    for kind in draw(st.lists(st.sampled_from([*hubs, *cover]), max_size=3)):
        new_zone(kind)
    ends = [
        f"z{zone}"
        for zone in range(len(kinds))
        if kinds[zone] in sinks or (zone >= reached and kinds[zone] in hubs)
    ]
    for kind in draw(st.lists(st.sampled_from(lines), max_size=1)) if ends and lines else []:
        new_zone(kind)
    return replace(
        shape,
        zones=tuple(
            Zone(
                f"z{zone}",
                kind,
                tuple(sorted(points[zone])),
                draw(_leading(ends, must=not points[zone])) if kind in lines and ends else (),
                draw(_icons(description, kind)),
            )
            for zone, kind in enumerate(kinds)
        ),
    )


def _leading(ends: list[str], *, must: bool) -> st.SearchStrategy[tuple[str, ...]]:
    """The hubs that a line leads to; one that reaches no side leads somewhere."""
    return st.lists(st.sampled_from(ends), min_size=must, max_size=2, unique=True).map(tuple)


def _icons(description: Description, kind: str) -> st.SearchStrategy[tuple[tuple[str, int], ...]]:
    icons = [icon for icon in description.icons if kind in icon.on]
    if not icons:
        return st.just(())
    shown = st.sampled_from(icons).flatmap(
        lambda icon: st.tuples(st.just(icon.id), st.integers(1, min(icon.most, 3)))
    )
    return st.lists(shown, max_size=2, unique_by=lambda pair: pair[0]).map(tuple)
