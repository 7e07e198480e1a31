"""Names that Windows forbids, and files that it does not let go at once."""

from __future__ import annotations

import errno
import os
import re
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carcqt.content.bringing import bring_text
from carcqt.content.packs import is_plain, write_pack
from carcqt.content.toml import replacing
from carcqt.content.toml.files import FileError, file_name, read_raw
from carcqt.content.toml.replacing import is_reserved
from carcqt.content.writing import write_raw
from tests.support import ROOT

DEVICES = (
    *("CON", "con", "Prn", "AUX", "nul", "COM1", "lpt9", "COM¹", "LPT³", "CONIN$", "conout$"),
    *("nul.toml", "aux.png", "com3.tar.gz", "con .toml", "NUL "),
)
OTHERS = ("console", "com", "com10", "lpt", "auxiliary.toml", "nul-1.toml", "a con.toml", "")


@pytest.mark.parametrize("name", DEVICES)
def test_names_of_devices_are_reserved(name: str) -> None:
    assert is_reserved(name)


@pytest.mark.parametrize("name", OTHERS)
def test_other_names_are_not_reserved(name: str) -> None:
    assert not is_reserved(name)


@pytest.mark.parametrize(
    "name", [*DEVICES, "a?.toml", "a:b.png", "*.pdf", 'x"', "dot.", "blank ", "a\nb", "<a>", "a|b"]
)
def test_a_file_is_not_written_under_a_name_that_windows_forbids(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A colon would begin a hidden part of another file; dots and spaces at the end would go."""
    monkeypatch.setattr(sys, "platform", "win32")
    with pytest.raises(FileError) as error:
        write_raw(tmp_path / name, b"x")
    assert error.value.problems[0].code == "file-name"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", [*OTHERS[:-1], "a b.toml", ".hidden", "l’été (2).toml"])
def test_a_file_is_written_under_any_other_name(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    write_raw(tmp_path / name, b"x")
    assert read_raw(tmp_path / name) == b"x"


def test_a_name_that_windows_cannot_look_at_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: object, **_: object) -> os.stat_result:
        raise OSError(errno.EINVAL, "The filename, directory name or volume label is incorrect")

    monkeypatch.setattr(os, "stat", refuse)
    with pytest.raises(FileError) as error:
        read_raw(tmp_path / "*.toml")
    assert error.value.problems[0].code == "file-name"


TITLES = (
    *DEVICES,
    *('a<b>c:d"e/f\\g|h?i*j', "ends with a dot.", "ends with spaces   ", "..", ".", "C:\\x", "\0"),
    *(
        "x" * 300,
        "é" * 300,
        "a" * 59 + " b",
        "\u202egnp",
        "狩猟",
        "-",
        "Con",
        "Aux ",
        "COM1: a game",
    ),
)


def check_name(name: str) -> None:
    assert re.fullmatch(r"[a-z0-9]([a-z0-9-]{0,62}[a-z0-9])?", name)
    assert not is_reserved(name)
    assert not is_reserved(f"{name}.toml")


@pytest.mark.parametrize("title", TITLES)
def test_a_title_makes_a_file_name_that_windows_allows(title: str) -> None:
    check_name(file_name(title))


@given(st.text(max_size=80))
def test_any_title_makes_a_file_name_that_windows_allows(title: str) -> None:
    check_name(file_name(title))


def test_a_puzzle_called_like_a_device_is_kept_under_another_name(tmp_path: Path) -> None:
    puzzle = ROOT / "scenarios" / "goldrush" / "puzzles" / "above-the-town.toml"
    text = re.sub(r"(?m)^(title = ).*$", r'\1{ en = "Aux" }', puzzle.read_text("utf-8"))
    assert bring_text(text, tmp_path).name == "aux-1.toml"


@pytest.mark.parametrize("name", ["aux.toml", "CON.toml", "com¹.toml", "nul .toml", "a:b.toml"])
def test_a_pack_holds_no_file_that_windows_cannot_have(tmp_path: Path, name: str) -> None:
    assert not is_plain(name)
    (tmp_path / name).write_bytes((ROOT / "resources/decks/hunters.toml").read_bytes())
    with pytest.raises(FileError) as error:
        write_pack(tmp_path / "x.carcqt", {}, [tmp_path / name])
    assert error.value.problems[0].code == "pack-name"


# A file in use. Linux lets it go, so the system's own answer is played here.


def in_use(code: int) -> PermissionError:
    error = PermissionError(13, "in use")
    error.winerror = code  # type: ignore[attr-defined, unused-ignore]
    return error


@pytest.mark.parametrize("code", [5, 32, 33])
def test_a_file_that_is_read_by_another_program_is_replaced_shortly_after(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    path = tmp_path / "x.toml"
    write_raw(path, b"before")
    refusals = [in_use(code)] * 3
    really = os.replace

    def replace(source: Path, target: Path) -> None:
        if refusals:
            raise refusals.pop()
        really(source, target)

    monkeypatch.setattr(os, "replace", replace)
    write_raw(path, b"after")
    assert read_raw(path) == b"after"
    assert [file.name for file in tmp_path.iterdir()] == ["x.toml"]


def test_a_file_that_stays_in_use_is_kept_and_that_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "x.toml"
    write_raw(path, b"before")
    monkeypatch.setattr(replacing, "_WAITS", (0.001, 0.001))

    def replace(source: Path, target: Path) -> None:
        raise in_use(32)

    monkeypatch.setattr(os, "replace", replace)
    with pytest.raises(FileError) as error:
        write_raw(path, b"after")
    assert error.value.problems[0].code == "file-in-use"
    assert read_raw(path) == b"before"
    assert [file.name for file in tmp_path.iterdir()] == ["x.toml"]


def test_a_file_that_may_only_be_read_is_not_called_in_use(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "x.toml"
    write_raw(path, b"before")
    monkeypatch.setattr(replacing, "_WAITS", (0.001,))
    # The super-user may write to all files here.
    monkeypatch.setattr(os, "access", lambda where, _: where != path)

    def replace(source: Path, target: Path) -> None:
        raise in_use(5)

    monkeypatch.setattr(os, "replace", replace)
    with pytest.raises(FileError) as error:
        write_raw(path, b"after")
    assert error.value.problems[0].code == "file-write-permission"
