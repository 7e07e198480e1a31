"""A map being played on: what a journey adds to it, each thing by the ids of villages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QMarginsF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QWidget

from carcqt.art.brush.marks import colours
from carcqt.art.brush.sprites import Draw
from carcqt.art.maps.picture import MapPicture
from carcqt.art.maps.scene import Camps, MapScene, TownPlace, Way, WayKind
from carcqt.art.studio.studio import Studio
from carcqt.board.advised import LOOK, AdvisedLabel, AdvisedTurn
from carcqt.board.badges import Badges
from carcqt.board.brushes import line_pen, paint_mark, pixels, put_drawing
from carcqt.board.colours import faded
from carcqt.board.items import BADGE, FRAME, LEGAL, SPOT, BoardItem, Colouring
from carcqt.board.map import WIDTH, GlowRing, MapView, ring_box

_EDGE: Final = 8
"""Pixels that stay free on the right."""
_STEP: Final = 6
"""Pixels by which a map gives way to what lies over it."""
_APART: Final = 5.0
"""Between the lines of two players on the same way."""


class PlayedMapView(MapView):
    def __init__(self, studio: Studio, parent: QWidget | None = None) -> None:
        self._aside = 0
        self._covered: tuple[QRectF, ...] = ()
        super().__init__(studio, parent)
        self._courses: dict[Way, QPainterPath] = {}

    def show_map(self, shown: MapScene, camps: Camps) -> None:
        if shown != self._map:
            self._courses = {}
        super().show_map(shown, camps)

    def _fitting(self) -> tuple[QPointF, float]:
        """As large as can be, with no village under what lies over the top."""
        lowest = max((rect.bottom() for rect in self._covered), default=0.0)
        boxes = [self.box_of(village) for village in self._plates] if lowest else []
        tried = (self._fitting_below(head) for head in range(0, round(lowest) + 1, _STEP))
        best = next((found for found in tried if not self._hides(boxes, *found)), None)
        return best or self._fitting_below(0)

    def _hides(self, boxes: list[QRectF], centre: QPointF, zoom: float) -> bool:
        middle = QRectF(self.viewport().rect()).center()
        lie_over = [
            QRectF((rect.topLeft() - middle) / zoom, rect.size() / zoom).translated(centre)
            for rect in self._covered
        ]
        return any(rect.intersects(box) for rect in lie_over for box in boxes)

    def _fitting_below(self, head: int) -> tuple[QPointF, float]:
        margins = self._margins
        self._margins = margins + QMarginsF(0, head, 0, 0)
        try:
            return self._fitting_aside()
        finally:
            self._margins = margins

    def _fitting_aside(self) -> tuple[QPointF, float]:
        """Room to spare goes to the left first, where something lies over the map."""
        centre, zoom = super()._fitting()
        room = QRectF(self.viewport().rect()).marginsRemoved(self._margins)
        spare = max(0.0, room.width() - self.content_rect().width() * zoom)
        left = max(spare / 2, min(spare - _EDGE, self._aside))
        return centre - QPointF((left - spare / 2) / zoom, 0), zoom

    def set_aside(self, pixels: int) -> None:
        """How much of its left side is best left free."""
        if pixels != self._aside:
            self._aside = pixels
            if self.is_fitted:
                self.fit()

    def set_covered(self, places: Sequence[QRectF]) -> None:
        """Where something lies over the top of the view, in pixels of it."""
        if tuple(places) != self._covered:
            self._covered = tuple(places)
            if self.is_fitted:
                self.fit()

    def box_of(self, village: str) -> QRectF:
        """A village and its plate, in the scene."""
        place = self._places[village]
        reach = place.radius * 1.4
        around = QRectF(place.x - reach, place.y - reach, 2 * reach, 2 * reach)
        return around.united(self._plates[village].box)

    def set_offers(self, offers: Mapping[str, Draw]) -> None:
        """What can be had in villages that may be chosen: the price of a camp, or what it is."""
        self.put_layer(
            "offers",
            [OfferItem(self._places[id], draw, self.colouring) for id, draw in offers.items()],
        )

    def set_last(self, built: Mapping[str, int]) -> None:
        """Villages with a new camp, and the colour of whose it is."""
        self.put_layer(
            "last",
            [
                LastItem(self._plates[id].box, colour, self.colouring)
                for id, colour in built.items()
                if id in self._plates
            ],
        )

    def set_advised(self, turns: Sequence[AdvisedTurn]) -> None:
        """Turns that might be made, by their villages."""
        plates = [plate.box for plate in self._plates.values()]
        icons = [ring_box(place, 1.1) for place in self._places.values()]
        badges = Badges([*plates, *icons])
        known = [turn for turn in turns if turn.village in self._places]
        items: list[QGraphicsItem] = []
        labels: list[AdvisedLabel] = []
        # The one that is looked at comes last, and chooses first.
        for turn in reversed(known):
            place = self._places[turn.village]
            ring = GlowRing(place, self.colouring, turn.colour)
            ring.setOpacity(1.0 if turn.is_chosen else LOOK.faint)
            items.insert(0, ring)
            box = ring_box(place, 1.1)
            labels.append(AdvisedLabel(turn, box, self.colouring, self.font(), badges))
        for label in labels[:1]:
            label.add_points()
        self.put_layer("advised", [*items, *labels])

    def set_flags(self, villages: Mapping[str, bool]) -> None:
        """Villages that somebody wants to reach, and whether they have been."""
        self.put_layer(
            "flags",
            [
                FlagItem(self._places[id], done, self.colouring)
                for id, done in villages.items()
                if id in self._places
            ],
        )

    def set_networks(self, camps: Mapping[int, Iterable[str]]) -> None:
        """For each colour, the villages with its camps, joined by their ways; without any, none."""
        items: list[QGraphicsItem] = []
        if camps and not self._courses and self._map is not None:
            self._courses = courses(self._map)
        held = {colour: frozenset(villages) for colour, villages in camps.items()}
        for way, path in self._courses.items():
            owners = [colour for colour, villages in held.items() if villages >= set(way.ends)]
            for number, colour in enumerate(owners):
                aside = (number - (len(owners) - 1) / 2) * _APART
                items.append(NetworkItem(path, colour, aside, self.colouring))
        for id, place in self._places.items():
            owners = [colour for colour, villages in held.items() if id in villages]
            if owners:
                items.append(OwnersItem(place, owners, self.colouring))
        self.put_layer("networks", items)


def courses(shown: MapScene) -> dict[Way, QPainterPath]:
    """The line of each way as it is painted."""
    routes = MapPicture(shown, WIDTH).routes
    known = [way for way in shown.ways if shown.places(way) is not None]
    waters = [way for way in known if way.kind is WayKind.WATERWAY]
    paths = [way for way in known if way.kind is WayKind.PATH]
    # Waterways come first, paths last, each kind in its order.
    found = [*waters, *paths]
    kept = [*routes[: len(waters)], *routes[len(routes) - len(paths) :]]
    lines = {}
    for way, (_, curve) in zip(found, kept, strict=True):
        path = QPainterPath(QPointF(*map(float, curve[0])))
        for x, y in curve[1:]:
            path.lineTo(float(x), float(y))
        lines[way] = path
    return lines


class OfferItem(BoardItem):
    """A disc beside a village, with what a camp costs there."""

    def __init__(self, place: TownPlace, drawing: Draw, colours: Colouring) -> None:
        at = QPointF(place.x + place.radius * 0.95, place.y - place.radius * 0.95)
        super().__init__(QRectF(at.x() - 20, at.y() - 20, 40, 40), SPOT, colours)
        self._at, self._drawing = at, drawing

    def draw(self, p: QPainter) -> None:
        radius = 15
        p.setPen(line_pen(p, self.colours().accent, 2))
        p.setBrush(QColor("#ffffff"))
        p.drawEllipse(self._at, radius, radius)
        put_drawing(p, self._drawing, self._at.x(), self._at.y(), 2 * radius)


class LastItem(BoardItem):
    """A frame round the plate of a village where a tent is new."""

    def __init__(self, plate: QRectF, colour: int, colours: Colouring) -> None:
        super().__init__(plate.adjusted(-4, -4, 4, 4), FRAME, colours)
        self._colour = colour

    def draw(self, p: QPainter) -> None:
        p.setBrush(Qt.BrushStyle.NoBrush)
        for width, tint in ((7, "#ffffff"), (4, colours(self._colour).fill)):
            p.setPen(line_pen(p, tint, width))
            p.drawRoundedRect(self.box, 8, 8)


class FlagItem(BoardItem):
    """A pennant by a village of a mission; a tick in it once it is reached."""

    def __init__(self, place: TownPlace, done: bool, colours: Colouring) -> None:
        at = QPointF(place.x - place.radius * 0.9, place.y - place.radius * 0.5)
        super().__init__(QRectF(at.x() - 4, at.y() - 46, 40, 50), BADGE, colours)
        self._at, self._done = at, done

    def draw(self, p: QPainter) -> None:
        x, y = self._at.x(), self._at.y()
        accent = QColor("#2b7042" if self._done else self.colours().accent)
        cloth = QPainterPath(QPointF(x, y - 42))
        for dx, dy in ((-30, -36), (-22, -28), (-30, -20), (0, -16)):
            cloth.lineTo(x + dx, y + dy)
        cloth.closeSubpath()
        pole = (QPointF(x, y), QPointF(x, y - 44))
        for width, tint in ((8, QColor("#ffffff")), (3.5, QColor("#4a2f18"))):
            p.setPen(line_pen(p, tint, width))
            p.drawLine(*pole)
        p.setPen(line_pen(p, "#ffffff", 3))
        p.setBrush(accent)
        p.drawPath(cloth)
        if self._done:
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.setPen(line_pen(p, "#ffffff", 3))
            tick = QPainterPath(QPointF(x - 18, y - 29))
            tick.lineTo(x - 13, y - 24)
            tick.lineTo(x - 5, y - 34)
            p.drawPath(tick)


class NetworkItem(BoardItem):
    """A way between two camps of a player."""

    def __init__(self, path: QPainterPath, colour: int, aside: float, colours: Colouring) -> None:
        super().__init__(path.boundingRect(), LEGAL, colours)
        self._path = path.translated(aside, aside)
        self._colour = colour

    def draw(self, p: QPainter) -> None:
        p.setBrush(Qt.BrushStyle.NoBrush)
        for width, tint in ((11, faded("#ffffff", 230)), (6, QColor(colours(self._colour).fill))):
            p.setPen(line_pen(p, tint, width))
            p.drawPath(self._path)


class OwnersItem(BoardItem):
    """The marks of all who have a camp in a village, over it."""

    def __init__(self, place: TownPlace, owners: Sequence[int], colours: Colouring) -> None:
        reach = place.radius * 1.5
        super().__init__(
            QRectF(place.x - reach, place.y - reach, 2 * reach, 2 * reach), SPOT, colours
        )
        self._at, self._radius = QPointF(place.x, place.y), place.radius
        self._owners = owners

    def draw(self, p: QPainter) -> None:
        side = pixels(p, 20)
        wide = side * len(self._owners)
        box = QRectF(self._at.x() - wide / 2, self._at.y() - side / 2, wide, side)
        p.setPen(line_pen(p, "#ffffff", 3))
        p.setBrush(QColor("#ffffff"))
        p.drawRoundedRect(box, side * 0.25, side * 0.25)
        for number, colour in enumerate(self._owners):
            paint_mark(p, QRectF(box.left() + number * side, box.top(), side, side), colour)
