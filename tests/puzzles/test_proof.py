"""Proofs in files: believed at once where they are of this puzzle, and never otherwise."""

from __future__ import annotations

from typing import Any

import pytest

from carcqt.content.models import ProofModel
from carcqt.content.scenarios import Scenario
from carcqt.puzzles.proof import ProofState, agrees, from_proof, hash_of, proof_of, state_of
from carcqt.puzzles.puzzle import Puzzle
from carcqt.puzzles.solver import solve
from carcqt.rules.games.hunters import Hunters
from carcqt.search.limits import Limits
from tests.puzzles.layouts import forest_puzzle, puzzle

GOAL = {"aim": "points", "turns": 2}


def proven() -> tuple[Puzzle, ProofModel]:
    found = puzzle(forest_puzzle(GOAL))
    return found, proof_of(found, solve(found))


def changed(proof: ProofModel, **keys: Any) -> ProofModel:
    return ProofModel.model_validate(proof.model_dump() | keys)


def test_a_proof_tells_what_the_solver_found() -> None:
    found, proof = proven()
    solution, told = solve(found), from_proof(found, proof)
    assert told is not None
    assert (told.value, told.second, told.turns) == (
        solution.value,
        solution.second,
        solution.turns,
    )
    assert told.has_one_answer == solution.has_one_answer
    assert state_of(found, proof) is ProofState.FRESH
    assert agrees(proof, solution)


def test_a_file_keeps_it() -> None:
    _, proof = proven()
    data = forest_puzzle(GOAL) | {"proof": proof.model_dump()}
    again = Scenario.from_data(data)
    assert again.model.proof == proof
    assert "[proof]" in again.to_text()


@pytest.mark.parametrize(
    "keys",
    [
        {"draws": {"land": ["cap", "plain", "cap", "plain"]}},
        {"goal": {"open": True, "aim": "points", "turns": 1}},
        {"players": ["Anna", "Ben", "Cora"]},
    ],
)
def test_a_proof_of_another_puzzle_is_stale(keys: dict[str, Any]) -> None:
    _, proof = proven()
    other = puzzle(forest_puzzle(GOAL) | keys)
    assert state_of(other, proof) is ProofState.STALE
    assert from_proof(other, proof) is None


def test_names_do_not_matter_to_it() -> None:
    found, proof = proven()
    assert state_of(puzzle(forest_puzzle(GOAL, players=["Y", "Z"])), proof) is ProofState.FRESH
    assert hash_of(found) in proof.hash


def test_another_edition_of_the_rules_makes_it_stale(monkeypatch: pytest.MonkeyPatch) -> None:
    found, proof = proven()
    monkeypatch.setattr(Hunters, "edition", 99)
    assert state_of(found, proof) is ProofState.STALE


def test_a_forged_proof_is_false() -> None:
    found, proof = proven()
    turns = [turn.model_dump() for turn in proof.turns]
    better = [{**turns[0], "value": "99"}, *turns[1:]]
    for forged in (
        changed(proof, value="99", turns=better),
        changed(proof, value="99"),
        changed(proof, turns=turns[1:]),
        changed(proof, nodes=1),
    ):
        assert state_of(found, forged) is ProofState.FALSE
        assert from_proof(found, forged) is None


def test_there_is_no_proof_of_what_was_not_finished() -> None:
    found = puzzle(forest_puzzle(GOAL))
    with pytest.raises(ValueError, match="no proof"):
        proof_of(found, solve(found, Limits(nodes=3)))
    assert state_of(found, None) is ProofState.NONE
