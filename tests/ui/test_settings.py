"""What is remembered, and what a damaged file does to it: nothing."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Annotated

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from pydantic import Field, TypeAdapter
from PySide6.QtCore import QByteArray, QSettings

from carcqt.content.kept import WriteReport, kept_reports
from carcqt.content.tables import Aids, Undo
from carcqt.rules.problems import Problem
from carcqt.ui.places import documents_folder, log_path, saves_folder, settings_path
from carcqt.ui.settings import Settings
from tests.full_disk import disk_of
from tests.support import put_in_place

KEYS = (
    "language",
    "theme",
    "scale",
    "reduced_motion",
    "undo",
    "names",
    "recents",
    "aids/squares",
    "window/geometry",
)


def everything(settings: Settings) -> tuple[object, ...]:
    return (
        settings.language,
        settings.theme,
        settings.scale,
        settings.reduced_motion,
        settings.aids,
        settings.undo,
        settings.names,
        settings.recents,
        settings.geometry,
        settings.state,
    )


USUAL: tuple[object, ...] = (
    "",
    "system",
    1.0,
    False,
    Aids(),
    Undo.TURN,
    [],
    [],
    QByteArray(),
    QByteArray(),
)


def test_all_of_it_comes_back(tmp_path: Path) -> None:
    path = tmp_path / "carcqt.ini"
    written = Settings(path)
    assert everything(written) == USUAL
    written.language, written.theme, written.scale = "fr", "dark", 1.25
    written.reduced_motion = True
    written.aids = Aids(squares=False, left=False)
    written.undo = Undo.FREE
    written.names = ["Zoé", 'a, b; "c" = [d]', "%n", "@Variant(x)"]
    written.recents = [tmp_path / "é, ü.carcqt", tmp_path / "b"]
    written.geometry = QByteArray(b"\x00\x01\xff")
    written.sync()
    read = Settings(path)
    assert everything(read) == (
        "fr",
        "dark",
        1.25,
        True,
        Aids(squares=False, left=False),
        Undo.FREE,
        ["Zoé", 'a, b; "c" = [d]', "%n", "@Variant(x)"],
        [tmp_path / "é, ü.carcqt", tmp_path / "b"],
        QByteArray(b"\x00\x01\xff"),
        QByteArray(),
    )


@pytest.mark.parametrize(
    "value", ["", "x", "@Invalid()", "@ByteArray(\\x0)", "[1, 2]", "{", "nan", "1e999", "a, b", "é"]
)
def test_a_damaged_value_is_as_if_never_set(tmp_path: Path, value: str) -> None:
    path = tmp_path / "carcqt.ini"
    groups = [key for key in KEYS if "/" not in key]
    lines = ["[General]", *(f"{key}={value}" for key in groups), "[aids]", f"squares={value}"]
    path.write_text("\n".join([*lines, "[window]", f"geometry={value}"]), "utf-8")
    found = everything(Settings(path))
    assert found[:8] == USUAL[:8]


@hypothesis_settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(rubbish=st.binary(max_size=200))
def test_a_file_of_rubbish_is_read_without_a_fuss(tmp_path: Path, rubbish: bytes) -> None:
    path = tmp_path / "carcqt.ini"
    path.write_bytes(b"[General]\nlanguage=" + rubbish)
    settings = Settings(path)
    assert settings.language in ("", "en", "fr")
    everything(settings)


def test_a_scale_is_kept_within_bounds(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "carcqt.ini")
    settings.scale = 40
    assert settings.scale == 1.6


def test_a_recent_file_is_named_once_and_first(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "carcqt.ini")
    for number in range(20):
        settings.add_recent(tmp_path / str(number))
    settings.add_recent(tmp_path / "15")
    assert [path.name for path in settings.recents[:3]] == ["15", "19", "18"]
    assert len(settings.recents) == 12


def test_places_are_the_user_s_and_ours() -> None:
    assert saves_folder().is_dir()
    assert log_path().parent.is_dir()
    for place in (saves_folder(), log_path(), settings_path()):
        assert "carcqt" in place.parts
    assert "carcqt" not in documents_folder().parts


@pytest.mark.skipif(os.name == "nt", reason="names of files are text there")
def test_a_recent_path_that_is_not_utf8_is_remembered_as_it_is(tmp_path: Path) -> None:
    path = Path(os.fsdecode(os.fsencode(tmp_path) + b"/caf\xe9 \xff.toml"))
    settings = Settings(tmp_path / "settings.ini")
    settings.add_recent(path)
    settings.sync()
    assert Settings(tmp_path / "settings.ini").recents == [path]


def test_recent_paths_written_by_an_older_version_are_read(tmp_path: Path) -> None:
    store = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    store.setValue("recents", '["/home/é/ü.toml"]')
    store.sync()
    assert Settings(tmp_path / "settings.ini").recents == [Path("/home/é/ü.toml")]


NUMBERS = TypeAdapter(list[Annotated[int, Field(strict=True)]])


@pytest.mark.parametrize(
    "text", ["5", "{}", "[1, [2]]", "[true]", "[1.5]", "null", "x", 9000 * "["]
)
def test_a_value_that_is_not_as_it_should_be_counts_as_never_set(tmp_path: Path, text: str) -> None:
    settings = Settings(tmp_path / "carcqt.ini")
    settings.set_text("numbers", text)
    assert settings.value("numbers", NUMBERS, [7]) == [7]
    settings.set_value("numbers", NUMBERS, [1, 2])
    settings.sync()
    assert Settings(tmp_path / "carcqt.ini").value("numbers", NUMBERS, [7]) == [1, 2]


@pytest.mark.parametrize(
    "content",
    [
        b"language=fr\nwithout a sign\n",
        b"[General\nlanguage=fr\n",
        bytes(50),
        b"\xff" * 40,
        "language=fr\n".encode("utf-16"),
        b"language=fr\n" + bytes(3_000_000),
        # Qt would make an object of it, however large the text says that it is.
        b"language=@Variant(\\0\\0\\0\\t\\0\\0\\0\\0)\n",
        b"names=a, @DateTime(\\0\\0\\0\\t\\0\\0\\0\\0)\n",
        b'language= "\\x0040Var"ia\\q\\\nnt(\\0\\0\\0\\t)\n',
        b"language=\\100Variant(\\0\\0\\0\\t)\n",
    ],
)
def test_a_file_that_is_damaged_as_a_whole_is_put_aside(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "carcqt.ini"
    path.write_bytes(content)
    settings = Settings(path)
    assert settings.language == ""
    settings.theme = "dark"
    settings.sync()
    assert Settings(path).theme == "dark"
    aside = tmp_path / "carcqt.ini.damaged-1"
    assert aside.read_bytes() == content


@pytest.mark.parametrize("kind", ["pipe", "folder", "loop", "device", "unreadable"])
def test_settings_that_cannot_be_read_stay_and_last_for_now(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "carcqt.ini"
    if kind == "pipe":
        os.mkfifo(path)
    elif kind == "folder":
        path.mkdir()
    else:
        to = {"loop": str(path), "device": "/dev/zero", "unreadable": "/proc/self/mem"}
        path.symlink_to(to[kind])
    settings = Settings(path)
    assert everything(settings) == USUAL
    settings.theme = "dark"
    settings.sync()
    assert settings.theme == "dark"
    assert [found.name for found in tmp_path.iterdir()] == ["carcqt.ini"]


@pytest.mark.timeout(20)
@pytest.mark.parametrize("kind", ["pipe", "folder", "link", "loop"])
def test_settings_are_written_where_something_is_in_the_place_of_their_lock(
    tmp_path: Path, kind: str
) -> None:
    path = tmp_path / "carcqt.ini"
    put_in_place(tmp_path / "carcqt.ini.lock", kind)
    settings = Settings(path)
    settings.theme = "dark"
    settings.sync()
    assert Settings(path).theme == "dark"


OTHER_COMPUTER = "4711\ncarcqt\nlaptop\nanother-machine\nanother-start\n"


@pytest.mark.timeout(20)
@pytest.mark.parametrize("when", ["before", "after"])
def test_a_lock_that_a_program_on_another_computer_left_holds_nobody_up(
    tmp_path: Path, when: str
) -> None:
    path, lock = tmp_path / "carcqt.ini", tmp_path / "carcqt.ini.lock"
    settings = Settings(path) if when == "after" else None
    lock.write_text(OTHER_COMPUTER)
    os.utime(lock, (time.time() - 10, time.time() - 10))
    settings = settings or Settings(path)
    began = time.monotonic()
    settings.theme = "dark"
    settings.sync()
    assert time.monotonic() - began < 5
    assert Settings(path).theme == "dark"


@pytest.mark.timeout(20)
def test_a_lock_that_cannot_be_removed_holds_nobody_up(tmp_path: Path) -> None:
    folder = tmp_path / "config"
    folder.mkdir()
    path, lock = folder / "carcqt.ini", folder / "carcqt.ini.lock"
    path.write_text("[General]\nlanguage=fr\n")
    settings = Settings(path)
    lock.write_text(OTHER_COMPUTER)
    os.utime(lock, (time.time() - 10, time.time() - 10))
    folder.chmod(0o500)
    try:
        if os.access(folder, os.W_OK):
            pytest.skip("nothing is forbidden here")
        settings.theme = "dark"
        settings.sync()
        assert (settings.theme, settings.language) == ("dark", "fr")
        assert path.read_text() == "[General]\nlanguage=fr\n"
    finally:
        folder.chmod(0o700)


def test_names_in_the_settings_are_cleaned(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "carcqt.ini")
    settings.names = ["An\u202ena", "B\x1b[2Jen", 300 * "x"]
    assert settings.names == ["Anna", "B[2Jen", 100 * "x"]


def test_settings_that_cannot_be_written_are_reported_once_and_written_later(
    tmp_path: Path,
) -> None:
    path = tmp_path / "carcqt.ini"
    kept = Settings(path)
    kept.colour = 1
    kept.sync()
    before = path.read_text("utf-8")
    kept_reports.take()
    with disk_of(0):
        for colour in (2, 3):
            kept.colour = colour
            kept.sync()
    assert kept_reports.take() == [WriteReport(path, Problem.at("file-unwritable"))]
    assert path.read_text("utf-8") == before
    kept.sync()
    assert "colour=3" in path.read_text("utf-8")
