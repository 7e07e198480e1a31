"""Drawing as people do: with the mouse, and with keys only."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDropEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from carcqt.content.decks import TileEntry
from carcqt.rules.description import START
from carcqt.rules.games import GAMES
from carcqt.rules.geometry import POINT_NUMBERS
from carcqt.rules.problems import Problem
from carcqt.rules.tiles import Zone
from carcqt.ui.language import language
from carcqt.ui.layout_check import problems as layout_problems
from carcqt.ui.theme.painting import text_width
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.labels import Label
from editor.tiles.canvas import ICON_FORMAT, TileCanvas
from editor.tiles.editor import TileEditor
from editor.tiles.shape import zones
from editor.tiles.shape.zones import blank
from editor.tiles.tools import TileTarget, TileTool
from tests.editor.tiles.conftest import Edit
from tests.editor.tiles.shape.test_zones import shown
from tests.effort import paired
from tests.support import builtin_deck

HUNTERS = GAMES["hunters"].description
N, E, S, W = (POINT_NUMBERS[name] for name in "NESW")
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


class Hand:
    """What a person does with the mouse."""

    def __init__(self, tile_editor: TileEditor) -> None:
        self.editor, self.canvas = tile_editor, tile_editor.canvas

    def at(self, place: int | str) -> QPoint:
        """A point of the edge, or where a zone is named."""
        if isinstance(place, int):
            return self.canvas.point_place(place).toPoint()
        return self.canvas.zone_place(place).toPoint()

    def drag(self, start: int | str, end: int | str) -> None:
        self._drag(start, end)
        self.editor.properties.refresh()

    def _drag(self, start: int | str, end: int | str) -> None:
        begin, goal = self.at(start), self.at(end)
        QTest.mousePress(self.canvas.viewport(), LEFT, pos=begin)
        for step in range(1, 6):
            QTest.mouseMove(self.canvas.viewport(), begin + (goal - begin) * step / 5)
        QTest.mouseRelease(self.canvas.viewport(), LEFT, pos=goal)

    def click(self, place: int | str, button: Qt.MouseButton = LEFT) -> None:
        QTest.mouseClick(self.canvas.viewport(), button, pos=self.at(place))

    def press(self, widget: QWidget) -> None:
        QTest.mouseClick(widget, LEFT)
        self.editor.properties.refresh()


@pytest.fixture
def hand(tile_editor: TileEditor) -> Hand:
    return Hand(tile_editor)


def steps(tile_editor: TileEditor) -> list[str]:
    """All that the history says."""
    stack = tile_editor.editing.document.stack
    return [stack.text(number) for number in range(stack.count())]


def keys(widget: QWidget, *pressed: Qt.Key | str) -> None:
    for key in pressed:
        if isinstance(key, str):
            QTest.keyClicks(widget, key)
        else:
            QTest.keyClick(widget, key)


def go_to(canvas: TileCanvas, place: int | str) -> None:
    """With the arrows, as somebody would who sees where the cursor is."""
    arrows = {
        Qt.Key.Key_Left: (-1, 0),
        Qt.Key.Key_Right: (1, 0),
        Qt.Key.Key_Up: (0, -1),
        Qt.Key.Key_Down: (0, 1),
    }
    goal = canvas.point_place(place) if isinstance(place, int) else canvas.zone_place(place)
    tried: set[tuple[object, Qt.Key]] = set()
    for _ in range(40):
        cursor = canvas.stop
        if cursor is not None and place == (cursor.zone if cursor.point is None else cursor.point):
            return
        here = canvas.place_of(cursor) if cursor else canvas.rect().center().toPointF()
        away = goal - here

        def gain(key: Qt.Key, away: QPointF = away) -> float:
            return arrows[key][0] * away.x() + arrows[key][1] * away.y()

        fresh = [key for key in arrows if (cursor, key) not in tried]
        key = max(fresh, key=gain)
        tried.add((cursor, key))
        QTest.keyClick(canvas, key)
    raise AssertionError(f"no way to {place}")


def test_a_lake_with_a_river_and_a_forest_with_gold_by_mouse(
    tile_editor: TileEditor, hand: Hand
) -> None:
    panel = tile_editor.palette_panel
    hand.press(panel.terrains["lake"])
    hand.drag(E, "m0")
    assert shown(tile_editor.editing.tile).endswith("r0 E >l0; l0")
    hand.press(panel.terrains["forest"])
    hand.drag(S, W)
    hand.press(panel.icons["gold"])
    hand.click("f0")
    hand.press(panel.icons["fish"])
    hand.click("l0")
    hand.press(panel.terrains["river"])
    hand.drag(N, "l0")
    assert shown(tile_editor.editing.tile) == (
        "m0 NNW ESE; r0 E >l0; l0 1fish; f0 SSE S SSW WSW W WNW 1gold; r1 N >l0; m1 NNE ENE"
    )
    assert not tile_editor.problems
    assert steps(tile_editor) == [
        "new: Paint lake",
        "new: Paint forest",
        "new: Drop Gold nugget",
        "new: Drop Fish",
        "new: Paint river",
    ]
    assert tile_editor.editing.document.content.entries[0] == tile_editor.editing.entry
    river = zones.erase(tile_editor.editing.tile, "l0", HUNTERS)
    hand.press(panel.tools[TileTool.ERASE])
    hand.click("l0")
    assert tile_editor.editing.tile == river


def test_a_lake_with_a_river_and_a_forest_with_gold_by_keys(tile_editor: TileEditor) -> None:
    canvas = tile_editor.canvas
    keys(canvas, "4")
    go_to(canvas, E)
    keys(canvas, Qt.Key.Key_Return)
    go_to(canvas, "m0")
    keys(canvas, Qt.Key.Key_Return)
    assert shown(tile_editor.editing.tile).endswith("r0 E >l0; l0")
    keys(canvas, "2")
    go_to(canvas, S)
    keys(canvas, Qt.Key.Key_Return)
    go_to(canvas, W)
    keys(canvas, Qt.Key.Key_Return)
    chip = tile_editor.palette_panel.icons["gold"]
    chip.setFocus(Qt.FocusReason.TabFocusReason)
    keys(chip, Qt.Key.Key_Space)
    assert canvas.hasFocus()
    go_to(canvas, "f0")
    keys(canvas, Qt.Key.Key_Return)
    # A spring: a river that only comes in from the north.
    keys(canvas, Qt.Key.Key_Escape, "3")
    go_to(canvas, N)
    keys(canvas, Qt.Key.Key_Return, Qt.Key.Key_Return)
    text = shown(tile_editor.editing.tile)
    assert "f0 SSE S SSW WSW W WNW 1gold" in text
    assert "r0 E >l0" in text
    assert "r1 N" in text
    assert not tile_editor.problems


def stroke(tile_editor: TileEditor) -> bool:
    return tile_editor.canvas.stroke is not None


def test_a_stroke_can_be_given_up(tile_editor: TileEditor, hand: Hand) -> None:
    before = tile_editor.editing.tile
    QTest.mousePress(tile_editor.canvas.viewport(), LEFT, pos=hand.at(N))
    QTest.mouseMove(tile_editor.canvas.viewport(), hand.at(S))
    assert stroke(tile_editor)
    keys(tile_editor.canvas, Qt.Key.Key_Escape)
    assert not stroke(tile_editor)
    QTest.mouseRelease(tile_editor.canvas.viewport(), LEFT, pos=hand.at(S))
    assert tile_editor.editing.tile == before


def test_right_click_erases_an_edge_a_zone_and_an_icon(
    tile_editor: TileEditor, hand: Hand, qtbot: QtBot
) -> None:
    empty = tile_editor.editing.tile
    tile_editor.choose_terrain("forest")
    hand.click(N)
    assert tile_editor.editing.tile != empty
    hand.click(N, RIGHT)
    assert tile_editor.editing.tile == empty
    hand.drag(N, E)
    forest = tile_editor.editing.tile
    tile_editor.choose_icon("gold")
    hand.click("f0")
    assert "1gold" in shown(tile_editor.editing.tile)
    picture = tile_editor.canvas.picture
    qtbot.waitUntil(lambda: picture.places is not None and picture.places.is_exact)
    laid = picture.places.layout if picture.places else None
    assert laid is not None
    spot = laid.anchors.icons[0]
    gold = tile_editor.canvas.shown_at(spot.x, spot.y).toPoint()
    QTest.mouseClick(tile_editor.canvas.viewport(), RIGHT, pos=gold)
    assert tile_editor.editing.tile == forest
    hand.click("f0", RIGHT)
    assert tile_editor.editing.tile == empty


def test_join_and_split_by_clicking(tile_editor: TileEditor, hand: Hand) -> None:
    tile_editor.choose_terrain("forest")
    hand.click(N)
    hand.click(E)
    apart = tile_editor.editing.tile
    keys(tile_editor.canvas, "v")
    hand.click("m0")
    keys(tile_editor.canvas, Qt.Key.Key_Escape, "j")
    hand.click("f0")
    hand.click("f1")
    assert shown(tile_editor.editing.tile).endswith("f0 NNW N NNE ENE E ESE")
    hand.click("f0")
    hand.click(E)
    assert tile_editor.editing.tile == apart
    hand.click("f0")
    hand.click("m0")
    assert tile_editor.editing.tile == apart
    assert "cannot be joined" in tile_editor.canvas.refused


def test_icons_only_where_they_may_lie_and_it_is_said_why(
    tile_editor: TileEditor, hand: Hand
) -> None:
    before = tile_editor.editing.tile
    hand.press(tile_editor.palette_panel.icons["fish"])
    QTest.mouseMove(tile_editor.canvas.viewport(), hand.at("m0"))
    assert tile_editor.canvas.refused == "Fish: only on lake."
    hand.click("m0")
    assert tile_editor.editing.tile == before
    hand.press(tile_editor.palette_panel.icons["shrine"])
    hand.click("m0")
    hand.click("m0")
    assert tile_editor.canvas.refused == "A zone shows at most 1 shrine."
    assert "1shrine" in shown(tile_editor.editing.tile)


def test_an_icon_is_dragged_into_a_zone(tile_editor: TileEditor, hand: Hand) -> None:
    data: QMimeData = tile_editor.palette_panel.icons["deer"].mime()
    assert data.hasFormat(ICON_FORMAT)
    at = QPointF(hand.at("m0"))
    none = Qt.KeyboardModifier.NoModifier
    drop = QDropEvent(at, Qt.DropAction.CopyAction, data, LEFT, none)
    tile_editor.canvas.dropEvent(drop)
    assert "1deer" in shown(tile_editor.editing.tile)


def test_keys_turn_mirror_delete_and_copy(tile_editor: TileEditor, hand: Hand) -> None:
    canvas, empty = tile_editor.canvas, tile_editor.editing.tile
    tile_editor.choose_terrain("forest")
    hand.click(N)
    keys(canvas, "r")
    assert "ENE E ESE" in shown(tile_editor.editing.tile)
    keys(canvas, "m")
    assert "f0 WNW W WSW" in shown(tile_editor.editing.tile)
    QTest.keySequence(canvas, QKeySequence("Ctrl+C"))
    drawn = tile_editor.editing.tile
    hand.click(W)
    keys(canvas, Qt.Key.Key_Delete)
    assert sorted(p for zone in tile_editor.editing.tile.zones for p in zone.at) == list(range(12))
    assert tile_editor.editing.tile.zones[0].kind == empty.zones[0].kind
    assert len(tile_editor.editing.tile.zones) == 1
    QTest.keySequence(canvas, QKeySequence("Ctrl+V"))
    assert tile_editor.editing.tile.zones == drawn.zones


def test_nothing_is_pasted_that_another_game_drew(tile_editor: TileEditor) -> None:
    before = tile_editor.editing.tile
    QApplication.clipboard().setText("a tile")
    QTest.keySequence(tile_editor.canvas, QKeySequence("Ctrl+V"))
    assert tile_editor.editing.tile == before
    assert tile_editor.canvas.refused


def test_several_squares(tile_editor: TileEditor, hand: Hand) -> None:
    tile_editor.sizes.chosen.emit((1, 2))
    assert tile_editor.editing.tile.rows == 2
    assert len(tile_editor.canvas.grid.shown()) == 21
    tile_editor.choose_terrain("river")
    hand.drag(N, 12 + S)
    assert "r0 0,0 N 0,0 S 0,1 N 0,1 S" in shown(tile_editor.editing.tile)
    assert not tile_editor.problems


def test_properties_say_and_change_what_the_tile_is(tile_editor: TileEditor, hand: Hand) -> None:
    side = tile_editor.properties
    side.names["fr"].setFocus()
    QTest.keyClicks(side.names["fr"], "Lac")
    entries = tile_editor.editing.document.content.entries
    assert entries[0].name == {"fr": "Lac"}
    assert steps(tile_editor) == ["new: Name the tile"]
    hand.press(side.count.more)
    assert tile_editor.editing.tile.count == 2
    side.id_field.setFocus()
    side.id_field.selectAll()
    QTest.keyClicks(side.id_field, "L00")
    assert side.id_field.problem
    keys(side.id_field, Qt.Key.Key_Return)
    assert tile_editor.editing.tile.id == "new"
    side.id_field.selectAll()
    QTest.keyClicks(side.id_field, "lake-1")
    assert not side.id_field.problem
    keys(side.id_field, Qt.Key.Key_Return)
    assert tile_editor.editing.tile.id == "lake-1"
    assert not side.players[2].isVisible()
    side.pile.setCurrentIndex(side.pile.findData(START))
    side.pile.activated.emit(side.pile.currentIndex())
    side.refresh()
    assert tile_editor.editing.tile.pile == START
    hand.press(side.players[2])
    assert tile_editor.editing.tile.players == (2,)
    assert not tile_editor.problems


def test_the_chosen_zone_and_its_icons(tile_editor: TileEditor, hand: Hand) -> None:
    side = tile_editor.properties
    tile_editor.choose_terrain("forest")
    hand.drag(S, W)
    assert tile_editor.editing.selected == "f0"
    zone = tile_editor.editing.zone
    assert zone is not None
    assert side.edges(tile_editor.editing.tile, zone) == ["south", "west"]
    assert set(side.counters) == {"gold", "mushrooms", "volcano"}
    gold = side.counters["gold"]
    hand.press(gold.more)
    hand.press(side.counters["gold"].more)
    assert side.counters["gold"] is gold
    assert "2gold" in shown(tile_editor.editing.tile)
    hand.press(side.counters["volcano"].more)
    assert not side.counters["volcano"].more.isEnabled()
    assert side.terrain is not None
    side.terrain.setCurrentIndex(side.terrain.findData("meadow"))
    side.terrain.activated.emit(side.terrain.currentIndex())
    assert shown(tile_editor.editing.tile).startswith("m0")
    assert "forest" not in {zone.kind for zone in tile_editor.editing.tile.zones}


def broken() -> TileEntry:
    """What somebody may have written by hand."""
    tile = zones.blank("odd", HUNTERS)
    ground = replace(tile.zones[0], at=tuple(range(3, 12)))
    swamp = Zone("s0", "swamp", (0, 1), ("nowhere",), (("frog", 3),))
    river = Zone("r0", "river", (3,), ("m0", "m0"))
    return TileEntry(replace(tile, zones=(ground, swamp, river)), {})


def test_a_broken_tile_is_shown_with_its_problems_where_they_are(edit: Edit, qtbot: QtBot) -> None:
    tile_editor = edit(broken())
    codes = {problem.code for problem in tile_editor.problems}
    assert {"terrain-unknown", "point-uncovered", "point-twice", "line-off-middle"} <= codes
    qtbot.waitUntil(lambda: tile_editor.canvas.picture.is_real, timeout=20_000)
    marked = {mark.point for mark in tile_editor.canvas.marks}
    assert {2, 3} <= marked
    problem = next(one for one in tile_editor.problems if one.code == "point-uncovered")
    row = next(row for row in tile_editor.strip.rows if row.remark.problem == problem)
    QTest.mouseClick(row.show_button, LEFT)
    assert tile_editor.canvas.stop == TileTarget(2, None)
    tile_editor.show_place(Problem.at("zone-twice", "tile odd", "zone r0"))
    assert tile_editor.editing.selected == "r0"


def test_zones_across_each_other_are_doubted(edit: Edit) -> None:
    tile = zones.connect(zones.blank("new", HUNTERS), (N, S), "river", HUNTERS)
    one = replace(tile.zones[0], at=tuple(sorted((*tile.zones[0].at, *tile.zones[2].at))))
    crossed = replace(tile, zones=(one, tile.zones[1]))
    tile_editor = edit(TileEntry(crossed, {}))
    assert [problem.code for problem in tile_editor.problems] == ["zone-cut"]
    assert tile_editor.canvas.marks[0].zone == "m0"
    assert not tile_editor.canvas.marks[0].grave


@pytest.mark.parametrize("game", ["hunters", "goldrush", "amazon"])
@pytest.mark.parametrize(("size", "code"), paired([(1366, 812), (1024, 652)], ["en", "fr"]))
def test_nothing_is_cut(
    qtbot: QtBot, edit: Edit, game: str, size: tuple[int, int], code: str
) -> None:
    language().set(code)
    tile = builtin_deck(game).tiles[0]
    tile_editor = edit(TileEntry(tile, {"en": "A"}), game=game)
    tile_editor.resize(*size)
    narrow = size[0] < 1200
    assert tile_editor.properties.isVisible() is not narrow
    for zone in tile.zones:
        tile_editor.canvas.pressed.emit(TileTarget(None, zone.id))
        qtbot.waitUntil(lambda: layout_problems(tile_editor) == [], timeout=20_000)
    if narrow:
        QTest.mouseClick(tile_editor.fold, LEFT)
        assert tile_editor.properties.isVisible()
        qtbot.waitUntil(lambda: layout_problems(tile_editor) == [], timeout=20_000)
    # A window that is too narrow for what it holds would have grown.
    assert (tile_editor.width(), tile_editor.height()) == size


def test_zones_are_named_in_the_language_of_the_reader(edit: Edit) -> None:
    language().set("fr")
    assert edit(TileEntry(blank("new", HUNTERS), {})).canvas.labels == {"m0": "Prairie"}


def test_the_look_changes_in_place(tile_editor: TileEditor) -> None:
    light = tile_editor.grab().toImage()
    style().set(mode="dark")
    assert tile_editor.grab().toImage() != light


def test_undo_from_outside_is_shown_everywhere(tile_editor: TileEditor, hand: Hand) -> None:
    editing = tile_editor.editing
    tile_editor.choose_terrain("forest")
    hand.drag(N, E)
    assert editing.selected == "f0"
    before = editing.entry
    hand.click(S)
    assert before is not None
    editing.document.stack.undo()
    assert editing.entry == before
    assert tile_editor.canvas.tile == before.tile
    assert tile_editor.properties.id_problem("L00")


def test_a_sketch_at_once_and_the_real_picture_when_it_is_there(
    tile_editor: TileEditor, hand: Hand, qtbot: QtBot
) -> None:
    picture = tile_editor.canvas.picture

    def is_real() -> bool:
        return picture.is_real

    qtbot.waitUntil(lambda: picture.is_whole, timeout=20_000)
    tile_editor.choose_terrain("forest")
    hand.drag(N, E)
    assert not is_real()
    assert picture.image() is not None
    sketch = tile_editor.canvas.grab().toImage()
    qtbot.waitUntil(lambda: picture.is_whole, timeout=20_000)
    assert tile_editor.canvas.grab().toImage() != sketch
    tile_editor.editing.document.stack.undo()
    # It was seen before: nothing flickers.
    assert is_real()
    assert picture.places is not None
    assert picture.places.is_exact
    qtbot.waitUntil(lambda: picture.is_whole, timeout=20_000)


def test_drag_beside_tile_pans_and_double_click_there_fits(tile_editor: TileEditor) -> None:
    canvas, empty = tile_editor.canvas, tile_editor.editing.tile
    aside = QPoint(8, 8)
    before = canvas.box.topLeft()
    QTest.mousePress(canvas.viewport(), LEFT, pos=aside)
    for far in (10, 30):
        QTest.mouseMove(canvas.viewport(), aside + QPoint(far, 0))
    QTest.mouseRelease(canvas.viewport(), LEFT, pos=aside + QPoint(30, 0))
    assert canvas.box.topLeft() - before == QPointF(30, 0)
    fitted = [canvas.is_fitted]
    QTest.mouseDClick(canvas.viewport(), LEFT, pos=aside)
    canvas.settle()
    assert [*fitted, canvas.is_fitted] == [False, True]
    assert canvas.box.topLeft() == before
    assert tile_editor.editing.tile == empty


def test_zoom_keeps_what_is_under_the_pointer(tile_editor: TileEditor) -> None:
    canvas = tile_editor.canvas
    about = canvas.box.center() + QPointF(60, 40)
    before = canvas.to_tile(about)
    canvas.set_zoom(2.5, about)
    after = canvas.to_tile(about)
    assert abs(after.x() - before.x()) < 0.01
    assert abs(after.y() - before.y()) < 0.01
    keys(canvas, "f")
    assert canvas.is_fitted


def test_the_same_tile_again_keeps_what_is_chosen(tile_editor: TileEditor, hand: Hand) -> None:
    editing = tile_editor.editing
    tile_editor.choose_terrain("forest")
    hand.click(N)
    assert editing.selected == "f0"
    editing.open(0)
    assert editing.selected == "f0"
    hand.drag(S, W)
    editing.step(1)
    assert tile_editor.canvas.tile == editing.document.content.entries[1].tile
    assert editing.selected is None


def test_each_change_is_shown_once(tile_editor: TileEditor, hand: Hand) -> None:
    told: list[str] = []
    editing = tile_editor.editing
    for name in ("opened", "changed", "state_changed", "gone"):
        getattr(editing, name).connect(lambda name=name: told.append(name))
    tile_editor.choose_terrain("forest")
    assert told == ["state_changed"]
    hand.drag(N, E)
    assert told[1:] == ["changed"]
    editing.document.change("", replace(editing.document.content, about={"en": "mine"}))
    assert len(told) == 2
    editing.document.change("", replace(editing.document.content, entries=()))
    assert told[2:] == ["gone"]


def test_the_eraser_is_laid_down_before_the_next_tile(tile_editor: TileEditor) -> None:
    tile_editor.choose_tool(TileTool.ERASE)
    tile_editor.editing.step(1)
    assert tile_editor.editing.tool is TileTool.BRUSH
    assert not tile_editor.palette_panel.tools[TileTool.ERASE].isChecked()


def test_number_keys_choose_a_terrain_after_the_list_of_piles(
    tile_editor: TileEditor, qtbot: QtBot
) -> None:
    pile = tile_editor.properties.pile
    pile.setFocus()
    qtbot.keyClick(pile, Qt.Key.Key_Down)
    assert tile_editor.editing.tile.pile != GAMES["hunters"].description.piles[0]
    qtbot.keyClick(pile, Qt.Key.Key_3)
    assert tile_editor.editing.kind == "river"
    qtbot.keyClick(pile, Qt.Key.Key_X)
    assert tile_editor.editing.tool is TileTool.ERASE


def test_large_counts_are_whole(edit: Edit) -> None:
    tile = replace(blank("many", GAMES["hunters"].description), count=12_345)
    counter = edit(TileEntry(tile, {})).properties.count
    QApplication.processEvents()
    label = counter.findChildren(Label)[0]
    assert label.width() >= text_width(label.font(), "12345")


def test_an_icon_is_carried_into_another_zone_by_hand(edit: Edit, qtbot: QtBot) -> None:
    """The deer of one meadow goes into another; nothing else may take it."""
    tile = builtin_deck("hunters").tile["L06"]
    tile_editor = edit(TileEntry(tile, {}))
    canvas, editing = tile_editor.canvas, tile_editor.editing
    qtbot.waitUntil(lambda: canvas.picture.places is not None and canvas.picture.places.is_exact)
    places = canvas.picture.places
    assert places is not None
    spots = [(x / 40, y / 40) for x in range(1, 40) for y in range(1, 40)]
    deer = next(at for at in spots if (found := places.icon_at(*at)) and found.icon == "deer")
    old = tile.zones[places.icon_at(*deer).zone].id  # type: ignore[union-attr]
    other = next(z.id for z in tile.zones if z.kind == "meadow" and z.id != old)
    begin = canvas.shown_at(*deer).toPoint()

    def carry(end: QPoint) -> None:
        qtbot.mousePress(canvas.viewport(), LEFT, pos=begin)
        qtbot.mouseMove(canvas.viewport(), end)
        assert canvas.in_hand is not None
        qtbot.mouseRelease(canvas.viewport(), LEFT, pos=end)

    lake = next(zone.id for zone in tile.zones if zone.kind == "lake")
    carry(canvas.zone_place(lake).toPoint())
    assert [zone.icons for zone in editing.tile.zones] == [zone.icons for zone in tile.zones]
    assert editing.refused
    editing.document.stack.undo()
    carry(canvas.zone_place(other).toPoint())
    moved = {zone.id: zone.shows("deer") for zone in editing.tile.zones}
    before = {zone.id: zone.shows("deer") for zone in tile.zones}
    assert moved[other] == before[other] + 1
    assert moved[old] == before[old] - 1
    assert editing.document.stack.count() == 1


def test_a_long_name_of_an_icon_has_three_lines(edit: Edit) -> None:
    language().set("fr")
    chips = edit(TileEntry(blank("new", HUNTERS), {})).palette_panel.icons
    for icon in ("tiger", "gold", "shrine"):
        chips[icon].grab()
        assert chips[icon].toolTip() == "", chips[icon].text()
    # One that has no room even so is whole in its tip.
    chips["mushrooms"].grab()
    assert chips["mushrooms"].toolTip() in ("", chips["mushrooms"].text())
