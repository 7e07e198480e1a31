"""python -m tools.ready_pictures FOLDER: draws the pictures that a first start shows, for packages.

Their names say what they show: what is in the folder already is kept, what is of other content is
deleted.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtGui import QGuiApplication

from carcqt.app.previews.painting import draw_puzzle, draw_save, game_path
from carcqt.app.previews.previews import WELCOME
from carcqt.app.previews.ready import ready_name
from carcqt.app.previews.sizes import LARGE, OPENING, PictureSize
from carcqt.art.files import write_picture
from carcqt.content.data import builtin_puzzles
from carcqt.offscreen import draw_offscreen
from carcqt.rules.games import GAMES

_QUALITY: Final = 88


def shown_first() -> list[tuple[Path, PictureSize]]:
    """Return the games in full swing and all built-in puzzles, of which one is that of the day."""
    games = [(game_path(game), LARGE) for game in (WELCOME, *GAMES)]
    return games + [(path, OPENING) for game in GAMES for path in builtin_puzzles(game)]


def draw_ready(folder: Path, wanted: Sequence[tuple[Path, PictureSize]]) -> None:
    """Make a folder have these pictures and no others."""
    folder.mkdir(parents=True, exist_ok=True)
    names = [ready_name(*one) for one in wanted]
    for path in folder.iterdir():
        if path.name not in names:
            path.unlink()
    for name, (path, size) in zip(names, wanted, strict=True):
        if not (folder / name).exists():
            image = draw_puzzle(path, size) if size == OPENING else draw_save(path, size)
            write_picture(folder / name, image, _QUALITY, is_lasting=False)


def main(*args: str) -> int:
    if len(args) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    draw_offscreen()
    application = QGuiApplication([])
    draw_ready(Path(args[0]), shown_first())
    del application
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
