"""The moments of an analysis: a row each, and the one that is looked at in full."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QColor, QPaintEvent
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
from carcqt.ui.widgets.labels import Label

_ICONS: Final = {MomentKind.MISTAKE: "close", MomentKind.GOOD: "check", MomentKind.LUCK: "dice"}
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
    def __init__(self, line: MomentLine, parent: QWidget | None = None) -> None:
        self.line = line
        super().__init__("", parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(f"{line.when}. {line.title}, {line.points}")

    def sizeHint(self) -> QSize:
        return QSize(style().px(220), style().px(48))

    def minimumSizeHint(self) -> QSize:
        return QSize(style().px(140), style().px(48))

    def paintEvent(self, event: QPaintEvent) -> None:
        p, px, line = painter(self), style().px, self.line
        if self.is_hot:
            draw_box(p, self.rect(), px(10), style().colour("hover"))
        if shows_focus(self):
            accent = accent_of(self)
            draw_ring(p, self.rect(), px(10), accent.fill, style().tokens.surface)
        middle = self.height() / 2
        ink, ground = tone_colours(TONES[line.moment.kind])
        draw_box(p, QRectF(px(8), middle - px(11), px(22), px(22)), px(11), ground)
        draw_icon(p, draw_of(_ICONS[line.moment.kind], px(14), ink), px(12), middle)
        paint_mark(p, QRectF(px(40), middle - px(10), px(20), px(20)), line.colour)
        font = style().font(14, 700)
        p.setFont(font)
        p.setPen(ink)
        right = self.width() - px(10)
        p.drawText(QRectF(0, 0, right, self.height()), RIGHT, line.points)
        wide = right - text_width(font, line.points) - px(76)
        p.setFont(style().font(12))
        p.setPen(style().colour("text2"))
        p.drawText(QRectF(px(70), middle - px(19), wide, px(18)), LEFT, line.when)
        font = style().font(13, 600)
        p.setFont(font)
        p.setPen(style().colour("text"))
        p.drawText(QRectF(px(70), middle, wide, px(19)), LEFT, elided(font, line.title, wide))


class OpenMoment(Panel):
    """The one that is looked at: what was played, what was better, and on from there."""

    play_on = Signal()

    def __init__(self, line: MomentLine, parent: QWidget | None = None) -> None:
        super().__init__(margin=4, spacing=4, parent=parent)
        self.row = MomentRow(line)
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
