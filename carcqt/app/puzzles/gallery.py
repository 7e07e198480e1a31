"""The page of all puzzles in every state, to be looked at and checked."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final

from carcqt.app.previews.previews import Previews
from carcqt.app.puzzles.page import PuzzlesPage
from carcqt.art.studio.studio import Studio
from carcqt.content.data import builtin_puzzles
from carcqt.play.puzzles.choosing import PuzzleFilter, PuzzleState
from carcqt.play.puzzles.collection import OWN, PuzzleCollection
from carcqt.play.puzzles.progress import Progress, PuzzleProgress, solved_at, tried_at
from carcqt.rules.games import GAMES
from carcqt.ui.gallery import GalleryScene


def some_progress(progress: Progress, collection: PuzzleCollection) -> None:
    """A few are solved, a few were tried."""
    now = datetime.now() - timedelta(days=3)
    for number, entry in enumerate(collection.entries()[::2]):
        wrong, hints = number % 3, number % 2
        when = now + timedelta(hours=number)
        found = PuzzleProgress(wrong, hints)
        if number % 4 == 3:
            progress.keep(entry.id, tried_at(replace(found, wrong=2), when))
        else:
            progress.keep(entry.id, solved_at(found, when, 80 + 7 * number))
            progress.rate(entry.id, entry.level, when)


class PuzzlesGallery:
    def __init__(self, folder: Path, studio: Studio) -> None:
        self._folder: Final = folder
        self._previews: Final = Previews(studio)

    def scenes(self) -> Iterator[GalleryScene]:
        yield GalleryScene("puzzles-first", self.first)
        yield GalleryScene("puzzles", self.some)
        yield GalleryScene("puzzles-filtered", self.filtered)
        yield GalleryScene("puzzles-none", self.none)
        yield GalleryScene("puzzles-own-empty", self.own_empty)
        yield GalleryScene("puzzles-notice", self.notice)

    def _page(self, name: str, wanted: PuzzleFilter | None = None) -> PuzzlesPage:
        own = self._folder / name
        shutil.rmtree(own, ignore_errors=True)
        own.mkdir(parents=True)
        collection = PuzzleCollection(own)
        progress = Progress(own / "progress.json")
        if name != "first":
            game = next(iter(GAMES))
            shutil.copy(builtin_puzzles(game)[0], own / "mine.toml")
            (own / "broken.toml").write_text('format = 2\nkind = "scenario"\n')
            (own / "Club du mardi soir").mkdir()
            shutil.copy(builtin_puzzles(game)[1], own / "Club du mardi soir")
            some_progress(progress, collection)
        page = PuzzlesPage(collection, progress, self._previews, wanted)
        progress.setParent(page)
        return page

    def first(self) -> PuzzlesPage:
        return self._page("first")

    def some(self) -> PuzzlesPage:
        return self._page("some")

    def filtered(self) -> PuzzlesPage:
        game = next(iter(GAMES))
        wanted = PuzzleFilter(
            PuzzleState.TO_DO, games=frozenset({game}), levels=frozenset({3, 4, 5})
        )
        return self._page("some", wanted)

    def none(self) -> PuzzlesPage:
        return self._page("some", PuzzleFilter(text="xyzzy"))

    def own_empty(self) -> PuzzlesPage:
        return self._page("first", PuzzleFilter(shelves=frozenset({OWN})))

    def notice(self) -> PuzzlesPage:
        page = self._page("some")
        page.resize(1366, 860)
        page.show()
        page.say_all_solved()
        return page
