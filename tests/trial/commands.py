"""Random command lines through the real command: good, bad and hostile values, in odd surroundings.

Each ends with an exit code of ours, in time, without a traceback, and leaves no half-written file.
"""

from __future__ import annotations

import argparse
import os
import resource
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Final

from carcqt.cli import main
from carcqt.cli.commands import CommandWords
from carcqt.content.data import lesson_path
from carcqt.content.packs import write_pack
from carcqt.content.toml.writing import dumps
from carcqt.words.speech import catalogue
from tests.content import examples
from tests.support import ROOT
from tests.trial.damage import damaged
from tests.trial.pieces import TrialRun
from tests.trial.result import TrialResult

_PATIENCE: Final = 240.0
"""Seconds after which a command hangs."""
_STOPPED: Final = 130
_WHOLE: Final = 6
"""One of so many command lines gets a process of its own from the start, without a fork."""
_MEMORY: Final = 4_000_000_000
"""Bytes that a command may use."""

NUMBERS: Final = (
    "0", "-1", "1.5", "", " 1", "+1", "٣", "²", "1e3", "0x10", "nan", "inf", "1_0", "9" * 19,
    "9" * 400, "9" * 4000, "9" * 5000, "0." + "9" * 4000, "9" * 4000 + ".5", "\udcff",
)  # fmt: skip
TEXTS: Final = (
    "", "x", "é", "a=b", "=", "x=", "a,b", ",", "-", "--", "-x", "%s", "{0}", "%(prog)s", "\n",
    "\x1b[31m", "\udcff", "\u202eabc", "x" * 300, "x" * 5000, "../..", "None",
)  # fmt: skip
GOOD: Final[dict[str, tuple[str, ...]]] = {
    "games": ("1", "2", "3"),
    "seed": ("0", "1", "77", str(2**63 - 1)),
    "jobs": ("1", "1", "2", "3"),
    "budget": ("1", "5", "0.01"),
    "limit": ("1",),
    "seats": ("2", "3", "4", "9"),
    "move": ("0", "1", "2", "99"),
    "size": ("1", "2", "3", "5", "7", "16", "20", "200", "99999", "999999999"),
    "millimetres": ("1", "2", "20", "45", "200", "999999999"),
    "level": ("1", "3", "5"),
    "players": ("random,random", "greedy,random", "random", "random,nobody", "easy,greedy,random"),
    "option": ("a=b", "wheat=yes", "scoring=first"),
    "theme": ("light", "dark", "merge"),
    "tile": ("road", "wood", "L07"),
    "title": ("An evening", "Une soirée"),
    "author": ("Anna",),
    "cluster": ("127.0.0.1:1", "nowhere://x", "localhost:99999"),
}
"""What each option takes, where its parser does not say. Other values are hostile."""
SLOW: Final = ("gallery", "play", "edit")
"""Commands that build windows: they are tried less often."""
OUTPUTS: Final = (
    "x.png", "x.svg", "x.pdf", "x.html", "X.PNG", "x.gif", "x", ".png", ".", "", "none/x.png",
    "folder.png", "pipe.png", "pipe", "a" * 300 + ".png", "\udcff.png", "\x1b.svg", "/proc/x.png",
    "/proc/x", "deck.toml", "é.pdf", "mined", "folder", "result.json", "damaged.toml", "new",
)  # fmt: skip
ENVIRONMENT: Final[dict[str, tuple[str | None, ...]]] = {
    "COLUMNS": ("abc", "1", "0", "-5", "", "99999999999999999999"),
    "LANG": ("C", "fr_FR.UTF-8", "xx", "", "\udcff"),
    "LC_ALL": ("C", "POSIX", "fr", "de_DE@euro", None),
    "HOME": (None, "/none", "", "relative"),
    "TMPDIR": ("/none", "", "/proc"),
    "PYTHONIOENCODING": ("ascii", "latin-1", "utf-8:strict", "utf-16"),
    "PYTHONUNBUFFERED": ("1", None),
    "PYTHONWARNINGS": ("default",),
    "TERM": ("dumb", "", None),
    "XDG_CONFIG_HOME": ("/none", "/proc", None),
    "QT_QPA_PLATFORM": ("offscreen", None),
    "TZ": ("nowhere", ""),
}
"""`None`: not set."""


@dataclass
class CommandLine:
    arguments: list[str]
    environment: dict[str, str | None] = field(default_factory=dict)
    streams: tuple[str, str, str] = ("null", "file", "file")
    folder: str = "own"
    interrupted: float | None = None
    """Seconds until Ctrl+C is pressed."""

    def __str__(self) -> str:
        told = " ".join(repr(one) if len(one) < 60 else f"{one[:20]!r}…" for one in self.arguments)
        odd = [f"{key}={value!r:.30}" for key, value in self.environment.items()]
        if self.streams != ("null", "file", "file"):
            odd.append("/".join(self.streams))
        if self.folder != "own":
            odd.append(f"in {self.folder}")
        if self.interrupted is not None:
            odd.append(f"Ctrl+C after {self.interrupted:.2f} s")
        return f"{told} ({', '.join(odd)})" if odd else told


@cache
def commands() -> dict[str, argparse.ArgumentParser]:
    """Return all parsers by command; that of no command has the empty name."""
    parser = CommandWords(catalogue("en")).parser()
    (sub,) = (one for one in parser._actions if isinstance(one, argparse._SubParsersAction))
    return {"": parser, **sub.choices}


def line(rng: Random, files: list[str]) -> CommandLine:
    names = [name for name in commands() if name]
    (command,) = rng.choices(names, [0.2 if name in SLOW else 1 for name in names])
    arguments = [command, *_options(commands()[command], rng, files, command)]
    if rng.random() < 0.15:
        arguments[:0] = ["--lang", rng.choice(("en", "fr", "xx", ""))]
    if rng.random() < 0.04:
        arguments.insert(rng.randrange(len(arguments) + 1), rng.choice(("--help", "--version")))
    if rng.random() < 0.06:
        arguments.insert(rng.randrange(len(arguments) + 1), rng.choice(TEXTS))
    if command == "gallery":
        # What follows would be no option, and all windows would be drawn.
        arguments = ["-" if one == "--" else one for one in arguments]
    found = CommandLine(arguments)
    if rng.random() < 0.3:
        for name in rng.sample(list(ENVIRONMENT), rng.randint(1, 3)):
            found.environment[name] = rng.choice(ENVIRONMENT[name])
    if command in ("play", "edit"):
        _open_window(found, rng)
    elif rng.random() < 0.1:
        found.interrupted = rng.random() * 2
    if rng.random() < 0.2:
        kinds = ("file", "closed", "full", "gone", "null")
        found.streams = rng.choice(("null", "closed")), rng.choice(kinds), rng.choice(kinds)
    if rng.random() < 0.1:
        found.folder = rng.choice(("removed", "unwritable"))
    return found


def _open_window(found: CommandLine, rng: Random) -> None:
    """Choose a screen or none. With a screen, Ctrl+C ends the window, which stays open."""
    if rng.random() < 0.7:
        found.environment["QT_QPA_PLATFORM"] = None
    else:
        found.environment["QT_QPA_PLATFORM"] = "offscreen"
        found.interrupted = 2 + rng.random()


def _options(
    parser: argparse.ArgumentParser, rng: Random, files: list[str], command: str
) -> Iterator[str]:
    cheap = {"games", "limit", "only", "size", "budget"}
    for action in parser._actions:
        if isinstance(action, argparse._HelpAction):
            continue
        if not action.option_strings:
            count = rng.randint(1, 3) if action.nargs == "+" else 1
            for _ in range(0 if rng.random() < 0.03 else count):
                yield _value(action, rng, files, command)
        elif action.required or action.dest in cheap or rng.random() < 0.25:
            # Without these it would take long.
            if action.dest not in cheap and rng.random() < 0.03:
                continue
            if action.dest == "cluster" and rng.random() < 0.8:
                continue
            name = rng.choice(action.option_strings)
            if action.nargs == 0:
                yield name
            elif rng.random() < 0.5 or not name.startswith("--"):
                yield from (name, _value(action, rng, files, command))
            else:
                yield f"{name}={_value(action, rng, files, command)}"


def _value(action: argparse.Action, rng: Random, files: list[str], command: str) -> str:
    name, odd = action.dest, rng.random() < 0.15
    if name == "only":
        return "no window is called so"
    if name == "output" or (name in ("pack", "folder") and not odd):
        return rng.choice(OUTPUTS)
    if name == "what" and rng.random() < 0.05:
        return rng.choice(("hunters", "expedition", "chess"))
    if name in ("file", "what", "deck") and not odd:
        return rng.choice(files)
    if action.choices is not None and not odd:
        return str(rng.choice(list(action.choices)))
    if name in GOOD and not odd:
        return rng.choice(GOOD[name])
    return rng.choice(NUMBERS if action.type is not None or rng.random() < 0.2 else TEXTS)


def make_files(folder: Path, rng: Random) -> list[str]:
    """Write files of every kind, good and bad, and return their names. All are small, as drawing
    takes long."""
    scenarios = ROOT / "scenarios"
    good = {
        "deck.toml": dumps(examples.deck()).encode(),
        "game.toml": dumps(examples.scenario()).encode(),
        "map.toml": (ROOT / "resources" / "maps" / "expedition.toml").read_bytes(),
        "puzzle.toml": min((scenarios / "hunters" / "puzzles").glob("*.toml")).read_bytes(),
        "lesson.toml": lesson_path("hunters").read_bytes(),
    }
    for name, raw in good.items():
        (folder / name).write_bytes(raw)
        (folder / f"damaged-{name}").write_bytes(damaged(raw, rng))
    write_pack(folder / "good.carcqt", {"en": "x"}, [folder / "deck.toml", folder / "puzzle.toml"])
    pack = bytearray((folder / "good.carcqt").read_bytes())
    pack[rng.randrange(len(pack))] ^= 255
    bad = {
        "damaged.carcqt": bytes(pack),
        "text.carcqt": b"not a pack",
        "empty.toml": b"",
        "huge.toml": good["game.toml"].replace(b"format = ", b"format = 0x" + b"f" * 9999, 1),
        "huge-seed.toml": good["game.toml"].replace(b"\n", b"\nseed = 0x" + b"f" * 9999 + b"\n", 1),
        "deep.toml": b"a = " + b"[" * 50_000,
        "large.toml": b"#" * 2_100_000,
        "utf16.toml": "format = 1".encode("utf-16"),
        "nan.toml": good["game.toml"].replace(b"format = 2", b"format = nan", 1),
        "result.json": b'{"games": 1' + b"0" * 4000 + b"}",
        "\udcff.toml": good["deck.toml"],
        "\x1b[31m.toml": good["puzzle.toml"],
    }
    for name, raw in bad.items():
        (folder / name).write_bytes(raw)
    (folder / "folder.png").mkdir()
    for name in ("pipe.png", "pipe"):
        os.mkfifo(folder / name)
    odd = ["folder.png", "pipe", "none.toml", "/dev/null", "/", ".", "", "x" * 300, "hunters"]
    # Relative names lead nowhere from the odd folders; absolute ones are good everywhere.
    return [*good, *(str(folder / name) for name in good), *bad, *odd]


def _import_all() -> None:
    """Import everything that commands use, so that forks need not."""
    for name in commands():
        import_module(f"carcqt.cli.{name}" if name else "carcqt.art.paper.export")


def try_lines(seed: int, is_whole: bool, numbers: range, is_planted: bool = False) -> TrialResult:
    result = TrialResult()
    if not is_whole:
        _import_all()
    with tempfile.TemporaryDirectory() as own:
        for number in numbers:
            rng = Random(f"{seed} {is_whole} {number}")
            folder = Path(own, str(number))
            folder.mkdir()
            asked = line(rng, make_files(folder, rng))
            found = Launched(asked, folder, is_whole, is_planted)
            result.done += 1
            result.counts[f"ended with {found.code}"] += 1
            result.counts["interrupted"] += asked.interrupted is not None
            result.found += [f"line {number}: {wrong}: {asked}" for wrong in found.wrong()]
    return result


class Launched:
    """A command that was run, and how it ended."""

    def __init__(
        self, asked: CommandLine, folder: Path, is_whole: bool, is_planted: bool = False
    ) -> None:
        self.asked, self.folder = asked, folder
        before = {*os.listdir(folder)}
        with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
            process = os.fork()
            if process == 0:
                _become(asked, folder, (out.fileno(), err.fileno()), is_whole, is_planted)
            self.code = self._wait(process)
            self.output = b"".join(self._content(file.fileno()) for file in (out, err))
            self.errors = self._content(err.fileno())
        self.left = {*os.listdir(folder)} - before

    @staticmethod
    def _content(handle: int) -> bytes:
        return os.pread(handle, 1_000_000, 0)

    def _wait(self, process: int) -> int | None:
        """Return the exit code: below zero the signal that ended it, `None` if it hung."""
        began, interrupted = time.monotonic(), self.asked.interrupted
        while True:
            ended, status = os.waitpid(process, os.WNOHANG)
            if ended:
                return os.waitstatus_to_exitcode(status)
            seconds = time.monotonic() - began
            if interrupted is not None and seconds > interrupted:
                interrupted = None
                with suppress(ProcessLookupError, PermissionError):
                    os.killpg(process, signal.SIGINT)
            if seconds > _PATIENCE:
                os.killpg(process, signal.SIGKILL)
                os.waitpid(process, 0)
                return None
            time.sleep(0.005)

    def wrong(self) -> Iterator[str]:
        last = self.errors.decode("utf-8", "replace").strip().splitlines()[-1:] or [""]
        if self.code is None:
            yield "hangs"
        elif self.asked.interrupted is not None and self._was_starting():
            return
        elif self.code not in (0, 1, 2, *((_STOPPED,) if self._may_stop() else ())):
            yield f"exit code {self.code}, {last[0][:120]}"
        for mark in (b"Traceback (most", b"Exception ignored", b"Fatal Python"):
            if mark in self.output:
                yield f"{mark.decode()}… {last[0][:160]}"
                break
        if self.code == 2 and not self.errors.strip() and self.asked.streams[2] == "file":
            yield "exit code 2 without a word"
        for name in self.left:
            # A name that was asked for begins so as well.
            if name.startswith(".") and not name.startswith(".png"):
                yield f"left {name}"

    def _may_stop(self) -> bool:
        return self.asked.interrupted is not None

    def _was_starting(self) -> bool:
        """Return whether Ctrl+C came before Python had reached the program."""
        if b"<no Python frame>" in self.errors or (self.code == -signal.SIGINT and not self.errors):
            return True
        is_over = self.code in (-signal.SIGINT, 1, _STOPPED) and b"KeyboardInterrupt" in self.errors
        return is_over and str(ROOT / "carcqt").encode() not in self.errors


def _become(
    asked: CommandLine, folder: Path, files: tuple[int, int], is_whole: bool, is_planted: bool
) -> None:
    """Run the command line in a fork as the system would, and never return."""
    code = 99
    try:
        os.setsid()
        signal.signal(signal.SIGINT, signal.default_int_handler)
        if not is_whole:
            resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
        _surround(asked, folder)
        command = str(Path(sys.prefix, "bin", "carcqt"))
        environment = {**os.environ}
        for number, kind in enumerate(asked.streams):
            _open_stream(number, kind, files)
        if is_whole:
            os.execve(command, [command, *asked.arguments], environment)
        code = _call(command, asked.arguments, is_planted)
    finally:
        os._exit(code)


def _surround(asked: CommandLine, folder: Path) -> None:
    for place in ("CACHE", "CONFIG", "DATA", "STATE"):
        os.environ[f"XDG_{place}_HOME"] = str(folder / "home" / place)
    os.environ["HOME"] = str(folder / "home")
    for name, value in asked.environment.items():
        if value is None:
            os.environ.pop(name, None)
        else:
            os.environ[name] = value
    os.chdir("/proc" if asked.folder == "unwritable" else folder)
    if asked.folder == "removed":
        gone = folder / "gone"
        gone.mkdir()
        os.chdir(gone)
        gone.rmdir()


def _open_stream(number: int, kind: str, files: tuple[int, int]) -> None:
    if kind == "closed":
        with suppress(OSError):
            os.close(number)
        return
    if kind == "gone":
        reader, handle = os.pipe()
        os.close(reader)
    elif kind == "file" and number:
        handle = os.dup(files[number - 1])
    else:
        path = "/dev/full" if kind == "full" and number else os.devnull
        handle = os.open(path, os.O_RDWR)
    os.dup2(handle, number)
    if handle != number:
        os.close(handle)


def _call(command: str, arguments: list[str], is_planted: bool) -> int:
    """Run the command as its script does, with new streams as Python would make them."""
    sys.argv = [command, *arguments]
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        try:
            os.fstat(number)
        except OSError:
            setattr(sys, name, None)
        else:
            setattr(sys, name, open(number, "w" if number else "r", closefd=False))  # noqa: SIM115
    code: object = 1
    try:
        if is_planted:
            raise ValueError("planted")
        code = main()
    except SystemExit as stop:
        code = 0 if stop.code is None else stop.code
    except BaseException:
        traceback.print_exc()
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except (OSError, ValueError):
            code = 120
    return code if isinstance(code, int) else 1


def judge_planted(result: TrialResult) -> None:
    """Demand that planted errors were found wherever they could be seen."""
    found = sum("ValueError: planted" in one for one in result.found)
    result.counts.clear()
    result.counts["times found"] = found
    result.found = [] if found >= result.done // 2 else ["planted errors were not found"]


def runs(count: int, seed: int) -> list[TrialRun]:
    whole = max(1, count // _WHOLE)
    planted = partial(try_lines, seed, False, is_planted=True)
    return [
        TrialRun("command lines, whole processes", partial(try_lines, seed, True), whole, 25),
        TrialRun("command lines", partial(try_lines, seed, False), max(1, count - whole), 50),
        TrialRun("command lines, planted error", planted, 20, 20, judge_planted),
    ]
