"""What is no longer used goes in the window's thread."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from threading import Thread
from weakref import ref

import pytest
from PySide6.QtCore import QObject

from carcqt.ui.garbage import GarbageCollection


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    yield
    gc.unfreeze()
    gc.collect()
    gc.freeze()


class Knot:
    def __init__(self) -> None:
        self.own = self


def make(count: int) -> ref[Knot]:
    knots = [Knot() for _ in range(count)]
    return ref(knots[0])


def made_elsewhere() -> ref[Knot]:
    found: list[ref[Knot]] = []
    thread = Thread(target=lambda: found.append(make(5_000)))
    thread.start()
    thread.join()
    return found[0]


def test_only_when_it_is_time(qapp: QObject) -> None:
    parent = QObject()
    collection = GarbageCollection(parent)
    gc.collect()
    found = made_elsewhere()
    assert found() is not None, "another thread clears nothing away"
    collection.collect()
    assert found() is None
    one = make(1)
    collection.collect()
    assert one() is not None, "that little can wait"


def test_nothing_goes_in_another_thread_while_a_test_shows_windows(qapp: QObject) -> None:
    assert made_elsewhere()() is not None
