"""Exit codes, and how a command says something."""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import Final, TextIO

from carcqt.cli.system import closed_pipes
from carcqt.content.cleaning import escaped
from carcqt.words.speech import Punctuation, Translate

GOOD: Final = 0
BAD: Final = 1
"""The file, or what it expects, is not right."""
WRONG_USE: Final = 2
STOPPED: Final = 130
"""Ctrl+C was pressed."""


def say(text: str, stream: TextIO | None = None) -> None:
    """Print a text in which no name of a file can disturb a terminal."""
    text = escaped(text)
    if stream is not sys.stderr:
        with closed_pipes():
            print(text, file=stream or sys.stdout)
        return
    # If a complaint cannot be written, the exit code still tells that something is wrong.
    with suppress(OSError):
        print(text, file=stream)


def refuse(translate: Translate, message: str, command: str = "carcqt") -> int:
    """Says why, and gives the code that the program then ends with."""
    say(Punctuation(translate).colon(command, message), sys.stderr)
    return WRONG_USE
