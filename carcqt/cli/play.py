"""`carcqt` without a command, and `carcqt play`: the window."""

from __future__ import annotations

import argparse
import ctypes
import os
import sys
from pathlib import Path

from carcqt.cli.command import refuse
from carcqt.words.speech import Speech, Translate

_WANTED = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
"""Libraries without which Qt ends the program before it can say why, and their Debian packages."""


class DisplayWords(Speech):
    def none(self) -> str:
        return self.tr(
            "There is no display to open a window on: start it in a desktop session, or use one of "
            "the commands that “carcqt --help” lists."
        )

    def lacks(self, package: str) -> str:
        return self.tr(
            "A library that windows need is missing: install {package}, or what your system calls "
            "it, and start again."
        ).format(package=package)


def run(options: argparse.Namespace, translate: Translate) -> int:
    if problem := display_problem(DisplayWords(translate)):
        return refuse(translate, problem)
    # Only from here on is Qt needed.
    from carcqt.main import start

    file = getattr(options, "file", None)
    return start(Path(file) if file else None, options.lang)


def display_problem(words: DisplayWords) -> str:
    """Why no window can be opened; nothing, if one can."""
    if sys.platform != "linux" or os.environ.get("QT_QPA_PLATFORM"):
        return ""
    if os.environ.get("WAYLAND_DISPLAY"):
        return ""
    if not os.environ.get("DISPLAY"):
        return words.none()
    for library, package in _WANTED.items():
        try:
            ctypes.CDLL(library)
        except OSError:
            return words.lacks(package)
    return ""
