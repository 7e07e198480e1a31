"""What lies on the board of a page: pictures at places, for any position of a game."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final, Protocol

from PySide6.QtGui import QImage, QPainterPath

from carcqt.art.boards.overlays import overlays
from carcqt.art.boards.picture import tile_picture
from carcqt.art.boards.placed import PlacedTile, piece_place, piece_places, placed_tiles, tile_at
from carcqt.art.boards.regions import region_path
from carcqt.art.brush.planting import PlacedPlant, put_plants
from carcqt.art.brush.sprites import Draw, blank, painter_on, sprite
from carcqt.art.drawings.pieces import Pose, piece, pose_on
from carcqt.art.games import THEMES, THINGS, holdings_of
from carcqt.art.maps.picture import MapPicture
from carcqt.art.maps.scene import MapScene, camps_on
from carcqt.content.decks import DeckFile
from carcqt.content.languages import CODES
from carcqt.content.maps import MapFile
from carcqt.content.materials import MaterialFile
from carcqt.rules.geometry import Square
from carcqt.rules.position import LaidTile, Position, Standing
from carcqt.share.pictures import PictureTable
from carcqt.words.speech import plain

Zones = Iterable[tuple[Square, str]]


@dataclass(frozen=True, slots=True, order=True)
class Sprite:
    """A picture on the board, in units of the page; later ones lie over earlier ones."""

    layer: int
    foot: float
    """Its lower edge, where order matters: who stands in front hides who stands behind."""
    x: float
    y: float
    wide: float
    high: float
    picture: int


@dataclass(frozen=True, slots=True)
class SeatRow:
    """What a seat has, as far as the position tells."""

    points: int
    things: tuple[tuple[int, str], ...]
    """Pictures of things, and how many there are."""
    missions: tuple[str, ...] = ()


Box = tuple[float, float, float, float]
"""Left, top, width and height."""


class BoardArt(Protocol):
    """Draws positions of one game, and knows where on its board things are."""

    def box(self, laid: Iterable[LaidTile]) -> Box: ...
    def sprites(self, position: Position) -> list[Sprite]: ...
    def outline(self, position: Position, zones: Zones) -> str:
        """Return the region of these zones as the data of a path; empty if there is none."""

    def spot(self, laid: Sequence[LaidTile], standing: Standing) -> tuple[float, float]:
        """Return where a piece would stand."""

    def piece(self, laid: Sequence[LaidTile], standing: Standing) -> Sprite:
        """Return a piece that stands alone where it would be placed."""

    def tile(self, tile: str, turn: int) -> int:
        """Return the picture of a tile."""

    def lay(self, laid: LaidTile) -> Sprite:
        """Return a tile where it would lie."""

    def holdings(self, position: Position) -> list[SeatRow]:
        """Return for each seat what it has."""


_PLANTS: Final = 55
"""Quality of what grows across seams: small, dense, and there are many."""
_COUNTRY: Final = 72
"""Quality of the ground of a map, of 100."""
_ICON: Final = 56
"""Pixels of a thing beside a player’s name."""
_TILE, _GROWTH, _THING, _PIECE = range(4)
_SHARP: Final = 1.4
"""How much larger pieces are painted than tiles."""


def board_art(
    file: MaterialFile, colours: Sequence[int], table: PictureTable, size: int
) -> BoardArt:
    """Return the art of a game; `size` is in pixels, of a tile or across a map."""
    if isinstance(file, MapFile):
        return MapArt(file, colours, table, size)
    return TileArt(file, colours, table, size)


class _Drawings:
    """Puts drawings of pieces and things into the table of pictures."""

    def __init__(self, colours: Sequence[int], table: PictureTable) -> None:
        self._colours: Final = colours
        self._table: Final = table

    def holdings(self, position: Position) -> list[SeatRow]:
        return [
            SeatRow(
                points,
                tuple(
                    (self._drawn(holding.draw, _ICON), holding.count)
                    for row in seat.rows
                    for holding in row
                ),
                seat.missions,
            )
            for points, seat in zip(
                position.scores, holdings_of(position, self._colours), strict=True
            )
        ]

    def _drawn(self, draw: Draw, pixels: int) -> int:
        return self._table.number((_key(draw), pixels), lambda: sprite(draw, pixels))


def _key(draw: Draw) -> Hashable:
    """Return something that is equal for drawings that look the same."""
    if isinstance(draw, partial):
        return draw.func, draw.args, tuple(sorted(draw.keywords.items(), key=str))
    return draw


class TileArt(_Drawings):
    """Tiles on squares: one unit is the side of a square."""

    def __init__(
        self, file: DeckFile, colours: Sequence[int], table: PictureTable, size: int
    ) -> None:
        super().__init__(colours, table)
        self._deck: Final = file.deck
        self._theme: Final = THEMES[file.game]
        self._things: Final = THINGS.get(file.game)
        self._size: Final = size
        self._grown: Final[dict[tuple[LaidTile, ...], list[Sprite]]] = {}

    def box(self, laid: Iterable[LaidTile]) -> Box:
        board = self._placed(laid)
        left = min((one.x for one in board), default=0)
        top = min((one.y for one in board), default=0)
        right = max((one.x + one.turned.columns for one in board), default=1)
        bottom = max((one.y + one.turned.rows for one in board), default=1)
        return left, top, right - left, bottom - top

    def sprites(self, position: Position) -> list[Sprite]:
        board = placed_tiles(position, self._deck)
        found = [self._tile_at(placed) for placed in board]
        found += self._growth(position.laid, board)
        if self._things is not None:
            for thing in self._things(position, board, self._colours):
                found.append(self._put(thing.draw, _THING, thing.x, thing.y, thing.size, thing.y))
        for standing, x, y in piece_places(board, self._theme, position.pieces):
            found += self._standing(board, standing, x, y)
        return found

    def outline(self, position: Position, zones: Zones) -> str:
        board = placed_tiles(position, self._deck)
        parts: dict[Square, list[str]] = {}
        for square, zone in zones:
            parts.setdefault(square, []).append(zone)
        laid = [(tile, parts[at]) for tile in board if (at := Square(tile.x, tile.y)) in parts]
        return path_data(region_path(laid, self._theme))

    def spot(self, laid: Sequence[LaidTile], standing: Standing) -> tuple[float, float]:
        return piece_place(self._placed(laid), self._theme, standing)

    def piece(self, laid: Sequence[LaidTile], standing: Standing) -> Sprite:
        board = self._placed(laid)
        return self._standing(board, standing, *piece_place(board, self._theme, standing))[0]

    def tile(self, tile: str, turn: int) -> int:
        def paint() -> QImage:
            return tile_picture(self._deck.tile[tile], self._theme, self._size, turn)

        return self._table.number(("tile", tile, turn, self._size), paint)

    def _placed(self, laid: Iterable[LaidTile]) -> list[PlacedTile]:
        return [
            PlacedTile(self._deck.tile[one.tile], one.square.x, one.square.y, one.turn)
            for one in laid
        ]

    def lay(self, laid: LaidTile) -> Sprite:
        return self._tile_at(self._placed([laid])[0])

    def _tile_at(self, placed: PlacedTile) -> Sprite:
        wide, high = placed.turned.columns, placed.turned.rows
        picture = self.tile(placed.tile.id, placed.turn)
        return Sprite(_TILE, 0.0, placed.x, placed.y, wide, high, picture)

    def _put(self, draw: Draw, layer: int, x: float, y: float, size: float, foot: float) -> Sprite:
        """A drawing with its middle at a place."""
        pixels = round(size * self._size * _SHARP)
        picture = self._drawn(draw, pixels)
        wide = size * int(pixels * 1.4) / pixels
        return Sprite(layer, round(foot, 3), x - wide / 2, y - wide / 2, wide, wide, picture)

    def _standing(
        self, board: Sequence[PlacedTile], standing: Standing, x: float, y: float
    ) -> list[Sprite]:
        placed = tile_at(board, standing.square.x, standing.square.y)
        kind = placed.tile.zones[placed.tile.zone_numbers[standing.zone]].kind
        pose = pose_on(standing.piece, self._theme.shapes.looks[kind].role)
        draw, size = piece(standing.piece, self._colours[standing.seat], pose), 0.25
        lift = 0.14 * size if pose is Pose.STANDING else 0.0
        found = [self._put(draw, _PIECE, x, y - lift, size, y)]
        tool = self._theme.tools.get((standing.piece, kind))
        if tool is not None:
            aside = x + size * 0.38
            found.append(self._put(tool, _PIECE, aside, y - size * 0.46, size * 0.36, y))
        return found

    def _growth(self, laid: tuple[LaidTile, ...], board: Sequence[PlacedTile]) -> list[Sprite]:
        """What grows across seams, in clumps: most of them stay as they are when tiles come."""
        if laid not in self._grown:
            clumps: dict[tuple[int, int], list[PlacedPlant]] = {}
            for plant in overlays(board, self._theme):
                clumps.setdefault((round(2 * plant[1]), round(2 * plant[2])), []).append(plant)
            self._grown[laid] = [self._clump(plants) for plants in clumps.values()]
        return self._grown[laid]

    def _clump(self, plants: Sequence[PlacedPlant]) -> Sprite:
        size = self._size
        left = _whole(min(x - 2 * r for _, x, _, r, _ in plants), size)
        top = _whole(min(y - 2 * r for _, _, y, r, _ in plants), size)
        right = _whole(max(x + 2 * r for _, x, _, r, _ in plants), size) + 1
        bottom = _whole(max(y + 2 * r for _, _, y, r, _ in plants), size) + 1

        def paint() -> QImage:
            image = blank(right - left, bottom - top)
            with painter_on(image) as p:
                p.translate(-left, -top)
                put_plants(p, plants, size)
            return image

        key = ("clump", tuple((repr(plant.colours), *rest) for plant, *rest in plants))
        picture = self._table.number(key, paint, _PLANTS)
        wide, high = (right - left) / size, (bottom - top) / size
        return Sprite(_GROWTH, 0.0, left / size, top / size, wide, high, picture)


def _whole(length: float, size: int) -> int:
    return int(length * size // 1)


def _all_names(file: MapFile) -> dict[str, str]:
    """Return what each village is called, in all languages: a page shows one map to all."""
    named: dict[str, dict[str, None]] = {}
    for code in CODES:
        for village, name in file.names(code).items():
            named.setdefault(village, {})[plain(name)] = None
    return {village: " / ".join(names) for village, names in named.items()}


MAP_UNITS: Final = 10.0
"""Width of a map: about as many squares as a board is wide."""


class MapArt(_Drawings):
    """A map with the plates of its villages."""

    def __init__(
        self,
        file: MapFile,
        colours: Sequence[int],
        table: PictureTable,
        size: int,
    ) -> None:
        super().__init__(colours, table)
        shown = file.map
        scene = MapScene.of_map(shown.villages, shown.links, shown.extent, _all_names(file))
        self._map: Final = MapPicture(scene, size)
        self._by: Final = MAP_UNITS / size

    def box(self, laid: Iterable[LaidTile]) -> Box:
        return 0, 0, MAP_UNITS, self._map.height * self._by

    def sprites(self, position: Position) -> list[Sprite]:
        picture = self._table.number("map", self._map.country, _COUNTRY)
        found = [Sprite(0, 0.0, 0, 0, MAP_UNITS, self._map.height * self._by, picture)]
        pieces = [replace(one, seat=self._colours[one.seat]) for one in position.pieces]
        camps = camps_on(pieces)
        return found + [
            self._plate(town.id, tuple(camps.get(town.id, ()))) for town in self._map.scene.towns
        ]

    def _plate(self, town: str, camps: tuple[object, ...]) -> Sprite:
        plate = self._map.plate(town, camps)  # type: ignore[arg-type]
        box = plate.box.adjusted(-3, -3, 5, 6).toAlignedRect()

        def paint() -> QImage:
            image = blank(max(1, box.width()), max(1, box.height()))
            with painter_on(image) as p:
                p.translate(-box.left(), -box.top())
                plate.paint(p)
            return image

        picture = self._table.number(("plate", town, camps), paint)
        by = self._by
        x, y, wide, high = box.left() * by, box.top() * by, box.width() * by, box.height() * by
        return Sprite(1, 0.0, x, y, wide, high, picture)

    def outline(self, position: Position, zones: Zones) -> str:
        """A ring about each village."""
        places = {place.town.id: place for place in self._map.towns()}
        rings = []
        for _, village in zones:
            if village in places:
                x, y = places[village].x * self._by, places[village].y * self._by
                r = 0.32
                rings.append(
                    f"M{x - r:.2f} {y:.2f}a{r} {r} 0 1 1 {2 * r} 0a{r} {r} 0 1 1 {-2 * r} 0z"
                )
        return "".join(rings)

    def spot(self, laid: Sequence[LaidTile], standing: Standing) -> tuple[float, float]:
        place = next(one for one in self._map.towns() if one.town.id == standing.zone)
        return place.x * self._by, place.y * self._by

    def piece(self, laid: Sequence[LaidTile], standing: Standing) -> Sprite:
        x, y = self.spot(laid, standing)
        pixels, size = 64, 0.4
        draw = piece(standing.piece, self._colours[standing.seat])
        picture = self._drawn(draw, pixels)
        wide = size * 1.4
        return Sprite(2, y, x - wide / 2, y - wide / 2, wide, wide, picture)

    def tile(self, tile: str, turn: int) -> int:
        raise ValueError("A map has no tiles.")

    def lay(self, laid: LaidTile) -> Sprite:
        raise ValueError("Nothing is laid on a map.")


def path_data(path: QPainterPath) -> str:
    """Return a path of straight lines as SVG has it, in hundredths of a square."""
    parts, last = [], (0.0, 0.0)
    for number in range(path.elementCount()):
        element = path.elementAt(number)
        here = (round(element.x, 2), round(element.y, 2))
        if element.isMoveTo():
            parts.append(f"M{here[0]:g} {here[1]:g}")
        elif here != last:
            parts.append(f"L{here[0]:g} {here[1]:g}")
        last = here
    return "".join(parts) + "z" * bool(parts)
