"""Everything that the program keeps for itself, damaged at random, through real starts: each ends
well, complains of nothing, and puts nothing aside that is good."""

from __future__ import annotations

import contextlib
import io
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import IO, Any, Final

from tests.support import ROOT
from tests.trial.pieces import Hang, TrialRun, watched
from tests.trial.result import TrialResult

AT_ONCE: Final = 20
"""Damaged files of a start."""
_EDIT_EVERY: Final = 3
_PATIENCE: Final = 300
"""Seconds after which a start hangs: painters may be at work when it is ended."""
_INTERRUPTED: Final = 130
SPLIT_OFF, COMMAND, PLANTED = "split off", "command", "planted"
"""Ways to start."""
BUGS: Final = ("raises", "good", "unreadable")
"""What the reader of all these files does wrong, for once."""
_SETTLE: Final = 1.5
"""Seconds until Ctrl+C ends a start whose windows are open."""


class StartServer:
    """Starts the program in process after process that are split off from one."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.trial.starts"]
        self._process = subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, **asked: Any) -> int | None:
        """Return the code that the process ended with; `None` if it hung."""
        to, answers = self._process.stdin, self._process.stdout
        assert to is not None
        assert answers is not None
        print(json.dumps(asked, default=str), file=to, flush=True)
        code: int | None = json.loads(answers.readline())
        return code

    def close(self) -> None:
        for stream in (self._process.stdin, self._process.stdout):
            if stream is not None:
                stream.close()
        self._process.wait()


def starts(seed: int, numbers: range, way: str = SPLIT_OFF) -> TrialResult:
    """Start the program with damaged homes: as the command itself, or split off from a process
    that has loaded it; then it goes to its pages, or has a bug that was planted."""
    from tests.trial.homes import DamagedHome

    result, server = TrialResult(), StartServer()
    with tempfile.TemporaryDirectory() as own:
        good = Path(own, "good")
        good.mkdir()
        if server.ask(home=good, make=True) != 0:
            result.found.append(f"no home could be made: {_said(good)}")
            return result
        (good / "said.txt").unlink()
        for number in numbers:
            rng = Random(f"{seed} {way} {number}")
            home = DamagedHome.make(good, Path(own, "home"), rng, AT_ONCE)
            arguments = ["edit"] if number % _EDIT_EVERY == 0 else ["play"]
            if way == PLANTED:
                home.block("carcqt.ini")
                home.keep_inside()
            if way == COMMAND:
                code = run_command(home.folder, arguments)
            else:
                raws = [raw for raw in home.bad.values() if isinstance(raw, bytes)]
                asked = {"arguments": arguments, "pasted": rng.choice(raws).hex(), "seed": number}
                bug = BUGS[number % len(BUGS)] if way == PLANTED else ""
                code = server.ask(home=home.folder, planted=bug, **asked)
            result.found += [f"start {number}: {wrong}" for wrong in _wrongs(home, code)]
            result.done += 1
            result.counts["damaged files"] += len(home.bad)
            result.counts["put aside"] += len(list(home.folder.rglob("*.damaged-*")))
            shutil.rmtree(home.folder)
    server.close()
    return result


def judge_planted(result: TrialResult) -> None:
    """Demand that every kind of planted bug was found."""
    signs = ("RuntimeError: planted", "is good and was put aside", "cannot be read and was put")
    missed = [sign for sign in signs if not any(sign in line for line in result.found)]
    result.counts.clear()
    result.counts["times found"] = len(result.found)
    result.found = [f"nothing was found of “{sign}”" for sign in missed]


def run_command(home: Path, arguments: list[str]) -> int | None:
    """Start `carcqt` as anybody does, and end it with Ctrl+C once it stands."""
    from tests.trial.homes import environment

    with open(home / "said.txt", "wb") as said:
        command = [sys.executable, "-m", "carcqt", *arguments]
        variables = {**os.environ, **environment(home)}
        process = subprocess.Popen(
            command, cwd=ROOT, env=variables, stdout=said, stderr=said,
            preexec_fn=_hear_ctrl_c,  # noqa: PLW1509 (no threads here)
        )  # fmt: skip
        try:
            _wait_for_begin(home, process)
            process.send_signal(signal.SIGINT)
            code = process.wait(_PATIENCE)
            # It may hear Ctrl+C before it has a window.
            return 0 if code == _INTERRUPTED else code
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            return None


def _hear_ctrl_c() -> None:
    """Listen to Ctrl+C again, which processes of the trial ignore, and so their children."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _wait_for_begin(home: Path, process: subprocess.Popen[bytes]) -> None:
    """Wait until its windows have had time to open."""
    log, before = _log_of(home), _size(_log_of(home))
    end = time.monotonic() + 12
    while time.monotonic() < end and process.poll() is None and _size(log) <= before:
        time.sleep(0.05)
    end = time.monotonic() + _SETTLE
    while time.monotonic() < end and process.poll() is None:
        time.sleep(0.05)


def _log_of(home: Path) -> Path:
    return home / "data" / "carcqt" / "carcqt" / "carcqt.log"


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0


def _wrongs(home: Any, code: int | None) -> Iterator[str]:
    said = _said(home.folder)
    if code is None:
        yield f"hung; {said}"
    elif code != 0:
        yield f"ended with {code}; {said}"
    elif said:
        yield said
    yield from home.wrongs()


def _said(home: Path) -> str:
    """Return the end of a traceback in the log or the terminal; an empty text if there is none."""
    texts = [home / "said.txt", _log_of(home)]
    for path in texts:
        if path.is_file():
            with contextlib.suppress(OSError):
                text = path.read_bytes()[-20_000:].decode("utf-8", "replace")
                if "Traceback" in text:
                    return " | ".join(text.rpartition("Traceback")[2].split("\n")[-8:])
    return ""


# States of match and mine


def states(seed: int, numbers: range) -> TrialResult:
    """Damage results of matches and of mining: a command continues from them or refuses them."""
    from carcqt.cli import main
    from tests.trial.damage import scratched
    from tests.trial.homes import any_text, hostile_json

    result = TrialResult()
    match = ["match", "--game", "hunters", "--players", "greedy,random", "--games"]
    mine = ["mine", "hunters", "--seed", "4", "--games"]
    with tempfile.TemporaryDirectory() as own:
        path, folder = Path(own, "match.json"), Path(own, "mined")
        with contextlib.redirect_stdout(io.TextIOWrapper(io.BytesIO())):
            main([*match, "2", "-o", str(path)])
            main([*mine, "1", "-o", str(folder)])
        files = {
            path: [*match, "1", "-o", str(path)],
            folder / "mined.json": [*mine, "1", "-o", str(folder)],
        }
        good = {file: file.read_bytes() for file in files}
        for number in numbers:
            rng = Random(f"{seed} states {number}")
            file = rng.choice(list(files))
            damage = rng.choice([hostile_json, hostile_json, scratched, any_text])
            file.write_bytes(damage(good[file], rng))
            _use(files[file], number, result)
            result.done += 1
    return result


def _use(arguments: list[str], number: int, result: TrialResult) -> None:
    from carcqt.cli import main

    said: IO[str] = io.TextIOWrapper(io.BytesIO(), "utf-8")
    try:
        with watched(), contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
            code = main(arguments)
    except SystemExit as stop:
        code = stop.code if isinstance(stop.code, int) else 1
    except (Exception, Hang) as error:
        result.found.append(f"state {number}: {type(error).__name__} {str(error)[:200]}")
        return
    if code not in (0, 1, 2):
        result.found.append(f"state {number}: ended with {code}")
    result.counts["taken up" if code == 0 else "refused"] += 1


def runs(count: int, seed: int) -> list[TrialRun]:
    begun = max(1, count // AT_ONCE)
    commands, planted = partial(starts, seed, way=COMMAND), partial(starts, seed, way=PLANTED)
    return [
        TrialRun("starts with damaged files", partial(starts, seed), begun, 10),
        TrialRun("starts by the command itself", commands, max(1, begun // 10), 5),
        TrialRun("starts, planted bugs", planted, 36, 36, judge_planted),
        TrialRun("damaged states of match and mine", partial(states, seed), begun, 250),
    ]
