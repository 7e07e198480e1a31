"""Contact sheets: names can be read, and little is left empty."""

from __future__ import annotations

from PySide6.QtGui import QFont, QFontMetricsF

from carcqt.art.games import THEMES
from carcqt.art.paper.sheets import PAPERS, Sheet, SheetEntry, two_lines
from tests.art.samples import BOARD, tiles_of


def test_names_on_a_sheet_have_two_lines() -> None:
    font = QFont()
    font.setPixelSize(9)
    width = QFontMetricsF(font).horizontalAdvance("A lake in")
    assert two_lines("A lake in the wood", font, width) == ["A lake in", "the wood"]
    assert two_lines("A lake", font, width) == ["A lake"]


def test_a_sheet_leaves_as_little_empty_as_it_can() -> None:
    tiles = [*tiles_of("amazon")[:14], BOARD]
    sheet = Sheet([SheetEntry(tile) for tile in tiles], THEMES["amazon"], 20, PAPERS["light"])
    squares = sum(tile.squares for tile in tiles)
    cell = (20 + sheet.gap) * (20 + sheet.gap + sheet.caption)
    assert sheet.width * sheet.height < 2 * squares * cell
