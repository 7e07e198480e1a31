"""`carcqt render`: a deck, tile, board or map as a picture; a deck as sheets to print and cut."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Final

from carcqt.cli.command import BAD, GOOD, WRONG_USE, language, say
from carcqt.content.decks import DeckFile
from carcqt.content.files import FileError
from carcqt.content.maps import MapFile
from carcqt.content.materials import MaterialFile, builtin_material
from carcqt.content.open import open_file
from carcqt.content.scenarios import Scenario
from carcqt.rules.games import GAMES
from carcqt.rules.moves import DEGREES
from carcqt.words.problems import ProblemWords
from carcqt.words.speech import Speech, Translate

if TYPE_CHECKING:
    from PySide6.QtGui import QImage, QPainter

FORMATS: Final = (".png", ".svg", ".pdf")
_MOST_PIXELS: Final = 20_000
"""Along one side: more than that and a picture cannot be looked at."""
_MOST_MAP: Final = 6000
"""Across a map, which is painted at once."""
_SHEET, _BOARD, _TILE, _MAP = 120, 160, 400, 1400


class RenderWords(Speech):
    def unknown_format(self, name: str) -> str:
        return self.tr("“{name}” should end in .png, .svg or .pdf").format(name=name)

    def no_pictures(self, game: str) -> str:
        return self.tr("there are no pictures for {game} yet").format(game=game)

    def only_the_map(self, game: str) -> str:
        return self.tr("of {game} only the map can be drawn").format(game=game)

    def no_tile(self, tile: str) -> str:
        return self.tr("the deck has no tile “{tile}”").format(tile=tile)

    def too_large(self) -> str:
        return self.tr("the picture would be too large: ask for a smaller --size")

    def cannot_write(self, name: str) -> str:
        return self.tr("“{name}” cannot be written").format(name=name)

    def no_such_move(self, count: int) -> str:
        return self.tr("--move: the scenario has %n move(s)", "", count)


@dataclass(frozen=True, slots=True)
class Canvas:
    """Something to paint, and how large it is."""

    width: int
    height: int
    paint: Callable[[QPainter], None]


class RefusedError(Exception):
    """What was asked for cannot be drawn, and why."""


def run(options: argparse.Namespace, translate: Translate) -> int:
    words = RenderWords(translate)
    path = Path(options.output)
    try:
        if path.suffix.lower() not in FORMATS:
            raise RefusedError(words.unknown_format(options.output))
        found = _open(options.what)
        file = found.material_file if isinstance(found, Scenario) else found
        if isinstance(file, MapFile) and (file is not found or options.tile is not None):
            raise RefusedError(words.only_the_map(file.game))
        # Only from here on is Qt needed.
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        from PySide6.QtGui import QGuiApplication

        from carcqt.art.games import THEMES

        application = QGuiApplication.instance() or QGuiApplication([])
        if isinstance(file, MapFile):
            _write(_MapDrawing(file, options, words), path, options)
        elif file.game in THEMES:
            _write(_Drawing(found, file, options, words), path, options)
        else:
            raise RefusedError(words.no_pictures(file.game))
        del application
    except FileError as error:
        for problem in error.problems:
            say(ProblemWords(translate).line(options.what, problem), sys.stderr)
        return BAD
    except RefusedError as refused:
        say(f"carcqt: {refused}", sys.stderr)
        return WRONG_USE
    except OSError:
        say(f"carcqt: {words.cannot_write(options.output)}", sys.stderr)
        return BAD
    return GOOD


def _open(what: str) -> MaterialFile | Scenario:
    if what in GAMES and not Path(what).exists():
        return builtin_material(what, GAMES[what].description.material)
    return open_file(Path(what))


class _Drawing:
    def __init__(
        self,
        found: MaterialFile | Scenario,
        deck: DeckFile,
        options: argparse.Namespace,
        words: RenderWords,
    ) -> None:
        from carcqt.art.games import THEMES
        from carcqt.art.sheets import PAPERS

        self.found, self.options, self.words = found, options, words
        self.deck = deck
        self.theme = THEMES[self.deck.game]
        self.paper = PAPERS[options.theme]
        self.language: str = options.lang or language([])

    @property
    def is_sheet(self) -> bool:
        return isinstance(self.found, DeckFile) and self.options.tile is None

    @property
    def title(self) -> str:
        title = self.deck.title
        return title.get(self.language) or next(iter(title.values()), self.deck.game)

    def canvas(self) -> Canvas:
        if self.options.tile is not None:
            return self._tile()
        return self._board(self.found) if isinstance(self.found, Scenario) else self._sheet()

    def _tile(self) -> Canvas:
        from carcqt.art.scene import paint_tile

        tile = self.deck.deck.tile.get(self.options.tile)
        if tile is None:
            raise RefusedError(self.words.no_tile(self.options.tile))
        size = self.options.size or _TILE
        turn = DEGREES.index(self.options.turn)
        turned = tile.all_turned[turn]
        self._check(turned.columns * size, turned.rows * size)
        image = paint_tile(tile, self.theme, size, turn)
        return _of_image(image)

    def _sheet(self) -> Canvas:
        from carcqt.art.sheets import Entry, Sheet

        entries = []
        for entry in self.deck.entries:
            name = entry.name.get(self.language) or next(iter(entry.name.values()), "")
            count = f" ×{entry.tile.count}" if entry.tile.count > 1 else ""
            entries.append(Entry(entry.tile, f"{entry.tile.id}{count} {name}".strip()))
        sheet = Sheet(entries, self.theme, self.options.size or _SHEET, self.paper, self.title)
        self._check(sheet.width, sheet.height)
        return Canvas(sheet.width, sheet.height, sheet.paint)

    def _board(self, scenario: Scenario) -> Canvas:
        from carcqt.art.boards import BoardPicture, placed_tiles
        from carcqt.art.games import THINGS

        moves = len(scenario.model.moves)
        stop = moves if self.options.move is None else self.options.move
        if not 0 <= stop <= moves:
            raise RefusedError(self.words.no_such_move(moves))
        game = scenario.start()
        for _ in islice(scenario.play(game), stop):
            pass
        position = game.position()
        board = placed_tiles(position, self.deck.deck)
        picture = BoardPicture(
            board, self.theme, self.options.size or _BOARD, table=self.paper.ground
        )
        self._check(picture.width, picture.height)
        lying = THINGS[position.game](position, board) if position.game in THINGS else []

        def paint(p: QPainter) -> None:
            picture.paint_table(p)
            picture.paint(p, position.pieces, lying)

        return Canvas(picture.width, picture.height, paint)

    def _check(self, width: int, height: int) -> None:
        if max(width, height) > _MOST_PIXELS or width * height > _MOST_PIXELS**2 // 2:
            raise RefusedError(self.words.too_large())


class _MapDrawing:
    def __init__(self, file: MapFile, options: argparse.Namespace, words: RenderWords) -> None:
        self.found, self._options, self._words = file, options, words
        self._language: str = options.lang or language([])

    @property
    def title(self) -> str:
        title = self.found.title
        return title.get(self._language) or next(iter(title.values()), self.found.game)

    def canvas(self) -> Canvas:
        from carcqt.art.chart import Chart
        from carcqt.art.charts import ChartPicture

        file, width = self.found, self._options.size or _MAP
        if width > _MOST_MAP:
            raise RefusedError(self._words.too_large())
        shown = file.map
        names = file.names(self._language)
        chart = Chart.of_map(shown.villages, shown.links, shown.extent, names, self.title)
        return _of_image(ChartPicture(chart, width).image())


def _of_image(image: QImage) -> Canvas:
    return Canvas(image.width(), image.height(), lambda p: p.drawImage(0, 0, image))


def _write(drawing: _Drawing | _MapDrawing, path: Path, options: argparse.Namespace) -> None:
    """Whole or not at all: written beside, then put in place."""
    beside = path.with_name(f".{path.name}.part{path.suffix.lower()}")
    try:
        beside.touch()
        match path.suffix.lower():
            case ".pdf" if isinstance(drawing, _Drawing) and drawing.is_sheet:
                from carcqt.art.printing import PrintAndPlay

                sheets = PrintAndPlay(drawing.theme, options.millimetres, options.paper)
                sheets.write(drawing.deck.deck.tiles, str(beside), drawing.title)
            case ".pdf":
                _write_page(drawing.canvas(), beside, drawing.title)
            case ".svg":
                _write_svg(drawing.canvas(), beside, drawing.title)
            case _:
                _write_png(drawing.canvas(), beside)
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


def _write_png(canvas: Canvas, path: Path) -> None:
    from PySide6.QtGui import QImage

    from carcqt.art.sprites import painter_on

    image = QImage(canvas.width, canvas.height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    p = painter_on(image)
    canvas.paint(p)
    p.end()
    if not image.convertToFormat(QImage.Format.Format_RGB32).save(str(path)):
        raise OSError(path)


def _write_svg(canvas: Canvas, path: Path, title: str) -> None:
    from PySide6.QtCore import QRect, QSize
    from PySide6.QtGui import QPainter
    from PySide6.QtSvg import QSvgGenerator

    generator = QSvgGenerator()
    generator.setFileName(str(path))
    generator.setSize(QSize(canvas.width, canvas.height))
    generator.setViewBox(QRect(0, 0, canvas.width, canvas.height))
    generator.setTitle(title)
    _paint_on(QPainter(), generator, canvas, path)


def _write_page(canvas: Canvas, path: Path, title: str) -> None:
    """One page as large as the picture."""
    from PySide6.QtCore import QMarginsF, QSizeF
    from PySide6.QtGui import QPageSize, QPainter, QPdfWriter

    writer = QPdfWriter(str(path))
    dots = 200
    size = QSizeF(canvas.width / dots, canvas.height / dots)
    writer.setPageSize(QPageSize(size, QPageSize.Unit.Inch))
    writer.setPageMargins(QMarginsF(0, 0, 0, 0))
    writer.setResolution(dots)
    writer.setTitle(title)
    _paint_on(QPainter(), writer, canvas, path)


def _paint_on(p: QPainter, device: object, canvas: Canvas, path: Path) -> None:
    if not p.begin(device):  # type: ignore[arg-type]
        raise OSError(path)
    canvas.paint(p)
    p.end()
