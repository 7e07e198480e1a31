"""Several sounds at once, as the samples that a device asks for."""

from __future__ import annotations

from dataclasses import dataclass
from threading import Lock
from typing import Final

import numpy as np
from numpy.typing import NDArray

from carcqt.sound.waves import RATE, Wave

_VOICES: Final = 6
"""Sounding at once, at most: of a hurried game one hears the newest."""


@dataclass
class _Voice:
    wave: Wave
    at: int
    """The next of its samples; below nothing while it waits."""


class Mixer:
    """Filled by one thread, asked by another."""

    def __init__(self) -> None:
        self._voices: list[_Voice] = []
        self._lock: Final = Lock()

    def add(self, wave: Wave, after: float = 0.0) -> None:
        """A sound that begins after so many seconds."""
        with self._lock:
            self._voices.append(_Voice(wave, -round(after * RATE)))
            del self._voices[:-_VOICES]

    @property
    def is_idle(self) -> bool:
        return not self._voices

    def take(self, count: int) -> NDArray[np.int16]:
        """The next samples, silence where nothing sounds."""
        total = np.zeros(count, np.float32)
        with self._lock:
            for voice in self._voices:
                begin = max(0, -voice.at)
                heard = voice.wave[max(0, voice.at) : max(0, voice.at + count)]
                total[begin : begin + len(heard)] += heard
                voice.at += count
            self._voices = [voice for voice in self._voices if voice.at < len(voice.wave)]
        made: NDArray[np.int16] = (np.clip(total, -1, 1) * 32767).astype(np.int16)
        return made
