"""The rain forest, its villages, tributaries and the broad river."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtGui import QImage

from carcqt.art.boards.picture import SEATS, BoardThing
from carcqt.art.boards.placed import PlacedTile, spots_along
from carcqt.art.brush.planting import Plant
from carcqt.art.brush.plants import crown, fern, palm
from carcqt.art.drawings.jungle import (
    BUTTERFLY,
    CAIMAN,
    OCELOT,
    PARROT,
    PIRANHA,
    SLOTH,
    TOUCAN,
    boat_space,
    call_sign,
    canoe,
)
from carcqt.art.drawings.pieces import piece
from carcqt.art.drawings.things import FRUIT
from carcqt.art.plans.frame import IconLook, IconManner, Shapes, TerrainLook
from carcqt.art.tiles.icons import paint_icons
from carcqt.art.tiles.meadow import paint_growth, paint_walls
from carcqt.art.tiles.painting import paint_tile
from carcqt.art.tiles.streams import paint_rocks, paint_water
from carcqt.art.tiles.style import GroundLook, Growth, IconArt, Water
from carcqt.art.tiles.theme import Theme
from carcqt.art.tiles.villages import paint_earth, paint_glades, paint_huts, paint_sources
from carcqt.rules.description import Role
from carcqt.rules.games.amazon import AmazonExtra
from carcqt.rules.position import Position
from carcqt.rules.tiles import Tile, Zone

_LEAVES: Final = (
    "#3f8f3a", "#58a83e", "#2f7a44", "#77b545", "#2a6a3c", "#4aa05a", "#8cbd4a", "#1f6a4a",
)  # fmt: skip
_TREE: Final = Plant(crown, _LEAVES)
_BLOSSOM: Final = Plant(crown, ("#d868a0",))
_PALM: Final = Plant(palm, ("#5aa53c", "#6fb040"))
_FERN: Final = Plant(fern, ("#4a9a40", "#6ab048"))
_ANIMAL: Final = IconLook(0.28, 0.2)

THEME: Final = Theme(
    name="amazon",
    shapes=Shapes(
        looks={
            "jungle": TerrainLook(Role.OPEN),
            "village": TerrainLook(Role.COVER),
            "tributary": TerrainLook(Role.LINE, half_width=0.052, meets=True),
            "amazon": TerrainLook(Role.LINE, half_width=0.285, meander=0.03, wobble=0.16),
        },
        icons={
            "boat": IconLook(0.23, 0.2),
            "fruit": IconLook(0.16, 0.15),
            "parrot": _ANIMAL,
            "toucan": _ANIMAL,
            "butterfly": IconLook(0.24, 0.18),
            "ocelot": IconLook(0.30, 0.22),
            "sloth": _ANIMAL,
            "caiman": IconLook(0.32, 0.25),
            "piranha": IconLook(0.19, 0.17),
            "space": IconLook(0.23, 0.2, IconManner.ALONG),
            "call": IconLook(0.2, 0.18),
        },
    ),
    ground=GroundLook(
        open=("#1f4a22", "#2b5a28", "#38692e", "#47793a"),
        dry="#4c7a34",
        lush="#1b4426",
        cover=("#c9a56a", "#dcc08a"),
        tufts=("#3f7a2e", "#6fa03c", "#2d6a34"),
        flowers=("#f06a8a", "#f7d84a", "#ffffff"),
        casts_shadow=False,
        relief=0,
    ),
    growth=Growth(
        on=Role.OPEN,
        plants=(_TREE, _TREE, _PALM, _TREE, _TREE, _FERN, _TREE) * 3
        + (_TREE, _BLOSSOM, _TREE, _TREE),
        rounds=((0.038, 0.066, 0.017),),
        packing=0.60,
        clearing=0.09,
    ),
    water=Water(
        depths=("#1f5560", "#2f8698", "#58b4c2", "#479fb2", "#3a828e"),
        shore=("#b98f58", "#7d5a35"),
        bank="#16281a",
    ),
    layers=(
        paint_earth,
        paint_water,
        paint_rocks,
        paint_sources,
        paint_glades,
        paint_growth,
        paint_walls,
        paint_huts,
        paint_icons,
    ),
    back=PARROT[0],
    icons={
        "boat": IconArt((canoe,), along=True),
        "fruit": IconArt(FRUIT),
        "parrot": IconArt(PARROT),
        "toucan": IconArt(TOUCAN),
        "butterfly": IconArt(BUTTERFLY),
        "ocelot": IconArt(OCELOT),
        "sloth": IconArt(SLOTH),
        "caiman": IconArt(CAIMAN, floats=True),
        "piranha": IconArt(PIRANHA, floats=True),
        "space": IconArt((boat_space,), mirrored=False),
        "call": IconArt((call_sign,), mirrored=False),
    },
)


# The tile that ends the river belongs to no deck: it is only shown.
_MOUTH: Final = replace(
    THEME,
    name="amazon mouth",
    shapes=Shapes(
        looks={
            **THEME.shapes.looks,
            "sea": TerrainLook(Role.LINE, half_width=0.47, meander=0, wobble=0.04),
        },
        icons=THEME.shapes.icons,
    ),
    layers=(paint_water, paint_growth, paint_icons),
)
_MOUTH_TILE: Final = Tile(
    "mouth",
    (
        Zone("a", "amazon", (1,), ("s",)),
        Zone("s", "sea", (7,), (), (("boat", 1),)),
        Zone("w", "jungle", (0, 8, 9, 10, 11)),
        Zone("e", "jungle", (2, 3, 4, 5, 6)),
    ),
    "",
)


def paint_mouth(size: int, turn: int = 0) -> QImage:
    """Where the river, which comes from the north, flows into the sea."""
    return paint_tile(_MOUTH_TILE, _MOUTH, size, turn)


def things(
    position: Position, board: Sequence[PlacedTile], colours: Sequence[int] = SEATS
) -> list[BoardThing]:
    """The boats on their spaces of the river, side by side where several share one."""
    spaces = spots_along(board, THEME, "space")
    boats = AmazonExtra.of(position.extra).boats or ()
    found = []
    for seat, space in enumerate(boats):
        if 0 < space <= len(spaces):
            together = [other for other, at in enumerate(boats) if at == space]
            # No wider together than the river.
            size = min(0.22, 0.54 / len(together))
            aside = (together.index(seat) - (len(together) - 1) / 2) * size
            x, y = spaces[space - 1]
            found.append(BoardThing(piece("boat", colours[seat]), x + aside, y, size))
    return found
