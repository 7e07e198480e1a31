"""A deck of 1,000 tiles, and files that keep their comments."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from carcqt.content.decks import builtin_deck
from editor.documents.deck import DeckDocument
from tests.editor.decks.conftest import Open

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


def test_a_thousand_tiles_open(open_deck: Open, tmp_path: Path) -> None:
    page = open_deck(DeckDocument.load(large(tmp_path / "large.toml")))
    page.grab()
    assert page.model.rowCount() == 1000


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
