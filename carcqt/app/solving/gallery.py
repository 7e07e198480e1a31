"""A puzzle in every state of being solved, to be looked at and checked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from time import sleep
from typing import Final

from PySide6.QtCore import QCoreApplication

from carcqt.app.solving.page import SolvingPage
from carcqt.art.studio.studio import Studio
from carcqt.play.puzzles.choosing import PuzzlePlace
from carcqt.play.puzzles.collection import PuzzleCollection, PuzzleEntry
from carcqt.play.puzzles.progress import Progress
from carcqt.play.puzzles.solving import Solving, SolvingState
from carcqt.puzzles.solution import Line
from carcqt.rules.games import GAMES
from carcqt.ui.gallery import GalleryScene

_REFUTED: Final = ("the-hedge", "twice-ahead")
"""Puzzles in which others play, on a board and on a map."""


class SolvingGallery:
    def __init__(self, folder: Path, studio: Studio) -> None:
        self._folder, self._studio = folder, studio
        self._entries: Final = PuzzleCollection(folder / "own").entries()
        self._lines: Final[dict[str, Line]] = {}
        self._made = 0

    def scenes(self) -> Iterator[GalleryScene]:
        first = self._entries[0]
        firsts = {entry.game: entry for entry in reversed(self._entries)}
        for game in filter(firsts.__contains__, GAMES):
            entry = firsts[game]
            yield GalleryScene(f"solving-{game}", partial(self.begun, entry))
            # One with tiles, one on a map: what is told of others is the same.
            if GAMES[game].description.material == "map" or entry is first:
                yield GalleryScene(f"solving-wrong-{game}", partial(self.wrong, entry))
        for entry in self._entries:
            if entry.id in _REFUTED:
                yield GalleryScene(f"solving-refuted-{entry.game}", partial(self.refuted, entry))
        yield GalleryScene("solving-solved", partial(self.solved, first))
        yield GalleryScene("solving-hints", partial(self.hinted, first))
        yield GalleryScene("solving-piece", partial(self.halfway, first))
        yield GalleryScene("solving-shown", partial(self.shown, first))
        yield GalleryScene("solving-moves", partial(self.drawer, first))

    def begun(self, entry: PuzzleEntry) -> SolvingPage:
        self._made += 1
        progress = Progress(self._folder / f"progress-{self._made}.json")
        place = self._entries.index(entry)
        following = self._entries[(place + 1) % len(self._entries)]
        solving = Solving.open(entry, progress)
        page = SolvingPage(
            solving, self._studio, PuzzlePlace(place + 1, len(self._entries), following)
        )
        solving.setParent(page)
        page.destroyed.connect(solving.close)
        return page

    def _wait(self, is_there: Callable[[], bool]) -> None:
        while not is_there():
            QCoreApplication.processEvents()
            sleep(0.01)

    def _line(self, entry: PuzzleEntry) -> Line:
        """The first right one."""
        if entry.id not in self._lines:
            page = self.begun(entry)
            page.solving.show_solution()
            self._wait(lambda: not page.solving.is_working)
            self._lines[entry.id] = (page.solving.lines or ((),))[0]
            page.solving.close()
            page.deleteLater()
        return self._lines[entry.id]

    def wrong(self, entry: PuzzleEntry) -> SolvingPage:
        """Two tries that were not the answer, and a hint."""
        page = self.begun(entry)
        solving = page.solving
        solving.hint()
        right = {step.moves for step in self._line(entry)}
        turns = [turn for turn in solving.puzzle.start().turns() if turn not in right]
        for turn in (turns[len(turns) // 3], turns[-1]):
            if solving.can_take_back:
                solving.take_back()
            for move in turn:
                solving.play(move)
            self._wait(lambda: solving.state is not SolvingState.JUDGING)
        self._wait(lambda: not solving.is_working)
        return page

    def refuted(self, entry: PuzzleEntry) -> SolvingPage:
        """A wrong turn, and all that follows it with best play."""
        page = self.wrong(entry)
        page.solving.go(page.solving.line_length)
        return page

    def solved(self, entry: PuzzleEntry) -> SolvingPage:
        page = self.wrong(entry)
        solving = page.solving
        solving.restart()
        for step in self._line(entry):
            if step.seat != solving.seat:
                continue
            for move in step.moves:
                solving.play(move)
            self._wait(lambda: solving.state in (SolvingState.DECIDING, SolvingState.SOLVED))
        self._wait(lambda: not solving.is_working)
        return page

    def hinted(self, entry: PuzzleEntry) -> SolvingPage:
        page = self.begun(entry)
        for _ in page.solving.hints:
            page.solving.hint()
        return page

    def halfway(self, entry: PuzzleEntry) -> SolvingPage:
        """The tile lies, and a piece may be placed."""
        page = self.begun(entry)
        page.solving.play(self._line(entry)[0].moves[0])
        return page

    def shown(self, entry: PuzzleEntry) -> SolvingPage:
        page = self.begun(entry)
        page.solving.show_solution()
        self._wait(lambda: not page.solving.is_working)
        page.solving.stop()
        page.solving.go(1)
        return page

    def drawer(self, entry: PuzzleEntry) -> SolvingPage:
        page = self.begun(entry)
        page.commands["moves"].setChecked(True)
        return page
