"""What a game is to be played with: a built-in deck or map, or a file."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QColor, QHideEvent, QPainterPath, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QSizePolicy, QWidget

from carcqt.app.newgame.ahead import DeckAhead
from carcqt.app.previews.picture import PreviewPicture
from carcqt.app.previews.previews import Previews
from carcqt.app.table.map.villages import map_chart
from carcqt.art.games import THEMES
from carcqt.art.maps.scene import MapScene
from carcqt.art.studio.jobs import paint_country
from carcqt.art.studio.studio import Studio
from carcqt.board.map import PAINTED
from carcqt.board.pictures import Pictures
from carcqt.content.decks import DeckFile, describe
from carcqt.content.maps import MapFile
from carcqt.content.materials import MaterialFile, builtin_material, builtin_names, find_material
from carcqt.content.toml.files import FileError, toml_files
from carcqt.rules.problems import Problem
from carcqt.rules.tiles import Tile
from carcqt.ui.language import language
from carcqt.ui.places import documents_folder, material_folders
from carcqt.ui.theme.painting import RIGHT, painter
from carcqt.ui.theme.style import set_game, style
from carcqt.ui.widgets.buttons import Button
from carcqt.ui.widgets.cards import Card, Panel
from carcqt.ui.widgets.fields import Select
from carcqt.ui.widgets.labels import Elided, Label
from carcqt.ui.widgets.marks import IconSign
from carcqt.words.problems import ProblemWords
from carcqt.words.speech import plain

_SIDE: Final = 56
_PAINTED: Final = 92
_MOST: Final = 2
"""Problems of a file that are told at once."""


class TileStrip(QWidget):
    """Some tiles of a deck, as many as there is room for."""

    def __init__(self, studio: Studio, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._studio = studio
        self._pictures: dict[str, Pictures] = {}
        self._tiles: list[Tile] = []
        self._rows = 1
        self._game = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        style().follow(self._restyle)

    def show_deck(self, file: DeckFile) -> None:
        self._game = file.game
        if self._game not in self._pictures:
            made = Pictures(self._studio, THEMES[self._game], self)
            made.arrived.connect(self.update)
            self._pictures[self._game] = made
        # The beginning of a deck shows little of it.
        tiles = [entry.tile for entry in file.entries if entry.tile.squares == 1]
        self._tiles = [*tiles[::3], *tiles[1::3], *tiles[2::3]]
        self.update()

    def set_rows(self, rows: int) -> None:
        self._rows = rows
        self._restyle()

    def sizeHint(self) -> QSize:
        return QSize(style().px(8 * _SIDE), self.minimumSizeHint().height())

    def minimumSizeHint(self) -> QSize:
        side, gap = style().px(_SIDE), style().px(6)
        return QSize(side, self._rows * (side + gap) - gap)

    @property
    def is_ready(self) -> bool:
        pictures = self._pictures.get(self._game)
        return pictures is not None and all(
            pictures.picture(tile, 0, _PAINTED * 2)[1]
            for tile in self._tiles[: self._fitting() * self._rows]
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._game not in self._pictures:
            return
        p, side, gap = painter(self), style().px(_SIDE), style().px(6)
        pictures = self._pictures[self._game]
        for number, tile in enumerate(self._tiles[: self._fitting() * self._rows]):
            row, column = divmod(number, max(1, self._fitting()))
            box = QRectF(column * (side + gap), row * (side + gap), side, side)
            image, _ = pictures.picture(tile, 0, _PAINTED * 2)
            shape = QPainterPath()
            shape.addRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), style().px(4), style().px(4))
            p.save()
            p.setClipPath(shape)
            p.drawImage(box, image)
            if style().is_dark:
                p.fillRect(box, QColor(0, 0, 0, 34))
            p.restore()
            p.setPen(QPen(style().colour("line2", 120), 1))
            p.drawPath(shape)

    def _fitting(self) -> int:
        side, gap = style().px(_SIDE), style().px(6)
        return (self.width() + gap) // (side + gap)

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()


class ProblemBox(Panel):
    """Why something will not do, in place."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(
            fill="errbg", line="", margin=10, spacing=8, horizontal=True, parent=parent
        )
        self._text = Label("", 13, 400, "err")
        self.add(IconSign("warn", 18, "err"))
        self.box.addWidget(self._text, 1)
        self.hide()

    @property
    def text(self) -> str:
        return self._text.text()

    def tell(self, text: str) -> None:
        self._text.setText(text)
        self.setVisible(bool(text))


@dataclass(frozen=True)
class MaterialState:
    files: tuple[tuple[MaterialFile, Path | None], ...]
    chosen: int
    refused: tuple[Path, tuple[Problem, ...]] | None


class MaterialCard(Card):
    changed = Signal()

    def __init__(
        self, studio: Studio, previews: Previews | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(16, margin=19, spacing=10, parent=parent)
        self._game = ""
        self._files: list[tuple[MaterialFile, Path | None]] = []
        self._refused: tuple[Path, tuple[Problem, ...]] | None = None
        self._previews = previews or Previews(studio, self)
        self._studio = studio
        self._drawn: MapScene | None = None
        self._ahead = DeckAhead(studio, self)
        self._title = Label("", 16, 600, wrap=False)
        self._about = Elided("", 12, 400, "text2")
        self.choice: Final = Select(icon="layers")
        self.browse: Final = Button(self.tr("File…"), icon="folder")
        self.problem: Final = ProblemBox()
        self.strip: Final = TileStrip(studio)
        self.map: Final = PreviewPicture(height=96, radius=8, scale=0.4)
        head = QHBoxLayout()
        head.setSpacing(16)
        head.addWidget(self._title)
        self._about.setAlignment(RIGHT)
        head.addWidget(self._about, 1)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.choice, 1)
        row.addWidget(self.browse)
        self.add(head, row, self.problem, self.strip, self.map)
        self.choice.activated.connect(self._choose)
        self.browse.clicked.connect(self._browse)
        self._previews.arrived.connect(self._show)

    @property
    def file(self) -> MaterialFile | None:
        number = self.choice.currentIndex()
        return self._files[number][0] if 0 <= number < len(self._files) else None

    @property
    def path(self) -> Path | None:
        """Of one that is not built in."""
        number = self.choice.currentIndex()
        return self._files[number][1] if 0 <= number < len(self._files) else None

    @property
    def is_ready(self) -> bool:
        return self.map.is_there if isinstance(self.file, MapFile) else self.strip.is_ready

    def arrange(self, more: int) -> None:
        """How many more rows of tiles there is room for."""
        self.strip.set_rows(1 + more)
        self.map.set_size(0, 96 + 62 * more)

    def show_game(self, game: str) -> None:
        """The built-in ones that fit it, and the user's own."""
        self._game = game
        set_game(self, game)
        kind = describe(game).material
        built_in = (builtin_material(name, kind) for name in builtin_names(kind))
        self._files = [(file, None) for file in built_in if file.game == game]
        folders = material_folders(kind)
        for path in (one for folder in folders for one in toml_files(folder)):
            try:
                self._files.append((find_material(str(path), game), path))
            except FileError:
                # Of another game, or not a deck: nothing that could be chosen here.
                continue
        self._refused = None
        is_map = describe(game).material == "map"
        self._title.setText(self.tr("Map") if is_map else self.tr("Tiles"))
        self.choice.setAccessibleName(self._title.text())
        self._refill(0)

    def state(self) -> MaterialState:
        return MaterialState(tuple(self._files), self.choice.currentIndex(), self._refused)

    def take_over(self, state: MaterialState) -> None:
        self._files, self._refused = list(state.files), state.refused
        self._refill(state.chosen)

    def use(self, file: MaterialFile) -> None:
        """One that a game was played with before."""
        known = [one for one, _ in self._files]
        if file not in known:
            self._files.append((file, None))
        self._refill([one for one, _ in self._files].index(file))

    def use_path(self, path: Path) -> bool:
        """A file, if it will do; else it is told why not."""
        try:
            file = find_material(str(path), self._game)
        except FileError as error:
            self._refused = path, error.problems
            self.problem.tell(self._why())
            return False
        self._refused = None
        self._files = [one for one in self._files if one[1] != path]
        self._files.append((file, path))
        self._refill(len(self._files) - 1)
        self.changed.emit()
        return True

    def _why(self) -> str:
        if self._refused is None:
            return ""
        path, problems = self._refused
        words = ProblemWords(language().translate)
        lines = [words.line(path.name, problem) for problem in problems[:_MOST]]
        if len(problems) > _MOST:
            lines.append(self.tr("… and %n more problem(s)", "", len(problems) - _MOST))
        return "\n".join(lines)

    def _refill(self, chosen: int) -> None:
        self.choice.blockSignals(True)
        self.choice.clear()
        for file, path in self._files:
            self.choice.addItem(self._name(file, path))
        if self._files:
            self.choice.setCurrentIndex(min(max(chosen, 0), len(self._files) - 1))
        self.choice.blockSignals(False)
        self.choice.updateGeometry()
        self.problem.tell(self._why())
        self._show()

    def _name(self, file: MaterialFile, path: Path | None) -> str:
        code = language().code
        title = plain(file.title.get(code) or next(iter(file.title.values()), ""))
        if path is None:
            return title or self.tr("As in that game")
        name = plain(path.name)
        return f"{title} · {name}" if title else name

    def _size(self, file: MaterialFile) -> str:
        if isinstance(file, MapFile):
            return self.tr("%n village(s)", "", len(file.map.villages))
        return self.tr("%n tile(s)", "", sum(entry.tile.count for entry in file.entries))

    def _show(self) -> None:
        file = self.file
        self.strip.setVisible(isinstance(file, DeckFile))
        self.map.setVisible(isinstance(file, MapFile))
        if file is None:
            return
        self._about.setText(self._size(file))
        if isinstance(file, MapFile):
            self.map.show_picture(self._previews.of_map(file), file.game)
            self._draw_ahead(map_chart(file))
        else:
            self.strip.show_deck(file)
            if self.isVisible():
                self._ahead.draw(file)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if isinstance(self.file, DeckFile):
            self._ahead.draw(self.file)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._ahead.stop()

    def _draw_ahead(self, chart: MapScene) -> None:
        """The table opens with its map."""
        if chart != self._drawn:
            self._drawn = chart
            self._studio.order(paint_country, chart, PAINTED, self._studio.folder)

    def _choose(self) -> None:
        self._refused = None
        self.problem.tell("")
        self._show()
        self.changed.emit()

    def _browse(self) -> None:
        name, _ = QFileDialog.getOpenFileName(
            self, self._title.text(), str(documents_folder()), self.tr("carcqt files (*.toml)")
        )
        if name:
            self.use_path(Path(name))
