"""`carcqt edit`: the editor's window."""

from __future__ import annotations

import argparse
from pathlib import Path

from carcqt.cli.interrupts import interrupts_end_at_once
from carcqt.cli.output import refuse
from carcqt.cli.play import DisplayWords, display_problem
from carcqt.words.speech import Translate


def run(options: argparse.Namespace, translate: Translate) -> int:
    if problem := display_problem(DisplayWords(translate)):
        return refuse(translate, problem)
    with interrupts_end_at_once():
        # Only from here on is Qt needed.
        from carcqt.main import edit

        return edit(Path(options.file) if options.file else None, options.lang)
