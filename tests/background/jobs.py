"""Jobs that do what jobs may do in the worst case."""

from __future__ import annotations

import os
import signal
import sys
import time
from typing import Any

from carcqt.background.child import Report


def echo(question: Any, material: Any, report: Report) -> object:
    return question, material


def count(most: int, material: Any, report: Report) -> int:
    for number in range(most):
        report(number)
    return most


def spin(seconds: float, material: Any, report: Report) -> int:
    """Busy without a pause, as a search is."""
    report(os.getpid())
    end, turns = time.monotonic() + seconds, 0
    while time.monotonic() < end:
        turns += 1
    return turns


def fail(question: str, material: Any, report: Report) -> None:
    if question:
        raise ValueError(question)


def die(question: Any, material: Any, report: Report) -> None:
    report("still here")
    os._exit(3)


def unspeakable(question: Any, material: Any, report: Report) -> object:
    return lambda: None


def about_itself(question: Any, material: Any, report: Report) -> object:
    """Whether Ctrl-C would end it, how much it gives way, and whether it has loaded Qt."""
    ignores = signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    return ignores, os.nice(0), "PySide6" in sys.modules


def kept(question: Any, material: list[str], report: Report) -> list[str]:
    """What the process has: a list that it only ever gets once grows with each question."""
    material.append(question)
    return list(material)
