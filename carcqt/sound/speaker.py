"""Plays sounds in a thread of its own, which alone waits for the device."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final

import numpy as np

from carcqt.sound.cues import Cue
from carcqt.sound.device import NoDevice, Output, has_package, open_device
from carcqt.sound.mixer import Mixer
from carcqt.sound.waves import wave

_REST: Final = 2.0
"""Seconds without a sound after which the device is given back."""
_PATIENCE: Final = 2.0
"""Seconds."""
_AFTER: Final = {Cue.SCORE: 0.12, Cue.TURN: 0.35}
"""Seconds by which a sound lets those before it go first."""


class SoundState(Enum):
    UNTRIED = "untried"
    WORKS = "works"
    NO_PACKAGE = "no package"
    NO_DEVICE = "no device"


_SILENT: Final = (SoundState.NO_PACKAGE, SoundState.NO_DEVICE)


class Speaker:
    """Nothing is opened before the first sound. Where none can be played, it is silent for good,
    until somebody asks to try again."""

    def __init__(self, open_output: Callable[[Mixer], Output] = open_device) -> None:
        self.state = SoundState.UNTRIED if has_package() else SoundState.NO_PACKAGE
        self._open: Final = open_output
        self._asked: SimpleQueue[tuple[tuple[Cue, ...], float] | None] = SimpleQueue()
        self._thread: Thread | None = None

    def play(self, cues: Iterable[Cue], volume: float) -> None:
        """Comes back at once."""
        wanted = tuple(cues)
        if not wanted or volume <= 0 or self.state in _SILENT:
            return
        if self._thread is None:
            self._thread = Thread(target=self._run, name="sound", daemon=True)
            self._thread.start()
        self._asked.put((wanted, volume))

    def try_again(self) -> None:
        """A device may have come."""
        if self.state is SoundState.NO_DEVICE:
            self.close()
            self.state = SoundState.UNTRIED

    def close(self) -> None:
        """Waits for the thread: a device must not ask for samples of a program that ends."""
        if self._thread is not None:
            self._asked.put(None)
            # A driver that hangs must not keep the program from ending.
            self._thread.join(_PATIENCE)
            self._thread = None
            self._asked = SimpleQueue()

    def _run(self) -> None:
        mixer, asked = Mixer(), self._asked
        output: Output | None = None
        try:
            while True:
                try:
                    wanted = asked.get(timeout=None if output is None else _REST)
                except Empty:
                    if output is not None and mixer.is_idle:
                        output.close()
                        output = None
                    continue
                if wanted is None:
                    return
                cues, volume = wanted
                for cue in cues:
                    mixer.add(wave(cue) * np.float32(volume), _AFTER.get(cue, 0.0))
                if output is None:
                    output = self._open(mixer)
                    self.state = SoundState.WORKS
        except NoDevice:
            self.state = SoundState.NO_DEVICE
        finally:
            if output is not None:
                output.close()
