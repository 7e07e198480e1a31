"""Draw a tile: python examples/draw_tile.py GAME TILE FILE.png [PIXELS]"""

from __future__ import annotations

import os
import sys

from carcqt.content.decks import builtin_deck


def main(name: str, tile: str, path: str, pixels: str = "256") -> None:
    deck = builtin_deck(name).deck
    # Qt needs an application even where nothing is on a screen.
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtGui import QGuiApplication

    from carcqt.art.games import THEMES
    from carcqt.art.tiles.painting import paint_tile

    application = QGuiApplication.instance() or QGuiApplication([])
    if not paint_tile(deck.tile[tile], THEMES[name], int(pixels)).save(path):
        sys.exit(f"{path} could not be written")
    del application


if __name__ == "__main__":
    main(*sys.argv[1:])
