"""A home folder as the program leaves it after a while, with a file of every kind, and what may
happen to those files."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Any, Final

from carcqt.app.newgame.last import LastTable, keep_table
from carcqt.app.previews.previews import PUZZLE_HEIGHT, PUZZLE_WIDTH, _kept
from carcqt.art import ART_VERSION
from carcqt.content.data import builtin_deck_path, builtin_map_path, builtin_puzzles
from carcqt.content.tables import Aids, SeatKind, Undo
from carcqt.play.analysing.analysis import Analysis
from carcqt.play.analysing.analysis_file import _seal, write_analysis
from carcqt.play.lessons.progress import LessonsKept
from carcqt.play.puzzles.progress import Progress, PuzzleProgress, solved_at
from carcqt.play.saves import Saves, analysis_path
from carcqt.play.session import Session
from carcqt.players.analysis import AnalysedTurn
from carcqt.players.facts import Effect, PointsNow, RegionChanged, Standing
from carcqt.players.selecting import Hint
from carcqt.rules.events import Item
from carcqt.rules.games import GAMES
from carcqt.rules.moves import END
from carcqt.ui import places
from carcqt.ui.settings import Settings
from editor.documents.recovery import _MARK
from editor.paper.printdialog import _KEPT as _PRINTING
from tests.app.endgames import played
from tests.app.hands import table_of
from tests.play.tables import steps
from tests.support import ROOT, put_in_place
from tests.trial.damage import altered, damaged, scratched

HOME: Final = "@HOME@"
"""Stands in files for the folder that they lie in."""
LEFT: Final = "0" * 32
"""Folder of a program that ended before it had saved what was edited."""
_NOW: Final = datetime(2026, 3, 1, 12)
_OWN: Final = ("carcqt.ini", "progress.json", "lessons.toml", "analysis.json", "recovery")
"""Parts of the names of files that the program puts aside if they are damaged."""
_REWRITTEN: Final = ("carcqt.ini", "progress.json", "lessons.toml", "carcqt.log")
"""Files that the program may write while it runs."""


def environment(home: Path) -> dict[str, str]:
    """Return the variables that make a folder the home of a program."""
    kinds = {f"XDG_{kind}_HOME": str(home / kind.lower()) for kind in ("DATA", "CONFIG", "CACHE")}
    language = {"LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"}
    return {**kinds, **language, "HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}


def make_home(home: Path) -> None:
    """Write a file of every kind, for the home that the environment names."""
    saves = Saves(places.saves_folder())
    _make_saves(saves)
    Session.new(table_of("amazon"), Saves(places.trials_folder())).close()
    own = {
        places.decks_folder() / "mine.toml": builtin_deck_path("hunters"),
        places.decks_folder() / "other.toml": builtin_deck_path("goldrush"),
        places.maps_folder() / "country.toml": builtin_map_path("expedition"),
        places.layouts_folder() / "begun.toml": ROOT / "resources/previews/amazon.toml",
        places.puzzles_folder() / "own.toml": builtin_puzzles("hunters")[0],
        places.puzzles_folder() / "pack" / "one.toml": builtin_puzzles("goldrush")[0],
    }
    for path, source in own.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, path)
    recents = [path for path in own if path.parent.name != "pack"]
    _make_progress()
    _make_recovery(recents[0])
    _make_settings(recents)
    _make_pictures()
    _make_links(home)
    places.log_path().write_text("2026-03-01 12:00:00,000 1 INFO carcqt 1.0.0\n")
    for path in home.rglob("*"):
        if path.suffix in (".ini", ".toml") and path.is_file():
            path.write_text(path.read_text("utf-8").replace(str(home), HOME), "utf-8")


def _make_saves(saves: Saves) -> None:
    hunt = Session.new(table_of("hunters"), saves)
    steps(hunt, 8)
    hunt.play(END)
    moves = [moment.move for moment in hunt.table.moments]
    standing = Standing(6, 0, 1, (("bonus", 1),), 60, 9, 9, (8, 10))
    items = (Item("section", 3, 2), Item("mushrooms", 1, 2))
    scores = PointsNow(seat=0, points=5.0, kind="forest", scored=8, items=items, expected=3)
    grows = RegionChanged(
        seat=0, points=2.0, kind="forest", after=standing, before=standing, effects=(Effect.GROWS,)
    )
    turns = tuple(
        AnalysedTurn(
            number,
            2,
            number // 2 % 2,
            (0.5, 0.5),
            (3.0, 4.0),
            *(3.0, 1.0, 4.0, 0.2),
            Hint(tuple(moves[number : number + 2]), number // 2 % 2, (scores, grows), 7),
        )
        for number in range(0, len(moves) - 1, 2)
    )
    write_analysis(hunt.path, Analysis(turns, 2, True), moves)
    hunt.close()
    hunt.path.rename(hunt.path.with_name("short.toml"))
    analysis_path(hunt.path).rename(analysis_path(hunt.path.with_name("short.toml")))
    for game, count in (("expedition", 12), ("goldrush", 40), ("amazon", 10_000)):
        session = played(game, saves.folder, persons=3, moves=count)
        session.close()
        session.path.rename(session.path.with_name(f"{game}.toml"))
        saves.picture_path(session.path.with_name(f"{game}.toml")).write_bytes(PICTURE)
    for lock in saves.folder.glob("*.lock"):
        lock.unlink()


def _make_progress() -> None:
    progress = Progress(places.progress_path())
    for game in GAMES:
        for number, puzzle in enumerate(builtin_puzzles(game)[:3]):
            progress.keep(puzzle.stem, solved_at(PuzzleProgress(number), _NOW, 61.2))
            progress.rate(puzzle.stem, 3, _NOW)
    progress.note_day(_NOW.date())
    lessons = LessonsKept(places.lessons_path())
    lessons.leave("first-hunters", "land")
    lessons.finish("first-amazon")


def _make_recovery(deck: Path) -> None:
    folder = places.recovery_folder() / LEFT
    folder.mkdir()
    text = deck.read_bytes()
    for name, path in (("1" * 32, str(deck)), ("2" * 32, "")):
        head = json.dumps({"path": path, "name": "Mine", "game": "hunters"})
        (folder / f"{name}.toml").write_bytes(_MARK + head.encode() + b"\n" + text)


def _make_settings(recents: list[Path]) -> None:
    settings = Settings()
    settings.language, settings.theme, settings.scale = "fr", "dark", 1.25
    settings.aids, settings.undo, settings.names = Aids(left=False), Undo.FREE, ["Zoé", "Al"]
    settings.recents, settings.colour, settings.volume = recents, 2, 0.25
    settings.reduced_motion, settings.sound = True, False
    rows = [("Zoé", 1, SeatKind.PERSON, "medium"), ("", 2, SeatKind.COMPUTER, "hard")]
    from carcqt.ui import settings as room

    room.settings.cache_clear()
    for game in GAMES:
        rules = GAMES[game].description
        some = (rows * 3)[: max(2, rules.players[0])]
        options = {option.id: option.choices[-1] for option in rules.options}
        material = next((path for path in recents if path.stem == "mine"), None)
        keep_table(game, LastTable(some, 0, options, material if game == "hunters" else None))
    # Written by this process under two names of one file.
    room.settings().sync()
    room.settings.cache_clear()
    settings.set_text("pace", "calm")
    settings.set_text("editor/open", json.dumps([str(path) for path in recents[:3]]))
    printing = {"paper": "a4", "is_landscape": True, "millimetres": 40, "bleed": 2}
    settings.set_text(_PRINTING, json.dumps(printing))
    settings.set_text("editor", GEOMETRY)
    settings._store.setValue("window/geometry", GEOMETRY)
    settings.sync()


GEOMETRY: Final = (
    "AdnQywADAAAAAAAAAAAAAAAABVUAAANbAAAAAAAAAAAAAAVVAAADWwAAAAAAAAAABVYAAAAAAAAAAAAABVUAAANb"
)
"""Geometry of a window in Base64, as Qt gives it."""


def _picture() -> bytes:
    from PySide6.QtGui import QImage

    from carcqt.app.png import png_of

    image = QImage(92, 60, QImage.Format.Format_RGB32)
    image.fill(0x808080)
    return png_of(image)


PICTURE: Final = _picture()


def _make_pictures() -> None:
    """Write small pictures under the names by which the program looks for them."""
    from zlib import crc32

    openings = places.cache_folder() / "openings"
    names = [_kept(game) for game in (*GAMES, "welcome")]
    for game in GAMES:
        for puzzle in builtin_puzzles(game):
            stat = puzzle.stat()
            stamp = stat.st_mtime_ns, stat.st_size
            number = crc32(repr((str(puzzle), stamp)).encode())
            size = f"{PUZZLE_WIDTH}x{PUZZLE_HEIGHT}"
            names.append(openings / f"{ART_VERSION}-{size}-{number:08x}.png")
    for name in names:
        name.parent.mkdir(parents=True, exist_ok=True)
        name.write_bytes(PICTURE)


def _make_links(home: Path) -> None:
    """Let links lead from folders of the program to one of the user's, with files in it."""
    other = home / "elsewhere"
    other.mkdir()
    (other / "pyproject.toml").write_text("[project]\n")
    (other / f"{'3' * 32}.toml").write_text("x = 1\n")
    (other / "poetry.lock").write_text("")
    for folder, name in (
        (places.recovery_folder(), "3" * 32),
        (places.recovery_folder(), "project"),
        (places.puzzles_folder(), "linked"),
        (places.cache_folder().parent / "pictures", "ab"),
    ):
        folder.mkdir(parents=True, exist_ok=True)
        link = folder / name
        link.symlink_to(os.path.relpath(other, folder), target_is_directory=True)


# Damage.

_DEEP: Final = "[" * 3000 + "]" * 3000
_HOSTILE: Final[list[str]] = [
    "null", "true", "-1", "0", "1.5", "NaN", "Infinity", "-Infinity", "1e999", "1" + 400 * "0",
    5000 * "9", '""', "[]", "{}", _DEEP, '{"a":' * 500 + "1" + "}" * 500, '"\\u202e\\u0000x"',
    '"\\ud800"', '"0001-01-01T00:00:00+14:00"', '"2026-03-01T12:00:00+02:00"', '"9999-12-31"',
    '"../../etc/passwd"', '"' + 100_000 * "x" + '"', "[[], {}]", '["a", 1, null]', "5", '"5"',
    '"/' + 300 * "x" + '.toml"', '["/' + 300 * "x" + '.toml", "/proc/1/cwd/x.toml"]',
    "-" + 400 * "9", "2147483648", "9223372036854775808", "1e308", '"<img src=x>"',
]  # fmt: skip
_VARIANTS: Final = [
    "@Invalid()", "@ByteArray(\\x0\\xff)", "@Variant(\\0\\0\\0\\t\\xff\\xff\\xff\\xff)",
    "@Variant(\\0\\0\\0\\t\\x7f\\xff\\xff\\xff)", "a, @Variant(\\0\\0\\0\\v\\x7f\\xff\\xff\\xff)",
    "@Variant(\\0\\0\\0\\x11\\0\\0\\0\\x1)", "@Rect(0 0 -1 99999999999)", "@Size(1 x)",
    "@Point(", "@DateTime(\\0\\0\\0\\x10\\0)", "@String(x)", "a, b, c", '"a", "b"', "\\xd800",
    '"', "\\", "%", "AdnQywADAAD//////w==", "AdnQywADAAB/////f////3////9/////",
]  # fmt: skip
_PICTURES: Final = 6
"""Number of damaged pictures in a home."""
_ODD_LOCKS: Final = 0.1
"""Probability that a lock is not a file."""
Damage = Callable[[bytes, Random], bytes]


def any_text(raw: bytes, rng: Random) -> bytes:
    """Return the text in another encoding, cut off, doubled, or something else altogether."""
    text = raw.decode("utf-8", "replace")
    return rng.choice(
        [
            b"",
            b"\0" * 500,
            b"\xef\xbb\xbf" + raw,
            text.encode("utf-16"),
            text.encode("latin-1", "replace"),
            raw[: rng.randrange(len(raw) + 1)],
            raw + raw,
            raw.replace(b"\n", b"\r"),
            b"\xff" * 40,
            rng.randbytes(400),
            _DEEP.encode(),
            b"\n".join(rng.sample(raw.split(b"\n"), raw.count(b"\n") + 1)),
            rng.choice(_HOSTILE).encode(),
        ]
    )


def hostile_json(raw: bytes, rng: Random) -> bytes:
    """Replace one to three values by hostile ones, or remove them."""
    data = json.loads(raw)
    marks: dict[str, str] = {}
    for number in range(rng.randint(1, 3)):
        holder, key = rng.choice(list(_places(data)))
        if rng.random() < 0.1:
            del holder[key]
            if not isinstance(data, dict | list) or not data:
                return b"{}"
            continue
        marks[f'"mark {number}"'] = rng.choice(_HOSTILE)
        holder[key] = f"mark {number}"
        if "seal" in data and rng.random() < 0.7:
            # As somebody would who knows how it is sealed.
            data["seal"] = _sealed(data, marks)
    text = json.dumps(data, ensure_ascii=False)
    for mark, value in marks.items():
        text = text.replace(mark, value)
    return text.encode("utf-8", "surrogatepass")


def _sealed(data: dict[str, Any], marks: dict[str, str]) -> str:
    text = json.dumps({key: value for key, value in data.items() if key != "seal"})
    for mark, value in marks.items():
        text = text.replace(mark, value)
    try:
        return _seal(json.loads(text))
    except (ValueError, RecursionError):
        return ""


def _places(holder: Any) -> Iterator[tuple[Any, Any]]:
    for key in list(holder) if isinstance(holder, dict) else range(len(holder)):
        yield holder, key
        if isinstance(holder[key], dict | list) and holder[key]:
            yield from _places(holder[key])


def hostile_settings(raw: bytes, rng: Random) -> bytes:
    """Replace the values of one to six settings."""
    lines = raw.decode().split("\n")
    keys = [number for number, line in enumerate(lines) if "=" in line]
    for number in rng.sample(keys, min(len(keys), rng.randint(1, 6))):
        key, _, value = lines[number].partition("=")
        written = value.strip('"').replace('\\"', '"').replace("\\\\", "\\")
        new = rng.choice(_VARIANTS if rng.random() < 0.3 else _HOSTILE)
        if rng.random() < 0.5 and written[:1] in ("{", "["):
            new = hostile_json(written.encode(), rng).decode("utf-8", "replace")
        if rng.random() < 0.7:
            new = '"' + new.replace("\\", "\\\\").replace('"', '\\"') + '"'
        lines[number] = f"{key}={new}"
    return "\n".join(lines).encode()


def _try(damage: Damage, raw: bytes, rng: Random) -> bytes:
    """Do the damage, or any other if it needs a file that is still whole."""
    try:
        return damage(raw, rng)
    except (ValueError, IndexError):
        return any_text(raw, rng)


_SVG: Final = b'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>'
_BY_SUFFIX: Final[dict[str, list[Damage]]] = {
    ".ini": [hostile_settings, hostile_settings, damaged, any_text],
    ".json": [hostile_json, hostile_json, scratched, any_text],
    ".toml": [altered, damaged, scratched, any_text],
    ".png": [scratched, any_text, lambda raw, rng: _SVG],
    ".log": [any_text],
    ".lock": [any_text],
}


def hostile_lessons(raw: bytes, rng: Random) -> bytes:
    lines = raw.decode().split("\n")
    place = rng.randrange(len(lines))
    lines[place] = (
        lines[place].partition("=")[0]
        + "= "
        + rng.choice(
            [*_HOSTILE, "0x" + 4000 * "f", "nan", "2026-03-01T12:00:00Z", "'x'", "{a.b.c = 1}"]
        )
    )
    return "\n".join(lines).encode("utf-8", "surrogatepass")


_OTHER_KINDS: Final = (
    *("pipe", "folder", "loop", "nowhere", "unreadable", "device", "large", "none"),
)


def other_kind(path: Path, rng: Random) -> str:
    """Put something in the place of the file that is not a file that can be read."""
    path.unlink()
    kind = rng.choice(_OTHER_KINDS)
    match kind:
        case "pipe":
            os.mkfifo(path)
        case "folder":
            (path / "inside").mkdir(parents=True)
        case "loop":
            path.symlink_to(path)
        case "nowhere":
            path.symlink_to(path.parent / "no" / "where")
        case "unreadable":
            path.symlink_to("/proc/self/mem")
        case "device":
            path.symlink_to(rng.choice(["/dev/zero", "/dev/null", "/dev/full"]))
        case "large":
            path.touch()
            os.truncate(path, 21_000_000)
    return kind


def _spoil_locks(home: Path, rng: Random) -> None:
    """Put a pipe, a folder or a link in the place of some locks."""
    data = home / "data" / "carcqt" / "carcqt"
    places = [
        home / "config" / "carcqt" / "carcqt" / "carcqt.ini.lock",
        data / "games" / "short.lock",
        data / "recovery" / LEFT / "lock",
    ]
    for path in places:
        if rng.random() < _ODD_LOCKS:
            path.unlink(missing_ok=True)
            put_in_place(path, rng.choice(("pipe", "folder", "link", "loop")))


@dataclass
class DamagedHome:
    """A copy of the good home in which some files are damaged."""

    folder: Path
    good: dict[Path, bytes]
    """The files that are as they were, with what they hold."""
    bad: dict[Path, bytes | str]
    """The damaged files with what they hold, or what stands in their place."""

    @classmethod
    def make(cls, good_home: Path, folder: Path, rng: Random, count: int) -> DamagedHome:
        shutil.copytree(good_home, folder, symlinks=True)
        files = sorted(path for path in folder.rglob("*") if path.is_file())
        for path in files:
            if path.suffix in (".ini", ".toml"):
                path.write_text(path.read_text("utf-8").replace(HOME, str(folder)), "utf-8")
        # There are many pictures, and few of everything else.
        kept = [path for path in files if path.suffix != ".png"]
        pictures = [path for path in files if path.suffix == ".png"]
        chosen = rng.sample(kept, min(len(kept), count - _PICTURES))
        chosen += rng.sample(pictures, count - len(chosen))
        home = cls(folder, {}, {})
        for path in files:
            if path in chosen:
                home.bad[path] = home._damage(path, rng)
            else:
                home.good[path] = path.read_bytes()
        _spoil_locks(folder, rng)
        return home

    def block(self, name: str) -> None:
        """Put a pipe in the place of a file that the program reads at each start."""
        (path,) = (path for path in (*self.good, *self.bad) if path.name == name)
        if path.is_dir():
            shutil.rmtree(path)
        path.unlink(missing_ok=True)
        os.mkfifo(path)
        self.good.pop(path, None)
        self.bad[path] = "pipe"

    def keep_inside(self) -> None:
        """Put pipes in the place of links to devices and to memory: a planted bug could rename
        what they lead to, and root may rename even a device."""
        for path, kind in self.bad.items():
            if kind in ("device", "unreadable"):
                path.unlink()
                os.mkfifo(path)
                self.bad[path] = "pipe"

    def _damage(self, path: Path, rng: Random) -> bytes | str:
        raw = path.read_bytes()
        if rng.random() < 0.2:
            return other_kind(path, rng)
        damages = _BY_SUFFIX[path.suffix]
        if path.name == "lessons.toml":
            damages = [*damages, hostile_lessons, hostile_lessons]
        found = _try(rng.choice(damages), raw, rng)
        path.write_bytes(found)
        return found

    def wrongs(self) -> Iterator[str]:
        """Say what the program did that it must not."""
        for path, raw in self.good.items():
            name = path.relative_to(self.folder)
            if list(path.parent.glob(f"{path.name}.damaged-*")):
                yield f"{name} is good and was put aside"
            elif not path.is_file():
                yield f"{name} is good and is gone"
            elif not name.name.endswith(_REWRITTEN) and path.read_bytes() != raw:
                yield f"{name} is good and was written over"
        for path, found in self.bad.items():
            name = path.relative_to(self.folder)
            asides = [*path.parent.glob(f"{path.name}.damaged-*")]
            is_own = any(word in str(name) for word in _OWN)
            if asides and not is_own:
                yield f"{name} is not the program's and was put aside"
            elif asides and isinstance(found, str) and found != "large":
                yield f"{name} cannot be read and was put aside: a {found}"
            elif asides and isinstance(found, bytes) and asides[0].read_bytes() != found:
                yield f"{name} was not put aside as it was"
            elif not (asides or os.path.lexists(path) or found == "none" or path.suffix == ".png"):
                yield f"{name} is gone"
