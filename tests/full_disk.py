"""A disk that fills up while a file is written: `python -m tests.full_disk PLACES WRITER…`.

The process limits how large its files may be, so that the system refuses every byte from a place
on. It prints as JSON, for each writer, how large the file is and all that was wrong anywhere."""

from __future__ import annotations

import io
import json
import os
import resource
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from functools import partial
from pathlib import Path
from typing import Any, Final

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from carcqt.content.toml.files import FileError
from carcqt.content.toml.writing import dumps
from carcqt.play.saves import Saves
from carcqt.play.session import Session
from carcqt.rules.problems import Problem
from carcqt.words.problems import ProblemWords
from carcqt.words.speech import catalogue
from tests.cli.test_solve import one_answer
from tests.play.puzzles.puzzling import written
from tests.play.tables import steps, table
from tests.puzzles.layouts import forest_puzzle
from tests.puzzles.test_mining import small_deck
from tests.support import ROOT

Write = Callable[[], str]
"""Writes the file once more; returns why it could not be written, or nothing."""
Writer = Callable[[Path], tuple[Path, Write]]
"""Prepares a folder for a writer; returns the file and how it is written."""


@contextmanager
def disk_of(size: int) -> Iterator[None]:
    """Let no file grow beyond `size` bytes."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def places(size: int, count: int) -> list[int]:
    """Return how many bytes of a file fit, for `count` places from its first byte to its last."""
    return sorted({round(number * (size - 1) / (count - 1)) for number in range(count)})


def faults(name: str, count: int, folder: Path) -> dict[str, Any]:
    is_new, said = name in _NEW, {""} if name in _SILENT else _SAID
    path, write = WRITERS[name](folder)
    if why := write():
        return {"size": 0, "places": 0, "faults": [f"with room: {why}"]}
    size, before = path.stat().st_size, path.read_bytes()
    if is_new:
        _forget(path, folder)
    around = _names(folder)
    tried, found = places(size, count), list[str]()
    for room in tried:
        with disk_of(room):
            why = write()
        if why not in said:
            found.append(f"{room}: {why or 'nothing is said'}")
        if _names(folder) != around:
            found.append(f"{room}: other files: {sorted(_names(folder) ^ around)}")
        elif not is_new and path.read_bytes() != before:
            found.append(f"{room}: the old file is gone")
            path.write_bytes(before)
    return {"size": size, "places": len(tried), "faults": found}


def _forget(path: Path, folder: Path) -> None:
    """Take a new file away, with the folder that was made for it."""
    shutil.rmtree(path.parent) if path.parent.parent.parent == folder else path.unlink()


def _names(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*")}


_WORDS: Final = ProblemWords(catalogue("en"))
_SAID: Final = {_WORDS.sentence(Problem.at(code)) for code in ("disk-full", "temporary-unwritable")}
"""Sentences that a writer may report."""


# Commands


def _command(path: Path, *arguments: str) -> tuple[Path, Write]:
    def write() -> str:
        from carcqt.cli import main

        out, err = (io.TextIOWrapper(io.BytesIO(), "utf-8") for _ in range(2))
        with redirect_stdout(out), redirect_stderr(err):
            code = main(["--lang", "en", *arguments])
        err.seek(0)
        said = err.read().strip()
        if code == 0 and not said:
            return ""
        # The sentence follows the name of the file.
        name, _, sentence = said.partition(": ")
        is_good = code == 1 and name.endswith(path.name) and "\n" not in said
        return sentence if is_good else f"exit {code}: {said}"

    return path, write


def _rendered(ending: str, *arguments: str) -> Writer:
    def prepare(folder: Path) -> tuple[Path, Write]:
        deck, path = folder / "deck.toml", folder / f"made.{ending}"
        deck.write_text(dumps(small_deck()), "utf-8")
        named = [str(deck) if word == "DECK" else word for word in arguments]
        return _command(path, "render", *named, "-o", str(path))

    return prepare


def _packed(folder: Path) -> tuple[Path, Write]:
    deck, path = folder / "deck.toml", folder / "made.carcqt"
    deck.write_text(dumps(small_deck()), "utf-8")
    return _command(path, "pack", str(path), str(deck))


def _shared(folder: Path) -> tuple[Path, Write]:
    deck, path = folder / "deck.toml", folder / "made.html"
    deck.write_text(dumps(small_deck()), "utf-8")
    return _command(path, "share", str(deck), "-o", str(path))


def _matched(folder: Path) -> tuple[Path, Write]:
    path = folder / "match.json"
    return _command(
        path, "match", "--game", "hunters", "--players", "random,random", "--games", "2",
        "-o", str(path),
    )  # fmt: skip


def _mined(folder: Path) -> tuple[Path, Write]:
    deck, made = folder / "deck.toml", folder / "made"
    deck.write_text(dumps(small_deck()), "utf-8")
    path, write = _command(
        made / "mined.json", "mine", "hunters", "--deck", str(deck), "--seed", "3", "--games", "1",
        "-o", str(made),
    )  # fmt: skip
    # What is said names the folder.
    return path, lambda: write().replace(f"exit 1: {made}: ", "")


def _solved(folder: Path) -> tuple[Path, Write]:
    path = written(folder, one_answer(), proven=False).path
    return _command(path, "solve", "--write", str(path))


# Windows


def _guarded(path: Path, write: Callable[[], object]) -> tuple[Path, Write]:
    """Return a writer that raises FileError."""

    def told() -> str:
        try:
            write()
        except FileError as error:
            return _WORDS.sentence(error.problems[0])
        return ""

    return path, told


def _picture(folder: Path) -> tuple[Path, Write]:
    from carcqt.art.files import write_picture

    image = QImage(300, 200, QImage.Format.Format_RGB32)
    image.fill(0x336699)
    path = folder / "board.png"
    return _guarded(path, partial(write_picture, path, image))


def _puzzle_sheet(folder: Path) -> tuple[Path, Write]:
    from carcqt.app.puzzles.paper import PuzzlePaper, TaskPictures
    from tests.app.puzzles.test_paper import FlatStudio

    entry = written(folder / "own", forest_puzzle({"aim": "points", "turns": 2}))
    path, studio = folder / "puzzles.pdf", FlatStudio(workers=1)
    pictures = TaskPictures([entry], studio)
    return _guarded(path, lambda: PuzzlePaper(pictures).write(path))


def _exported(ending: str, tile: str | None = None) -> Writer:
    """Return a writer that does what the editor's worker does."""

    def prepare(folder: Path) -> tuple[Path, Write]:
        from carcqt.art.paper.export import ExportOptions
        from editor.exporting import draw

        path, asked = folder / f"made.{ending}", ExportOptions(size=40, tile=tile, chosen=("both",))
        return _guarded(path, lambda: draw(dumps(small_deck()), folder, path, asked))

    return prepare


def _session(folder: Path) -> tuple[Session, Saves]:
    saves = Saves(folder)
    session = Session.new(table("hunters"), saves)
    session.pause()
    steps(session, 9)
    return session, saves


def _saved(folder: Path) -> tuple[Path, Write]:
    session, _ = _session(folder)

    def write() -> str:
        session.set_title("Sunday")
        if session.is_saved:
            return ""
        assert session.save_problem is not None
        return _WORDS.sentence(session.save_problem)

    return session.path, write


def _save_exported(folder: Path) -> tuple[Path, Write]:
    session, saves = _session(folder / "saves")
    path = folder / "export.toml"
    return _guarded(path, lambda: saves.export(session.path, path))


def _save_renamed(folder: Path) -> tuple[Path, Write]:
    session, saves = _session(folder)
    session.close()
    return _guarded(session.path, lambda: saves.rename(session.path, "Sunday"))


def _progress(folder: Path) -> tuple[Path, Write]:
    from datetime import date

    from carcqt.play.puzzles.progress import Progress

    progress = Progress(folder / "progress.json")

    def write() -> str:
        progress.note_day(date(2030, 1, 1))
        problem = progress.problem
        return "" if problem is None else _WORDS.sentence(problem)

    return progress.path, write


def _document(source: str) -> Writer:
    def prepare(folder: Path) -> tuple[Path, Write]:
        from editor.documents.content import retitled
        from editor.documents.opening import open_document

        path = folder / "mine.toml"
        path.write_bytes((ROOT / "resources" / source).read_bytes())
        document = open_document(path)
        problems: list[Any] = []
        document.save_failed.connect(problems.append)
        count = iter(range(10_000_000, 99_999_999))

        def write() -> str:
            problems.clear()
            document.change("Rename", retitled(document.content, str(next(count)), "en"))
            if document.save():
                return ""
            return _WORDS.sentence(problems[0][0])

        return path, write

    return prepare


def _brought_text(folder: Path) -> tuple[Path, Write]:
    from carcqt.content.bringing import bring_text

    text = dumps(forest_puzzle({"aim": "points", "turns": 2}) | {"title": {"en": "Brought"}})
    return _guarded(folder / "brought.toml", lambda: bring_text(text, folder))


def _brought_pack(folder: Path) -> tuple[Path, Write]:
    from carcqt.content.bringing import bring_pack
    from carcqt.content.packs import MANIFEST, write_pack

    deck, pack, own = folder / "deck.toml", folder / "some.carcqt", folder / "own"
    deck.write_text(dumps(small_deck()), "utf-8")
    own.mkdir()
    write_pack(pack, {"en": "Some"}, [deck])
    return _guarded(own / "some" / MANIFEST, lambda: bring_pack(pack, own))


# What the program keeps for itself


def _silently(path: Path, write: Callable[[str], object]) -> tuple[Path, Write]:
    """Return a writer that reports no errors. Each time, `write` gets another word of eight
    letters."""
    words = iter(range(10_000_000, 99_999_999))

    def wrote() -> str:
        write(str(next(words)))
        return ""

    return path, wrote


def _settings(folder: Path) -> tuple[Path, Write]:
    from carcqt.ui.settings import Settings

    settings = Settings(folder / "carcqt.ini")

    def write(word: str) -> None:
        settings.names = [word, *(f"Player {number}" for number in range(12))]
        settings.sync()

    return _silently(folder / "carcqt.ini", write)


def _lessons(folder: Path) -> tuple[Path, Write]:
    from carcqt.play.lessons.progress import LessonsKept

    lessons = LessonsKept(folder / "lessons.toml")
    return _silently(folder / "lessons.toml", lambda word: lessons.leave("first-hunters", word))


def _analysis(folder: Path) -> tuple[Path, Write]:
    from carcqt.play.analysing.analysis import Analysis
    from carcqt.play.analysing.analysis_file import write_analysis
    from carcqt.play.saves import analysis_path

    session, _ = _session(folder)
    moves = [moment.move for moment in session.table.moments]

    def write(word: str) -> None:
        write_analysis(session.path, Analysis((), int(word)), moves)

    return _silently(analysis_path(session.path), write)


def _save_picture(folder: Path) -> tuple[Path, Write]:
    session, saves = _session(folder)

    def write(word: str) -> None:
        saves.keep_picture(session.path, lambda: word.encode() * 50)

    return _silently(saves.picture_path(session.path), write)


def _recovery(folder: Path) -> tuple[Path, Write]:
    from editor.documents import recovery

    text = dumps(small_deck())
    path = folder / "left.toml"
    return _silently(path, lambda word: recovery._write(path, {"name": word}, text))


def _cached(folder: Path) -> tuple[Path, Write]:
    from carcqt.art.plans.plan import content
    from carcqt.art.studio.cache import DiskCache, WantedTile
    from tests.support import builtin_deck

    wanted = WantedTile("hunters", content(builtin_deck("hunters").tiles[0]), 24)
    cache, path = DiskCache(folder), folder / wanted.name[:2] / f"{wanted.name}.png"

    def write(word: str) -> None:
        image = QImage(*wanted.pixels, QImage.Format.Format_RGB32)
        image.fill(int(word))
        cache.save(wanted, image)

    return _silently(path, write)


WRITERS: Final[dict[str, Writer]] = {
    "render deck as png": _rendered("png", "DECK", "--size", "20"),
    "render deck as pdf": _rendered("pdf", "DECK", "--millimetres", "8"),
    "render tile as svg": _rendered("svg", "DECK", "--tile", "both", "--size", "40"),
    "render tile as pdf": _rendered("pdf", "DECK", "--tile", "both", "--size", "40"),
    "render map as png": _rendered("png", "expedition", "--size", "200"),
    "pack": _packed,
    "share": _shared,
    "match": _matched,
    "mine": _mined,
    "solve": _solved,
    "picture of a board": _picture,
    "sheet of puzzles": _puzzle_sheet,
    "export of a deck as png": _exported("png"),
    "export of a tile as svg": _exported("svg", "both"),
    "export of a deck as pdf": _exported("pdf"),
    "saved game": _saved,
    "export of a saved game": _save_exported,
    "title of a saved game": _save_renamed,
    "progress with puzzles": _progress,
    "deck in the editor": _document("decks/hunters.toml"),
    "map in the editor": _document("maps/expedition.toml"),
    "puzzle from the clipboard": _brought_text,
    "pack that is opened": _brought_pack,
    "settings": _settings,
    "progress with lessons": _lessons,
    "analysis beside a saved game": _analysis,
    "picture beside a saved game": _save_picture,
    "work of the editor to recover": _recovery,
    "picture in the cache": _cached,
}
_NEW: Final = ("puzzle from the clipboard", "pack that is opened")
"""Writers of files that were not there before."""
_SILENT: Final = (
    "settings",
    "progress with lessons",
    "analysis beside a saved game",
    "picture beside a saved game",
    "work of the editor to recover",
    "picture in the cache",
)
"""Writers that say nothing themselves: the window says that the disk is full."""


def main(count: int, names: Sequence[str]) -> None:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    app = QApplication([])
    reports = {}
    for name in names or WRITERS:
        with tempfile.TemporaryDirectory() as folder:
            reports[name] = faults(name, count, Path(folder))
    print(json.dumps(reports, indent=1), flush=True)
    del app
    # Nothing that was made has to be taken apart.
    os._exit(0)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2:])
