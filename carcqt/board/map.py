"""The map of the game that is played on one: villages to choose from, camps as they stand."""

from __future__ import annotations

import math
from collections.abc import Iterable
from concurrent.futures import Future
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QImage, QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QWidget

from carcqt.art.brush.sprites import blank, painter_on, put
from carcqt.art.drawings.species import medal
from carcqt.art.maps.picture import MapPicture
from carcqt.art.maps.plates import Plate
from carcqt.art.maps.scene import Camp, Camps, MapScene, TownPlace, map_pixels
from carcqt.art.studio.cache import DiskCache, WantedMap
from carcqt.art.studio.jobs import Pixels, image_of, paint_country
from carcqt.art.studio.studio import Studio
from carcqt.background.bridge import Bridge
from carcqt.board.brushes import line_pen
from carcqt.board.colours import faded
from carcqt.board.items import GHOST, GLOW, LEGAL, PIECE, BoardItem, Colouring
from carcqt.board.spots import PopItem, PopMotion
from carcqt.board.stepping import ArrowSteps
from carcqt.board.tool import PointerEvent, Tool, plain_key
from carcqt.board.view import ARROWS, PanZoomView

WIDTH: Final = 1400
"""A map in the scene: as wide as the one for which its strokes were designed."""
PAINTED: Final = 2100
"""Pixels of the picture that is painted: sharp enough for half as large again."""
_ROUGH: Final = 420
"""Pixels of one that is there in a moment, until then."""
_SCALES: Final = (0.35, 0.5, 0.7, 1.0, 1.4, 2.0, 2.8, 4.0)
_PAPER: Final = "#d9cfa6"
_NEAR: Final = 1.35
"""How far from its middle a village is still meant, in its radius."""
_THUMB: Final = 12
"""And in pixels at least."""


class MapView(PanZoomView):
    village_clicked = Signal(str)
    missed = Signal()
    """A click where no village is."""
    village_hovered = Signal(object)
    """A village, at once; nothing when the pointer leaves it."""
    focus_changed = Signal(object)

    def __init__(self, studio: Studio, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._studio = studio
        self.setAccessibleName(self.tr("Map"))
        self._bridge = Bridge(self._take_country)
        self._map: MapScene | None = None
        self._places: dict[str, TownPlace] = {}
        self._country: dict[int, QPixmap] = {}
        """By its width; the widest is the painted one."""
        self._stand_in: QPixmap | None = None
        self._plates: dict[str, PlateItem] = {}
        self.choices: tuple[str, ...] = ()
        """Villages that may be chosen."""
        self._focused: str | None = None
        self._hovered: str | None = None
        self.glowing: tuple[str, ...] = ()
        self._steps: ArrowSteps | None = None
        self._camps: dict[str, tuple[Camp, ...]] = {}
        self._has_failed = False
        self._picture: MapPicture | None = None
        """Which is not painted here, but knows where everything is."""
        self.set_margins(0, 0, 0, 0)
        self.use(VillageTool(self))

    # What is shown.

    def show_map(self, shown: MapScene, camps: Camps) -> None:
        """A map and who has camped where."""
        if shown != self._map or self._picture is None:
            self._begin(shown)
        assert self._picture is not None
        for town in self._places:
            now = tuple(camps.get(town, ()))
            known = self._plates.get(town)
            if known is not None and self._camps[town] == now:
                continue
            if known is not None:
                self.scene().removeItem(known)
            self._camps[town] = now
            item = self._plates[town] = PlateItem(self._picture.plate(town, now), self.colouring)
            self.scene().addItem(item)
        self._rings_again()

    def _begin(self, shown: MapScene) -> None:
        """Another map: nothing of the last one stays."""
        for item in self._plates.values():
            self.scene().removeItem(item)
        self._plates, self._camps, self._country = {}, {}, {}
        self.choices, self._focused, self._hovered, self._stand_in = (), None, None, None
        self._map, self._steps, self._has_failed = shown, None, False
        self._picture = MapPicture(shown, WIDTH)
        self._places = {place.town.id: place for place in self._picture.towns()}
        self.set_glow([])
        kept = DiskCache(self._studio.folder).load(WantedMap(shown, PAINTED))
        if kept is not None:
            # It opens as it was seen last.
            self._country = {PAINTED: QPixmap.fromImage(kept)}
        else:
            self._order_country(shown, _ROUGH)
            self._order_country(shown, PAINTED)
        self.fit()
        self.viewport().update()

    def content_rect(self) -> QRectF:
        if self._map is None:
            return QRectF(0, 0, WIDTH, WIDTH * 0.7)
        return QRectF(0, 0, *map_pixels(self._map, WIDTH))

    # Villages to choose from.

    def set_villages(self, choices: Iterable[str], focused: str | None = None) -> None:
        self.choices = tuple(id for id in choices if id in self._places)
        self._focused = focused if focused in self._places else None
        self._steps = None
        self._rings_again()

    @property
    def focused(self) -> str | None:
        return self._focused

    def move_focus(self, dx: int, dy: int) -> None:
        """To the next village in that direction, of those that may be chosen if there are any."""
        among = self.choices or tuple(self._places)
        if not among:
            return
        by_place = {(self._places[id].x, self._places[id].y): id for id in among}
        if self._steps is None:
            self._steps = ArrowSteps(by_place)
        if self._focused in among:
            here = self._places[self._focused]
            found = self._steps.step((here.x, here.y), dx, dy)
        else:
            middle = self.centre
            found = self._steps.nearest((middle.x(), middle.y()))
        self.set_focus(by_place[found])

    def set_focus(self, village: str | None) -> None:
        if village == self._focused:
            return
        self._focused = village
        self._rings_again()
        if village is not None:
            place = self._places[village]
            reach = 70
            self.show_rect(QRectF(place.x - reach, place.y - reach, 2 * reach, 2 * reach))
        self.focus_changed.emit(village)

    def set_glow(self, villages: Iterable[str]) -> None:
        """Villages that a line of the log speaks of."""
        self.glowing = tuple(id for id in villages if id in self._places)
        self.put_layer("glow", [GlowRing(self._places[id], self.colouring) for id in self.glowing])

    def village_to_widget(self, village: str) -> QPoint:
        place = self._places[village]
        return self.to_widget(QPointF(place.x, place.y))

    def pop_points(self, village: str, text: str, colour: int) -> None:
        place = self._places[village]
        item = PopItem(QPointF(place.x, place.y - 40), text, colour, self.colouring, self.font())
        self.scene().addItem(item)
        PopMotion(item, self, still=self.reduced_motion).start()

    def picture(self, size: QSize) -> QImage:
        image = QImage(size, QImage.Format.Format_RGB32)
        image.fill(QColor(self.colours.table))
        content = self.content_rect()
        scale = min(size.width() / content.width(), size.height() / content.height())
        with painter_on(image) as p:
            p.translate(size.width() / 2, size.height() / 2)
            p.scale(scale, scale)
            p.translate(-content.center())
            self._draw_country(p)
            for item in self._plates.values():
                item.draw(p)
        return image

    @property
    def is_drawn(self) -> bool:
        return self._map is None or PAINTED in self._country

    def hover(self, village: str | None) -> None:
        """Show and report the village that the pointer is at."""
        if village != self._hovered:
            self._hovered = village
            self._rings_again()
            self.village_hovered.emit(village)

    def village_at(self, place: QPointF) -> str | None:
        """Return the village at a place of the scene, or whose plate is there, or a near one."""
        away = {
            id: math.hypot(town.x - place.x(), town.y - place.y())
            for id, town in self._places.items()
        }
        nearest = min(away, key=away.__getitem__, default=None)
        if nearest is None or away[nearest] <= self._places[nearest].radius:
            return nearest
        plates = (id for id, item in self._plates.items() if item.box.contains(place))
        reach = max(self._places[nearest].radius * _NEAR, _THUMB / self.zoom)
        return next(plates, nearest if away[nearest] <= reach else None)

    # Painting.

    def drawBackground(self, painter: QPainter, rect: QRectF | object) -> None:
        assert isinstance(rect, QRectF)
        painter.fillRect(rect, QColor(self.colours.table))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, not self.is_moving)
        self._draw_country(painter)

    @property
    def is_settled(self) -> bool:
        return super().is_settled and (self._map is None or bool(self._country))

    def _draw_country(self, p: QPainter) -> None:
        box = self.content_rect()
        picture = self._country_for(WIDTH * p.deviceTransform().m11())
        p.drawPixmap(box, picture, QRectF(picture.rect()))
        if self.colours.dim:
            p.fillRect(box, QColor.fromRgbF(0, 0, 0, self.colours.dim))

    def _country_for(self, real: float) -> QPixmap:
        """The country not much larger than it is seen: halved or so from the painted one."""
        if not self._country:
            if self._stand_in is None:
                self._stand_in = self._plain_country()
            return self._stand_in
        widths = [round(PAINTED / share) for share in (2.8, 2.0, 1.4, 1.0)]
        width = next((one for one in widths if one >= real * 0.99), widths[-1])
        if width not in self._country:
            mode = Qt.TransformationMode.SmoothTransformation
            self._country[width] = self._country[PAINTED].scaledToWidth(width, mode)
        return self._country[width]

    def _plain_country(self) -> QPixmap:
        """Ways and villages on plain paper, made in a moment."""
        width = WIDTH // 2
        assert self._map is not None or not self._places
        high = round(self.content_rect().height() / 2)
        image = blank(width, high)
        image.fill(QColor(_PAPER))
        if self._map is not None:
            with painter_on(image) as p:
                picture = MapPicture(self._map, width)
                picture.paint_ways(p)
                for place in picture.towns():
                    put(p, medal(place.town.species), place.x, place.y, place.radius * 1.7)
        return QPixmap.fromImage(image)

    def _order_country(self, shown: MapScene, width: int) -> None:
        work = self._studio.order(paint_country, shown, width, self._studio.folder)
        self._bridge.follow((shown, width), work)

    def _take_country(self, wanted: tuple[MapScene, int], news: Future[Pixels]) -> None:
        shown, width = wanted
        if shown != self._map or self._country:
            return
        if width != PAINTED:
            if not news.cancelled() and news.exception() is None:
                self._stand_in = QPixmap.fromImage(image_of(news.result()))
                self.viewport().update()
            return
        if news.cancelled() or news.exception() is not None:
            # Once more, by another worker or, where there is none any more, here.
            if not self._has_failed:
                self._has_failed = True
                self._order_country(shown, PAINTED)
            return
        self._country = {PAINTED: QPixmap.fromImage(image_of(news.result()))}
        self._stand_in = None
        self.viewport().update()

    def _rings_again(self) -> None:
        shown = [*self.choices]
        if self._focused is not None and self._focused not in shown:
            shown.append(self._focused)
        strong = (self._focused, self._hovered)
        rings: list[QGraphicsItem] = [
            RingItem(self._places[id], self.colouring, strong=id in strong) for id in shown
        ]
        if self._focused is not None:
            rings.append(PlateFrame(self._plates[self._focused].box, self.colouring))
        self.put_layer("rings", rings)


class VillageTool(Tool):
    """Points at villages, clicks them, and goes from one to the next by arrow keys."""

    def __init__(self, view: MapView) -> None:
        super().__init__(view)
        self.view: Final = view

    def move(self, event: PointerEvent) -> None:
        village, shapes = self.view.village_at(event.place), Qt.CursorShape
        can = village is not None and village in self.view.choices
        self.view.viewport().setCursor(shapes.PointingHandCursor if can else shapes.ArrowCursor)
        self.view.hover(village)

    def leave(self) -> None:
        self.view.viewport().setCursor(Qt.CursorShape.ArrowCursor)
        self.view.hover(None)

    def release(self, event: PointerEvent) -> bool:
        village = self.view.village_at(event.place)
        if village is None:
            self.view.missed.emit()
        else:
            self.view.village_clicked.emit(village)
        return village is not None

    def key(self, event: QKeyEvent) -> bool:
        step = ARROWS.get(plain_key(event))
        if step is None or not self.view.choices:
            return False
        self.view.move_focus(*step)
        return True


class RingItem(BoardItem):
    """Round a village that may be chosen, under its plate."""

    def __init__(self, place: TownPlace, colours: Colouring, *, strong: bool) -> None:
        super().__init__(ring_box(place), LEGAL, colours)
        self._at, self._radius, self._strong = QPointF(place.x, place.y), place.radius, strong

    def draw(self, p: QPainter) -> None:
        accent, strong = self.colours().accent, self._strong
        p.setBrush(Qt.BrushStyle.NoBrush)
        radius = self._radius * 1.12
        for width, colour in (
            (20 if strong else 16, faded(accent, 130 if strong else 80)),
            (9, QColor("#ffffff")),
            (5 if strong else 4, QColor(accent)),
        ):
            p.setPen(line_pen(p, colour, width))
            p.drawEllipse(self._at, radius, radius)


class PlateFrame(BoardItem):
    """Round the plate of the village that is chosen."""

    def __init__(self, plate: QRectF, colours: Colouring) -> None:
        super().__init__(plate, GHOST, colours)

    def draw(self, p: QPainter) -> None:
        p.setBrush(Qt.BrushStyle.NoBrush)
        for width, colour in ((7, "#ffffff"), (3.5, self.colours().accent)):
            p.setPen(line_pen(p, colour, width))
            p.drawRoundedRect(self.box.adjusted(-2, -2, 2, 2), 7, 7)


class GlowRing(BoardItem):
    """A soft light about a village."""

    def __init__(self, place: TownPlace, colours: Colouring, colour: str = "") -> None:
        """The light has the accent, unless it is given a `colour`."""
        super().__init__(ring_box(place), GLOW, colours)
        self._at, self._radius, self._colour = QPointF(place.x, place.y), place.radius, colour

    def draw(self, p: QPainter) -> None:
        accent = QColor(self._colour or self.colours().accent)
        p.setBrush(faded(accent, 60))
        for width, colour in ((8, faded("#ffffff", 235)), (4, accent)):
            p.setPen(line_pen(p, colour, width))
            p.drawEllipse(self._at, self._radius * 1.5, self._radius * 1.5)


class PlateItem(BoardItem):
    """A village's name, prices and camps; drawn anew only for another step of the zoom."""

    def __init__(self, plate: Plate, colours: Colouring) -> None:
        super().__init__(QRectF(plate.box), PIECE, colours)
        self._plate = plate
        self._drawn: dict[float, QPixmap] = {}

    def draw(self, p: QPainter) -> None:
        real = p.deviceTransform().m11()
        scale = next((one for one in _SCALES if one >= real * 0.97), _SCALES[-1])
        if scale not in self._drawn:
            self._drawn[scale] = self._picture(scale)
        picture = self._drawn[scale]
        p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        p.drawPixmap(self._room, picture, QRectF(picture.rect()))

    @property
    def _room(self) -> QRectF:
        return self.box.adjusted(-8, -14, 8, 8)

    def _picture(self, scale: float) -> QPixmap:
        room = self._room
        image = blank(math.ceil(room.width() * scale), math.ceil(room.height() * scale))
        with painter_on(image) as p:
            p.scale(image.width() / room.width(), image.width() / room.width())
            p.translate(-room.topLeft())
            self._plate.paint(p)
        return QPixmap.fromImage(image)


def ring_box(place: TownPlace, radii: float = 2.0) -> QRectF:
    """Return a square about a village; half its side is so many radii of the village."""
    reach = place.radius * radii
    return QRectF(place.x - reach, place.y - reach, 2 * reach, 2 * reach)
