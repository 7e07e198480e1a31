"""`carcqt render`: a deck, tile, map or game as a picture; a deck as sheets to print and cut."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Final

from carcqt.cli.command import BAD, GOOD, language, refuse, say
from carcqt.cli.interrupts import interrupts_call, interrupts_end_at_once
from carcqt.cli.play import DisplayWords
from carcqt.content.decks import describe
from carcqt.content.materials import MaterialFile, builtin_material
from carcqt.content.open import open_file
from carcqt.content.scenarios import Scenario
from carcqt.content.toml.files import FileError
from carcqt.libraries import DRAWING, missing
from carcqt.offscreen import draw_offscreen
from carcqt.rules.games import GAMES
from carcqt.words.problems import ProblemWords
from carcqt.words.rendering import RenderWords
from carcqt.words.speech import Translate

FORMATS: Final = (".png", ".svg", ".pdf")


def run(options: argparse.Namespace, translate: Translate) -> int:
    words = RenderWords(translate)
    if lacking := missing(DRAWING):
        return refuse(translate, DisplayWords(translate).lacks(lacking))
    path = Path(options.output)
    try:
        if path.suffix.lower() not in FORMATS:
            return refuse(translate, words.unknown_format(options.output))
        return _draw(_open(options.what), path, options, words)
    except FileError as error:
        for problem in error.problems:
            say(ProblemWords(translate).line(options.what, problem), sys.stderr)
        return BAD


def _open(what: str) -> MaterialFile | Scenario:
    if what in GAMES and not Path(what).exists():
        return builtin_material(what, describe(what).material)
    return open_file(Path(what))


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
        say(ProblemWords(words.translate).line(options.output, error.problems[0]), sys.stderr)
        return BAD
    del application
    return GOOD
