"""Tiles to draw: the built-in decks, and a few of every kind that a theme must cope with."""

from __future__ import annotations

import itertools

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QImage

from carcqt.art.games import THEMES
from carcqt.rules.games import GAMES
from carcqt.rules.geometry import POINT_NUMBERS
from carcqt.rules.tiles import Tile, Zone
from tests.support import builtin_deck


def zone(id: str, kind: str, at: str = "", to: str = "", **icons: int) -> Zone:
    """Points as in files; `0,1:` before those of a square of a larger tile of two columns."""
    points = []
    for name in at.split():
        place, _, point = name.rpartition(":")
        column, row = map(int, place.split(",")) if place else (0, 0)
        points.append(12 * (2 * row + column if "," in at else 0) + POINT_NUMBERS[point])
    return Zone(id, kind, tuple(points), tuple(to.split()), tuple(icons.items()))


def tile(*zones: Zone, columns: int = 1, rows: int = 1) -> Tile:
    return Tile("T", zones, "land", columns=columns, rows=rows)


NORTH, EAST, SOUTH, WEST = "NNW N NNE", "ENE E ESE", "SSE S SSW", "WSW W WNW"

GOLDRUSH = (
    tile(
        zone("k", "mountain", NORTH, nugget=2),
        zone("r", "railway", "E W", locomotive=1),
        zone("p", "prairie", "ENE WNW"),
        zone("q", "prairie", f"ESE {SOUTH} WSW", horses=1),
    ),
    tile(
        zone("t", "town"),
        *(zone(f"r{side}", "railway", side, "t") for side in "NESW"),
        *(zone(f"p{at[0]}", "prairie", at) for at in ("NNE ENE", "ESE SSE", "SSW WSW", "WNW NNW")),
    ),
    tile(zone("k", "mountain", f"{WEST} {NORTH} {EAST}", nugget=3), zone("p", "prairie", SOUTH)),
    tile(
        *(zone(f"r{side}", "railway", side) for side in "NES"),
        zone("a", "prairie", "NNE ENE"),
        zone("b", "prairie", "ESE SSE"),
        zone("c", "prairie", f"SSW {WEST} NNW", camp=1),
    ),
    tile(
        zone("k", "mountain", f"{NORTH} {EAST}", nugget=1),
        zone("r", "railway", "S", "k"),
        zone("p", "prairie", "SSE"),
        zone("q", "prairie", f"SSW {WEST}"),
    ),
)

AMAZON = (
    tile(
        zone("r", "tributary", "E W", boat=1),
        zone("j", "jungle", f"WNW {NORTH} ENE", toucan=1),
        zone("k", "jungle", f"ESE {SOUTH} WSW", butterfly=1),
    ),
    tile(
        zone("v", "village", f"{WEST} {NORTH}", fruit=1),
        zone("j", "jungle", f"{EAST} {SOUTH}", parrot=1, ocelot=1),
    ),
    tile(
        zone("a", "amazon", "N S", space=1, caiman=1, piranha=2),
        zone("t", "tributary", "E", "a", fruit=1),
        zone("j", "jungle", f"SSW {WEST} NNW", sloth=1),
        zone("k", "jungle", "NNE ENE"),
        zone("l", "jungle", "ESE SSE"),
    ),
    tile(
        *(zone(f"t{side}", "tributary", side) for side in "NES"),
        zone("j", "jungle", "NNE ENE"),
        zone("k", "jungle", "ESE SSE"),
        zone("l", "jungle", f"SSW {WEST} NNW"),
    ),
    tile(
        zone("a", "amazon", "N S", space=1, call=1),
        zone("j", "jungle", f"SSW {WEST} NNW"),
        zone("k", "jungle", f"NNE {EAST} SSE"),
    ),
)

BOARD = tile(
    zone("a", "amazon", "0,0:S 0,1:N 0,1:S", space=3),
    zone(
        "j",
        "jungle",
        " ".join(
            f"{square}:{point}"
            for square in ("0,0", "1,0", "0,1", "1,1")
            for point in POINT_NUMBERS
            if (square, point) not in (("0,0", "S"), ("0,1", "N"), ("0,1", "S"))
        ),
        parrot=1,
    ),
    columns=2,
    rows=2,
)
"""A source and a stream on a tile of several squares."""

OWN = {"goldrush": GOLDRUSH, "amazon": (*AMAZON, BOARD)}


def tiles_of(game: str) -> list[Tile]:
    """Tiles to draw for a game, its built-in deck among them where there is one."""
    built_in = builtin_deck(game).tiles if game in GAMES else ()
    return [*built_in, *OWN.get(game, ())]


ALL = [(game, tile) for game in THEMES for tile in tiles_of(game)]


def pixels(image: QImage) -> NDArray[np.uint8]:
    flat = image.convertToFormat(QImage.Format.Format_RGB32)
    found = np.frombuffer(flat.constBits(), np.uint8).reshape(flat.height(), flat.width(), 4)
    return found[..., :3].copy()


def drawn(image: QImage) -> NDArray[np.uint8]:
    found = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.width(), 4)
    return found.copy()


def assert_different(images: list[QImage]) -> None:
    all_pixels = [drawn(image).astype(int) for image in images]
    for one, other in itertools.combinations(all_pixels, 2):
        assert np.abs(one - other).mean() > 0.3
