"""The way through a lesson: its chapters, in the rail."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from carcqt.app.lessons.dots import WayBar
from carcqt.app.lessons.texts import said
from carcqt.content.learning.lessons import LessonFile
from carcqt.ui.theme.icons import icon
from carcqt.ui.theme.painting import (
    CENTRE,
    LEFT,
    draw_box,
    draw_ring,
    elided,
    painter,
    shows_focus,
    text_width,
)
from carcqt.ui.theme.style import accent_of, style
from carcqt.ui.tips import plain_tip
from carcqt.ui.widgets.buttons import PaintedButton
from carcqt.ui.widgets.labels import Elided, Label
from carcqt.ui.widgets.removal import clear

_DISC = 26


@dataclass(frozen=True, slots=True)
class ChapterLine:
    number: int
    title: str
    about: str
    is_done: bool
    is_now: bool


class ChapterRow(PaintedButton):
    def __init__(self, line: ChapterLine, brief: bool, parent: QWidget | None = None) -> None:
        self._line, self._brief = line, brief or not line.about
        super().__init__("", parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(f"{line.number}. {line.title}. {line.about}")
        self.setToolTip(plain_tip(line.about if self._brief else ""))

    def sizeHint(self) -> QSize:
        high = 36 if self._brief else 56 if self._line.is_now else 48
        return QSize(style().px(200), style().px(high))

    def minimumSizeHint(self) -> QSize:
        return QSize(style().px(120), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        p, px, line = painter(self), style().px, self._line
        accent, colour = accent_of(self), style().colour
        box = QRectF(self.rect())
        if line.is_now:
            draw_box(p, box, px(10), QColor(accent.soft), QColor(accent.fill), 2)
        elif self.is_hot:
            draw_box(p, box, px(10), colour("hover"))
        side = px(_DISC if not self._brief else 22)
        disc = QRectF(px(8), (box.height() - side) / 2, side, side)
        if line.is_done:
            draw_box(p, disc, side / 2, QColor(accent.fill))
            tick = icon("check", px(16), colour("on_accent"))
            at = disc.center()
            p.drawPixmap(round(at.x() - px(16) / 2), round(at.y() - px(16) / 2), tick)
        else:
            ink = QColor(accent.fill) if line.is_now else colour("line2")
            draw_box(p, disc, side / 2, line=ink, width=1.5)
            p.setPen(QColor(accent.fill) if line.is_now else colour("text2"))
            p.setFont(style().font(12, 600))
            p.drawText(disc, CENTRE, str(line.number))
        left = disc.right() + px(12)
        wide = box.width() - left - px(8)
        fonts = (style().font(size, 600) for size in (14, 13, 12))
        font = next(
            (one for one in fonts if text_width(one, line.title) <= wide), style().font(12, 600)
        )
        p.setFont(font)
        p.setPen(colour("text" if line.is_done or line.is_now else "text2"))
        half = box.height() / 2
        high = box.height() if self._brief else half - px(1)
        top = QRectF(left, 0 if self._brief else px(3), wide, high)
        p.drawText(top, LEFT, elided(font, line.title, wide))
        if not self._brief:
            small = style().font(12, 400)
            p.setFont(small)
            p.setPen(colour("text2"))
            low = QRectF(left, half, wide, half - px(4))
            p.drawText(low, LEFT, elided(small, line.about, wide))
        if shows_focus(self):
            draw_ring(p, box, px(10), accent.fill, style().tokens.surface)


class LessonWay(QWidget):
    """Where one is, how long it still takes, and all chapters to go to."""

    asked = Signal(int)
    """The number of the step that a chapter begins with."""

    def __init__(self, lesson: LessonFile, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lesson, self._now = lesson, 0
        self._is_finished = False
        self.room = 0
        """How much it has to do without: words about chapters, then all but the present one."""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        px = style().px
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(8))
        head = QHBoxLayout()
        self._title, self._left = Label("", 15, 600, wrap=False), Elided("", 12, role="text2")
        head.addWidget(self._title)
        head.addStretch(1)
        head.addWidget(self._left)
        self._bar = WayBar()
        self._rows = QVBoxLayout()
        self._rows.setSpacing(px(2))
        column.addLayout(head)
        column.addWidget(self._bar)
        column.addLayout(self._rows)
        self.rows: list[ChapterRow] = []

    def show_step(self, number: int, *, finished: bool) -> None:
        self._now, self._is_finished = number, finished
        self._show()

    def set_room(self, room: int) -> None:
        if room != self.room:
            self.room = room
            self._show()

    def _show(self) -> None:
        lesson = self._lesson
        steps, chapters = lesson.steps, lesson.model.chapter
        passed = len(steps) if self._is_finished else self._now
        self._title.setText(self.tr("Chapters"))
        left = ceil(lesson.model.minutes * (len(steps) - passed) / len(steps))
        self._left.setText(self.tr("%n min left", "", left) if left else self.tr("done"))
        self._bar.show_share(passed / len(steps))
        names = [chapter.id for chapter in chapters]
        here = names.index(steps[self._now].chapter)
        clear(self._rows)
        self.rows = []
        for number, chapter in enumerate(chapters):
            line = ChapterLine(
                number + 1,
                said(chapter.title),
                said(chapter.about),
                number < here or self._is_finished,
                number == here and not self._is_finished,
            )
            # In the least room the bubble alone names the present one.
            if self.room > 2 or (self.room > 1 and not line.is_now):
                continue
            row = ChapterRow(line, brief=self.room > 0)
            first = next(n for n, step in enumerate(steps) if step.chapter == chapter.id)
            row.clicked.connect(lambda _on=False, first=first: self.asked.emit(first))
            self.rows.append(row)
            self._rows.addWidget(row)
            row.show()
