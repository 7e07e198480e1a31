"""In another process: games of computer players, each told as soon as it is over."""

from __future__ import annotations

from collections.abc import Iterable
from multiprocessing.connection import Connection

from carcqt.players.arena import Match


def play_games(pipe: Connection, match: Match, numbers: Iterable[int]) -> None:
    """Sends a tally after each game, and at the end nothing more; text if something is wrong."""
    try:
        for number in numbers:
            pipe.send(match.play(number))
        pipe.send(None)
    except (BrokenPipeError, KeyboardInterrupt):
        # Nobody waits for it any more.
        return
    except Exception as error:
        pipe.send(f"{type(error).__name__}: {error}")
