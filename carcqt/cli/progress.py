"""A line of the terminal that says how far a command is."""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import Final, Self


class ProgressLine:
    """A line that is written again and again, where standard error is a terminal.

    Blanks cover a longer line before: some consoles of Windows show what other terminals take for
    an order to clear the line.
    """

    def __init__(self, *, is_wanted: bool = True) -> None:
        self.is_shown: Final = is_wanted and sys.stderr.isatty()
        self._length = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.clear()

    def show(self, text: str) -> None:
        if self.is_shown:
            self._write(f"\r{text:<{self._length}}")
            self._length = len(text)

    def clear(self) -> None:
        if self._length:
            self._write(f"\r{'':<{self._length}}\r")
            self._length = 0

    def _write(self, text: str) -> None:
        # Without a terminal any more, nobody needs to know.
        with suppress(OSError):
            sys.stderr.write(text)
            sys.stderr.flush()
