"""The first page of the editor: begin something new, or go on with something old."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from carcqt.art.studio.studio import Studio
from carcqt.content.materials import builtin_material, builtin_names
from carcqt.content.toml.files import FileError
from carcqt.play.recents import RecentFile, recent_files
from carcqt.rules.games import GAMES
from carcqt.ui.arranging import (
    Centred,
    Rule,
    Under,
    given,
    margins,
    spacing,
    stacked,
    width_unless,
)
from carcqt.ui.language import language
from carcqt.ui.settings import settings
from carcqt.ui.theme.painting import draw_box, painter
from carcqt.ui.theme.style import set_game, style
from carcqt.ui.tips import plain_tip
from carcqt.ui.widgets.buttons import ActionRow, Button, ButtonKind
from carcqt.ui.widgets.cards import Card, Ground
from carcqt.ui.widgets.labels import Elided, Label
from carcqt.ui.widgets.marks import GameBadge
from carcqt.ui.widgets.removal import remove
from carcqt.ui.widgets.scroll import ScrollArea
from carcqt.words.names import names_of
from editor.actions import EditorActions
from editor.documents.deck import DeckDocument
from editor.documents.document import Document
from editor.documents.layout import LayoutContent
from editor.documents.layouts import LayoutDocument, new_id
from editor.documents.map import MapDocument
from editor.forms.glance import GlanceRow
from editor.glances import Glances
from editor.puzzles.edits import begin_puzzle
from editor.startpictures import StartPictures

_RECENTS: Final = 6
_UNBOUND: Final = 16_777_215
"""As wide as Qt lets a widget be."""
_LOW, _HIGH = 72, 136
"""Of the pictures, at 100 %."""


class Strip(QWidget):
    """A row of tiles of a game, or a piece of its map, with round corners."""

    def __init__(self, game: str, pictures: StartPictures) -> None:
        super().__init__()
        self._game, self._pictures = game, pictures
        self._high = _LOW
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        pictures.arrived.connect(self.update)
        style().follow(self._restyle)

    def set_high(self, height: int) -> None:
        self._high = height
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(style().px(160), style().px(self._high))

    def paintEvent(self, event: QPaintEvent) -> None:
        p, side = painter(self), self.height()
        shape = QPainterPath()
        shape.addRoundedRect(QRectF(self.rect()), style().px(8), style().px(8))
        p.setClipPath(shape)
        p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        draw_box(p, self.rect(), style().px(8), style().colour("sunken"))
        for number, image in enumerate(self._pictures.of(self._game, self.size())):
            wide = round(side * image.width() / image.height())
            p.drawImage(QRectF(number * wide, 0, wide, side), image)
        if style().is_dark:
            p.fillRect(self.rect(), style().colour("bg", 33))

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()


class StarterCard(Card):
    """Everything new that can be made for a game."""

    made = Signal(object)
    """A document."""

    def __init__(self, game: str, pictures: StartPictures) -> None:
        super().__init__(16, margin=14, spacing=8)
        set_game(self, game)
        self.game: Final = game
        self._kind: Final = GAMES[game].description.material
        self._title: Final = Elided("", 15, 600)
        head = QHBoxLayout()
        head.setSpacing(style().px(10))
        head.addWidget(GameBadge(game, 28))
        head.addWidget(self._title, 1)
        self.built_in: Final = ActionRow("", "copy")
        self.empty: Final = ActionRow("", "plus")
        self.layout_row: Final = ActionRow("", "flag")
        self.puzzle_row: Final = ActionRow("", "puzzle")
        for row in (self.built_in, self.empty, self.layout_row, self.puzzle_row):
            # What they begin goes on elsewhere: nothing stays chosen here.
            row.setCheckable(False)
        self.strip: Final = Strip(game, pictures)
        self.add(head, self.strip, self.built_in, self.empty)
        self.add(self.layout_row, self.puzzle_row, None)
        kind: type[Document[Any]] = MapDocument if self._kind == "map" else DeckDocument
        for row, make in (
            (self.built_in, lambda: kind.built_in(_built_in(game, self._kind))),
            (self.empty, lambda: kind.empty(game)),
            (self.layout_row, lambda: LayoutDocument.empty(game)),
            (self.puzzle_row, lambda: new_puzzle(game)),
        ):
            row.clicked.connect(self._maker(make))
        self.say()

    def say(self) -> None:
        is_map = self._kind == "map"
        self._title.setText(names_of(language().translate, self.game).title())
        self.built_in.setText(
            self.tr("From the built-in map") if is_map else self.tr("From the built-in deck")
        )
        self.built_in.setToolTip(self.tr("Opens read-only. Your first change creates a copy."))
        self.empty.setText(self.tr("Empty map") if is_map else self.tr("Empty deck"))
        self.layout_row.setText(self.tr("Starting layout"))
        self.puzzle_row.setText(self.tr("Puzzle"))

    def _maker(self, make: Callable[[], Document[Any]]) -> Callable[..., None]:
        return lambda _on=False: self.made.emit(make())


class RecentFilesCard(Card):
    opened = Signal(object)
    """The path of a file."""
    again_asked = Signal(object)
    """The paths of what was open last time."""
    open_asked = Signal()

    def __init__(self, glances: Glances) -> None:
        super().__init__(16, margin=14, spacing=4)
        self._glances: Final = glances
        self.offered: list[Path] = []
        """What was open when the editor was closed last."""
        self._title: Final = Label("", 15, 600, wrap=False)
        self._empty: Final = Label("", 13, 400, "text3")
        self._list: Final = QVBoxLayout()
        self.rows: list[GlanceRow] = []
        self.again: Final = Button("", ButtonKind.SOFT, "clock")
        self.again.clicked.connect(lambda _on=False: self.again_asked.emit(self.offered))
        glances.arrived.connect(self._show_pictures)
        self.open_button: Final = Button(
            "", ButtonKind.SECONDARY, "folder", EditorActions.key("open")
        )
        self._hint: Final = Label("", 12, 400, "text3")
        self.add(self._title, 4, self.again, self._list, self._empty, None)
        self.add(self._hint, 4, self.open_button)
        self.open_button.clicked.connect(self.open_asked)
        self.refresh()

    def refresh(self) -> None:
        remove(self._list, *self.rows)
        self.rows = []
        for file in recent_files(settings().recents)[:_RECENTS]:
            path = file.path
            note = f"{self._kind(file)} · {names_of(language().translate, file.game).title()}"
            picture = partial(self._glances.of, path)
            row = GlanceRow(path.stem, note, file.game, picture)
            row.setToolTip(plain_tip(str(path)))
            row.clicked.connect(self._opener(path))
            self.rows.append(row)
            self._list.addWidget(row)
        self._offer_again()
        self._empty.setVisible(not self.rows)
        self._title.setText(self.tr("Recent files"))
        self._empty.setText(self.tr("Files that you open or save appear here."))
        self._hint.setText(self.tr("You can also drop files onto the window."))
        self.open_button.setText(self.tr("Open…"))

    def offer(self, paths: Sequence[Path]) -> None:
        """What was open when the editor was closed last."""
        self.offered = list(paths)
        self._offer_again()

    def _offer_again(self) -> None:
        self.again.setVisible(bool(self.offered))
        self.again.setText(self.tr("Open again: %n file(s)", "", len(self.offered)))
        self.again.setToolTip(plain_tip("\n".join(path.name for path in self.offered)))

    def _kind(self, file: RecentFile) -> str:
        if file.is_puzzle:
            return self.tr("Puzzle")
        names = {"deck": self.tr("Deck"), "map": self.tr("Map")}
        return names.get(file.kind, self.tr("Starting layout"))

    def _show_pictures(self) -> None:
        for row in self.rows:
            row.picture.update()

    def _opener(self, path: Path) -> Callable[..., None]:
        return lambda _on=False: self.opened.emit(path)


class StartPage(Ground):
    made = Signal(object)
    """A new document."""
    opened = Signal(object)
    """The path of a file."""
    open_asked = Signal()
    guide_asked = Signal()

    def __init__(self, studio: Studio, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.pictures: Final = StartPictures(studio, self)
        self._title: Final = Label(self.tr("What do you want to make?"), 20, 700)
        self._about: Final = Label("", 14, 400, "text2")
        self.games: Final = {game: StarterCard(game, self.pictures) for game in GAMES}
        self.glances: Final = Glances(studio, self)
        self.recents: Final = RecentFilesCard(self.glances)
        inside = QWidget()
        self._column: Final = QVBoxLayout(inside)
        self.guide_button: Final = Button("", ButtonKind.GHOST, "book", height=34)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self.guide_button)
        self._column.addLayout(head)
        self._column.addWidget(self._about)
        self._row: Final = QHBoxLayout()
        self._grid: Final = QGridLayout()
        for number, card in enumerate(self.games.values()):
            self._grid.addWidget(card, number // 2, number % 2)
            card.made.connect(self.made)
        self._row.addLayout(self._grid, 1)
        self._row.addWidget(self.recents)
        self._column.addLayout(self._row)
        self._column.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(ScrollArea(inside))
        self.recents.opened.connect(self.opened)
        self.recents.open_asked.connect(self.open_asked)
        self.guide_button.clicked.connect(self.guide_asked)
        self.arrangement = self._rules()
        style().follow(self.rearrange)
        self._about.setText(
            self.tr(
                "Tiles belong to a deck: begin with an empty one, or change a copy of the "
                "built-in one. A starting layout prepares the board of a game."
            )
        )
        self.guide_button.setText(self.tr("A tile in a minute"))
        self.recents.refresh()

    def first_focus(self) -> None:
        next(iter(self.games.values())).built_in.setFocus()

    def state(self) -> Sequence[Path]:
        return self.recents.offered

    def take_over(self, state: Sequence[Path]) -> None:
        self.recents.offer(state)

    def _rules(self) -> tuple[Rule, ...]:
        # With large letters there is no room for three columns.
        stacks = Under(860, True, False)
        side = Under(1200, 24.0, Centred(1400, 48))
        high = Under(780, _LOW, _HIGH, down=True)
        return (
            margins(self._column, side, 20, side, 20),
            spacing(8, self._column),
            spacing(16, self._row, self._grid),
            stacked(stacks, self._row),
            width_unless(self.recents, stacks, Under(1200, 272, 320)),
            *(given(card.strip.set_high, high) for card in self.games.values()),
        )


def new_puzzle(game: str) -> LayoutDocument:
    content = LayoutContent.empty(game)
    return LayoutDocument(begin_puzzle(content, new_id(game)))


def _built_in(game: str, kind: str) -> str:
    """The name of the one that comes with the program."""
    for name in builtin_names(kind):
        if builtin_material(name, kind).game == game:
            return name
    raise FileError
