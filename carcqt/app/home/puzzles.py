"""Puzzles on the home page: all of them in a card beside the games, and the one of the day."""

from __future__ import annotations

from datetime import date
from typing import Final

from PySide6.QtCore import QDate, QLocale, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from carcqt.app.previews.picture import PreviewPicture, draw_preview
from carcqt.app.puzzles.words import PuzzleWords
from carcqt.app.solving.telling import clock, number
from carcqt.play.puzzles.collection import PuzzleEntry
from carcqt.play.puzzles.progress import PuzzleProgress
from carcqt.play.puzzles.rating import level_of
from carcqt.ui.language import language
from carcqt.ui.layout_check import float_over
from carcqt.ui.theme.painting import CENTRE, draw_box, painter
from carcqt.ui.theme.style import accent_of, style
from carcqt.ui.widgets.buttons import Button, ButtonKind
from carcqt.ui.widgets.cards import Card, CardButton
from carcqt.ui.widgets.labels import Elided, Label
from carcqt.ui.widgets.marks import IconSign
from carcqt.ui.widgets.pills import StateBadge
from carcqt.ui.widgets.stars import Stars

_SCALE: Final = 0.5
_LEAST: Final = 64
"""Of the picture, however long the sentence is."""
_ROOMY: Final = 260
"""From which height on there is room for the sentence."""
_FEW: Final = 2
"""Days in a row from which on they are told."""


class SolvedRing(QWidget):
    """How many of all are solved: a ring, or in little room a bar."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._solved, self._of, self._text = 0, 1, ""
        self.is_bar = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_share(self, solved: int, of: int, text: str) -> None:
        self._solved, self._of, self._text = solved, max(1, of), text
        self.setAccessibleName(f"{solved} {text}")
        self.update()

    def set_bar(self, on: bool) -> None:
        self.is_bar = on
        across = QSizePolicy.Policy.Expanding if on else QSizePolicy.Policy.Fixed
        self.setSizePolicy(across, QSizePolicy.Policy.Fixed)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        px = style().px
        return QSize(px(80), px(8)) if self.is_bar else QSize(px(82), px(82))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        p, px, accent = painter(self), style().px, QColor(accent_of(self).fill)
        share, ground = self._solved / self._of, style().colour("surface")
        if self.is_bar:
            draw_box(p, self.rect(), self.height() / 2, ground)
            done = QRectF(0, 0, self.width() * share, self.height())
            draw_box(p, done, self.height() / 2, accent)
            return
        box = QRectF(self.rect()).adjusted(px(5), px(5), -px(5), -px(5))
        p.setPen(QPen(ground, px(8)))
        p.drawEllipse(box)
        pen = QPen(accent, px(8))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        p.setPen(pen)
        if share:
            p.drawArc(box, 90 * 16, round(-share * 360 * 16))
        p.setPen(style().colour("text"))
        p.setFont(style().font(18, 700))
        p.drawText(box.adjusted(0, -px(12), 0, -px(12)), CENTRE, str(self._solved))
        p.setFont(style().font(11))
        p.drawText(box.adjusted(0, px(14), 0, px(14)), CENTRE, self._text)


class PuzzlesCard(CardButton):
    """Of no game, so in the colour of what belongs to none."""

    next_asked = Signal()
    random_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(margin=14, spacing=10, parent=parent)
        self._title = Elided(self.tr("Puzzles"), 16, 600)
        self.ring = SolvedRing()
        self._level = Label(self.tr("My level"), 12, role="text2", wrap=False)
        self.number, self.stars = Label("", 20, 700), Stars()
        self._solved = Label("", 12, role="text2", wrap=False)
        self.pictures: Final = [
            PreviewPicture(width=98, height=78, radius=8, scale=0.3, corner=True) for _ in range(2)
        ]
        self.next = Button(self.tr("Next"), ButtonKind.SECONDARY)
        self.random = Button(self.tr("Random"), ButtonKind.SECONDARY)
        head, middle, level = QHBoxLayout(), QHBoxLayout(), QVBoxLayout()
        head.addWidget(IconSign("puzzle", 20, "accent"))
        head.addWidget(self._title, 1)
        head.addWidget(IconSign("chevron-right", 18, "accent"))
        level.setSpacing(2)
        level.setContentsMargins(0, 0, 0, 0)
        level.addStretch(1)
        for part in (self._level, self.number, self.stars):
            level.addWidget(part, alignment=Qt.AlignmentFlag.AlignLeft)
        level.addStretch(1)
        middle.addWidget(self.ring)
        middle.addLayout(level, 1)
        self._middle, self._below = middle, QVBoxLayout()
        row = QHBoxLayout()
        for picture in self.pictures:
            row.addWidget(picture)
        self._buttons = QHBoxLayout()
        self.box.addLayout(head)
        self.box.addLayout(middle)
        self.box.addLayout(self._below)
        self.box.addWidget(self._solved)
        self.box.addLayout(row)
        self.box.addStretch(1)
        self.box.addLayout(self._buttons)
        self._buttons.addWidget(self.next, 1)
        self._buttons.addWidget(self.random, 1)
        self.add()
        for button in (self.next, self.random):
            button.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, False)
        self.next.clicked.connect(self.next_asked)
        self.random.clicked.connect(self.random_asked)

    def arrange(self, height: int, *, narrow: bool) -> None:
        """For a card whose picture would be so high."""
        self.ring.set_bar(narrow)
        self._title.set_px(14 if narrow else 16)
        place = self._below if narrow else self._middle
        other = self._middle if narrow else self._below
        if other.indexOf(self.ring) >= 0:
            other.removeWidget(self.ring)
            place.insertWidget(0, self.ring)
        self._solved.setVisible(narrow)
        for picture in self.pictures:
            picture.setVisible(not narrow and height >= 200)
        direction = (
            QHBoxLayout.Direction.TopToBottom if narrow else QHBoxLayout.Direction.LeftToRight
        )
        self._buttons.setDirection(direction)

    def show_state(self, solved: int, of: int, rating: float | None) -> None:
        self.ring.show_share(solved, of, self.tr("of {count}").format(count=of))
        text = self.tr("{solved} of {count} solved")
        self._solved.setText(text.format(solved=solved, count=of))
        self.number.setText(self.tr("no level yet") if rating is None else number(rating))
        self.number.set_px(13 if rating is None else 20)
        self.stars.setVisible(rating is not None)
        self.stars.set_count(level_of(rating) if rating is not None else 0)
        name = self.tr("Puzzles")
        self.setAccessibleName(f"{name}. {text.format(solved=solved, count=of)}")

    def show_pictures(self, shown: list[tuple[str, QPixmap | None]]) -> None:
        for picture, (game, pixmap) in zip(self.pictures, shown, strict=False):
            picture.show_picture(pixmap, game)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        accent = accent_of(self)
        line = QColor(accent.fill)
        width = 2.0 if self.is_hot else 1.0
        draw_box(
            painter(self), self.rect(), style().px(self.radius), QColor(accent.soft), line, width
        )


class DailyCard(Card):
    """The picture, the date over it, and what is asked."""

    asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(margin=0, spacing=0, parent=parent)
        self.entry: PuzzleEntry | None = None
        self._pixmap: QPixmap | None = None
        self._height, self._high = 280, 136
        self._room = QWidget()
        self.date = StateBadge("", "", "clock", self)
        float_over(self.date)
        self._head, self.stars = Label("", 12, 600, "accent"), Stars(px=13)
        self.title, self.task = Elided("", 16, 600), Label("", 13, role="text2")
        self.button = Button("", ButtonKind.SECONDARY, "play")
        self.button.clicked.connect(self.asked)
        self.state = StateBadge("", "warn")
        head, foot, column = QHBoxLayout(), QHBoxLayout(), QVBoxLayout()
        head.addWidget(self._head, 1)
        head.addWidget(self.stars, 0, Qt.AlignmentFlag.AlignTop)
        foot.addWidget(self.button)
        foot.addStretch(1)
        foot.addWidget(self.state)
        self._column = column
        column.addLayout(head)
        column.addWidget(self.title)
        column.addWidget(self.task)
        column.addStretch(1)
        column.addLayout(foot)
        self.add(self._room)
        self.box.addLayout(column, 1)
        style().follow(self._measure)

    def arrange(self, height: int, *, narrow: bool, tight: bool = False) -> None:
        """How high it is at 100 %; tight is one card among others."""
        self.setFixedHeight(style().px(height))
        self._height = height
        self.title.set_px(13 if tight else 16)
        self.task.setVisible(not narrow and height >= _ROOMY)
        self._measure()

    def show_entry(
        self, entry: PuzzleEntry, day: date, progress: PuzzleProgress, running: int
    ) -> None:
        self.entry = entry
        words = PuzzleWords()
        locale = QLocale(language().code)
        shown = locale.toString(QDate(day.year, day.month, day.day), "d MMM")
        self.date.set_state(shown, "", "clock")
        self._head.setText(self.tr("Puzzle of the day"))
        self.stars.set_count(
            entry.level or 0, self.tr("Level {level} of 5").format(level=entry.level)
        )
        self.title.setText(words.title(entry))
        self.task.setText(words.task(entry))
        if progress.is_solved:
            self.button.setText(self.tr("Replay"))
            stars = "★" * progress.stars
            self.state.set_state(f"{stars} {clock(progress.seconds)}".strip(), "ok", "check")
        else:
            begun = self.tr("Continue") if progress.is_begun else self.tr("Solve")
            self.button.setText(begun)
            text = self.tr("%n days in a row", "", running) if running >= _FEW else ""
            self.state.set_state(text, "warn", "fire")
        self.state.setVisible(bool(self.state.text))
        self.button.setAccessibleName(f"{self._head.text()}. {self.title.text()}")
        self._measure()
        self.update()

    def show_picture(self, pixmap: QPixmap | None) -> None:
        self._pixmap = pixmap
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._measure()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.entry is None:
            return
        p, radius = painter(self), style().px(self.radius)
        place = QRectF(0.5, 0.5, self.width() - 1, style().px(self._high))
        scale = _SCALE * style().scale
        draw_preview(p, place, self._pixmap, radius, scale, only_top=True, corner=True)

    def _measure(self) -> None:
        px = style().px
        # A long sentence takes its lines from the picture.
        task = self.task.heightForWidth(self.width() - 2 * px(16)) / style().scale
        taken = 120 + (0 if self.task.isHidden() else round(task) + 4)
        self._high = max(_LEAST, self._height - taken)
        self._room.setFixedHeight(px(self._high))
        self._column.setContentsMargins(px(16), px(8), px(16), px(12))
        self._column.setSpacing(px(4))
        self.date.adjustSize()
        self.date.move(px(12), px(12))
        self.date.raise_()
