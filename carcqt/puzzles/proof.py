"""What was proven of a puzzle, as its file keeps it: believed only where it is of this puzzle."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from enum import Enum
from fractions import Fraction
from hashlib import sha256
from typing import Any

from carcqt.content.decks import deck_hash
from carcqt.content.maps import map_hash
from carcqt.content.models import ProofModel
from carcqt.puzzles.puzzle import Puzzle
from carcqt.puzzles.solution import Solution
from carcqt.puzzles.valuing import ValuedTurns
from carcqt.rules.game import Turn
from carcqt.rules.games import GAMES
from carcqt.rules.maps import Map
from carcqt.search.aims import Value
from carcqt.search.limits import Budget, Limits


class ProofState(Enum):
    NONE = "none"
    FRESH = "fresh"
    """Of this very puzzle, and whole."""
    STALE = "stale"
    """Of another one: something has changed since."""
    FALSE = "false"
    """Of this one, but somebody has changed it."""


def hash_of(puzzle: Puzzle) -> str:
    """Equal for puzzles that have the same answer: rules, deck or map, position and goal."""
    piles = puzzle.position.piles
    if not puzzle.goal.is_open:
        piles = tuple(pile.hidden() for pile in piles)
    material = puzzle.material
    parts = (
        puzzle.game,
        str(GAMES[puzzle.game].edition),
        map_hash(material) if isinstance(material, Map) else deck_hash(material),
        str(replace(puzzle.position, piles=piles)),
        repr(puzzle.goal),
    )
    return sha256("\n\n".join(parts).encode()).hexdigest()[:32]


def proof_of(puzzle: Puzzle, solution: Solution) -> ProofModel:
    """What a file keeps of a solution that is proven: all first turns, equal ones too."""
    if not solution.is_proven or solution.value is None:
        raise ValueError("There is no proof.")
    values = {
        turn: solved.value for solved in solution.turns for turn in (solved.moves, *solved.same)
    }
    data = {
        "value": _text(solution.value),
        "nodes": solution.nodes,
        "turns": [
            {"moves": list(map(str, turn)), "value": _text(value)} for turn, value in values.items()
        ],
    }
    return ProofModel.model_validate({"hash": sealed(puzzle, data), **data})


def state_of(puzzle: Puzzle, proof: ProofModel | None) -> ProofState:
    """Without proving it anew: whether a proof may be believed."""
    if proof is None:
        return ProofState.NONE
    if proof.hash.split("-")[0] != hash_of(puzzle):
        return ProofState.STALE
    data = proof.model_dump(exclude={"hash"})
    is_whole = proof.hash == sealed(puzzle, data) and _values(puzzle, proof) is not None
    return ProofState.FRESH if is_whole else ProofState.FALSE


def from_proof(puzzle: Puzzle, proof: ProofModel | None) -> Solution | None:
    """What a proof says, at once, without the lines; nothing if it is not to be believed."""
    if proof is None or state_of(puzzle, proof) is not ProofState.FRESH:
        return None
    first = ValuedTurns(puzzle, Budget(Limits()), entries=2)
    values = _values(puzzle, proof)
    assert values is not None
    numbered = {number: values[first.game.turn(number)] for number in first.numbers}
    return Solution(
        first.merged(numbered),
        True,
        (),
        False,
        proof.nodes,
        0.0,
        is_either_or=puzzle.goal.is_either_or,
    )


def agrees(proof: ProofModel, solution: Solution) -> bool:
    """Whether it says what was proven anew."""
    said = {tuple(turn.moves): Fraction(turn.value) for turn in proof.turns}
    found = {
        tuple(map(str, turn)): solved.value
        for solved in solution.turns
        for turn in (solved.moves, *solved.same)
    }
    return said == found and Fraction(proof.value) == solution.value


def _values(puzzle: Puzzle, proof: ProofModel) -> dict[Turn, Value] | None:
    """What it says of each first turn; nothing if it leaves one out or the best is another."""
    game = puzzle.start()
    said = {tuple(turn.moves): _number(turn.value) for turn in proof.turns}
    turns = [game.turn(number) for number in range(game.turn_count)]
    values = {turn: said.get(tuple(map(str, turn))) for turn in turns}
    found = {turn: value for turn, value in values.items() if value is not None}
    if len(found) < len(turns) or len(said) > len(turns) or not found:
        return None
    return found if max(found.values()) == _number(proof.value) else None


def sealed(puzzle: Puzzle, data: Mapping[str, Any]) -> str:
    """Of the puzzle, and of what is said of it."""
    puzzle_hash = hash_of(puzzle)
    text = puzzle_hash + json.dumps(data, sort_keys=True)
    return f"{puzzle_hash}-{sha256(text.encode()).hexdigest()[:16]}"


def _text(value: Value) -> str:
    return str(Fraction(value))


def _number(text: str) -> Value:
    found = Fraction(text)
    return found.numerator if found.denominator == 1 else found
