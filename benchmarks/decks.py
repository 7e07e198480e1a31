"""python -m benchmarks.decks: how long the editor takes with a deck of 1,000 tiles."""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtCore import Qt
    from PySide6.QtWidgets import QWidget

    from editor.decks.page import DeckPage


def strokes(
    page: DeckPage, target: QWidget, key: Qt.Key, held: Qt.KeyboardModifier, times: int
) -> list[float]:
    """Milliseconds from a key to the picture."""
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication

    took = []
    for _ in range(times):
        began = perf_counter()
        QTest.keyClick(target, key, held)
        page.grid.viewport().repaint()
        took.append(1000 * (perf_counter() - began))
        QApplication.processEvents()
    return took


def measure(folder: Path) -> dict[str, float]:
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest

    from carcqt.art.studio.studio import Studio
    from editor.decks.page import DeckPage
    from editor.documents.deck import DeckDocument
    from tests.editor.decks.test_large import large

    none, control = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
    path, studio = large(folder / "large.toml"), Studio.of_user()
    began = perf_counter()
    page = DeckPage(DeckDocument.load(path), studio)
    page.resize(1366, 812)
    page.show()
    page.grab()
    opened = perf_counter() - began
    QTest.qWait(300)
    grid, search = page.grid, page.head.search
    took = strokes(page, grid, Qt.Key.Key_Right, none, 25)
    took += strokes(page, grid, Qt.Key.Key_Plus, none, 20)
    took += strokes(page, grid, Qt.Key.Key_D, control, 10)
    took += strokes(page, grid, Qt.Key.Key_Delete, none, 10)
    took += strokes(page, grid, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier, 15)
    for letter in "FORESTGOLD":
        took += strokes(page, search, Qt.Key(ord(letter)), none, 1)
    took += strokes(page, search, Qt.Key.Key_Backspace, none, 10)
    studio.close()
    ordered = sorted(took)
    return {
        "open_s": round(opened, 2),
        "key_median_ms": round(ordered[len(ordered) // 2], 1),
        "key_95_ms": round(ordered[94], 1),
    }


def main() -> None:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    with tempfile.TemporaryDirectory() as own:
        for place in ("CONFIG", "DATA", "STATE"):
            os.environ[f"XDG_{place}_HOME"] = str(Path(own, place))
        from PySide6.QtWidgets import QApplication

        application = QApplication([])
        print(json.dumps(measure(Path(own)), indent=2))
        del application


if __name__ == "__main__":
    main()
