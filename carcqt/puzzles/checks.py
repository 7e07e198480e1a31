"""What makes a puzzle impossible, as far as it can be told without solving it."""

from __future__ import annotations

from collections.abc import Iterator

from carcqt.content.goals import Goal, OtherSeats
from carcqt.content.scenarios import Scenario
from carcqt.content.toml.files import FileError
from carcqt.puzzles.goals import idle_keys, kind_of
from carcqt.puzzles.proof import ProofState, state_of
from carcqt.puzzles.puzzle import Puzzle
from carcqt.rules.moves import read_move
from carcqt.rules.problems import NotationError, Problem
from carcqt.rules.tilelaying.game import TileLaying


def puzzle_problems(scenario: Scenario) -> list[Problem]:
    """Of a file whose moves can be made; nothing where it has no goal."""
    if scenario.model.goal is None:
        return []
    goal = Goal.of(scenario.model.goal)
    found = list(_key_problems(scenario, goal)) or list(_aim_problems(scenario, goal))
    if found:
        return [problem.within("goal") for problem in found]
    try:
        puzzle = Puzzle.of(scenario)
    except FileError as error:
        return list(error.problems)
    return [problem.within("goal") for problem in start_problems(puzzle)]


def proof_problems(scenario: Scenario) -> list[Problem]:
    """Why the proof of a good puzzle is not believed."""
    if scenario.model.goal is None or scenario.model.proof is None:
        return []
    state = state_of(Puzzle.of(scenario), scenario.model.proof)
    codes = {ProofState.STALE: "proof-stale", ProofState.FALSE: "proof-false"}
    return [Problem.at(codes[state], "proof")] if state in codes else []


def _key_problems(scenario: Scenario, goal: Goal) -> Iterator[Problem]:
    """What the aim needs and is not said, and what is said without need."""
    model = scenario.model.goal
    assert model is not None
    said = model.model_dump(exclude_unset=True)
    for key in kind_of(goal).needs:
        if not said.get(key) and said.get(key) != 0:
            yield Problem.at("goal-key-missing", aim=goal.aim.value, key=key)
    for key in sorted(idle_keys(goal.aim).intersection(said)):
        yield Problem.at("goal-key-idle", key, aim=goal.aim.value)
    if (model.begins or 0) > len(scenario.model.moves):
        yield Problem.at("value-large", "begins", limit=len(scenario.model.moves))
    scripted = goal.others is OtherSeats.SCRIPTED
    if scripted != bool(goal.replies):
        yield Problem.at("goal-replies-none" if scripted else "goal-replies-idle", "replies")


def _aim_problems(scenario: Scenario, goal: Goal) -> Iterator[Problem]:
    """What the game, its deck or map does not have."""
    rules, material = scenario.rules, scenario.material_file.material
    kind = kind_of(goal)
    if not kind.is_possible(rules, material):
        yield Problem.at("goal-other-game", "aim", aim=goal.aim.value)
        return
    yield from kind.problems(goal, rules, material)
    if goal.other == goal.seat:
        yield Problem.at("goal-other-own", "other")
    for number, reply in enumerate(goal.replies, 1):
        if reply.seat == goal.seat:
            yield Problem.at("goal-reply-own", f"reply {number}", seat=goal.seat + 1)
        for text in reply.moves:
            try:
                read_move(text, rules.moves)
            except NotationError as error:
                yield from (problem.within(f"reply {number}") for problem in error.problems)


def start_problems(puzzle: Puzzle) -> Iterator[Problem]:
    """What cannot be from where the puzzle begins."""
    goal, game = puzzle.goal, puzzle.start()
    if game.is_over:
        yield Problem.at("goal-over")
        return
    if game.to_move != goal.seat:
        facts = {"seat": goal.seat + 1, "mover": game.to_move + 1}
        yield Problem.at("goal-not-to-move", "seat", **facts)
    left = sum(game.left_in(0).values())
    # Between two turns of a seat each other one takes a tile too, unless it is silent.
    each = game.players if isinstance(game, TileLaying) else 1
    if goal.others is OtherSeats.SILENT:
        each = 1
    most = 1 + left // each
    if goal.turns > most:
        yield Problem.at("goal-turns", "turns", turns=goal.turns, most=most)
    yield from kind_of(goal).start_problems(goal, game)
