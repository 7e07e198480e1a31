"""Prairies, mountains and railways of the old west."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from carcqt.art.boards.picture import SEATS, BoardThing
from carcqt.art.boards.placed import PlacedTile, piece_place
from carcqt.art.brush.planting import Plant
from carcqt.art.brush.plants import peak
from carcqt.art.drawings.frontier import CAMP, MINES, lantern, pick, purse, train_front, train_side
from carcqt.art.drawings.herd import HORSES
from carcqt.art.drawings.tokens import heap
from carcqt.art.plans.frame import IconLook, IconManner, Shapes, TerrainLook
from carcqt.art.tiles.icons import paint_icons
from carcqt.art.tiles.meadow import (
    paint_brushwork,
    paint_curios,
    paint_grass,
    paint_growth,
    paint_walls,
)
from carcqt.art.tiles.rails import paint_ends, paint_rails, paint_towns
from carcqt.art.tiles.style import GroundLook, Growth, IconArt
from carcqt.art.tiles.theme import Theme
from carcqt.rules.description import Role
from carcqt.rules.games.goldrush import mines_of
from carcqt.rules.position import Position, Standing
from carcqt.rules.tilelaying.tokens import HIDDEN

THEME: Final = Theme(
    name="goldrush",
    shapes=Shapes(
        looks={
            "prairie": TerrainLook(Role.OPEN),
            "mountain": TerrainLook(Role.COVER),
            "railway": TerrainLook(Role.LINE, half_width=0.034, meander=0, wobble=0, meets=True),
            "town": TerrainLook(Role.HUB, radius=0.205),
        },
        icons={
            "nugget": IconLook(0.25, 0.21, IconManner.GROUP),
            "locomotive": IconLook(0.29, 0.26),
            "camp": IconLook(0.36, 0.30),
            "horses": IconLook(0.40, 0.34),
        },
    ),
    ground=GroundLook(
        open=("#b98c45", "#cda458", "#dcbb72", "#e8d094"),
        dry="#d9a866",
        lush="#b4a04e",
        cover=("#6d5a49", "#8a745c"),
        tufts=("#8a7a35", "#a58b3c", "#6f7a3a", "#d9c070"),
        flowers=("#fff2d0", "#d8643c", "#efc030"),
    ),
    growth=Growth(
        on=Role.COVER,
        plants=(Plant(peak, ("#a08468", "#937a66", "#b0916e", "#86705f", "#a8866a")),),
        rounds=((0.115, 0.165, 0.085), (0.07, 0.10, 0.05), (0.04, 0.055, 0.034)),
        packing=0.52,
        at_sides=1.4,
        clearing=0.115,
        between=(0.07, 0.105),
    ),
    layers=(
        paint_brushwork,
        paint_grass,
        paint_rails,
        paint_curios,
        paint_growth,
        paint_walls,
        paint_ends,
        paint_towns,
        paint_icons,
    ),
    back=train_side,
    icons={
        "nugget": IconArt((), mirrored=False, counted=MINES),
        "locomotive": IconArt(
            (train_side,), along=True, upright=(train_front,), lift=0.245, tall=1.2
        ),
        "camp": IconArt(CAMP, mirrored=False),
        "horses": IconArt(HORSES),
    },
    tools={
        ("cowboy", "mountain"): pick,
        ("cowboy", "railway"): lantern,
        ("cowboy", "town"): purse,
    },
    paved={"town": ("#b59062", "#d3b083")},
)


_BESIDE: Final = 0.19
"""How far from a piece nothing of it lies below."""
_RIGHTMOST: Final = 0.9


def things(
    position: Position, board: Sequence[PlacedTile], colours: Sequence[int] = SEATS
) -> list[BoardThing]:
    """The heaps of tokens on the mountains, each beside whoever stands there: above all a tent,
    which would cover it."""
    found = []
    taken = {(piece.square, piece.zone) for piece in position.pieces}
    for mine in mines_of(position):
        x, y = piece_place(board, THEME, Standing(0, "tent", mine.spot.square, mine.spot.zone))
        aside = 0.09
        if (mine.spot.square, mine.spot.zone) in taken:
            aside = _BESIDE if x % 1 + _BESIDE < _RIGHTMOST else -_BESIDE
        top = mine.tokens[-1]
        drawn = heap(len(mine.tokens), None if top == HIDDEN else top)
        found.append(BoardThing(drawn, x + aside, y + 0.07, 0.17))
    return found
