"""What the command needs of the system: streams that take every letter, and a language."""

from __future__ import annotations

import ctypes
import errno
import io
import locale
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager


def prepare_streams() -> None:
    """Let the program write any text to standard output and standard error.

    A program without a console has no streams: its text goes nowhere. Files and pipes get UTF-8,
    also where the system would choose an encoding of 256 letters. A terminal keeps its encoding and
    shows a stand-in for each letter that it lacks.
    """
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115
        elif isinstance(stream, io.TextIOWrapper):
            keeps = stream.isatty() or "PYTHONIOENCODING" in os.environ
            stream.reconfigure(encoding=None if keeps else "utf-8", errors="replace")


@contextmanager
def closed_pipes() -> Iterator[None]:
    """Raise BrokenPipeError for a pipe that nobody reads, also where Windows finds its argument
    invalid."""
    try:
        yield
    except OSError as error:
        if error.errno == errno.EINVAL:
            raise BrokenPipeError(errno.EPIPE, os.strerror(errno.EPIPE)) from None
        raise


def windows_language() -> str:
    """Return the language that Windows shows, as in `fr_FR`; nothing on other systems."""
    if sys.platform == "win32":
        return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")
    return ""
