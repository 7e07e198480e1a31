"""The waves themselves."""

from __future__ import annotations

import numpy as np
import pytest

from carcqt.sound.cues import Cue
from carcqt.sound.mixer import Mixer
from carcqt.sound.waves import RATE, SOUNDS, Wave, wave


@pytest.mark.parametrize("cue", Cue)
def test_short_quiet_and_from_nothing_to_nothing(cue: Cue) -> None:
    made = wave(cue)
    assert 0.1 < len(made) / RATE < 0.7
    assert made[0] == made[-1] == 0
    # Nothing clicks at either end.
    assert np.abs(made[:20]).max() < 0.1
    assert np.abs(made[-100:]).max() < 0.01
    assert np.abs(made).max() == pytest.approx(SOUNDS[cue].peak, abs=1e-4)
    assert np.abs(made).max() <= 0.3
    # It sounds above and below the middle alike: a loudspeaker is not pushed to one side.
    assert abs(made.mean()) < 0.01


@pytest.mark.parametrize("cue", Cue)
def test_nothing_hisses_or_clicks_within(cue: Cue) -> None:
    power = np.abs(np.fft.rfft(wave(cue))) ** 2
    pitch = np.fft.rfftfreq(len(wave(cue)), 1 / RATE)
    assert power[pitch > 5000].sum() < 1e-5 * power.sum()


def test_all_are_about_as_loud_as_each_other() -> None:
    """To an ear, which hardly hears what is low: within 6 dB, in the loudest 50 ms."""
    heard = [10 * np.log10(_loudest(wave(cue))) for cue in Cue]
    assert max(heard) - min(heard) < 6


def _loudest(made: Wave) -> float:
    pitch = np.fft.rfftfreq(len(made), 1 / RATE)
    low, high = 12194**2, (pitch**2 + 20.6**2) * (pitch**2 + 12194**2)
    ear = low * pitch**4 / (high * np.sqrt((pitch**2 + 107.7**2) * (pitch**2 + 737.9**2)))
    as_heard = np.fft.irfft(np.fft.rfft(made) * ear, len(made))
    window = round(0.05 * RATE)
    return float(np.convolve(as_heard**2, np.full(window, 1 / window)).max())


def test_sounds_differ_and_stay_the_same() -> None:
    assert len({wave(cue).tobytes() for cue in Cue}) == len(Cue)
    before = wave(Cue.LAY).tobytes()
    wave.cache_clear()
    assert wave(Cue.LAY).tobytes() == before


def test_all_at_once_do_not_clip() -> None:
    mixer = Mixer()
    for cue in Cue:
        mixer.add(wave(cue))
    taken = mixer.take(RATE)
    assert 0 < np.abs(taken.astype(int)).max() < 32767
    assert mixer.is_idle


def test_in_small_pieces_as_a_device_asks() -> None:
    whole, pieces = Mixer(), Mixer()
    for mixer in (whole, pieces):
        mixer.add(wave(Cue.SCORE))
        mixer.add(wave(Cue.TURN), after=0.1)
    expected = whole.take(RATE)
    got = np.concatenate([pieces.take(441) for _ in range(100)])
    assert np.array_equal(got, expected)
    assert pieces.is_idle
    assert not pieces.take(50).any()


def test_what_waits_is_silent_until_then() -> None:
    mixer = Mixer()
    mixer.add(wave(Cue.PLACE), after=0.5)
    assert not mixer.take(RATE // 2).any()
    assert mixer.take(RATE).any()


def test_in_a_hurry_the_newest_are_heard() -> None:
    mixer = Mixer()
    for _ in range(50):
        mixer.add(wave(Cue.SCORE))
    assert np.abs(mixer.take(RATE).astype(int)).max() <= 32767
    loud = np.ones(100, np.float32)
    for _ in range(3):
        mixer.add(loud)
    # Should too much come together, it is cut, and does not wrap around.
    assert set(mixer.take(100)) == {32767}
