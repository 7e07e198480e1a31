"""The windows of the editor in every state that matters, to be looked at and checked."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any

from carcqt.art.studio.studio import Studio
from carcqt.play.locks import Holder
from carcqt.rules.games import GAMES
from carcqt.ui.gallery import GalleryScene
from carcqt.ui.settings import settings
from editor.decks import scenes as deck_scenes
from editor.decks.page import DeckPage
from editor.documents.deck import DeckDocument
from editor.documents.document import Document
from editor.documents.layouts import LayoutDocument
from editor.documents.map import MapDocument
from editor.documents.recovery import Leftover
from editor.forms.page import ShownPart
from editor.keys import EditorKeys
from editor.maps import scenes as map_scenes
from editor.maps.page import MapPage
from editor.paper.exportdialog import ExportDialog
from editor.paper.printdialog import PrintDialog
from editor.puzzles import scenes as puzzle_scenes
from editor.puzzles.page import PuzzlePage
from editor.questions import NameDialog, QuitQuestion, RecoveryDialog, SaveQuestion
from editor.window import EditorWindow

_DECK = next(game for game in GAMES if GAMES[game].description.material == "deck")
_MAP = next(game for game in GAMES if GAMES[game].description.material == "map")


class EditorGallery:
    """Sets up each scene anew whenever it is asked for."""

    def __init__(self, folder: Path, studio: Studio) -> None:
        self.folder, self.studio = folder, studio

    def scenes(self) -> Iterator[GalleryScene]:
        yield GalleryScene("editor-first", partial(EditorWindow, self.studio))
        yield GalleryScene("editor-start", self.start)
        yield GalleryScene("editor-guide", self.guide)
        for shown in (ShownPart.DECK, ShownPart.TILE, ShownPart.MAP):
            yield GalleryScene(f"editor-keys-{shown.value}", partial(EditorKeys, shown))
        yield GalleryScene("editor-history", self.history)
        for game in GAMES:
            yield GalleryScene(f"editor-material-{game}", partial(self.material, game))
            yield GalleryScene(f"editor-layout-{game}", partial(self.layout, game))
        for state in puzzle_scenes.STATES:
            yield GalleryScene(f"editor-puzzle-{state}", partial(self.puzzle, state))
        for game in puzzle_scenes.RECORDED:
            make = partial(puzzle_scenes.recording, self.studio, game)
            yield GalleryScene(f"editor-recording-{game}", make)
        for state in map_scenes.STATES:
            yield GalleryScene(f"editor-map-{state}", partial(self.map, state))
        for state in deck_scenes.STATES:
            yield GalleryScene(f"editor-deck-{state}", partial(self.deck, state))
        yield GalleryScene("editor-name", lambda: NameDialog(DeckDocument.built_in(_DECK)))
        yield GalleryScene("editor-save", lambda: SaveQuestion(DeckDocument.built_in(_DECK)))
        yield GalleryScene("editor-recovery", self.recovery)
        yield GalleryScene("editor-quit", self.quit)
        yield GalleryScene("editor-print", self.printing)
        for ending in ("png", "svg"):
            yield GalleryScene(f"editor-export-{ending}", partial(self.exporting, ending))

    def file(self, name: str) -> Path:
        """A deck with something wrong in it."""
        path = self.folder / f"{name}.toml"
        self.folder.mkdir(parents=True, exist_ok=True)
        entries = DeckDocument.built_in(_DECK).content.entries
        wrong = replace(entries[0], tile=replace(entries[0].tile, pile="x"))
        content = replace(DeckDocument.built_in(_DECK).content, entries=(wrong, *entries[1:]))
        path.write_text(content.to_text(), "utf-8")
        return path

    def window(self, *documents: Document[Any]) -> EditorWindow:
        window = EditorWindow(self.studio)
        for document in documents:
            window.add(document)
        return window

    def start(self) -> EditorWindow:
        settings().recents = [self.file(name) for name in ("my-tiles", "lac-et-foret", "bog")]
        return self.window()

    def guide(self) -> EditorWindow:
        window = self.window()
        window.show_guide()
        return window

    def history(self) -> EditorWindow:
        first, second = (DeckDocument.load(self.file(name)) for name in ("my-tiles", "bog"))
        window = self.window(second, DeckDocument.built_in(_DECK), first)
        for count in range(2, 8):
            tile = replace(first.content.entries[1].tile, count=count)
            entries = list(first.content.entries)
            entries[1] = replace(entries[1], tile=tile)
            first.change(f"{tile.id} × {count}", replace(first.content, entries=tuple(entries)))
        first.stack.undo()
        window.toggle_history()
        # So that it can be closed without a question.
        first.stack.setClean()
        return window

    def material(self, game: str) -> EditorWindow:
        kind = MapDocument if GAMES[game].description.material == "map" else DeckDocument
        return self.window(kind.built_in(game))

    def deck(self, state: str) -> EditorWindow:
        window = self.material(_DECK)
        assert isinstance(window.page, DeckPage)
        deck_scenes.STATES[state](window.page)
        return window

    def map(self, state: str) -> EditorWindow:
        window = self.material(_MAP)
        assert isinstance(window.page, MapPage)
        map_scenes.STATES[state](window.page)
        return window

    def layout(self, game: str) -> EditorWindow:
        return self.window(LayoutDocument.empty(game))

    def puzzle(self, state: str) -> EditorWindow:
        make, show = puzzle_scenes.STATES[state]
        window = self.window(make())
        assert isinstance(window.page, PuzzlePage)
        show(window.page)
        return window

    def recovery(self) -> RecoveryDialog:
        path = self.folder / "my-tiles.toml"
        elsewhere = Holder("portable-de-camille", datetime(2026, 3, 1), is_here=False)
        return RecoveryDialog(
            [
                Leftover(path, path, "my-tiles", 1.7e9),
                Leftover(path, None, "Marais", 1.7001e9, holder=elsewhere),
            ]
        )

    def quit(self) -> QuitQuestion:
        names = ("my-tiles", "bog", "lac-et-foret")
        return QuitQuestion([DeckDocument.load(self.file(name)) for name in names])

    def printing(self) -> PrintDialog:
        content = DeckDocument.built_in(_DECK).content
        ids = [entry.tile.id for entry in content.entries[:12]]
        return PrintDialog(content, content.title["en"], ids, self.studio)

    def exporting(self, ending: str) -> ExportDialog:
        ids = [entry.tile.id for entry in DeckDocument.built_in(_DECK).content.entries]
        return ExportDialog(ending, False, ids, ids[:12], ids[3])
