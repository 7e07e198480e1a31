"""python -m benchmarks.saves: how long the home page and the list of saves take with many games."""

from __future__ import annotations

import argparse
import json
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

SAVES = 2000
RUNS = 5
MOVES = (20, 60, 100_000)


def fill(folder: Path, count: int) -> None:
    """Games of every kind, some of them finished, each with a time of its own."""
    from carcqt.content.materials import builtin_material
    from carcqt.content.tables import Seat, TableSetup
    from carcqt.play.saves import Saves
    from carcqt.play.session import Session
    from carcqt.rules.games import GAMES

    saves, texts = Saves(folder), []
    for game, rules in GAMES.items():
        for moves in MOVES:
            seats = tuple(Seat(name, colour) for colour, name in enumerate(("Ada", "Ben", "Cleo")))
            file = builtin_material(game, rules.description.material)
            session, rng = Session.new(TableSetup(file, seats, seed=7), saves), Random(7)
            session.pause()
            while not session.table.game.is_over and len(session.table.moments) < moves:
                session.play(rng.choice(session.table.game.legal_moves))
            session.close()
            texts.append(session.path.read_bytes())
            saves.delete(session.path)
    for number in range(count):
        path = folder / f"game-{number:05}.toml"
        path.write_bytes(texts[number % len(texts)])
        os.utime(path, (1.7e9 + number, 1.7e9 + number))


def seconds(show: Callable[[], object]) -> float:
    began = perf_counter()
    show()
    return perf_counter() - began


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--saves", type=int, default=SAVES)
    count = parser.parse_args().saves
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtWidgets import QApplication, QWidget

    from carcqt.app.home.page import HomePage
    from carcqt.app.saves.page import SavesPage
    from carcqt.art.studio.studio import Studio
    from carcqt.main import application, dress
    from carcqt.play.saves import Saves

    application()
    dress("en")
    studio = Studio(workers=0)
    with tempfile.TemporaryDirectory() as own:
        full, empty = Path(own, "full"), Path(own, "empty")
        fill(full, count)

        def shown(page: QWidget) -> None:
            page.resize(1366, 860)
            page.show()
            QApplication.processEvents()

        found = {
            name: median(seconds(lambda page=page: shown(page())) for _ in range(RUNS))  # type: ignore[misc]
            for name, page in {
                "home, none": lambda: HomePage(Saves(empty), studio),
                f"home, {count}": lambda: HomePage(Saves(full), studio),
                f"list, {count}": lambda: SavesPage(Saves(full)),
            }.items()
        }
    print(json.dumps({name: round(took, 4) for name, took in found.items()}, indent=2))


if __name__ == "__main__":
    main()
