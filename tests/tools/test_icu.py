"""ICU's data, cut for the package."""

from __future__ import annotations

import struct

from tools.icu import cut

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
