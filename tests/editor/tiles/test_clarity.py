"""What a picture cannot tell apart is doubted, once it has been painted."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from carcqt.art.studio.studio import Studio
from carcqt.content.decks import DeckFile, TileEntry
from editor.documents.deck import DeckDocument
from editor.tiles.editing import TileEditing
from editor.tiles.editor import TileEditor
from tests.art.samples import EAST, NORTH, SOUTH, WEST, tile, zone

MEADOW = zone("m", "meadow", f"{NORTH} {EAST} {SOUTH} {WEST}")


def test_lakes_that_run_into_each_other_are_doubted(qtbot: QtBot, painting_studio: Studio) -> None:
    crowded = tile(MEADOW, *(zone(f"l{number}", "lake") for number in range(12)))
    entries = (TileEntry(crowded, {}), TileEntry(tile(MEADOW, zone("l", "lake")), {}))
    editing = TileEditing(DeckDocument(DeckFile("hunters", entries, {}, {})))
    editing.open(0)
    made = TileEditor(editing, painting_studio)
    editing.setParent(made)
    editing.document.setParent(made)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitUntil(lambda: bool(made.problems))
    # So many lakes cut their meadow through, too.
    assert {problem.code for problem in made.problems} == {"zones-alike", "zone-in-pieces"}
    assert not any(remark.grave for remark in made.canvas.marks)
    editing.open(1)
    assert not made.problems
