"""Pieces on the board stand in their zones."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import combinations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from carcqt.art.brush.sprites import blank, painter_on
from carcqt.art.drawings.pieces import Pose
from carcqt.art.games import THEMES
from carcqt.art.plans.plan import tile_plan
from carcqt.art.studio.studio import Studio
from carcqt.board.board import BoardView
from carcqt.board.items import LIFT, PIECE_SIZE, DrawingItem
from carcqt.board.state import BoardPiece, BoardState, BoardTile, SpotGhost
from carcqt.board.tool import UNIT
from carcqt.rules.description import Role
from carcqt.rules.geometry import Square
from carcqt.rules.tiles import Tile
from tests.board.samples import DECK
from tests.decks import tiles
from tests.effort import examples, some
from tests.support import TILE_LAYING, builtin_deck

HERE = Square(2, -1)
DRAWN = sorted(set(TILE_LAYING) & set(THEMES))
SCALE = 0.5
"""Pixels of a drawing to one of the scene."""
LEAST_SHARE = {Role.LINE: 0.14, Role.HUB: 0.55, Role.COVER: 0.3, Role.OPEN: 0.3}
"""How much of a piece must cover its own zone: lines are narrower than any piece."""


@pytest.fixture(params=DRAWN)
def table(request: pytest.FixtureRequest, qtbot: QtBot, studio: Studio) -> BoardView:
    """A board of each game, never painted."""
    made = BoardView(studio, THEMES[request.param])
    qtbot.addWidget(made)
    made.reduced_motion = True
    return made


def pieces_on(tile: Tile, game: str, count: int) -> list[BoardPiece]:
    """In each zone as many pieces as told, of all kinds that may go there."""
    found: list[BoardPiece] = []
    for zone in tile.zones:
        kinds = [one.id for one in TILE_LAYING[game].description.pieces if zone.kind in one.on]
        among = [kinds[number % len(kinds)] for number in range(count)] if kinds else []
        found += [BoardPiece(kind, seat, HERE, zone.id) for seat, kind in enumerate(among)]
    return found


def zone_at(view: BoardView, place: QPointF) -> str:
    laid = view.state.tiles[0]
    x, y = laid.placed.base(place.x() / UNIT, place.y() / UNIT)
    return laid.tile.zones[tile_plan(laid.tile, view.theme.shapes).zone_at(x, y)].id


def standing(view: BoardView) -> Iterator[tuple[BoardPiece, DrawingItem, QPointF, Role]]:
    """Each piece that is drawn, with its foot, or the middle of one that lies."""
    zones = {zone.id: zone.kind for zone in view.state.tiles[0].tile.zones}
    for one, items in view._standing_pieces.items():
        _, pose = view.standing(one.square, one.zone, one.piece)
        lift = LIFT * PIECE_SIZE * UNIT if pose is Pose.STANDING else 0.0
        for item in items:
            role = view.theme.shapes.looks[zones[one.zone]].role
            yield one, item, item.middle + QPointF(0, lift), role


def covered(item: DrawingItem) -> Iterator[QPointF]:
    """The places of the scene that a drawn piece covers, without its shadow."""
    box = item.boundingRect()
    image = blank(math.ceil(box.width() * SCALE), math.ceil(box.height() * SCALE))
    p = painter_on(image)
    p.scale(SCALE, SCALE)
    p.translate(-box.topLeft())
    item.draw(p)
    p.end()
    image = image.convertToFormat(QImage.Format.Format_RGBA8888)
    pixels = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.width(), 4)
    for row, column in zip(*np.nonzero(pixels[..., 3] > 240), strict=True):
        yield box.topLeft() + QPointF(column + 0.5, row + 0.5) / SCALE


def share_inside(view: BoardView, one: BoardPiece, item: DrawingItem) -> float:
    """Of what a piece covers of its tile, how much is its zone."""
    laid = view.state.tiles[0]
    on_tile = [
        place
        for place in covered(item)
        if Square(math.floor(place.x() / UNIT), math.floor(place.y() / UNIT)) in laid.squares()
    ]
    return sum(zone_at(view, place) == one.zone for place in on_tile) / len(on_tile)


def put(view: BoardView, tile: Tile, turn: int, pieces: list[BoardPiece]) -> None:
    view.show(BoardState((BoardTile(tile, HERE, turn),), tuple(pieces)))


@pytest.mark.parametrize("turn", some(range(4), 2))
def test_pieces_stand_in_their_zones_on_every_tile(table: BoardView, turn: int) -> None:
    game, outside = table.theme.name, []
    for tile in builtin_deck(game).tiles:
        for count in (1, 3):
            put(table, tile, turn, pieces_on(tile, game, count))
            outside += [
                (tile.id, one)
                for one, _, foot, _ in standing(table)
                if zone_at(table, foot) != one.zone
            ]
    assert not outside


@pytest.mark.parametrize("turn", some(range(4), 4))
def test_enough_of_each_piece_lies_on_its_zone(table: BoardView, turn: int) -> None:
    game, wrong = table.theme.name, []
    for tile in builtin_deck(game).tiles:
        put(table, tile, turn, pieces_on(tile, game, 1))
        for one, item, _, role in standing(table):
            share = share_inside(table, one, item)
            if share < LEAST_SHARE[role]:
                wrong.append((tile.id, one.zone, role, round(share, 2)))
    assert not wrong


@examples(10, 200)
@given(data=st.data())
@pytest.mark.parametrize("game", DRAWN)
def test_pieces_stand_in_their_zones_on_made_up_tiles(
    game: str, data: st.DataObject, studio: Studio
) -> None:
    view = BoardView(studio, THEMES[game])
    tile = data.draw(tiles(TILE_LAYING[game].description, "T", "land"))
    count, turn = data.draw(st.integers(1, 4)), data.draw(st.integers(0, 3))
    put(view, tile, turn, pieces_on(tile, game, count))
    for one, _, foot, _ in standing(view):
        assert zone_at(view, foot) == one.zone
    view.deleteLater()


def test_pieces_of_one_zone_stand_apart(table: BoardView) -> None:
    game, hidden, pairs = table.theme.name, 0, 0
    for tile in builtin_deck(game).tiles:
        put(table, tile, 0, pieces_on(tile, game, 2))
        by_zone: dict[str, list[QPointF]] = {}
        for one, _, foot, _ in standing(table):
            by_zone.setdefault(one.zone, []).append(foot)
        for feet in by_zone.values():
            for a, b in combinations(feet, 2):
                pairs += 1
                hidden += math.hypot(a.x() - b.x(), a.y() - b.y()) < 0.1 * UNIT
    assert hidden <= 0.05 * pairs


def test_piece_moves_when_another_tile_lies_under_it(table: BoardView) -> None:
    """A lesson goes on elsewhere with a piece on the same square, in a zone of the same name."""
    game = table.theme.name
    seen: dict[str, Tile] = {}
    for tile in builtin_deck(game).tiles:
        for zone in tile.zones:
            seen.setdefault(zone.id, tile)
    moved = 0
    for tile in builtin_deck(game).tiles:
        for one in pieces_on(tile, game, 1):
            put(table, seen[one.zone], 0, [one])
            before = [foot for _, _, foot, _ in standing(table)]
            put(table, tile, 0, [one])
            after = [foot for _, _, foot, _ in standing(table)]
            assert all(zone_at(table, foot) == one.zone for foot in after)
            moved += before != after
    assert moved


def test_piece_turns_with_its_tile(table: BoardView) -> None:
    game = table.theme.name
    for tile in builtin_deck(game).tiles[::5]:
        for turn in range(4):
            put(table, tile, turn, pieces_on(tile, game, 1))
            assert all(zone_at(table, foot) == one.zone for one, _, foot, _ in standing(table))


def test_spots_follow_when_another_tile_lies_under_them(view: BoardView) -> None:
    tile = DECK.tile["L33"]
    spots = [SpotGhost(1, "member", 0, HERE, "f0")]
    seen = []
    for turn in range(4):
        put(view, tile, turn, [])
        view.placing.offer(spots)
        seen.append(view.choices()[0].center())
    assert len(set(seen)) == 4
