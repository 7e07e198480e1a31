"""The page of a puzzle in the states that are worth looking at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Final

from carcqt.art.studio.studio import Studio
from carcqt.content.data import builtin_puzzles
from carcqt.content.goals import OtherSeats
from carcqt.puzzles.proposing import Proposal
from carcqt.puzzles.proving import Proved, prove
from carcqt.puzzles.puzzle import Puzzle
from carcqt.puzzles.solution import SolverProgress
from carcqt.rules.games import GAMES
from editor.documents.layouts import LayoutDocument
from editor.layouts.body import PUZZLE
from editor.puzzles import edits
from editor.puzzles.page import PuzzlePage
from editor.puzzles.prover import ProverState
from editor.puzzles.recording import Recording, RecordingDialog

_TILES: Final = next(game for game in GAMES if GAMES[game].description.material == "deck")
_MAP: Final = next(game for game in GAMES if GAMES[game].description.material == "map")

RECORDED: Final = (_TILES, _MAP)


def _document(game: str) -> LayoutDocument:
    """A copy of a puzzle that comes with the program, which can be closed without a question."""
    built_in = LayoutDocument.load(builtin_puzzles(game)[0])
    return LayoutDocument(built_in.content)


@cache
def _proved(game: str) -> tuple[Puzzle, Proved]:
    puzzle = Puzzle.of(_document(game).content.scenario)
    return puzzle, prove(replace(puzzle, material=None), puzzle.material, lambda _: None)


def tiles() -> LayoutDocument:
    return _document(_TILES)


def on_map() -> LayoutDocument:
    return _document(_MAP)


def guessed() -> LayoutDocument:
    document = _document(_TILES)
    document.proposal = Proposal(document.content.to_data(), ((document.content.draws[0][0], 0),))
    return document


def layout() -> LayoutDocument:
    return LayoutDocument.empty(_TILES)


def _proven(page: PuzzlePage) -> None:
    """With the answer on the table."""
    assert page.prover is not None
    page.prover.know(*_proved(page.layout_document.game))
    page.panel.solution.choose(0)


def _several(page: PuzzlePage) -> None:
    assert page.prover is not None
    puzzle, proved = _proved(page.layout_document.game)
    first, second, *others = proved.solution.turns
    turns = (first, replace(second, value=first.value), *others)
    solution = replace(proved.solution, turns=turns)
    page.prover.know(puzzle, replace(proved, solution=solution))


def _searching(page: PuzzlePage) -> None:
    assert page.prover is not None
    page.prover.know(_proved(page.layout_document.game)[0], SolverProgress(31, 84, 12, 41_802))


def _wrong(page: PuzzlePage) -> None:
    _change(page, edits.with_goal(page.layout_document.content, turns=9))
    assert page.prover is not None
    page.prover.know(None, ProverState.WRONG)


def _scripted(page: PuzzlePage) -> None:
    content = page.layout_document.content
    seat = 1 - content.kept["goal"]["seat"] + 1
    tile = content.draws[0][1][0]
    replies = [(seat, (f"lay {tile} 3,1 90", "pass"))]
    content = edits.with_goal(content, turns=1)
    _change(page, edits.with_others(content, OtherSeats.SCRIPTED, replies))
    _searching(page)


def _texts(page: PuzzlePage) -> None:
    content = page.layout_document.content
    _change(page, edits.with_hint(content, 2, "fr", ""))
    _proven(page)
    page.body.reveal(page.panel.texts.author)


def _plain(page: PuzzlePage) -> None:
    page.body.show_side(PUZZLE)


def recording(studio: Studio, game: str) -> RecordingDialog:
    """In the midst of what another does."""
    content = _document(game).content
    taken = Recording(Puzzle.of(content.scenario))
    dialog = RecordingDialog(taken, content.material_file, content.names, studio)
    while taken.game.to_move == taken.seat:
        dialog.play(taken.choices[0])
    dialog.play(taken.choices[0])
    return dialog


def _change(page: PuzzlePage, content: object) -> None:
    page.layout_document.change("", content)  # type: ignore[arg-type]
    page.layout_document.stack.setClean()


STATES: Final[dict[str, tuple[Callable[[], LayoutDocument], Callable[[PuzzlePage], None]]]] = {
    "none": (layout, _plain),
    "proven": (tiles, _proven),
    "several": (guessed, _several),
    "searching": (tiles, _searching),
    "wrong": (tiles, _wrong),
    "scripted": (tiles, _scripted),
    "texts": (tiles, _texts),
    "map": (on_map, _proven),
}
