"""Files of every format, and what happens to files on their way."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

from carcqt.content.toml.writing import dumps
from tests.support import ROOT

SIGNS = ["", "0", "-1", "1.5", "nan", "true", '""', "[]", "{}", "9" * 30, "2026-11-17", '"<b>"']


@cache
def seeds() -> list[bytes]:
    files = [
        *sorted((ROOT / "resources").rglob("*.toml")),
        *sorted((ROOT / "scenarios").rglob("*.toml")),
        *sorted((ROOT / "tests" / "files").glob("*.toml")),
    ]
    return [path.read_bytes() for path in files]


def damaged(raw: bytes, rng: Random) -> bytes:
    """One to three things are otherwise: a byte, a line, a value, a piece of it."""
    for _ in range(rng.randint(1, 3)):
        lines = raw.split(b"\n")
        place = rng.randrange(len(lines))
        match rng.randrange(6):
            case 0 if raw:
                at = rng.randrange(len(raw))
                raw = raw[:at] + bytes([rng.randrange(256)]) + raw[at + 1 :]
                continue
            case 1:
                del lines[place]
            case 2:
                lines.insert(rng.randrange(len(lines) + 1), lines[place])
            case 3:
                key, mark, _ = lines[place].partition(b"=")
                lines[place] = key + mark + b" " + rng.choice(SIGNS).encode()
            case 4:
                words = lines[place].split(b" ")
                other = rng.choice(rng.choice(lines).split(b" "))
                words[rng.randrange(len(words))] = other
                lines[place] = b" ".join(words)
            case _:
                lines = lines[: rng.randrange(len(lines) + 1)]
        raw = b"\n".join(lines)
    return raw


def altered(raw: bytes, rng: Random) -> bytes:
    """Still TOML; one or two values are those of another place, or nearly so, or missing."""
    data = tomllib.loads(raw.decode())
    for _ in range(rng.randint(1, 2)):
        places = list(_places(data))
        holder, key = rng.choice(places)
        value = holder[key]
        alike = [each[at] for each, at in places if type(each[at]) is type(value)]
        match rng.randrange(6):
            case 0:
                del holder[key]
            case 1 if isinstance(holder, list):
                holder.insert(key, deepcopy(rng.choice(alike)))
            case 2 if isinstance(value, int):
                holder[key] = value + rng.choice((-1, 1))
            case 2 if isinstance(value, list):
                rng.shuffle(value)
            case _:
                holder[key] = deepcopy(rng.choice(alike))
    return dumps(data).encode()


def _places(holder: Any) -> Iterator[tuple[Any, Any]]:
    """Of every value: what holds it, and under which key."""
    for key in list(holder) if isinstance(holder, dict) else range(len(holder)):
        yield holder, key
        if isinstance(holder[key], dict | list):
            yield from _places(holder[key])


def scratched(raw: bytes, rng: Random) -> bytes:
    """Some bytes are otherwise, or the end is missing."""
    if rng.random() < 0.2:
        return raw[: rng.randrange(len(raw))]
    found = bytearray(raw)
    for _ in range(rng.randint(1, 6)):
        found[rng.randrange(len(found))] = rng.randrange(256)
    return bytes(found)
