"""Finds what a command is asked for: a file, the files of a pack, or a built-in game."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from carcqt.cli.parser import closest
from carcqt.content.decks import describe
from carcqt.content.learning.lessons import LessonFile
from carcqt.content.materials import MaterialFile, builtin_material
from carcqt.content.open import open_any, open_file
from carcqt.content.packs import SUFFIX, PackModel, pack_folder, read_pack
from carcqt.content.scenarios import Scenario
from carcqt.rules.games import GAMES
from carcqt.words.speech import Speech, plain


@dataclass(frozen=True)
class SourceFile:
    """A file that was asked for, alone or in a pack."""

    name: str
    """How messages call it: as it was written, or the pack and the file in it."""
    path: Path
    pack: PackModel | None = None

    def open(self) -> MaterialFile | Scenario:
        """Return what can be played or played with. Raise FileError for anything else."""
        return open_file(self.path)

    def open_any(self) -> MaterialFile | Scenario | LessonFile:
        return open_any(self.path)


@contextmanager
def source_files(name: str) -> Iterator[list[SourceFile]]:
    """Provide the file of this name, or all files of a pack. Raise FileError for a bad pack."""
    path = Path(name)
    if path.suffix != SUFFIX:
        yield [SourceFile(name, path)]
        return
    pack = read_pack(path)
    with pack_folder(pack) as folder:
        yield [SourceFile(f"{name}/{file}", folder / file, pack.manifest) for file in pack.files]


def game_named(what: str) -> MaterialFile | None:
    """Return what a game is usually played with, if `what` names a game and no file."""
    if what in GAMES and not Path(what).exists():
        return builtin_material(what, describe(what).material)
    return None


class GuessWords(Speech):
    """Says what was probably meant."""

    def game(self, what: str) -> str:
        """Return which game was meant by a word that names no file; empty if none is like it."""
        is_word = what not in GAMES and "." not in what and not Path(what).exists()
        guess = closest(what, GAMES) if is_word else ""
        if not guess:
            return ""
        text = self.tr("“{name}” is neither a file nor a game. Did you mean “{guess}”?")
        return text.format(name=plain(what), guess=guess)
