"""The `carcqt` command: one module for each sub-command. Pictures and windows are imported only by
the commands that need them, so that the others start quickly.
"""

import os

_STOPPED = 130

try:
    import atexit
    import signal
    import sys
    from collections.abc import Iterator, Sequence
    from contextlib import contextmanager, suppress
    from types import FrameType
    from typing import TYPE_CHECKING
except KeyboardInterrupt:
    os._exit(_STOPPED)

if TYPE_CHECKING:
    from sys import UnraisableHookArgs


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code. Ctrl+C ends it cleanly from the first import on, and
    no longer changes the exit code once everything is done."""
    atexit.register(signal.signal, signal.SIGINT, signal.SIG_IGN)
    try:
        with _interrupts_heard():
            from carcqt.cli.command import main as command

            code = command(arguments)
    except KeyboardInterrupt:
        code = _STOPPED
    if arguments is None and signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        # Libraries may have a lot to do at the end, in which no exception has a place.
        signal.signal(signal.SIGINT, lambda *_: os._exit(code))
    return code


@contextmanager
def _interrupts_heard() -> Iterator[None]:
    """Let no Ctrl+C get lost, as long as it is meant to raise KeyboardInterrupt."""
    if signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        yield
        return
    before = sys.unraisablehook

    def end_if_lost(lost: "UnraisableHookArgs") -> None:
        # Neither callbacks of some libraries nor objects that end can raise anything.
        if lost.exc_type is KeyboardInterrupt:
            _end()
        before(lost)

    signal.signal(signal.SIGINT, _interrupt)
    sys.unraisablehook = end_if_lost
    try:
        yield
    finally:
        sys.unraisablehook = before
        if signal.getsignal(signal.SIGINT) is _interrupt:
            signal.signal(signal.SIGINT, signal.default_int_handler)


def _interrupt(_: int, frame: FrameType | None) -> None:
    """Raise KeyboardInterrupt, or end the process if a module is being imported: there Python can
    lose the exception, or turn it into an error of the module."""
    while frame is not None:
        if frame.f_code.co_filename.startswith("<frozen importlib"):
            _end()
        frame = frame.f_back
    raise KeyboardInterrupt


def _end() -> None:
    """End the process on the spot, without losing what it has said."""
    for stream in (sys.stdout, sys.stderr):
        with suppress(Exception):
            stream.flush()
    os._exit(_STOPPED)
