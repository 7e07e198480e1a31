"""How open ground and cover share what lines and hubs leave of a tile."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

import numpy as np

from carcqt.art.brush.grids import (
    FAR,
    Curve,
    Labels,
    Mask,
    curve_distance,
    descend,
    parts,
    room,
    segment_distance,
    travel,
)
from carcqt.art.brush.noise import Field, lattice, smooth
from carcqt.art.plans.frame import Side, TileFrame
from carcqt.art.plans.necks import widen_necks
from carcqt.art.plans.tips import LENGTH, Tip, find_tips, reach_rim
from carcqt.rules.description import Role

_ARM: Final = 0.078
"""Half the width of cover that parts two stretches of open ground."""
_GLADE: Final = 0.042
"""Half the width of open ground that parts two covers."""
_STRIP: Final = 0.062
"""Half the width of the strip between two covers that would touch, plants' crowns included."""
_BENDS: Final = ((3, np.float32(0.048)), (6, np.float32(0.042)), (12, np.float32(0.02)))
"""How far outlines stray from straight ones, in how many waves to a square."""
_BESIDE: Final = (
    (np.s_[:-1, :], np.s_[1:, :]),
    (np.s_[:, :-1], np.s_[:, 1:]),
    (np.s_[1:, :], np.s_[:-1, :]),
    (np.s_[:, 1:], np.s_[:, :-1]),
)
"""All nodes that have one beside them, and those beside them."""
_COVER_REACH: Final = (0.30, 0.30, 0.44, 0.46, 0.5)
"""How far a cover reaches inwards, by the number of sides it takes."""


@dataclass(frozen=True, eq=False, slots=True)
class Areas:
    cover: Field
    """Below 0 in cover, above 0 on open ground; near the border roughly the distance to it."""
    labels: Labels
    """The zone at each node."""
    walls: Mask
    """Where two stretches of open ground touch that nothing else parts."""
    tips: tuple[Tip, ...]


@dataclass(frozen=True, eq=False, slots=True)
class Stretch:
    """A part of a side, or of an edge inside the tile, that belongs to a zone."""

    begin: Curve
    end: Curve

    @property
    def middle(self) -> Curve:
        result: Curve = (self.begin + self.end) / 2
        return result


def share_areas(
    frame: TileFrame, line: Field, apart: dict[int, Field], rng: np.random.RandomState
) -> Areas:
    return _Sharing(frame, line, apart, rng).areas()


class _Sharing:
    def __init__(
        self, frame: TileFrame, line: Field, apart: dict[int, Field], rng: np.random.RandomState
    ) -> None:
        self.frame, self.line, self.apart, self.rng = frame, line, apart, rng
        self.seeds = self._seeds()
        self.opens = [zone for zone in frame.by_role[Role.OPEN] if self.seeds[zone]]
        self.covers = [zone for zone in frame.by_role[Role.COVER] if self.seeds[zone]]
        self.zones = sorted(self.opens + self.covers)
        self.land: Mask = line > 0.004 if apart else np.ones(frame.shape, bool)
        self.part = parts(self.land)
        self.reached = {
            zone: {self._part_of(stretch) for stretch in self.seeds[zone]} for zone in self.zones
        }

    def _noise(self, waves: int) -> Field:
        return lattice(self.rng, waves, (self.frame.columns, self.frame.rows), self.frame.shape)

    def areas(self) -> Areas:
        frame = self.frame
        # Bent coordinates make wavy outlines without islands; nothing moves at the edge.
        bend = smooth(0, 0.13, frame.rim)
        self.bent_x, self.bent_y = (
            field + bend * sum((self._noise(waves) * far for waves, far in _BENDS), np.float32(0))
            for field in (frame.x, frame.y)
        )
        self.near = {
            zone: np.minimum.reduce(
                [
                    segment_distance(seed.begin, seed.end, self.bent_x, self.bent_y)
                    for seed in self.seeds[zone]
                ]
            )
            for zone in self.zones
        }
        self.spines: dict[int, list[Curve]] = {}
        self.near_spines: list[tuple[int, Field]] = []
        for zone in self.zones:
            self._join_runs(zone)
        cover, labels = self._divide()
        labels = self._drop_scraps(cover, labels)
        self._place_inner(cover, labels)
        self._keep_all(cover, labels)
        cover = self._part_covers(cover, labels)
        tips = find_tips(frame, cover)
        cover = reach_rim(frame, cover, tips)
        owners = self._seen_owners(cover, labels)
        walls = self._walls(owners, tips)
        cover = reach_rim(frame, self._widen(cover, owners, walls), tips)
        return Areas(cover, labels, walls, tips)

    def _seeds(self) -> dict[int, list[Stretch]]:
        frame = self.frame
        seeds: dict[int, list[Stretch]] = {zone: [] for zone in range(len(frame.tile.zones))}
        for side in frame.sides:
            beside = frame.tile.beside(side.square, side.side)
            if beside is not None and beside < side.square:
                continue
            for owner, begin, end in _shares(frame, side):
                first, last = (frame.point(side.square, side.side, t) for t in (begin, end))
                seeds[owner].append(Stretch(first, last))
        return seeds

    def _part_of(self, stretch: Stretch) -> int:
        return int(self.part[self.frame.node(*stretch.middle)])

    def _runs(self, zone: int) -> list[list[Stretch]]:
        """Stretches of the zone that touch each other, together."""
        runs: list[list[Stretch]] = []
        for stretch in self.seeds[zone]:
            joined, apart = [stretch], []
            for run in runs:
                if any(_touch(stretch, other) for other in run):
                    joined += run
                else:
                    apart.append(run)
            runs = [*apart, joined]
        return runs

    def _join_runs(self, zone: int) -> None:
        """A zone whose runs lie apart gets a spine between them."""
        runs = self._runs(zone)
        if len(runs) < 2:
            return
        for part in sorted(self.reached[zone]):
            here = [run for run in runs if self._part_of(run[0]) == part]
            rivals = [other for other in self.zones if part in self.reached[other]]
            if len(here) < 2 or len(rivals) < 2:
                continue
            others = [self.near[other] for other in self.zones if other != zone]
            others += [near for other, near in self.near_spines if other != zone]
            free = np.minimum.reduce([np.abs(self.line) + 0.07, *others])
            cost = 1 + 0.02 / (free + 0.02) ** 1.5
            cost = np.where(self.part == part, cost, FAR).astype(np.float32)
            ports = [self._port(run) for run in here]
            for begin, end in pairwise(ports):
                way = self._way(begin, end, cost)
                if way is not None and not self._crosses(zone, way):
                    self.spines.setdefault(zone, []).append(way)
                    near = curve_distance(way, self.frame.x, self.frame.y)
                    self.near_spines.append((zone, near))

    def _crosses(self, zone: int, way: Curve) -> bool:
        """Two joins that cross cannot both be seen: the first one is."""
        nodes = [self.frame.node(float(x), float(y)) for x, y in way]
        others = [near for other, near in self.near_spines if other != zone]
        return any(near[node] < 1.5 * self.frame.step for near in others for node in nodes)

    def _port(self, run: list[Stretch]) -> Curve:
        """Where a spine leaves a run."""
        lengths = [float(np.linalg.norm(part.end - part.begin)) for part in run]
        middle = sum(
            (part.middle * length for part, length in zip(run, lengths, strict=True)), np.zeros(2)
        ) / sum(lengths)
        near = [
            place
            for part in run
            for place in (part.begin, part.middle, part.end, (part.begin + part.middle) / 2)
        ]
        best = min(near, key=lambda place: float(((place - middle) ** 2).sum()))
        limits = np.array((self.frame.columns, self.frame.rows))
        result: Curve = np.clip(best, 0.03, limits - 0.03)
        return result

    def _way(self, begin: Curve, end: Curve, cost: Field) -> Curve | None:
        coarse = cost[::2, ::2]
        cells = self.frame.cells / 2

        def node(place: Curve) -> tuple[int, int]:
            column, row = (round(float(number) * cells) for number in place)
            return min(row, coarse.shape[0] - 1), min(column, coarse.shape[1] - 1)

        start = np.full(coarse.shape, FAR, np.float32)
        start[node(end)] = 0
        found = travel(start, coarse / np.float32(cells))
        if found[node(begin)] >= FAR:
            return None
        way = np.array(
            [(column / cells, row / cells) for row, column in descend(found, *node(begin))]
        )
        if len(way) < 2:
            return None
        for _ in range(6):
            way[1:-1] = (way[:-2] + 2 * way[1:-1] + way[2:]) / 4
        return way[:: max(1, len(way) // 24)] if len(way) > 24 else way

    def _pull(self, zone: int) -> Field:
        """How far each node is from the zone, measured by how far the zone reaches."""
        points = self.frame.tile.zones[zone].at
        sides = sum(point % 3 == 1 for point in points)
        is_cover = zone in self.covers
        reach = _COVER_REACH[min(sides, 4)] if is_cover else 0.42
        near = self.near[zone]
        for spine in self.spines.get(zone, ()):
            deep = 0.0 if is_cover else 0.13
            near = np.minimum(near, curve_distance(spine, self.bent_x, self.bent_y) + deep)
        pull = near / reach
        if sides == 1 and zone not in self.spines and (is_cover or len(points) == 3):
            # A lens at its side, not a pyramid up to the middle.
            pull = pull + np.maximum(0, near - (0.25 if is_cover else 0.30)) * 14
        mine = np.isin(self.part, list(self.reached[zone])) | ~self.land
        return np.where(mine, pull, FAR).astype(np.float32)

    def _divide(self) -> tuple[Field, Labels]:
        frame, rim = self.frame, self.frame.rim
        pulls = {zone: self._pull(zone) for zone in self.zones}
        open_1, _, open_owner = _nearest([pulls[zone] for zone in self.opens], frame.shape)
        cover_1, cover_2, cover_owner = _nearest([pulls[zone] for zone in self.covers], frame.shape)
        walks = self._walks(pulls)
        if walks is None:
            walk_1, walk_2 = open_1, np.full(frame.shape, FAR, np.float32)
        else:
            walk_1, walk_2, open_owner = _nearest(walks, frame.shape)
        cover = (cover_1 - open_1) * 0.17
        glade = np.minimum(_GLADE, rim * 0.42) - (cover_2 - cover_1) * 0.13
        cover = np.where(cover_2 < 90, np.maximum(cover, glade), cover)
        if self.covers and len(self.opens) > 1:
            arm = np.minimum(_ARM, rim * 0.6) * (1 + 0.22 * self._noise(7))
            bar = np.where((walk_2 < 9) & self.land, (walk_2 - walk_1) * 0.5 - arm, 1.0)
            share = np.where(bar > 0.9, 1.0, np.clip(0.5 + 0.5 * (bar - cover) / 0.05, 0, 1))
            round_off = np.where(bar > 0.9, 0, 0.05 * share * (1 - share)) * smooth(0, 0.08, rim)
            cover = bar * (1 - share) + cover * share - round_off
            gap = np.where((cover_2 < 90) & ((walk_2 - walk_1) * 0.5 > 0.022), glade, -1.0)
            cover = np.maximum(cover, np.minimum(gap, 0.03))
        cover = frame.at_sides(np.clip(cover, -0.5, 0.5).astype(np.float32), self._at_side)
        labels = np.full(frame.shape, -1, np.int32)
        if self.opens:
            owners = np.array(self.opens, np.int32)[open_owner]
            labels = np.where((cover >= 0) & (open_1 < 90), owners, labels)
        if self.covers:
            owners = np.array(self.covers, np.int32)[cover_owner]
            # A glade where no open ground reaches is seen, but belongs to the covers beside it.
            mine = (cover < 0) | (open_1 >= 90)
            labels = np.where(mine & (cover_1 < 90), owners, labels)
        if self.apart:
            names = np.array(list(self.apart), np.int32)
            nearest = names[np.stack(list(self.apart.values())).argmin(0)]
            labels = np.where(self.land, labels, nearest)
            for hub in frame.by_role[Role.HUB]:
                labels = np.where(self.apart[hub] < 0, hub, labels)
        return cover, labels.astype(np.int32)

    def _at_side(self, side: Side, t: Field) -> Field:
        sign = -1 if self.frame.role_of(side) is Role.COVER else 1
        deep = np.minimum(t, 1 - t) * np.float32(0.8) + np.float32(0.003)
        return deep * np.float32(sign)

    def _walks(self, pulls: dict[int, Field]) -> list[Field] | None:
        """How far each node is from each open zone on foot: round the water, not through it."""
        if len(self.opens) < 2:
            return None
        sharing = [
            zone
            for zone in self.opens
            if any(
                self.reached[zone] & self.reached[other] for other in self.opens if other != zone
            )
        ]
        walks = {}
        for zone in self.opens:
            spines = [near for other, near in self.near_spines if other == zone]
            near = np.minimum.reduce([self.near[zone], *spines])
            walks[zone] = np.where(pulls[zone] < 90, near, FAR).astype(np.float32)
        if sharing and self.apart:
            part = self.part[::2, ::2]
            far = np.stack([walks[zone][::2, ::2] for zone in sharing])
            step = np.float32(2 * self.frame.step)
            mine = np.stack([np.isin(part, list(self.reached[zone])) for zone in sharing])
            cost = np.where(mine, step, np.float32(FAR))
            found = travel(np.where(far < 0.03, far, FAR).astype(np.float32), cost)
            for _ in range(4):
                found = _grown(found)
            for number, zone in enumerate(sharing):
                whole = self._at_bent(found[number])
                walks[zone] = np.where(pulls[zone] < 90, whole, FAR).astype(np.float32)
        return [walks[zone] for zone in self.opens]

    def _at_bent(self, coarse: Field) -> Field:
        """A field on every second node, looked up at the bent coordinates."""
        rows, columns = coarse.shape
        x = np.clip(self.bent_x * (self.frame.cells / 2), 0, columns - 1.001)
        y = np.clip(self.bent_y * (self.frame.cells / 2), 0, rows - 1.001)
        left, top = x.astype(np.int32), y.astype(np.int32)
        a, b = x - left, y - top
        upper = coarse[top, left] * (1 - a) + coarse[top, left + 1] * a
        lower = coarse[top + 1, left] * (1 - a) + coarse[top + 1, left + 1] * a
        result: Field = upper * (1 - b) + lower * b
        return result

    def _drop_scraps(self, cover: Field, labels: Labels) -> Labels:
        """What is cut off from every edge of its own zone goes to the ground around it."""
        for zone in self.zones:
            mine = labels == zone
            pieces = parts(mine)
            kept = {int(pieces[node]) for node in self._edge_nodes(zone)} - {-1}
            scraps = mine & ~np.isin(pieces, list(kept))
            for piece in np.unique(pieces[scraps]).tolist():
                self._give_away(cover, labels, pieces == piece)
        nobody = (labels < 0) & self.land
        if nobody.any():
            pieces = parts(nobody)
            for piece in range(int(pieces.max()) + 1):
                self._give_away(cover, labels, pieces == piece)
        return labels

    def _edge_nodes(self, zone: int) -> list[tuple[int, int]]:
        frame = self.frame
        limits = np.array((frame.columns, frame.rows))
        nodes = []
        for stretch in self.seeds[zone]:
            for t in (0.3, 0.5, 0.7):
                place = stretch.begin * (1 - t) + stretch.end * t
                nodes.append(frame.node(*place))
                nodes.append(frame.node(*np.clip(place, 0.02, limits - 0.02)))
        return nodes

    def _give_away(self, cover: Field, labels: Labels, piece: Mask) -> None:
        around = _grown_mask(piece) & ~piece
        found = labels[around]
        found = found[np.isin(found, self.zones)]
        if not found.size:
            found = labels[around]
            found = found[found >= 0]
        if not found.size:
            return
        names, counts = np.unique(found, return_counts=True)
        owner = int(names[counts.argmax()])
        labels[piece] = owner
        if owner in self.covers:
            cover[piece] = -np.abs(cover[piece]) - 0.006
        elif owner in self.opens:
            cover[piece] = np.abs(cover[piece]) + 0.006

    def _place_inner(self, cover: Field, labels: Labels) -> None:
        """Ground and cover that reach no side lie where there is most room."""
        frame = self.frame
        inner = [
            zone
            for zone in frame.by_role[Role.OPEN] + frame.by_role[Role.COVER]
            if not self.seeds[zone]
        ]
        taken = ~self.land
        for zone in inner:
            is_cover = frame.role(zone) is Role.COVER
            wanted = (cover > 0) if is_cover else (cover < 0)
            space = room(~taken & wanted, frame.step)
            if space.max() < 0.07:
                space = room(~taken, frame.step)
            row, column = np.unravel_index(int(space.argmax()), space.shape)
            radius = min(max(float(space[row, column]) * 0.62, 0.8 * frame.step), 0.15)
            x, y = column * frame.step, row * frame.step
            away = np.hypot(frame.x - x, frame.y - y) - radius * (1 + 0.18 * self._noise(6))
            away = away.astype(np.float32)
            mine = (away < 0) | (
                (frame.x == frame.x[row, column]) & (frame.y == frame.y[row, column])
            )
            ring = (away >= 0) & (away < 0.035) & (frame.rim > 0.05)
            labels[mine & self.land] = zone
            cover[mine] = (np.minimum(away, -0.004) if is_cover else np.maximum(-away, 0.004))[mine]
            if is_cover:
                cover[ring] = np.maximum(cover, np.minimum(away, 0.035 - away))[ring]
            else:
                cover[ring] = np.minimum(cover, -np.minimum(away, 0.035 - away))[ring]
            taken = taken | (away < 0.045)

    def _keep_all(self, cover: Field, labels: Labels) -> None:
        """No zone may be lost: one that others grew over gets back a spot at its edge."""
        frame = self.frame
        for zone in range(len(frame.tile.zones)):
            if (labels == zone).any():
                continue
            if self.seeds[zone]:
                limits = np.array((frame.columns, frame.rows))
                x, y = np.clip(self.seeds[zone][0].middle, 0.02, limits - 0.02)
            else:
                names, counts = np.unique(labels, return_counts=True)
                rows, columns = np.nonzero(labels == names[counts.argmax()])
                middle = len(rows) // 2
                x, y = columns[middle] * frame.step, rows[middle] * frame.step
            spot = np.hypot(frame.x - x, frame.y - y) <= frame.step
            labels[spot] = zone
            if zone in frame.by_role[Role.COVER]:
                cover[spot] = -0.01
            elif zone in frame.by_role[Role.OPEN]:
                cover[spot] = 0.01

    def _part_covers(self, cover: Field, labels: Labels) -> Field:
        """A strip of open ground between covers: it belongs to them, but it is seen."""
        covers = self.frame.by_role[Role.COVER]
        if len(covers) < 2:
            return cover
        away = [room(labels != zone, self.frame.step, to_rim=False) for zone in covers]
        # As far as the second of them; gently, so that only small plants stand beside it.
        _, second, _ = _nearest(away, self.frame.shape)
        strip = (_STRIP + self.frame.step / 2 - second) * np.float32(0.7)
        parted = np.where(self.land, np.maximum(cover, strip), cover)
        return self.frame.at_sides(parted.astype(np.float32), self._at_side)

    def _widen(self, cover: Field, owners: Labels, walls: Mask) -> Field:
        widened = cover
        for zone in self.opens if self.covers and self.apart else ():
            widened = widen_necks(self.frame, widened, self.line, walls, owners == zone)
        if widened is cover:
            return cover
        widened = np.where(self.land, widened, cover).astype(np.float32)
        return self.frame.at_sides(widened, self._at_side)

    def _walls(self, owners: Labels, tips: tuple[Tip, ...]) -> Mask:
        wall = np.zeros(owners.shape, bool)
        for first, second in _BESIDE[:2]:
            both = (owners[first] >= 0) & (owners[second] >= 0)
            wall[first] |= both & (owners[first] != owners[second])
        frame = self.frame
        aside = np.minimum(frame.x, frame.columns - frame.x)
        down = np.minimum(frame.y, frame.rows - frame.y)
        # At a corner four tiles meet: a stone there would lie on all of them.
        kept = (frame.rim > 0.026) & (np.hypot(aside, down) > 0.075)
        for x, y in (tip.at for tip in tips if tip.shows is None):
            # Where they alone part two regions they go on all the same, smaller and smaller.
            kept |= (frame.rim > 0) & (np.hypot(frame.x - x, frame.y - y) < LENGTH)
        result: Mask = wall & kept
        return result

    def _seen_owners(self, cover: Field, labels: Labels) -> Labels:
        """The open zone that each node of open ground seems to belong to, strips too."""
        opens = self.frame.by_role[Role.OPEN]
        owners = np.where(np.isin(labels, opens), labels, -1)
        strips = (cover > 0) & (owners < 0) & self.land
        while opens:
            free, grown = strips & (owners < 0), owners.copy()
            for here, there in _BESIDE:
                grown[here] = np.where(free[here] & (grown[here] < 0), owners[there], grown[here])
            if np.array_equal(grown, owners):
                break
            owners = grown
        return owners


def _shares(frame: TileFrame, side: Side) -> list[tuple[int, float, float]]:
    """Who owns which part of a side, lines left out."""
    if side.kind is not None and frame.role_of(side) is Role.LINE:
        half = frame.looks[side.kind].half_width + 0.01
        cuts: tuple[tuple[int, float, float], ...] = ((0, 0.0, 0.5 - half), (2, 0.5 + half, 1.0))
    else:
        cuts = ((0, 0.0, 1 / 3), (1, 1 / 3, 2 / 3), (2, 2 / 3, 1.0))
    shares: list[tuple[int, float, float]] = []
    for number, begin, end in cuts:
        owner = side.owners[number]
        if owner is None or frame.role(owner) not in (Role.OPEN, Role.COVER):
            continue
        if shares and shares[-1][0] == owner and shares[-1][2] == begin:
            shares[-1] = (owner, shares[-1][1], end)
        else:
            shares.append((owner, begin, end))
    return shares


def _touch(one: Stretch, other: Stretch) -> bool:
    return any(
        abs(a[0] - b[0]) + abs(a[1] - b[1]) < 1e-6
        for a in (one.begin, one.end)
        for b in (other.begin, other.end)
    )


def _nearest(fields: list[Field], shape: tuple[int, int]) -> tuple[Field, Field, Labels]:
    """The least and the second least of some fields, and which one is the least."""
    far = np.full(shape, FAR, np.float32)
    if not fields:
        return far, far, np.zeros(shape, np.int32)
    stack = np.stack(fields)
    owner = stack.argmin(0).astype(np.int32)
    if len(fields) == 1:
        return stack[0], far, owner
    least = np.partition(stack, 1, axis=0)
    return least[0], least[1], owner


def _grown(found: Field) -> Field:
    """Where there is no way, the least of the neighbours."""
    rows, columns = found.shape[-2:]
    padded = np.full((*found.shape[:-2], rows + 2, columns + 2), FAR, np.float32)
    padded[..., 1:-1, 1:-1] = found
    least = np.minimum.reduce(
        [padded[..., dy : rows + dy, dx : columns + dx] for dy in range(3) for dx in range(3)]
    )
    return np.where(found > 90, least, found).astype(np.float32)


def _grown_mask(mask: Mask) -> Mask:
    padded = np.pad(mask, 1)
    result: Mask = (
        padded[1:-1, 1:-1]
        | padded[:-2, 1:-1]
        | padded[2:, 1:-1]
        | padded[1:-1, :-2]
        | padded[1:-1, 2:]
    )
    return result
