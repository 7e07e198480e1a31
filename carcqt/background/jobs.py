"""In another process: games of computer players, each told as soon as it is over."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from multiprocessing.connection import Connection


def play_games(pipe: Connection, play: Callable[[int], object], numbers: Iterable[int]) -> None:
    """Sends what each game gives, and at the end nothing more; text if something is wrong."""
    try:
        for number in numbers:
            pipe.send(play(number))
        pipe.send(None)
    except (BrokenPipeError, KeyboardInterrupt):
        # Nobody waits for it any more.
        return
    except Exception as error:
        pipe.send(f"{type(error).__name__}: {error}")
