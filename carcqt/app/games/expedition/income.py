"""Income cards: a number, what it counts, and what it would announce now."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from carcqt.art.brush.sprites import put
from carcqt.art.drawings.species import medal
from carcqt.rules.games.expedition.facts import ALL, GUIDE, SPECIES
from carcqt.ui.theme.icons import icon
from carcqt.ui.theme.painting import CENTRE, draw_box, painter
from carcqt.ui.theme.style import accent_of, style
from carcqt.ui.tips import plain_tip
from carcqt.ui.widgets.buttons import PaintedButton

_LIFT: Final = 8
"""How far the chosen card is pulled out of the hand."""


class CardState(Enum):
    HELD = "held"
    PLAYED = "played"
    """It comes back once all have been played."""
    NOW = "now"
    """It lies on the table in this round."""


@dataclass(frozen=True, slots=True)
class CardFace:
    value: int
    tie: int
    shows: str
    state: CardState
    foot: str
    """What it would announce, or what has become of it."""
    spoken: str


class IncomeCardButton(PaintedButton):
    """Large in a hand that one chooses from; otherwise slim, its number and sign only."""

    def __init__(self, face: CardFace, *, slim: bool, wide: int = 66, parent: QWidget) -> None:
        self.face, self._slim, self._wide = face, slim, wide
        super().__init__("", parent)
        # A click must not take the keys away from the table.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(face.spoken)
        self.setToolTip(plain_tip(face.spoken))

    def nextCheckState(self) -> None:
        """Only the decision says which card is chosen."""

    def sizeHint(self) -> QSize:
        px = style().px
        if self._slim:
            wide = 62 if self.face.shows == ALL else 46
            return QSize(px(min(wide, self._wide)), px(28))
        return QSize(px(self._wide), px(88 + _LIFT))

    def paintEvent(self, event: QPaintEvent) -> None:
        p, px, colour, accent = painter(self), style().px, style().colour, accent_of(self)
        box = QRectF(self.rect())
        if not self._slim:
            box.adjust(0, 0 if self.isChecked() else px(_LIFT), 0, 0)
            box.setHeight(px(88))
        fill, line, width = colour("raised"), colour("line2", 150), 1.0
        if self.isChecked():
            line, width = QColor(accent.fill), 3.0
        elif self.face.state is CardState.NOW:
            line, width = QColor(accent.fill), 1.5
        elif self.isEnabled() and self.is_hot:
            fill, line = colour("hover"), colour("line2")
        if self.face.state is CardState.PLAYED:
            fill, line = colour("surface"), colour("line")
        draw_box(p, box, px(8), fill, line, width)
        self._draw_slim(p, box) if self._slim else self._draw_large(p, box)

    def _draw_slim(self, p: QPainter, box: QRectF) -> None:
        px = style().px
        played = self.face.state is CardState.PLAYED
        p.setFont(style().font(13, 700))
        p.setPen(style().colour("text3" if played else "text"))
        p.setOpacity(0.55 if played else 1)
        left = QRectF(box.left() + px(6), box.top(), px(14), box.height())
        p.drawText(left, CENTRE, str(self.face.value))
        is_wide = self.face.shows == ALL and box.width() > px(50)
        sign = px(18 if is_wide or self.face.shows != ALL else 12)
        aside = px(22 if is_wide else 14)
        self._draw_sign(p, QPointF(box.right() - aside, box.center().y()), sign)
        p.setOpacity(1)

    def _draw_large(self, p: QPainter, box: QRectF) -> None:
        px, colour, accent, face = style().px, style().colour, accent_of(self), self.face
        played = face.state is CardState.PLAYED
        p.setFont(style().font(20, 700))
        p.setPen(colour("text3" if played else "text"))
        aside = px(8 if box.width() > px(50) else 5)
        top = QRectF(box.left() + aside, box.top() + px(4), box.width() - 2 * aside, px(26))
        p.drawText(top, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, str(face.value))
        p.setFont(style().font(11))
        p.setPen(colour("text3" if played else "text2"))
        top.setHeight(px(20))
        p.drawText(top, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(face.tie))
        p.setOpacity(0.35 if played else 1)
        sign = min(px(32), (box.width() - px(8)) / (1.6 if face.shows == ALL else 1))
        self._draw_sign(p, QPointF(box.center().x(), box.top() + px(45)), sign)
        p.setOpacity(1)
        aside = px(6 if box.width() > px(50) else 2)
        foot = QRectF(box.left() + aside, box.bottom() - px(24), box.width() - 2 * aside, px(18))
        fill = colour("sunken") if played else QColor(accent.soft)
        draw_box(p, foot, px(4), fill)
        p.setFont(style().font(11 if played or face.state is CardState.NOW else 13, 600))
        p.setPen(colour("text3") if played else QColor(accent.fill))
        p.drawText(foot, CENTRE, face.foot)

    def _draw_sign(self, p: QPainter, at: QPointF, side: float) -> None:
        """A species, all of them, or a shield."""
        if self.face.shows == ALL:
            small = side * (0.52 if side > style().px(20) else 0.62)
            for number, species in enumerate(SPECIES):
                column, row = number % 3, number // 3
                dx = (column - 1 + row * 0.5) * small * 1.02
                dy = (row - 0.5) * small * 1.02
                put(p, medal(species), at.x() + dx, at.y() + dy, small * 0.92)
        elif self.face.shows == GUIDE:
            shield = icon("shield", round(side), style().colour("text2"))
            p.drawPixmap(at - QPointF(side / 2, side / 2), shield)
        else:
            put(p, medal(self.face.shows), at.x(), at.y(), side)
