"""A pack that was opened introduces itself."""

from __future__ import annotations

from pathlib import Path
from shutil import copy

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from carcqt.app.packs.items import OpenedPack
from carcqt.app.packs.page import PackPage
from carcqt.app.previews.painting import game_path, paint_file
from carcqt.app.previews.previews import Previews
from carcqt.art.studio.jobs import image_of
from carcqt.content.bringing import open_pack
from carcqt.content.data import (
    builtin_deck_path,
    builtin_decks,
    builtin_map_path,
    builtin_puzzles,
    data_folder,
    lesson_path,
)
from carcqt.content.packs import write_pack
from carcqt.play.puzzles.collection import PuzzleCollection
from carcqt.ui.language import language
from tests.app.pages import SIZES, IdleStudio, click, overflows, shown, texts

pytestmark = pytest.mark.usefixtures("usual")


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """Write a pack with a file of each kind."""
    puzzles = [builtin_puzzles("hunters")[0], builtin_puzzles("expedition")[0]]
    game = copy(data_folder("resources") / "previews" / "goldrush.toml", tmp_path / "game.toml")
    files = [builtin_deck_path("amazon"), *puzzles, Path(game)]
    files += [Path(copy(builtin_map_path("expedition"), tmp_path / "far.toml"))]
    files += [Path(copy(lesson_path("hunters"), tmp_path / "lesson.toml"))]
    path = tmp_path / "sunday.carcqt"
    write_pack(path, {"en": "Sunday puzzles", "fr": "Énigmes du dimanche"}, files, "Ana <b>")
    return path


class Places:
    """Folders for packs, and what the editor was asked to open."""

    def __init__(self, folder: Path) -> None:
        self.own, self.aside = folder / "own", folder / "aside"
        self.own.mkdir()
        self.edited: list[Path] = []

    def page(self, pack: Path, qtbot: QtBot) -> PackPage:
        opened = OpenedPack.of_pack(open_pack(pack, self.own, self.aside))
        previews = Previews(IdleStudio())
        puzzles = PuzzleCollection(self.own)
        page = PackPage(opened, puzzles, previews, self.edited.append, self.own)
        page.setProperty("previews", previews)
        qtbot.addWidget(page)
        return page


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return Places(tmp_path)


def test_a_pack_says_who_made_it_and_what_is_inside(
    pack: Path, places: Places, qtbot: QtBot
) -> None:
    page = places.page(pack, qtbot)
    shown(page, (1366, 860))
    said = texts(page)
    assert {"Sunday puzzles", "by Ana <b>"} <= set(said)
    assert "2 puzzles · 1 saved game · 1 lesson · 1 deck · 1 map" in said
    assert [card.act.text() for card in page.cards] == [
        "Solve",
        "Solve",
        "Play",
        "Play",
        "Play",
        "Learn",
    ]
    assert [card.edit.isVisible() for card in page.cards] == [True, True, True, False, True, False]
    assert list(places.own.iterdir()) == [], "only looked at"
    with qtbot.waitSignal(page.back):
        QTest.keyClick(page, Qt.Key.Key_Escape)


def test_enter_solves_the_first_puzzle_among_those_of_the_pack(
    pack: Path, places: Places, qtbot: QtBot
) -> None:
    page = places.page(pack, qtbot)
    shown(page, (1366, 860))
    with qtbot.waitSignal(page.solve_asked) as asked:
        QTest.keyClick(page, Qt.Key.Key_Return)
    entry, among, opened = asked.args
    assert entry == among[0]
    assert [one.game for one in among] == ["hunters", "expedition"]
    assert opened is page.opened
    with qtbot.waitSignal(page.play_asked) as played:
        click(page.cards[2].act)
    assert played.args == [page.opened.path(page.opened.items[2])]


def test_a_pack_is_kept_once_and_then_known(pack: Path, places: Places, qtbot: QtBot) -> None:
    page = places.page(pack, qtbot)
    shown(page, (1366, 860))
    click(page.keep)
    assert page.kept.isVisible()
    assert not page.keep.isVisible()
    (folder,) = places.own.iterdir()
    assert page.opened.pack.folder == folder
    again = places.page(pack, qtbot)
    shown(again, (1366, 860))
    assert again.kept.isVisible()
    assert again.opened.pack.folder == folder


def test_what_the_editor_opens_is_kept(pack: Path, places: Places, qtbot: QtBot) -> None:
    page = places.page(pack, qtbot)
    shown(page, (1366, 860))
    click(page.cards[0].edit)
    (file,) = places.edited
    assert file.parent.parent == places.own
    assert file.is_file()
    assert page.kept.isVisible()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("code", ["en", "fr"])
def test_nothing_is_cut(
    code: str, size: tuple[int, int], pack: Path, places: Places, qtbot: QtBot
) -> None:
    language().set(code)
    page = places.page(pack, qtbot)
    shown(page, size)
    assert overflows(page) == []


def test_a_page_that_is_made_again_shows_what_was_kept(
    pack: Path, places: Places, qtbot: QtBot
) -> None:
    page, other = places.page(pack, qtbot), places.page(pack, qtbot)
    shown(page, (1024, 700))
    shown(other, (1024, 700))
    click(page.keep)
    other.take_over(page.state())
    assert other.kept.isVisible()


@pytest.mark.parametrize("path", [*map(builtin_deck_path, builtin_decks()), game_path("amazon")])
def test_a_deck_or_a_game_has_a_picture(path: Path) -> None:
    image = image_of(paint_file(path, 245, 137, 48))
    assert (image.width(), image.height()) == (245, 137)
    assert len({image.pixel(x, y) for x in range(0, 245, 9) for y in range(0, 137, 9)}) > 50
