"""`carcqt render`: a deck, tile, map or game as a picture; a deck as sheets to print and cut; of a
pack a picture of each file."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Final

from carcqt.cli.command import language
from carcqt.cli.interrupts import interrupts_call, interrupts_end_at_once
from carcqt.cli.opening import GuessWords, game_named, source_files
from carcqt.cli.output import BAD, GOOD, refuse, say
from carcqt.cli.play import DisplayWords
from carcqt.content.learning.lessons import LessonFile
from carcqt.content.materials import MaterialFile
from carcqt.content.scenarios import Scenario
from carcqt.content.toml.files import FileError
from carcqt.libraries import DRAWING, missing
from carcqt.offscreen import draw_offscreen
from carcqt.words.problems import ProblemWords
from carcqt.words.rendering import RenderWords
from carcqt.words.speech import Punctuation, Translate, plain

FORMATS: Final = (".png", ".svg", ".pdf")


def run(options: argparse.Namespace, translate: Translate) -> int:
    words = RenderWords(translate)
    if lacking := missing(DRAWING):
        return refuse(translate, DisplayWords(translate).lacks(lacking))
    path = Path(options.output)
    try:
        if path.suffix.lower() not in FORMATS:
            return refuse(translate, words.unknown_format(options.output))
        if guess := GuessWords(translate).game(options.what):
            return refuse(translate, guess, "carcqt render")
        return _draw_all(path, options, words)
    except FileError as error:
        for problem in error.problems:
            say(ProblemWords(translate).line(options.what, problem), sys.stderr)
        return BAD


def _draw_all(path: Path, options: argparse.Namespace, words: RenderWords) -> int:
    if (found := game_named(options.what)) is not None:
        return _draw(found, path, options, words)
    with source_files(options.what) as files:
        if files[0].pack is None:
            return _draw(files[0].open(), path, options, words)
        for file in files:
            opened = file.open_any()
            if not isinstance(opened, LessonFile):
                own = path.with_stem(f"{path.stem}-{file.path.stem}")
                if code := _draw(opened, own, options, words):
                    return code
    return GOOD


def _draw(
    found: MaterialFile | Scenario, path: Path, options: argparse.Namespace, words: RenderWords
) -> int:
    draw_offscreen()
    with interrupts_end_at_once():
        # Only from here on is Qt needed.
        from PySide6.QtCore import QLoggingCategory
        from PySide6.QtGui import QGuiApplication

        from carcqt.art.paper.export import Export, ExportOptions, RefusedError, write

        application = QGuiApplication.instance() or QGuiApplication([])
    asked = ExportOptions(
        options.lang or language([]),
        options.theme,
        options.size,
        options.tile,
        options.turn,
        options.move,
        options.paper,
        options.millimetres,
    )

    def stop() -> None:
        # Painters would complain that they end in the middle of something.
        QLoggingCategory.setFilterRules("default.warning=false")
        raise KeyboardInterrupt

    try:
        with interrupts_call(stop):
            write(Export(found, asked, words), path)
    except RefusedError as refused:
        return refuse(words.translate, str(refused))
    except FileError as error:
        say(ProblemWords(words.translate).line(str(path), error.problems[0]), sys.stderr)
        return BAD
    del application
    say(Punctuation(words.translate).colon(plain(str(path)), words.written(path.suffix)))
    return GOOD
