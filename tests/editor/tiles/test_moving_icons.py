"""Icons go where a hand puts them, and stay in their zone."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from carcqt.art.plans.anchors import IconSpot
from carcqt.content.decks import TileEntry
from carcqt.rules.games import GAMES
from carcqt.rules.tiles import SIDE, IconPlace, Tile
from editor.tiles.editor import TileEditor
from editor.tiles.shape import zones
from editor.tiles.tools import TileTarget, TileTool
from tests.editor.tiles.conftest import Edit
from tests.support import builtin_deck

HUNTERS = GAMES["hunters"].description
LEFT = Qt.MouseButton.LeftButton
MEADOW = zones.drop_icon(zones.blank("new", HUNTERS), "m0", "deer", 2, HUNTERS)


class Mover:
    """A hand on the icons of one tile."""

    def __init__(self, editor: TileEditor, qtbot: QtBot) -> None:
        self.editor, self.canvas, self.editing = editor, editor.canvas, editor.editing
        self._qtbot = qtbot

    def wait(self) -> None:
        picture = self.canvas.picture
        self._qtbot.waitUntil(lambda: picture.places is not None and picture.places.is_exact)

    def spot(self, zone: str, icon: str, order: int = 0) -> IconSpot:
        self.wait()
        found = self.canvas.spot_of(TileTarget(None, zone, icon, order))
        assert found is not None
        return found

    def at(self, spot: IconSpot) -> QPoint:
        return self.canvas.shown_at(spot.x, spot.y).toPoint()

    def drag(self, spot: IconSpot, x: float, y: float) -> None:
        """So that it would stand there."""
        begin, end = self.at(spot), self.canvas.shown_at(x, y).toPoint()
        QTest.mousePress(self.canvas.viewport(), LEFT, pos=begin)
        QTest.mouseMove(self.canvas.viewport(), (begin + end) / 2)
        assert self.canvas.in_hand is not None
        QTest.mouseRelease(self.canvas.viewport(), LEFT, pos=end)

    @property
    def places(self) -> list[IconPlace]:
        return [place for zone in self.editing.tile.zones for place in zone.places]


@pytest.fixture
def mover(edit: Edit, qtbot: QtBot) -> Mover:
    return Mover(edit(TileEntry(MEADOW, {})), qtbot)


def test_a_deer_is_dragged_and_brought_back_by_undo(mover: Mover) -> None:
    deer = mover.spot("m0", "deer", 1)
    mover.drag(deer, 0.25, 0.75)
    (place,) = mover.places
    assert (place.icon, place.order) == ("deer", 1)
    assert math.dist((place.x, place.y), (25, 75)) < 2
    moved = mover.spot("m0", "deer", 1)
    assert math.dist((moved.x, moved.y), (place.x / SIDE, place.y / SIDE)) < 0.001
    stack = mover.editing.document.stack
    assert stack.text(0) == "new: Move Deer"
    stack.undo()
    assert mover.editing.tile == MEADOW
    stack.redo()
    assert mover.places == [place]


def test_the_other_deer_and_the_ground_stay(mover: Mover) -> None:
    mover.wait()
    places = mover.canvas.picture.places
    assert places is not None
    before = places.layout
    mover.drag(mover.spot("m0", "deer", 1), 0.25, 0.75)
    after = mover.canvas.picture.places
    assert after is not None
    assert before is not None
    assert after.layout is not None
    assert after.layout.content == before.content
    assert after.layout.labels is before.labels


def test_arrows_move_the_chosen_icon_as_one_step_of_the_history(mover: Mover) -> None:
    deer = mover.spot("m0", "deer")
    QTest.mouseClick(mover.canvas.viewport(), LEFT, pos=mover.at(deer))
    assert mover.canvas.ring is not None
    for _ in range(3):
        QTest.keyClick(mover.canvas, Qt.Key.Key_Left)
    QTest.keyClick(mover.canvas, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    (place,) = mover.places
    assert math.dist((place.x, place.y), (100 * deer.x - 6, 100 * deer.y + 10)) < 3
    assert mover.editing.document.stack.count() == 1
    QTest.keyClick(mover.canvas, Qt.Key.Key_A)
    assert mover.editing.tile == MEADOW
    QTest.keyClick(mover.canvas, Qt.Key.Key_A)
    assert "already" in mover.canvas.refused
    QTest.keyClick(mover.canvas, Qt.Key.Key_Escape)
    assert mover.editing.chosen is None
    assert mover.editing.selected == "m0"


def test_keys_alone_find_an_icon_and_move_it(mover: Mover) -> None:
    deer = mover.spot("m0", "deer")
    target = TileTarget(None, "m0", "deer")
    assert target in mover.canvas.stops()
    mover.canvas.go_to(target)
    assert mover.canvas.place_of(target) == mover.canvas.shown_at(deer.x, deer.y)
    QTest.keyClick(mover.canvas, Qt.Key.Key_Return)
    assert mover.editing.chosen == target
    QTest.keyClick(mover.canvas, Qt.Key.Key_Up)
    assert [(place.icon, place.order) for place in mover.places] == [("deer", 0)]
    QTest.keyClick(mover.canvas, Qt.Key.Key_Delete)
    assert mover.editing.tile.zones[0].shows("deer") == 1
    assert not mover.places


def test_no_icon_leaves_its_zone_by_steps_and_it_is_said(edit: Edit, qtbot: QtBot) -> None:
    tile = zones.paint(MEADOW, (1, 4, 7), "forest", HUNTERS)
    mover = Mover(edit(TileEntry(tile, {})), qtbot)
    zone = next(zone for zone in tile.zones if zone.shows("deer"))
    deer = mover.spot(zone.id, "deer")
    QTest.mouseClick(mover.canvas.viewport(), LEFT, pos=mover.at(deer))
    for _ in range(12):
        QTest.keyClick(mover.canvas, Qt.Key.Key_Up, Qt.KeyboardModifier.ShiftModifier)
    assert mover.canvas.refused == "Deer: put at the nearest place in its zone."
    moved = mover.spot(zone.id, "deer")
    layout = mover.canvas.picture.places.layout if mover.canvas.picture.places else None
    assert layout is not None
    assert layout.zone_at(moved.x, moved.y) == tile.zone_numbers[zone.id]
    assert not mover.editor.problems


def test_a_locomotive_goes_along_its_railway(edit: Edit, qtbot: QtBot) -> None:
    deck = builtin_deck("goldrush").tile
    tile, zone = next(
        (tile, zone)
        for tile in deck.values()
        for zone in tile.zones
        if zone.shows("locomotive") and len(zone.at) == 2
    )
    mover = Mover(edit(TileEntry(tile, {}), game="goldrush"), qtbot)
    engine = mover.spot(zone.id, "locomotive")
    for dx, dy in ((0.2, 0.2), (-0.2, -0.2)):
        mover.drag(engine, engine.x + dx, engine.y + dy)
    moved = mover.spot(zone.id, "locomotive")
    assert math.dist((moved.x, moved.y), (engine.x, engine.y)) > 0.05 or mover.canvas.refused


def test_a_place_outside_of_the_zone_is_warned_of_and_mended(edit: Edit, qtbot: QtBot) -> None:
    forest = zones.paint(MEADOW, (1, 4, 7), "forest", HUNTERS)
    number = next(n for n, zone in enumerate(forest.zones) if zone.shows("deer"))
    astray = (IconPlace("deer", 0, 50, 2),)
    shown = list(forest.zones)
    shown[number] = replace(shown[number], places=astray)
    mover = Mover(edit(TileEntry(replace(forest, zones=tuple(shown)), {})), qtbot)
    mover.wait()
    qtbot.waitUntil(lambda: [one.code for one in mover.editor.problems] == ["place-outside"])
    deer = mover.spot(shown[number].id, "deer")
    layout = mover.canvas.picture.places.layout if mover.canvas.picture.places else None
    assert layout is not None
    assert layout.zone_at(deer.x, deer.y) == number
    mover.editing.select(shown[number].id)
    settle = mover.editor.properties.settle
    assert settle is not None
    settle.click()
    assert mover.editing.tile == forest
    assert not mover.editor.problems


def test_in_another_zone_it_stands_where_it_was_dropped(edit: Edit, qtbot: QtBot) -> None:
    tile = builtin_deck("hunters").tile["L06"]
    mover = Mover(edit(TileEntry(tile, {})), qtbot)
    mover.wait()
    old = next(zone for zone in tile.zones if zone.shows("deer"))
    other = next(zone for zone in tile.zones if zone.kind == "meadow" and zone.id != old.id)
    layout = mover.canvas.picture.places.layout if mover.canvas.picture.places else None
    assert layout is not None
    goal = layout.piece_spot(tile.zone_numbers[other.id])
    mover.drag(mover.spot(old.id, "deer"), goal.x, goal.y)
    (place,) = mover.places
    assert math.dist((place.x, place.y), (100 * goal.x, 100 * goal.y)) < 2
    assert mover.editing.chosen == TileTarget(None, other.id, "deer", place.order)


def _placed(*places: IconPlace) -> Tile:
    (ground,) = MEADOW.zones
    return replace(MEADOW, zones=(replace(ground, places=places),))


def test_places_turn_and_mirror_with_the_tile_and_go_with_their_icons() -> None:
    first, second = IconPlace("deer", 0, 20, 30), IconPlace("deer", 1, 70, 60)
    tile = _placed(first, second)
    assert zones.turned(tile).zones[0].places[0] == IconPlace("deer", 0, 70, 20)
    assert tile.all_turned[3].turned == tile
    mirrored = zones.mirrored(tile)
    assert mirrored.zones[0].places[0] == IconPlace("deer", 0, 80, 30)
    assert zones.mirrored(mirrored) == tile
    fewer = zones.drop_icon(tile, "m0", "deer", -1, HUNTERS)
    assert fewer.zones[0].places == (first,)
    fewer = zones.drop_icon(tile, "m0", "deer", -1, HUNTERS, order=0)
    assert fewer.zones[0].places == (IconPlace("deer", 0, 70, 60),)
    wider = zones.resized(tile, 2, 1, HUNTERS)
    assert wider.zones[0].places == (first, second)
    far = zones.put_icon(wider, "m0", "deer", 1, (170, 60), HUNTERS)
    assert zones.resized(far, 1, 1, HUNTERS).zones[0].places == (first,)
    assert zones.erase(tile, "m0", HUNTERS).zones[0].places == ()


def test_the_hint_says_how_icons_are_moved(mover: Mover) -> None:
    mover.editor.choose_tool(TileTool.SELECT)
    deer = mover.spot("m0", "deer")
    QTest.mouseClick(mover.canvas.viewport(), LEFT, pos=mover.at(deer))
    assert "arrows" in mover.editor.palette_panel._hint.text()
    assert mover.canvas.aim(TileTarget(None, "m0", "fish"), QPointF()) is None
