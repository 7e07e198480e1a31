"""Many games in one window, one after the other: memory stays where it is."""

from __future__ import annotations

import gc
import tempfile
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

from PySide6.QtCore import QEvent, QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from carcqt.content.materials import builtin_material
from carcqt.content.tables import Seat, Table
from carcqt.rules.games import GAMES
from tests.trial.pieces import TrialRun
from tests.trial.result import TrialResult

MOST: Final = 500
"""Megabytes."""
_WARM: Final = 8
"""Games after which everything that is kept at hand is there."""
_TOLD: Final = 20
"""Games after each of which memory is told."""
_SHOWN: Final = 12
"""Moves after each of which the window may draw."""


def memory() -> int:
    """Of this process, in megabytes."""
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) // 1024
    return 0


def rest(seconds: float) -> None:
    loop = QEventLoop()
    QTimer.singleShot(int(1000 * seconds), loop.quit)
    loop.exec()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def soak(count: int, seed: int, _: range) -> TrialResult:
    from carcqt.app.window import MainWindow
    from carcqt.art.studio.studio import Studio
    from carcqt.main import application, dress
    from carcqt.play.saves import Saves
    from carcqt.ui.garbage import GarbageCollection

    result, kinds = TrialResult(), list(GAMES)
    collection = GarbageCollection(application())
    dress("en")
    sizes: list[int] = []
    with tempfile.TemporaryDirectory() as own:
        studio = Studio(folder=Path(own, "pictures"))
        window = MainWindow(Saves(Path(own, "saves")), studio)
        window.resize(1366, 860)
        window.show_home()
        window.show()
        for number in range(count):
            game = kinds[number % len(kinds)]
            file = builtin_material(game, GAMES[game].description.material)
            seats = tuple(Seat(name, colour) for colour, name in enumerate(("Ada", "Ben", "Cleo")))
            window.start(Table(file, seats, seed=seed * count + number))
            session, rng = window.session, Random(f"{seed} {number}")
            assert session is not None
            session.pause()
            while not session.is_over:
                session.play(rng.choice(session.game.legal_moves))
                if len(session.moments) % _SHOWN == 0:
                    rest(0)
            rest(0.3)
            window.show_home()
            rest(2)
            sizes.append(memory())
            result.done += 1
            if result.done % _TOLD == 0:
                print(f"soak: {result.done} games, {sizes[-1]} MB", flush=True)
        window.close()
        studio.close()
    collection.deleteLater()
    gc.unfreeze()
    gc.enable()
    warm = sizes[_WARM:] or sizes
    result.notes.append(f"{sizes[0]} MB after the first, {max(sizes)} at most, {sizes[-1]} at last")
    if max(sizes) > MOST:
        result.found.append(f"{max(sizes)} MB, more than {MOST}")
    half = len(warm) // 2
    if half > 10 and sum(warm[half:]) / (len(warm) - half) > 1.1 * sum(warm[:half]) / half:
        result.found.append("the second half takes more than the first")
    return result


def runs(count: int, seed: int) -> list[TrialRun]:
    return [TrialRun("soak of games in one window", partial(soak, count, seed), 1, 1)]
