"""The strips of paper on a map: a village's name, what camps cost there, and who has camped."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from carcqt.art.brush.shapes import NO_PEN, colour, pen
from carcqt.art.brush.sprites import put
from carcqt.art.drawings.pieces import put_piece
from carcqt.art.drawings.species import coin
from carcqt.art.maps.scene import Camp, TownPlace

_INK: Final = "#4a2f18"
_LONGEST: Final = 190
"""A name is cut off there; all lengths are in units of the map."""
_FREE, _TAKEN = 24, 34
"""How wide a square is that can still be bought, and one with a tent, whose price is paid."""
_NAME, _COINS, _TENTS = 20, 27, 38
"""How high the lines are."""


class Plate:
    def __init__(
        self, place: TownPlace, camps: Sequence[Camp], unit: float, names: bool = True
    ) -> None:
        self.place, self.camps, self.unit = place, camps, unit
        self.font = QFont("DejaVu Serif")
        self.font.setStyleHint(QFont.StyleHint.Serif)
        self.font.setPixelSize(max(5, round(15.5 * unit)))
        self.font.setBold(True)
        metrics = QFontMetricsF(self.font)
        elide = Qt.TextElideMode.ElideRight
        self.name = metrics.elidedText(place.town.name, elide, _LONGEST * unit) if names else ""
        prices = len(place.town.prices)
        self.squares = [_TAKEN if number < len(camps) else _FREE for number in range(prices)]
        wide, high = (sum(self.squares) + 6) * unit, 0.0
        if self.name:
            wide = max(wide, metrics.horizontalAdvance(self.name) + 18 * unit)
            high += (_NAME if prices else _COINS) * unit
        if prices:
            high += (_TENTS if camps else _COINS) * unit
        self.box = QRectF(0, 0, wide, high)
        self.side = 0
        """Which of its choices it has taken."""

    def choices(self) -> list[QRectF]:
        """Where it can lie beside its village, the best place first."""
        x, y, unit, box = self.place.x, self.place.y, self.unit, self.box
        wide, high = box.width(), box.height()
        corners = (
            (x - wide / 2, y + 23 * unit),
            (x - wide / 2, y - 44 * unit - high),
            (x + 26 * unit, y - high / 2 + 8 * unit),
            (x - wide - 26 * unit, y - high / 2 + 8 * unit),
        )
        return [QRectF(QPointF(*corner), box.size()) for corner in corners]

    def lie_like(self, other: Plate, page: QRectF) -> None:
        """On the same side of the village as another plate of it."""
        self.side = other.side
        self.box = self.choices()[self.side]
        _keep_within(self.box, page)

    @property
    def village(self) -> QRectF:
        """What its huts cover."""
        x, y, unit = self.place.x, self.place.y, self.unit
        return QRectF(x - 50 * unit, y - 44 * unit, 100 * unit, 66 * unit)

    def paint(self, p: QPainter) -> None:
        unit, box = self.unit, self.box
        if box.isEmpty() or box.height() == 0:
            return
        p.setPen(NO_PEN)
        p.setBrush(colour("#2a1a08", 90))
        p.drawRoundedRect(box.translated(1.6 * unit, 2.4 * unit), 5 * unit, 5 * unit)
        p.setPen(pen(_INK, 1.3 * unit, 210))
        p.setBrush(colour("#f9efd4", 245))
        p.drawRoundedRect(box, 5 * unit, 5 * unit)
        line = QRectF(box)
        if self.name:
            if self.squares:
                line.setHeight(_NAME * unit)
                line.translate(0, unit)
            p.setFont(self.font)
            p.setPen(QColor("#2e1c0e"))
            p.drawText(line, Qt.AlignmentFlag.AlignCenter, self.name)
        self._paint_squares(p)

    def _paint_squares(self, p: QPainter) -> None:
        """The squares in their order: a coin, or the tent of who has paid it."""
        unit = self.unit
        left = self.box.center().x() - sum(self.squares) / 2 * unit
        for number, price in enumerate(self.place.town.prices):
            wide = self.squares[number] * unit
            x, bottom = left + wide / 2, self.box.bottom()
            if number < len(self.camps):
                camp = self.camps[number]
                put_piece(p, camp.piece, camp.seat, x - unit, bottom - 14 * unit, 36 * unit)
            else:
                put(p, coin(str(price)), x, bottom - 13.5 * unit, 22 * unit)
            left += wide


def lay_plates(plates: Sequence[Plate], page: QRectF, taken: Iterable[QRectF]) -> list[Plate]:
    """Each beside its village where it hides least, below it if that is as good as elsewhere."""
    found, taken = list(plates), list(taken)
    settled: dict[int, QRectF] = {}
    # Twice, as the first ones do not know yet where the others will lie.
    for number, plate in [*enumerate(found)] * 2:
        hidden = [box for other, box in settled.items() if other != number] + taken
        hidden += [other.village for other in found if other is not plate]

        def hides(choice: QRectF, hidden: list[QRectF] = hidden) -> float:
            outside = _area(choice) - _area(choice & page)
            return 4 * outside + sum(_area(choice & other) for other in hidden)

        choices = plate.choices()
        # A plate may touch a hut without harm.
        least = min(map(hides, choices)) + 0.12 * _area(plate.box)
        plate.side = next(side for side, box in enumerate(choices) if hides(box) <= least)
        plate.box = choices[plate.side]
        _keep_within(plate.box, page)
        settled[number] = plate.box
    return found


def _area(box: QRectF) -> float:
    return box.width() * box.height() if box.isValid() else 0.0


def _keep_within(box: QRectF, page: QRectF) -> None:
    box.moveLeft(max(page.left(), min(box.left(), page.right() - box.width())))
    box.moveTop(max(page.top(), min(box.top(), page.bottom() - box.height())))
