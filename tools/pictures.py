"""python -m tools.pictures: the pictures of docs/pictures, made anew.

Contact sheets of all built-in decks, and a finished game of each game, played by chance.
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


def main() -> int:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    FOLDER.mkdir(parents=True, exist_ok=True)
    worst = 0
    for game, rules in GAMES.items():
        if not issubclass(rules, TileLaying):
            continue
        sheet, board = (str(FOLDER / f"{game}-{what}.png") for what in ("deck", "game"))
        worst = max(worst, carcqt(["render", game, "-o", sheet, "--size", "96"]))
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "game.toml")
            played(game, path)
            worst = max(worst, carcqt(["render", str(path), "-o", board, "--size", "90"]))
    return worst


if __name__ == "__main__":
    sys.exit(main())
