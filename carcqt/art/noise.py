"""Chance that comes from content only, and the smooth fields made of it."""

from __future__ import annotations

import hashlib
from functools import cache
from random import Random

import numpy as np
from numpy.typing import NDArray

Field = NDArray[np.float32]
"""Numbers on the nodes of a tile, or on the pixels of its picture: rows first."""


def seed(*parts: object) -> int:
    """The same for the same parts, in every process and on every machine."""
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


@cache
def _waves(count: int, size: int) -> Field:
    """How much each of some lattice values counts at each of `size` places."""
    at = np.linspace(0, count - 3, size) + 0.5
    whole = np.minimum(at.astype(int), count - 2)
    part = at - whole
    part = part * part * (3 - 2 * part)
    weights = np.zeros((size, count), np.float32)
    places = np.arange(size)
    weights[places, whole] = 1 - part
    weights[places, whole + 1] = part
    return weights


def lattice(
    rng: np.random.RandomState, waves: int, shape: tuple[int, int], size: tuple[int, int]
) -> Field:
    """Smooth noise from -1 to 1 with so many waves to a square; `shape` is columns and rows."""
    counts = [waves * squares + 3 for squares in shape]
    values = rng.uniform(-1, 1, (counts[1], counts[0])).astype(np.float32)
    return spread_between(values, _waves(counts[1], size[0]), _waves(counts[0], size[1]))


@cache
def spread(nodes: int, pixels: int) -> Field:
    """How much each node counts at the middle of each pixel."""
    at = (np.arange(pixels) + 0.5) / pixels * (nodes - 1)
    whole = np.minimum(at.astype(int), nodes - 2)
    weights = np.zeros((pixels, nodes), np.float32)
    places = np.arange(pixels)
    weights[places, whole] = 1 - (at - whole)
    weights[places, whole + 1] = at - whole
    return weights


def spread_between(values: Field, down: Field, across: Field) -> Field:
    # A product of small matrices is many times quicker than looking up every pixel.
    result: Field = down @ values @ across.T
    return result
