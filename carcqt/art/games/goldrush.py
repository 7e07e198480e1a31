"""Prairies, mountains and railways of the old west."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from carcqt.art.boards import SEATS, Lying, piece_place
from carcqt.art.drawings.frontier import (
    CAMP,
    MINES,
    lantern,
    pick,
    purse,
    train_front,
    train_side,
)
from carcqt.art.drawings.herd import HORSES
from carcqt.art.frame import IconLook, Look, Manner, Shapes
from carcqt.art.icons import paint_icons
from carcqt.art.meadow import paint_brushwork, paint_curios, paint_grass, paint_growth
from carcqt.art.overlays import Placed
from carcqt.art.plants import peak
from carcqt.art.rails import paint_ends, paint_rails, paint_towns
from carcqt.art.theme import Ground, Growth, IconArt, Plant, Theme
from carcqt.art.tokens import heap
from carcqt.rules.description import Role
from carcqt.rules.games.goldrush import mines_of
from carcqt.rules.position import Position, Standing

THEME: Final = Theme(
    name="goldrush",
    shapes=Shapes(
        looks={
            "prairie": Look(Role.OPEN),
            "mountain": Look(Role.COVER),
            "railway": Look(Role.LINE, half_width=0.034, meander=0, wobble=0, meets=True),
            "town": Look(Role.HUB, radius=0.205),
        },
        icons={
            "nugget": IconLook(0.25, 0.21, Manner.GROUP),
            "locomotive": IconLook(0.29, 0.26),
            "camp": IconLook(0.36, 0.30),
            "horses": IconLook(0.40, 0.34),
        },
    ),
    ground=Ground(
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


def things(
    position: Position, board: Sequence[Placed], colours: Sequence[int] = SEATS
) -> list[Lying]:
    """The heaps of tokens on the mountains."""
    found = []
    for mine in mines_of(position):
        x, y = piece_place(board, THEME, Standing(0, "tent", mine.spot.square, mine.spot.zone))
        found.append(Lying(heap(len(mine.tokens)), x + 0.09, y + 0.07, 0.17))
    return found
