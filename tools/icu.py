"""The data that ICU brings for all languages and character sets, cut to what the program speaks.

Qt's libraries ask for ICU's; of its 32 MB they need what is the same everywhere, and what is
English or French.
"""

from __future__ import annotations

import re
import struct
import subprocess
import tempfile
from pathlib import Path
from typing import Final

_KEPT: Final = re.compile(
    r"/(root|en|fr|pool|res_index|supplementalData|likelySubtags|metaZones|timezoneTypes"
    r"|zoneinfo64|windowsZones|numberingSystems|plurals|ucadata|cnvalias|keyTypeData)\.(res|icu)$"
    r"|\.(nrm|spp)$|/ulayout\.icu$"
)
_ALIGNED: Final = 16
_LIBRARY: Final = """\
.section .rodata
.balign 16
.global {symbol}
.type {symbol}, @object
{symbol}:
.incbin "{data}"
.size {symbol}, . - {symbol}
.section .note.GNU-stack, "", @progbits
"""


def cut_icu(libraries: Path) -> None:
    """In place, where there is such a library and the tools that make another."""
    for library in sorted({path.resolve() for path in libraries.rglob("libicudata.so.*")}):
        symbol, raw = _contents(library)
        with tempfile.TemporaryDirectory() as folder:
            data, source = Path(folder, "icu.dat"), Path(folder, "icu.s")
            data.write_bytes(cut(raw))
            source.write_text(_LIBRARY.format(symbol=symbol, data=data), encoding="utf-8")
            name = f"-Wl,-soname,{library.name}"
            command = ["gcc", "-shared", "-nostdlib", name, "-o", str(library), str(source)]
            subprocess.run(command, check=True)


def cut(raw: bytes) -> bytes:
    """A table of contents, sorted by names, and what it names; the header stays as it is."""
    (head,) = struct.unpack_from("<H", raw)
    (count,) = struct.unpack_from("<I", raw, head)
    places = [struct.unpack_from("<II", raw, head + 4 + 8 * number) for number in range(count)]
    ends = [place for _, place in places[1:]] + [len(raw) - head]
    kept: list[tuple[bytes, bytes]] = []
    for (name_at, begin), end in zip(places, ends, strict=True):
        name = raw[head + name_at : raw.index(b"\0", head + name_at)]
        if _KEPT.search(name.decode("ascii")):
            kept.append((name, raw[head + begin : head + end]))
    names, at = b"", 4 + 8 * len(kept)
    table = [struct.pack("<I", len(kept))]
    place = at + sum(len(name) + 1 for name, _ in kept)
    place = first = -(-place // _ALIGNED) * _ALIGNED
    for name, item in kept:
        table.append(struct.pack("<II", at + len(names), place))
        names += name + b"\0"
        place += -(-len(item) // _ALIGNED) * _ALIGNED
    contents = (b"".join(table) + names).ljust(first, b"\0")
    for _, item in kept:
        contents += item.ljust(-(-len(item) // _ALIGNED) * _ALIGNED, b"\0")
    return raw[:head] + contents


def _contents(library: Path) -> tuple[str, bytes]:
    """The one thing in it, and its name."""
    told = subprocess.check_output(["nm", "-DS", "--defined-only", library], text=True)
    found = re.search(r"^(\w+) (\w+) R (icudt\d+_dat)$", told, re.MULTILINE)
    assert found is not None
    address, size = int(found[1], 16), int(found[2], 16)
    for line in subprocess.check_output(["readelf", "-lW", library], text=True).splitlines():
        match line.split():
            case ["LOAD", offset, begin, _, length, *_] if (
                0 <= address - int(begin, 16) < int(length, 16)
            ):
                at = int(offset, 16) + address - int(begin, 16)
                return found[3], library.read_bytes()[at : at + size]
    raise LookupError(library)
