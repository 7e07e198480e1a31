"""The shared libraries of a package: stripped, not executable, and free of the folders of the
machine that they come from."""

from __future__ import annotations

import shutil
import struct
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Final

_MAGIC: Final = b"\x7fELF\x02\x01"
"""Of 64 bits, the least significant byte first."""
_LOAD: Final = 1
_DYNAMIC: Final = 2
_STRINGS: Final = 5
_SEARCHED: Final = (15, 29)
"""The tags of RPATH and RUNPATH."""


def shared_objects(folder: Path) -> list[Path]:
    found = (path for path in folder.rglob("*.so*") if path.is_file() and not path.is_symlink())
    return sorted(path for path in found if path.read_bytes()[: len(_MAGIC)] == _MAGIC)


def tidy(folder: Path) -> None:
    """Take from all libraries what nobody needs who runs the program."""
    for path in shared_objects(folder):
        path.chmod(0o644)
        if shutil.which("strip"):
            _strip(path)
        path.write_bytes(without_machine_paths(path.read_bytes()))


def _strip(path: Path) -> None:
    """Some libraries that wheels bring were changed in a way that this would break."""
    half = path.with_name(f"{path.name}.part")
    done = subprocess.run(
        ["strip", "--strip-unneeded", "-o", half, path], capture_output=True, check=False
    )
    if not done.returncode and is_sound(half.read_bytes()):
        half.replace(path)
    half.unlink(missing_ok=True)
    path.chmod(0o644)


def is_sound(raw: bytes) -> bool:
    """Return whether the system can map it: places in the file and in memory keep step."""
    return all(
        align < 2 or offset % align == address % align
        for kind, offset, address, _, align in _segments(raw)
        if kind == _LOAD
    )


def search_paths(raw: bytes) -> list[str]:
    """Return the folders in which it looks for other libraries."""
    return [folder for _, begin in _searched(raw) for folder in _text(raw, begin).split(":")]


def machine_paths(folder: Path) -> list[str]:
    """Return a line for each library that looks in a folder of the machine it was made on."""
    return [
        f"{path.relative_to(folder)} looks in {place}"
        for path in shared_objects(folder)
        for place in search_paths(path.read_bytes())
        if not place.startswith("$ORIGIN")
    ]


def without_machine_paths(raw: bytes) -> bytes:
    """Let it look only in folders that lie where it lies itself."""
    changed = bytearray(raw)
    for entry, begin in sorted(_searched(raw), reverse=True):
        text = _text(raw, begin)
        kept = ":".join(part for part in text.split(":") if part.startswith("$ORIGIN"))
        changed[begin : begin + len(text)] = kept.encode().ljust(len(text), b"\0")
        if not kept:
            # The entries behind it move up; the last one is empty, and is there twice then.
            end = _end_of_entries(changed, entry)
            changed[entry:end] = changed[entry + 16 : end] + bytes(16)
    return bytes(changed)


def _segments(raw: bytes) -> Iterator[tuple[int, int, int, int, int]]:
    """Kind, offset in the file, address, size in the file, alignment."""
    (begin,) = struct.unpack_from("<Q", raw, 0x20)
    size, count = struct.unpack_from("<HH", raw, 0x36)
    for number in range(count):
        kind, _, offset, address, _, length, _, align = struct.unpack_from(
            "<IIQQQQQQ", raw, begin + number * size
        )
        yield kind, offset, address, length, align


def _entries(raw: bytes) -> Iterator[tuple[int, int, int]]:
    """Place, tag and value of what the loader reads."""
    for kind, offset, _, length, _ in _segments(raw):
        if kind == _DYNAMIC:
            for place in range(offset, offset + length, 16):
                tag, value = struct.unpack_from("<QQ", raw, place)
                if not tag:
                    return
                yield place, tag, value


def _end_of_entries(raw: bytes | bytearray, begin: int) -> int:
    place = begin
    while struct.unpack_from("<Q", raw, place) != (0,):
        place += 16
    return place + 16


def _searched(raw: bytes) -> list[tuple[int, int]]:
    """The place of each entry with folders, and that of its text."""
    entries = list(_entries(raw))
    strings = next((value for _, tag, value in entries if tag == _STRINGS), 0)
    for kind, offset, address, length, _ in _segments(raw):
        if kind == _LOAD and address <= strings < address + length:
            start = strings - address + offset
            return [(place, start + value) for place, tag, value in entries if tag in _SEARCHED]
    return []


def _text(raw: bytes, begin: int) -> str:
    return raw[begin : raw.index(b"\0", begin)].decode()
