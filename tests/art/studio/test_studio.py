"""Pictures from other processes and from disk; a cache that fails is done without."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtGui import QImage

from carcqt.art import ART_VERSION
from carcqt.art.games import THEMES
from carcqt.art.maps.scene import MapScene, Town, Way, WayKind
from carcqt.art.plans.plan import content
from carcqt.art.studio.cache import DiskCache, WantedMap, WantedTile
from carcqt.art.studio.png import read_png
from carcqt.art.studio.studio import IN_MEMORY, Studio
from carcqt.art.tiles.painting import paint_tile
from carcqt.art.tiles.standin import paint_stand_in
from tests.art.samples import ALL, AMAZON, BOARD, pixels
from tests.support import builtin_deck

THEME = THEMES["amazon"]
TILE = AMAZON[0]


@pytest.fixture
def studio(tmp_path: Path) -> Iterator[Studio]:
    made = Studio(folder=tmp_path / "pictures", workers=1)
    yield made
    made.close()


def test_a_picture_made_by_a_worker_is_the_same(studio: Studio) -> None:
    assert studio.picture(TILE, THEME, 70, 1) is None
    stand_in = studio.picture_or_stand_in(TILE, THEME, 70, 1)
    assert (stand_in.width(), stand_in.height()) == (70, 70)
    studio.wait()
    made = studio.picture(TILE, THEME, 70, 1)
    assert made is not None
    assert np.array_equal(pixels(made), pixels(paint_tile(TILE, THEME, 70, 1)))


def test_the_tile_in_hand_is_made_in_all_turns(studio: Studio) -> None:
    assert not studio.is_ready(BOARD, THEME, 40)
    studio.prepare(BOARD, THEME, 40)
    studio.wait()
    assert studio.is_ready(BOARD, THEME, 40)
    for turn in BOARD.turns:
        assert studio.picture(BOARD, THEME, 40, turn) is not None


def test_on_the_second_start_pictures_are_there_at_once(tmp_path: Path) -> None:
    first = Studio(folder=tmp_path, workers=0)
    made = first.picture(TILE, THEME, 60)
    second = Studio(folder=tmp_path, workers=1)
    kept = second.picture(TILE, THEME, 60)
    assert made is not None
    assert kept is not None
    assert np.array_equal(pixels(made), pixels(kept))
    second.close()


def wanted(size: int = 60) -> WantedTile:
    return WantedTile(THEME.name, content(TILE), size)


def test_a_damaged_picture_is_drawn_anew(tmp_path: Path) -> None:
    cache = DiskCache(tmp_path)
    cache.save(wanted(), paint_tile(TILE, THEME, 60))
    (path,) = tmp_path.glob("*/*.png")
    for damage in (b"", b"nonsense", path.read_bytes()[:200]):
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(damage)
        assert cache.load(wanted()) is None
        assert not path.exists()
    assert Studio(folder=tmp_path, workers=0).picture(TILE, THEME, 60) is not None


def test_a_picture_of_another_size_is_not_taken(tmp_path: Path) -> None:
    cache = DiskCache(tmp_path)
    cache.save(wanted(), paint_tile(TILE, THEME, 30))
    assert cache.load(wanted()) is None


def test_a_cache_that_cannot_be_written_is_done_without(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder", encoding="utf-8")
    for folder in (blocked, blocked / "deeper", None):
        cache = DiskCache(folder)
        cache.save(wanted(), paint_tile(TILE, THEME, 60))
        assert cache.load(wanted()) is None
        cache.trim()
        assert Studio(folder=folder, workers=0).picture(TILE, THEME, 60) is not None


def test_the_cache_keeps_to_its_limit(tmp_path: Path) -> None:
    cache = DiskCache(tmp_path, most=20_000)
    for age, size in enumerate((40, 50, 60, 70)):
        cache.save(wanted(size), paint_tile(TILE, THEME, size))
        for path in tmp_path.glob("*/*.png"):
            if path.stat().st_mtime > 1_000_000:
                os.utime(path, (age, age))
    cache.trim()
    assert sum(path.stat().st_size for path in tmp_path.glob("*/*")) <= 20_000
    assert cache.load(wanted(70)) is not None
    assert cache.load(wanted(40)) is None


def test_trimming_a_cache_leaves_linked_folders_alone(tmp_path: Path) -> None:
    own, linked = tmp_path / "own", tmp_path / "linked"
    for folder in (own, linked):
        folder.mkdir()
    photo = linked / "photo.png"
    photo.write_bytes(bytes(50_000))
    (own / "ab").symlink_to(linked, target_is_directory=True)
    (own / "cd").mkdir()
    link = own / "cd" / f"{'cd' * 20}.png"
    link.symlink_to(photo)
    DiskCache(own, most=10).trim()
    assert photo.exists()
    assert not os.path.lexists(link)


def test_trimming_a_cache_leaves_files_of_others_alone(tmp_path: Path) -> None:
    """Somebody may have put a link to a folder of theirs in the place of the cache."""
    others = [
        tmp_path / "2026" / "photo.png",
        tmp_path / "ab" / "photo.png",
        tmp_path / "2026" / f"{'ab' * 20}.png",
        tmp_path / "ab" / f"{'ab' * 20}.jpg",
    ]
    half_written = f".{'ab' * 12}a.png.0123abcd"
    own = [tmp_path / "ab" / f"{'ab' * 20}.png", tmp_path / "ab" / half_written]
    for path in (*others, *own):
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(bytes(50_000))
    DiskCache(tmp_path, most=10).trim()
    assert [path.exists() for path in others] == [True] * len(others)
    assert [path.exists() for path in own] == [False] * len(own)


SVG = (
    b'<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60"><path d="M0 0h60v60z"/></svg>'
)


def test_a_cache_takes_nothing_but_png_files_of_the_right_size(tmp_path: Path) -> None:
    cache = DiskCache(tmp_path)
    cache.save(wanted(), paint_tile(TILE, THEME, 60))
    (path,) = tmp_path.glob("*/*.png")
    good = path.read_bytes()
    # Of a huge picture only the head is looked at: its content is none.
    huge = good[:16] + (60_000).to_bytes(4) * 2 + good[24:]
    for bad in (SVG, good[:30], huge, b""):
        path.write_bytes(bad)
        assert cache.load(wanted()) is None
        assert not path.exists()
    path.write_bytes(good)
    assert cache.load(wanted()) is not None


def test_a_picture_of_unknown_size_is_small_and_a_png_file(tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    image = QImage(5000, 2, QImage.Format.Format_RGB32)
    image.fill(0)
    assert image.save(str(path))
    assert read_png(path) is None
    assert read_png(path, (5000, 2)) is not None
    assert image.copy(0, 0, 9, 2).save(str(path))
    assert read_png(path) is not None
    path.write_bytes(SVG)
    assert read_png(path) is None
    path.unlink()
    os.mkfifo(path)
    assert read_png(path) is None


def test_stand_ins_show_every_tile() -> None:
    for game, tile in ALL[::5]:
        picture = paint_stand_in(tile, THEMES[game], 50, 1)
        assert (picture.width(), picture.height()) == (50 * tile.rows, 50 * tile.columns)


def test_pictures_that_were_kept_are_found_under_their_names() -> None:
    """What a class or a module is called now must not make everything be drawn anew."""
    content = (1, 1, (("meadow", tuple(range(12)), (), ()),))
    town, way = Town("a", "Alba", 1, 2, "fish", (2, 3)), Way(WayKind.PATH, ("a", "b"))
    shown = MapScene((town,), (way,), (3.0, 2.0), title="A map")
    assert ART_VERSION == 7, "with another, names are others too: write them anew"
    assert WantedTile("hunters", content, 92, 1).name == "1392d0818b8823b7b3f7cfd76b872ff59781cb4c"
    assert WantedMap(shown, 300).name == "33e12ca62f92cd12ce0c6da7285c77fb3e20ccfa"


def test_names_tell_pictures_apart() -> None:
    names = {
        WantedTile(theme, content(tile), size, turn).name
        for theme in THEMES
        for tile in AMAZON
        for size in (50, 60)
        for turn in range(4)
    }
    assert len(names) == len(THEMES) * len(AMAZON) * 8


_KILLED = """
import os
from carcqt.art.studio.studio import IN_MEMORY, Studio
studio = Studio(workers=1)
if __name__ == "__main__":
    print(studio.order(os.getpid).result(), flush=True)
    os.kill(os.getpid(), 9)
"""


def test_workers_of_a_program_that_was_killed_end(tmp_path: Path) -> None:
    script = tmp_path / "killed.py"
    script.write_text(_KILLED, "utf-8")
    done = subprocess.run(
        [sys.executable, str(script)], stdout=subprocess.PIPE, text=True, check=False
    )
    worker = int(done.stdout)
    for _ in range(400):
        try:
            os.kill(worker, 0)
        except ProcessLookupError:
            return
        time.sleep(0.05)
    pytest.fail("the worker goes on")


def test_only_so_many_bytes_of_pictures_are_kept_at_hand() -> None:
    studio = Studio(folder=None, workers=0)
    side = 1200
    most = IN_MEMORY // (side * side * 4)
    for number in range(3 * most):
        image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
        studio._keep(WantedTile("amazon", content(TILE), side, number), image)
        assert sum(kept.sizeInBytes() for kept in studio._memory.values()) <= IN_MEMORY
    assert len(studio._memory) == most


def _is_alive(process: int) -> bool:
    """Whether it runs; one that is dead and not yet waited for does not."""
    with suppress(OSError):
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False


def _tell_and_sleep(path: Path) -> None:
    path.write_text(str(os.getpid()))
    time.sleep(60)


def _write_slowly(path: Path) -> None:
    time.sleep(0.5)
    path.write_text("whole")


def test_a_studio_that_closes_ends_its_painters_at_once(tmp_path: Path) -> None:
    studio, told = Studio(workers=1), tmp_path / "told"
    busy, waiting = studio.order(_tell_and_sleep, told), studio.order(_write_slowly, told)
    until = time.monotonic() + 60
    while not (told.exists() and told.read_text()) and time.monotonic() < until:
        time.sleep(0.01)
    process = int(told.read_text())
    assert _is_alive(process)
    began = time.monotonic()
    studio.close()
    assert time.monotonic() - began < 2
    while _is_alive(process) and time.monotonic() < began + 5:
        time.sleep(0.01)
    assert not _is_alive(process)
    for order in (busy, waiting):
        assert isinstance(order.exception(5), BrokenProcessPool)


def test_a_studio_that_closes_finishes_what_is_exported(tmp_path: Path) -> None:
    studio = Studio(workers=1)
    done = studio.export(_write_slowly, tmp_path / "export")
    late = studio.order(_write_slowly, tmp_path / "preview")
    studio.close()
    assert done.exception() is None
    assert (tmp_path / "export").read_text() == "whole"
    assert wait([late], 5).done == {late}
    assert not (tmp_path / "preview").exists()


def test_pictures_of_other_games_are_given_back_and_found_again_on_disk(tmp_path: Path) -> None:
    studio = Studio(folder=tmp_path, workers=0)
    other = THEMES["hunters"]
    tile = builtin_deck("hunters").tiles[0]
    assert studio.picture(TILE, THEME, 40) is not None
    assert studio.picture(tile, other, 40) is not None
    studio.keep_only(THEME.name)
    assert {wanted.theme for wanted in studio._memory} == {THEME.name}
    assert studio._bytes == sum(image.sizeInBytes() for image in studio._memory.values())
    studio.keep_only("")
    assert studio._memory == {}
    assert studio._bytes == 0
    assert studio.picture(tile, other, 40) is not None
