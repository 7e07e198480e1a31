"""The ways of lines over a tile, the hubs they lead to and the places where they end."""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import Enum
from random import Random
from typing import Final

import numpy as np

from carcqt.art.brush.grids import Curve
from carcqt.art.plans.frame import INWARD, TileFrame
from carcqt.rules.description import Role

_BANKS: Final = 0.085
"""How far what ends by itself keeps from other lines: its stones and both banks."""
_ROUND: Final = 0.2
"""How far where ground goes round it, so that it is seen to."""
_SHORTEST: Final = 0.13
"""How deep a line ends at least."""


class LineEnd(Enum):
    SIDE = "side"
    HUB = "hub"
    LOOSE = "loose"
    """It ends by itself: a spring, a rock, buffers."""
    MEETING = "meeting"
    """Several ends come together."""
    COVER = "cover"
    """It leads into a cover."""
    LINE = "line"
    """It flows into another line."""


@dataclass(frozen=True, eq=False, slots=True)
class Course:
    """One stretch of a line."""

    zone: int
    curve: Curve
    begin: LineEnd
    end: LineEnd


@dataclass(frozen=True, slots=True)
class Hub:
    zone: int
    x: float
    y: float
    radius: float


@dataclass(frozen=True, slots=True)
class Stop:
    """A place where lines end; `heading` is the way that the first of them came."""

    end: LineEnd
    zones: tuple[int, ...]
    x: float
    y: float
    heading: float


@dataclass(frozen=True, slots=True)
class Lines:
    courses: tuple[Course, ...]
    hubs: tuple[Hub, ...]
    stops: tuple[Stop, ...]


def lay_lines(frame: TileFrame, rng: Random) -> Lines:
    return _Drawing(frame, rng).lines()


def bezier(first: Curve, second: Curve, third: Curve, fourth: Curve, count: int = 21) -> Curve:
    t = np.linspace(0, 1, count)[:, None]
    s = 1 - t
    result: Curve = s**3 * first + 3 * s * s * t * second + 3 * s * t * t * third + t**3 * fourth
    return result


def tangents(curve: Curve) -> Curve:
    along = np.gradient(curve, axis=0)
    result: Curve = along / (np.linalg.norm(along, axis=1)[:, None] + 1e-9)
    return result


class _Drawing:
    def __init__(self, frame: TileFrame, rng: Random) -> None:
        self.frame, self.rng, self.tile = frame, rng, frame.tile
        self.line_zones = frame.by_role[Role.LINE]
        self.points: dict[tuple[int, int], list[int]] = {}
        """The sides that each line reaches in each square."""
        for zone in self.line_zones:
            for point in self.tile.zones[zone].at:
                square, number = divmod(point, 12)
                self.points.setdefault((zone, square), []).append(number // 3)
        self.courses: list[Course] = []
        self.stops: list[Stop] = []
        self.hubs: dict[int, Hub] = {}

    def lines(self) -> Lines:
        self._place_hubs()
        # What flows into another line is drawn after it.
        for zone in sorted(self.line_zones, key=lambda zone: (bool(self._into(zone)), zone)):
            self._draw(zone)
        self._draw_loose()
        return Lines(tuple(self.courses), tuple(self.hubs.values()), tuple(self.stops))

    def _leads(self, zone: int, role: Role) -> list[int]:
        numbers = self.tile.zone_numbers
        to = [numbers[name] for name in self.tile.zones[zone].to if name in numbers]
        return [other for other in to if other != zone and self.frame.role(other) is role]

    def _into(self, zone: int) -> list[int]:
        return self._leads(zone, Role.LINE)

    def _loose(self, zone: int, square: int) -> bool:
        leads = any(self._leads(zone, role) for role in (Role.HUB, Role.LINE, Role.COVER))
        return not leads and len(self.points[zone, square]) == 1

    def _busy(self, square: int) -> int:
        """How many things must share the middle of a square."""
        loose = [
            zone for zone, there in self.points if there == square and self._loose(zone, there)
        ]
        meeting = sum(self.frame.looks[self.tile.zones[zone].kind].meets for zone in loose)
        hubs = sum(home == square for home in self.homes.values())
        return hubs + len(loose) - max(0, meeting - 1)

    def _place_hubs(self) -> None:
        leading: dict[int, list[int]] = {hub: [] for hub in self.frame.by_role[Role.HUB]}
        for zone in self.line_zones:
            for hub in self._leads(zone, Role.HUB):
                leading[hub].append(zone)
        self.homes = {hub: self._home(lines) for hub, lines in leading.items()}
        for hub, lines in leading.items():
            square = self.homes[hub]
            sides = [side for zone in lines for side in self.points.get((zone, square), ())]
            many = self._busy(square) > 1
            outward = -sum((np.array(INWARD[side]) for side in sides), np.zeros(2))
            length = float(np.linalg.norm(outward))
            outward = outward / length if length else outward
            if many:
                far = 0.21 if len(sides) < 2 else 0.235
            else:
                far = 0.07 if len(sides) == 1 else 0.02
            stray = np.array([self.rng.uniform(-0.015, 0.015) for _ in range(2)])
            if lines and not any(self._look(zone) for zone in lines):
                stray *= 0  # Rails run straight into their town.
            x, y = self.frame.corner(square) + 0.5 + outward * far + stray
            look = self.frame.looks[self.tile.zones[hub].kind]
            shown = sum(count for _, count in self.tile.zones[hub].icons)
            hubs_here = sum(home == square for home in self.homes.values())
            less = 0.05 if hubs_here > 1 else 0.035 if many else 0.0
            radius = look.radius + look.growth * min(shown, 4) - less
            radius = min(radius, 0.36 / math.sqrt(hubs_here) if hubs_here > 2 else radius)
            self.hubs[hub] = Hub(hub, float(x), float(y), radius)
        self._spread_hubs()

    def _home(self, lines: list[int]) -> int:
        """The square of a hub: where a line that leads to it has its last end."""
        for wanted in (1, 2, 3, 4):
            for zone, square in self.points:
                if zone in lines and len(self.points[zone, square]) == wanted:
                    return square
        return self.tile.squares // 2

    def _spread_hubs(self) -> None:
        """Hubs that would lie on each other move apart."""
        names = list(self.hubs)
        for _ in range(24 if len(names) > 1 else 0):
            for number, one in enumerate(names):
                for other in names[:number]:
                    a, b = self.hubs[one], self.hubs[other]
                    dx, dy = a.x - b.x, a.y - b.y
                    if abs(dx) + abs(dy) < 1e-6:
                        angle = 2.4 * number
                        dx, dy = 0.01 * math.cos(angle), 0.01 * math.sin(angle)
                    apart = math.hypot(dx, dy)
                    push = (a.radius + b.radius + 0.07 - apart) / 2
                    if push > 0:
                        for hub, sign in ((a, 1), (b, -1)):
                            x, y = (
                                hub.x + sign * push * dx / apart,
                                hub.y + sign * push * dy / apart,
                            )
                            self.hubs[hub.zone] = self._kept(hub, x, y)

    def _kept(self, hub: Hub, x: float, y: float) -> Hub:
        margin = hub.radius * 1.2 + 0.05
        x = min(max(x, margin), self.frame.columns - margin)
        y = min(max(y, margin), self.frame.rows - margin)
        return Hub(hub.zone, x, y, hub.radius)

    def _draw(self, zone: int) -> None:
        hubs = [self.hubs[hub] for hub in self._leads(zone, Role.HUB)]
        squares = [square for line, square in self.points if line == zone]
        used: set[int] = set()
        for square in squares:
            sides = self.points[zone, square]
            ends = len(sides)
            near = [hub for hub in hubs if self.homes[hub.zone] == square]
            if near or (hubs and ends == 1):
                for side in sides:
                    hub = min(near or hubs, key=lambda hub: self._apart(hub, square, side))
                    used.add(hub.zone)
                    self._to(zone, square, side, np.array((hub.x, hub.y)), LineEnd.HUB)
            elif ends == 1 and self._into(zone):
                self._flow_into(zone, square, sides[0])
            elif ends == 1 and (covers := self._leads(zone, Role.COVER)):
                goal = self._foot(covers[0], square, sides[0])
                self._to(zone, square, sides[0], goal, LineEnd.COVER)
                self._stop(LineEnd.COVER, zone)
            elif ends == 2:
                self._through(zone, square, *sides)
            elif ends > 2:
                stray = [0.5 + self.rng.uniform(-0.02, 0.02) for _ in range(2)]
                goal = self.frame.corner(square) + np.array(stray)
                for side in sides:
                    self._to(zone, square, side, goal, LineEnd.MEETING)
                self._stop(LineEnd.MEETING, zone)
        self._tie_hubs(zone, [hub for hub in hubs if hub.zone not in used], bool(squares))

    def _apart(self, hub: Hub, square: int, side: int) -> float:
        x, y = self.frame.point(square, side, 0.5)
        return math.hypot(hub.x - x, hub.y - y)

    def _look(self, zone: int) -> float:
        return self.frame.looks[self.tile.zones[zone].kind].meander

    def _add(self, zone: int, curve: Curve, begin: LineEnd, end: LineEnd) -> None:
        self.courses.append(Course(zone, curve, begin, end))

    def _stop(self, end: LineEnd, *zones: int) -> None:
        """Where the last course ends, something is to be seen."""
        curve = self.courses[-1].curve
        x, y = curve[-1]
        back = curve[-1] - curve[-4]
        heading = math.atan2(float(back[1]), float(back[0]))
        self.stops.append(Stop(end, zones, float(x), float(y), heading))

    def _to(self, zone: int, square: int, side: int, goal: Curve, end: LineEnd) -> None:
        first, inward = self.frame.point(square, side, 0.5), np.array(INWARD[side])
        way = (goal - first) / (np.linalg.norm(goal - first) + 1e-9)
        curve = bezier(first, first + inward * 0.2, goal - way * 0.12, goal)
        curve = self._meander(curve, self._look(zone) * 0.7)
        self._add(zone, curve, LineEnd.SIDE, end)

    def _through(self, zone: int, square: int, begin: int, end: int) -> None:
        first, last = (self.frame.point(square, side, 0.5) for side in (begin, end))
        straight = (begin - end) % 2 == 0
        far = 0.36 if straight else 0.30
        curve = bezier(
            first, first + np.array(INWARD[begin]) * far, last + np.array(INWARD[end]) * far, last
        )
        curve = self._meander(curve, self._look(zone) * (1.5 if straight else 0.45))
        self._add(zone, curve, LineEnd.SIDE, LineEnd.SIDE)

    def _flow_into(self, zone: int, square: int, side: int) -> None:
        first = self.frame.point(square, side, 0.5)
        into = self._into(zone)
        places = [course.curve for course in self.courses if course.zone in into]
        if not places:
            self._to(zone, square, side, self.frame.corner(square) + 0.5, LineEnd.LINE)
            return
        # A little before the nearest place, so that it comes in with the stream.
        ahead = first + np.array(INWARD[side]) * 0.3
        joined = np.concatenate(places)
        nearest = joined[np.argmin(((joined - ahead) ** 2).sum(1))]
        self._to(zone, square, side, nearest, LineEnd.LINE)

    def _foot(self, cover: int, square: int, side: int) -> Curve:
        """A place at the rim of a cover that a line runs into."""
        sides = [
            other
            for other in self.frame.sides
            if other.square == square and other.owners[1] == cover
        ]
        middle = self.frame.corner(square) + 0.5
        if not sides:
            return middle
        goals = [self.frame.point(square, other.side, 0.5, 0.16) for other in sides]
        goal = sum(goals, np.zeros(2)) / len(goals)
        result: Curve = goal * 0.85 + middle * 0.15
        return result

    def _tie_hubs(self, zone: int, hubs: list[Hub], reaches: bool) -> None:
        """Hubs that no end of the line has reached are joined to it, or to each other."""
        own = [course.curve for course in self.courses if course.zone == zone]
        for hub in hubs:
            goal = np.array((hub.x, hub.y))
            if own:
                joined = np.concatenate(own)
                first = joined[np.argmin(((joined - goal) ** 2).sum(1))]
            else:
                others = [other for other in hubs if other.zone != hub.zone]
                away = self.frame.corner(self.homes[hub.zone]) + 0.5 - goal
                length = float(np.linalg.norm(away))
                away = away / length if length > 0.05 else np.array((0.6, 0.8))
                first = goal + away * (hub.radius + 0.13)
                if others:
                    first = np.array((others[0].x, others[0].y))
            curve = self._meander(np.linspace(first, goal, 21), self._look(zone) * 0.5)
            loose = not own and len(hubs) < 2
            self._add(zone, curve, LineEnd.LOOSE if loose else LineEnd.HUB, LineEnd.HUB)
            own.append(curve)
            if loose:
                x, y = curve[0]
                back = curve[0] - curve[4]
                heading = math.atan2(float(back[1]), float(back[0]))
                self.stops.append(Stop(LineEnd.LOOSE, (zone,), float(x), float(y), heading))

    def _draw_loose(self) -> None:
        loose: dict[int, list[tuple[int, int]]] = {}
        for (zone, square), sides in self.points.items():
            if self._loose(zone, square):
                loose.setdefault(square, []).append((zone, sides[0]))
        for square, ends in loose.items():
            meets = [end for end in ends if self.frame.looks[self.tile.zones[end[0]].kind].meets]
            if len(meets) > 1:
                lean = sum((np.array(INWARD[side]) for _, side in meets), np.zeros(2))
                goal = self.frame.corner(square) + 0.5 - lean * 0.03
                for zone, side in meets:
                    self._to(zone, square, side, goal, LineEnd.MEETING)
                self._stop(LineEnd.MEETING, *(zone for zone, _ in meets))
            for zone, side in ends if len(meets) < 2 else [e for e in ends if e not in meets]:
                first, inward = self.frame.point(square, side, 0.5), np.array(INWARD[side])
                half = self._half(zone)
                deep = 0.30 if self._busy(square) > 1 else 0.40
                deep += max(0.0, half - 0.06) * 0.2
                banks = _ROUND if self._goes_round(square, side) else _BANKS
                deep = self._free(zone, first, inward, deep, banks)
                goal = first + inward * deep
                curve = bezier(first, first + inward * 0.15, goal - inward * 0.1, goal)
                self._add(
                    zone,
                    self._meander(curve, min(0.022, self._look(zone))),
                    LineEnd.SIDE,
                    LineEnd.LOOSE,
                )
                self._stop(LineEnd.LOOSE, zone)

    def _goes_round(self, square: int, side: int) -> bool:
        """Whether both sides of a line that ends by itself are one zone."""
        owners = [
            one.owners for one in self.frame.sides if (one.square, one.side) == (square, side)
        ]
        return all(before == after for before, _, after in owners)

    def _free(self, zone: int, first: Curve, inward: Curve, deep: float, banks: float) -> float:
        """How deep a line may end, at most so deep, without running into another."""
        half = self._half(zone)
        others = [
            (np.array(course.curve), half + self._half(course.zone) + banks)
            for course in self.courses
            if course.zone != zone
        ]
        others += [
            (np.array([(hub.x, hub.y)]), half + hub.radius * 1.2 + banks)
            for hub in self.hubs.values()
        ]
        for less in np.arange(deep, _SHORTEST, -0.02):
            place = first + inward * less
            if all(np.hypot(*(curve - place).T).min() > far for curve, far in others):
                return float(less)
        return min(deep, _SHORTEST)

    def _half(self, zone: int) -> float:
        return self.frame.looks[self.tile.zones[zone].kind].half_width

    def _meander(self, curve: Curve, most: float) -> Curve:
        s = np.linspace(0, 1, len(curve))
        waves = self.rng.choice((1, 2, 2))
        phase = self.rng.choice((0, math.pi)) + self.rng.uniform(-0.5, 0.5)
        along = tangents(curve)
        aside = most * np.sin(np.pi * s) ** 2 * np.sin(np.pi * s * waves + phase)
        result: Curve = curve + np.stack([-along[:, 1], along[:, 0]], 1) * aside[:, None]
        return result
