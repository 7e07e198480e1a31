"""What is inside a pack: one item for each file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QObject

from carcqt.content.bringing import BroughtPack
from carcqt.content.cleaning import clean
from carcqt.content.decks import DeckFile
from carcqt.content.learning.lessons import LessonFile
from carcqt.content.maps import MapFile
from carcqt.content.open import open_any
from carcqt.ui.language import game_words, told


class ItemKind(Enum):
    PUZZLE = "puzzle"
    GAME = "game"
    LAYOUT = "layout"
    LESSON = "lesson"
    DECK = "deck"
    MAP = "map"


@dataclass(frozen=True)
class PackItem:
    """A file of a pack."""

    name: str
    """Of the file."""
    kind: ItemKind
    game: str
    title: Mapping[str, str]

    @property
    def can_be_edited(self) -> bool:
        """The editor makes everything but lessons and games."""
        return self.kind not in (ItemKind.LESSON, ItemKind.GAME)


@dataclass(frozen=True)
class OpenedPack:
    """A pack that is looked at."""

    pack: BroughtPack
    items: tuple[PackItem, ...]
    """Its files, puzzles first."""

    @classmethod
    def of_pack(cls, pack: BroughtPack) -> OpenedPack:
        return cls(pack, tuple(_item(path) for path in pack.files))

    def path(self, item: PackItem) -> Path:
        return self.pack.folder / item.name


def _item(path: Path) -> PackItem:
    found = open_any(path)
    if isinstance(found, DeckFile):
        return PackItem(path.name, ItemKind.DECK, found.game, found.title)
    if isinstance(found, MapFile):
        return PackItem(path.name, ItemKind.MAP, found.game, found.title)
    title = {str(code): text for code, text in found.model.title.items()}
    if isinstance(found, LessonFile):
        return PackItem(path.name, ItemKind.LESSON, found.game, title)
    kind = ItemKind.LAYOUT
    if found.model.goal is not None:
        kind = ItemKind.PUZZLE
    elif found.model.moves or found.model.table is not None:
        kind = ItemKind.GAME
    return PackItem(path.name, kind, found.model.game, title)


class PackWords(QObject):
    """Names and counts of what is inside a pack, in the language that is set."""

    def title(self, item: PackItem) -> str:
        return told(item.title) or clean(Path(item.name).stem)

    def kind(self, item: PackItem) -> str:
        """Return the kind and the game in half a line: puzzle · Gold Rush."""
        kinds = {
            ItemKind.PUZZLE: self.tr("puzzle"),
            ItemKind.GAME: self.tr("saved game"),
            ItemKind.LAYOUT: self.tr("starting layout"),
            ItemKind.LESSON: self.tr("lesson"),
            ItemKind.DECK: self.tr("deck"),
            ItemKind.MAP: self.tr("map"),
        }
        text = self.tr("{kind} · {game}")
        return text.format(kind=kinds[item.kind], game=game_words(item.game).title())

    def act(self, item: PackItem) -> str:
        """Return what its button does."""
        match item.kind:
            case ItemKind.PUZZLE:
                return self.tr("Solve")
            case ItemKind.LESSON:
                return self.tr("Learn")
        return self.tr("Play")

    def count(self, kind: ItemKind, count: int) -> str:
        match kind:
            case ItemKind.PUZZLE:
                return self.tr("%n puzzle(s)", "", count)
            case ItemKind.GAME:
                return self.tr("%n saved game(s)", "", count)
            case ItemKind.LAYOUT:
                return self.tr("%n starting layout(s)", "", count)
            case ItemKind.LESSON:
                return self.tr("%n lesson(s)", "", count)
            case ItemKind.DECK:
                return self.tr("%n deck(s)", "", count)
        return self.tr("%n map(s)", "", count)

    def counts(self, items: Sequence[PackItem]) -> str:
        """Return what is inside: 3 puzzles · 1 deck."""
        kinds = [item.kind for item in items]
        return " · ".join(self.count(kind, kinds.count(kind)) for kind in ItemKind if kind in kinds)
