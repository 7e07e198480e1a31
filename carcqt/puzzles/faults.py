"""What keeps a puzzle from being given to people: told of it once it was solved anew."""

from __future__ import annotations

from enum import Enum

from carcqt.content.models import ProofModel
from carcqt.puzzles.proof import ProofState, agrees, state_of
from carcqt.puzzles.puzzle import Puzzle
from carcqt.puzzles.solution import Solution


class Fault(Enum):
    UNFINISHED = "unfinished"
    """It was not solved within the limits."""
    NO_ANSWER = "no-answer"
    SEVERAL_ANSWERS = "several-answers"
    NO_PROOF = "no-proof"
    STALE_PROOF = "stale-proof"
    """The file's proof is of another puzzle."""
    FALSE_PROOF = "false-proof"
    """It says what is not so, whoever has sealed it."""


def faults_of(puzzle: Puzzle, proof: ProofModel | None, solution: Solution) -> list[Fault]:
    found = []
    if not solution.is_proven:
        found.append(Fault.UNFINISHED)
    elif not solution.has_answer:
        found.append(Fault.NO_ANSWER)
    elif not solution.has_one_answer:
        found.append(Fault.SEVERAL_ANSWERS)
    state = state_of(puzzle, proof)
    if state is ProofState.NONE:
        found.append(Fault.NO_PROOF)
    elif state is ProofState.STALE:
        found.append(Fault.STALE_PROOF)
    elif state is ProofState.FALSE or (
        proof is not None and solution.is_proven and not agrees(proof, solution)
    ):
        found.append(Fault.FALSE_PROOF)
    return found
