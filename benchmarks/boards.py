"""python -m benchmarks.boards: how long frames of a large board take while it moves."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter
from typing import Any

FRAMES = 200
LIMIT = 0.016
WINDOWS = ((1366, 860), (1920, 1080), (3840, 2160))
GAME = "hunters"


def large_state(tiles: int) -> Any:
    """A board of random play with a deck that is taken several times."""
    from carcqt.board.state import BoardPiece, BoardState, BoardTile
    from carcqt.rules.games import GAMES
    from tests.support import builtin_deck, random_move

    deck = builtin_deck(GAME)
    large = deck.times(tiles // deck.size + 5)
    rng = Random(1)
    game = GAMES[GAME].new(large, 4, Random(2))
    while not game.is_over and len(game.position().laid) < tiles:
        for _ in range(40):
            if not game.is_over:
                game.push(random_move(game, rng))
    position = game.position()
    return BoardState(
        tuple(
            BoardTile(large.tile[laid.tile], laid.square, laid.turn)
            for laid in position.laid[:tiles]
        ),
        tuple(
            BoardPiece(one.piece, one.seat, one.square, one.zone)
            for one in position.pieces
            if one.square in {laid.square for laid in position.laid[:tiles]}
        ),
    )


def frames(view: Any, step: Callable[[int], None]) -> dict[str, float]:
    """Each frame is a step and the repaint after it, with whatever events came meanwhile."""
    from PySide6.QtWidgets import QApplication

    spent = []
    for number in range(FRAMES):
        begin = perf_counter()
        step(number)
        view.viewport().repaint()
        spent.append(perf_counter() - begin)
        QApplication.processEvents()
    ordered = sorted(spent)
    return {
        "median_ms": round(1e3 * ordered[FRAMES // 2], 2),
        "p95_ms": round(1e3 * ordered[int(FRAMES * 0.95)], 2),
        "worst_ms": round(1e3 * ordered[-1], 2),
        "share_under_16_ms": sum(one < LIMIT for one in spent) / FRAMES,
    }


def measure(tiles: int, windows: Sequence[tuple[int, int]] = WINDOWS) -> dict[str, Any]:
    from PySide6.QtWidgets import QApplication

    application = QApplication.instance() or QApplication([])
    from carcqt.art.games import THEMES
    from carcqt.art.studio.studio import Studio
    from carcqt.board.board import BoardView

    studio = Studio.of_user()
    found: dict[str, Any] = {}
    state = large_state(tiles)
    for width, height in windows:
        view = BoardView(studio, THEMES[GAME])
        view.resize(width, height)
        begin = perf_counter()
        view.show(state)
        view.show()
        view.grab()
        first = perf_counter() - begin
        view.settle(300)

        def zoom(number: int, view: BoardView = view) -> None:
            factor = 1.03 if number % 100 < 50 else 1 / 1.03
            view.set_zoom(view.zoom * factor)

        def pan(number: int, view: BoardView = view) -> None:
            way = 1 if number % 100 < 50 else -1
            view.pan(way * 17, way * 11)

        here = found[f"{width}x{height}"] = {"first_frame_ms": round(1e3 * first, 1)}
        here["pan_whole"] = frames(view, pan)
        here["zoom"] = frames(view, zoom)
        view.set_zoom(1.0)
        here["pan_near"] = frames(view, pan)
        view.close()
        view.deleteLater()
    studio.close()
    del application
    return {"tiles": len(state.tiles), "pieces": len(state.pieces), "frames": FRAMES, **found}


def main() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    parser = argparse.ArgumentParser(prog="benchmarks.boards", description=__doc__)
    parser.add_argument("--tiles", type=int, default=1000, metavar="N")
    print(json.dumps(measure(parser.parse_args().tiles), indent=2))


if __name__ == "__main__":
    main()
