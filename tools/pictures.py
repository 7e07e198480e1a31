"""python -m tools.pictures: the pictures of docs/pictures, made anew.

Contact sheets of all built-in decks and maps, a finished game of each game, played by chance, and
pieces.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from random import Random

from carcqt.cli import main as carcqt
from carcqt.content.decks import builtin_deck
from carcqt.content.scenarios import Scenario
from carcqt.rules.games import GAMES
from carcqt.rules.games.tilelaying import TileLaying

FOLDER = Path(__file__).resolve().parent.parent / "docs/pictures"
SEED = 11


def played(game: str, path: Path) -> None:
    """A whole game as a file."""
    rules = GAMES[game]
    deck_file = builtin_deck(game)
    running = rules.new(deck_file.deck, rules.description.players[1], Random(SEED))
    rng = Random(SEED)
    while not running.is_over:
        moves = running.legal_moves
        running.push(moves[int(rng.random() * len(moves))])
    path.write_text(Scenario.of_game(running, deck_file).to_text(), encoding="utf-8")


def pieces(path: Path) -> None:
    """All pieces in five colours, tokens and cards."""
    from PySide6.QtGui import QColor, QImage

    from carcqt.art import cards
    from carcqt.art.drawings.species import COLOURS
    from carcqt.art.pieces import WOODS, Pose, put_piece
    from carcqt.art.sprites import painter_on, put
    from carcqt.art.tokens import heap, token

    image = QImage(1320, 950, QImage.Format.Format_RGB32)
    image.fill(QColor("#e4dac6"))
    p = painter_on(image)
    shown = [(kind, Pose.STANDING) for kind in WOODS]
    shown += [(kind, Pose.LYING) for kind, wood in WOODS.items() if wood.lies]
    for seat in range(5):
        for number, (kind, pose) in enumerate(shown):
            put_piece(p, kind, seat, 70 + number * 130, 80 + seat * 110, 90, pose)
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
    for game, rules in GAMES.items():
        if not issubclass(rules, TileLaying):
            chart = str(FOLDER / f"{game}-map.png")
            worst = max(worst, carcqt(["render", game, "-o", chart, "--size", "1000"]))
            continue
        sheet, board = (str(FOLDER / f"{game}-{what}.png") for what in ("deck", "game"))
        worst = max(worst, carcqt(["render", game, "-o", sheet, "--size", "96"]))
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "game.toml")
            played(game, path)
            worst = max(worst, carcqt(["render", str(path), "-o", board, "--size", "90"]))
    pieces(FOLDER / "pieces.png")
    return worst


if __name__ == "__main__":
    sys.exit(main())
