"""How long a stroke in the tile editor takes until it is seen.

python -m tools.strokes --strokes 300      random strokes with mouse and keys, told as a table
"""

from __future__ import annotations

import argparse
import os
import random
import tempfile
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from carcqt.art.studio.studio import Studio
from carcqt.content.decks import DeckFile, TileEntry
from carcqt.rules.games import GAMES
from carcqt.ui.language import language
from carcqt.ui.theme.style import style
from editor.documents.deck import DeckDocument
from editor.tiles.editing import TileEditing
from editor.tiles.editor import TileEditor
from editor.tiles.shape.zones import blank

_LEFT, _RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--strokes", type=int, default=300)
    wanted = parser.parse_args().strokes
    application = QApplication.instance() or QApplication([])
    style().install()
    language().set("en")
    with tempfile.TemporaryDirectory() as folder:
        studio = Studio(folder=Path(folder), workers=1)
        for game, rules in GAMES.items():
            if rules.description.material == "deck":
                entry = TileEntry(blank("T", rules.description), {})
                editing = TileEditing(DeckDocument(DeckFile(game, (entry,), {}, {})))
                editing.open(0)
                tile_editor = TileEditor(editing, studio)
                tile_editor.resize(1366, 812)
                tile_editor.show()
                _tell(game, _measure(tile_editor, wanted))
                tile_editor.close()
                tile_editor.deleteLater()
        studio.close()
    application.processEvents()


def _measure(tile_editor: TileEditor, wanted: int) -> dict[str, list[float]]:
    """Wall clock and own time, from the release of the button to the end of the painting; and
    how long until the real picture was there, where nothing else was drawn meanwhile."""
    rng, canvas = random.Random(7), tile_editor.canvas
    walls: list[float] = []
    owns: list[float] = []
    reals: list[float] = []
    QTest.qWait(1500)
    for number in range(wanted):
        tile_editor.choose_terrain(rng.choice(tile_editor.editing.description.terrains).id)
        points = canvas.grid.shown()
        begin, end = (canvas.point_place(point).toPoint() for point in rng.sample(points, 2))
        kind = number % 4
        if kind == 0:
            end = canvas.box.center().toPoint()
        canvas.repaint()
        before = tile_editor.editing.entry
        if kind < 3:
            QTest.mousePress(canvas, _LEFT, pos=begin)
            QTest.mouseMove(canvas, end)
        wall, own = time.perf_counter(), time.process_time()
        if kind < 3:
            QTest.mouseRelease(canvas, _LEFT, pos=end)
        else:
            QTest.mouseClick(canvas, _RIGHT, pos=begin)
        # All that the stroke changed on the screen.
        QApplication.processEvents()
        if tile_editor.editing.entry != before:
            walls.append(1000 * (time.perf_counter() - wall))
            owns.append(1000 * (time.process_time() - own))
        # Sometimes a pause in which the real picture comes, as with a person.
        if number % 8 == 0 and not canvas.picture.is_real:
            while not canvas.picture.is_real and time.perf_counter() - wall < 10:
                QTest.qWait(5)
            reals.append(1000 * (time.perf_counter() - wall))
        QTest.qWait(rng.choice((20, 60, 400)))
    return {"wall": walls, "own": owns, "real": reals}


def _tell(game: str, measured: dict[str, list[float]]) -> None:
    for name, times in measured.items():
        times.sort()
        shares = (times[int(share * (len(times) - 1))] for share in (0.5, 0.95, 1.0))
        median, most, worst = shares
        print(
            f"{game:10} {name:5} {len(times):4} strokes: "
            f"median {median:5.1f} ms, 95 of 100 {most:5.1f} ms, worst {worst:5.1f} ms"
        )


if __name__ == "__main__":
    main()
