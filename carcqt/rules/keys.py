"""64-bit numbers out of content, alike in every process: what hashes of positions are made of."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import Final

MASK: Final = (1 << 64) - 1

# Parts of a hash are added, so that their order does not matter and each can be taken off again.


@lru_cache(maxsize=1 << 14)
def constant(*content: object) -> int:
    """A number for texts, whole numbers and tuples of them. No truth values, which are equal to 0
    and 1 but are not written so."""
    return int.from_bytes(blake2b(repr(content).encode(), digest_size=8).digest(), "little")


def mix(number: int) -> int:
    """Scatters a number over 64 bits; different ones below that stay different."""
    number = (number ^ number >> 30) * 0xBF58476D1CE4E5B9 & MASK
    number = (number ^ number >> 27) * 0x94D049BB133111EB & MASK
    return number ^ number >> 31


class Mixed(dict[int, int]):
    """Numbers mixed once."""

    def __missing__(self, number: int) -> int:
        mixed = self[number] = mix(number & MASK)
        return mixed


class Counts:
    """Hashes of lists of counters, one for each place."""

    def __init__(self, name: str) -> None:
        self._name: Final = name
        self._weights: Final[list[int]] = []

    def __call__(self, counts: Sequence[int]) -> int:
        weights = self._weights
        while len(weights) < len(counts):
            weights.append(constant(self._name, len(weights)))
        return sum([count * weight for count, weight in zip(counts, weights, strict=False)])
