"""What was tried, and hints that were asked for."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from carcqt.app.solving.actions import SolvingActions
from carcqt.app.table.tiles.lay import TilePicture
from carcqt.board.pictures import Pictures
from carcqt.play.puzzles.verdicts import Mark
from carcqt.rules.tiles import Tile
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.buttons import Button, ButtonKind
from carcqt.ui.widgets.cards import Panel
from carcqt.ui.widgets.labels import Elided, Label
from carcqt.ui.widgets.marks import IconSign
from carcqt.ui.widgets.pointing import Pointing
from carcqt.ui.widgets.removal import clear

_TONES = {Mark.NEAR: "warn", Mark.WRONG: "err", Mark.UNKNOWN: "text2"}
_SIDE, _NARROW_SIDE = 36, 30
"""Pixels of the picture of a tile."""
_SIGNS = {Mark.NEAR: "minus", Mark.WRONG: "close", Mark.UNKNOWN: "help"}


@dataclass(frozen=True, slots=True)
class TryLine:
    mark: Mark
    title: str
    text: str
    chip: str
    is_now: bool = False
    """It lies on the board."""
    tile: Tile | None = None
    """The tile that was laid, if one was."""
    turn: int = 0
    """Quarter turns of that tile."""


class TryRow(Panel):
    def __init__(
        self,
        line: TryLine,
        pictures: Pictures | None,
        *,
        narrow: bool,
        parent: QWidget | None = None,
    ) -> None:
        tone = _TONES[line.mark]
        fill, frame = "sunken", "line"
        if line.is_now and tone != "text2":
            fill, frame = f"{tone}bg", tone
        margin = 6 if narrow else 8
        super().__init__(fill, frame, margin, 10, horizontal=True, parent=parent)
        self.line_shown = line
        texts = QVBoxLayout()
        texts.setSpacing(0)
        texts.addWidget(Label(line.title, 13, 600))
        if not narrow:
            texts.addWidget(Elided(line.text, 12, role="text2"))
        if line.tile is not None and pictures is not None:
            picture = TilePicture(pictures, _NARROW_SIDE if narrow else _SIDE, self)
            picture.show_tile(line.tile, line.turn)
            self.add(picture)
        else:
            self.add(IconSign(_SIGNS[line.mark], 16, tone))
        self.box.addLayout(texts, 1)
        self.add(Label(line.chip, 14, 700, tone, wrap=False, tabular=True))
        self.setAccessibleName(f"{line.title}. {line.text}. {line.chip}")


class Section(QWidget):
    """A heading, something at its end, and what is under it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        px = style().px
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(6))
        head = QHBoxLayout()
        head.setSpacing(px(6))
        self.title, self.end = Label("", 12, 600, "text2", wrap=False), QHBoxLayout()
        self.note = Label("", 12, role="text2", wrap=False)
        head.addWidget(self.title, 1)
        head.addLayout(self.end)
        head.addWidget(self.note)
        column.addLayout(head)
        self.rows = QVBoxLayout()
        self.rows.setSpacing(px(6))
        column.addLayout(self.rows)


class TriesBox(Section):
    """The last one first."""

    pointed = Signal(int)
    """The number of a try; −1, once the pointer has left."""

    def __init__(self, pictures: Pictures | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._lines: tuple[TryLine, ...] = ()
        self._is_narrow = False

    @property
    def lines(self) -> tuple[TryLine, ...]:
        return self._lines

    def show_tries(self, lines: tuple[TryLine, ...], *, narrow: bool) -> None:
        if (lines, narrow) == (self._lines, self._is_narrow):
            return
        self._lines, self._is_narrow = lines, narrow
        clear(self.rows)
        for number, line in enumerate(lines):
            row = TryRow(line, self._pictures, narrow=narrow)
            Pointing(row).told.connect(
                lambda on, number=number: self.pointed.emit(number if on else -1)
            )
            self.rows.addWidget(row)
            row.show()


class HintsBox(QWidget):
    """Those that were asked for, and a button for the next."""

    asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts: tuple[str, ...] = ()
        self.rows = QVBoxLayout()
        self.rows.setSpacing(style().px(6))
        self.more = Button("", ButtonKind.SECONDARY, "bulb", SolvingActions.key("hint"))
        self.more.clicked.connect(self.asked)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(style().px(6))
        column.addLayout(self.rows)
        column.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)

    @property
    def texts(self) -> tuple[str, ...]:
        return self._texts

    @property
    def last(self) -> QWidget | None:
        item = self.rows.itemAt(self.rows.count() - 1)
        return item.widget() if item is not None else None

    def show_hints(self, texts: tuple[str, ...], of: int) -> None:
        self.setVisible(of > 0)
        text = self.tr("Hint {number} of {count}")
        self.more.setText(text.format(number=min(len(texts) + 1, of), count=of))
        self.more.setVisible(len(texts) < of)
        if texts == self._texts:
            return
        self._texts = texts
        clear(self.rows)
        for text in texts:
            panel = Panel("warnbg", "", 10, 10, horizontal=True)
            panel.add(IconSign("bulb", 18, "warn"))
            panel.box.addWidget(Label(text, 13), 1)
            panel.setAccessibleName(text)
            self.rows.addWidget(panel)
            panel.show()
