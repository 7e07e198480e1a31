"""Libraries of a package look for others only where they lie themselves."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.objects import is_sound, machine_paths, search_paths, tidy, without_machine_paths

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or not shutil.which("gcc"), reason="makes libraries of Linux"
)


def library(folder: Path, *searched: str, name: str = "libone.so") -> Path:
    source = folder / "one.c"
    source.write_text("int one(void) { return 1; }\n")
    folders = [f"-Wl,-rpath,{place}" for place in searched]
    made = folder / name
    command = ["gcc", "-g", "-shared", "-fPIC", *folders, "-o", str(made), str(source), "-lm"]
    subprocess.run(command, check=True)
    return made


@pytest.mark.parametrize(
    ("searched", "kept"),
    [
        ((), []),
        (("/opt/python/lib",), []),
        (("$ORIGIN", "$ORIGIN/../lib"), ["$ORIGIN", "$ORIGIN/../lib"]),
        (("/opt/python/lib", "$ORIGIN/.."), ["$ORIGIN/.."]),
    ],
)
def test_only_folders_beside_a_library_are_searched(
    searched: tuple[str, ...], kept: list[str], tmp_path: Path
) -> None:
    path = library(tmp_path, *searched)
    assert search_paths(path.read_bytes()) == list(searched)
    path.write_bytes(without_machine_paths(path.read_bytes()))
    assert search_paths(path.read_bytes()) == kept
    assert b"/opt/python" not in path.read_bytes()
    told = subprocess.check_output(["readelf", "-d", path], text=True)
    assert ("RUNPATH" in told) == bool(kept)
    assert ctypes.CDLL(str(path)).one() == 1


def test_a_library_that_names_a_folder_of_the_machine_is_told(tmp_path: Path) -> None:
    made = library(tmp_path, "/opt/python/lib")
    library(tmp_path, "$ORIGIN", name="libtwo.so.6")
    assert machine_paths(tmp_path) == [f"{made.name} looks in /opt/python/lib"]
    tidy(tmp_path)
    assert machine_paths(tmp_path) == []


def test_tidy_libraries_are_smaller_not_executable_and_still_load(tmp_path: Path) -> None:
    path = library(tmp_path, "/opt/python/lib")
    before = path.stat().st_size
    tidy(tmp_path)
    assert path.stat().st_size < before
    assert path.stat().st_mode & 0o777 == 0o644
    assert ctypes.CDLL(str(path)).one() == 1
    assert not list(tmp_path.glob("*.part"))


def test_a_library_that_cannot_be_mapped_is_not_sound(tmp_path: Path) -> None:
    raw = bytearray(library(tmp_path).read_bytes())
    assert is_sound(bytes(raw))
    # The first segment begins one byte later in the file than in memory.
    begin = int.from_bytes(raw[0x20:0x28], "little")
    raw[begin + 8] += 1
    assert not is_sound(bytes(raw))
