"""The deck page with real widgets: finding tiles, its menu, sizes and themes."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from carcqt.ui.language import language
from carcqt.ui.layout_check import problems
from carcqt.ui.theme.painting import text_width
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.popmenu import PopMenu
from editor.decks.stats.charts import IconCounts
from editor.documents.deck import DeckDocument
from tests.editor.decks.conftest import Open
from tests.editor.decks.hands import ids, key, shown, type_text
from tests.effort import paired


def test_searching_shows_only_what_is_looked_for(open_deck: Open) -> None:
    page = open_deck()
    type_text(page, "forest gold")
    gold = [e.tile.id for e in page.content.entries if any(z.shows("gold") for z in e.tile.zones)]
    assert shown(page) == gold
    QTest.keyClick(page.head.search, Qt.Key.Key_Escape)
    assert shown(page) == ids(page)


def test_nothing_found_is_said(open_deck: Open) -> None:
    page = open_deck()
    type_text(page, "dragon")
    assert shown(page) == []
    assert page.nothing.isVisible()
    assert page.nothing.text()
    type_text(page, "L0")
    assert not page.nothing.isVisible()
    assert page.grid.isVisible()


def test_chips_filter_one_at_a_time(open_deck: Open) -> None:
    page = open_deck()
    chips = {one.key: chip for one, chip in zip(page.head._filters, page.head._chips, strict=True)}
    assert ("terrain", "meadow") in chips or len(shown(page)) == 91
    chips["pile", "bonus"].click()
    assert shown(page) == [e.tile.id for e in page.content.entries if e.tile.pile == "bonus"]
    assert chips["pile", "bonus"].isChecked()
    chips["terrain", "lake"].click()
    assert "L03" in shown(page)
    assert "L15" not in shown(page)
    chips["terrain", "lake"].click()
    assert len(shown(page)) == 91
    assert chips[()].isChecked()


def test_a_click_on_the_heat_grid_filters(open_deck: Open) -> None:
    page = open_deck()
    heat = page.statistics.heat
    number = next(n for n in range(heat.last_place + 1) if heat.corner(n) == ("forest", "river"))
    QTest.mouseClick(heat, Qt.MouseButton.LeftButton, pos=heat.cell(number).center().toPoint())
    statistics = page.statistics.statistics
    assert statistics is not None
    assert len(shown(page)) == statistics.corners["forest", "river"] < 91
    assert page.head.chosen == ("corner", "forest", "river")
    key(page, Qt.Key.Key_Escape)
    assert len(shown(page)) == 91


def test_a_missing_combination_becomes_a_tile(open_deck: Open) -> None:
    page = open_deck()
    statistics = page.statistics.statistics
    assert statistics is not None
    missing = statistics.missing[0]
    grid = page.statistics.combinations
    number = list(statistics.combinations).index(missing)
    QTest.mouseClick(grid, Qt.MouseButton.LeftButton, pos=grid.cell(number).center().toPoint())
    assert len(page.content.entries) == 92
    assert page.stack.currentWidget() is page.tile_view
    QTest.qWait(200)
    page.close_tile()
    assert missing not in (page.statistics.statistics or statistics).missing
    assert page.document.problems == []


def test_the_acts_for_tiles_have_a_menu_of_their_own(open_deck: Open) -> None:
    page = open_deck()
    page.grid.select_rows([0])
    menu = PopMenu(page)
    page.fill_menu(menu)
    inner = menu.findChildren(PopMenu)
    assert [one.title() for one in inner] == ["Chosen tiles"]
    before = len(page.content.entries)
    menu.popup(page.mapToGlobal(QPoint(0, 0)))
    QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Right)
    assert inner[0].isVisible()
    act = next(one for one in inner[0].actions() if one.text().startswith("Duplicate"))
    at = inner[0].actionGeometry(act).center()
    QTest.mouseClick(inner[0], Qt.MouseButton.LeftButton, pos=at)
    assert len(page.content.entries) == before + 1
    page.open_tile(0)
    other = PopMenu(page)
    page.fill_menu(other)
    assert not other.findChildren(PopMenu), "of tiles that are not seen"


def test_nothing_is_missing_where_nothing_was_made(open_deck: Open) -> None:
    page = open_deck(DeckDocument.empty("hunters"))

    def warns(widget: QWidget) -> bool:
        image, err = widget.grab().toImage(), style().colour("err")
        spots = ((x, y) for x in range(image.width()) for y in range(image.height()))
        return any(image.pixelColor(x, y) == err for x, y in spots)

    charts = page.statistics.heat, page.statistics.combinations
    assert not any(map(warns, charts))
    page.new_tile()
    page.close_tile()
    page._count()
    assert all(map(warns, charts))


@pytest.mark.parametrize("game", ["hunters", "goldrush", "amazon"])
@pytest.mark.parametrize(("size", "code"), paired([(1366, 812), (1024, 652)], ["en", "fr"]))
def test_everything_fits(open_deck: Open, game: str, size: tuple[int, int], code: str) -> None:
    language().set(code)
    try:
        page = open_deck(game, *size)
        page.grid.select_rows([2])
        assert problems(page) == []
        page.show_statistics()
        QApplication.processEvents()
        assert page.side.isVisible()
        assert problems(page) == []
        page.show_properties()
        QApplication.processEvents()
        assert problems(page) == []
        page.open_tile(2)
        QApplication.processEvents()
        page.try_it()
        QApplication.processEvents()
        assert problems(page) == []
        assert page.size().toTuple() == size
    finally:
        language().set("en")


def test_the_panel_folds_where_there_is_little_room(open_deck: Open) -> None:
    page = open_deck("hunters", 1024, 652)
    assert not page.side.isVisible()
    assert page.head.panel.isVisible()
    page.head.panel.click()
    assert page.side.isVisible()
    assert page.side.geometry().right() == page.width() - 1
    key(page, Qt.Key.Key_Escape)
    assert not page.side.isVisible()
    page.resize(1366, 812)
    QApplication.processEvents()
    assert page.side.isVisible()
    assert not page.head.panel.isVisible()
    assert page.grid.width() < page.width() - page.side.width()


def test_larger_text_and_another_theme(open_deck: Open) -> None:
    page = open_deck()
    try:
        style().set(mode="dark", scale=1.4)
        QApplication.processEvents()
        assert page.grid.gridSize().width() >= 143 * 1.4 - 1
        assert not page.side.isVisible()
    finally:
        style().set(mode="light", scale=1.0)


def test_numbers_of_a_large_deck_are_whole(open_deck: Open) -> None:
    page = open_deck()
    entries = [replace(one, tile=replace(one.tile, count=99)) for one in page.content.entries]
    page.deck.change("Many", replace(page.content, entries=tuple(entries)))
    page._count()
    counts = page.statistics.findChildren(IconCounts)[0]
    largest = max(counts._counts.values())
    assert largest > 999
    assert counts._box(0).width() - style().px(30) >= text_width(style().font(13, 700), "8888")
