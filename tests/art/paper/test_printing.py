"""Sheets to print and cut."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter

from carcqt.art.games import THEMES
from carcqt.art.paper.printing import PrintAndPlay, PrintSettings
from carcqt.content.materials import builtin_material
from carcqt.rules.tiles import Tile

_A4 = PrintSettings()


def _tiles(game: str = "hunters") -> list[Tile]:
    return list(builtin_material(game, "deck").deck.tiles)  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("asked", "grid"),
    [
        (_A4, (4, 6)),
        (replace(_A4, bleed=2), (3, 5)),
        (replace(_A4, is_landscape=True), (6, 4)),
        (replace(_A4, paper="letter"), (4, 5)),
    ],
)
def test_so_many_fit_a_sheet(asked: PrintSettings, grid: tuple[int, int]) -> None:
    sheets = PrintAndPlay(THEMES["hunters"], asked)
    assert (sheets.columns, sheets.rows) == grid


def test_copies_and_tiles_that_are_too_large() -> None:
    tiles = _tiles("amazon")
    sheets = PrintAndPlay(THEMES["amazon"], _A4)
    assert not sheets.misfits(tiles)
    assert sum(map(len, sheets.pages(tiles))) == sum(tile.count for tile in tiles)
    once = PrintAndPlay(THEMES["amazon"], replace(_A4, every_copy=False))
    assert sum(map(len, once.pages(tiles))) == len(tiles)
    large = PrintAndPlay(THEMES["amazon"], replace(_A4, millimetres=80))
    assert [tile.id for tile in large.misfits(tiles)] == ["B23", "B45"]
    assert PrintAndPlay(THEMES["amazon"], replace(_A4, millimetres=250)).pages(tiles) == []


def test_backs_lie_behind_their_tiles_and_colour_reaches_beyond_the_cut() -> None:
    """Each corner of the sheet is looked at from both sides."""
    tiles = _tiles()[:1]
    asked = replace(_A4, bleed=3, marks=False)
    sheets = PrintAndPlay(THEMES["hunters"], asked)
    (page,) = sheets.pages([replace(tiles[0], count=1)])

    def side(is_back: bool) -> QImage:
        image = QImage(420, 594, QImage.Format.Format_RGB32)
        image.fill(QColor("white"))
        p = QPainter(image)
        p.scale(2, 2)

        def picture(tile: Tile) -> QImage:
            plain = QImage(40, 40, QImage.Format.Format_ARGB32_Premultiplied)
            plain.fill(QColor("red"))
            return sheets.bled(plain, tile)

        sheets.paint(p, page, picture, "", is_back=is_back)
        p.end()
        return image

    front, back = side(False), side(True).flipped(Qt.Orientation.Horizontal)
    white = QColor("white").rgb()
    inked = [
        {(x, y) for x in range(0, 420, 3) for y in range(0, 594, 3) if image.pixel(x, y) != white}
        for image in (front, back)
    ]
    assert len(inked[0] ^ inked[1]) < 0.05 * len(inked[0])
    wide = max(x for x, _ in inked[0]) - min(x for x, _ in inked[0])
    assert abs(wide - 2 * (45 + 2 * 3)) < 6
