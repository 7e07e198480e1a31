"""Places in a file, named as a person would name them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

_NOUNS: Final = {
    "zones": "zone",
    "laid": "tile",
    "pieces": "piece",
    "moves": "move",
    "bends": "bend",
}


def place_of(path: Sequence[str | int], data: object) -> tuple[str, ...]:
    """A path of keys and numbers as a person would name it: `tile L07`, `zone r0`, `at`."""
    place: list[str] = []
    for step in path:
        if isinstance(step, int) and isinstance(data, list):
            data = data[step] if step < len(data) else None
            key = place.pop() if place else ""
            name = data.get("id") if isinstance(data, dict) else None
            place.append(f"{_NOUNS.get(key, key)} {name if isinstance(name, str) else step + 1}")
        elif isinstance(data, dict) and step in data:
            data = data[step]
            place.append(str(step))
        elif place_is_done(data):
            break
    return tuple(place)


def place_is_done(data: object) -> bool:
    """What follows names a branch of a union, or a key that is missing: no place in the file."""
    return not isinstance(data, dict | list)
