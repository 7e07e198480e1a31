"""Decks, tiles, maps and games as files to look at; a deck as sheets to print and cut."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Final

from PySide6.QtCore import QMarginsF, QPointF, QSizeF
from PySide6.QtGui import QColor, QImage, QPageSize, QPainter, QPdfWriter

from carcqt.art.boards.picture import BoardPicture
from carcqt.art.boards.placed import placed_tiles
from carcqt.art.brush.sprites import blank, soften
from carcqt.art.brush.symbols import Symbols
from carcqt.art.files import output_device, painting, write_picture
from carcqt.art.games import THEMES, THINGS, holdings_of
from carcqt.art.maps.ledger import Ledger, LedgerPanel, MissionVillage
from carcqt.art.maps.picture import MapPicture
from carcqt.art.maps.scene import MapScene, camps_on
from carcqt.art.paper.printing import PrintAndPlay, PrintSettings
from carcqt.art.paper.sheets import PAPERS, Sheet, SheetEntry
from carcqt.art.tiles.painting import put_tile
from carcqt.art.tiles.theme import Theme
from carcqt.content.decks import DeckFile
from carcqt.content.languages import ENGLISH
from carcqt.content.maps import MapFile
from carcqt.content.materials import MaterialFile
from carcqt.content.scenarios import Scenario
from carcqt.content.writing import find_target, write_text
from carcqt.rules.moves import DEGREES
from carcqt.rules.position import Position
from carcqt.rules.tiles import Tile
from carcqt.words.names import PlayerNames, names_of
from carcqt.words.rendering import RenderWords
from carcqt.words.speech import plain

_MOST_PIXELS: Final = 20_000
"""Along one side: more than that and a picture cannot be looked at."""
_SHEET, _BOARD, _TILE, _MAP = 120, 160, 400, 1400
_MAP_PIXELS: Final = 12_000_000
"""In all: the paper of a map is worked out in memory as a whole."""
_LEAST_MAP: Final = 200
"""Pixels: on a narrower map nothing could be told apart."""


@dataclass(frozen=True, slots=True)
class ExportOptions:
    """How something is to be drawn; where nothing is said, as is usual."""

    language: str = ENGLISH.code
    theme: str = "light"
    size: int | None = None
    """Pixels to a square, or across a map."""
    tile: str | None = None
    """Only this one."""
    turn: str = "0"
    move: int | None = None
    paper: str = "a4"
    millimetres: int = 45
    chosen: tuple[str, ...] | None = None
    """Only these tiles of a deck."""
    printing: PrintSettings | None = None
    """How sheets are to be printed, where more than paper and size is said."""


@dataclass(frozen=True, slots=True)
class Canvas:
    """Something to paint, and how large it is."""

    width: int
    height: int
    paint: Callable[[QPainter], None]


class RefusedError(Exception):
    """What was asked for cannot be drawn, and why."""


class Export:
    """By what it is played with: a deck as its tiles, a map as it is played on."""

    def __init__(
        self, found: MaterialFile | Scenario, asked: ExportOptions, words: RenderWords
    ) -> None:
        self.asked, self.words = asked, words
        self.scenario = found if isinstance(found, Scenario) else None
        self.material = found.material_file if isinstance(found, Scenario) else found
        self.paper = PAPERS[asked.theme]
        if isinstance(self.material, MapFile) and asked.tile is not None:
            raise RefusedError(words.no_tiles())

    @property
    def title(self) -> str:
        title = self.material.title
        named = title.get(self.asked.language) or next(iter(title.values()), "")
        return plain(named) or names_of(self.words.translate, self.material.game).title()

    @property
    def theme(self) -> Theme:
        return THEMES[self.material.game]

    @property
    def is_printed(self) -> bool:
        """Whether its PDF is made of pages to cut, not of the picture."""
        is_deck = isinstance(self.material, DeckFile) and self.scenario is None
        return is_deck and self.asked.tile is None

    def canvas(self) -> Canvas:
        if isinstance(self.material, MapFile):
            return self._map(self.material)
        if self.asked.tile is not None:
            return self._tile(self.material, self.asked.tile)
        if self.scenario is not None:
            return self._board(self.material, self.scenario)
        return self._sheet(self.material)

    def write_pages(self, path: Path) -> None:
        if isinstance(self.material, DeckFile):
            asked = self.asked.printing or PrintSettings(
                self.asked.paper, millimetres=self.asked.millimetres
            )
            tiles, sheets = self.tiles(self.material), PrintAndPlay(self.theme, asked)
            if not sheets.pages(tiles):
                raise RefusedError(self.words.no_room(asked.millimetres))

            def label(number: int, count: int, is_back: bool) -> str:
                return self.words.sheet(self.title, number, count, is_back)

            sheets.write(tiles, path, self.title, label)

    def tiles(self, file: DeckFile) -> list[Tile]:
        """All of the deck, or those that were chosen."""
        chosen = self.asked.chosen
        return [tile for tile in file.deck.tiles if chosen is None or tile.id in chosen]

    def _map(self, file: MapFile) -> Canvas:
        """A map; of a game, also the tents on it and what each player has."""
        width, shown = self.asked.size or _MAP, file.map
        if width < _LEAST_MAP:
            raise RefusedError(self.words.too_small(_LEAST_MAP))
        names = {id: plain(name) for id, name in file.names(self.asked.language).items()}
        scene = MapScene.of_map(shown.villages, shown.links, shown.extent, names, self.title)
        position = self._position(self.scenario) if self.scenario else None
        camps = camps_on(position.pieces) if position else {}
        picture = MapPicture(scene, width, camps=camps)
        ledger = Ledger(self._panels(file, position, names) if position else [], width)
        height = picture.height + ledger.height
        self._check(width, height, _MAP_PIXELS)

        def paint(p: QPainter) -> None:
            p.fillRect(0, 0, width, height, QColor(self.paper.ground))
            picture.paint(p)
            ledger.paint(p, picture.height)

        return Canvas(width, height, paint)

    def _panels(
        self, file: MapFile, position: Position, names: dict[str, str]
    ) -> list[LedgerPanel]:
        """What each player has, and once they are disclosed the missions."""
        players = PlayerNames(self.words.translate, self.scenario.names if self.scenario else ())
        missions = {mission.id: mission.villages for mission in file.map.missions}
        panels = []
        for seat, held in enumerate(holdings_of(position)):
            goals = tuple(
                MissionVillage(names.get(village, village), village in held.camps)
                for mission in held.missions
                for village in missions[mission]
            )
            points = self.words.points(position.scores[seat])
            panels.append(LedgerPanel(seat, players.name(seat), points, held.rows, goals))
        return panels

    def _tile(self, file: DeckFile, id: str) -> Canvas:
        tile = file.deck.tile.get(id)
        if tile is None:
            raise RefusedError(self.words.no_tile(id))
        size = self.asked.size or _TILE
        turn = DEGREES.index(self.asked.turn)
        turned = tile.all_turned[turn]
        self._check(turned.columns * size, turned.rows * size)
        wide, high = turned.columns * size, turned.rows * size
        origin = QPointF(0, 0)
        return Canvas(wide, high, lambda p: put_tile(p, tile, self.theme, size, origin, turn))

    def _sheet(self, file: DeckFile) -> Canvas:
        entries = []
        wanted = {tile.id for tile in self.tiles(file)}
        for entry in file.entries:
            if entry.tile.id not in wanted:
                continue
            name = entry.name.get(self.asked.language) or next(iter(entry.name.values()), "")
            count = f" ×{entry.tile.count}" if entry.tile.count > 1 else ""
            entries.append(SheetEntry(entry.tile, f"{entry.tile.id}{count}", plain(name)))
        sheet = Sheet(entries, self.theme, self.asked.size or _SHEET, self.paper, self.title)
        self._check(sheet.width, sheet.height)
        return Canvas(sheet.width, sheet.height, sheet.paint)

    def _board(self, file: DeckFile, scenario: Scenario) -> Canvas:
        position = self._position(scenario)
        board = placed_tiles(position, file.deck)
        picture = BoardPicture(
            board, self.theme, self.asked.size or _BOARD, table=self.paper.ground
        )
        self._check(picture.width, picture.height)
        lying = THINGS[position.game](position, board) if position.game in THINGS else []

        def paint(p: QPainter) -> None:
            picture.paint_table(p)
            picture.paint(p, position.pieces, lying)

        return Canvas(picture.width, picture.height, paint)

    def _position(self, scenario: Scenario) -> Position:
        """What the whole table sees after the moves that were asked for."""
        moves = len(scenario.model.moves)
        stop = moves if self.asked.move is None else self.asked.move
        if not 0 <= stop <= moves:
            raise RefusedError(self.words.no_such_move(moves))
        game = scenario.start()
        for _ in islice(scenario.play(game), stop):
            pass
        return game.seen_by(None).position

    def _check(self, width: int, height: int, most: int = _MOST_PIXELS**2 // 2) -> None:
        if max(width, height) > _MOST_PIXELS or width * height > most:
            raise RefusedError(self.words.too_large())


def write(drawing: Export, path: Path) -> None:
    """Write a drawing in the format that the ending names: .pdf, .svg, otherwise PNG. Raises
    RefusedError, and FileError if the file cannot be written: then `path` is as it was."""
    match path.suffix.lower():
        case ".pdf" if drawing.is_printed:
            drawing.write_pages(path)
        case ".pdf":
            _write_page(drawing.canvas(), path, drawing.title)
        case ".svg":
            _write_svg(drawing.canvas(), path, drawing.title)
        case _:
            _write_png(drawing.canvas(), path)


def _write_png(canvas: Canvas, path: Path) -> None:
    find_target(path)
    image = blank(canvas.width, canvas.height)
    with painting(image) as p:
        soften(p)
        canvas.paint(p)
    write_picture(path, image.convertToFormat(QImage.Format.Format_RGB32))


def _write_svg(canvas: Canvas, path: Path, title: str) -> None:
    find_target(path)
    symbols = Symbols()
    text = symbols.file(canvas.width, canvas.height, title, symbols.body(canvas.paint))
    write_text(path, text)


def _write_page(canvas: Canvas, path: Path, title: str) -> None:
    """Write one page as large as the picture."""
    dots = 200
    size = QSizeF(canvas.width / dots, canvas.height / dots)
    with output_device(path) as device:
        writer = QPdfWriter(device)
        writer.setPageSize(QPageSize(size, QPageSize.Unit.Inch))
        writer.setPageMargins(QMarginsF(0, 0, 0, 0))
        writer.setResolution(dots)
        writer.setTitle(title)
        with painting(writer) as p:
            canvas.paint(p)
