"""`carcqt` without a command, and `carcqt play`: the window."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from carcqt.cli.interrupts import interrupts_end_at_once
from carcqt.cli.output import refuse
from carcqt.displays import answers_wayland, answers_x
from carcqt.libraries import DRAWING, WINDOWS, install_command, missing
from carcqt.words.speech import Speech, Translate


class DisplayWords(Speech):
    def none(self) -> str:
        return self.tr(
            "There is no display for a window. Start carcqt in a desktop session, or use one "
            "of the commands of “carcqt --help”."
        )

    def silent(self, display: str) -> str:
        return self.tr(
            "The display “{display}” does not answer. Start carcqt in a desktop session, or use "
            "one of the commands of “carcqt --help”."
        ).format(display=display)

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
    chosen, x = os.environ.get("QT_QPA_PLATFORM", ""), os.environ.get("DISPLAY", "")
    wayland = os.environ.get("WAYLAND_DISPLAY", "")
    if not (chosen or wayland or x):
        return words.none()
    folder = os.environ.get("XDG_RUNTIME_DIR", "")
    needs_x = not (chosen or (wayland and answers_wayland(wayland, folder)))
    if lacking := missing(DRAWING | WINDOWS if needs_x else DRAWING):
        return words.lacks(lacking)
    if (needs_x or chosen == "xcb") and not answers_x(x):
        return words.silent(x or wayland)
    return ""
