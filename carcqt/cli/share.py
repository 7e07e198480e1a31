"""`carcqt share`: a game, puzzle or deck as a page for any browser."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Final

from carcqt.cli.command import language
from carcqt.cli.interrupts import interrupts_end_at_once
from carcqt.cli.opening import source_files
from carcqt.cli.output import BAD, GOOD, refuse, say
from carcqt.cli.play import DisplayWords
from carcqt.cli.progress import ProgressLine
from carcqt.content.learning.lessons import LessonFile
from carcqt.content.maps import MapFile
from carcqt.content.materials import MaterialFile
from carcqt.content.scenarios import Scenario
from carcqt.content.toml.files import FileError
from carcqt.content.writing import find_target, write_text
from carcqt.libraries import DRAWING, missing
from carcqt.offscreen import draw_offscreen
from carcqt.rules.problems import Problem
from carcqt.words.problems import ProblemWords
from carcqt.words.speech import Punctuation, Speech, Translate, plain

ENDINGS: Final = (".html", ".htm")


class ShareWords(Speech):
    def unknown_ending(self, name: str) -> str:
        return self.tr("“{name}” is not the name of a page. End it in .html.").format(
            name=plain(name)
        )

    def progress(self, done: int, of: int) -> str:
        bar = "█" * (30 * done // max(1, of))
        return f"{bar:░<30} {done}/{of}"

    def size(self, kilobytes: int) -> str:
        return self.tr("page of {n} kB").format(n=kilobytes)


def run(options: argparse.Namespace, translate: Translate) -> int:
    words, path = ShareWords(translate), Path(options.output)
    if lacking := missing(DRAWING):
        return refuse(translate, DisplayWords(translate).lacks(lacking))
    if path.suffix.lower() not in ENDINGS:
        return refuse(translate, words.unknown_ending(options.output), "carcqt share")
    try:
        with source_files(options.file) as files:
            for file in files:
                opened = file.open() if file.pack is None else file.open_any()
                own = path if file.pack is None else path.with_stem(f"{path.stem}-{file.path.stem}")
                if isinstance(opened, LessonFile) or (file.pack and isinstance(opened, MapFile)):
                    continue
                if code := _share(opened, file.path, own, options, words):
                    return code
    except FileError as error:
        return _complain(translate, options.file, error.problems)
    return GOOD


def _share(
    found: MaterialFile | Scenario,
    source: Path,
    path: Path,
    options: argparse.Namespace,
    words: ShareWords,
) -> int:
    """Write the page of one file. Raise FileError if it cannot be shown."""
    try:
        find_target(path)
    except FileError as error:
        return _complain(words.translate, str(path), error.problems)
    text = _page(found, source, options, words)
    try:
        write_text(path, text)
    except FileError as error:
        return _complain(words.translate, str(path), error.problems)
    size = words.size(round(len(text.encode()) / 1000))
    say(Punctuation(words.translate).colon(plain(str(path)), size))
    return GOOD


def _page(
    found: MaterialFile | Scenario, source: Path, options: argparse.Namespace, words: ShareWords
) -> str:
    draw_offscreen()
    # A page is written whole at the end, so that there is nothing to lose before.
    with interrupts_end_at_once():
        # Only from here on is Qt needed.
        from PySide6.QtGui import QGuiApplication

        from carcqt.share.analyses import analysis_of
        from carcqt.share.maker import PageOptions
        from carcqt.share.making import make_page

        application = QGuiApplication.instance() or QGuiApplication([])
        asked = PageOptions(
            language=options.lang or language([]),
            start=options.move,
            has_solution=not options.without_solution,
            seconds=options.limit,
            analysis=analysis_of(source, found) if isinstance(found, Scenario) else None,
        )
        with ProgressLine() as line:
            page = make_page(
                found, source.stem, asked, lambda done, of: line.show(words.progress(done, of))
            )
        del application
        return page


def _complain(translate: Translate, name: str, problems: tuple[Problem, ...]) -> int:
    for problem in problems:
        say(ProblemWords(translate).line(name, problem), sys.stderr)
    return BAD
