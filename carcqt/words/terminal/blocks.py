"""Blocks of text: tiles drawn with letters, set side by side or on squares between axes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import zip_longest
from textwrap import wrap
from typing import Final

from carcqt.rules.geometry import Square
from carcqt.rules.tiles import Tile

Block = list[str]
"""Lines, one under the other."""

PAGE: Final = 100
"""Columns that a terminal has for certain."""
_WIDE: Final = 13
_HIGH: Final = 5
_STEP: Final = _WIDE + 1
"""Tiles side by side stand apart, so that it is plain whose zone an id is."""


def tile_block(tile: Tile, signs: Mapping[str, str], *texts: str) -> Block:
    """A tile with the ids of its zones where they reach its sides: one id in the middle of a side
    that is all one zone, three on a side that a line crosses. Terrain is drawn by its sign."""
    lines: Block = []
    for row in range(tile.rows):
        first = row * tile.columns
        blocks = [
            _square_block(tile, square, signs, () if square else texts)
            for square in range(first, first + tile.columns)
        ]
        for number, parts in enumerate(zip(*blocks, strict=True)):
            seam = parts[0][-1] if number in (0, _HIGH - 1) else " "
            lines.append(seam.join(parts))
    return lines


def _square_block(tile: Tile, square: int, signs: Mapping[str, str], texts: Sequence[str]) -> Block:
    """One square of a tile; sides inside the tile are left blank."""

    def points(side: int) -> list[tuple[str, str]]:
        zones = [tile.zones[tile.zone_at[12 * square + 3 * side + step]] for step in range(3)]
        plain = "-" if side % 2 == 0 else "|"
        return [(zone.id[:3], signs.get(zone.kind, plain)) for zone in zones]

    def level(points: Sequence[tuple[str, str]]) -> str:
        (left, left_sign), (middle, sign), (right, right_sign) = points
        if left == middle:
            left = right = ""
        return f"{left:{left_sign}<4}{middle:{sign}^3}{right:{right_sign}>4}"

    def upright(points: Sequence[tuple[str, str]]) -> list[str]:
        (upper, sign), (middle, _), (lower, _) = points
        return [sign, middle, sign] if upper == middle else [upper, middle, lower]

    north, east, south, west = (tile.beside(square, side) is None for side in range(4))
    top = level(points(0)) if north else ""
    bottom = level(points(2)[::-1]) if south else ""
    left = upright(points(3)[::-1]) if west else [""] * 3
    right = upright(points(1)) if east else [""] * 3
    inner = [*texts, "", "", ""]

    def corner(across: bool, along: bool) -> str:
        return "+" if across and along else "-" if across else "|" if along else " "

    return [
        f"{corner(north, west)}{top:11}{corner(north, east)}",
        *(f"{left[row]:3}{inner[row][:7]:^7}{right[row]:>3}" for row in range(3)),
        f"{corner(south, west)}{bottom:11}{corner(south, east)}",
    ]


def open_block(text: str) -> Block:
    """A square without a tile."""
    return ["", "", f"{text:^{_WIDE}}"]


def board_block(blocks: Mapping[Square, Block]) -> Block:
    """Blocks on their squares, columns and rows numbered."""
    xs, ys = [square.x for square in blocks], [square.y for square in blocks]
    left, top = min(xs), min(ys)
    width = max(
        _STEP * (square.x - left) + len(line) for square in blocks for line in blocks[square]
    )
    height = max(_HIGH * (square.y - top) + len(blocks[square]) for square in blocks)
    grid = [[" "] * width for _ in range(height)]
    for square, block in blocks.items():
        x, y = _STEP * (square.x - left), _HIGH * (square.y - top)
        for number, line in enumerate(block):
            grid[y + number][x : x + len(line)] = line
    rows = [f"{top + number // _HIGH}" for number in range(height)]
    margin = max(map(len, rows)) + 1
    axis = "".join(f"{left + number:^{_WIDE}} " for number in range((width + 1) // _STEP))
    lines = [" " * margin + axis]
    for number, signs in enumerate(grid):
        label = rows[number] if number % _HIGH == _HIGH // 2 else ""
        lines.append(f"{label:<{margin}}{''.join(signs)}")
    return [line.rstrip() for line in lines]


def beside(blocks: Iterable[Block]) -> Block:
    """Blocks next to each other."""
    wide = [(max(map(len, block)), block) for block in blocks]
    padded = ([f"{line:<{width}}" for line in block] for width, block in wide)
    fills = [" " * width for width, _ in wide]
    lines = []
    for parts in zip_longest(*padded):
        shown = (fill if part is None else part for part, fill in zip(parts, fills, strict=True))
        lines.append("  ".join(shown).rstrip())
    return lines


def rows_of(blocks: Iterable[Block]) -> Iterable[Block]:
    """Blocks next to each other, as many as fit on the page."""
    row: list[Block] = []
    for block in blocks:
        if row and max(map(len, beside([*row, block]))) > PAGE:
            yield beside(row)
            row = []
        row.append(block)
    if row:
        yield beside(row)


def flow(entries: Iterable[str]) -> Block:
    """Entries one after the other, as many on a line as fit on the page."""
    lines: Block = []
    room = 0
    for entry in entries:
        if len(entry) + 3 <= room:
            lines[-1] += f"   {entry}"
        else:
            lines += fold(entry)
        # What had to be folded stands alone.
        room = PAGE - len(lines[-1]) if len(entry) <= PAGE else 0
    return lines


def fold(text: str, width: int = PAGE) -> Block:
    """A text on as many lines as it needs."""
    return wrap(text, width, subsequent_indent="  ")
