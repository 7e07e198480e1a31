"""All that is drawn on and around the large tile."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from carcqt.rules.geometry import SIDES
from carcqt.ui.theme.icons import icon
from carcqt.ui.theme.painting import CENTRE, draw_box, elided, text_width
from carcqt.ui.theme.style import accent_of, style
from editor.tiles.looks import icon_pixmap
from editor.tiles.sheet import TileSheet
from editor.tiles.tools import ProblemMark, TileTarget

_DIM: Final = QColor(0, 0, 0, 33)
"""Over tiles in the dark, where they would glare."""
_POINT: Final = 10


@dataclass(frozen=True, slots=True)
class IconInHand:
    """An icon over the picture, where it would stand."""

    icon: str
    at: QPointF
    side: float


@dataclass(frozen=True, slots=True)
class CanvasState:
    """What is to be seen beside the tile itself."""

    letters: tuple[str, str, str, str]
    """The sides."""
    labels: Mapping[str, str]
    """The zones."""
    marks: Sequence[ProblemMark]
    selected: str | None
    hot: TileTarget
    """Under the pointer."""
    begun: int | None
    """The point where a stroke began."""
    cursor: TileTarget | None
    """Of the keys."""
    stroke: tuple[QPointF, QPointF] | None
    in_hand: IconInHand | None
    ring: tuple[QPointF, float] | None
    """Round the chosen icon."""
    refused: str


class CanvasPainting:
    def __init__(self, sheet: TileSheet) -> None:
        self._sheet: Final = sheet
        self._marked: list[tuple[QRectF, ProblemMark]] = []

    def draw(self, p: QPainter, state: CanvasState) -> None:
        sheet, box = self._sheet, self._sheet.box
        picture = sheet.picture.image()
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(0, 0, 0, 28))
        p.drawRoundedRect(box.adjusted(-5, -2, 5, 12), 6, 6)
        if picture is not None:
            p.drawImage(box, picture)
        if style().is_dark:
            p.fillRect(box, _DIM)
        self._draw_squares(p, box)
        if state.selected is not None:
            self._draw_outline(p, state.selected)
        self._draw_letters(p, box, state.letters)
        if state.stroke is not None:
            self._draw_stroke(p, *state.stroke)
        self._draw_labels(p, state)
        self._draw_points(p, state)
        self._draw_marks(p, state.marks)
        if state.in_hand is not None:
            self._draw_in_hand(p, state.in_hand)
        if state.ring is not None:
            self._draw_ring(p, *state.ring)
        if state.refused:
            self._draw_refusal(p, state.refused)

    def _draw_ring(self, p: QPainter, at: QPointF, radius: float) -> None:
        p.setBrush(Qt.BrushStyle.NoBrush)
        for ink, wide in ((QColor(255, 255, 255, 230), 5.0), (QColor("#2A5A8C"), 2.5)):
            p.setPen(QPen(ink, wide))
            p.drawEllipse(at, radius, radius)

    def _draw_in_hand(self, p: QPainter, held: IconInHand) -> None:
        pictures, side, at = self._sheet.picture.pictures, max(8, round(held.side)), held.at
        if pictures is not None:
            ratio = self._sheet.devicePixelRatioF()
            pixmap = icon_pixmap(pictures.theme, held.icon, side, ratio)
            box = QRectF(at.x() - side / 2, at.y() - side / 2, side, side)
            draw_box(p, box.adjusted(-6, -6, 6, 6), side / 2 + 6, style().colour("surface", 190))
            p.drawPixmap(box, pixmap, QRectF(pixmap.rect()))

    def _draw_squares(self, p: QPainter, box: QRectF) -> None:
        side = self._sheet.square
        p.setPen(QPen(QColor(255, 255, 255, 110), 1, Qt.PenStyle.DashLine))
        for column in range(1, self._sheet.grid.columns):
            x = round(box.left() + column * side) + 0.5
            p.drawLine(QPointF(x, box.top()), QPointF(x, box.bottom()))
        for row in range(1, self._sheet.grid.rows):
            y = round(box.top() + row * side) + 0.5
            p.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))

    def _draw_outline(self, p: QPainter, zone: str) -> None:
        found = self._sheet.outline_of(zone)
        if found is None:
            return
        box, square = self._sheet.box, self._sheet.square
        move = QTransform().translate(box.left(), box.top()).scale(square, square)
        path = move.map(found)
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(QPen(QColor(255, 255, 255, 230), 6))
        p.drawPath(path)
        dashes = QPen(QColor(style().accent().fill if not style().is_dark else "#2A5A8C"), 3)
        dashes.setDashPattern([4, 2])
        dashes.setCapStyle(Qt.PenCapStyle.FlatCap)
        p.setPen(dashes)
        p.drawPath(path)

    def _draw_letters(self, p: QPainter, box: QRectF, letters: Sequence[str]) -> None:
        away = style().px(30)
        p.setFont(style().font(13, 700))
        p.setPen(style().colour("text2"))
        middle = box.center()
        places = (
            QPointF(middle.x(), box.top() - away),
            QPointF(box.right() + away, middle.y()),
            QPointF(middle.x(), box.bottom() + away + 2),
            QPointF(box.left() - away, middle.y()),
        )
        for side in SIDES:
            at = places[side]
            p.drawText(QRectF(at.x() - 20, at.y() - 12, 40, 24), CENTRE, letters[side])

    def _radius(self) -> float:
        """Smaller ones where many are close together."""
        return min(style().px(_POINT), max(5.0, self._sheet.square / 14))

    def _draw_points(self, p: QPainter, state: CanvasState) -> None:
        sheet, radius = self._sheet, self._radius()
        assert sheet.tile is not None
        zones, owners = sheet.tile.zones, sheet.tile.zone_at
        accent = QColor(accent_of(sheet).fill)
        for point in sheet.grid.shown():
            place = sheet.point_place(point)
            owner = owners.get(point)
            fill = sheet.picture.colours.get(zones[owner].kind) if owner is not None else None
            inner = not sheet.grid.is_outer(point)
            hot = state.hot.point == point
            far = radius * (0.7 if inner else 1) + (2 if hot else 0)
            p.setPen(QPen(QColor(0, 0, 0, 120), 1))
            p.setBrush(QColor("#FFFDF8"))
            p.drawEllipse(place, far + 1.5, far + 1.5)
            p.setPen(QPen(style().colour("err"), 1.5, Qt.PenStyle.DotLine) if fill is None
                     else Qt.PenStyle.NoPen)  # fmt: skip
            p.setBrush(fill if fill is not None else Qt.BrushStyle.NoBrush)
            p.drawEllipse(place, far - 1.5, far - 1.5)
            if state.begun == point:
                p.setBrush(accent)
                p.drawEllipse(place, far, far)
            elif hot:
                p.setPen(QPen(accent, 2.5))
                p.setBrush(Qt.BrushStyle.NoBrush)
                p.drawEllipse(place, far + 1, far + 1)
        if state.cursor is not None:
            place = sheet.place_of(state.cursor)
            p.setBrush(Qt.BrushStyle.NoBrush)
            for ink, wide in ((QColor("#FFFFFF"), 5.0), (accent, 2.5)):
                p.setPen(QPen(ink, wide))
                p.drawEllipse(place, radius + 6, radius + 6)

    def _inner_points(self) -> list[QRectF]:
        """Where names would lie under points."""
        sheet, far = self._sheet, self._radius() * 0.7 + 2
        points = [point for point in sheet.grid.shown() if not sheet.grid.is_outer(point)]
        places = [sheet.point_place(point) for point in points]
        return [QRectF(at.x() - far, at.y() - far, 2 * far, 2 * far) for at in places]

    def _draw_labels(self, p: QPainter, state: CanvasState) -> None:
        sheet, px = self._sheet, style().px
        assert sheet.tile is not None
        font = style().font(12, 600)
        high, taken = px(24), self._inner_points()
        margin = self._radius() + 5
        inside = sheet.box.adjusted(margin, margin, -margin, -margin)
        # The chosen one first: others give way to it.
        named = (state.selected, state.hot.zone)
        zones = sorted(sheet.tile.zones, key=lambda zone: zone.id != state.selected)
        for zone in zones:
            text = state.labels.get(zone.id, zone.kind)
            # Small squares have no room for all names.
            if not state.labels or (sheet.square < 150 and zone.id not in named):
                continue
            at = sheet.zone_place(zone.id)
            text = elided(font, text, max(inside.width() - px(20), px(60)))
            wide = text_width(font, text) + px(20)
            rect = QRectF(at.x() - wide / 2, at.y() + px(10), wide, high)
            rect.moveLeft(min(max(rect.left(), inside.left()), inside.right() - wide))
            rect.moveTop(min(max(rect.top(), inside.top()), inside.bottom() - high))
            for _ in range(8):
                met = next((one for one in taken if one.intersects(rect)), None)
                if met is None:
                    break
                # Downwards, or back above where it would leave the tile.
                below = met.bottom() + 3
                rect.moveTop(below if below + high <= inside.bottom() else met.top() - high - 3)
            taken.append(rect.adjusted(-2, -2, 2, 2))
            chosen = zone.id == state.selected
            frame = QColor("#2A5A8C") if chosen else None
            # On the picture, which is light in both themes.
            draw_box(p, rect, high / 2, QColor(255, 253, 248, 240), frame, 2)
            p.setFont(font)
            p.setPen(QColor("#29241D"))
            p.drawText(rect, CENTRE, text)

    def _draw_stroke(self, p: QPainter, begin: QPointF, end: QPointF) -> None:
        middle = QPointF(self._sheet.box.center())
        way = QPainterPath(begin)
        way.quadTo((begin + end) / 2 * 0.8 + middle * 0.2, end)
        p.setBrush(Qt.BrushStyle.NoBrush)
        white = QPen(QColor("#FFFFFF"), 8)
        white.setCapStyle(Qt.PenCapStyle.RoundCap)
        p.setPen(white)
        p.drawPath(way)
        line = QPen(QColor("#2A5A8C"), 4)
        line.setDashPattern([3, 1.2])
        line.setCapStyle(Qt.PenCapStyle.FlatCap)
        p.setPen(line)
        p.drawPath(way)

    def _draw_marks(self, p: QPainter, marks: Sequence[ProblemMark]) -> None:
        sheet, px = self._sheet, style().px
        self._marked = []
        for mark in marks:
            if mark.point is not None:
                at = sheet.point_place(mark.point)
                inwards = sheet.box.center() - at
                far = max(1.0, (inwards.x() ** 2 + inwards.y() ** 2) ** 0.5)
                at += inwards / far * px(26)
            elif mark.zone is not None:
                at = sheet.zone_place(mark.zone) - QPointF(0, px(10))
            else:
                continue
            side = px(24)
            rect = QRectF(at.x() - side / 2, at.y() - side / 2, side, side)
            while any(rect.intersects(one) for one, _ in self._marked):
                rect.translate(px(8), 0)
            tone = "err" if mark.grave else "warn"
            draw_box(p, rect, side / 2, style().colour(f"{tone}bg"), style().colour(tone), 1.5)
            sign = icon("error" if mark.grave else "warn", px(16), style().colour(tone))
            p.drawPixmap(rect.center() - QPointF(px(8), px(8)), sign)
            self._marked.append((rect, mark))

    def mark_at(self, at: QPoint) -> ProblemMark | None:
        return next((mark for rect, mark in self._marked if rect.contains(QPointF(at))), None)

    def _draw_refusal(self, p: QPainter, refused: str) -> None:
        sheet, px = self._sheet, style().px
        font = style().font(13, 500)
        wide = min(text_width(font, refused) + px(28), sheet.width() - px(16))
        rect = QRectF((sheet.width() - wide) / 2, sheet.height() - px(42), wide, px(32))
        draw_box(p, rect, px(8), style().colour("warnbg"), style().colour("warn"))
        p.setFont(font)
        p.setPen(style().colour("warn"))
        p.drawText(rect, CENTRE, refused)
