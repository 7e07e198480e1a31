"""Locks of saves: whose they are, and how one of another computer is taken away."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from PySide6.QtCore import QSysInfo
from pytestqt.qtbot import QtBot

from carcqt.play.locks import holder_of, lock_of, lock_path, take_away
from carcqt.play.saves import Saves
from carcqt.play.session import Session
from tests.play.tables import steps, table
from tests.support import ROOT, put_in_place

HERE = QSysInfo.machineHostName()
MACHINE = bytes(QSysInfo.machineUniqueId().data()).decode()
HOLD = """
import sys, time
from pathlib import Path
from carcqt.play.locks import lock_of
lock = lock_of(Path(sys.argv[1]))
print(lock is not None, flush=True)
time.sleep(60)
"""


@pytest.fixture(autouse=True)
def _application(qtbot: QtBot) -> None: ...


@pytest.fixture
def path(tmp_path: Path) -> Path:
    session = Session.new(table("hunters"), Saves(tmp_path))
    steps(session, 9)
    session.close()
    return session.path


def locked(path: Path, *lines: str) -> Path:
    """A lock with these lines."""
    lock_path(path).write_text("\n".join(lines) + "\n", "utf-8")
    return lock_path(path)


ELSEWHERE = ("4711", "carcqt", "laptop", "another-machine", "another-start")


@pytest.mark.parametrize(
    "lines",
    [ELSEWHERE, ELSEWHERE[:3], (str(os.getpid()), "python", HERE, "another-machine", "")],
)
def test_a_lock_of_another_computer_names_it_and_can_be_taken_away(
    path: Path, lines: tuple[str, ...]
) -> None:
    file = locked(path, *lines)
    assert lock_of(path) is None
    holder = holder_of(file)
    assert holder is not None
    assert (holder.computer, holder.is_here) == (lines[2], False)
    assert abs(holder.since.timestamp() - time.time()) < 60
    assert take_away(file)
    assert holder_of(file) is None
    session = Session.load(path, Saves(path.parent))
    assert (session.path, session.problems) == (path, ())
    session.close()
    assert not file.exists()


@pytest.mark.parametrize(
    "lines",
    [
        ("999999", "python", HERE, MACHINE, ""),
        ("999999", "python", "renamed-since", MACHINE, ""),
        (str(os.getpid()), "another-program", HERE, MACHINE, ""),
        (str(os.getpid()), "python", HERE, MACHINE, "before-the-last-start"),
    ],
)
def test_a_lock_of_a_dead_process_here_is_taken_over_silently(
    path: Path, lines: tuple[str, ...]
) -> None:
    if not MACHINE:
        lines = (*lines[:2], HERE, "", "")
    assert holder_of(locked(path, *lines)) is None
    session = Session.load(path, Saves(path.parent))
    assert (session.path, session.problems) == (path, ())
    session.close()


def test_a_lock_of_a_living_process_here_cannot_be_taken_away(path: Path) -> None:
    command = [sys.executable, "-c", HOLD, str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "True\n"
        holder = holder_of(lock_path(path))
        assert holder is not None
        assert (holder.computer, holder.is_here) == (HERE, True)
        assert not take_away(lock_path(path))
        # Not even where its text says otherwise.
        locked(path, *ELSEWHERE)
        assert not take_away(lock_path(path))
        assert lock_of(path) is None
        other.kill()
        other.wait()


@pytest.mark.parametrize("content", [b"", b"\xff" * 5000, b"1\n2\n" + b"x" * 900, b"\n\n\n\n"])
def test_a_lock_with_nonsense_keeps_nobody_out(path: Path, content: bytes) -> None:
    lock_path(path).write_bytes(content)
    holder = holder_of(lock_path(path))
    if holder is not None:
        assert not holder.is_here
        assert take_away(lock_path(path))
    lock = lock_of(path)
    assert lock is not None
    lock.unlock()


def test_a_lock_that_is_a_pipe_or_a_folder_does_not_block(path: Path) -> None:
    os.mkfifo(lock_path(path))
    assert holder_of(lock_path(path)) is None
    lock_path(path).unlink()
    lock_path(path).mkdir()
    assert holder_of(lock_path(path)) is None


@pytest.mark.timeout(20)
@pytest.mark.parametrize("kind", ["pipe", "folder", "link", "loop"])
def test_a_save_can_be_locked_where_something_is_in_the_place_of_the_lock(
    path: Path, kind: str
) -> None:
    file = put_in_place(lock_path(path), kind)
    saves = Saves(path.parent)
    lock = lock_of(path)
    assert lock is not None
    assert lock.isLocked()
    lock.unlock()
    assert [save.path for save in saves.list()] == [path]
    assert not file.exists()
    assert len([*path.parent.glob(f"{file.name}.damaged-*")]) == 1


def test_a_copy_leaves_the_lock_and_the_save_alone(path: Path) -> None:
    file, before = locked(path, *ELSEWHERE), path.read_bytes()
    session = Session.load(path, Saves(path.parent), in_copy=True)
    assert session.path != path
    assert session.problems == ()
    steps(session, 2)
    session.close()
    assert path.read_bytes() == before
    assert file.read_text("utf-8").split("\n")[0] == "4711"
