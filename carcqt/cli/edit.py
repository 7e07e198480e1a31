"""`carcqt edit`: the editor's window."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from carcqt.cli.command import WRONG_USE, say
from carcqt.cli.play import DisplayWords, display_problem
from carcqt.words.speech import Translate


def run(options: argparse.Namespace, translate: Translate) -> int:
    if problem := display_problem(DisplayWords(translate)):
        say(f"carcqt: {problem}", sys.stderr)
        return WRONG_USE
    # Only from here on is Qt needed.
    from carcqt.main import edit

    return edit(Path(options.file) if options.file else None, options.lang)
