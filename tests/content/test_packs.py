"""Packs: written, read and unpacked; whatever is odd in one is refused, and nothing is written."""

from __future__ import annotations

import io
import os
import stat
import struct
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from carcqt.content.data import builtin_deck_path, data_folder, lesson_path
from carcqt.content.packs import MANIFEST, read_pack, unpack, write_pack
from carcqt.content.toml.files import FileError

TITLE = {"en": "An evening", "fr": "Une soirée"}
MANIFEST_TEXT = """format = 1
kind = "pack"
title = { en = "An evening" }
files = ["a.toml"]
"""
GOOD = builtin_deck_path("goldrush").read_bytes()


def puzzle() -> Path:
    return min((data_folder("scenarios") / "hunters" / "puzzles").glob("*.toml"))


def test_a_pack_brings_its_files_in_their_order(tmp_path: Path) -> None:
    files = [puzzle(), builtin_deck_path("amazon"), lesson_path("hunters")]
    write_pack(tmp_path / "evening.carcqt", TITLE, files, "Anna")
    pack = read_pack(tmp_path / "evening.carcqt")
    assert list(pack.files) == [path.name for path in files]
    assert (pack.manifest.title, pack.manifest.author) == (TITLE, "Anna")
    folder = unpack(pack, tmp_path / "own", "evening")
    assert folder == tmp_path / "own" / "evening"
    assert {path.name for path in folder.iterdir()} == {MANIFEST, *pack.files}
    assert all((folder / path.name).read_bytes() == path.read_bytes() for path in files)


def test_the_same_pack_twice_is_one_folder_and_another_has_its_own(tmp_path: Path) -> None:
    write_pack(tmp_path / "a.carcqt", TITLE, [puzzle()])
    write_pack(tmp_path / "b.carcqt", TITLE, [builtin_deck_path("amazon")])
    first, second = read_pack(tmp_path / "a.carcqt"), read_pack(tmp_path / "b.carcqt")
    assert unpack(first, tmp_path / "own", "x") == unpack(first, tmp_path / "own", "x")
    assert unpack(second, tmp_path / "own", "x").name == "x-2"
    assert sorted(os.listdir(tmp_path / "own")) == ["x", "x-2"]


def test_the_same_files_make_the_same_pack(tmp_path: Path) -> None:
    for name in ("a", "b"):
        write_pack(tmp_path / name, TITLE, [puzzle()])
    assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()


def test_what_a_scenario_is_played_with_has_to_come_along(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_bytes(builtin_deck_path("hunters").read_bytes())
    layout = 'format = 2\nkind = "scenario"\ngame = "hunters"\ndeck = "mine.toml"\n'
    (tmp_path / "layout.toml").write_text(layout)
    with pytest.raises(FileError) as caught:
        write_pack(tmp_path / "p.carcqt", TITLE, [tmp_path / "layout.toml"])
    assert caught.value.problems[0].code == "pack-named-elsewhere"
    both = [tmp_path / "layout.toml", tmp_path / "mine.toml"]
    write_pack(tmp_path / "p.carcqt", TITLE, both)
    assert list(read_pack(tmp_path / "p.carcqt").files) == ["layout.toml", "mine.toml"]


def test_a_bad_file_or_none_is_not_packed(tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text("format = ")
    for files in ([], [tmp_path / "bad.toml"], [puzzle(), puzzle()]):
        with pytest.raises(FileError):
            write_pack(tmp_path / "p.carcqt", TITLE, files)
    assert not (tmp_path / "p.carcqt").exists()


def zipped(
    entries: dict[str | zipfile.ZipInfo, bytes], manifest: str | None = MANIFEST_TEXT
) -> bytes:
    raw = io.BytesIO()
    with zipfile.ZipFile(raw, "w", zipfile.ZIP_DEFLATED) as packed:
        if manifest is not None:
            packed.writestr(MANIFEST, manifest)
        for name, content in entries.items():
            packed.writestr(name, content)
    return raw.getvalue()


def entry(name: str, mode: int = 0) -> zipfile.ZipInfo:
    info = zipfile.ZipInfo(name)
    info.external_attr = mode << 16
    info.compress_type = zipfile.ZIP_DEFLATED
    return info


def twice() -> bytes:
    raw = io.BytesIO()
    with zipfile.ZipFile(raw, "w") as packed:
        packed.writestr(MANIFEST, MANIFEST_TEXT)
        packed.writestr("a.toml", GOOD)
        packed.writestr(entry("A.toml"), GOOD)
    return raw.getvalue()


def encrypted() -> bytes:
    """Flagged so, in the directory and before the file itself."""
    raw = bytearray(zipped({"a.toml": GOOD}))
    for mark, at in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        start = 0
        while (start := raw.find(mark, start)) >= 0:
            raw[start + at] |= 1
            start += 4
    return bytes(raw)


def lying() -> bytes:
    """More comes out of it than it says."""
    raw = bytearray(zipped({"a.toml": b"0" * 100_000}))
    for mark, at in ((b"PK\x03\x04", 22), (b"PK\x01\x02", 24)):
        start = raw.rfind(mark)
        raw[start + at : start + at + 4] = struct.pack("<I", 10)
    return bytes(raw)


def bomb() -> bytes:
    return zipped({"a.toml": b"#" * 50_000_000})


def many_bombs() -> bytes:
    names = [f"f{number}.toml" for number in range(30)]
    listed = MANIFEST_TEXT.replace('["a.toml"]', str(names).replace("'", '"'))
    return zipped(dict.fromkeys(names, b"#" * 1900000), listed)


HOSTILE: dict[str, tuple[Callable[[], bytes], str]] = {
    "upwards": (lambda: zipped({"../a.toml": GOOD}), "pack-outside"),
    "upwards, the other way": (lambda: zipped({"..\\a.toml": GOOD}), "pack-outside"),
    "upwards inside": (lambda: zipped({"x/../../a.toml": GOOD}), "pack-outside"),
    "absolute": (lambda: zipped({"/tmp/a.toml": GOOD}), "pack-outside"),
    "a drive": (lambda: zipped({"C:a.toml": GOOD}), "pack-outside"),
    "a folder in it": (lambda: zipped({"x/a.toml": GOOD}), "pack-name"),
    "deep": (lambda: zipped({"x/" * 400 + "a.toml": GOOD}), "pack-name"),
    "a folder": (lambda: zipped({"x.toml/": b""}), "pack-name"),
    "hidden": (lambda: zipped({".a.toml": GOOD}), "pack-name"),
    "another kind": (lambda: zipped({"a.sh": b"rm"}), "pack-name"),
    "a device": (lambda: zipped({"nul.toml": GOOD}), "pack-name"),
    "a line end": (lambda: zipped({"a\n.toml": GOOD}), "pack-name"),
    "a link": (lambda: zipped({entry("a.toml", stat.S_IFLNK | 0o777): b"/etc"}), "pack-link"),
    "a pipe": (lambda: zipped({entry("a.toml", stat.S_IFIFO | 0o777): b""}), "pack-link"),
    "twice": (twice, "pack-twice"),
    "a bomb": (bomb, "pack-file-large"),
    "many bombs": (many_bombs, "pack-large"),
    "lying": (lying, "pack-not-zip"),
    "a thousand files": (
        lambda: zipped({f"f{number}.toml": b"" for number in range(1000)}),
        "pack-many",
    ),
    "encrypted": (encrypted, "pack-locked"),
    "no zip": (lambda: b"PK but nothing else", "pack-not-zip"),
    "empty": (lambda: b"", "pack-not-zip"),
    "cut off": (lambda: zipped({"a.toml": GOOD})[:-30], "pack-not-zip"),
    "no manifest": (lambda: zipped({"a.toml": GOOD}, None), "pack-no-manifest"),
    "broken manifest": (lambda: zipped({"a.toml": GOOD}, "format = "), "file-syntax"),
    "odd manifest": (
        lambda: zipped({"a.toml": GOOD}, MANIFEST_TEXT + "run = 'x'\n"),
        "key-unknown",
    ),
    "newer manifest": (
        lambda: zipped({"a.toml": GOOD}, MANIFEST_TEXT.replace("1", "9", 1)),
        "format-newer",
    ),
    "not listed": (lambda: zipped({"a.toml": GOOD, "b.toml": GOOD}), "pack-not-listed"),
    "not there": (lambda: zipped({}), "pack-not-there"),
    "listed twice": (
        lambda: zipped({"a.toml": GOOD}, MANIFEST_TEXT.replace('"a.toml"', '"a.toml", "a.toml"')),
        "pack-listed-twice",
    ),
    "a huge number": (lambda: zipped({"a.toml": b"format = 0x" + b"f" * 9999}), "number-huge"),
    "a bad file": (lambda: zipped({"a.toml": b"format = "}), "file-syntax"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_pack_is_refused_with_one_message_and_nothing_is_written(
    name: str, tmp_path: Path
) -> None:
    make, code = HOSTILE[name]
    path = tmp_path / "p.carcqt"
    path.write_bytes(make())
    with pytest.raises(FileError) as caught:
        unpack(read_pack(path), tmp_path / "own", "p")
    assert [problem.code for problem in caught.value.problems] == [code]
    assert os.listdir(tmp_path) == ["p.carcqt"]


def test_too_large_a_pack_is_not_even_read(tmp_path: Path) -> None:
    path = tmp_path / "p.carcqt"
    with path.open("wb") as file:
        file.truncate(9_000_000)
    with pytest.raises(FileError) as caught:
        read_pack(path)
    assert caught.value.problems[0].code == "pack-large"


def test_where_nothing_can_be_written_nothing_is_left(tmp_path: Path) -> None:
    write_pack(tmp_path / "p.carcqt", TITLE, [puzzle()])
    (tmp_path / "own").write_text("a file, not a folder")
    with pytest.raises(FileError):
        unpack(read_pack(tmp_path / "p.carcqt"), tmp_path / "own", "p")
