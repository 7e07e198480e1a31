"""ICU's data, cut for the package."""

from __future__ import annotations

import shutil
import struct
import subprocess
from pathlib import Path

import pytest

from tools.icu import cut, cut_icu

HEAD = struct.pack("<HBB", 32, 0xDA, 0x27) + b"CmnD".ljust(28, b"\0")


def packed(items: dict[str, bytes]) -> bytes:
    names, at = b"", 4 + 8 * len(items)
    place = -(-(at + sum(len(name) + 1 for name in items)) // 16) * 16
    table, contents = struct.pack("<I", len(items)), b""
    for name, item in items.items():
        table += struct.pack("<II", at + len(names), place + len(contents))
        names += name.encode() + b"\0"
        contents += item.ljust(-(-len(item) // 16) * 16, b"\0")
    return HEAD + (table + names).ljust(place, b"\0") + contents


def test_what_is_spoken_stays_where_it_can_be_found() -> None:
    items = {
        "icudt73l/af.res": b"Afrikaans" * 9,
        "icudt73l/cnvalias.icu": b"names",
        "icudt73l/coll/fr.res": b"order of letters",
        "icudt73l/en.res": b"English" * 5,
        "icudt73l/euc-tw-2014.cnv": b"Taiwan" * 99,
        "icudt73l/root.res": b"all",
    }
    kept = {
        name: item for name, item in items.items() if name.split("/")[-1][:2] not in ("af", "eu")
    }
    assert cut(packed(items)) == packed(kept)
    assert cut(packed(kept)) == packed(kept)


@pytest.mark.skipif(not shutil.which("gcc"), reason="there is no compiler")
def test_the_library_is_cut_where_it_lies_and_links_stay_links(tmp_path: Path) -> None:
    raw = packed({"icudt73l/af.res": b"Afrikaans" * 9999, "icudt73l/root.res": b"all"})
    whole, link = tmp_path / "Qt/lib/libicudata.so.73", tmp_path / "libicudata.so.73"
    source, data = tmp_path / "icu.s", tmp_path / "icu.dat"
    data.write_bytes(raw)
    symbol = "icudt73_dat"
    kind = f".global {symbol}\n.type {symbol}, @object\n"
    body = f'{symbol}:\n.incbin "{data}"\n.size {symbol}, . - {symbol}\n'
    source.write_text(f".section .rodata\n{kind}{body}", encoding="utf-8")
    whole.parent.mkdir(parents=True)
    subprocess.run(["gcc", "-shared", "-nostdlib", "-o", whole, source], check=True)
    link.symlink_to(whole.relative_to(tmp_path))
    before = whole.stat().st_size

    cut_icu(tmp_path)
    assert before - whole.stat().st_size > 80_000
    assert link.is_symlink()
    assert link.resolve() == whole
