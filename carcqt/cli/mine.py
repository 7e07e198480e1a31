"""`carcqt mine`: puzzles out of computer players' games."""

from __future__ import annotations

import argparse
import json
import os
import sys
from functools import partial
from pathlib import Path
from typing import Any, Final

from carcqt.background.crew import crew
from carcqt.cli.output import BAD, GOOD, STOPPED, refuse, say
from carcqt.cli.parser import closest
from carcqt.cli.progress import ProgressLine
from carcqt.content.kept import read_state
from carcqt.content.materials import find_material
from carcqt.content.toml.files import FileError
from carcqt.content.writing import write_text, write_toml
from carcqt.puzzles.mining.diggings import Diggings, NoDiggings, OtherDiggings
from carcqt.puzzles.mining.haul import Dig, Find, dig
from carcqt.puzzles.themes import themes_in
from carcqt.rules.games import GAMES
from carcqt.words.problems import ProblemWords
from carcqt.words.puzzles.themes import ThemeWords
from carcqt.words.speech import Punctuation, Speech, Translate, plain

KEPT: Final = "mined.json"
"""Beside the puzzles: how far it has come."""


class MineWords(Speech):
    def no_theme(self, theme: str, known: tuple[str, ...]) -> str:
        if guess := closest(theme, known):
            text = self.tr("--theme: there is no theme “{theme}”. Did you mean “{guess}”?")
            return text.format(theme=theme, guess=guess)
        return self.tr("--theme: there is no theme “{theme}”. Choose from: {known}").format(
            theme=theme, known=", ".join(known)
        )

    def no_folder(self, folder: str) -> str:
        return self.tr("-o: “{folder}” cannot be used as a folder. Name another one.").format(
            folder=folder
        )

    def no_diggings(self, path: str) -> str:
        return self.tr(
            "-o: “{path}” does not say where a search stopped. Name another folder."
        ).format(path=path)

    def other_diggings(self, path: str, other: OtherDiggings) -> str:
        return self.tr(
            "-o: “{path}” is from another search ({key}: {there} instead of {asked}). "
            "Name another folder."
        ).format(path=path, key=other.key, there=_short(other.there), asked=_short(other.asked))

    def progress(self, diggings: Diggings, games: int) -> str:
        bar = "█" * (20 * min(diggings.games, games) // games)
        kept = self.tr("%n puzzle(s)", "", len(diggings.gists))
        return f"{bar:░<20} {diggings.games}/{games}  {kept}"

    def kept(self, find: Find, game: str) -> str:
        names = ThemeWords(self.translate, game)
        level = self.tr("level {level}").format(level=find.level)
        told = ", ".join([level, *map(names.name, find.themes)])
        return Punctuation(self.translate).colon(f"{find.name}.toml", told)

    def report(self, diggings: Diggings) -> str:
        games = self.tr("%n game(s) played", "", diggings.games)
        looked = self.tr("%n position(s) examined", "", diggings.looked)
        proven = self.tr("%n proven", "", diggings.proven)
        found = self.tr("%n good enough", "", diggings.found)
        kept = self.tr("%n puzzle(s) kept", "", len(diggings.gists))
        return ", ".join((games, looked, proven, found, kept))


def _short(value: object) -> str:
    return "–" if value is None else plain(str(value))


def run(options: argparse.Namespace, translate: Translate) -> int:
    words = MineWords(translate)
    wrong = partial(refuse, translate, command="carcqt mine")
    known = themes_in(options.game)
    if options.theme is not None and options.theme not in known:
        return wrong(words.no_theme(options.theme, known))
    deck = options.deck or options.game
    try:
        file = find_material(deck, options.game)
    except FileError as error:
        return _cannot(deck, error, translate)
    seats = max(2, GAMES[options.game].description.players[0])
    terms = Dig(file, options.seed, seats, options.theme, options.level, options.trim)
    folder = Path(options.output)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        diggings = Diggings(terms, _read(folder / KEPT))
    except (OSError, ValueError):
        return wrong(words.no_folder(options.output))
    except NoDiggings:
        return wrong(words.no_diggings(str(folder / KEPT)))
    except OtherDiggings as other:
        return wrong(words.other_diggings(str(folder / KEPT), other))
    except FileError as error:
        return _cannot(str(folder / KEPT), error, translate)
    return _Shift(options, diggings, folder, translate).run()


def _read(path: Path) -> dict[str, Any] | None:
    """How far it had come, if it was begun."""
    try:
        return read_state(path)
    except ValueError:
        raise NoDiggings from None


def _cannot(path: str, error: FileError, translate: Translate) -> int:
    for problem in error.problems:
        say(ProblemWords(translate).line(path, problem), sys.stderr)
    return BAD


class _Shift:
    """Digging, told and kept on disk game by game."""

    def __init__(
        self, options: argparse.Namespace, diggings: Diggings, folder: Path, translate: Translate
    ) -> None:
        self._options, self._diggings, self._folder = options, diggings, folder
        self._translate, self._words = translate, MineWords(translate)
        self._line: Final = ProgressLine()

    def run(self) -> int:
        code = GOOD
        try:
            # A folder that cannot be written to is told of before the first game.
            self._write_state()
            with self._line:
                self._dig()
        except KeyboardInterrupt:
            code = STOPPED
        except FileError as error:
            return _cannot(plain(str(self._folder)), error, self._translate)
        report = self._words.report(self._diggings)
        say(Punctuation(self._translate).colon(plain(str(self._folder)), report))
        return code

    def _dig(self) -> None:
        diggings, games = self._diggings, self._options.games
        numbers = range(diggings.games, games)
        with crew(self._options.jobs) as hands:
            for haul in hands.each(partial(dig, diggings.terms), numbers):
                if find := diggings.add(haul):
                    self._keep(find)
                self._write_state()
                self._line.show(self._words.progress(diggings, games))

    def _keep(self, find: Find) -> None:
        """What lies there already may have been written on by somebody."""
        path = self._folder / f"{find.name}.toml"
        if not os.path.lexists(path):
            write_toml(path, find.text)
        self._line.clear()
        say(self._words.kept(find, self._diggings.terms.game))

    def _write_state(self) -> None:
        text = json.dumps(self._diggings.document(), indent=1, ensure_ascii=False)
        write_text(self._folder / KEPT, text + "\n")
