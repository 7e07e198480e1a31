"""Tiles of `amazon` that several files of tests share: sources, stretches of the river, jungle."""

from __future__ import annotations

from tests.rules.games.support import AMAZON

tile = AMAZON.tile

BANKS = ("j0 E NNE SSE", "j1 W NNW SSW")
"""The jungle on both sides of a line from north to south."""
LONG_BANKS = (
    "j0 0,0:E 0,1:E 0,0:NNE 0,0:SSE 0,1:NNE 0,1:SSE",
    "j1 0,0:W 0,1:W 0,0:NNW 0,0:SSW 0,1:NNW 0,1:SSW",
)

SOURCE = tile("SOURCE", "a0 S space=8", "j0 N E W SSE SSW", pile="start")
"""A start board of one square: the river begins at a rock, and the jungle goes round it."""
SPLIT = tile("SPLIT", "t0 N >a0", "a0 S space=8", *BANKS, pile="start")
"""Here a tributary comes from the north, and keeps the banks apart."""
BOARD = tile(
    "BOARD",
    "a0 1,0:S 1,1:N 1,1:S 1,2:N 1,2:S 1,3:N 1,3:S space=16",
    "j0 0,0:N 0,0:E 0,0:S 0,0:W 0,1:N 0,1:E 0,1:S 0,1:W 0,2:N 0,2:E 0,2:S 0,2:W "
    "0,3:N 0,3:E 0,3:S 0,3:W 1,0:N 1,0:E 1,0:W 1,0:SSE 1,0:SSW 1,1:E 1,1:W 1,1:NNE 1,1:NNW "
    "1,1:SSE 1,1:SSW 1,2:E 1,2:W 1,2:NNE 1,2:NNW 1,2:SSE 1,2:SSW 1,3:E 1,3:W 1,3:NNE 1,3:NNW "
    "1,3:SSE 1,3:SSW",
    pile="start",
    size=(2, 4),
)

WILD = tile("WILD", "j0 N E S W", count=60)
TOWER = tile("TOWER", "v0 N E S W", count=9)
"""Fits nowhere in a jungle."""
RIVER = tile("RIVER", "a0 N S space", *BANKS, count=9)
SHORE = tile("SHORE", "a0 N S space", "t0 E >a0", "j0 NNE ENE", "j1 ESE SSE", "j2 W NNW SSW")
"""A tributary reaches the Amazon from the east."""
CALL = tile("CALL", "a0 N S space call", *BANKS, count=3)
DOUBLE = tile(
    "DOUBLE", "a0 0,0:N 0,0:S 0,1:N 0,1:S space=2", *LONG_BANKS, pile="double", size=(1, 2)
)
FEAST = tile(
    "FEAST",
    "a0 0,0:N 0,0:S 0,1:N 0,1:S space=2 caiman=2 piranha",
    *LONG_BANKS,
    pile="double",
    size=(1, 2),
)
TILES = (SOURCE, SPLIT, BOARD, WILD, TOWER, RIVER, SHORE, CALL, DOUBLE, FEAST)
