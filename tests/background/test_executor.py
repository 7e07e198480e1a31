"""A pool that is ended in the midst of its calls leaves nothing behind."""

from __future__ import annotations

import time
from threading import enumerate as threads

import pytest

from carcqt.background.child import settle
from carcqt.background.executor import EndablePool


@pytest.mark.parametrize("calls", [0, 1, 2, 5])
def test_a_pool_that_is_ended_leaves_no_thread_and_no_call(calls: int) -> None:
    """Python's exit would wake the thread up, and complain if its pipe closes meanwhile."""
    before = {*threads()}
    pool = EndablePool(1, settle)
    assert pool.submit(abs, -1).result() == 1
    waiting = [pool.submit(time.sleep, 600) for _ in range(calls)]
    pool.end()
    assert {*threads()} <= before
    assert all(call.done() for call in waiting)
