"""Reading and writing where the disk is not as one would like it."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from carcqt.content.toml.files import LARGEST, FileError, changed_at, read_raw, toml_files
from carcqt.content.toml.writing import dumps
from carcqt.content.writing import write_text, write_toml
from carcqt.play.recents import recent_files


@pytest.fixture
def usual_mask() -> Iterator[None]:
    before = os.umask(0o022)
    yield
    os.umask(before)


@pytest.mark.parametrize(("mask", "mode"), [(0o022, 0o644), (0o077, 0o600), (0o002, 0o664)])
def test_a_new_file_has_the_rights_that_the_user_gives(
    mask: int, mode: int, tmp_path: Path, usual_mask: None
) -> None:
    os.umask(mask)
    write_text(tmp_path / "new.toml", "x = 1\n")
    assert stat.S_IMODE((tmp_path / "new.toml").stat().st_mode) == mode


def test_a_file_keeps_the_rights_that_it_has(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("x = 1\n")
    path.chmod(0o640)
    write_text(path, "x = 2\n")
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    real, link = tmp_path / "elsewhere" / "real.toml", tmp_path / "link.toml"
    link.symlink_to(real)
    for text in ("x = 1\n", "x = 2\n"):
        write_text(link, text)
        assert link.is_symlink()
        assert real.read_text() == text
    assert [path.name for path in real.parent.iterdir()] == ["real.toml"]


@pytest.mark.parametrize("sign", ["a", "é", "\N{MAPLE LEAF}"])
def test_a_name_as_long_as_names_may_be(sign: str, tmp_path: Path) -> None:
    path = tmp_path / f"{sign * (250 // len(sign.encode()))}.toml"
    write_text(path, "x = 1\n")
    assert [found.name for found in tmp_path.iterdir()] == [path.name]


def test_a_text_that_no_file_can_hold(tmp_path: Path) -> None:
    """The name of a file beside it, in letters that are none."""
    with pytest.raises(FileError):
        write_text(tmp_path / "x.toml", dumps({"deck": "\udce9.toml"}))
    assert list(tmp_path.iterdir()) == []


def test_only_regular_files_are_read(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.toml"
    os.mkfifo(pipe)
    for path in (pipe, Path("/dev/zero"), Path("/dev/null"), tmp_path):
        with pytest.raises(FileError) as error:
            read_raw(path)
        (problem,) = error.value.problems
        assert problem.code == ("file-folder" if path == tmp_path else "file-special")
        assert recent_files([path]) == []


def test_a_file_never_takes_the_place_of_anything_else(tmp_path: Path) -> None:
    pipe, link = tmp_path / "pipe.toml", tmp_path / "link.toml"
    os.mkfifo(pipe)
    link.symlink_to("/dev/null")
    for path in (pipe, link, Path("/dev/null"), tmp_path):
        mode = path.stat().st_mode
        with pytest.raises(FileError) as error:
            write_text(path, "x = 1\n")
        (problem,) = error.value.problems
        assert problem.code == ("file-folder" if path == tmp_path else "file-special")
        assert path.stat().st_mode == mode
    assert {path.name for path in tmp_path.iterdir()} == {"pipe.toml", "link.toml"}


def test_a_folder_that_is_a_file_is_missing(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(FileError) as error:
        write_text(tmp_path / "file" / "x.toml", "x = 1\n")
    assert error.value.problems[0].code == "folder-missing"


def test_a_name_that_is_too_long_is_told(tmp_path: Path) -> None:
    with pytest.raises(FileError) as error:
        write_text(tmp_path / f"{'x' * 300}.toml", "x = 1\n")
    assert error.value.problems[0].code == "file-name"
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_nobody_could_read_again_is_not_written(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    write_toml(path, "x = 1\n")
    with pytest.raises(FileError) as error:
        write_toml(path, "#" * (LARGEST + 1))
    assert error.value.problems[0].code == "file-large"
    assert path.read_text() == "x = 1\n"
    write_toml(path, "#" * LARGEST)
    assert len(read_raw(path)) == LARGEST


def test_toml_files_of_a_folder_are_regular_and_not_hidden(tmp_path: Path) -> None:
    for name in ("b.toml", "a.toml", ".c.toml", ".d.toml.0123abcd", "e.txt"):
        (tmp_path / name).write_text("")
    (tmp_path / "folder.toml").mkdir()
    os.mkfifo(tmp_path / "pipe.toml")
    assert [path.name for path in toml_files(tmp_path)] == ["a.toml", "b.toml"]


def test_a_folder_that_cannot_be_read_has_no_files(tmp_path: Path) -> None:
    loop, file = tmp_path / "loop", tmp_path / "file"
    loop.symlink_to(loop)
    file.write_text("")
    # The system says for a name that is too long what it says where a folder above is forbidden:
    # not even whether it is there.
    for folder in (loop, file, tmp_path / "none", tmp_path / ("x" * 300)):
        assert toml_files(folder) == []


def test_times_that_calendars_do_not_reach() -> None:
    assert changed_at(300_000_000_000).year >= 2999
    assert changed_at(-300_000_000_000).year < 1971


HEAD = 'format = 1\nkind = "deck"\ngame = "hunters"\n'


@pytest.mark.parametrize(
    "text",
    [
        HEAD.replace('"hunters"', '["hunters"]'),
        HEAD.replace('"hunters"', "{}"),
        HEAD.replace('"hunters"', '"chess"'),
        HEAD.replace('"deck"', '["deck"]'),
        HEAD + "x = " + 5000 * "[" + 5000 * "]",
        HEAD + "x = 0x" + 5000 * "f",
        HEAD + "a" + 500 * ".a" + " = 1",
        HEAD.replace('"deck"', '"match"'),
        "",
    ],
)
def test_a_recent_file_that_is_something_else_is_left_out(text: str, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text(HEAD + '[[tile]]\ncount = 3\n[[tile]]\nid = "a"\n')
    bad.write_text(text)
    found = recent_files([bad, good])
    # What is too large to be a number is told of when the file is opened.
    assert [file.path for file in found if "0x" not in text] == ([good] if "0x" not in text else [])
    assert found[-1].count == 4
    assert bad.read_text() == text


def test_a_count_of_4000_digits_is_no_count(tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(f"{HEAD}[[tile]]\ncount = {5000 * '9'}\n")
    assert [file.count for file in recent_files([path])] == [1]
