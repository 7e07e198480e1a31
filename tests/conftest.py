"""How all tests run: the same examples each time, no screen, far from anybody's own files."""

import gc
import os
import signal
import sys
import tempfile
from collections.abc import Generator, Iterator

import pytest
from hypothesis import settings

settings.register_profile("ci", derandomize=True, deadline=None, print_blob=True)
settings.register_profile("dev", deadline=None, print_blob=True)
settings.register_profile("long", settings.get_profile("ci"))
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))

# A shell that runs the tests in the background has them ignore Ctrl+C, and so all that they start.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

gc.disable()  # until the tests are gathered, of which nothing goes
# Before anything of Qt is loaded; HYPOTHESIS_PROFILE=dev asks for new examples.
os.environ["QT_QPA_PLATFORM"] = "offscreen"
_home = tempfile.TemporaryDirectory(prefix="carcqt-tests-")
for _place in ("CACHE", "CONFIG", "DATA", "STATE"):
    os.environ[f"XDG_{_place}_HOME"] = os.path.join(_home.name, _place.lower())


@pytest.fixture(scope="session", autouse=True)
def _quick_disk() -> Iterator[None]:
    """Nobody pulls the plug here, so nothing waits until it is on the disk itself."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda handle: None)
        yield


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Python clears away what is no longer used in whatever thread it happens to notice it. There
    are others here: one hears which test is next, some write and read. Things of Qt may only go in
    this one, as the program itself sees to."""
    if "qapp" in item.fixturenames:  # type: ignore[attr-defined]
        gc.disable()
    elif not gc.isenabled():
        gc.collect()
        gc.enable()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown() -> Generator[None]:
    """What a test threw away is gone before the next. Qt itself would keep it until an event loop
    runs, and each change of look or language would go to all that was ever shown."""
    yield
    qt = sys.modules.get("PySide6.QtCore")
    if qt is not None and qt.QCoreApplication.instance() is not None:
        qt.QCoreApplication.sendPostedEvents(None, qt.QEvent.Type.DeferredDelete)
    if not gc.isenabled():
        gc.collect(0 if gc.get_count()[1] < gc.get_threshold()[1] else 1)
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
        pytest.fail("commands that are started after this test would not hear Ctrl+C")


def pytest_collection_finish() -> None:
    """What the tests themselves are made of stays: it need not be looked over again and again."""
    gc.freeze()
