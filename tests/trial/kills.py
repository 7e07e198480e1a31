"""The program killed at random moments of play and of editing, and at every step of a save."""

from __future__ import annotations

import signal
import subprocess
import sys
import tempfile
import time
from functools import partial
from itertools import count, islice
from pathlib import Path
from random import Random
from typing import Final

from carcqt.content.toml.files import read_toml
from carcqt.play.saves import Saves
from carcqt.play.session import Session
from tests.play.test_crash import Confirmed, killed
from tests.support import ROOT
from tests.trial.pieces import TrialRun
from tests.trial.result import TrialResult

# Ends the program, as if the power went, at a given step of a save: before each call that Python
# makes to the system while it writes.
STEP = """
import os, sys
from pathlib import Path
from carcqt.content.writing import write_text
path, last = Path(sys.argv[1]), int(sys.argv[2])
is_planted = bool(sys.argv[3])
steps = 0
def hook(event, args):
    global steps
    if event.startswith(("open", "os.")):
        step()
def step():
    global steps
    steps += 1
    if steps == last:
        os._exit(9)
real = os.fsync
def fsync(handle):
    step()
    real(handle)
    step()
os.fsync = fsync
sys.addaudithook(hook)
if is_planted:
    with open(path, "w") as file:
        file.write("x = 2\\n" * 1000)
        os.fsync(file.fileno())
else:
    write_text(path, "x = 2\\n" * 1000)
os._exit(0)
"""
_KILLED: Final = 9
"""Exit code of a save that was ended in the middle."""
_FEWEST_STEPS: Final = 8
"""A save opens, syncs, closes and replaces: it has more steps than that."""
EDIT = """
import sys
from pathlib import Path
from random import Random
from dataclasses import replace
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from editor.documents.deck import DeckDocument
app = QApplication([])
document = DeckDocument.load(Path(sys.argv[1]))
rng = Random(sys.argv[2])
def change():
    title = {"en": str(rng.random())}
    document.change("Title", replace(document.content, title=title))
    if rng.random() < 0.3:
        print("saving", title["en"], flush=True)
        if document.save():
            print("saved", title["en"], flush=True)
timer = QTimer(interval=5)
timer.timeout.connect(change)
timer.start()
QTimer.singleShot(60_000, app.quit)
print("begun", flush=True)
app.exec()
"""


def play(seed: int, numbers: range) -> TrialResult:
    """Killed again and again in one folder."""
    result, rng, known = TrialResult(), Random(f"{seed} {numbers[0]}"), dict[Path, list[str]]()
    with tempfile.TemporaryDirectory() as own:
        folder = Path(own)
        for number in numbers:
            lines = killed(folder, rng)
            result.counts["moves told of"] += sum(line.startswith("+") for line in lines)
            said = Confirmed(lines, known)
            result.done += 1
            assert said.path is not None
            saves = Saves(folder)
            session = Session.load(said.path, saves)
            moves = [str(moment.move) for moment in session.table.moments]
            kept = moves[: len(said.moves)] == said.moves or moves == said.moves[:-1]
            if not kept or session.path != said.path or session.problems:
                result.found.append(f"kill {number}: {len(said.moves)} said, {len(moves)} there")
            known[session.path] = moves
            session.close()
    return result


def edit(seed: int, numbers: range) -> TrialResult:
    result, rng = TrialResult(), Random(f"{seed} {numbers[0]}")
    deck = (ROOT / "resources" / "decks" / "hunters.toml").read_bytes()
    with tempfile.TemporaryDirectory() as own:
        path = Path(own, "deck.toml")
        path.write_bytes(deck)
        before = str(read_toml(path)["title"]["en"])
        for number in numbers:
            command = [sys.executable, "-c", EDIT, str(path), f"{seed} {number}"]
            with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as program:
                assert program.stdout is not None
                program.stdout.readline()
                # However slow the machine is, it has saved now and then.
                lines = list(islice(program.stdout, rng.randrange(12)))
                time.sleep(rng.random() * 0.1)
                program.send_signal(signal.SIGKILL)
                lines += program.stdout
            said = [line.split() for line in lines if line.endswith("\n")]
            result.done += 1
            result.counts["saves told of"] += sum(word == "saved" for word, _ in said)
            # The save after the last that was told may be there already.
            last = max((at for at, (word, _) in enumerate(said) if word == "saved"), default=-1)
            good = {title for _, title in said[max(last, 0) :]} | ({before} if last < 0 else set())
            before = str(read_toml(path)["title"]["en"])
            if before not in good:
                result.found.append(f"kill {number}: a save that was told of is not there")
            if len(list(path.parent.glob("deck*"))) != 1:
                result.found.append(f"kill {number}: more than the file")
    return result


def steps(is_planted: bool, _: range) -> TrialResult:
    """Kill a save before each of its calls: the file is the old or the new one, never a part."""
    result = TrialResult()
    with tempfile.TemporaryDirectory() as own:
        path = Path(own, "file.toml")
        for last in count(1):
            path.write_text("x = 1\n")
            command = [sys.executable, "-c", STEP, str(path), str(last), "x" * is_planted]
            done = subprocess.run(command, cwd=ROOT, check=False)
            result.done += 1
            if path.read_text() not in ("x = 1\n", "x = 2\n" * 1000):
                result.found.append(f"step {last}: half a file")
            if done.returncode != _KILLED:
                break
        if done.returncode != 0 or path.read_text() == "x = 1\n":
            result.found.append(f"step {last}: nothing is saved")
        elif last < _FEWEST_STEPS and not is_planted:
            result.found.append(f"a save has only {last} steps")
    return result


def judge_planted(result: TrialResult) -> None:
    """Demand that a save that is not written whole was found."""
    found = sum("half a file" in one for one in result.found)
    result.counts["times found"] = found
    result.found = [] if found else ["the planted bug was not found"]


def runs(kills: int, seed: int) -> list[TrialRun]:
    half = (kills + 1) // 2
    return [
        TrialRun("kills around every call of a save", partial(steps, False), 1, 1),
        TrialRun("kills around every call, planted bug", partial(steps, True), 1, 1, judge_planted),
        TrialRun("kills of play", partial(play, seed), half, 20),
        TrialRun("kills of the editor", partial(edit, seed), half, 20),
    ]
