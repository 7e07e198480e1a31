"""What each player has: name, points, supply, and what only this game gives them."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from carcqt.art.drawings.pieces import WOODS, piece_pixmap
from carcqt.content.tables import one_line
from carcqt.ui.language import language
from carcqt.ui.theme.painting import painter
from carcqt.ui.theme.style import style
from carcqt.ui.tips import plain_tip
from carcqt.ui.widgets.cards import Line
from carcqt.ui.widgets.fields import Field
from carcqt.ui.widgets.labels import Elided, Label
from carcqt.ui.widgets.marks import MarkBadge, paint_piece
from carcqt.ui.widgets.removal import remove
from carcqt.words.names import PlayerNames, names_of
from carcqt.words.speech import nouns_of
from editor.documents.layouts import LayoutDocument
from editor.documents.retold import Retells
from editor.forms.filling import first_upper
from editor.layouts import edits
from editor.layouts.forms import Form, HeapRow, SpinField
from editor.layouts.games import extras_of
from editor.layouts.games.extras import SeatHeaps, SeatNumbers

_POINTS = 1_000_000


class PieceIcon(QWidget):
    """A piece in its owner's colour, before its number."""

    def __init__(self, kind: str, colour: int) -> None:
        super().__init__()
        self._kind, self._colour = kind, colour
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        style().follow(self.updateGeometry)

    def sizeHint(self) -> QSize:
        return QSize(style().px(20), style().px(24))

    def paintEvent(self, event: QPaintEvent) -> None:
        side = style().px(18)
        box = QRectF(self.width() - side, (self.height() - side) / 2, side, side)
        paint_piece(painter(self), box, self._kind, self._colour)


class SeatForm(Retells, QWidget):
    """One seat's fields: two numbers in a row."""

    def __init__(self, form: PlayersForm, seat: int) -> None:
        super().__init__(form)
        self._form, self.seat = form, seat
        content = form.content
        self.mark = MarkBadge(seat, 22)
        self.name = Field()
        self.score = SpinField(-_POINTS, _POINTS, width=84)
        self.numbers: dict[str, SpinField] = {}
        self.heaps: dict[str, HeapRow] = {}
        self._labels: dict[str, QWidget] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        head = QHBoxLayout()
        self._score_label = Label("", 12, 400, "text2", wrap=False)
        head.addWidget(self.mark)
        head.addWidget(self.name, 1)
        head.addWidget(self._score_label)
        head.addWidget(self.score)
        column.addLayout(head)
        icons = QHBoxLayout()
        column.addLayout(icons)
        for kind in content.description.pieces:
            self._add_number(icons, kind.id, SpinField(0, 99, width=50), PieceIcon(kind.id, seat))
        rows = []
        for field in form.fields:
            if isinstance(field, SeatNumbers):
                number = SpinField(field.least, field.most, width=50)
                if field.piece:
                    self._add_number(icons, field.key, number, PieceIcon(field.piece, seat))
                else:
                    rows.append(QHBoxLayout())
                    column.addLayout(rows[-1])
                    label = Elided("", 12, 400, "text2")
                    self._add_number(rows[-1], field.key, number, label)
        icons.addStretch(1)
        for field in form.fields:
            if isinstance(field, SeatHeaps):
                label_of = Label("", 12, 400, "text2", wrap=False)
                heap = HeapRow([one.id for one in content.description.tokens])
                column.addWidget(label_of)
                column.addWidget(heap)
                self._labels[field.key], self.heaps[field.key] = label_of, heap
                heap.changed.connect(lambda value, key=field.key: self._set_heap(key, value))
        self.name.textEdited.connect(self._rename)
        self.score.changed.connect(self._set_score)
        for key, number in self.numbers.items():
            number.changed.connect(lambda value, key=key: self._set_number(key, value))
        for layout in (column, head, icons, *rows):
            layout.setSpacing(style().px(6))

    def _add_number(self, row: QHBoxLayout, key: str, number: SpinField, label: QWidget) -> None:
        row.addWidget(label, 0 if isinstance(label, PieceIcon) else 1)
        row.addWidget(number)
        self._labels[key], self.numbers[key] = label, number

    def refresh(self) -> None:
        form, seat = self._form, self.seat
        content, position = form.content, form.content.position
        words = names_of(language().translate, content.game)
        name = content.names[seat] if seat < len(content.names) else ""
        if self.name.text() != name and one_line(self.name.text()) != name:
            self.name.setText(name)
        shown = PlayerNames(language().translate).name(seat)
        self.name.setPlaceholderText(shown)
        self.name.setAccessibleName(self.tr("Name of {player}").format(player=shown))
        self._score_label.setText(self.tr("Points"))
        self.score.setAccessibleName(self.tr("Points of {player}").format(player=shown))
        self.score.set_value(position.scores[seat])
        for number, piece in enumerate(content.description.pieces):
            supply = position.supplies[seat] if seat < len(position.supplies) else ()
            self._say(piece.id, first_upper(words.pieces(piece.id)))
            if number < len(supply):
                self.numbers[piece.id].set_value(supply[number])
        for field in form.fields:
            self._say(field.key, field.title)
            if isinstance(field, SeatNumbers):
                self.numbers[field.key].set_value(form.values(field)[seat])
            elif isinstance(field, SeatHeaps):
                self.heaps[field.key].set_heap(form.purses(field.key)[seat])

    def _say(self, key: str, text: str) -> None:
        label = self._labels.get(key)
        if isinstance(label, Label | Elided):
            label.setText(text)
        elif label is not None:
            label.setToolTip(plain_tip(text))
        if key in self.numbers:
            self.numbers[key].setAccessibleName(text)
            self.numbers[key].setToolTip(plain_tip(text))

    def _called(self) -> str:
        return PlayerNames(language().translate, self._form.content.names).name(self.seat)

    def _rename(self, text: str) -> None:
        form = self._form
        new = edits.with_name(form.content, self.seat, one_line(text))
        form.change(self.tr("Name of player {n}").format(n=self.seat + 1), new, f"name {self.seat}")

    def _set_score(self, value: int) -> None:
        form = self._form
        text = self.tr("{player}: score {n}").format(player=self._called(), n=value)
        form.change(text, edits.with_score(form.content, self.seat, value), f"score {self.seat}")

    def _set_number(self, key: str, value: int) -> None:
        form = self._form
        content, merge = form.content, f"{key} {self.seat}"
        if key in content.description.piece:
            what = names_of(language().translate, content.game).pieces(key)
            new = edits.with_supply(content, self.seat, key, value)
        else:
            field = next(f for f in form.fields if f.key == key)
            assert isinstance(field, SeatNumbers)
            values = list(form.values(field))
            values[self.seat] = value
            what, new = field.title, edits.with_extra(content, key, tuple(values))
        text = self.tr("{player}: {what} {n}").format(player=self._called(), what=what, n=value)
        form.change(text, new, merge)

    def _set_heap(self, key: str, heap: tuple[str, ...]) -> None:
        form = self._form
        purses = list(form.purses(key))
        purses[self.seat] = heap
        text = self.tr("Tokens of {player}")
        text = nouns_of(language().translate).named(text, player=self._called())
        form.change(text, edits.with_extra(form.content, key, tuple(purses)))


class PlayersForm(Form):
    def __init__(self, document: LayoutDocument) -> None:
        super().__init__(document, self.tr("Players"))
        self.seats: list[SeatForm] = []
        self.fields = extras_of(language().translate, self.content.game).fields()

    def values(self, field: SeatNumbers) -> tuple[int, ...]:
        """Whatever a file says there, a number for each seat."""
        given = edits.extra_of(self.content, field.key, ())
        usual = (field.usual,) * self.content.players
        return given if _is_numbers(given, self.content.players) else usual

    def purses(self, key: str) -> tuple[tuple[str, ...], ...]:
        given = edits.extra_of(self.content, key, ())
        players = self.content.players
        fits = (
            isinstance(given, tuple)
            and len(given) == players
            and all(isinstance(one, tuple) for one in given)
        )
        return given if fits else ((),) * players

    def refresh(self) -> None:
        players = self.content.players
        while len(self.seats) > players:
            remove(self.box, self.seats.pop())
            line = self.box.takeAt(self.box.count() - 1)
            if line is not None and (widget := line.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        while len(self.seats) < players:
            self.box.addWidget(Line())
            self.seats.append(SeatForm(self, len(self.seats)))
            self.box.addWidget(self.seats[-1])
        for seat in self.seats:
            seat.refresh()
        self.places = {
            **{f"seat {seat.seat + 1}": next(iter(seat.numbers.values())) for seat in self.seats},
            "supplies": self.seats[0].score,
            "scores": self.seats[0].score,
            "start scores": self.seats[0].score,
            "start supplies": self.seats[0].score,
        }
        for field in self.fields:
            first = self.seats[0]
            found: QWidget | None = first.numbers.get(field.key) or first.heaps.get(field.key)
            if found is not None:
                self.places[f"extra {field.key}"] = found


def piece_picture(piece: str, colour: int, side: int, ratio: float = 1.0) -> QPixmap:
    """A piece by itself; nothing for one that has no shape."""
    if piece not in WOODS:
        blank = QPixmap(side, side)
        blank.fill(Qt.GlobalColor.transparent)
        return blank
    made = piece_pixmap(piece, colour, round(side * ratio))
    made.setDevicePixelRatio(ratio)
    return made


def _is_numbers(given: Any, players: int) -> bool:
    return isinstance(given, tuple) and len(given) == players and all(type(n) is int for n in given)
