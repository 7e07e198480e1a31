"""Suggestions over the board: a sentence each, and on request why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from carcqt.board.advised import LOOK
from carcqt.ui.theme.painting import CENTRE, draw_box, painter
from carcqt.ui.theme.style import accent_of, style
from carcqt.ui.tips import plain_tip
from carcqt.ui.widgets.buttons import IconButton, LinkButton
from carcqt.ui.widgets.cards import Card, CardButton, fill_box
from carcqt.ui.widgets.keycaps import KeyCap
from carcqt.ui.widgets.labels import Elided, Label
from carcqt.ui.widgets.marks import IconSign
from carcqt.ui.widgets.pointing import Pointing
from carcqt.ui.widgets.removal import clear
from carcqt.words.hints.words import Row

_TOP: Final = Qt.AlignmentFlag.AlignTop


@dataclass(frozen=True, slots=True)
class HintLine:
    """A suggestion in words."""

    heading: str
    """A sentence without its full stop."""
    points: str
    why: tuple[Row, ...]
    """The reasons that are read first."""
    more: tuple[Row, ...] = ()

    @property
    def has_reasons(self) -> bool:
        return bool(self.why or self.more)

    def spoken(self, number: int) -> str:
        """Return the suggestion for those who hear the screen."""
        parts = [(f"{number + 1}. {self.heading}", self.points)]
        parts += [(row.text, row.points) for row in (*self.why, *self.more)]
        return " ".join(f"{', '.join(filter(None, part))}." for part in parts)


@dataclass(frozen=True, slots=True)
class HintTexts:
    """All that a card says."""

    title: str
    lines: tuple[HintLine, ...] = ()
    """The suggestions; none while they are being thought out."""
    meaning: str = ""
    """What the numbers are."""
    note: str = ""
    """Something about all suggestions."""
    keys: Sequence[tuple[str, str]] = ()


class _Disc(QWidget):
    """The number of a suggestion, in its colour on the board."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self._number = number
        self.setFixedSize(QSize(LOOK.radius, LOOK.radius) * (2 * style().scale))

    def paintEvent(self, event: QPaintEvent) -> None:
        p, fill = painter(self), QColor(LOOK.colour(self._number, accent_of(self).fill))
        draw_box(p, self.rect(), self.width() / 2, fill)
        p.setPen(QColor("#1b140c" if fill.lightness() > 150 else "#ffffff"))
        p.setFont(style().font(14, 700))
        p.drawText(self.rect(), CENTRE, str(self._number + 1))


class HintRow(CardButton):
    """One suggestion: its number, its sentence and its worth."""

    def __init__(self, number: int, line: HintLine, px: int) -> None:
        """`px` is the size of the sentence."""
        super().__init__(line.spoken(number), 10, 9, 10, horizontal=True)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self._heading, self._brief = (
            Label(f"{line.heading}.", px, 600),
            Elided(line.heading, px, 600),
        )
        disc, points = _Disc(number), Label(line.points, 16, 700, "text2", wrap=False, tabular=True)
        self.add(disc, self._heading, self._brief, points)
        self.box.setAlignment(disc, _TOP)
        self.box.setStretch(1, 1)
        self.box.setStretch(2, 1)
        self.set_brief(False)

    def set_brief(self, brief: bool) -> None:
        """Show one line of the sentence, where there is no room for all."""
        self._heading.setVisible(not brief)
        self._brief.setVisible(brief)
        self.updateGeometry()

    def needs(self) -> QSize:
        return QSize(self.minimumSizeHint().width(), self.heightForWidth(self.width()))


class ReasonRow(QWidget):
    """One reason, with its icon and its share of the worth."""

    def __init__(self, row: Row, *, is_strong: bool) -> None:
        super().__init__()
        self.row, self.pointed = row, Pointing(self).told
        box = QHBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(style().px(8))
        box.addWidget(IconSign(row.icon, 16), 0, _TOP)
        label = Label(f"{row.text}.", 13, role="text" if is_strong else "text2")
        label.setAlignment(Qt.AlignmentFlag.AlignLeft | _TOP)
        box.addWidget(label, 1)
        if row.points:
            points = Label(row.points, 13, 600, "text2", wrap=False, tabular=True)
            box.addWidget(points, 0, _TOP)


class Reasons(QWidget):
    """Why a turn is good: a link that opens the main reasons, and one for the others."""

    asked = Signal(bool, bool)
    """Whether the reasons are to be open, and the others, too."""
    pointed = Signal(object)
    """At the row of a reason, or at `None`."""

    def __init__(self, line: HintLine, why: bool, more: bool, *, across: bool) -> None:
        super().__init__()
        px, box, links = style().px, QVBoxLayout(self), QHBoxLayout()
        box.setContentsMargins(px(2), px(2), px(6), px(2))
        box.setSpacing(px(5))
        shown = (*line.why, *(line.more if more else ())) if why else ()
        self.rows = [ReasonRow(row, is_strong=row is shown[0]) for row in shown]
        self._add_rows(box, 3 if across else 1)
        links.setSpacing(px(10))
        if line.has_reasons:
            text = self.tr("Hide the reasons") if why else self.tr("Why?")
            self._link(links, text, not why, False)
        if why and line.more:
            rest = self.tr("Less") if more else self.tr("More (%n)", "", len(line.more))
            self._link(links, rest, True, not more)
        links.addStretch(1)
        box.addLayout(links)

    def _add_rows(self, box: QVBoxLayout, abreast: int) -> None:
        for number, reason in enumerate(self.rows):
            if number % abreast == 0:
                into = QHBoxLayout()
                into.setSpacing(style().px(18))
                box.addLayout(into)
            into.addWidget(reason, 1)
            reason.pointed.connect(
                lambda on, row=reason.row: self.pointed.emit(row if on else None)
            )

    def _link(self, links: QHBoxLayout, text: str, why: bool, more: bool) -> None:
        link = LinkButton(text, 12)
        link.clicked.connect(lambda: self.asked.emit(why, more))
        links.addWidget(link)


class HintCard(Card):
    chosen = Signal(int)
    """Looked at."""
    taken = Signal(int)
    """Clicked: it is to be made."""
    pointed = Signal(object)
    """At the row of a reason of what is looked at, or at `None`."""
    grown = Signal()
    """It needs another place."""
    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(16, "surface", margin=8, spacing=6, floating=True, parent=parent)
        self.rows: list[HintRow] = []
        self.reasons: Reasons | None = None
        self.texts: HintTexts = HintTexts("")
        self.is_strip = self._is_brief = False
        self._number = 0
        self._place = QVBoxLayout()
        """Where the reasons are."""
        self._why = self._more = False
        """Whether the reasons are open, and the others, too."""
        style().changed.connect(self._rebuild)
        self.hide()

    def show_texts(self, texts: HintTexts, *, strip: bool) -> None:
        """Show suggestions, or that they are being thought out; as a strip, side by side."""
        self.texts, self.is_strip = texts, strip
        self._number = max(0, min(self._number, len(texts.lines) - 1))
        self._rebuild()

    def choose(self, number: int | None) -> None:
        for at, row in enumerate(self.rows):
            row.setChecked(at == number)
        if self._number != (number or 0):
            self._number = number or 0
            self._show_reasons()

    def ask_why(self) -> None:
        """Open the reasons, or close them."""
        self._open(not self._why, False)

    def _open(self, why: bool, more: bool) -> None:
        self._why, self._more = why, more
        self._show_reasons()
        self.grown.emit()

    @property
    def is_tight(self) -> bool:
        """Whether it has other things to show than it was placed with."""
        return self._is_brief or self.heightForWidth(self.width()) != self.height()

    def _rebuild(self) -> None:
        clear(self.box)
        self.rows, self._place = [], QVBoxLayout()
        for number, line in enumerate(self.texts.lines):
            row = HintRow(number, line, 13 if self.is_strip else 14)
            Pointing(row).told.connect(lambda on, at=number: self.chosen.emit(at) if on else None)
            row.clicked.connect(lambda _=False, at=number: self.taken.emit(at))
            self.rows.append(row)
        close = IconButton("close", self.tr("Hide the hints"), 28)
        close.clicked.connect(self.closed)
        self.setAccessibleName(self.texts.title)
        self._build(close)
        self._show_reasons()

    def _build(self, close: IconButton) -> None:
        head, keys, px = QHBoxLayout(), QHBoxLayout(), style().px
        if not self.is_strip:
            head.setContentsMargins(px(8), px(4), 0, 0)
            fill_box(head, IconSign("bulb", 20, "accent"), Elided(self.texts.title, 15, 600), close)
            self._place.setContentsMargins(px(8), 0, px(8), px(4))
            self.add(head, *self.rows, self._place)
            return
        title = [] if len(self.rows) == 3 else [Elided(self.texts.title, 13, 600, "text2")]
        for part in (*self.rows, *title):
            head.addWidget(part, 1)
        head.addWidget(close)
        for key, text in self.texts.keys:
            fill_box(
                keys, KeyCap(key.replace(" – ", "–")), Label(text, 12, role="text2", wrap=False), 6
            )
        keys.addStretch(1)
        self.add(head, self._place, keys)

    def _show_reasons(self) -> None:
        """Show the reasons of the chosen turn below all rows, so that no row moves."""
        clear(self._place)
        self.reasons, texts = None, self.texts
        if texts.lines:
            line = texts.lines[self._number]
            self.reasons = Reasons(line, self._why, self._more, across=self.is_strip)
            self.reasons.asked.connect(self._open)
            self.reasons.pointed.connect(self.pointed)
            self.reasons.setToolTip(plain_tip(texts.meaning) if self.is_strip else "")
            self._place.addWidget(self.reasons)
        # Explain the numbers with the open reasons, or if there are no further reasons.
        is_whole = self._why or (texts.lines and not texts.lines[self._number].has_reasons)
        for note in (texts.note, texts.meaning if is_whole and not self.is_strip else ""):
            if note:
                self._place.addWidget(Label(note, 12, role="text2"))
        for child in self.findChildren(QWidget):
            # What goes is still there, and hidden.
            if not child.testAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide):
                child.show()

    def put(self, room: QRect) -> QSize:
        """Place it top left, or under the board; return how much of the room that takes."""
        gap = style().px(12) - self.shadow
        wide = room.width() - 2 * gap if self.is_strip else style().px(LOOK.card) + 2 * self.shadow
        high = self._high_for(wide, brief=False)
        if self.is_strip:
            self.setGeometry(room.left() + gap, room.bottom() + 1 - gap - high, wide, high)
            return QSize(0, gap + high - self.shadow)
        if high > room.height() - gap - style().px(LOOK.foot):
            high = self._high_for(wide, brief=True)
        self.setGeometry(room.left() + gap, room.top() + gap, wide, high)
        return QSize(gap + wide - self.shadow, 0)

    def _high_for(self, wide: int, *, brief: bool) -> int:
        """Return the height for a width; if brief, only the chosen sentence is shown whole."""
        self._is_brief = brief
        for number, row in enumerate(self.rows):
            row.set_brief(brief and number != self._number)
        self.box.invalidate()
        high = self.heightForWidth(wide) if self.hasHeightForWidth() else -1
        return max(high, self.minimumSizeHint().height())
