"""Meadows and forests of the stone age."""

from __future__ import annotations

from typing import Final

from carcqt.art.brush.planting import Plant
from carcqt.art.brush.plants import crown, pine
from carcqt.art.drawings.herd import AUROCHS, DEER, MAMMOTH, TIGER
from carcqt.art.drawings.things import GOLD, MUSHROOMS, SHOALS, fire, shrine, volcano
from carcqt.art.plans.frame import IconLook, IconManner, Shapes, TerrainLook
from carcqt.art.tiles.icons import paint_icons
from carcqt.art.tiles.meadow import (
    paint_brushwork,
    paint_clearings,
    paint_curios,
    paint_grass,
    paint_growth,
    paint_walls,
)
from carcqt.art.tiles.streams import paint_springs, paint_water
from carcqt.art.tiles.style import GroundLook, Growth, IconArt, Water
from carcqt.art.tiles.theme import Theme
from carcqt.rules.description import Role

_LEAVES: Final = (
    "#5d8236", "#6f9140", "#4a7038", "#86994a", "#3f6746", "#7a8a34", "#557a3e", "#94943c",
)  # fmt: skip
_LEAFY: Final = Plant(crown, _LEAVES)
_AUTUMN: Final = Plant(crown, ("#b9852f", "#c07a34"))
_PINE: Final = Plant(pine, _LEAVES)
_ANIMAL: Final = IconLook(0.29, 0.23)
_IN_WOODS: Final = IconLook(0.2, 0.18, IconManner.GROUP)

THEME: Final = Theme(
    name="hunters",
    shapes=Shapes(
        looks={
            "meadow": TerrainLook(Role.OPEN),
            "forest": TerrainLook(Role.COVER),
            "river": TerrainLook(Role.LINE, half_width=0.05),
            "lake": TerrainLook(Role.HUB, growth=0.02),
        },
        icons={
            "deer": _ANIMAL,
            "mammoth": IconLook(0.32, 0.26),
            "tiger": IconLook(0.33, 0.28),
            "aurochs": _ANIMAL,
            "shrine": _ANIMAL,
            "fire": _ANIMAL,
            "gold": _IN_WOODS,
            "mushrooms": _IN_WOODS,
            "volcano": IconLook(0.25, 0.24),
            "fish": IconLook(0.34, 0.25, IconManner.GROUP),
        },
    ),
    ground=GroundLook(
        open=("#8f9d47", "#a9af58", "#c4bd70", "#d8c988"),
        dry="#c9b36c",
        lush="#7d9440",
        cover=("#2c3519", "#434a24"),
        tufts=("#5f7a2e", "#7c8f38", "#4d6a2a", "#b9b35a"),
        flowers=("#fff6e0", "#f0c23c", "#d8643c", "#b98ac2"),
    ),
    growth=Growth(
        on=Role.COVER,
        plants=(_LEAFY, _LEAFY, _LEAFY, _PINE) * 5 + (_LEAFY, _AUTUMN, _LEAFY),
        rounds=((0.044, 0.064, 0.017),),
        packing=0.60,
    ),
    water=Water(
        depths=("#28586a", "#3a8499", "#74b8bf", "#56a4b8", "#35829f"),
        shore=("#dfcb9c", "#b99a66"),
        bank="#3b2f17",
    ),
    layers=(
        paint_brushwork,
        paint_grass,
        paint_water,
        paint_springs,
        paint_clearings,
        paint_curios,
        paint_growth,
        paint_walls,
        paint_icons,
    ),
    back=MAMMOTH[0],
    icons={
        "deer": IconArt(DEER, tall=1.12),
        "mammoth": IconArt(MAMMOTH),
        "tiger": IconArt(TIGER),
        "aurochs": IconArt(AUROCHS),
        "shrine": IconArt((shrine,), mirrored=False),
        "fire": IconArt((fire,)),
        "gold": IconArt((), mirrored=False, counted=GOLD),
        "mushrooms": IconArt(MUSHROOMS),
        "volcano": IconArt((volcano,), mirrored=False, tall=1.2, rooted=True),
        "fish": IconArt((), mirrored=False, counted=SHOALS),
    },
)
