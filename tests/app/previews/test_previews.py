"""Small pictures of games."""

from __future__ import annotations

import gc
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from shutil import copy

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from pytestqt.qtbot import QtBot

from carcqt.app.previews.painting import game_path, liveliest, paint_game, paint_puzzle, paint_save
from carcqt.app.previews.picture import PreviewPicture
from carcqt.app.previews.previews import HEIGHT, MOST, WIDTH, Previews, _kept
from carcqt.app.previews.ready import ready_name
from carcqt.app.previews.sizes import LARGE, OPENING, SMALL, PictureSize
from carcqt.art.boards.placed import PlacedTile
from carcqt.art.studio.jobs import image_of
from carcqt.content.data import builtin_map_path, builtin_puzzles, data_folder
from carcqt.content.decks import builtin_deck
from carcqt.content.maps import MapFile
from carcqt.play.opening import open_save
from carcqt.play.puzzles.collection import BUILTIN, OWN, PuzzleEntry
from carcqt.play.saves import Saves
from carcqt.play.session import Session
from carcqt.rules.games import GAMES
from carcqt.ui.places import cache_folder
from carcqt.ui.theme.style import style
from tests.app.pages import IdleStudio
from tests.play.tables import table
from tools.ready_pictures import draw_ready, shown_first

pytestmark = pytest.mark.usefixtures("usual")


@pytest.mark.parametrize("game", GAMES)
def test_the_games_in_full_swing_can_be_opened(game: str) -> None:
    opened = open_save(game_path(game))
    assert opened.table.setup.game == game
    assert opened.problems == []
    assert not opened.table.game.is_over


def test_a_picture_of_a_saved_game() -> None:
    image = image_of(paint_save(game_path("hunters"), 96, 64, 32))
    assert (image.width(), image.height()) == (96, 64)
    assert len({image.pixel(x, y) for x in range(0, 96, 7) for y in range(0, 64, 7)}) > 20


def test_a_picture_of_a_puzzle_leaves_the_table_to_whoever_shows_it(tmp_path: Path) -> None:
    path = data_folder("scenarios") / "hunters" / "puzzles" / "the-hedge.toml"
    image = image_of(paint_puzzle(path, 196, 110, 32, tmp_path / "kept.png"))
    assert image.pixelColor(2, 2).alpha() == 0
    assert QImage(str(tmp_path / "kept.png")).pixelColor(2, 2).alpha() == 0


def test_pictures_that_nobody_will_ask_for_again_go(tmp_path: Path) -> None:
    stale, other = tmp_path / "hunters-1-96x64-0000abcd.png", tmp_path / "amazon-1-96x64-0.png"
    # Somebody's, where a link leads to a folder of theirs.
    photo, link = tmp_path / "hunters-2024-party.png", tmp_path / "hunters-1-96x64-0001abcd.png"
    for path in (stale, other, photo):
        path.write_bytes(b"old")
    link.symlink_to(photo)
    keep = tmp_path / "hunters-2-96x64-0000abcd.png"
    paint_game("hunters", 96, 64, 32, keep)
    assert sorted(tmp_path.iterdir()) == [other, keep, photo]


def test_a_small_picture_leaves_the_large_one_of_the_same_game(tmp_path: Path) -> None:
    large, old = tmp_path / "hunters-2-920x600-0000abcd.png", tmp_path / "hunters-1-920x600-0a.png"
    stale = tmp_path / "hunters-1-920x600-0000abcd.png"
    for path in (large, old, stale):
        path.write_bytes(b"kept")
    keep = tmp_path / "hunters-2-96x64-0000abcd.png"
    paint_game("hunters", 96, 64, 32, keep)
    assert sorted(tmp_path.iterdir()) == sorted([large, old, keep])


def test_the_folder_of_old_goes() -> None:
    old = cache_folder() / "vistas"
    old.mkdir(exist_ok=True)
    (old / "hunters.png").write_bytes(b"old")
    Previews(None)
    assert not old.exists()


def test_a_map_is_known_by_what_it_holds() -> None:
    studio = IdleStudio()
    previews = Previews(studio)
    path = builtin_map_path("expedition")
    for _ in range(3):
        # None of them is kept: another map may come to lie at its place in memory.
        assert previews.of_map(MapFile.load(path)) is None
        gc.collect()
    assert len(studio.orders) == 1
    file = MapFile.load(path)
    previews.of_map(replace(file, map=replace(file.map, villages=file.map.villages[1:])))
    previews.of_map(replace(file, village_names={}))
    assert len(studio.orders) == 3


def test_a_picture_shows_where_most_tiles_are() -> None:
    tile = builtin_deck("hunters").deck.tiles[0]
    board = [PlacedTile(tile, x, y) for x in range(3) for y in range(2)] + [PlacedTile(tile, 9, 9)]
    left, top = liveliest(board, [], 3, 2)
    assert (round(left), round(top)) == (0, 0)


def test_a_board_with_room_lies_in_the_middle() -> None:
    tile = builtin_deck("hunters").deck.tiles[0]
    board = [PlacedTile(tile, 4, y) for y in range(9)]
    left, top = liveliest(board, [], 5, 3)
    assert left == 2
    assert 0 <= top <= 6


def test_the_ground_of_a_puzzle_is_left_to_the_theme(tmp_path: Path) -> None:
    keep = tmp_path / "kept.png"
    paint_puzzle(builtin_puzzles("hunters")[0], 490, 274, 96, keep)
    kept = QImage(str(keep))
    edges = [kept.pixelColor(x, y).alpha() for x in (1, 488) for y in (1, 137)]
    assert min(edges) == 0


def test_only_so_many_pictures_are_kept_at_hand(saves: Saves) -> None:
    session = Session.new(table("hunters"), saves)
    session.close()
    picture = QImage(WIDTH, HEIGHT, QImage.Format.Format_ARGB32)
    picture.fill(7)
    picture.save(str(saves.picture_path(session.path)))
    (save,) = saves.list()
    previews = Previews(IdleStudio())
    for day in range(1, 3 * MOST):
        # As a game that goes on: each time it is another picture.
        assert previews.of_save(replace(save, when=datetime.fromtimestamp(day * 86400))) is not None
        assert len(previews._known) <= MOST
    assert previews.of_save(replace(save, when=datetime.fromtimestamp(86400))) is not None


def painted(path: Path, size: PictureSize) -> None:
    """Write a picture of one colour."""
    picture = QImage(size.width, size.height, QImage.Format.Format_RGB32)
    picture.fill(0x335577)
    path.parent.mkdir(parents=True, exist_ok=True)
    assert picture.save(str(path))


def test_a_small_picture_of_a_game_is_drawn_first(tmp_path: Path) -> None:
    studio, small, large = IdleStudio(), _kept("amazon", SMALL), _kept("amazon", LARGE)
    previews = Previews(studio)
    previews.sharpen("amazon")
    assert previews.of_game("amazon") is None
    assert [order[2:] for order in studio.orders] == [(460, 300, 100, small)]
    painted(small, SMALL)
    try:
        previews = Previews(studio)
        shown = previews.of_game("amazon")
        assert shown is not None
        assert shown.deviceIndependentSize().toTuple() == (WIDTH, HEIGHT)
        assert len(studio.orders) == 1
        for _ in range(2):
            previews.sharpen("amazon")
        assert [order[2:] for order in studio.orders[1:]] == [(920, 600, 200, large)]
        painted(large, LARGE)
        shown = Previews(studio).of_game("amazon")
        assert shown is not None
        assert (shown.width(), shown.devicePixelRatio()) == (WIDTH, 1)
    finally:
        small.unlink()
        large.unlink(missing_ok=True)


@pytest.mark.parametrize(("scale", "is_blurred"), [(0.5, False), (0.6, True)])
def test_a_small_picture_is_blurred_where_it_has_too_few_pixels(
    scale: float, is_blurred: bool, qtbot: QtBot
) -> None:
    place = PreviewPicture(width=240, height=150, scale=scale)
    qtbot.addWidget(place)
    place.resize(240, 150)
    assert not place.is_blurred
    picture = QPixmap(SMALL.width, SMALL.height)
    picture.setDevicePixelRatio(0.5)
    place.show_picture(picture, "hunters")
    assert place.is_blurred == is_blurred
    place.show_picture(QPixmap(LARGE.width, LARGE.height), "hunters")
    assert not place.is_blurred


def test_a_small_picture_shows_the_same_part_as_the_large_one(qtbot: QtBot) -> None:
    shown = []
    for size in (LARGE, SMALL):
        image = QImage(size.width, size.height, QImage.Format.Format_RGB32)
        image.fill(QColor("white"))
        middle = QRect(size.width // 4, size.height // 4, size.width // 2, size.height // 2)
        with QPainter(image) as p:
            p.fillRect(middle, QColor("black"))
        picture = QPixmap.fromImage(image)
        picture.setDevicePixelRatio(size.width / LARGE.width)
        place = PreviewPicture(width=440, height=248)
        qtbot.addWidget(place)
        place.resize(440, 248)
        place.show_picture(picture, "hunters")
        seen = place.grab().toImage()
        shown.append([seen.pixelColor(x, y).lightness() for x, y in ((8, 8), (108, 60), (120, 80))])
    assert shown[0] == shown[1]


@pytest.mark.parametrize("game", GAMES)
def test_a_place_without_a_picture_is_one_neutral_card(game: str, qtbot: QtBot) -> None:
    place = PreviewPicture(width=200, height=120)
    qtbot.addWidget(place)
    place.resize(200, 120)
    place.show_picture(None, game)
    seen = place.grab().toImage()
    inside = {seen.pixelColor(x, y).name() for x in range(20, 180) for y in range(20, 100)}
    assert inside == {style().colour("sunken").name()}


def test_pictures_that_come_with_a_package_are_there_at_once(tmp_path: Path) -> None:
    puzzle = builtin_puzzles("hunters")[0]
    draw_ready(tmp_path, [(game_path("hunters"), LARGE), (puzzle, OPENING)])
    studio = IdleStudio()
    previews = Previews(studio, ready=tmp_path)
    entry = PuzzleEntry(puzzle, BUILTIN, "one", "hunters")
    shown, opening = previews.of_game("hunters"), previews.of_puzzle(entry)
    assert shown is not None
    assert (shown.width(), shown.height()) == (WIDTH, HEIGHT)
    assert opening is not None
    assert opening.hasAlphaChannel()
    assert studio.orders == []
    # What somebody calls the same is drawn all the same.
    assert Previews(studio, ready=tmp_path).of_puzzle(replace(entry, shelf=OWN)) is None


def test_the_name_of_a_ready_picture_says_what_it_shows(tmp_path: Path) -> None:
    puzzle = builtin_puzzles("hunters")[0]
    same, other = tmp_path / "same.toml", tmp_path / "other.toml"
    copy(puzzle, same)
    other.write_bytes(puzzle.read_bytes() + b"# changed")
    assert ready_name(same, OPENING) == ready_name(puzzle, OPENING)
    assert ready_name(other, OPENING) != ready_name(puzzle, OPENING)
    assert ready_name(puzzle, LARGE) != ready_name(puzzle, OPENING)
    names = [ready_name(*one) for one in shown_first()]
    assert len(set(names)) == len(names) > 80


def test_ready_pictures_of_other_content_are_deleted(tmp_path: Path) -> None:
    (tmp_path / "0000.webp").write_bytes(b"old")
    draw_ready(tmp_path, [])
    assert list(tmp_path.iterdir()) == []
