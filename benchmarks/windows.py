"""python -m benchmarks.windows: from the command to a window that takes a click, and from a click
to its picture and to its move on the disk; with `--calls`, how many Python calls that takes."""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from statistics import median
from threading import Thread
from time import perf_counter, sleep, time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from editor.puzzles.page import PuzzlePage

STARTS = 5
WARM = 20
CLICKS = 100
LEAVES = 10
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
    session.table.moved.connect(lambda _: confirmed.append(perf_counter() - began))
    while len(shown) < WARM + CLICKS and not session.table.game.is_over:
        if session.table.waiting_for_curtain:
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


def call_counts(folder: Path) -> dict[str, dict[str, float]]:
    """Return the median of Python calls for pointing and for clicks at each table of tiles."""
    from benchmarks.calls import table_calls

    return {game: table_calls(game, folder / game) for game in GAMES[:3]}


def puzzle_clicks() -> dict[str, float]:
    """In the puzzle editor while the solver works: clicks on the table, and edits, each of which
    ends one search and begins another."""
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication

    from carcqt.art.studio.studio import Studio
    from editor.documents.layout import LayoutContent
    from editor.documents.layouts import LayoutDocument
    from editor.layouts.board import LayoutBoard
    from editor.puzzles.edits import with_goal
    from editor.puzzles.page import PuzzlePage
    from editor.window import EditorWindow

    studio = Studio.of_user()
    window = EditorWindow(studio)
    content = LayoutContent.read(_midgame(), None)
    window.add(LayoutDocument(with_goal(content, turns=9, others="best")))
    window.resize(1366, 860)
    window.show()
    page = window.page
    assert isinstance(page, PuzzlePage)
    assert page.prover is not None
    squares = [laid.square for laid in content.position.laid]
    looked: list[float] = []
    edited: list[float] = []
    ended: list[float] = []
    for number in range(WARM + CLICKS):
        until = time() + 60
        while not page.prover.is_at_work and time() < until:
            QApplication.processEvents()
        studio.wait()
        board = page.body.view
        assert isinstance(board, LayoutBoard)
        at = board.scene_to_widget(squares[number % len(squares)])
        began = perf_counter()
        QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=at)
        QApplication.processEvents()
        looked.append(perf_counter() - began)
        assert page.prover.is_at_work
        if number % 5:
            continue
        began = perf_counter()
        page.panel.goal.turns.step(1 if number % 10 else -1)
        ended.append(perf_counter() - began)
        assert page.prover.process_id is None
        QApplication.processEvents()
        edited.append(perf_counter() - began)
    left = [_ended(page, window.show_start, window.show_document) for _ in range(LEAVES)]
    _search(page)
    for document in window.tabs:
        document.stack.setClean()
    watch = _Watch(page.prover.process_id)
    window.close()
    closed = watch.spent()
    studio.close()
    return {
        **_figures("leave_to_search_ended", left),
        "close_to_search_ended_ms": round(1e3 * closed, 1),
        **_figures("click_to_picture", looked[WARM:]),
        **_figures("edit_to_picture", edited[WARM // 5 :]),
        **_figures("edit_to_search_ended", ended[WARM // 5 :]),
        "clicks": CLICKS,
    }


def _search(page: PuzzlePage) -> None:
    """Until the solver is at work."""
    from PySide6.QtWidgets import QApplication

    assert page.prover is not None
    until = time() + 60
    while not page.prover.is_at_work and time() < until:
        QApplication.processEvents()


class _Watch(Thread):
    """Looks when a process ends, whatever the window does meanwhile."""

    def __init__(self, process: int | None) -> None:
        super().__init__()
        assert process is not None
        self._stat = Path(f"/proc/{process}/stat")
        self.ended = 0.0
        self.began = perf_counter()
        self.start()

    def run(self) -> None:
        while self._is_alive() and perf_counter() - self.began < 10:
            sleep(0.002)
        self.ended = perf_counter()

    def _is_alive(self) -> bool:
        with suppress(OSError):
            # What is dead and not yet mourned is dead.
            return self._stat.read_text().rpartition(")")[2].split()[0] != "Z"
        return False

    def spent(self) -> float:
        self.join()
        return self.ended - self.began


def _ended(page: PuzzlePage, leave: Callable[[], None], back: Callable[[Any], None]) -> float:
    """From leaving a page in the midst of a search until nobody searches any more."""
    _search(page)
    assert page.prover is not None
    watch = _Watch(page.prover.process_id)
    leave()
    back(page.document)
    return watch.spent()


def solving_leaves() -> dict[str, float]:
    """From the page of a puzzle whose try is being judged back to all puzzles."""
    from PySide6.QtWidgets import QApplication

    from carcqt.app.window import MainWindow
    from carcqt.art.studio.studio import Studio
    from carcqt.content.toml.writing import dumps
    from carcqt.play.saves import Saves

    studio = Studio.of_user()
    found = []
    with tempfile.TemporaryDirectory() as own:
        window = MainWindow(Saves(Path(own, "saves")), studio)
        window.resize(1366, 860)
        window.show()
        data = _midgame()
        data["goal"] |= {"turns": 9, "others": "best"}
        path = Path(own, "long.toml")
        path.write_text(dumps(data), "utf-8")
        for _ in range(LEAVES):
            window.solve(window.puzzles.entry(path))
            page: Any = window.pages.currentWidget()
            for move in next(page.solving.puzzle.start().turns()):
                page.solving.play(move)
            until = time() + 60
            while not page.solving._process.is_at_work and time() < until:
                QApplication.processEvents()
            watch = _Watch(page.solving._process.process_id)
            page.back.emit()
            found.append(watch.spent())
        window.close()
    studio.close()
    return _figures("leave_to_search_ended", found)


def _midgame() -> dict[str, Any]:
    """A puzzle of the middle of a game."""
    from random import Random

    from carcqt.content.materials import builtin_material
    from carcqt.puzzles.proposing import propose
    from carcqt.rules.games import GAMES as RULES

    file, rng = builtin_material("hunters", "deck"), Random(4)
    game = RULES["hunters"].new(file.material, players=2, rng=rng)
    while len(game.record) < 60:
        game.push(rng.choice(game.legal_moves))
    position = game.position()
    data = propose("long", position, {"land": position.piles[0].things}, file).data
    data["draws"]["land"] = list(position.piles[0].things[:20])
    return data


def _figures(name: str, spent: list[float]) -> dict[str, float]:
    ordered = sorted(spent)
    return {
        f"{name}_median_ms": round(1e3 * ordered[len(ordered) // 2], 1),
        f"{name}_95_ms": round(1e3 * ordered[int(0.95 * len(ordered))], 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.windows", description=__doc__)
    parser.add_argument("--started", type=float, help=argparse.SUPPRESS)
    parser.add_argument("--puzzles", action="store_true", help="only those of puzzles")
    parser.add_argument("--calls", action="store_true", help="only count calls, in tile games")
    args = parser.parse_args()
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    if args.started is not None:
        started(args.started)
        return
    with tempfile.TemporaryDirectory() as own:
        for place in ("CONFIG", "DATA", "STATE"):
            os.environ[f"XDG_{place}_HOME"] = str(Path(own, place))
        cache = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache"))
        found: dict[str, Any] = {}
        times = not args.calls
        if times and not args.puzzles:
            found["start_full_cache_s"] = round(median(start_times(cache)), 2)
            found["start_empty_cache_s"] = round(median(start_times(Path(own, "cache"))), 2)
        from PySide6.QtWidgets import QApplication

        application = QApplication([])
        if times and not args.puzzles:
            found["clicks"] = {game: clicks(game, Path(own, game)) for game in GAMES}
        if times:
            found["puzzle_editor"] = puzzle_clicks()
            found["puzzle_page"] = solving_leaves()
        else:
            found["calls"] = call_counts(Path(own))
        del application
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
