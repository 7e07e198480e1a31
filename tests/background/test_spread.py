"""The same thing done many times in several processes."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from carcqt.background.spread import SpreadRun
from tests.background.test_process import wait_until_gone

WAIT = 30_000


class Sum(SpreadRun):
    def __init__(self) -> None:
        super().__init__()
        self.got: list[int] = []

    @property
    def counted(self) -> int:
        return len(self.got)

    def count(self, got: int) -> None:
        self.got.append(got)


def square(number: int) -> int:
    return number * number


def fail_at_seven(number: int) -> int:
    if number == 7:
        raise ValueError(number)
    return number


def die_at_seven(number: int) -> int:
    if number == 7:
        os._exit(1)
    return number


def never(number: int) -> int:
    while number >= 2:
        pass
    return number


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Iterator[Sum]:
    monkeypatch.setattr(os, "cpu_count", lambda: 3)
    made = Sum()
    yield made
    made.cancel()


def test_every_time_is_counted_once(run: Sum, qtbot: QtBot) -> None:
    with qtbot.waitSignal(run.ended, timeout=WAIT):
        run.begin(square, 40)
    assert sorted(run.got) == [number * number for number in range(40)]
    assert run.failure == ""
    assert not run.is_running


@pytest.mark.parametrize("act", [fail_at_seven, die_at_seven])
def test_where_one_fails_the_others_go_on(
    run: Sum, qtbot: QtBot, act: Callable[[int], int]
) -> None:
    with qtbot.waitSignal(run.ended, timeout=WAIT):
        run.begin(act, 20)
    assert sorted(run.got) == [0, 1, 2, 3, 4, 5, *range(6, 20, 2)]
    assert run.failure


def test_cancelled_at_once_and_what_was_counted_stays(run: Sum, qtbot: QtBot) -> None:
    ended: list[bool] = []
    run.ended.connect(lambda: ended.append(True))
    run.begin(never, 50)
    qtbot.waitUntil(lambda: run.counted == 2, timeout=WAIT)
    processes = [process.process_id for process in run._processes]
    assert len(processes) == 2
    run.cancel()
    assert ended == [True]
    assert not run.is_running
    for process in processes:
        assert process is not None
        wait_until_gone(process)
    assert sorted(run.got) == [0, 1]
    run.cancel()
    assert ended == [True]
