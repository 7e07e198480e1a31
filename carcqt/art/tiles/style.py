"""What a game's tiles look like, as data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from carcqt.art.brush.planting import Plant
from carcqt.art.brush.sprites import Draw
from carcqt.art.plans.frame import Shapes
from carcqt.rules.description import Role


@dataclass(frozen=True, slots=True)
class GroundLook:
    open: tuple[str, ...]
    """From lush to dry."""
    dry: str
    lush: str
    cover: tuple[str, ...]
    tufts: tuple[str, ...]
    flowers: tuple[str, ...]
    casts_shadow: bool = True
    """The cover stands higher than the open ground."""
    relief: float = 9.0
    """How hilly open ground looks."""


@dataclass(frozen=True, slots=True)
class Water:
    depths: tuple[str, str, str, str, str]
    """From the bank to the deep."""
    shore: tuple[str, str]
    """Dry sand and wet sand."""
    bank: str


@dataclass(frozen=True, slots=True)
class Growth:
    """What covers a terrain: trees of a forest, peaks of a range."""

    on: Role
    plants: tuple[Plant, ...]
    """Which one stands is chosen by variant: repeated ones are common."""
    rounds: tuple[tuple[float, float, float], ...]
    """Least radius, greatest radius and the least that is kept, large ones first."""
    packing: float
    """How near two of them may stand, measured by their radii."""
    at_sides: float = 1.0
    """How large they are where they cross the side of a tile."""
    clearing: float = 0.085
    """How far they keep from icons."""
    between: tuple[float, float] = (0.044, 0.064)
    """How large those are that a board adds where tiles meet."""


@dataclass(frozen=True, slots=True)
class IconArt:
    poses: tuple[Draw, ...]
    """Chosen by content, so that no two animals of a herd look quite the same."""
    mirrored: bool = True
    """Some face right."""
    counted: tuple[Draw, ...] = ()
    """How one, two, three … of them look together."""
    along: bool = False
    """It points along its line."""
    upright: tuple[Draw, ...] = ()
    """How it looks from the front, for lines that run north and south."""
    lift: float = 0.0
    """How far above its spot it stands, measured by its size."""
    floats: bool = False
    """It lies in the water."""
    tall: float = 1.0
    """How far it reaches above its box, measured by half of it."""
    rooted: bool = False
    """It rises out of the cover, which hides its foot."""


@dataclass(frozen=True, eq=False, kw_only=True)
class TileStyle:
    name: str
    shapes: Shapes
    ground: GroundLook
    growth: Growth
    icons: Mapping[str, IconArt]
    back: Draw
    """What is on the back of its tiles."""
    water: Water | None = None
    tools: Mapping[tuple[str, str], Draw] = field(default_factory=dict)
    """What a piece carries on a terrain, where that tells its role."""
    paved: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    """Terrains with a ground of their own, such as a town's: dark and light."""
