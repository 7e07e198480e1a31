"""A puzzle proven in a process of its own, with all that its author wants to know."""

from __future__ import annotations

from dataclasses import dataclass, replace
from time import monotonic
from typing import Any, Final

from carcqt.background.child import Report
from carcqt.puzzles.difficulty import difficulty_of
from carcqt.puzzles.proof import proof_of
from carcqt.puzzles.puzzle import Puzzle
from carcqt.puzzles.solution import Solution, SolverProgress
from carcqt.puzzles.solver import solve
from carcqt.puzzles.themes import themes_of
from carcqt.puzzles.tree import SolutionTree, tree_of
from carcqt.search.limits import Limits

LONGEST: Final = 300.0
"""Seconds after which a search is broken off."""
_TREE: Final = Limits(seconds=20.0)
_PAUSE: Final = 0.15
"""Seconds between two words on how far it is."""


@dataclass(frozen=True)
class Proved:
    solution: Solution
    level: int | None = None
    """Of one that has an answer."""
    themes: tuple[str, ...] = ()
    proof: dict[str, Any] | None = None
    """As a file keeps it."""
    tree: SolutionTree = ()
    is_whole: bool = False
    """Whether the tree is there too."""


def prove(puzzle: Puzzle, material: Any, report: Report) -> Proved:
    """The puzzle comes without its material. Tells how far it is, then what is proven, and gives
    the same with the tree."""
    puzzle = replace(puzzle, material=material)
    told = monotonic()

    def tell(progress: SolverProgress) -> None:
        nonlocal told
        if monotonic() - told > _PAUSE:
            told = monotonic()
            report(progress)

    solution = solve(puzzle, Limits(seconds=LONGEST), progress=tell)
    if not solution.is_proven:
        return Proved(solution, is_whole=True)
    proof = proof_of(puzzle, solution).model_dump() if solution.turns else None
    level = difficulty_of(puzzle, solution).level if solution.has_answer else None
    themes = themes_of(puzzle, solution) if solution.has_answer else ()
    proved = Proved(solution, level, themes, proof)
    report(proved)
    return replace(proved, tree=tree_of(puzzle, solution, _TREE), is_whole=True)
