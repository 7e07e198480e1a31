"""python -m tools.pictures: the pictures of docs/pictures, made anew.

Contact sheets of all built-in decks, the maps, a finished game of each game, played by computer
players, and pieces.
"""

from __future__ import annotations

import os
import sys
import tempfile
from functools import partial
from pathlib import Path
from random import Random

from carcqt.cli import main as carcqt
from carcqt.content.decks import describe
from carcqt.content.materials import builtin_material
from carcqt.content.scenarios import Scenario
from carcqt.players.greedy import GreedyPlayer
from carcqt.rules.games import GAMES
from carcqt.search.limits import Limits

FOLDER = Path(__file__).resolve().parent.parent / "docs/pictures"
SEED = 11
SIZES = {"deck": ("88", "80"), "map": ("1060", "1060")}
"""Pixels for what a game is played with and for a game, so that no file is too large for Git."""


def played(game: str, path: Path) -> None:
    """A whole game as a file."""
    rules = GAMES[game]
    file = builtin_material(game, describe(game).material)
    running = rules.new(file.material, rules.description.players[1], Random(SEED))
    rng = Random(SEED)
    player = GreedyPlayer()
    while not running.is_over:
        view = partial(running.seen_by, running.to_move)
        for move in player.choose(running.legal_moves, view, rng, Limits()):
            running.push(move)
    path.write_text(Scenario.of_game(running, file).to_text(), encoding="utf-8")


def pieces(path: Path) -> None:
    """All pieces in five colours, tokens and cards."""
    from PySide6.QtGui import QColor, QImage

    from carcqt.art.brush.sprites import painter_on, put
    from carcqt.art.drawings.pieces import WOODS, Pose, put_piece
    from carcqt.art.drawings.species import COLOURS
    from carcqt.art.drawings.tokens import heap, token
    from carcqt.art.maps import cards

    image = QImage(1320, 950, QImage.Format.Format_RGB32)
    image.fill(QColor("#e4dac6"))
    p = painter_on(image)
    shown = [(kind, Pose.STANDING) for kind in WOODS]
    shown += [(kind, Pose.LYING) for kind, wood in WOODS.items() if wood.lies]
    for seat in range(5):
        for number, (kind, pose) in enumerate(shown):
            if seat and WOODS[kind].unpainted:
                continue
            put_piece(p, kind, seat, 62 + number * 119, 80 + seat * 110, 90, pose)
    discs = [token(face) for face in (None, "0", "1", "2", "3", "5")] + [heap(4), heap(12)]
    for number, disc in enumerate(discs):
        put(p, disc, 70 + number * 130, 640, 96)
    hand = [cards.income_card(value + 1, 30 - value, name) for value, name in enumerate(COLOURS)]
    hand += [cards.event_card(event) for event in ("jaguar", "crocodile", "fire", "theft")]
    hand += [cards.order_card(1), cards.card_back()]
    for number, card in enumerate(hand):
        p.drawImage(12 + number * 118, 740, cards.card_image(card, 112))
    p.end()
    image.save(str(path))


def main() -> int:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    FOLDER.mkdir(parents=True, exist_ok=True)
    worst = 0
    for game in GAMES:
        kind = describe(game).material
        shown, board = (str(FOLDER / f"{game}-{what}.png") for what in (kind, "game"))
        small, large = SIZES[kind]
        worst = max(worst, carcqt(["render", game, "-o", shown, "--size", small]))
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "game.toml")
            played(game, path)
            worst = max(worst, carcqt(["render", str(path), "-o", board, "--size", large]))
    pieces(FOLDER / "pieces.png")
    return worst


if __name__ == "__main__":
    sys.exit(main())
