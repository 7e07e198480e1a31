"""A program that plays as fast as it can and says what it has done, to be killed at any moment.

It goes on with the game that the folder offers, or begins one. Each line says what is confirmed:
`= PATH MOVES` for a game that was opened, `+ MOVE`, or `- MOVES` for so many moves taken back.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

from PySide6.QtCore import QCoreApplication

from carcqt.play.saves import Saves, latest_unfinished
from carcqt.play.session import Session
from carcqt.rules.games import GAMES
from tests.play.tables import step, table


def say(*words: object) -> None:
    print(*words, flush=True)


def main(folder: str, seed: str) -> None:
    application = QCoreApplication([])
    saves, rng = Saves(Path(folder)), Random(seed)
    while True:
        offered = latest_unfinished(saves.list())
        if offered is None:
            session = Session.new(table(rng.choice([*GAMES]), seed=rng.randrange(999)), saves)
        else:
            session = Session.load(offered.path, saves)
            assert session.problems == ()
        say("=", session.path, len(session.table.moments))
        while not session.table.game.is_over:
            if session.can_undo and rng.random() < 0.1:
                before = len(session.table.moments)
                session.undo()
                say("-", before - len(session.table.moments))
            else:
                say("+", step(session, rng))
            application.processEvents()
        session.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
