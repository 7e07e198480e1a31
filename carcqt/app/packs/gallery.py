"""The page of a pack, to be looked at and checked."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from shutil import copy

from carcqt.app.packs.items import OpenedPack
from carcqt.app.packs.page import PackPage
from carcqt.app.previews.previews import Previews
from carcqt.art.studio.studio import Studio
from carcqt.content.bringing import open_pack
from carcqt.content.data import (
    builtin_deck_path,
    builtin_decks,
    builtin_lessons,
    builtin_map_path,
    builtin_maps,
    builtin_puzzles,
    lesson_path,
)
from carcqt.content.languages import CODES
from carcqt.content.packs import write_pack
from carcqt.play.puzzles.collection import PuzzleCollection
from carcqt.rules.games import GAMES
from carcqt.ui.gallery import GalleryScene


class PacksGallery:
    """Draws one pack with files of several kinds."""

    def __init__(self, folder: Path, studio: Studio) -> None:
        self.folder, self.studio = folder, studio

    def scenes(self) -> Iterator[GalleryScene]:
        yield GalleryScene("pack", self.page)

    def page(self) -> PackPage:
        self.folder.mkdir(parents=True, exist_ok=True)
        chart = copy(builtin_map_path(builtin_maps()[0]), self.folder / "chart.toml")
        lesson = copy(lesson_path(builtin_lessons()[0]), self.folder / "lesson.toml")
        puzzles = [builtin_puzzles(game)[0] for game in GAMES]
        files = [*puzzles, builtin_deck_path(builtin_decks()[0]), Path(chart), Path(lesson)]
        path = self.folder / "pack.carcqt"
        write_pack(path, dict.fromkeys(CODES, "Rio Negro"), files, "Camille")
        own = self.folder / "own"
        opened = OpenedPack.of_pack(open_pack(path, own, self.folder / "aside"))
        previews = Previews(self.studio)
        return PackPage(opened, PuzzleCollection(own), previews, lambda _: None, own)
