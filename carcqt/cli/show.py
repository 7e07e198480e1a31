"""`carcqt show`: a deck, a map, or a position to play from, as text."""

from __future__ import annotations

import argparse
import sys
from itertools import islice
from pathlib import Path

from carcqt.cli.command import BAD, GOOD, language, refuse, say
from carcqt.content.decks import describe
from carcqt.content.materials import builtin_material
from carcqt.content.open import open_file
from carcqt.content.scenarios import Scenario
from carcqt.content.toml.files import FileError
from carcqt.rules.games import GAMES
from carcqt.words.problems import ProblemWords
from carcqt.words.speech import Speech, Translate
from carcqt.words.terminal.text import TerminalText


class ShowWords(Speech):
    def no_such_move(self, count: int) -> str:
        return self.tr("--move: the scenario has %n move(s). Write a number up to that.", "", count)


def run(options: argparse.Namespace, translate: Translate) -> int:
    picture = TerminalText(translate)
    try:
        if options.what in GAMES and not Path(options.what).exists():
            found = builtin_material(options.what, describe(options.what).material)
        else:
            opened = open_file(Path(options.what))
            if isinstance(opened, Scenario):
                moves = len(opened.model.moves)
                stop = moves if options.move is None else options.move
                if not 0 <= stop <= moves:
                    return refuse(translate, ShowWords(translate).no_such_move(moves))
                game = opened.start()
                for _ in islice(opened.play(game), stop):
                    pass
                say(picture.board(game, opened.names, opened.material_file))
                return GOOD
            found = opened
    except FileError as error:
        for problem in error.problems:
            say(ProblemWords(translate).line(options.what, problem), sys.stderr)
        return BAD
    say(picture.material(found, options.lang or language([])))
    return GOOD
