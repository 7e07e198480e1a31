"""In another process: games on a map, each told as soon as it is over."""

from __future__ import annotations

from collections.abc import Iterable
from multiprocessing.connection import Connection

from carcqt.players.balance import Tables, play
from carcqt.rules.maps import Map


def play_games(pipe: Connection, material: Map, players: int, numbers: Iterable[int]) -> None:
    """Sends tables after each game, and at the end nothing more; text if something is wrong."""
    try:
        for number in numbers:
            tables = Tables()
            play(material, players, number, tables)
            pipe.send(tables)
        pipe.send(None)
    except (BrokenPipeError, KeyboardInterrupt):
        # Nobody waits for it any more.
        return
    except Exception as error:
        pipe.send(f"{type(error).__name__}: {error}")
