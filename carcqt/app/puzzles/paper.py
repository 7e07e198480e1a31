"""Puzzles on paper and as a picture to send: what is asked, and on the last page the answers."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Final

from PySide6.QtCore import QMarginsF, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QImage, QPageLayout, QPageSize, QPainter, QPdfWriter

from carcqt.app.previews.tasks import paint_task
from carcqt.app.puzzles.words import PuzzleWords
from carcqt.art.files import output_device, painting
from carcqt.art.studio.jobs import Pixels, image_of
from carcqt.art.studio.studio import Studio
from carcqt.background.bridge import Bridge
from carcqt.content.scenarios import Scenario
from carcqt.content.toml.files import FileError
from carcqt.play.puzzles.collection import PuzzleEntry
from carcqt.play.puzzles.verdicts import ProvenTurns
from carcqt.puzzles.puzzle import Puzzle
from carcqt.ui.language import game_words, language, punctuation, told
from carcqt.words.names import PlayerNames
from carcqt.words.numbers import digits
from carcqt.words.puzzles.tries import TryWords

PICTURE: Final = QSize(1600, 1000)
_DOTS: Final = 300
"""An inch."""
_MARGIN: Final = 15.0
_EACH: Final = 2
"""Puzzles on a page."""
_WRAP: Final = int(Qt.TextFlag.TextWordWrap)
_INK, _SOFT = QColor("#29241D"), QColor("#5A5145")


class TaskPictures(QObject):
    """Painted by workers; told of once all are there."""

    ready = Signal()

    def __init__(
        self, entries: Sequence[PuzzleEntry], studio: Studio, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.entries: Final = [entry for entry in entries if not entry.is_broken]
        self.images: Final[dict[Path, QImage]] = {}
        self._left = len(self.entries)
        self._bridge = Bridge(self._take)
        for entry in self.entries:
            work = studio.order(paint_task, entry.path, PICTURE.width(), PICTURE.height())
            self._bridge.follow(entry.path, work)

    def _take(self, key: object, news: Future[Pixels]) -> None:
        self._left -= 1
        if isinstance(key, Path) and not news.cancelled() and news.exception() is None:
            self.images[key] = image_of(news.result())
        if not self._left:
            self.ready.emit()


class PuzzlePaper(QObject):
    """In the language that is set."""

    def __init__(self, pictures: TaskPictures) -> None:
        super().__init__(pictures)
        self._pictures: Final = pictures
        self._words: Final = PuzzleWords()

    def picture(self, entry: PuzzleEntry) -> QImage:
        """One puzzle to send: its title, what is asked, and the board."""
        wide, head = PICTURE.width(), 190
        image = QImage(
            wide, PICTURE.height() + head + 20, QImage.Format.Format_ARGB32_Premultiplied
        )
        image.fill(QColor("white"))
        with painting(image) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            room = QRectF(40, 24, wide - 80, head - 24)
            self._head(p, entry, room, 1.0)
            p.drawImage(QRectF(0, head, wide, PICTURE.height()), self._image(entry))
        return image

    def write(self, path: Path) -> None:
        """Write all of them as a PDF. Raises FileError if it cannot be written."""
        with output_device(path) as device:
            writer = QPdfWriter(device)
            writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
            writer.setPageMargins(
                QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN), QPageLayout.Unit.Millimeter
            )
            writer.setResolution(_DOTS)
            writer.setTitle(self.tr("Puzzles"))
            with painting(writer) as p:
                self._paint(p, writer)

    def _paint(self, p: QPainter, writer: QPdfWriter) -> None:
        p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        whole = QRectF(p.viewport())
        high = whole.height() / _EACH
        for number, entry in enumerate(self._pictures.entries):
            if number and number % _EACH == 0:
                writer.newPage()
            top = QRectF(0, (number % _EACH) * high, whole.width(), high - _mm(6))
            self._task(p, entry, number + 1, top)
        writer.newPage()
        self._answers(p, writer, whole)

    def _image(self, entry: PuzzleEntry) -> QImage:
        """Return the board, or white paper if it could not be painted."""
        found = self._pictures.images.get(entry.path)
        if found is None:
            found = QImage(PICTURE, QImage.Format.Format_RGB32)
            found.fill(QColor("white"))
        return found

    def _task(self, p: QPainter, entry: PuzzleEntry, number: int, room: QRectF) -> None:
        used = self._head(p, entry, room, _DOTS / 96, f"{number}. ")
        image = self._image(entry)
        box = QRectF(room.left(), used + _mm(2), room.width(), room.bottom() - used - _mm(2))
        by = min(box.width() / image.width(), box.height() / image.height())
        drawn = QRectF(0, 0, image.width() * by, image.height() * by)
        drawn.moveCenter(box.center())
        drawn.moveTop(box.top())
        p.drawImage(drawn, image)

    def _head(
        self, p: QPainter, entry: PuzzleEntry, room: QRectF, by: float, before: str = ""
    ) -> float:
        """Title, level and task; where they end."""
        stars = "★" * (entry.level or 0) + "☆" * (5 - entry.level if entry.level else 0)
        size = 20 if by == 1.0 else 13
        y = _line(p, f"{before}{self._words.title(entry)}", room, room.top(), size * by * 1.4, True)
        about = " · ".join(filter(None, (self._words.game(entry), stars)))
        y = _line(p, about, room, y, size * by * 0.85, False, _SOFT)
        y = _line(p, self._words.task(entry), room, y, size * by, False)
        return _line(p, self._standing(entry), room, y, size * by * 0.85, False, _SOFT)

    def _standing(self, entry: PuzzleEntry) -> str:
        """How the others play, and what each player has: on the screen that is beside the board."""
        try:
            scenario = Scenario.load(entry.path)
            position = Puzzle.of(scenario).position
        except FileError:
            return ""
        table, words = scenario.setup(), game_words(entry.game)
        names = PlayerNames(language().translate, table.names)
        parts = []
        if conditions := self._words.conditions(entry):
            parts.append(conditions)
        pieces = scenario.rules.description.pieces
        for seat, (score, supply) in enumerate(
            zip(position.scores, position.supplies, strict=True)
        ):
            left = (f"{words.pieces(kind.id)} {n}" for kind, n in zip(pieces, supply, strict=True))
            parts.append(punctuation().colon(names.name(seat), ", ".join((digits(score), *left))))
        return "  ".join(parts)

    def _answers(self, p: QPainter, writer: QPdfWriter, whole: QRectF) -> None:
        by = _DOTS / 96
        y = _line(p, self.tr("Answers"), whole, 0, 20 * by, True)
        for number, entry in enumerate(self._pictures.entries, 1):
            text = self._answer(entry)
            title = f"{number}. {self._words.title(entry)}"
            p.setFont(_font(12 * by, False))
            needed = p.boundingRect(whole, _WRAP, text).height() + 30 * by
            if y + needed > whole.bottom():
                writer.newPage()
                y = 0.0
            y = _line(p, title, whole, y + 6 * by, 13 * by, True)
            y = _line(p, text, whole, y, 12 * by, False)

    def _answer(self, entry: PuzzleEntry) -> str:
        """The right first turns, as far as they are proven, and what the author says."""
        try:
            scenario = Scenario.load(entry.path)
            puzzle = Puzzle.of(scenario)
        except FileError:
            return ""
        comment = told({str(code): text for code, text in scenario.model.solution.items()})
        proven = ProvenTurns.of(puzzle, scenario.model.proof)
        if proven is None:
            return comment
        words = TryWords(language().translate, puzzle, scenario.setup())
        turns = [words.turn(puzzle.start(), turn) for turn in proven.right()]
        return "\n".join(filter(None, (" / ".join(turns), comment)))


def _mm(length: float) -> float:
    return length / 25.4 * _DOTS


def _font(pixels: float, bold: bool) -> QFont:
    font = QFont()
    font.setPixelSize(max(1, round(pixels)))
    font.setBold(bold)
    return font


def _line(
    p: QPainter,
    text: str,
    room: QRectF,
    y: float,
    pixels: float,
    bold: bool,
    ink: QColor = _INK,
) -> float:
    """Text from here on, wrapped; where it ends."""
    p.setFont(_font(pixels, bold))
    p.setPen(ink)
    box = QRectF(room.left(), y, room.width(), max(1.0, room.bottom() - y))
    if not text:
        return y
    p.drawText(box, _WRAP, text)
    return float(p.boundingRect(box, _WRAP, text).bottom()) + p.fontMetrics().height() * 0.15
