"""What can be put on the table: tiles to search, pieces in the players' colours, tokens, boats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from carcqt.art.brush.sprites import sprite
from carcqt.art.drawings.tokens import token
from carcqt.board.pictures import Pictures
from carcqt.content.decks import DeckFile
from carcqt.ui.language import language
from carcqt.ui.theme.painting import (
    CENTRE,
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
from carcqt.ui.widgets.fields import Field
from carcqt.ui.widgets.labels import Label
from carcqt.ui.widgets.marks import paint_mark
from carcqt.ui.widgets.removal import remove
from carcqt.words.names import PlayerNames, ZoneNames, names_of
from carcqt.words.numbers import digits
from editor.documents.layout import LayoutContent
from editor.documents.layouts import LayoutDocument
from editor.forms.filling import first_upper
from editor.layouts import edits
from editor.layouts.games import extras_of
from editor.layouts.games.extras import PlacedHeaps, SeatNumbers
from editor.layouts.players import piece_picture
from editor.layouts.thumbs import Thumb, ThumbView


class TileChooser(QWidget):
    """The tiles of the deck, with how many copies are still to come."""

    chosen = Signal(str)
    menu_asked = Signal(str, object)

    def __init__(self, document: LayoutDocument, pictures: Pictures) -> None:
        super().__init__()
        self._document = document
        self.search: Final = Field(icon="search")
        self.view: Final = ThumbView(pictures, 58)
        self.nothing = Label(self.tr("No tile matches."), 13, 400, "text3")
        self._texts: tuple[object, dict[str, str]] | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(style().px(8))
        column.addWidget(self.search)
        column.addWidget(self.nothing)
        column.addWidget(self.view, 1)
        self.search.textChanged.connect(lambda _: self.refresh())
        self.search.returnPressed.connect(self._take_first)
        self.view.chosen.connect(self.chosen)
        self.view.menu_asked.connect(
            lambda row, at: self.menu_asked.emit(self.view.thumbs[row].thing, at)
        )
        self.search.setPlaceholderText(self.tr("Search tiles"))
        self.search.setAccessibleName(self.tr("Search tiles"))
        self.view.setAccessibleName(self.tr("Tiles of the deck"))

    def refresh(self) -> None:
        content = self._document.content
        file = content.material_file
        assert isinstance(file, DeckFile)
        left, names = edits.left_of_tile(content), file.names(language().code)
        words = self.search.text().casefold().split()
        said = self._said(content) if words else {}
        thumbs = []
        for entry in file.entries:
            tile = entry.tile
            if words and not all(word in said[tile.id] for word in words):
                continue
            count = left[tile.id]
            name = names.get(tile.id, tile.id)
            thumbs.append(Thumb(tile.id, name, tile, note=digits(count), faint=count <= 0))
        self.view.set_thumbs(thumbs)
        self.nothing.setVisible(not thumbs)

    def _said(self, content: LayoutContent) -> dict[str, str]:
        """Everything that a tile can be found by: id, names, terrains, icons."""
        file = content.material_file
        assert isinstance(file, DeckFile)
        if self._texts is None or self._texts[0] is not file:
            zones = ZoneNames(language().translate, content.description)
            texts = {
                entry.tile.id: " ".join(
                    [entry.tile.id, *entry.name.values(), *zones.listed(entry.tile.zones)]
                ).casefold()
                for entry in file.entries
            }
            self._texts = (file, texts)
        return self._texts[1]

    def _take_first(self) -> None:
        if self.view.thumbs:
            self.view.select(0)
            self.chosen.emit(self.view.thumbs[0].thing)

    def show_tile(self, name: str) -> None:
        row = self.view.row_of(name)
        if row is None:
            self.search.clear()
            row = self.view.row_of(name)
        if row is not None:
            self.view.select(row)


class ToolButton(PaintedButton):
    """A thing that can be taken in hand, with its picture."""

    def __init__(self, thing: str, is_token: bool = False, parent: QWidget | None = None) -> None:
        self.thing, self._colour, self._note = thing, 0, ""
        self._is_token = is_token
        super().__init__("", parent)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_piece(self, colour: int, name: str, note: str) -> None:
        self._colour, self._note = colour, note
        self.setText(name)
        said = f"{name} · {note}" if note else name
        self.setAccessibleName(said)
        self.setToolTip(plain_tip(said))
        self.update()

    def sizeHint(self) -> QSize:
        px = style().px
        return QSize(px(36), px(44)) if self._is_token else QSize(px(92), px(76))

    def minimumSizeHint(self) -> QSize:
        return QSize(style().px(34), self.sizeHint().height())

    def needs(self) -> QSize:
        return self.minimumSizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        p, px, colour, accent = painter(self), style().px, style().colour, accent_of(self)
        box = QRectF(self.rect())
        fill, line = colour("raised"), colour("line")
        if self.isChecked():
            fill = QColor(accent.soft)
        elif self.is_hot:
            fill = colour("hover")
        draw_box(p, box, px(8), fill, line)
        if self.isChecked():
            draw_box(p, box, px(8), line=accent_colour(self), width=2)
        if shows_focus(self):
            draw_ring(p, box, px(8), accent.fill, style().tokens.raised)
        side = px(30 if self._is_token else 36)
        x, y = (self.width() - side) / 2, px(7 if self._is_token else 6)
        ratio = self.devicePixelRatioF()
        if self._is_token:
            p.drawImage(QRectF(x, y, side, side), sprite(token(self.thing), round(side * ratio)))
            return
        p.drawPixmap(round(x), y, piece_picture(self.thing, self._colour, side, ratio))
        p.setFont(style().font(12, 600))
        p.setPen(colour("text"))
        low = QRectF(px(4), px(48), self.width() - px(8), px(22))
        note = f" {self._note}" if self._note else ""
        name = elided(p.font(), self.text(), low.width() - text_width(p.font(), note))
        p.drawText(low, CENTRE, name + note)


class SeatButton(PaintedButton):
    """Whose pieces are placed."""

    def __init__(self, seat: int, parent: QWidget | None = None) -> None:
        self.seat = seat
        super().__init__("", parent)
        self.setCheckable(True)

    def sizeHint(self) -> QSize:
        return QSize(style().px(34), style().px(34))

    def paintEvent(self, event: QPaintEvent) -> None:
        p, px, accent = painter(self), style().px, accent_of(self)
        box = QRectF(self.rect())
        if self.isChecked():
            draw_box(p, box, px(9), line=accent_colour(self), width=2)
        if shows_focus(self):
            draw_ring(p, box, px(9), accent.fill, style().tokens.surface)
        inset = px(5)
        paint_mark(p, box.adjusted(inset, inset, -inset, -inset), self.seat)


class PiecePalette(QWidget):
    """Pieces of one player at a time, boats, and tokens."""

    seat_chosen = Signal(int)
    piece_chosen = Signal(str)
    along_chosen = Signal(str)
    """The key of numbers that count along the table."""
    token_chosen = Signal(str, str)
    """The key of heaps on the table, and a token."""

    def __init__(self, document: LayoutDocument) -> None:
        super().__init__()
        self._document = document
        self.seat = 0
        self._seats_title = Label(self.tr("Colour"), 12, 400, "text2", wrap=False)
        self._pieces_title = Label(self.tr("Pieces and supply"), 12, 400, "text2", wrap=False)
        self._tokens_title = Label("", 12, 400, "text2", wrap=False)
        self.hint = Label("", 12, 400, "text3")
        self.seats: list[SeatButton] = []
        self.pieces: dict[str, ToolButton] = {}
        self.tokens: dict[str, ToolButton] = {}
        self._seat_row = QHBoxLayout()
        self._grid, self._token_row = QGridLayout(), QHBoxLayout()
        self._seat_row.setSpacing(style().px(4))
        self._seat_row.addStretch(1)
        self._grid.setSpacing(style().px(8))
        self._token_row.setSpacing(style().px(3))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(style().px(8))
        for thing in (self._seats_title, self._seat_row, self._pieces_title, self._grid):
            _add(column, thing)
        for thing in (self._tokens_title, self._token_row, self.hint):
            _add(column, thing)
        column.addStretch(1)
        self._build()
        titles = [field.title for field in self._fields() if isinstance(field, PlacedHeaps)]
        self._tokens_title.setText("".join(titles))
        self.hint.setText(
            self.tr("Choose a piece, then click a zone of a tile. Right-click to remove it.")
        )

    def _build(self) -> None:
        content = self._document.content
        things = [(piece.id, False) for piece in content.description.pieces]
        self._along: dict[str, str] = {}
        self._heap_key = ""
        for field in self._fields():
            if isinstance(field, SeatNumbers) and field.piece:
                things.append((field.piece, True))
                self._along[field.piece] = field.key
            elif isinstance(field, PlacedHeaps):
                self._heap_key = field.key
        for place, (thing, along) in enumerate(things):
            button = ToolButton(thing)
            self.pieces[thing] = button
            self._grid.addWidget(button, place // 2, place % 2)
            if along:
                key = self._along[thing]
                button.clicked.connect(lambda _, key=key: self.along_chosen.emit(key))
            else:
                button.clicked.connect(lambda _, thing=thing: self.piece_chosen.emit(thing))
        if self._heap_key:
            for one in content.description.tokens:
                button = ToolButton(one.id, is_token=True)
                self.tokens[one.id] = button
                self._token_row.addWidget(button)
                button.clicked.connect(
                    lambda _, face=one.id: self.token_chosen.emit(self._heap_key, face)
                )
        self._tokens_title.setVisible(bool(self._heap_key))

    def _fields(self) -> Sequence[object]:
        return extras_of(language().translate, self._document.content.game).fields()

    def refresh(self) -> None:
        content = self._document.content
        translate = language().translate
        names, words = PlayerNames(translate, content.names), names_of(translate, content.game)
        self.seat = min(self.seat, content.players - 1)
        while len(self.seats) > content.players:
            remove(self._seat_row, self.seats.pop())
        while len(self.seats) < content.players:
            button = SeatButton(len(self.seats))
            button.clicked.connect(lambda _, seat=button.seat: self.choose_seat(seat))
            self._seat_row.insertWidget(len(self.seats), button)
            self.seats.append(button)
        for button in self.seats:
            button.setChecked(button.seat == self.seat)
            name = f"{names.name(button.seat)} ({button.seat + 1})"
            button.setToolTip(plain_tip(name))
            button.setAccessibleName(name)
        supply = dict(
            zip(
                [piece.id for piece in content.description.pieces],
                content.position.supplies[self.seat],
                strict=False,
            )
        )
        for thing, tool in self.pieces.items():
            title = first_upper(words.pieces(thing))
            if thing in self._along:
                field = next(f for f in self._fields() if getattr(f, "piece", "") == thing)
                assert isinstance(field, SeatNumbers)
                title = field.called
            tool.show_piece(self.seat, title, str(supply[thing]) if thing in supply else "")
        for face, tool in self.tokens.items():
            tool.show_piece(0, self.tr("Token of {worth}").format(worth=face), "")

    def choose_seat(self, seat: int) -> None:
        if seat < self._document.content.players:
            self.seat = seat
            self.refresh()
            self.seat_chosen.emit(seat)

    def show_tool(self, thing: str) -> None:
        """Only what is in hand is pressed."""
        for name, tool in (*self.pieces.items(), *self.tokens.items()):
            tool.setChecked(name == thing)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if Qt.Key.Key_1 <= event.key() <= Qt.Key.Key_9 and not event.modifiers():
            self.choose_seat(event.key() - Qt.Key.Key_1)
        else:
            super().keyPressEvent(event)


def accent_colour(widget: QWidget) -> QColor:
    return QColor(accent_of(widget).fill)


def _add(column: QVBoxLayout, thing: QWidget | QHBoxLayout | QGridLayout) -> None:
    if isinstance(thing, QWidget):
        column.addWidget(thing)
    else:
        column.addLayout(thing)
