"""Figures that are rows of things: icons, pieces, tokens, tiles, cards, each with a few words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from carcqt.art.boards.picture import tile_picture
from carcqt.art.brush.shapes import colour
from carcqt.art.brush.sprites import Draw, put
from carcqt.art.drawings.pieces import piece, pose_on
from carcqt.art.drawings.species import chip, coin, medal
from carcqt.art.drawings.tokens import heap, token
from carcqt.art.figures.figure import FigurePicture, in_language
from carcqt.art.figures.marks import FigurePaper, font
from carcqt.art.games import ENDS, THEMES
from carcqt.art.maps.cards import (
    HEIGHT,
    WIDTH,
    CardDrawing,
    card_back,
    event_card,
    income_card,
    mission_card,
    order_card,
)
from carcqt.content.decks import DeckFile
from carcqt.content.learning.figures import FigureFile, FigureModel, ItemModel
from carcqt.content.maps import MapFile

_GAP: Final = 18.0
_PAD: Final = 16.0
_LETTERS: Final = 13.5
_LINES: Final = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop


@dataclass(frozen=True, slots=True)
class _Thing:
    width: float
    height: float
    words: str
    paint: Callable[[QPainter, float], None]
    """With its middle at 0, 0; told how many pixels there are to a unit."""


@dataclass(frozen=True, slots=True)
class _PlacedThing:
    thing: _Thing
    x: float
    y: float
    column: float
    """How wide its words may be."""


class FigureRows:
    """Everything in units of which there are as many to a pixel as fit the width."""

    def __init__(self, file: FigureFile, figure: FigureModel, language: str) -> None:
        self.file, self.figure, self.language = file, figure, language
        self.unit = float(figure.square)
        self.placed: list[_PlacedThing] = []
        rows = [[self._thing(item) for item in row] for row in figure.rows]
        columns = [[self._column(thing) for thing in row] for row in rows]
        widths = [sum(row) + _GAP * (len(row) - 1) for row in columns]
        self.width = max(widths) + 2 * _PAD
        y = _PAD
        for row, wide, whole in zip(rows, columns, widths, strict=True):
            high = max(thing.height for thing in row)
            x = (self.width - whole) / 2
            for thing, column in zip(row, wide, strict=True):
                self.placed.append(_PlacedThing(thing, x + column / 2, y + high / 2, column))
                x += column + _GAP
            lines = max(self._lines(thing, wide) for thing, wide in zip(row, wide, strict=True))
            y += high + lines + _GAP * 0.8
        self.height = y - _GAP * 0.8 + _PAD

    def _column(self, thing: _Thing) -> float:
        metrics = QFontMetricsF(font(_LETTERS))
        words = metrics.horizontalAdvance(thing.words)
        longest = max(map(metrics.horizontalAdvance, thing.words.split() or [""]))
        return max(thing.width, longest + 2, min(words + 2, 104.0))

    def _lines(self, thing: _Thing, column: float) -> float:
        if not thing.words:
            return 0.0
        box = QFontMetricsF(font(_LETTERS)).boundingRect(
            QRectF(0, 0, column, 1000), _LINES, thing.words
        )
        return box.height() + 6

    def paint(self, p: QPainter, scale: float, paper: FigurePaper) -> None:
        """In pixels; the painter is not scaled, so that sprites are sharp."""
        for one in self.placed:
            p.save()
            p.translate(one.x * scale, one.y * scale)
            one.thing.paint(p, scale)
            p.restore()
        p.setPen(colour(paper.text))
        p.setFont(font(_LETTERS * scale))
        rows: dict[float, float] = {}
        for one in self.placed:
            rows[one.y] = max(rows.get(one.y, 0.0), one.thing.height)
        for one in self.placed:
            top = one.y + rows[one.y] / 2 + 6
            box = QRectF(one.x - one.column / 2 - 4, top, one.column + 8, 400)
            scaled = QRectF(
                box.x() * scale, box.y() * scale, box.width() * scale, box.height() * scale
            )
            p.drawText(scaled, _LINES, one.thing.words)

    def _thing(self, item: ItemModel) -> _Thing:
        words = in_language(item.text, self.language)
        unit = self.unit * item.size
        if item.tile is not None:
            return self._tile(item, unit, words)
        if item.end is not None:
            return self._end(item.end, unit, words)
        card = self._card(item)
        if card is not None:
            return self._of_card(card, unit, words)
        if item.sign is not None:
            return self._sign(item.sign, unit, words)
        draw = self._drawing(item)
        tool = self._tool(item)

        def paint(p: QPainter, scale: float) -> None:
            put(p, draw, 0, 0, unit * scale * 0.8)
            if tool is not None:
                size = unit * scale
                put(p, tool, size * 0.3, -size * 0.26, size * 0.29)

        return _Thing(unit * 0.86, unit * 0.86, words, paint)

    def _tile(self, item: ItemModel, unit: float, words: str) -> _Thing:
        material = self.file.material_file
        assert isinstance(material, DeckFile)
        tile = material.deck.tile[item.tile or ""]
        turned = tile.all_turned[item.turn // 90]
        wide, high = unit * turned.columns, unit * turned.rows

        def paint(p: QPainter, scale: float) -> None:
            pixels = max(1, round(unit * scale))
            image = tile_picture(tile, THEMES[self.file.game], pixels, item.turn // 90)
            p.fillRect(
                QRectF(-wide * scale / 2 + 3, -high * scale / 2 + 4, wide * scale, high * scale),
                colour("#140a00", 60),
            )
            p.drawImage(QPointF(-image.width() / 2, -image.height() / 2), image)

        return _Thing(wide, high, words, paint)

    def _end(self, end: str, unit: float, words: str) -> _Thing:
        def paint(p: QPainter, scale: float) -> None:
            image = ENDS[end](max(1, round(unit * scale)))
            p.drawImage(QPointF(-image.width() / 2, -image.height() / 2), image)

        return _Thing(unit, unit, words, paint)

    def _of_card(self, card: CardDrawing, unit: float, words: str) -> _Thing:
        wide = unit * WIDTH / HEIGHT

        def paint(p: QPainter, scale: float) -> None:
            factor = unit * scale / HEIGHT
            p.scale(factor, factor)
            p.translate(-WIDTH / 2, -HEIGHT / 2)
            card(p)

        return _Thing(wide, unit, words, paint)

    def _sign(self, sign: str, unit: float, words: str) -> _Thing:
        letters = unit * 0.34
        wide = QFontMetricsF(font(letters, bold=True)).horizontalAdvance(sign)

        def paint(p: QPainter, scale: float) -> None:
            p.setFont(font(letters * scale, bold=True))
            p.setPen(colour(self.ink))
            box = QRectF(-wide * scale, -unit * scale / 2, 2 * wide * scale, unit * scale)
            p.drawText(box, Qt.AlignmentFlag.AlignCenter, sign)

        return _Thing(wide, unit * 0.5, words, paint)

    ink = "#29241d"

    def _card(self, item: ItemModel) -> CardDrawing | None:
        if item.income is not None and isinstance(self.file.material_file, MapFile):
            cards = {card.value: card for card in self.file.material_file.map.cards}
            card = cards[item.income]
            return income_card(card.value, card.ties[item.seat - 1], card.shows)
        if item.event is not None:
            return event_card(item.event)
        if item.mission is not None and isinstance(self.file.material_file, MapFile):
            shown = self.file.material_file
            mission = next(one for one in shown.map.missions if one.id == item.mission)
            names = shown.names(self.language)
            return mission_card(tuple(names.get(village, village) for village in mission.villages))
        if item.order is not None:
            return order_card(item.order)
        return card_back() if item.back is not None else None

    def _drawing(self, item: ItemModel) -> Draw:
        seat = item.seat - 1
        if item.icon is not None:
            theme = THEMES.get(self.file.game)
            if theme is None:
                return medal(item.icon)
            art = theme.icons[item.icon]
            return art.counted[item.count - 1] if art.counted else art.poses[0]
        if item.piece is not None:
            theme = THEMES.get(self.file.game)
            if theme is not None and item.on is not None:
                role = theme.shapes.looks[item.on].role
                return piece(item.piece, seat, pose_on(item.piece, role))
            return piece(item.piece, seat)
        if item.token is not None:
            return token(None if item.token == "back" else item.token)
        if item.heap is not None:
            return heap(item.heap)
        if item.medal is not None:
            return medal(item.medal)
        if item.coin is not None:
            return coin(silver=item.coin == "silver")
        return chip(str(item.chip))

    def _tool(self, item: ItemModel) -> Draw | None:
        theme = THEMES.get(self.file.game)
        if theme is None or item.piece is None or item.on is None:
            return None
        return theme.tools.get((item.piece, item.on))


class RowsFigure(FigurePicture):
    def arrange(self) -> None:
        self.rows = FigureRows(self.file, self.figure, self.language)
        self.rows.ink = self.paper.text
        self.scale = min(1.0, self.most / self.rows.width)
        self.width = round(self.rows.width * self.scale)
        self.height = round(self.rows.height * self.scale)

    def paint(self, p: QPainter, scale: float) -> None:
        self.rows.paint(p, self.scale * scale, self.paper)
