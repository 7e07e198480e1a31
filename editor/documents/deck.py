"""Decks that are being edited."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any, Self, TypeAlias

from carcqt.content.checks import deck_problems
from carcqt.content.data import builtin_deck_path
from carcqt.content.decks import DeckFile, TileEntry
from carcqt.rules.problems import Problem
from editor.documents.checked import CheckedTiles
from editor.documents.document import Document

DeckContent: TypeAlias = DeckFile
"""The file itself: it can hold tiles that no game could be played with."""


class DeckDocument(Document[DeckContent]):
    kind = "deck"

    def __init__(self, content: DeckContent, name: str = "") -> None:
        super().__init__(content, name)
        self._tiles = CheckedTiles()

    @classmethod
    def read(cls, data: dict[str, Any], folder: Path | None) -> DeckContent:
        return DeckFile.read(data)

    @classmethod
    def built_in_path(cls, name: str) -> Path:
        return builtin_deck_path(name)

    @classmethod
    def empty(cls, game: str) -> Self:
        return cls(DeckFile(game, (), {}, {}))

    @property
    def untitled(self) -> str:
        return self.tr("New deck")

    def check(self) -> list[Problem]:
        return list(deck_problems(self.content.deck, self.content.rules, self._tiles.problems))

    def doubt(self) -> list[Problem]:
        return list(self.content.rules.material_doubts(self.content.deck))

    def entry(self, tile: str) -> TileEntry | None:
        return next((entry for entry in self.content.entries if entry.tile.id == tile), None)


def with_entry(deck: DeckContent, row: int, entry: TileEntry) -> DeckContent:
    """The tile at a place of the file is another."""
    return replace(deck, entries=(*deck.entries[:row], entry, *deck.entries[row + 1 :]))
