"""The page of all puzzles, with real widgets."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from carcqt.app.previews.previews import Previews
from carcqt.app.puzzles.filters import FilterRow, PuzzleKinds
from carcqt.app.puzzles.page import PuzzlesPage
from carcqt.content.data import builtin_puzzles
from carcqt.play.puzzles.choosing import PuzzleFilter, PuzzleOrder, PuzzleState
from carcqt.play.puzzles.collection import OWN, PuzzleCollection
from carcqt.play.puzzles.progress import Progress, PuzzleProgress, solved_at
from carcqt.ui.language import language
from carcqt.ui.theme.style import style
from tests.app.pages import overflows, shown
from tests.play.puzzles.test_progress import NOON

pytestmark = pytest.mark.usefixtures("usual")


@pytest.fixture
def own(tmp_path: Path) -> Path:
    (tmp_path / "own").mkdir()
    return tmp_path / "own"


@pytest.fixture
def page(own: Path, qtbot: QtBot) -> Iterator[PuzzlesPage]:
    shutil.copy(builtin_puzzles("hunters")[0], own / "mine.toml")
    (own / "broken.toml").write_text("format = ")
    progress = Progress(own.parent / "progress.json")
    made = PuzzlesPage(PuzzleCollection(own), progress, Previews(None), rng=Random(1))
    qtbot.addWidget(made)
    shown(made, (1366, 860))
    yield made
    made.hide()


def test_all_are_there_and_the_first_can_be_solved_by_enter(
    page: PuzzlesPage, qtbot: QtBot
) -> None:
    assert len(page.shown) == len(page._entries) > 5
    assert page.shown[-1].is_broken
    with qtbot.waitSignal(page.solve_asked) as asked:
        QTest.keyClick(page.grid, Qt.Key.Key_Return)
    assert asked.args[0] == page.shown[0]
    QTest.keyClick(page.grid, Qt.Key.Key_Right)
    assert page.chosen == page.shown[1]


def test_another_search_takes_the_place_of_the_last(page: PuzzlesPage) -> None:
    shown(page, (1366, 860))
    for wanted in ("La haie", "La boucle"):
        QTest.keyClick(page.grid, Qt.Key.Key_Slash)
        QTest.keyClicks(page.search, wanted)
        assert [entry.title["fr"] for entry in page.shown] == [wanted]


def test_how_many_were_found_is_told_in_a_narrow_window_too(page: PuzzlesPage) -> None:
    page.panel.chips["games", "hunters"].click()
    found = f"{len(page.shown)} puzzles"
    assert page._heading.text() == found
    assert found not in page._count.text()
    shown(page, (1024, 700))
    assert page._count.text().startswith(f"{found} · ")


def test_filters_order_and_search(page: PuzzlesPage) -> None:
    page.panel.chips["games", "hunters"].click()
    assert {entry.game for entry in page.shown} == {"hunters"}
    page.panel.chips["shelves", OWN].click()
    assert [entry.path.name for entry in page.shown] == ["mine.toml"]
    page.clear_filters.click()
    assert len(page.shown) == len(page._entries)
    page.search.setText("aller-retour")
    assert [entry.id for entry in page.shown] == ["there-and-back"]
    page.search.setText("no such puzzle")
    assert page.shown == []
    assert not page.solve.isEnabled()
    assert page._empty.isVisible()
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert len(page.shown) == len(page._entries)
    page._order(list(PuzzleOrder).index(PuzzleOrder.EASY))
    levels = [entry.level for entry in page.shown if entry.level]
    assert levels == sorted(levels)


def test_next_random_and_what_is_solved(page: PuzzlesPage, qtbot: QtBot) -> None:
    first = page.shown[0]
    with qtbot.waitSignal(page.solve_asked) as asked:
        QTest.keyClick(page.grid, Qt.Key.Key_N)
    assert asked.args[0] == first
    page._progress.keep(first.id, solved_at(PuzzleProgress(1), NOON, 9))
    page.refresh()
    assert page.shown[0] != first
    with qtbot.waitSignal(page.solve_asked) as asked:
        QTest.keyClick(page.grid, Qt.Key.Key_A)
    assert asked.args[0].id != first.id
    page.panel.state.value = PuzzleState.SOLVED
    page.panel._set(state=PuzzleState.SOLVED)
    assert {entry.id for entry in page.shown} == {first.id}
    index = page._model.index(0, 0)
    assert "2 " in str(index.data(Qt.ItemDataRole.AccessibleTextRole))


def test_a_broken_one_tells_why_and_does_not_open(page: PuzzlesPage, qtbot: QtBot) -> None:
    broken = page.shown[-1]
    page.choose(broken)
    assert not page.solve.isEnabled()
    index = page._model.index(len(page.shown) - 1, 0)
    assert index.data(Qt.ItemDataRole.ToolTipRole)
    with qtbot.assertNotEmitted(page.solve_asked):
        QTest.keyClick(page.grid, Qt.Key.Key_Return)


def test_it_may_open_with_filters_that_were_set_before(own: Path, qtbot: QtBot) -> None:
    progress = Progress(own.parent / "progress.json")
    wanted = PuzzleFilter(games=frozenset({"hunters"}), shelves=frozenset({OWN}))
    made = PuzzlesPage(PuzzleCollection(own), progress, Previews(None), wanted)
    qtbot.addWidget(made)
    shown(made, (1024, 700))
    assert made.shown == []
    assert made.row.selects["games"].currentIndex() == 1
    made.clear_filters.click()
    assert made.shown


@pytest.mark.parametrize("size", [(1024, 700), (1366, 860), (1920, 1080)])
@pytest.mark.parametrize("code", ["en", "fr"])
def test_nothing_is_cut(page: PuzzlesPage, size: tuple[int, int], code: str) -> None:
    language().set(code)
    shown(page, size)
    assert overflows(page) == []


@pytest.mark.parametrize("code", ["en", "fr"])
def test_large_text_folds_the_row_of_filters(page: PuzzlesPage, code: str) -> None:
    language().set(code)
    style().set(scale=1.5)
    try:
        shown(page, (1024, 700))
        assert page.width() == 1024
        assert overflows(page) == []
        assert page.row.state.y() > page.row.selects["games"].geometry().bottom()
    finally:
        style().set(scale=1.0)


def test_several_of_a_kind_are_counted_in_the_row(page: PuzzlesPage) -> None:
    for level in (2, 3):
        page.panel.chips["levels", level].click()
    select = page.row.selects["levels"]
    assert (select.currentIndex(), select.placeholderText()) == (-1, "2 chosen")


def test_a_filter_may_be_of_what_there_is_no_more(qtbot: QtBot) -> None:
    row = FilterRow()
    qtbot.addWidget(row)
    row.show_filter(PuzzleFilter(games=frozenset({"hunters"})), PuzzleKinds(()))
    assert row.selects["games"].currentIndex() == 0
