"""Where two regions of one terrain meet at the rim, what parts them goes on to the very edge."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from carcqt.art.brush.grids import Curve, segment_distance
from carcqt.art.brush.noise import Field
from carcqt.art.plans.frame import INWARD, TileFrame
from carcqt.rules.description import Role
from carcqt.rules.geometry import SIDES

LENGTH: Final = 0.13
"""How far a tip goes inwards, to where the ground is wide enough by itself."""
_HALF: Final = (0.0105, 0.027)
"""Half the width of a tip, at the edge and at its inner end: a side may look otherwise than the
one laid against it for less than two hundredths."""
_STEEP: Final = np.float32(4)
"""How sharply it begins: it is hardly wider than the grid is fine."""


@dataclass(frozen=True, eq=False, slots=True)
class Tip:
    """The end of a strip that parts two regions."""

    at: Curve
    inward: Curve
    shows: Role | None
    """Open ground between covers; between stretches of open ground cover, or else boulders."""

    def place(self, deep: float, aside: float = 0.0) -> Curve:
        """So far inwards, and so far to its side in halves of its width."""
        half = np.interp(deep, (0, LENGTH), _HALF)
        across = np.array((-self.inward[1], self.inward[0]))
        result: Curve = self.at + self.inward * deep + across * half * aside
        return result


def find_tips(frame: TileFrame, cover: Field) -> tuple[Tip, ...]:
    found = []
    sides = {(side.square, side.side): side for side in frame.sides}
    for (square, number), side in sides.items():
        after = sides[square, (number + 1) % len(SIDES)]
        beyond = frame.tile.beside(square, after.side)
        if beyond is not None:
            # Where a square has another beside it, the rim goes straight on.
            after = sides[beyond, number]
        one, other = side.owners[2], after.owners[0]
        if not (side.outer and after.outer) or one is None or other is None or one == other:
            continue
        role, alike = frame.role(one), frame.tile.zones[one].kind == frame.tile.zones[other].kind
        if not alike or role not in (Role.OPEN, Role.COVER):
            continue
        inward = np.array(INWARD[side.side]) + np.array(INWARD[after.side])
        tip = Tip(frame.point(square, number, 1.0), inward / np.linalg.norm(inward), Role.OPEN)
        if role is Role.OPEN:
            covered = cover[frame.node(*tip.place(LENGTH))] < 0
            tip = replace(tip, shows=Role.COVER if covered else None)
        found.append(tip)
    return tuple(found)


def reach_rim(frame: TileFrame, cover: Field, tips: tuple[Tip, ...]) -> Field:
    """The cover, with each tip drawn out to the edge."""
    for tip in tips:
        x, y = frame.x - tip.at[0], frame.y - tip.at[1]
        deep = x * tip.inward[0] + y * tip.inward[1]
        away = segment_distance(tip.at, tip.place(LENGTH), frame.x, frame.y)
        inside = (np.interp(deep, (0, LENGTH), _HALF) - away) * _STEEP
        if tip.shows is Role.OPEN:
            cover = np.maximum(cover, inside)
        elif tip.shows is Role.COVER:
            cover = np.minimum(cover, -inside)
    result: Field = cover.astype(np.float32)
    return result
