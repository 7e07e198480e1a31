"""A puzzle as something to look at away from the screen: all of its board, and what is in hand."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter

from carcqt.app.previews.painting import map_scene_of
from carcqt.art.boards.picture import SEATS, BoardPicture
from carcqt.art.boards.placed import PlacedTile, placed_tiles
from carcqt.art.games import THEMES, THINGS
from carcqt.art.maps.picture import MapPicture
from carcqt.art.maps.scene import Camp, camps_on
from carcqt.art.studio.jobs import Pixels, pixels_of
from carcqt.content.decks import DeckFile
from carcqt.content.goals import OtherSeats
from carcqt.content.maps import MapFile
from carcqt.content.scenarios import Scenario
from carcqt.puzzles.puzzle import Puzzle

_LARGEST: Final = 140
"""Pixels to a square at most."""
_AROUND: Final = 0.4
_COLUMN: Final = 0.16
"""How much of the width what is in hand takes."""
_AHEAD: Final = 4


def paint_task(path: Path, width: int, height: int) -> Pixels:
    """By a worker: as large as it may be, on white."""
    scenario = Scenario.load(path)
    puzzle, file = Puzzle.of(scenario), scenario.material_file
    colours = [seat.colour for seat in scenario.setup().seats]
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("white"))
    with QPainter(image) as p:
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if isinstance(file, MapFile):
            camps = {
                village: [Camp(camp.piece, colours[camp.seat]) for camp in stand]
                for village, stand in camps_on(puzzle.position.pieces).items()
            }
            board = MapPicture(map_scene_of(file), width, camps=camps).image()
            _put(p, board, QRectF(0, 0, width, height))
        else:
            aside = round(width * _COLUMN)
            board = _board(file, puzzle, colours, QSize(width - aside, height))
            _put(p, board, QRectF(0, 0, width - aside, height))
            _put_tiles(p, file, puzzle, QRectF(width - aside, 0, aside, height))
    return pixels_of(image)


def _board(file: DeckFile, puzzle: Puzzle, colours: list[int], room: QSize) -> QImage:
    position, theme = puzzle.position, THEMES[file.game]
    board = placed_tiles(position, file.deck)
    measured = BoardPicture(board, theme, 100, margin=_AROUND)
    by = min(room.width() / measured.width, room.height() / measured.height)
    picture = BoardPicture(board, theme, min(_LARGEST, int(100 * by)), margin=_AROUND)
    lying = THINGS[file.game](position, board, colours or SEATS) if file.game in THINGS else []
    pieces = [
        type(piece)(colours[piece.seat], piece.piece, piece.square, piece.zone)
        for piece in position.pieces
    ]
    image = picture.image(pieces, lying)
    _number(image, picture)
    return image


def _number(image: QImage, picture: BoardPicture) -> None:
    """Columns and rows along the rim: answers name squares by them."""
    size, rim = picture.size, picture.margin
    with QPainter(image) as p:
        font = QFont()
        font.setPixelSize(max(9, rim // 2))
        p.setFont(font)
        p.setPen(QColor("#5A5145"))
        middle = Qt.AlignmentFlag.AlignCenter
        for number in range((picture.width - 2 * rim) // size):
            box = QRectF(rim + number * size, 0, size, rim)
            p.drawText(box, middle, str(picture.left + number))
        for number in range((picture.height - 2 * rim) // size):
            box = QRectF(0, rim + number * size, rim, size)
            p.drawText(box, middle, str(picture.top + number))


def _put(p: QPainter, image: QImage, room: QRectF) -> None:
    by = min(1.0, room.width() / image.width(), room.height() / image.height())
    box = QRectF(0, 0, image.width() * by, image.height() * by)
    box.moveCenter(room.center())
    p.drawImage(box, image)


def _put_tiles(p: QPainter, file: DeckFile, puzzle: Puzzle, room: QRectF) -> None:
    """What is in hand in a frame, and under it what is known to come."""
    pile = puzzle.position.piles[0] if puzzle.position.piles else None
    # Who does not play draws nothing.
    each = 1 if puzzle.goal.others is OtherSeats.SILENT else puzzle.position.players
    most = min(_AHEAD, (puzzle.goal.turns - 1) * each)
    known = pile.things[: min(pile.known, most)] if pile else ()
    tiles = [name for name in (puzzle.position.drawn, *known) if name in file.deck.tile]
    gap = room.width() * 0.12
    side = room.width() - 2 * gap
    y = room.top() + gap
    for number, name in enumerate(tiles):
        placed = PlacedTile(file.deck.tile[name], 0, 0, 0)
        drawn = BoardPicture([placed], THEMES[file.game], round(side), margin=0).image()
        box = QRectF(room.left() + gap, y, side, side * drawn.height() / drawn.width())
        if number == 0:
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(QColor("#29241D"))
            p.drawRoundedRect(box.adjusted(-4, -4, 4, 4), 6, 6)
        p.drawImage(box, drawn)
        y = box.bottom() + gap
