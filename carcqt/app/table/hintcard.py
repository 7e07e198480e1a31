"""Three good turns over the board: what each does, what it is worth, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from html import escape
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from carcqt.ui.theme.painting import CENTRE, LEFT, RIGHT, draw_box, elided, painter, text_width
from carcqt.ui.theme.style import accent_of, style
from carcqt.ui.widgets.buttons import IconButton, PaintedButton
from carcqt.ui.widgets.cards import Card
from carcqt.ui.widgets.keycaps import KeyCap
from carcqt.ui.widgets.labels import Elided, Label
from carcqt.ui.widgets.marks import IconSign
from carcqt.ui.widgets.removal import clear

_WIDE: Final = 300
_ROW, _CELL, _DISC = 76, 44, 26
_FOOT: Final = 56
"""Where pills lie over the board."""
_FONTS: Final = (14, 13, 12)
"""Of what a turn does, by how much room there is."""
_SECOND, _THIRD = "#835400", "#5a5145"


class HintTone(Enum):
    """What the turns are good for, all in all."""

    GOOD = auto()
    ONLY = auto()
    """There is no other."""
    BAD = auto()
    """Worse than doing nothing, as all others are."""
    FLAT = auto()
    """As good as doing nothing."""
    CHOICE = auto()
    """Good ones, of a turn that has begun."""


@dataclass(frozen=True, slots=True)
class HintLine:
    act: str
    points: str
    parts: tuple[tuple[str, str], ...]
    """Reasons, the main one first, each with its points."""
    said: str
    """The same as a sentence."""
    rest: str = ""
    """That there are more than the main one, where only that is told."""


def disc_colour(widget: QWidget, number: int) -> QColor:
    """A rank as it is seen on the board."""
    first = accent_of(widget).fill
    return QColor((first, _SECOND, _THIRD)[min(number, 2)])


def reason_text(line: HintLine, width: float, most: int | None = None) -> QTextDocument:
    """All reasons, or so many."""
    text = QTextDocument()
    text.setDocumentMargin(0)
    text.setDefaultFont(style().font(13))
    ink, strong = style().colour("text2").name(), style().colour("text").name()
    rows = []
    for number, (reason, points) in enumerate(line.parts[:most]):
        said = _plain(reason)
        if number == 0:
            # The main reason stands out.
            said = f'<b style="color:{strong}">{said}</b>'
        rows.append(f'<tr><td>{said}</td><td align="right">&nbsp;{_plain(points)}</td></tr>')
    if most is not None and line.rest:
        rows.append(f"<tr><td>{_plain(line.rest)}</td><td></td></tr>")
    text.setHtml(f'<table width="100%" cellspacing="0" style="color:{ink}">{"".join(rows)}</table>')
    text.setTextWidth(width)
    return text


def _plain(text: str) -> str:
    """Text without markup in one that has it, where Qt would let a line end at a narrow space."""
    return escape(text).replace("\u202f", "&nbsp;")


class HintRow(PaintedButton):
    """One turn. A cell has no room for its reason, which stands below all cells."""

    entered = Signal()
    pointed = Signal(int)
    """At one of the reasons, by its number; at none, which is −1."""

    def __init__(
        self, number: int, line: HintLine | None, *, is_cell: bool, parent: QWidget
    ) -> None:
        self._number, self._line, self._is_cell = number, line, is_cell
        self._most: int | None = None
        self._at = -1
        super().__init__("", parent)
        self.setMouseTracking(True)
        self.setCheckable(True)
        across = QSizePolicy.Policy.Expanding
        self.setSizePolicy(across, QSizePolicy.Policy.Fixed)
        self.setEnabled(line is not None)
        if line is not None:
            head = ", ".join(filter(None, (line.act, line.points)))
            self.setAccessibleName(f"{number + 1}. {head}. {line.said}")
            if is_cell:
                self.setToolTip(line.act)

    def set_brief(self, brief: bool) -> None:
        """Where there is no room for all, the main reason stands for the others."""
        self._most = 1 if brief else None
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        px = style().px
        if self._is_cell:
            return QSize(px(120), px(_CELL))
        high = px(_ROW)
        if self._line is not None:
            text = reason_text(self._line, self._text_width(px(_WIDE - 16)), self._most)
            high = max(high, px(40) + round(text.size().height()) + px(10))
        return QSize(px(_WIDE - 16), high)

    def minimumSizeHint(self) -> QSize:
        return QSize(style().px(80), self.sizeHint().height())

    def _text_width(self, width: int) -> int:
        return width - style().px(44 + 14)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.entered.emit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._point(self.reason_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point(-1)

    def _point(self, number: int) -> None:
        if number != self._at:
            self._at = number
            self.pointed.emit(number)

    def reason_at(self, at: QPointF) -> int:
        """The number of the reason that stands there, or −1."""
        if self._line is None or self._is_cell:
            return -1
        px = style().px
        text = reason_text(self._line, self._text_width(self.width()), self._most)
        inside = at - QPointF(px(44), px(41))
        if not QRectF(QPointF(), text.size()).contains(inside):
            return -1
        place = text.documentLayout().hitTest(inside, Qt.HitTestAccuracy.FuzzyHit)
        cursor = QTextCursor(text)
        cursor.setPosition(place)
        table = cursor.currentTable()
        return -1 if table is None else table.cellAt(cursor).row()

    def paintEvent(self, event: QPaintEvent) -> None:
        p, px, colour, accent = painter(self), style().px, style().colour, accent_of(self)
        fill: QColor | None = None
        line = colour("line") if self._is_cell else None
        if self.isChecked():
            fill, line = QColor(accent.soft), QColor(accent.fill)
        elif self.is_hot:
            fill = colour("hover")
        draw_box(p, self.rect(), px(10), fill, line, 2 if self.isChecked() else 1)
        middle = self.height() / 2 if self._is_cell else px(24)
        if self._line is None:
            self._paint_waiting(p, middle)
            return
        disc = px(_DISC) / 2
        at = QPointF(px(10) + disc, middle)
        p.setPen(QColor("#ffffff"))
        p.setBrush(disc_colour(self, self._number))
        p.drawEllipse(at, disc, disc)
        ink = QColor("#ffffff")
        if disc_colour(self, self._number).lightness() > 150:
            ink = QColor("#1b140c")
        p.setPen(ink)
        p.setFont(style().font(14, 700))
        box = QRectF(at.x() - disc, at.y() - disc, 2 * disc, 2 * disc)
        p.drawText(box, CENTRE, str(self._number + 1))
        font = style().font(16, 700)
        p.setFont(font)
        p.setPen(QColor(accent.fill) if self.isChecked() else colour("text2"))
        right = self.width() - px(14)
        p.drawText(QRectF(0, middle - px(14), right, px(28)), RIGHT, self._line.points)
        wide = right - text_width(font, self._line.points) - px(8) - px(44)
        # A long name in smaller letters, rather than cut.
        fonts = [style().font(size, 600) for size in _FONTS]
        font = next((each for each in fonts if text_width(each, self._line.act) <= wide), fonts[-1])
        p.setFont(font)
        p.setPen(colour("text"))
        act, flags = elided(font, self._line.act, wide), LEFT
        if self.is_cut:
            # In two rows; the words below say it whole.
            act = elided(font, self._line.act, 1.7 * wide)
            flags |= Qt.TextFlag.TextWordWrap
        p.drawText(QRectF(px(44), middle - px(18), wide, px(36)), flags, act)
        if not self._is_cell:
            p.translate(px(44), px(41))
            reason_text(self._line, self._text_width(self.width()), self._most).drawContents(p)

    @property
    def is_cut(self) -> bool:
        """Whether there is no room in one row for what its turn does."""
        if self._line is None:
            return False
        px = style().px
        points = text_width(style().font(16, 700), self._line.points)
        room = self.width() - px(14) - points - px(8) - px(44)
        return text_width(style().font(_FONTS[-1], 600), self._line.act) > room

    def _paint_waiting(self, p: QPainter, middle: float) -> None:
        """Where a turn will stand."""
        px, grey = style().px, style().colour("sunken")
        draw_box(p, QRectF(px(10), middle - px(13), px(26), px(26)), px(13), grey)
        draw_box(p, QRectF(px(44), middle - px(7), self.width() * 0.45, px(14)), px(6), grey)
        if not self._is_cell:
            for number, share in enumerate((0.75, 0.6)):
                top = px(46 + 20 * number)
                draw_box(p, QRectF(px(44), top, self.width() * share, px(11)), px(5), grey)


class HintCard(Card):
    chosen = Signal(int)
    """Looked at."""
    taken = Signal(int)
    """Clicked: it is to be made."""
    pointed = Signal(int, int)
    """At a reason of one of them; at none, which is −1."""
    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(16, "surface", margin=8, spacing=8, floating=True, parent=parent)
        self.rows: list[HintRow] = []
        self._lines: tuple[HintLine, ...] | None = None
        self._tone = HintTone.GOOD
        self._meaning = ""
        self.is_strip = False
        self._is_brief = False
        self._number = 0
        self._why: Label | None = None
        self._keys: Sequence[tuple[str, str]] = ()
        style().changed.connect(self._rebuild)
        self.hide()

    def show_lines(
        self,
        lines: tuple[HintLine, ...] | None,
        keys: Sequence[tuple[str, str]],
        tone: HintTone,
        *,
        meaning: str,
        strip: bool,
    ) -> None:
        """None while they are being thought out; and what is to be known of all of them."""
        self._lines, self._keys, self._tone, self.is_strip = lines, keys, tone, strip
        self._meaning = meaning
        self._rebuild()

    @property
    def is_told(self) -> bool:
        """Whether it tells turns, rather than that they are being thought out."""
        return self._lines is not None

    def choose(self, number: int | None) -> None:
        for row in self.rows:
            row.setChecked(self.rows.index(row) == number)
        self._number = number or 0
        self._say_why()
        self._make_brief()

    def _make_brief(self) -> None:
        """Of those that are not looked at little is told, if not all can be."""
        for number, row in enumerate(self.rows):
            row.set_brief(self._is_brief and number != self._number)

    def _say_why(self) -> None:
        if self._why is not None and self._lines:
            line, row = self._lines[self._number], self.rows[self._number]
            self._why.setText(f"{line.act}. {line.said}" if row.is_cut else line.said)

    @property
    def is_tight(self) -> bool:
        """Whether it tells other things than it was put there with."""
        if not self.is_strip:
            return self._is_brief
        return self.heightForWidth(self.width()) != self.height()

    @property
    def title(self) -> str:
        if self._lines is None:
            return self.tr("Looking for good turns…")
        match self._tone:
            case HintTone.ONLY:
                return self.tr("Only one turn is possible")
            case HintTone.BAD:
                return self.tr("The least bad turn(s)", "", len(self._lines))
            case HintTone.FLAT:
                return self.tr("Little to be gained here")
            case HintTone.CHOICE:
                return self.tr("%n good choice(s)", "", len(self._lines))
            case HintTone.GOOD:
                return {
                    1: self.tr("One good turn"),
                    2: self.tr("Two good turns"),
                    3: self.tr("Three good turns"),
                }[len(self._lines)]

    def _rebuild(self) -> None:
        clear(self.box)
        self.rows, self._why = [], None
        count = 3 if self._lines is None else len(self._lines)
        for number in range(count):
            line = self._lines[number] if self._lines else None
            row = HintRow(number, line, is_cell=self.is_strip, parent=self)
            row.entered.connect(lambda number=number: self.chosen.emit(number))
            row.clicked.connect(lambda _=False, number=number: self.taken.emit(number))
            row.pointed.connect(lambda reason, number=number: self.pointed.emit(number, reason))
            self.rows.append(row)
        close = IconButton("close", self.tr("Hide the hints"), 28)
        close.clicked.connect(self.closed)
        self.setAccessibleName(self.title)
        if self.is_strip:
            self._build_strip(close)
        else:
            self._build_column(close)
        for child in self.findChildren(QWidget):
            # What goes is still there, and hidden.
            if not child.testAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide):
                child.show()

    def _build_column(self, close: IconButton) -> None:
        head = QHBoxLayout()
        head.setContentsMargins(style().px(8), style().px(4), 0, 0)
        head.addWidget(IconSign("bulb", 20, "accent"))
        head.addWidget(Elided(self.title, 15, 600), 1)
        head.addWidget(close)
        self.add(head, *self.rows)
        if self._meaning:
            foot = QHBoxLayout()
            foot.setContentsMargins(style().px(8), 0, style().px(8), style().px(4))
            foot.addWidget(Label(self._meaning, 12, role="text2"), 1)
            self.add(foot)

    def _build_strip(self, close: IconButton) -> None:
        head = QHBoxLayout()
        head.setSpacing(style().px(8))
        for row in self.rows:
            head.addWidget(row, 1)
        if self._lines is not None and len(self._lines) < 3:
            head.addWidget(Elided(self.title, 13, 600, "text2"), 1)
        head.addWidget(close)
        self._why = Label("" if self._lines else self.title, 13, role="text2")
        self._why.setToolTip(self._meaning)
        keys = QHBoxLayout()
        keys.setSpacing(style().px(8))
        for key, text in self._keys:
            keys.addWidget(KeyCap(key.replace(" – ", "–")))
            keys.addWidget(Label(text, 12, role="text2", wrap=False))
            keys.addSpacing(style().px(6))
        keys.addStretch(1)
        self.add(head, self._why, keys)

    def put(self, room: QRect) -> QSize:
        """Top left, or under the board; tells how much of the room that takes."""
        gap = style().px(12) - self.shadow
        if self.is_strip:
            wide = room.width() - 2 * gap
            # The cells find their widths, and with them what is to be said below.
            self.resize(wide, self.height())
            self.box.activate()
            self._say_why()
            high = self.heightForWidth(wide) if self.hasHeightForWidth() else -1
            high = max(high, self.minimumSizeHint().height())
            self.setGeometry(room.left() + gap, room.bottom() + 1 - gap - high, wide, high)
            return QSize(0, gap + high - self.shadow)
        wide = style().px(_WIDE) + 2 * self.shadow
        high = self._high_for(wide, brief=False)
        if high > room.height() - gap - style().px(_FOOT):
            high = self._high_for(wide, brief=True)
        self.setGeometry(room.left() + gap, room.top() + gap, wide, high)
        return QSize(gap + wide - self.shadow, 0)

    def _high_for(self, wide: int, *, brief: bool) -> int:
        self._is_brief = brief
        self._make_brief()
        self.box.invalidate()
        return max(self.heightForWidth(wide), self.sizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange and self.isVisible():
            self._rebuild()
        super().changeEvent(event)
