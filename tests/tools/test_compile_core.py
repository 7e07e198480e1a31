"""Compilers are only given flags that they know, work alone, and end with the program."""

from __future__ import annotations

import os
import re
import stat
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from carcqt.rules.compiled import DIGEST, ROOT, digest, folder_name
from tools.compile_core import (
    APART,
    BEHIND,
    HIDDEN,
    PARTED,
    drop_old,
    drop_unfinished,
    quick_flags,
    replace_folder,
)
from tools.locks import only_one


def compiler(folder: Path, code: int) -> str:
    """Make a program that ends with this code, whatever it is asked to compile."""
    return _program(folder, f"exit {code}")


def _program(folder: Path, text: str) -> str:
    program = folder / "compiler"
    program.write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    return str(program)


@pytest.mark.skipif(os.name == "nt", reason="Microsoft's compiler gets none")
@pytest.mark.parametrize(
    ("refused", "flags"),
    [
        ("nothing", [HIDDEN, PARTED, APART]),
        (PARTED, [HIDDEN]),
        (APART, [HIDDEN]),
        (HIDDEN, []),
        ("-shared", []),
    ],
)
def test_flags_are_those_that_the_compiler_accepts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, refused: str, flags: list[str]
) -> None:
    text = f'case "$*" in *{refused}*) exit 1;; esac'
    monkeypatch.setenv("CC", f"{_program(tmp_path, text)} -m64")
    assert quick_flags() == flags


def test_a_missing_compiler_gets_no_flags(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", str(tmp_path / "nothing"))
    assert quick_flags() == []


def compiling(cores: Path, *args: str, cc: str = "") -> subprocess.Popen[str]:
    """Begin to compile into this folder instead of the one of the environment."""
    code = f"""
import sys
from pathlib import Path
sys.path.insert(0, {str(ROOT)!r})
from carcqt.rules import compiled
from tools import compile_core
compiled.FOLDERS = compile_core.FOLDERS = (Path({str(cores)!r}),)
sys.exit(compile_core.main(*sys.argv[1:]))
"""
    env = {**os.environ, **({"CC": cc} if cc else {})}
    command = [sys.executable, "-c", code, *args]
    pipe = subprocess.PIPE
    return subprocess.Popen(
        command, env=env, stdin=pipe, stdout=pipe, text=True, start_new_session=True
    )


def ended(process: subprocess.Popen[str]) -> tuple[int, str]:
    """Wait for the end of a compiler whose input stays open. Return its exit code and output."""
    code = process.wait(60)
    output, _ = process.communicate()
    return code, output


def wait_until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.05)


def is_running(process: int) -> bool:
    try:
        stat = Path(f"/proc/{process}/stat").read_text(encoding="utf-8")
    except OSError:
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"


def make_core(folder: Path, text: str = "") -> Path:
    """Make a folder that says it was compiled of the sources as they are, or of other ones."""
    folder.mkdir(parents=True)
    (folder / DIGEST).write_text(text or digest(), encoding="utf-8")
    return folder


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_the_compiler_ends_when_the_program_that_started_it_is_gone(tmp_path: Path) -> None:
    told, cores = tmp_path / "process", tmp_path / "cores"
    cc = _program(tmp_path, f"echo $$ > {told}.part; mv {told}.part {told}; exec sleep 300")
    process = compiling(cores, "--behind", cc=cc)
    assert process.stdin is not None
    assert process.stdout is not None
    wait_until(told.exists)
    worker = int(told.read_text(encoding="utf-8"))
    assert is_running(worker)
    process.stdin.close()
    assert process.wait(10) != 0
    wait_until(lambda: not is_running(worker))
    with process.stdout:
        assert process.stdout.read() == f"{BEHIND}\n"
    # What it has left is no core, and goes with the next one.
    assert not (cores / folder_name()).exists()
    drop_unfinished(cores)
    assert [path.name for path in cores.iterdir()] == ["lock"]


def test_a_second_start_waits_and_does_not_compile_again(tmp_path: Path) -> None:
    with only_one(tmp_path / "lock"):
        process = compiling(tmp_path, "--behind", cc=compiler(tmp_path, 1))
        with pytest.raises(subprocess.TimeoutExpired):
            process.wait(2)
        make_core(tmp_path / folder_name())
    assert ended(process) == (0, "")


def test_a_core_that_cannot_be_compiled_is_told_in_the_background(tmp_path: Path) -> None:
    process = compiling(tmp_path / "cores", "--behind", cc=str(tmp_path / "nothing"))
    line = "The core of the rules runs as plain Python: there is no C compiler.\n"
    assert ended(process) == (1, line)


@pytest.mark.long
def test_a_core_that_is_compiled_in_the_background_has_its_folder_when_it_is_whole(
    tmp_path: Path,
) -> None:
    process = compiling(tmp_path, "--behind")
    while process.poll() is None:
        for core in tmp_path.iterdir():
            if re.fullmatch("[0-9a-f]{16}", core.name):
                assert (core / DIGEST).read_text(encoding="utf-8").strip() == digest()
                assert list(core.glob("*.so")) or list(core.glob("*.pyd"))
        time.sleep(0.01)
    assert ended(process)[0] == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted([folder_name(), "lock"])


def test_a_whole_core_takes_the_place_of_one_with_its_name(tmp_path: Path) -> None:
    old, made = make_core(tmp_path / "core", "old"), make_core(tmp_path / "made", "new")
    replace_folder(old, made)
    assert (old / DIGEST).read_text(encoding="utf-8") == "new"
    assert list(tmp_path.iterdir()) == [old]


def test_the_newest_cores_are_kept_and_nothing_of_somebody_else_is_deleted(tmp_path: Path) -> None:
    for age in range(6):
        core = make_core(tmp_path / f"{age:016x}", "other sources")
        os.utime(core, (1e9 - age, 1e9 - age))
    mine = make_core(tmp_path / "mine")
    make_core(tmp_path / "carcqt" / "rules")
    (tmp_path / DIGEST).write_text("one that was alone here once", encoding="utf-8")
    drop_old(tmp_path)
    assert sorted(tmp_path.iterdir()) == [*(tmp_path / f"{age:016x}" for age in range(3)), mine]
