"""python -m benchmarks.memory: the memory of the program on its first page, after each of several
games of all kinds with hints."""

from __future__ import annotations

import argparse
import gc
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from carcqt.app.window import MainWindow

GAMES: Final = 20
MOST: Final = 400
"""Megabytes that the program may take on its first page."""
GROWTH: Final = 15
"""Megabytes by which the last five of ten games may differ from the five before."""
_SHOWN: Final = 12
"""Moves after each of which the window may draw."""
_HINTED: Final = 24
"""Moves after each of which a hint is asked for."""
_PATIENCE: Final = 60.0
"""Seconds to wait for a hint."""
_SETTLES: Final = 2.0
"""Seconds on the first page before memory is read: the window gives memory back after 1.5."""


def memory(process: int | str = "self") -> int:
    """Return the resident memory of a process, in megabytes."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) // 1024
    return 0


def home_sizes(count: int, seed: int, hinted: int = _HINTED) -> Iterator[int]:
    """Play `count` games in one window; yield the memory on the first page after each. A hint is
    asked for after every `hinted` moves, never if that is 0."""
    from carcqt.app.window import MainWindow
    from carcqt.art.studio.studio import Studio
    from carcqt.main import application, dress
    from carcqt.play.saves import Saves
    from carcqt.ui.garbage import GarbageCollection

    collection = GarbageCollection(application())
    dress("en")
    with tempfile.TemporaryDirectory() as own:
        studio = Studio(folder=Path(own, "pictures"))
        window = MainWindow(Saves(Path(own, "saves")), studio)
        window.resize(1366, 860)
        window.show_home()
        window.show()
        for number in range(count):
            _play(window, number, Random(f"{seed} {number}"), hinted)
            window.show_home()
            rest(_SETTLES)
            yield memory()
        window.close()
        studio.close()
    collection.deleteLater()
    gc.unfreeze()
    gc.enable()


def _play(window: MainWindow, number: int, rng: Random, hinted: int) -> None:
    """Play one game by chance, until its end is shown."""
    from carcqt.content.materials import builtin_material
    from carcqt.content.tables import Aids, Seat, TableSetup
    from carcqt.rules.games import GAMES as RULES

    game = list(RULES)[number % len(RULES)]
    file = builtin_material(game, RULES[game].description.material)
    seats = tuple(Seat(name, colour) for colour, name in enumerate(("Ada", "Ben", "Cleo")))
    window.start(TableSetup(file, seats, aids=Aids(hints=True), seed=rng.randrange(2**31)))
    session = window.session
    assert session is not None
    session.pause()
    while not session.table.game.is_over:
        session.play(rng.choice(session.table.game.legal_moves))
        if hinted and len(session.table.moments) % hinted == 0 and not session.table.game.is_over:
            _ask_for_hint(window)
        if len(session.table.moments) % _SHOWN == 0:
            rest(0)
    rest(0.3)


def _ask_for_hint(window: MainWindow) -> None:
    from time import monotonic

    from carcqt.app.table.page import TablePage
    from carcqt.play.counsel import CounselState

    page, session = window.pages.currentWidget(), window.session
    assert isinstance(page, TablePage)
    assert session is not None
    if session.table.waiting_for_curtain:
        session.lift_curtain()
    page.hinting.toggle()
    until = monotonic() + _PATIENCE
    while page.hinting.counsel.state is CounselState.THINKING and monotonic() < until:
        rest(0.02)
    rest(0)
    page.hinting.counsel.hide()


def rest(seconds: float) -> None:
    """Let the window work for a while."""
    from PySide6.QtCore import QEvent, QEventLoop, QTimer
    from PySide6.QtWidgets import QApplication

    loop = QEventLoop()
    QTimer.singleShot(int(1000 * seconds), loop.quit)
    loop.exec()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def grows(sizes: list[int]) -> bool:
    """Return whether memory still grows over the last ten games."""
    last, before = sizes[-5:], sizes[-10:-5]
    return len(before) == 5 and sum(last) / 5 > sum(before) / 5 + GROWTH


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.memory", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help=f"games to play ({GAMES})")
    parser.add_argument("--seed", type=int, default=1, help="for the moves (1)")
    args = parser.parse_args()
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    sizes: list[int] = []
    with tempfile.TemporaryDirectory() as own:
        for place in ("CONFIG", "DATA", "STATE", "CACHE"):
            os.environ[f"XDG_{place}_HOME"] = str(Path(own, place))
        for number, size in enumerate(home_sizes(args.games, args.seed), 1):
            sizes.append(size)
            print(f"game {number:2}: {size} MB", flush=True)
    print(f"{max(sizes)} MB at most, {'growing' if grows(sizes) else 'not growing'} at the end")


if __name__ == "__main__":
    main()
