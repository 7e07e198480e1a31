"""The moments of an analysis: a row each, and the one that is looked at in full."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from carcqt.board.brushes import paint_mark
from carcqt.play.analysing.analysis import KeyMoment, MomentKind
from carcqt.ui.actions import ENTER
from carcqt.ui.theme.icons import icon as draw_of
from carcqt.ui.theme.painting import (
    LEFT,
    RIGHT,
    draw_box,
    draw_icon,
    draw_ring,
    elided,
    painter,
    shows_focus,
    text_width,
    tone_colours,
)
from carcqt.ui.theme.style import accent_of, style
from carcqt.ui.widgets.buttons import Button, ButtonKind, PaintedButton
from carcqt.ui.widgets.cards import Panel
from carcqt.ui.widgets.labels import Label, breakable

_ICONS: Final = {MomentKind.MISTAKE: "close", MomentKind.GOOD: "check", MomentKind.LUCK: "dice"}
_POINTS: Final = (14, 700)
_TITLE: Final = (13, 600)
_WRAP: Final = int(
    Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
)
TONES: Final = {MomentKind.MISTAKE: "err", MomentKind.GOOD: "ok", MomentKind.LUCK: "warn"}


@dataclass(frozen=True, slots=True)
class MomentLine:
    moment: KeyMoment
    when: str
    title: str
    points: str
    texts: tuple[str, ...]
    colour: int


class MomentRow(PaintedButton):
    """One line of title, or as many as it takes."""

    def __init__(
        self, line: MomentLine, *, whole: bool = False, parent: QWidget | None = None
    ) -> None:
        self.line = line
        super().__init__("", parent)
        down = QSizePolicy.Policy.Preferred if whole else QSizePolicy.Policy.Fixed
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, down)
        policy.setHeightForWidth(whole)
        self.setSizePolicy(policy)
        self.setAccessibleName(f"{line.when}. {line.title}, {line.points}")

    def sizeHint(self) -> QSize:
        return QSize(style().px(220), style().px(48))

    def minimumSizeHint(self) -> QSize:
        return QSize(style().px(140), style().px(48))

    def hasHeightForWidth(self) -> bool:
        return self.sizePolicy().hasHeightForWidth()

    def heightForWidth(self, width: int) -> int:
        metrics = QFontMetrics(style().font(*_TITLE))
        room = QRect(0, 0, self._title_width(width), 16 * metrics.height())
        title = metrics.boundingRect(room, _WRAP, breakable(self.line.title))
        return style().px(48) + max(0, title.height() - metrics.height())

    def _title_width(self, width: int) -> int:
        points = text_width(style().font(*_POINTS), self.line.points)
        return int(width - style().px(10) - points - style().px(76))

    def paintEvent(self, event: QPaintEvent) -> None:
        p, px, line = painter(self), style().px, self.line
        if self.is_hot:
            draw_box(p, self.rect(), px(10), style().colour("hover"))
        if shows_focus(self):
            accent = accent_of(self)
            draw_ring(p, self.rect(), px(10), accent.fill, style().tokens.surface)
        middle = px(24)
        ink, ground = tone_colours(TONES[line.moment.kind])
        draw_box(p, QRectF(px(8), middle - px(11), px(22), px(22)), px(11), ground)
        draw_icon(p, draw_of(_ICONS[line.moment.kind], px(14), ink), px(12), middle)
        paint_mark(p, QRectF(px(40), middle - px(10), px(20), px(20)), line.colour)
        p.setFont(style().font(*_POINTS))
        p.setPen(ink)
        p.drawText(QRectF(0, 0, self.width() - px(10), 2 * middle), RIGHT, line.points)
        wide = self._title_width(self.width())
        p.setFont(style().font(12))
        p.setPen(style().colour("text2"))
        p.drawText(QRectF(px(70), middle - px(19), wide, px(18)), LEFT, line.when)
        font, room = style().font(*_TITLE), QRectF(px(70), middle, wide, self.height() - middle)
        p.setFont(font)
        p.setPen(style().colour("text"))
        if self.hasHeightForWidth():
            p.drawText(room.adjusted(0, px(1), 0, 0), _WRAP, breakable(line.title))
        else:
            room.setHeight(px(19))
            p.drawText(room, LEFT, elided(font, line.title, wide))


class OpenMoment(Panel):
    """The one that is looked at: what was played, what was better, and on from there."""

    play_on = Signal()

    def __init__(self, line: MomentLine, parent: QWidget | None = None) -> None:
        super().__init__(margin=4, spacing=4, parent=parent)
        self.row = MomentRow(line, whole=True)
        texts = QVBoxLayout()
        texts.setContentsMargins(style().px(10), 0, style().px(10), style().px(6))
        texts.setSpacing(style().px(6))
        for number, text in enumerate(line.texts):
            texts.addWidget(Label(text, 13, role="text" if number else "text2"))
        self.button = Button("", ButtonKind.PRIMARY, "play", ENTER.keys)
        self.button.clicked.connect(self.play_on)
        texts.addWidget(self.button)
        self.puzzle = Button("")
        texts.addWidget(self.puzzle)
        self.add(self.row, texts)

    def paintEvent(self, event: QPaintEvent) -> None:
        p, accent = painter(self), accent_of(self)
        radius = style().px(self.radius)
        draw_box(p, self.rect(), radius, style().colour("surface"), QColor(accent.fill), 2)
