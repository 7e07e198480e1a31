"""The next tiles, in order, and whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from carcqt.art.drawings.tokens import token
from carcqt.board.pictures import Pictures
from carcqt.content.decks import DeckFile
from carcqt.rules.description import TOKENS
from carcqt.ui.language import language
from carcqt.ui.theme.painting import (
    LEFT,
    RIGHT,
    draw_box,
    draw_ring,
    elided,
    painter,
    shows_focus,
    text_width,
)
from carcqt.ui.theme.style import accent_of, style
from carcqt.ui.tips import plain_tip
from carcqt.ui.widgets.buttons import IconButton, LinkButton, PaintedButton
from carcqt.ui.widgets.fields import Select
from carcqt.ui.widgets.labels import Label
from carcqt.ui.widgets.marks import paint_mark, paint_piece
from carcqt.ui.widgets.popmenu import PopMenu
from carcqt.ui.widgets.removal import remove
from carcqt.words.names import PlayerNames, names_of
from editor.documents.layouts import LayoutDocument
from editor.forms.filling import fill_select, first_upper
from editor.layouts import edits
from editor.layouts.actions import LayoutActions
from editor.layouts.forms import Form
from editor.layouts.thumbs import Thumb, ThumbView

_GUESSED = "?"
"""Beside the number of what was drawn at random, as it had not come yet."""


class DrawStrip(Form):
    """What comes first from a pile; everything else is shuffled by the seed."""

    adding = Signal(bool)
    """Whether the next tile that is chosen goes here."""
    chosen = Signal(str)

    def __init__(self, document: LayoutDocument, pictures: Pictures) -> None:
        super().__init__(document, self.tr("Next tiles"))
        self.shuffle = LinkButton(self.tr("Shuffle"))
        self.more = IconButton("more", self.tr("More options for the next tiles"), px=32)
        self.head.addWidget(self.shuffle)
        self.pile = Select(self.tr("Pile"))
        self.view: Final = ThumbView(pictures, 38, ordered=True)
        self.add = IconButton("plus", px=40, framed=True)
        self.add.setCheckable(True)
        self.empty = Label("", 12, 400, "text3")
        self._row = QWidget()
        row = QHBoxLayout(self._row)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(style().px(4))
        row.addWidget(self.view, 1)
        row.addWidget(self.empty, 1)
        row.addWidget(self.add, 0, Qt.AlignmentFlag.AlignTop)
        choose = QHBoxLayout()
        choose.setContentsMargins(0, 0, 0, 0)
        choose.addWidget(self.pile, 1)
        choose.addWidget(self.more)
        self.box.addLayout(choose)
        self.box.addWidget(self._row)
        self.guessed = Label("", 12, 400, "text3")
        self.guessed.hide()
        self.box.addWidget(self.guessed)
        piles = self.content.description.all_piles
        self.pile.setEnabled(len(piles) > 1)
        self._pile = piles[0]
        self.random: Random = Random()
        self.pile.activated.connect(self._choose_pile)
        self.shuffle.clicked.connect(self._shuffle)
        self.more.clicked.connect(self._show_menu)
        self.add.toggled.connect(self.adding)
        self.view.removed.connect(self.remove)
        self.view.moved.connect(self.reorder)
        self.view.dropped.connect(self._dropped)
        self.view.chosen.connect(self.chosen)
        self.view.menu_asked.connect(self._show_item_menu)
        self.places = {f"pile {pile}": self.view for pile in piles}
        self.places |= {"draws": self.view, "piles": self.view, "stacks": self.view}
        style().follow(self._fit)
        self.add.set_tooltip(self.tr("Add tiles: choose them above, one after the other"))
        self.view.setAccessibleName(self.tr("Next tiles, in order"))
        self.guessed.setText(self.tr("?: not yet drawn in the game, so chosen at random"))

    def state(self) -> tuple[str, bool, list[int]]:
        """The pile, whether tiles are being added, and which are selected."""
        rows = [index.row() for index in self.view.selectedIndexes()]
        return self._pile, self.add.isChecked(), rows

    def take_over(self, state: tuple[str, bool, list[int]]) -> None:
        pile, is_adding, rows = state
        self.show_pile(pile)
        self.add.setChecked(is_adding)
        for row in rows:
            self.view.select(row)

    @property
    def current_pile(self) -> str:
        return self._pile

    def show_pile(self, pile: str) -> None:
        if pile in self.content.description.all_piles:
            self._pile = pile
            self.refresh()

    def refresh(self) -> None:
        content = self.content
        words = names_of(language().translate, content.game)
        piles = [(pile, self._pile_name(pile)) for pile in content.description.all_piles]
        fill_select(self.pile, piles, self._pile)
        things = edits.draws_of(content, self._pile)
        file = content.material_file
        names = file.names(language().code) if isinstance(file, DeckFile) else {}
        thumbs, guessed = [], self._guessed(things or ())
        self.guessed.setVisible(bool(guessed))
        for number, thing in enumerate(things or (), 1):
            tile = edits.tile_of(content, thing)
            draw = token(thing) if self._pile == TOKENS else None
            name = names.get(thing) or (words.card(thing) if tile is None else thing)
            note = f"{number} {_GUESSED}" if number in guessed else str(number)
            thumbs.append(Thumb(thing, name, tile, draw, note, tile is None and not draw))
        self.view.set_thumbs(thumbs)
        self.view.setVisible(bool(thumbs))
        self.empty.setVisible(not thumbs)
        said = (
            self.tr("None: the pile is empty.")
            if things is not None and content.after == "nothing"
            else self.tr("None: the seed decides the order.")
        )
        self.empty.setText(said)
        self.shuffle.setEnabled(len(thumbs) > 1)
        self._fit()

    def _guessed(self, things: Sequence[str]) -> set[int]:
        """The numbers of those that were made up when the puzzle was made of a game."""
        proposal = self.document.proposal
        if proposal is None:
            return set()
        first = dict(proposal.guessed).get(self._pile)
        offered = proposal.data.get("draws", {}).get(self._pile, [])
        if first is None:
            return set()
        pairs = enumerate(zip(things, offered, strict=False), 1)
        return {number for number, (thing, old) in pairs if number > first and thing == old}

    def _pile_name(self, pile: str) -> str:
        if pile == TOKENS:
            return self.tr("Tokens")
        return first_upper(names_of(language().translate, self.content.game).pile(pile))

    _is_low = False

    def set_low(self, low: bool) -> None:
        self._is_low = low
        self._fit()

    def _fit(self) -> None:
        rows = 1 if len(self.view.thumbs) <= 3 or self._is_low else 2
        self.view.setFixedHeight(self.view.delegate.cell().height() * rows + 2)

    # What is done.

    def append(self, thing: str, place: int | None = None) -> None:
        pile = edits.pile_of(self.content, thing)
        self._pile = pile
        text = self.tr("Next: {tile}").format(tile=self._name(thing))
        self.change(text, edits.draw_next(self.content, pile, thing, place))
        self.refresh()
        row = len(self.view.thumbs) - 1 if place is None else place
        if row >= 0:
            self.view.select(row)

    def remove(self, row: int) -> None:
        name = self.view.thumbs[row].name
        text = self.tr("Remove {tile} from the next tiles").format(tile=name)
        self.change(text, edits.drop_draw(self.content, self._pile, row))

    def reorder(self, row: int, there: int) -> None:
        name = self.view.thumbs[row].name
        text = self.tr("Move {tile} to position {n}").format(tile=name, n=there + 1)
        self.change(text, edits.move_draw(self.content, self._pile, row, there))

    def _dropped(self, thing: str, row: int) -> None:
        pile = edits.pile_of(self.content, thing)
        self.append(thing, row if pile == self._pile else None)

    def _shuffle(self) -> None:
        text = self.tr("Shuffle the next tiles")
        self.change(text, edits.shuffle_draws(self.content, self._pile, self.random))

    def list_all(self) -> None:
        text = self.tr("List all remaining tiles")
        self.change(text, edits.list_all(self.content, self._pile, self.random))

    def clear(self) -> None:
        text = self.tr("Leave the order to chance")
        self.change(text, self.content.with_draws(self._pile, None))

    def empty_pile(self) -> None:
        text = self.tr("Empty the pile")
        new = self.content.with_draws(self._pile, ())
        self.change(text, replace(new, after="nothing"))

    def _choose_pile(self) -> None:
        self.show_pile(self.pile.currentData())

    def menu(self) -> PopMenu:
        menu = PopMenu(self)
        listed = edits.draws_of(self.content, self._pile)
        menu.add(self.tr("List all remaining tiles, shuffled"), self.list_all, "list")
        menu.add(self.tr("Nothing left"), self.empty_pile, "pile")
        menu.add(self.tr("Clear the list"), self.clear, "trash", enabled=listed is not None)
        return menu

    def _show_menu(self) -> None:
        self.menu().drop(self.more)

    def _show_item_menu(self, row: int, at: object) -> None:
        menu, keys = PopMenu(self), LayoutActions
        last = len(self.view.thumbs) - 1
        menu.add(
            self.tr("Earlier"),
            lambda: self.reorder(row, row - 1),
            "arrow-left",
            keys.key("earlier"),
            None,
            row > 0,
        )
        menu.add(
            self.tr("Later"),
            lambda: self.reorder(row, row + 1),
            "arrow-right",
            keys.key("later"),
            None,
            row < last,
        )
        menu.add(self.tr("Remove"), lambda: self.remove(row), "trash", keys.key("remove"))
        menu.popup(at)  # type: ignore[arg-type]

    def _name(self, thing: str) -> str:
        file = self.content.material_file
        return file.names(language().code).get(thing, thing)


class SeatToMove(PaintedButton):
    """A player: mark, name, what is in the supply, points; pressed for who is to move."""

    def __init__(self, seat: int, parent: QWidget | None = None) -> None:
        self.seat = seat
        self._name, self._badge = "", ""
        self._counts: list[tuple[str, int]] = []
        self._score = 0
        super().__init__("", parent)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_player(self, name: str, badge: str, counts: list[tuple[str, int]], score: int) -> None:
        self._name, self._badge, self._counts, self._score = name, badge, counts, score
        self.setAccessibleName(f"{name}, {score}" + (f", {badge}" if badge else ""))
        self.setToolTip(plain_tip(name))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(style().px(160), style().px(30))

    def minimumSizeHint(self) -> QSize:
        return QSize(style().px(120), style().px(30))

    def needs(self) -> QSize:
        return self.minimumSizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        p, px, colour, accent = painter(self), style().px, style().colour, accent_of(self)
        if self.is_hot:
            draw_box(p, self.rect(), px(6), colour("hover"))
        if shows_focus(self):
            draw_ring(p, self.rect(), px(6), accent.fill, style().tokens.surface)
        side, middle = px(20), self.height() / 2
        paint_mark(p, QRectF(px(2), middle - side / 2, side, side), self.seat)
        p.setFont(style().font(14, 700))
        p.setPen(colour("text"))
        right = self.width() - px(4)
        score = str(self._score)
        wide = text_width(p.font(), score)
        p.drawText(QRectF(right - wide - 1, 0, wide + 2, self.height()), RIGHT, score)
        right = round(right - wide - px(10))
        for piece, count in reversed(self._counts):
            p.setFont(style().font(12))
            text = str(count)
            wide = text_width(p.font(), text)
            p.setPen(colour("text2"))
            p.drawText(QRectF(right - wide, 0, wide + 2, self.height()), LEFT, text)
            icon = px(15)
            right = round(right - wide - icon - px(3))
            p.setOpacity(1 if count else 0.35)
            paint_piece(p, QRectF(right, middle - icon / 2, icon, icon), piece, self.seat)
            p.setOpacity(1)
            right -= px(7)
        x = px(30)
        name_font = style().font(13, 600 if self.isChecked() else 400)
        badge_font = style().font(11, 600)
        badge = text_width(badge_font, self._badge) + px(14) if self._badge else 0
        room = right - x
        name = text_width(name_font, self._name)
        if badge and name + badge + px(6) > room:
            # Where there is no room for the words, a dot says it.
            badge = px(8)
        shown = elided(name_font, self._name, room - (badge + px(6) if badge else 0))
        p.setFont(name_font)
        p.setPen(colour("text"))
        p.drawText(QRectF(x, 0, room, self.height()), LEFT, shown)
        if badge:
            at = x + text_width(name_font, shown) + px(6)
            if badge == px(8):
                draw_box(p, QRectF(at, middle - px(4), px(8), px(8)), px(4), _fill(self))
                return
            high = px(20)
            box = QRectF(at, middle - high / 2, badge, high)
            draw_box(p, box, high / 2, _soft(self))
            p.setFont(badge_font)
            p.setPen(_fill(self))
            p.drawText(box.adjusted(px(7), 0, 0, 0), LEFT, self._badge)


class ToMove(Form):
    def __init__(self, document: LayoutDocument) -> None:
        super().__init__(document, self.tr("To move"))
        self.rows: list[SeatToMove] = []
        self.box.setSpacing(2)

    def _respace(self) -> None:
        self.box.setSpacing(style().px(2))

    def refresh(self) -> None:
        content, position = self.content, self.content.position
        names = PlayerNames(language().translate, content.names)
        while len(self.rows) > content.players:
            remove(self.box, self.rows.pop())
        while len(self.rows) < content.players:
            row = SeatToMove(len(self.rows))
            row.clicked.connect(lambda _, seat=row.seat: self.choose(seat))
            self.rows.append(row)
            self.box.addWidget(row)
        pieces = [piece.id for piece in content.description.pieces][:2]
        for row in self.rows:
            seat = row.seat
            supply = position.supplies[seat] if seat < len(position.supplies) else ()
            badge = self.tr("to move") if seat == position.to_move else ""
            row.setChecked(seat == position.to_move)
            counts = list(zip(pieces, supply, strict=False))
            row.show_player(names.name(seat), badge, counts, position.scores[seat])
        if self.rows:
            here = min(max(position.to_move, 0), len(self.rows) - 1)
            self.places = {"to_move": self.rows[here], "start to_move": self.rows[here]}

    def choose(self, seat: int) -> None:
        name = PlayerNames(language().translate, self.content.names).name(seat)
        text = self.tr("To move: {name}").format(name=name)
        self.change(text, edits.with_to_move(self.content, seat))
        self.refresh()


def _fill(widget: QWidget) -> QColor:
    return QColor(accent_of(widget).fill)


def _soft(widget: QWidget) -> QColor:
    return QColor(accent_of(widget).soft)
