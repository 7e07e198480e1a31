"""The puzzles that come with the program, proved anew, and what is reported of a bad one."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from carcqt.content.models import ProofModel
from carcqt.content.scenarios import Scenario
from carcqt.puzzles.checks import puzzle_problems
from carcqt.puzzles.difficulty import difficulty_of
from carcqt.puzzles.faults import Fault, faults_of
from carcqt.puzzles.proof import ProofState, from_proof, proof_of, sealed, state_of
from carcqt.puzzles.puzzle import Puzzle
from carcqt.puzzles.solver import solve
from carcqt.puzzles.themes import themes_in
from carcqt.rules.games import GAMES
from carcqt.search.limits import Limits
from tests.cli.test_solve import one_answer
from tests.puzzles.layouts import Data, forest_puzzle
from tests.support import ROOT

BUDGET = 250_000
"""Nodes for the puzzles of each game, the smallest first: CI has about a minute and a half for all
of them. Those beyond are proved anew by the long tests."""


@cache
def puzzles(game: str) -> dict[str, Scenario]:
    """Those of a game by their files, the smallest proof first."""
    found = {}
    for path in sorted((ROOT / "scenarios" / game).rglob("*.toml")):
        if "[goal]" in path.read_text(encoding="utf-8"):
            found[path.stem] = Scenario.load(path)
    return dict(sorted(found.items(), key=lambda named: _nodes(named[1])))


def _nodes(scenario: Scenario) -> int:
    return scenario.model.proof.nodes if scenario.model.proof else 0


def divided(game: str) -> tuple[list[str], list[str]]:
    """Those within the budget, and those beyond."""
    within: list[str] = []
    beyond: list[str] = []
    spent = 0
    for name, scenario in puzzles(game).items():
        spent += _nodes(scenario)
        (within if spent <= BUDGET else beyond).append(name)
    return within, beyond


def faults(scenario: Scenario, nodes: int | None = None) -> list[Fault]:
    puzzle = Puzzle.of(scenario)
    # A proof may have been made with other bounds; a puzzle that takes far more is another one.
    solution = solve(puzzle, Limits(nodes=nodes))
    return faults_of(puzzle, scenario.model.proof, solution)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "part", [0, pytest.param(1, marks=pytest.mark.long)], ids=["within", "beyond"]
)
def test_each_is_proved_anew(game: str, part: int) -> None:
    found = {}
    for name in divided(game)[part]:
        scenario = puzzles(game)[name]
        found[name] = puzzle_problems(scenario) or faults(scenario, 2 * _nodes(scenario) + 1000)
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("game", GAMES)
def test_each_has_the_nodes_of_its_proof(game: str) -> None:
    """Whoever changes how lines are searched makes the proofs again: `carcqt solve --write`."""
    found = {}
    for name in divided(game)[0]:
        scenario = puzzles(game)[name]
        nodes = solve(Puzzle.of(scenario)).nodes
        if nodes != _nodes(scenario):
            found[name] = nodes, _nodes(scenario)
    assert found == {}


@pytest.mark.parametrize("game", GAMES)
def test_each_has_an_id_and_texts_in_both_languages(game: str) -> None:
    ids = set()
    for name, scenario in puzzles(game).items():
        told = scenario.model.puzzle
        assert told is not None, name
        assert told.id, name
        ids.add(told.id)
        model = scenario.model
        texts = [model.title, model.solution, *told.hints, *(wrong.text for wrong in told.wrong)]
        assert told.hints, name
        assert told.wrong, name
        # The task is made from the goal where there is none.
        texts += [model.text] if model.text else []
        assert all({"en", "fr"} <= {*text} for text in texts), name
    assert len(ids) == len(puzzles(game))


@pytest.mark.parametrize("game", GAMES)
def test_each_is_rated_as_it_is_measured(game: str) -> None:
    for name, scenario in puzzles(game).items():
        puzzle, told = Puzzle.of(scenario), scenario.model.puzzle
        kept = from_proof(puzzle, scenario.model.proof)
        assert told is not None, name
        assert kept is not None, name
        assert told.difficulty == difficulty_of(puzzle, kept).level, name
        assert {*told.themes} <= {*themes_in(game)}, name
        # A comment on a wrong turn must be on one.
        for wrong in told.wrong:
            values = {tuple(map(str, t)): s.value for s in kept.turns for t in (s.moves, *s.same)}
            assert values[tuple(wrong.moves)] != kept.value, name


def proven(data: Data) -> Data:
    puzzle = Puzzle.of(Scenario.from_data(data))
    return data | {"proof": proof_of(puzzle, solve(puzzle)).model_dump()}


def test_a_good_one_has_no_fault() -> None:
    assert faults(Scenario.from_data(proven(one_answer()))) == []


def test_one_edited_to_have_two_answers_is_reported() -> None:
    # The tile that closed the other end of the forest is gone: both ends will do.
    data = proven(one_answer()) | {"start": forest_puzzle({})["start"]}
    data["goal"] = data["goal"] | {"turns": 2}
    assert faults(Scenario.from_data(data)) == [Fault.SEVERAL_ANSWERS, Fault.STALE_PROOF]
    assert faults(Scenario.from_data(proven(data))) == [Fault.SEVERAL_ANSWERS]


def test_one_without_a_solution_is_reported() -> None:
    data = one_answer()
    data["goal"] = data["goal"] | {"least": 50}
    assert faults(Scenario.from_data(proven(data))) == [Fault.NO_ANSWER]


def test_one_without_a_proof_or_beyond_the_budget_is_reported() -> None:
    scenario = Scenario.from_data(one_answer())
    assert faults(scenario) == [Fault.NO_PROOF]
    assert faults(scenario, 2) == [Fault.UNFINISHED, Fault.NO_PROOF]


@pytest.mark.parametrize("is_sealed", [False, True], ids=["as it is", "sealed anew"])
def test_a_forged_proof_is_reported_even_if_it_was_sealed_anew(is_sealed: bool) -> None:
    data = proven(one_answer())
    proof: dict[str, Any] = data["proof"]
    worst = min(range(len(proof["turns"])), key=lambda place: int(proof["turns"][place]["value"]))
    turns = [dict(turn) for turn in proof["turns"]]
    turns[worst]["value"] = "5"
    forged = proof | {"turns": turns}
    puzzle = Puzzle.of(Scenario.from_data(data))
    if is_sealed:
        said = {key: value for key, value in forged.items() if key != "hash"}
        forged["hash"] = sealed(puzzle, said)
        # Only who solves it finds out.
        assert state_of(puzzle, ProofModel.model_validate(forged)) is ProofState.FRESH
    assert faults(Scenario.from_data(data | {"proof": forged})) == [Fault.FALSE_PROOF]
