"""Who sits at the table: rows that can be filled in, moved and taken away."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from carcqt.art.brush.marks import PLAYERS as COLOURS
from carcqt.content.tables import LONGEST_NAME, Seat, SeatKind
from carcqt.players.levels import USUAL, on_ladder
from carcqt.ui.language import language
from carcqt.ui.theme.icons import icon
from carcqt.ui.theme.painting import (
    LEFT,
    draw_box,
    draw_icon,
    draw_ring,
    painter,
    shows_focus,
    text_width,
)
from carcqt.ui.theme.style import accent_of, style
from carcqt.ui.widgets.buttons import IconButton, PaintedButton
from carcqt.ui.widgets.cards import Card
from carcqt.ui.widgets.choices import Segmented
from carcqt.ui.widgets.fields import Field, Select
from carcqt.ui.widgets.labels import Label
from carcqt.ui.widgets.marks import paint_mark
from carcqt.ui.widgets.removal import remove
from carcqt.ui.widgets.swatches import SwatchButton
from carcqt.words.levels import LevelWords


class Grip(PaintedButton):
    """Drags its row up or down; with the focus on it, arrows do the same."""

    dragged = Signal(int)
    """To this height on the screen."""
    stepped = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.SizeVerCursor)

    def sizeHint(self) -> QSize:
        return QSize(style().px(24), style().px(36))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.dragged.emit(round(event.globalPosition().y()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        if event.key() in steps:
            self.stepped.emit(steps[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        p, px = painter(self), style().px
        if shows_focus(self):
            draw_ring(p, self.rect(), px(6), accent_of(self).fill, style().tokens.raised)
        ink = style().colour("text" if self.is_hot else "text3")
        draw_icon(p, icon("grip", px(16), ink), (self.width() - px(16)) / 2, self.height() / 2)


class SeatRow(Card):
    changed = Signal()
    colour_asked = Signal(int)
    remove_asked = Signal()
    dragged = Signal(int)
    stepped = Signal(int)

    def __init__(self, seat: Seat, is_own: bool, parent: QWidget | None = None) -> None:
        """`is_own`: somebody chose its name; others follow the language."""
        super().__init__(10, "bg", margin=9, spacing=10, horizontal=True, parent=parent)
        self.is_own = is_own
        self._is_narrow = False
        self.grip: Final = Grip()
        self.colour: Final = SwatchButton(seat.colour)
        self.name: Final = Field(seat.name)
        self.name.setMaxLength(LONGEST_NAME)
        self.kind: Final = Segmented([(kind, "", icon) for kind, icon in _KINDS], seat.kind)
        self.level: Final = Select()
        keeps = self.level.sizePolicy()
        keeps.setRetainSizeWhenHidden(True)
        self.level.setSizePolicy(keeps)
        self.remove: Final = IconButton("close")
        self._level = on_ladder(seat.level)
        self.add(self.grip, self.colour)
        self.box.addWidget(self.name, 1)
        self.add(self.kind, self.level, self.remove)
        self.colour.chosen.connect(self.colour_asked)
        self.name.textEdited.connect(self._named)
        self.kind.chosen.connect(self._turned)
        self.level.currentIndexChanged.connect(self._leveled)
        self.remove.clicked.connect(self.remove_asked)
        self.grip.dragged.connect(self.dragged)
        self.grip.stepped.connect(self.stepped)
        for part in self.parts():
            part.installEventFilter(self)
        self._name_kinds()
        self._fill_levels()
        self.name.setPlaceholderText(self.tr("Name"))
        self.remove.set_tooltip(self.tr("Remove this player"))
        self.grip.setToolTip(self.tr("Drag to change the order, or Alt+Up and Alt+Down"))
        self.set_number(0)
        self._show_level()

    @property
    def seat(self) -> Seat:
        kind = self.kind.value
        assert isinstance(kind, SeatKind)
        return Seat(self.name.text().strip(), self.colour.colour, kind, self._level)

    def parts(self) -> list[QWidget]:
        """In the order of Tab."""
        return [
            self.grip,
            self.colour,
            self.name,
            *self.kind.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly),
            self.level,
            self.remove,
        ]

    def set_name(self, name: str) -> None:
        self.name.setText(name)

    def arrange(self, is_narrow: bool, is_low: bool) -> None:
        self.set_margins(9, 5 if is_low else 9, 9, 5 if is_low else 9)
        if is_narrow != self._is_narrow:
            self._is_narrow = is_narrow
            self._name_kinds()

    def _fill_levels(self) -> None:
        words = LevelWords(language().translate).levels()
        self.level.blockSignals(True)
        self.level.clear()
        for level, name, text in words:
            self.level.addItem(name, level)
            self.level.setItemData(self.level.count() - 1, text, Qt.ItemDataRole.ToolTipRole)
        self.level.setCurrentIndex(max(0, self.level.findData(self._level)))
        self.level.blockSignals(False)
        self.level.setAccessibleName(self.tr("Level of the computer"))

    def set_number(self, number: int) -> None:
        """Say to screen readers which player this is, counted from 1."""
        self.name.setAccessibleName(self.tr("Name of player {number}").format(number=number))
        self.grip.setAccessibleName(self.tr("Move player {number}").format(number=number))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
            if event.modifiers() & Qt.KeyboardModifier.AltModifier and event.key() in steps:
                self.stepped.emit(steps[Qt.Key(event.key())])
                return True
        return super().eventFilter(watched, event)

    def _name_kinds(self) -> None:
        names = [self.tr("Person"), self.tr("Computer")]
        self.kind.set_texts(["", ""] if self._is_narrow else names)
        self.kind.set_tips(names)

    def _show_level(self) -> None:
        self.level.setVisible(self.kind.value is SeatKind.COMPUTER)
        text = self.level.itemData(self.level.currentIndex(), Qt.ItemDataRole.ToolTipRole)
        self.level.setToolTip(text or "")
        self.level.setAccessibleDescription(text or "")

    def _named(self) -> None:
        self.is_own = True
        self.changed.emit()

    def _turned(self) -> None:
        self._show_level()
        self.changed.emit()

    def _leveled(self) -> None:
        self._level = str(self.level.currentData() or USUAL.value)
        self._show_level()
        self.changed.emit()


_KINDS: Final = ((SeatKind.PERSON, "user"), (SeatKind.COMPUTER, "bot"))


class AddButton(PaintedButton):
    """Adds a seat; shows the colour that it will have."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        self.colour = 0
        super().__init__(text, parent)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)

    def restyle(self) -> None:
        self.setFont(style().font(14, 500))
        super().restyle()

    def sizeHint(self) -> QSize:
        width = text_width(self.font(), self.text()) + style().px(96)
        return QSize(round(width), style().px(44))

    def paintEvent(self, event: QPaintEvent) -> None:
        p, px, colour = painter(self), style().px, style().colour
        fill = colour("sunken" if self.isDown() else "hover" if self.is_hot else "surface")
        draw_box(p, self.rect(), px(10), fill, colour("line2", 150))
        if shows_focus(self):
            draw_ring(p, self.rect(), px(10), accent_of(self).fill, style().tokens.surface)
        wide = text_width(self.font(), self.text())
        x = (self.width() - wide - px(56)) / 2
        draw_icon(p, icon("plus", px(18), colour("text2")), x, self.height() / 2)
        p.setFont(self.font())
        p.setPen(colour("text"))
        p.drawText(round(x + px(26)), 0, round(wide + 2), self.height(), LEFT, self.text())
        side = px(20)
        at = round(x + px(36) + wide)
        p.save()
        p.translate(at, (self.height() - side) / 2)
        paint_mark(
            p, self.rect().adjusted(0, 0, side - self.width(), side - self.height()), self.colour
        )
        p.restore()


class SeatsCard(Card):
    """All seats, and who begins."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(16, margin=19, spacing=10, parent=parent)
        self.limits = (2, 5)
        self.rows: Final[list[SeatRow]] = []
        self._is_narrow = self._is_low = False
        self._span = Label("", 12, 400, "text2", wrap=False)
        head = QHBoxLayout()
        head.addWidget(Label(self.tr("Players"), 16, 600, wrap=False))
        head.addStretch(1)
        head.addWidget(self._span)
        self._list = QVBoxLayout()
        self.more: Final = AddButton(self.tr("Add a player"))
        self._problem = Label("", 13, 500, "err")
        self.first: Final = Select()
        self.first.setAccessibleName(self.tr("First player"))
        foot = QHBoxLayout()
        foot.addWidget(Label(self.tr("First player"), 14, 500), 1)
        foot.addWidget(self.first)
        self.add(head, self._list, self.more, self._problem, foot)
        self.more.clicked.connect(self._add_seat)
        self.first.activated.connect(self._begun)

    # What was chosen.

    @property
    def seats(self) -> list[Seat]:
        return [row.seat for row in self.rows]

    @property
    def begins(self) -> int | None:
        """A seat; `None` for chance."""
        chosen = self.first.currentData()
        return chosen if isinstance(chosen, int) else None

    @property
    def problem(self) -> str:
        return self._problem.text()

    def show_seats(self, seats: Sequence[tuple[Seat, bool]], begins: int | None) -> None:
        """Each with whether somebody chose its name."""
        for row in tuple(self.rows):
            self._take(row)
        for seat, is_own in seats:
            self._insert(seat, is_own)
        self._refill()
        self.first.setCurrentIndex(0 if begins is None else begins + 1)
        self._check()

    def set_limits(self, low: int, high: int) -> None:
        self.limits = low, high
        self._span.setText(self.tr("{low} to {high} players").format(low=low, high=high))
        self._refill()
        self._check()

    # Changes.

    def move_seat(self, row: SeatRow, to: int) -> None:
        """To another place in the order; whoever begins still does."""
        at = self.rows.index(row)
        if to == at or not 0 <= to < len(self.rows):
            return
        begins = None if self.begins is None else self.rows[self.begins]
        self.rows.insert(to, self.rows.pop(at))
        self._list.removeWidget(row)
        self._list.insertWidget(to, row)
        self._refill()
        if begins is not None:
            self.first.setCurrentIndex(self.rows.index(begins) + 1)
        self._told()

    def _drag(self, row: SeatRow, height: int) -> None:
        y = self.mapFromGlobal(self.rect().topLeft()).y() + height
        others = [one for one in self.rows if one is not row]
        self.move_seat(row, sum(one.geometry().center().y() < y for one in others))

    def _swap_colour(self, row: SeatRow, colour: int) -> None:
        """Who had the colour gets the one that is free now."""
        free = next(iter({*range(len(COLOURS))} - {one.colour.colour for one in self.rows}), None)
        for other in self.rows:
            if other is not row and other.colour.colour == colour and free is not None:
                other.colour.set_colour(free)
        self._told()

    def _add_seat(self) -> None:
        if len(self.rows) >= self.limits[1]:
            return
        kind = (
            SeatKind.COMPUTER
            if any(s.kind is SeatKind.COMPUTER for s in self.seats)
            else SeatKind.PERSON
        )
        row = self._insert(Seat("", self._free_colour(), kind), False)
        self._told()
        row.name.setFocus(Qt.FocusReason.TabFocusReason)

    def _remove(self, row: SeatRow) -> None:
        if len(self.rows) <= self.limits[0]:
            return
        at = self.rows.index(row)
        begins = None if self.begins is None else self.rows[self.begins]
        self._take(row)
        self._refill()
        if begins is not None:
            self.first.setCurrentIndex(self.rows.index(begins) + 1 if begins in self.rows else 0)
        self._told()
        self.rows[min(at, len(self.rows) - 1)].remove.setFocus()

    def fit_limits(self) -> None:
        """As many seats as the game wants at least, and no more than it takes."""
        while len(self.rows) > self.limits[1]:
            self._take(self.rows[-1])
        while len(self.rows) < self.limits[0]:
            self._insert(Seat("", self._free_colour(), SeatKind.COMPUTER), False)
        self._refill()
        self._check()

    def _insert(self, seat: Seat, is_own: bool) -> SeatRow:
        taken = {row.colour.colour for row in self.rows}
        if seat.colour in taken:
            seat = replace(seat, colour=self._free_colour())
        row = SeatRow(seat, is_own)
        self.rows.append(row)
        self._list.addWidget(row)
        row.arrange(self._is_narrow, self._is_low)
        row.changed.connect(self._told)
        row.colour_asked.connect(lambda colour, row=row: self._swap_colour(row, colour))
        row.remove_asked.connect(lambda row=row: self._remove(row))
        row.dragged.connect(lambda y, row=row: self._drag(row, y))
        row.stepped.connect(lambda n, row=row: self.move_seat(row, self.rows.index(row) + n))
        return row

    def _take(self, row: SeatRow) -> None:
        self.rows.remove(row)
        remove(self._list, row)

    def _free_colour(self) -> int:
        taken = {row.colour.colour for row in self.rows}
        return next((n for n in range(len(COLOURS)) if n not in taken), 0)

    def _begun(self) -> None:
        self.changed.emit()

    def _told(self) -> None:
        self._refill()
        self._check()
        self.changed.emit()

    # What follows from it.

    def default_name(self, number: int, kind: SeatKind) -> str:
        if kind is SeatKind.PERSON:
            return self.tr("Player {number}").format(number=number)
        return self.tr("Computer {number}").format(number=number)

    def _refill(self) -> None:
        """Names nobody chose, numbers, and the list of who may begin."""
        counted = dict.fromkeys(SeatKind, 0)
        used = {row.name.text().strip().casefold() for row in self.rows if row.is_own}
        for number, row in enumerate(self.rows, 1):
            row.set_number(number)
            row.remove.setEnabled(len(self.rows) > self.limits[0])
            kind = row.seat.kind
            if not row.is_own:
                name = ""
                while not name or name.casefold() in used:
                    counted[kind] += 1
                    name = self.default_name(counted[kind], kind)
                row.set_name(name)
        begins = self.begins
        self.first.blockSignals(True)
        self.first.clear()
        self.first.addItem(self.tr("At random"), None)
        for seat, row in enumerate(self.rows):
            self.first.addItem(row.seat.name or self.default_name(seat + 1, row.seat.kind), seat)
        self.first.setCurrentIndex(0 if begins is None else min(begins, len(self.rows) - 1) + 1)
        self.first.blockSignals(False)
        self.first.updateGeometry()
        self.more.colour = self._free_colour()
        self.more.setVisible(len(self.rows) < self.limits[1])
        order = [part for row in self.rows for part in row.parts()] + [self.more, self.first]
        for one, other in pairwise(order):
            QWidget.setTabOrder(one, other)

    def _check(self) -> None:
        names = [row.seat.name.casefold() for row in self.rows]
        empty, twice = self.tr("Give every player a name."), ""
        for row, name in zip(self.rows, names, strict=True):
            problem = ""
            if not name:
                problem = empty
            elif names.count(name) > 1:
                text = self.tr("Two players are called “{name}”. Rename one of them.")
                problem = twice = text.format(name=row.seat.name)
            row.name.set_problem(problem)
        self._problem.setText(empty if "" in names else twice)
        self._problem.setVisible(bool(self._problem.text()))

    def arrange(self, is_narrow: bool, is_low: bool) -> None:
        self._is_narrow, self._is_low = is_narrow, is_low
        for row in self.rows:
            row.arrange(is_narrow, is_low)
        self._list.setSpacing(style().px(6 if is_low else 10))
        self.first.setMinimumWidth(style().px(200))
        self.first.setMaximumWidth(style().px(320))
