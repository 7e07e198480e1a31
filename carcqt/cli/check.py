"""`carcqt check`: every problem of some files."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from carcqt.cli.output import BAD, GOOD, say
from carcqt.content.decks import DeckFile
from carcqt.content.learning.lessons import LessonFile
from carcqt.content.maps import MapFile
from carcqt.content.materials import MaterialFile
from carcqt.content.open import open_any
from carcqt.content.packs import SUFFIX, Pack, read_pack
from carcqt.content.scenarios import Scenario
from carcqt.content.toml.files import FileError
from carcqt.puzzles.checks import proof_problems, puzzle_problems
from carcqt.puzzles.lessons import lesson_problems
from carcqt.rules.problems import Problem
from carcqt.words.names import names_of
from carcqt.words.problems import ProblemWords
from carcqt.words.speech import Punctuation, Speech, Translate


class CheckWords(Speech):
    def good(self, found: MaterialFile | Scenario | LessonFile | Pack) -> str:
        if isinstance(found, Pack):
            return self.tr("valid pack, %n file(s)", "", len(found.files))
        game = found.model.game if isinstance(found, Scenario) else found.game
        return self._good(found).format(game=names_of(self.translate, game).title())

    def _good(self, found: MaterialFile | Scenario | LessonFile) -> str:
        """Return what a file for one {game} holds."""
        if isinstance(found, MapFile):
            return self.tr("valid map for {game}, %n village(s)", "", found.map.size)
        if isinstance(found, DeckFile):
            tiles = sum(entry.tile.count for entry in found.entries)
            return self.tr("valid deck for {game}, %n tile(s)", "", tiles)
        if isinstance(found, LessonFile):
            return self.tr("valid lesson for {game}, %n step(s)", "", len(found.steps))
        if found.model.goal is not None:
            return self.tr("valid puzzle for {game}")
        return self.tr("valid scenario for {game}, %n move(s)", "", len(found.model.moves))


def run(options: argparse.Namespace, translate: Translate) -> int:
    problem_words, words = ProblemWords(translate), CheckWords(translate)
    code = GOOD
    for name in options.file:
        problems: Sequence[Problem] = ()
        try:
            path = Path(name)
            found = read_pack(path) if path.suffix == SUFFIX else open_any(path)
            if isinstance(found, LessonFile):
                problems = lesson_problems(found)
            elif isinstance(found, Scenario):
                problems = found.problems() or puzzle_problems(found) or proof_problems(found)
        except FileError as error:
            problems = error.problems
        for problem in problems:
            say(problem_words.line(name, problem))
            code = BAD
        if not problems:
            say(Punctuation(translate).colon(name, words.good(found)))
    return code
