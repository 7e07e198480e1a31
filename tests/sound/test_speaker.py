"""Who plays the sounds, with and without something to play on."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from threading import Event, current_thread, main_thread

import pytest

from carcqt.rules.events import Drawn, Item, Laid, Placed, Scored, Spot
from carcqt.rules.geometry import Square
from carcqt.sound import speaker as speakers
from carcqt.sound.cues import Cue, cues_of
from carcqt.sound.device import NoDevice, has_package, open_device
from carcqt.sound.mixer import Mixer
from carcqt.sound.speaker import SoundState, Speaker

SPOT = Spot(Square(0, 0), "m0")
LAID, PLACED = Laid(0, "L01", Square(0, 0), 0), Placed(0, "member", SPOT)
SCORED = Scored(1, "meadow", SPOT, (Item("deer", 1, 2),))


class Listener:
    """An output that keeps what it was given."""

    def __init__(self) -> None:
        self.opened: list[str] = []
        self.closed: list[str] = []
        self.mixer: Mixer | None = None
        self.was_closed = Event()
        self.was_opened = Event()

    def open(self, mixer: Mixer) -> Listener:
        self.mixer = mixer
        self.opened.append(current_thread().name)
        self.was_opened.set()
        return self

    def close(self) -> None:
        self.closed.append(current_thread().name)
        self.was_closed.set()


@pytest.fixture
def listener() -> Listener:
    return Listener()


@pytest.fixture
def speaker(listener: Listener) -> Iterator[Speaker]:
    made = Speaker(listener.open)
    made.state = SoundState.UNTRIED
    yield made
    made.close()


def test_what_happens_has_its_sounds() -> None:
    assert cues_of([SCORED, PLACED, LAID, SCORED]) == [Cue.LAY, Cue.PLACE, Cue.SCORE]
    assert cues_of([Drawn(0, "land", "L01")]) == []
    assert cues_of([Scored(1, "meadow", SPOT, ())]) == []


def test_opened_with_the_first_sound_and_never_in_this_thread(
    speaker: Speaker, listener: Listener
) -> None:
    assert not listener.opened
    speaker.play([], 1.0)
    speaker.play([Cue.LAY], 0.0)
    assert speaker._thread is None
    speaker.play([Cue.LAY, Cue.SCORE], 0.5)
    assert listener.was_opened.wait(10)
    assert listener.mixer is not None
    assert listener.mixer.take(20_000).any()
    speaker.close()
    assert main_thread().name not in listener.opened + listener.closed
    assert len(listener.opened) == len(listener.closed) == 1
    assert speaker.state is SoundState.WORKS


def test_the_device_is_given_back_and_opened_again(
    speaker: Speaker, listener: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speakers, "_REST", 0.01)
    speaker.play([Cue.PLACE], 1.0)
    assert listener.was_opened.wait(10)
    assert listener.mixer is not None
    listener.mixer.take(100_000)
    assert listener.was_closed.wait(10)
    listener.was_opened.clear()
    speaker.play([Cue.PLACE], 1.0)
    assert listener.was_opened.wait(10)
    assert len(listener.opened) == 2


def test_louder_and_quieter(speaker: Speaker, listener: Listener) -> None:
    peaks = []
    for volume in (1.0, 0.25):
        listener.was_opened.clear()
        speaker.play([Cue.SCORE], volume)
        assert listener.was_opened.wait(10)
        speaker.close()
        assert listener.mixer is not None
        peaks.append(int(abs(listener.mixer.take(50_000).astype(int)).max()))
    assert peaks[0] == pytest.approx(4 * peaks[1], rel=0.01)


def test_without_a_device_all_is_silent_and_may_be_tried_again() -> None:
    asked = Event()

    def none(mixer: Mixer) -> Listener:
        asked.set()
        raise NoDevice("nothing there")

    silent = Speaker(none)
    silent.state = SoundState.UNTRIED
    silent.play([Cue.TURN], 1.0)
    assert asked.wait(10)
    silent.close()
    assert silent.state is SoundState.NO_DEVICE
    asked.clear()
    silent.play([Cue.TURN], 1.0)
    assert silent._thread is None
    silent.try_again()
    silent.play([Cue.TURN], 1.0)
    assert asked.wait(10)
    silent.close()


def test_without_the_package_nothing_is_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speakers, "has_package", lambda: False)
    silent = Speaker()
    assert silent.state is SoundState.NO_PACKAGE
    silent.play([Cue.TURN], 1.0)
    assert silent._thread is None
    silent.try_again()
    assert silent.state is SoundState.NO_PACKAGE
    silent.close()


@pytest.mark.skipif(not has_package(), reason="without the package")
def test_the_real_device_opens_or_there_is_none() -> None:
    with suppress(NoDevice):
        open_device(Mixer()).close()
