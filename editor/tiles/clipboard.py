"""Markings on the clipboard: as text for people, with the game that they belong to."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QGuiApplication

from carcqt.content.decks import TileEntry, read_entries, write_entries
from carcqt.content.models import DeckModel, validate
from carcqt.content.toml.files import LARGEST, FileError, parse_toml
from carcqt.content.toml.writing import dumps
from carcqt.rules.description import Description
from carcqt.rules.tiles import Tile
from editor.tiles.shape.zones import Markings, markings

FORMAT: Final = "application/x-carcqt-markings"


def copy(tile: Tile, description: Description) -> None:
    entries = write_entries((TileEntry(tile, {}),), description)
    text = dumps({"format": 1, "kind": "deck", "game": description.game, "tile": entries})
    data = QMimeData()
    data.setData(FORMAT, text.encode())
    data.setText(text)
    QGuiApplication.clipboard().setMimeData(data)


def pasted(description: Description) -> Markings | None:
    """What was copied from a tile of the same game, if that is what is there."""
    data = QGuiApplication.clipboard().mimeData()
    if data is None or not data.hasFormat(FORMAT):
        return None
    try:
        document = parse_toml(bytes(data.data(FORMAT).data())[:LARGEST])
        model = validate(document, "deck", DeckModel)
        if model.game != description.game:
            return None
        entries = read_entries(model.tile, description)
    except FileError:
        return None
    return markings(entries[0].tile) if entries else None
