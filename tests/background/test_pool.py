"""A pool of processes loses no call, passes errors on, and ends at any moment."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from carcqt.background.crew import Crew, crew
from carcqt.background.pool import ProcessPool


def square(number: int) -> int:
    return number * number


def sleep_long(number: int) -> int:
    time.sleep(number)
    return number


def refuse_three(number: int) -> int:
    if number == 3:
        raise ValueError("three")
    return number


def die(number: int) -> int:
    os._exit(number)


@pytest.mark.parametrize("jobs", [1, 2])
def test_results_come_in_the_order_of_the_items(jobs: int) -> None:
    with crew(jobs) as hands:
        assert list(hands.each(square, range(20))) == [n * n for n in range(20)]
        assert list(hands.each(square, [])) == []


def test_a_loop_left_early_disturbs_no_later_one() -> None:
    with crew(2) as hands:
        first(hands)
        assert list(hands.each(refuse_three, range(3))) == [0, 1, 2]


def first(hands: Crew) -> int:
    return next(iter(hands.each(square, range(100))))


def test_an_error_in_a_call_is_raised_to_the_caller() -> None:
    with crew(2) as hands, pytest.raises(ValueError, match="three"):
        list(hands.each(refuse_three, range(9)))


def test_processes_that_always_die_end_the_loop() -> None:
    with crew(2) as hands, pytest.raises(ChildProcessError):
        list(hands.each(die, [3]))


def test_a_pool_closes_without_waiting_for_its_calls(tmp_path: Path) -> None:
    pool = ProcessPool(2)
    for seconds in (100, 101):
        pool.begin(sleep_long, seconds)
    processes = [worker.process for worker in pool._workers]
    assert not pool.has_room
    began = time.monotonic()
    pool.close()
    assert time.monotonic() - began < 5
    assert not any(process.is_alive() for process in processes)
