"""python -m benchmarks.windows: from the command to a window that takes a click, and from a click
to its picture and to its move on the disk."""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter, time
from typing import Any

STARTS = 5
WARM = 20
CLICKS = 100
GAMES = ("hunters", "goldrush", "amazon", "expedition")
PERSONS = {"expedition": 3}


def started(began: float) -> None:
    """In a process of its own: opens the home window, clicks in it, and tells how long it took."""
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication

    from carcqt.art.studio.studio import Studio
    from carcqt.main import Program, application, dress

    application()
    dress()
    program = Program(Studio.of_user())
    program.play()
    window = program.window
    assert window is not None
    QApplication.processEvents()
    QTest.mouseClick(window.home, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    print(time() - began, flush=True)


def start_times(cache: Path) -> list[float]:
    found = []
    for _ in range(STARTS):
        env = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "XDG_CACHE_HOME": str(cache)}
        command = [sys.executable, "-m", "benchmarks.windows", "--started", str(time())]
        with subprocess.Popen(
            command, env=env, stdout=subprocess.PIPE, text=True, start_new_session=True
        ) as child:
            assert child.stdout is not None
            found.append(float(child.stdout.readline()))
            # Whoever still paints for it goes with it.
            os.killpg(child.pid, signal.SIGKILL)
    return found


def clicks(game: str, folder: Path) -> dict[str, float]:
    """Laying, placing and choosing in the middle of a game, until the whole window is painted."""
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication

    from carcqt.app.games import game_table
    from carcqt.app.table.page import TablePage
    from carcqt.art.studio.studio import Studio
    from carcqt.play.saves import Saves
    from carcqt.play.session import Session
    from tests.app.hands import table_of

    studio = Studio.of_user()
    page = TablePage(
        Session.new(table_of(game, PERSONS.get(game, 2)), Saves(folder)), game_table(game), studio
    )
    page.resize(1366, 860)
    page.show()
    session, decision = page.session, page.decision
    confirmed: list[float] = []
    shown: list[float] = []
    began = 0.0
    session.moved.connect(lambda _: confirmed.append(perf_counter() - began))
    while len(shown) < WARM + CLICKS and not session.is_over:
        if session.waiting_for_curtain:
            session.lift_curtain()
        if decision.lays:
            page.stage.step(1, 0)
        elif decision.options and decision.focus is None:
            decision.step(1)
        # Whoever sits there has looked at it for a while.
        studio.wait()
        QApplication.processEvents()
        began = perf_counter()
        QTest.keyClick(page, Qt.Key.Key_Return if decision.focus else Qt.Key.Key_Space)
        QApplication.processEvents()
        shown.append(perf_counter() - began)
    session.close()
    studio.close()
    return {
        **_figures("to_picture", shown[WARM:]),
        **_figures("to_confirmed", confirmed[WARM:]),
        "clicks": len(shown) - WARM,
    }


def _figures(name: str, spent: list[float]) -> dict[str, float]:
    ordered = sorted(spent)
    return {
        f"{name}_median_ms": round(1e3 * ordered[len(ordered) // 2], 1),
        f"{name}_95_ms": round(1e3 * ordered[int(0.95 * len(ordered))], 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.windows", description=__doc__)
    parser.add_argument("--started", type=float, help=argparse.SUPPRESS)
    args = parser.parse_args()
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    if args.started is not None:
        started(args.started)
        return
    with tempfile.TemporaryDirectory() as own:
        for place in ("CONFIG", "DATA", "STATE"):
            os.environ[f"XDG_{place}_HOME"] = str(Path(own, place))
        cache = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache"))
        found: dict[str, Any] = {
            "start_full_cache_s": round(median(start_times(cache)), 2),
            "start_empty_cache_s": round(median(start_times(Path(own, "cache"))), 2),
        }
        from PySide6.QtWidgets import QApplication

        application = QApplication([])
        found["clicks"] = {game: clicks(game, Path(own, game)) for game in GAMES}
        del application
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
