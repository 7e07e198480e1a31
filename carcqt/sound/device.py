"""The way to the loudspeakers: the package miniaudio, if it is there, and the system's device."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import suppress
from ctypes import CDLL, CFUNCTYPE, c_char_p, c_int
from functools import cache
from importlib.util import find_spec
from typing import Any, Final, Protocol

from carcqt.sound.mixer import Mixer
from carcqt.sound.waves import RATE

PACKAGE: Final = "miniaudio"
_BUFFER: Final = 60
"""Milliseconds: long enough not to stutter while a window is busy."""


class NoDevice(Exception):  # noqa: N818
    """There is nothing to play on."""


class Output(Protocol):
    def close(self) -> object: ...


def has_package() -> bool:
    return find_spec(PACKAGE) is not None


def open_device(mixer: Mixer) -> Output:
    """Plays what the mixer gives until it is closed. Raises NoDevice."""
    try:
        import miniaudio

        _hush_alsa()
        # Without its backend for no device, which would play to nobody.
        backends = [one for one in miniaudio.Backend if one is not miniaudio.Backend.NULL]
        device = miniaudio.PlaybackDevice(
            miniaudio.SampleFormat.SIGNED16,
            nchannels=1,
            sample_rate=RATE,
            buffersize_msec=_BUFFER,
            backends=backends,
            app_name="carcqt",
        )
        samples = _samples(mixer)
        next(samples)
        device.start(samples)
        opened: Output = device
    except Exception as error:  # whatever a driver may come up with, a game is played without
        raise NoDevice(str(error)) from error
    return opened


@cache
def _hush_alsa() -> object:
    """It would tell the terminal at length that there is no card. The handler has to stay."""
    handler = CFUNCTYPE(None, c_char_p, c_int, c_char_p, c_int, c_char_p)(lambda *_: None)
    with suppress(OSError, AttributeError):
        CDLL("libasound.so.2").snd_lib_error_set_handler(handler)
    return handler


def _samples(mixer: Mixer) -> Generator[Any, int, None]:
    count = yield b""
    while True:
        count = yield mixer.take(count)
