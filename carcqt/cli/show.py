"""`carcqt show`: a deck, a map, a position to play from, or all files of a pack, as text."""

from __future__ import annotations

import argparse
import sys
from itertools import islice

from carcqt.cli.check import CheckWords
from carcqt.cli.command import language
from carcqt.cli.opening import GuessWords, SourceFile, game_named, source_files
from carcqt.cli.output import BAD, GOOD, refuse, say
from carcqt.content.learning.lessons import LessonFile
from carcqt.content.packs import PackModel
from carcqt.content.scenarios import Scenario
from carcqt.content.toml.files import FileError
from carcqt.words.problems import ProblemWords
from carcqt.words.speech import Punctuation, Speech, Translate, plain
from carcqt.words.terminal.text import TerminalText


class ShowWords(Speech):
    def no_such_move(self, count: int) -> str:
        return self.tr("--move: the scenario has %n move(s). Write a number up to that.", "", count)

    def pack(self, pack: PackModel, code: str) -> str:
        """Return the title of a pack, and whose it is."""
        title = plain(pack.title.get(code) or next(iter(pack.title.values())))
        if not pack.author:
            return self.tr("Pack “{title}”").format(title=title)
        return self.tr("Pack “{title}”, by {author}").format(title=title, author=plain(pack.author))


def run(options: argparse.Namespace, translate: Translate) -> int:
    code = options.lang or language([])
    if (found := game_named(options.what)) is not None:
        say(TerminalText(translate).material(found, code))
        return GOOD
    if guess := GuessWords(translate).game(options.what):
        return refuse(translate, guess, "carcqt show")
    try:
        with source_files(options.what) as files:
            return _show_all(files, options.move, code, translate)
    except FileError as error:
        for problem in error.problems:
            say(ProblemWords(translate).line(options.what, problem), sys.stderr)
        return BAD


def _show_all(files: list[SourceFile], move: int | None, code: str, translate: Translate) -> int:
    if files[0].pack is not None:
        say(ShowWords(translate).pack(files[0].pack, code))
    for file in files:
        if file.pack is not None:
            say(f"\n{file.name}")
        if wrong := _show(file, move, code, translate):
            return wrong
    return GOOD


def _show(file: SourceFile, move: int | None, code: str, translate: Translate) -> int:
    picture = TerminalText(translate)
    found = file.open() if file.pack is None else file.open_any()
    if isinstance(found, LessonFile):
        say(Punctuation(translate).colon(file.path.name, CheckWords(translate).good(found)))
    elif isinstance(found, Scenario):
        moves = len(found.model.moves)
        stop = moves if move is None else move
        if not 0 <= stop <= moves:
            return refuse(translate, ShowWords(translate).no_such_move(moves))
        game = found.start()
        for _ in islice(found.play(game), stop):
            pass
        say(picture.board(game, found.names, found.material_file))
    else:
        say(picture.material(found, code))
    return GOOD
