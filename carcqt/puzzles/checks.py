"""What makes a puzzle impossible, as far as it can be told without solving it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from carcqt.content.goals import REGION_AIMS, THING_AIMS, Goal, GoalAim, OtherSeats
from carcqt.content.scenarios import Scenario
from carcqt.content.toml.files import FileError
from carcqt.puzzles.proof import ProofState, state_of
from carcqt.puzzles.puzzle import Puzzle
from carcqt.rules.game import Game
from carcqt.rules.geometry import cell_of
from carcqt.rules.moves import read_move
from carcqt.rules.problems import NotationError, Problem
from carcqt.rules.tilelaying.game import TileLaying

_NEEDED: Final = {
    GoalAim.SPECIES: ("least",),
    GoalAim.VILLAGES: ("villages",),
    GoalAim.KEEP_OUT: ("other",),
}
_ONLY_FOR: Final = {
    "least": (GoalAim.POINTS, GoalAim.LEAD, GoalAim.SPECIES),
    "at": REGION_AIMS,
    "zone": REGION_AIMS,
    "system": (GoalAim.CLAIM, GoalAim.SHARE, GoalAim.KEEP_OUT),
    "other": (GoalAim.KEEP_OUT,),
    "villages": (GoalAim.VILLAGES,),
    "mission": (GoalAim.MISSION,),
}


def idle_keys(aim: GoalAim) -> tuple[str, ...]:
    """Those of a goal that mean nothing for an aim."""
    return tuple(key for key, aims in _ONLY_FOR.items() if aim not in aims)


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
    needed = ("at", "zone") if goal.aim in REGION_AIMS else ()
    for key in (*needed, *_NEEDED.get(goal.aim, ())):
        if not said.get(key) and said.get(key) != 0:
            yield Problem.at("goal-key-missing", aim=goal.aim.value, key=key)
    for key, aims in _ONLY_FOR.items():
        if key in said and goal.aim not in aims:
            yield Problem.at("goal-key-idle", key, aim=goal.aim.value)
    if (model.begins or 0) > len(scenario.model.moves):
        yield Problem.at("value-large", "begins", limit=len(scenario.model.moves))
    scripted = goal.others is OtherSeats.SCRIPTED
    if scripted != bool(goal.replies):
        yield Problem.at("goal-replies-none" if scripted else "goal-replies-idle", "replies")


def _aim_problems(scenario: Scenario, goal: Goal) -> Iterator[Problem]:
    """What the game, its deck or map does not have."""
    rules, material = scenario.rules, scenario.material_file.material
    kinds = rules.attainable(material)
    if goal.aim in REGION_AIMS and not issubclass(rules, TileLaying):
        yield Problem.at("goal-other-game", "aim", aim=goal.aim.value)
    elif goal.aim in THING_AIMS:
        known = kinds.get(THING_AIMS[goal.aim])
        if known is None:
            yield Problem.at("goal-other-game", "aim", aim=goal.aim.value)
            return
        named = goal.villages or ((goal.mission,) if goal.mission else ())
        for name in named:
            if name not in known:
                yield Problem.at("goal-unknown", key=name, known=", ".join(sorted(known)))
        if goal.aim is GoalAim.SPECIES and (goal.least or 0) > len(known):
            yield Problem.at("value-large", "least", limit=len(known))
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
    if (
        rules.private_sources
        and goal.is_final
        and not goal.is_open
        and goal.aim in (GoalAim.LEAD, GoalAim.WIN)
    ):
        yield Problem.at("goal-hidden", "open")


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
    if goal.spot is not None:
        yield from _spot_problems(goal, game)


def _spot_problems(goal: Goal, game: Game[Any]) -> Iterator[Problem]:
    assert goal.spot is not None
    assert isinstance(game, TileLaying)
    laid = game.board.laid_at(cell_of(goal.spot.square))
    if laid is None:
        return
    zones = laid.face.tile.zone_numbers
    if goal.spot.zone not in zones:
        known = ", ".join(zones)
        yield Problem.at("zone-unknown", "zone", zone=goal.spot.zone, known=known)
        return
    kind = laid.face.kinds[zones[goal.spot.zone]]
    if goal.aim is GoalAim.COMPLETE and not game.description.terrain[kind].completes:
        yield Problem.at("goal-never-complete", "zone", kind=kind)
    systems = [system.id for system in game.description.systems if kind in system.joins]
    if goal.system is not None and goal.system not in systems:
        yield Problem.at("goal-system", "system", kind=kind, known=", ".join(systems))
