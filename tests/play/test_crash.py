"""Killed at any moment, the program loses nothing that was confirmed, and offers it again."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from carcqt.play.saves import Saves, latest_unfinished
from carcqt.play.session import Session
from tests.play.tables import steps
from tests.support import ROOT


class Confirmed:
    """What a program that was killed had said."""

    def __init__(self, lines: list[str], known: dict[Path, list[str]]) -> None:
        self.path: Path | None = None
        self.moves: list[str] = []
        for line in lines:
            match line.rstrip("\n").split(" ", 1):
                case ["=", opened]:
                    path, count = opened.rsplit(" ", 1)
                    self.path = Path(path)
                    self.moves = known.get(self.path, [])
                    assert len(self.moves) == int(count)
                case ["+", move]:
                    self.moves.append(move)
                case ["-", count]:
                    del self.moves[-int(count) :]


def killed(folder: Path, rng: Random) -> list[str]:
    """Lets the program play for a while, and kills it."""
    command = [sys.executable, "-m", "tests.play.hasty", str(folder), str(rng.random())]
    lines: list[str] = []
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as program:
        out = program.stdout
        assert out is not None
        # However slow the machine is, it has begun to play.
        lines += islice(out, rng.randint(1, 10))
        reader = threading.Thread(target=lambda: lines.extend(out))
        reader.start()
        time.sleep(rng.random() * 0.25)
        assert program.poll() is None
        program.kill()
        reader.join()
    # The last line may have been cut off while it was written.
    return lines if lines[-1].endswith("\n") else lines[:-1]


@pytest.mark.parametrize("times", [4, pytest.param(50, marks=pytest.mark.long)])
def test_nothing_that_was_confirmed_is_lost(times: int, tmp_path: Path) -> None:
    rng = Random(times)
    known: dict[Path, list[str]] = {}
    made = 0
    for _ in range(times):
        said = Confirmed(killed(tmp_path, rng), known)
        assert said.path is not None
        saves = Saves(tmp_path)
        (save,) = [save for save in saves.list() if save.path == said.path]
        assert not save.is_broken
        session = Session.load(save.path, saves)
        assert session.path == save.path
        assert session.problems == ()
        moves = [str(moment.move) for moment in session.table.moments]
        # The move after the last confirmed one may be there or not.
        assert moves[: len(said.moves)] == said.moves or moves == said.moves[:-1]
        assert len(moves) <= len(said.moves) + 1
        made = max(made, len(moves))
        if not session.table.game.is_over:
            offered = latest_unfinished(saves.list())
            assert offered is not None
            assert offered.path == save.path
            steps(session, 1, seed=made)
        known[save.path] = [str(moment.move) for moment in session.table.moments]
        session.close()
        assert not any(save.is_broken for save in saves.list())
    assert made > 10
