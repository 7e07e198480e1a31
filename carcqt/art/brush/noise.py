"""Chance that comes from content only, and the smooth fields made of it."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cache
from random import Random

import numpy as np
from numpy.typing import NDArray

Field = NDArray[np.float32]
"""Numbers on the nodes of a tile, or on the pixels of its picture: rows first."""


def seed(*parts: object) -> int:
    """The same for the same parts, in every process and on every machine.

    Neither the words in them nor the names of their classes may change: pictures would too.
    """
    return int.from_bytes(hashlib.blake2b(repr(parts).encode(), digest_size=4).digest(), "big")


def chance(*parts: object) -> Random:
    return Random(seed(*parts))


def numbers(*parts: object) -> np.random.RandomState:
    # RandomState and not Generator: numpy promises that its numbers never change.
    return np.random.RandomState(seed(*parts))


def smooth(low: float | Field, high: float | Field, value: Field) -> Field:
    """0 below `low`, 1 above `high`, an S between them; `low` may be the greater one."""
    t = np.clip((value - low) / (high - low), 0, 1)
    result: Field = t * t * (3 - 2 * t)
    return result


@dataclass(frozen=True, eq=False, slots=True)
class Between:
    """Where on a row of values each of many places lies: after which one, and how far."""

    whole: NDArray[np.intp]
    part: Field


@cache
def _waves(count: int, size: int) -> Between:
    """So many lattice values spread over `size` places."""
    at = np.linspace(0, count - 3, size) + 0.5
    whole = np.minimum(at.astype(np.intp), count - 2)
    part = at - whole
    return Between(whole, (part * part * (3 - 2 * part)).astype(np.float32))


def lattice(
    rng: np.random.RandomState, waves: int, shape: tuple[int, int], size: tuple[int, int]
) -> Field:
    """Smooth noise from -1 to 1 with so many waves to a square; `shape` is columns and rows."""
    counts = [waves * squares + 3 for squares in shape]
    values = rng.uniform(-1, 1, (counts[1], counts[0])).astype(np.float32)
    return spread_between(values, _waves(counts[1], size[0]), _waves(counts[0], size[1]))


@cache
def spread(nodes: int, pixels: int) -> Between:
    """The middles of pixels on a row of nodes."""
    at = (np.arange(pixels) + 0.5) / pixels * (nodes - 1)
    whole = np.minimum(at.astype(np.intp), nodes - 2)
    return Between(whole, (at - whole).astype(np.float32))


def spread_between(values: Field, down: Between, across: Between) -> Field:
    """A field looked up at all places: rows first, then columns, which is quick."""
    # Not as a product of matrices: those differ by a hair from processor to processor.
    part = down.part[:, None]
    rows = values[down.whole] * (1 - part) + values[down.whole + 1] * part
    result: Field = rows[:, across.whole] * (1 - across.part)
    result += rows[:, across.whole + 1] * across.part
    return result
