"""A deck of 1,000 tiles stays quick, and files keep their comments."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from carcqt.content.decks import builtin_deck
from editor.decks.page import DeckPage
from editor.documents.deck import DeckDocument
from tests.editor.decks.conftest import Open

NO_KEY = Qt.KeyboardModifier.NoModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier


def large(path: Path) -> Path:
    """All different: what is known of one tile is of no use for another."""
    base = builtin_deck("hunters")
    land = [entry for entry in base.entries if entry.tile.pile == "land"]
    entries = []
    for number in range(1000):
        entry = land[number % len(land)]
        more = number // len(land)
        zones = tuple(
            replace(zone, icons=tuple((icon, 1 + (n + more) % 9) for icon, n in zone.icons))
            if not zone.shows("shrine") and not zone.shows("fire")
            else zone
            for zone in entry.tile.zones
        )
        tile = replace(entry.tile, id=f"X{number:04}", zones=zones)
        entries.append(replace(entry, tile=tile))
    path.write_text(replace(base, entries=tuple(entries)).to_text(), encoding="utf-8")
    return path


def test_a_thousand_tiles_open_within_two_seconds(open_deck: Open, tmp_path: Path) -> None:
    path = large(tmp_path / "large.toml")
    began = time.process_time()
    page = open_deck(DeckDocument.load(path))
    page.grab()
    assert time.process_time() - began < 2
    assert page.model.rowCount() == 1000


def strokes(
    page: DeckPage, target: QWidget, key: Qt.Key, held: Qt.KeyboardModifier, times: int
) -> list[float]:
    """Milliseconds from a key to the picture."""
    took = []
    for _ in range(times):
        began = time.process_time()
        QTest.keyClick(target, key, held)
        page.grid.viewport().repaint()
        QApplication.processEvents()
        took.append(1000 * (time.process_time() - began))
    return took


def test_keys_are_quick_in_a_thousand_tiles(open_deck: Open, tmp_path: Path) -> None:
    page = open_deck(DeckDocument.load(large(tmp_path / "large.toml")))
    QTest.qWait(300)
    grid, search = page.grid, page.head.search
    took = strokes(page, grid, Qt.Key.Key_Right, NO_KEY, 25)
    took += strokes(page, grid, Qt.Key.Key_Plus, NO_KEY, 20)
    took += strokes(page, grid, Qt.Key.Key_D, CONTROL, 10)
    took += strokes(page, grid, Qt.Key.Key_Delete, NO_KEY, 10)
    took += strokes(page, grid, Qt.Key.Key_Right, ALT, 15)
    for letter in "FORESTGOLD":
        took += strokes(page, search, Qt.Key(ord(letter)), NO_KEY, 1)
    took += strokes(page, search, Qt.Key.Key_Backspace, NO_KEY, 10)
    assert len(took) == 100
    assert sorted(took)[94] < 50


def test_comments_follow_the_tiles(open_deck: Open, tmp_path: Path) -> None:
    """Reordered, duplicated and deleted by keys, then saved."""
    path = tmp_path / "mine.toml"
    deck = replace(builtin_deck("hunters"), entries=builtin_deck("hunters").entries[:5])
    text = deck.to_text()
    for tile in ("L00", "L01", "L02", "L03", "L04"):
        text = text.replace(f'[[tile]]\nid = "{tile}"', f'# about {tile}\n[[tile]]\nid = "{tile}"')
    path.write_text(text, encoding="utf-8")
    page = open_deck(DeckDocument.load(path))
    page.grid.select_rows([1])
    QTest.keyClick(page.grid, Qt.Key.Key_Right, ALT)
    page.grid.select_rows([3])
    QTest.keyClick(page.grid, Qt.Key.Key_D, CONTROL)
    page.grid.select_rows([0])
    QTest.keyClick(page.grid, Qt.Key.Key_Delete)
    assert page.document.save()
    saved = path.read_text(encoding="utf-8")
    assert "about L00" not in saved
    for tile in ("L01", "L02", "L03", "L04"):
        assert f'# about {tile}\n[[tile]]\nid = "{tile}"' in saved
        assert saved.count(f"about {tile}") == 1
    ids = [entry.tile.id for entry in page.content.entries]
    assert ids == ["L02", "L01", "L03", "L05", "L04"]
    assert DeckDocument.load(path).content == page.content
