"""Waves of the sounds: partials that fade, as wood, cardboard and small bells do."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from carcqt.sound.cues import Cue

Wave = NDArray[np.float32]

RATE: Final = 44_100
"""Samples a second."""
_RISE, _FALL = 0.003, 0.02
"""Seconds in which a wave comes from nothing and goes back to it, so that nothing clicks."""


@dataclass(frozen=True)
class Partial:
    """One tone of a sound. Without a pitch it is a rustle."""

    pitch: float
    strength: float
    fade: float
    """Seconds after which a third of it is left."""
    begin: float = 0.0


@dataclass(frozen=True)
class Sound:
    length: float
    peak: float
    """Of 1: even the loudest is quiet, and several at once do not clip."""
    partials: tuple[Partial, ...]


SOUNDS: Final = {
    # Cardboard on a table.
    Cue.LAY: Sound(
        0.16,
        0.30,
        (Partial(0, 0.5, 0.012), Partial(330, 0.5, 0.022), Partial(170, 0.6, 0.035)),
    ),
    # A wooden figure is put down.
    Cue.PLACE: Sound(
        0.13,
        0.26,
        (Partial(610, 0.6, 0.020), Partial(1490, 0.2, 0.011), Partial(290, 0.4, 0.030)),
    ),
    # Two small bells, the second a fifth higher.
    Cue.SCORE: Sound(
        0.55,
        0.12,
        (
            Partial(784, 0.5, 0.11),
            Partial(2160, 0.12, 0.05),
            Partial(1175, 0.5, 0.14, 0.09),
            Partial(3240, 0.10, 0.06, 0.09),
        ),
    ),
    # One soft note, and the third above it.
    Cue.TURN: Sound(
        0.60,
        0.13,
        (
            Partial(440, 0.5, 0.15),
            Partial(880, 0.12, 0.08),
            Partial(554, 0.5, 0.17, 0.12),
            Partial(1108, 0.10, 0.08, 0.12),
        ),
    ),
}


@cache
def wave(cue: Cue) -> Wave:
    """The same on every machine."""
    sound = SOUNDS[cue]
    times = np.arange(round(sound.length * RATE)) / RATE
    total = sum((_partial(one, times) for one in sound.partials), np.zeros_like(times))
    total *= np.clip((times[-1] - times) / _FALL, 0, 1)
    total *= sound.peak / np.abs(total).max()
    made: Wave = total.astype(np.float32)
    made.setflags(write=False)
    return made


def _partial(one: Partial, times: NDArray[np.float64]) -> NDArray[np.float64]:
    since = np.maximum(times - one.begin, 0)
    swings = np.sin(2 * np.pi * one.pitch * since) if one.pitch else _rustle(len(times))
    # Also a second note comes from nothing: at once, it would click.
    rise = np.clip((times - one.begin) / _RISE, 0, 1)
    made: NDArray[np.float64] = one.strength * np.exp(-since / one.fade) * swings * rise
    return made


def _rustle(length: int) -> NDArray[np.float64]:
    """Noise without its high tones, which hiss."""
    shape = np.hanning(25)[1:-1]
    noise = np.random.default_rng(1).uniform(-1, 1, length + len(shape) - 1)
    return np.convolve(noise, shape / np.sqrt((shape**2).sum()), "valid")
