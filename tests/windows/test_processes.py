"""Processes where Windows has other limits and signals."""

from __future__ import annotations

import ctypes
import sys
from types import SimpleNamespace

import pytest

from carcqt.art.studio.studio import Studio
from carcqt.background.child import interrupts_held
from carcqt.background.pool import ProcessPool


@pytest.fixture(autouse=True)
def _windows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")


def test_a_computer_with_many_cores_has_painters() -> None:
    """Python has pools of at most 61 processes there. Without painters, the window would paint."""
    studio = Studio(workers=127)
    pool = studio._running_pool()
    assert studio.has_workers
    assert pool._max_workers <= 61  # type: ignore[attr-defined]
    pool.shutdown()


def test_as_many_processes_begin_as_can_be_waited_for() -> None:
    """Windows waits for at most 63 things at once."""
    assert ProcessPool(256).most <= 63


def test_processes_that_start_do_not_hear_ctrl_c(monkeypatch: pytest.MonkeyPatch) -> None:
    """They inherit whether Windows tells a process of Ctrl+C."""
    is_ignored = False

    def handle(handler: None, is_added: bool) -> None:
        nonlocal is_ignored
        is_ignored = is_added

    kernel = SimpleNamespace(SetConsoleCtrlHandler=handle)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)
    with interrupts_held():
        assert is_ignored
    assert not is_ignored
