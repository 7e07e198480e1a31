"""Pictures of whole games as they stand, painted by a worker: plain data in and out."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterable, Sequence
from dataclasses import astuple, replace
from itertools import product
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from carcqt.app.previews.sizes import PictureSize
from carcqt.art.boards.picture import SEATS, TABLE, BoardPicture, tile_picture
from carcqt.art.boards.placed import PlacedTile, placed_tiles
from carcqt.art.brush.sprites import blank
from carcqt.art.files import write_picture
from carcqt.art.games import THEMES, THINGS
from carcqt.art.maps.picture import MapPicture
from carcqt.art.maps.scene import Camp, MapScene, camps_on
from carcqt.art.studio.jobs import Pixels, image_of, pixels_of
from carcqt.content.data import data_folder
from carcqt.content.decks import DeckFile
from carcqt.content.maps import MapFile
from carcqt.content.materials import MaterialFile
from carcqt.content.open import open_file
from carcqt.content.scenarios import Scenario
from carcqt.content.toml.files import FileError
from carcqt.play.opening import open_save
from carcqt.puzzles.puzzle import Puzzle
from carcqt.rules.position import Position, Standing

_NONE: Final = "#00000000"
"""No table: whoever shows it has one of the present theme."""
_HAND, _FRAME = 0.27, 0.02
"""How large the tile in hand is, and its frame, of the picture's height."""
_KEPT: Final = re.compile(r"[a-z]+-\d+-\d+x\d+-[0-9a-f]{8}\.png")
"""Name of a picture that is kept; other files are somebody's."""
_QUALITY: Final = 80
_MAP: Final = 1500
"""Pixels: how wide a map is of which a part is shown."""
_MAP_SQUARE: Final = 200
"""Pixels: how large squares of tiles are where a map is so wide."""


def get_ready() -> None:
    """Do nothing, in a worker that has imported all that draws."""


def paint_game(game: str, width: int, height: int, square: int, keep: Path) -> Pixels:
    """A game in full swing; kept as a file for the next start."""
    pixels = paint_save(game_path(game), width, height, square)
    _keep(image_of(pixels), keep)
    _, version, _, shown = keep.stem.split("-")
    present = re.compile(rf"{game}-{version}-\d+x\d+-{shown}\.png")
    with contextlib.suppress(OSError):
        for path in keep.parent.glob(f"{game}-*.png"):
            if _KEPT.fullmatch(path.name) and not present.fullmatch(path.name):
                path.unlink(missing_ok=True)
    return pixels


def _keep(image: QImage, keep: Path) -> None:
    """A cache that fails is done without."""
    with contextlib.suppress(OSError, FileError):
        keep.parent.mkdir(parents=True, exist_ok=True)
        # Little compression: it would take longer than the drawing.
        write_picture(keep, image, _QUALITY, is_lasting=False)


def game_path(game: str) -> Path:
    return data_folder("resources") / "previews" / f"{game}.toml"


def paint_save(path: Path, width: int, height: int, square: int) -> Pixels:
    """Return the liveliest part of a saved game, as the whole table sees it."""
    return pixels_of(draw_save(path, PictureSize(width, height, square)))


def draw_save(path: Path, size: PictureSize) -> QImage:
    """Draw the liveliest part of a saved game, as the whole table sees it."""
    table = open_save(path).table
    position = table.game.seen_by(None).position
    colours = [seat.colour for seat in table.setup.seats]
    map_width = _MAP * size.square // _MAP_SQUARE
    return _paint(table.setup.material_file, position, colours, size, map_width=map_width)


def paint_puzzle(path: Path, width: int, height: int, square: int, keep: Path) -> Pixels:
    """Return where a puzzle begins, kept as a file for the next start."""
    image = draw_puzzle(path, PictureSize(width, height, square))
    _keep(image, keep)
    return pixels_of(image)


def draw_puzzle(path: Path, size: PictureSize) -> QImage:
    """Draw where a puzzle begins, with the tile in hand in a corner."""
    scenario = Scenario.load(path)
    puzzle, file = Puzzle.of(scenario), scenario.material_file
    colours = [seat.colour for seat in scenario.setup().seats]
    image = _paint(file, puzzle.position, colours, size, table=_NONE)
    if isinstance(file, DeckFile) and puzzle.position.drawn in file.deck.tile:
        _put_in_hand(image, file, puzzle.position.drawn, size.height)
    return image


def _put_in_hand(image: QImage, file: DeckFile, tile: str, height: int) -> None:
    side, frame = round(height * _HAND), round(height * _FRAME)
    placed = PlacedTile(file.deck.tile[tile], 0, 0, 0)
    drawn = BoardPicture([placed], THEMES[file.game], side, margin=0).image()
    box = QRectF(image.width() - side - 3 * frame, image.height() - side - 3 * frame, side, side)
    with QPainter(image) as p:
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor("white"))
        p.drawRoundedRect(box.adjusted(-frame, -frame, frame, frame), 2 * frame, 2 * frame)
        p.drawImage(box, drawn)


def paint_file(path: Path, width: int, height: int, square: int) -> Pixels:
    """Return the first tiles of a deck, the middle of a map, or a layout or game as it stands."""
    found = open_file(path)
    if isinstance(found, MapFile):
        return paint_map(found, width, height)
    if isinstance(found, DeckFile):
        return pixels_of(_draw_tiles(found, width, height, square))
    return paint_save(path, width, height, square)


def _draw_tiles(file: DeckFile, width: int, height: int, square: int) -> QImage:
    """Draw as many different tiles of a deck side by side as there is room for, on no table."""
    image = blank(width, height)
    columns, rows, gap = width // square, height // square, square // 12
    singles = [tile for tile in file.deck.tiles if tile.squares == 1][: columns * rows]
    side = square - gap
    left, top = (width - columns * square + gap) // 2, (height - rows * square + gap) // 2
    with QPainter(image) as p:
        for number, tile in enumerate(singles):
            row, column = divmod(number, columns)
            picture = tile_picture(tile, THEMES[file.game], side)
            p.drawImage(left + column * square, top + row * square, picture)
    return image


def paint_map(file: MapFile, width: int, height: int) -> Pixels:
    """The middle of a map."""
    picture = MapPicture(map_scene_of(file), _MAP).image()
    left, top = (picture.width() - width) // 2, (picture.height() - height) // 2
    return pixels_of(_argb(picture.copy(left, top, width, height)))


def map_scene_of(file: MapFile) -> MapScene:
    shown = file.map
    return MapScene.of_map(shown.villages, shown.links, shown.extent, file.village_names)


def _paint(
    file: MaterialFile,
    position: Position,
    colours: Sequence[int],
    size: PictureSize,
    *,
    table: str = TABLE,
    map_width: int = _MAP,
) -> QImage:
    width, height = size.width, size.height
    if isinstance(file, MapFile):
        camps = {
            village: [Camp(camp.piece, colours[camp.seat]) for camp in stand]
            for village, stand in camps_on(position.pieces).items()
        }
        picture = MapPicture(map_scene_of(file), map_width, camps=camps).image()
        left, top = (picture.width() - width) // 2, (picture.height() - height) // 2
        return _argb(picture.copy(left, top, width, height))
    return _paint_board(file, position, colours, size, table)


def _paint_board(
    file: DeckFile,
    position: Position,
    colours: Sequence[int],
    size: PictureSize,
    table: str,
) -> QImage:
    width, height, square = astuple(size)
    theme = THEMES[file.game]
    board = placed_tiles(position, file.deck)
    pieces = [replace(piece, seat=colours[piece.seat]) for piece in position.pieces]
    left, top = liveliest(board, pieces, width / square, height / square)
    near = [
        placed
        for placed in board
        if left - placed.turned.columns <= placed.x <= left + width / square
        and top - placed.turned.rows <= placed.y <= top + height / square
    ]
    squares = {
        (placed.x + column, placed.y + row)
        for placed in near
        for column, row in product(range(placed.turned.columns), range(placed.turned.rows))
    }
    picture = BoardPicture(near, theme, square, margin=3, table=table)
    lying = THINGS[file.game](position, board, colours or SEATS) if file.game in THINGS else []
    seen = [piece for piece in pieces if piece.square in squares]
    image = picture.image(seen, lying)
    # The margin is three squares of table on each side.
    x = round((left - picture.left + 3) * square)
    y = round((top - picture.top + 3) * square)
    return _argb(image.copy(x, y, width, height))


def liveliest(
    board: Sequence[PlacedTile], pieces: Iterable[Standing], wide: float, high: float
) -> tuple[float, float]:
    """Where a frame of so many squares shows most tiles and, among those, most pieces."""
    squares = {
        (placed.x + column, placed.y + row)
        for placed in board
        for column, row in product(range(placed.turned.columns), range(placed.turned.rows))
    }
    stands = [piece.square for piece in pieces]
    best, found = -1.0, (0.0, 0.0)
    for x, y in sorted(squares):
        # A frame whose middle is that of a square, or a corner.
        for left, top in ((x - wide / 2, y - high / 2), (x + 0.5 - wide / 2, y + 0.5 - high / 2)):
            covered = sum(
                max(0.0, min(left + wide, sx + 1) - max(left, sx))
                * max(0.0, min(top + high, sy + 1) - max(top, sy))
                for sx, sy in squares
            )
            shown = sum(
                left <= stand[0] + 0.2
                and stand[0] + 0.8 <= left + wide
                and top <= stand[1] + 0.2
                and stand[1] + 0.8 <= top + high
                for stand in stands
            )
            worth = covered / (wide * high) + 0.02 * shown
            if worth > best:
                best, found = worth, (left, top)
    if not squares:
        return found
    return (
        _centred(found[0], wide, [x for x, _ in squares]),
        _centred(found[1], high, [y for _, y in squares]),
    )


def _centred(begin: float, room: float, places: Sequence[int]) -> float:
    """All of a board lies in the middle, if it has room."""
    first, last = min(places), max(places) + 1
    return (first + last - room) / 2 if last - first <= room else begin


def _argb(image: QImage) -> QImage:
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
