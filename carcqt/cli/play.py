"""`carcqt` without a command, and `carcqt play`: the window."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from carcqt.cli.interrupts import interrupts_end_at_once
from carcqt.cli.output import refuse
from carcqt.libraries import DRAWING, WINDOWS, install_command, missing
from carcqt.words.speech import Speech, Translate


class DisplayWords(Speech):
    def none(self) -> str:
        return self.tr(
            "There is no display for a window. Start carcqt in a desktop session, or use one "
            "of the commands of “carcqt --help”."
        )

    def lacks(self, packages: list[str]) -> str:
        """All of them at once, and the one command that brings them."""
        if command := install_command(packages):
            return self.tr(
                "Libraries that windows need are missing. Install them with this command, "
                "then start again: {command}"
            ).format(command=command)
        return self.tr(
            "Libraries that windows need are missing. Install {packages}, or their equivalent "
            "on your system, then start again."
        ).format(packages=", ".join(packages))


def run(options: argparse.Namespace, translate: Translate) -> int:
    if problem := display_problem(DisplayWords(translate)):
        return refuse(translate, problem)
    file = getattr(options, "file", None)
    with interrupts_end_at_once():
        # Only from here on is Qt needed.
        from carcqt.main import start

        return start(Path(file) if file else None, options.lang)


def display_problem(words: DisplayWords) -> str:
    """Why no window can be opened; nothing, if one can."""
    if sys.platform != "linux":
        return ""
    chosen, wayland = os.environ.get("QT_QPA_PLATFORM"), os.environ.get("WAYLAND_DISPLAY")
    if not (chosen or wayland or os.environ.get("DISPLAY")):
        return words.none()
    lacking = missing(DRAWING if chosen or wayland else DRAWING | WINDOWS)
    return words.lacks(lacking) if lacking else ""
