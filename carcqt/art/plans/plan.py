"""The plan of a tile: what lies where. Geometry only; how it is painted is not known here."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

import numpy as np

from carcqt.art.brush.grids import Curve, Labels, Mask, curve_distance, outlines
from carcqt.art.brush.noise import Field, chance, lattice, numbers, smooth
from carcqt.art.plans.anchors import Anchors, IconSpot, PieceSpot, find_anchors, nearest_in
from carcqt.art.plans.areas import share_areas
from carcqt.art.plans.frame import Shapes, Side, TileFrame
from carcqt.art.plans.lines import LineEnd, Lines, lay_lines
from carcqt.art.plans.tips import Tip
from carcqt.rules.description import Role
from carcqt.rules.tiles import IconPlace, Tile, Zone

_Zones = tuple[tuple[str, tuple[int, ...], tuple[int, ...], tuple[tuple[str, int], ...]], ...]
_Moved = tuple[tuple[int, IconPlace], ...]
Content = tuple[int, int, _Zones] | tuple[int, int, _Zones, _Moved]
"""All of a tile that its picture depends on: its size, its zones, whatever they are called, and the
icons that were put somewhere by hand, if any, each with the number of its zone."""

_NO_LINE: Final = 0.2
"""What the field of lines says far from any."""


_CONTENTS: Final[dict[int, tuple[Tile, Content]]] = {}
"""By the identity of tiles that were asked for: a board asks at every painting."""
_MOST_CONTENTS: Final = 1000


def content(tile: Tile) -> Content:
    """Return what a tile shows, without its name."""
    found = _CONTENTS.get(id(tile))
    if found is None:
        if len(_CONTENTS) >= _MOST_CONTENTS:
            _CONTENTS.clear()
        # The tile is kept too, so that no other one has its identity meanwhile.
        found = _CONTENTS[id(tile)] = tile, _content(tile)
    return found[1]


def _content(tile: Tile) -> Content:
    known = tile.zone_numbers
    zones = tuple(
        (
            zone.kind,
            tuple(sorted(zone.at)),
            tuple(sorted(known[name] for name in zone.to if name in known)),
            tuple(sorted(zone.icons)),
        )
        for zone in tile.zones
    )
    moved = tuple(
        (number, place) for number, zone in enumerate(tile.zones) for place in sorted(zone.places)
    )
    if moved:
        return tile.columns, tile.rows, zones, moved
    return tile.columns, tile.rows, zones


def as_tile(content: Content) -> Tile:
    columns, rows, zones = content[:3]
    moved = content[3] if len(content) == 4 else ()
    return Tile(
        "",
        tuple(
            Zone(
                str(number),
                kind,
                at,
                tuple(map(str, to)),
                icons,
                tuple(place for zone, place in moved if zone == number),
            )
            for number, (kind, at, to, icons) in enumerate(zones)
        ),
        "",
        columns=columns,
        rows=rows,
    )


@dataclass(frozen=True, eq=False)
class TilePlan:
    """Places are in squares from the tile's north-west corner, before it is turned."""

    key: Content
    content: Content
    """Without what was moved by hand: nothing that chance has put there moves with it."""
    frame: TileFrame
    lines: Lines
    line: Field
    """Below 0 in lines and hubs: roughly the distance to their border."""
    apart: dict[int, Field]
    """The same for each line and hub by itself."""
    cover: Field
    """Below 0 in cover, above 0 on open ground."""
    labels: Labels
    """The zone at each node."""
    walls: Mask
    tips: tuple[Tip, ...]
    """Where what parts two regions of one terrain comes to the edge."""
    anchors: Anchors

    @property
    def tile(self) -> Tile:
        return self.frame.tile

    def zone_at(self, x: float, y: float) -> int:
        """The number of the zone there."""
        return int(self.labels[self.frame.node(x, y)])

    def piece_spot(self, zone: int) -> PieceSpot:
        return self.anchors.pieces[zone]

    def nearest(self, zone: int, x: float, y: float) -> tuple[float, float]:
        """The place, or the nearest to it that is the zone's."""
        return nearest_in(self.frame, self.labels, zone, x, y)

    def icon_spots(self, zone: int, icon: str) -> tuple[IconSpot, ...]:
        return tuple(spot for spot in self.anchors.icons if spot.zone == zone and spot.icon == icon)

    @cached_property
    def outlines(self) -> tuple[tuple[Curve, ...], ...]:
        """For each zone closed lines round it; holes run the other way."""
        return tuple(
            tuple(outlines(self.labels == zone, self.frame.step))
            for zone in range(len(self.tile.zones))
        )


_MOST: Final = 512
_known: OrderedDict[tuple[Content, Shapes], TilePlan] = OrderedDict()
"""Those that were asked for last."""


def tile_plan(tile: Tile, shapes: Shapes) -> TilePlan:
    return known_plan(tile, shapes) or keep_plan(_work_out(content(tile), shapes), shapes)


def known_plan(tile: Tile, shapes: Shapes) -> TilePlan | None:
    """The plan, if it need not be worked out."""
    key = content(tile), shapes
    found = _known.get(key)
    if found is not None:
        _known.move_to_end(key)
    return found


def keep_plan(found: TilePlan, shapes: Shapes) -> TilePlan:
    """Take in a plan that was worked out here or by another process."""
    _known[found.key, shapes] = found
    while len(_known) > _MOST:
        _known.popitem(last=False)
    return found


def _work_out(key: Content, shapes: Shapes) -> TilePlan:
    frame = TileFrame(as_tile(key), shapes.looks)
    content = key[:3]
    if (known := _known.get((content, shapes))) is not None:
        anchors = find_anchors(frame, shapes, known.lines, known.labels)
        return replace(known, key=key, frame=frame, anchors=anchors)
    rng = numbers("layout", content)
    lines = lay_lines(frame, chance("lines", content))
    apart = _apart(frame, lines, rng)
    line = _together(frame, apart)
    areas = share_areas(frame, line, apart, rng)
    anchors = find_anchors(frame, shapes, lines, areas.labels)
    return TilePlan(
        key, content, frame, lines, line, apart,
        areas.cover, areas.labels, areas.walls, areas.tips, anchors,
    )  # fmt: skip


def _apart(frame: TileFrame, lines: Lines, rng: np.random.RandomState) -> dict[int, Field]:
    found: dict[int, Field] = {}
    shape = (frame.columns, frame.rows)
    for course in lines.courses:
        look = frame.looks[frame.tile.zones[course.zone].kind]
        uneven = look.wobble * lattice(rng, 5, shape, frame.shape) * smooth(0.04, 0.16, frame.rim)
        near = curve_distance(course.curve, frame.x, frame.y) - look.half_width * (1 + uneven)
        for end, place in ((course.begin, course.curve[0]), (course.end, course.curve[-1])):
            if end is LineEnd.LOOSE and look.wobble:
                pool = np.hypot(frame.x - place[0], frame.y - place[1])
                near = np.minimum(near, pool - look.half_width - 0.012)
        known = found.get(course.zone)
        found[course.zone] = near if known is None else np.minimum(known, near)
    for hub in lines.hubs:
        angle = np.arctan2(frame.y - hub.y, frame.x - hub.x)
        phase = rng.uniform(0, 6.28, 3)
        radius = hub.radius * (
            1
            + 0.10 * np.sin(2 * angle + phase[0])
            + 0.07 * np.sin(3 * angle + phase[1])
            + 0.035 * np.sin(5 * angle + phase[2])
        )
        found[hub.zone] = np.hypot(frame.x - hub.x, (frame.y - hub.y) * 1.04) - radius
    return {zone: field.astype(np.float32) for zone, field in found.items()}


def _together(frame: TileFrame, apart: dict[int, Field]) -> Field:
    """Lines and hubs in one field, with smooth mouths."""
    whole = np.full(frame.shape, _NO_LINE, np.float32)
    for field in apart.values():
        share = np.clip(0.5 + 0.5 * (field - whole) / 0.06, 0, 1)
        whole = field * (1 - share) + whole * share - 0.06 * share * (1 - share)

    def profile(side: Side, t: Field) -> Field:
        if side.kind is None or frame.role_of(side) is not Role.LINE:
            return np.full_like(t, _NO_LINE)
        half = frame.looks[side.kind].half_width
        result: Field = np.minimum(np.abs(t - 0.5) - half, _NO_LINE)
        return result

    return frame.at_sides(np.minimum(whole, _NO_LINE).astype(np.float32), profile)
