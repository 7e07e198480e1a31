"""Puzzles to be solved in tests."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from carcqt.content.data import builtin_puzzles
from carcqt.content.scenarios import Scenario
from carcqt.content.toml.writing import dumps
from carcqt.play.puzzles.collection import PuzzleCollection, PuzzleEntry
from carcqt.play.puzzles.progress import Progress
from carcqt.play.puzzles.solving import Solving
from carcqt.puzzles.proof import proof_of
from carcqt.puzzles.puzzle import Puzzle
from carcqt.puzzles.solver import solve
from carcqt.rules.moves import read_move


def builtin(name: str) -> PuzzleEntry:
    (path,) = [path for path in _all_builtin() if path.stem == name]
    entry = PuzzleCollection(Path("nowhere")).entry(path)
    assert entry is not None
    return entry


def _all_builtin() -> list[Path]:
    games = ("hunters", "goldrush", "amazon", "expedition")
    return [path for game in games for path in builtin_puzzles(game)]


def written(folder: Path, data: dict[str, Any], *, proven: bool = True) -> PuzzleEntry:
    """A puzzle of one's own."""
    if proven:
        puzzle = Puzzle.of(Scenario.from_data(data))
        data = data | {"proof": proof_of(puzzle, solve(puzzle)).model_dump()}
    folder.mkdir(exist_ok=True)
    (folder / "own.toml").write_text(dumps(data))
    entry = PuzzleCollection(folder).entry(folder / "own.toml")
    assert entry is not None
    return entry


def opened(entry: PuzzleEntry, folder: Path) -> Solving:
    return Solving.open(entry, Progress(folder / "progress.json"))


def make(solving: Solving, *texts: str) -> None:
    for text in texts:
        solving.play(read_move(text, solving.game.moves))
