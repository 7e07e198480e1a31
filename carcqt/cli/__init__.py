"""The `carcqt` command: one module for each sub-command. Pictures and windows are imported only by
the commands that need them, so that the others start quickly.
"""

import atexit
import os
import signal
from collections.abc import Sequence
from types import FrameType
from typing import Final

_STOPPED: Final = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code. Ctrl+C ends it cleanly from the first import on, and
    no longer changes the exit code once everything is done."""
    atexit.register(signal.signal, signal.SIGINT, signal.SIG_IGN)
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, _interrupt)
    try:
        from carcqt.cli.command import main as command

        return command(arguments)
    except KeyboardInterrupt:
        return _STOPPED


def _interrupt(_: int, frame: FrameType | None) -> None:
    """Raise KeyboardInterrupt, or end the process if a module is being imported: there Python can
    lose the exception, or turn it into an error of the module."""
    while frame is not None:
        if frame.f_code.co_filename.startswith("<frozen importlib"):
            os._exit(_STOPPED)
        frame = frame.f_back
    raise KeyboardInterrupt
