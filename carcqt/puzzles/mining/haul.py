"""Puzzles found in games that computer players play: one turn is clearly best, and who looks only
one turn ahead misses it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from random import Random
from typing import Any, Final

from carcqt.content.goals import Goal, OtherSeats
from carcqt.content.materials import MaterialFile, named_keys, own_keys
from carcqt.content.scenarios import Scenario, game_data
from carcqt.players import PLAYERS
from carcqt.players.levels import USUAL, limits_of
from carcqt.puzzles.checks import puzzle_problems
from carcqt.puzzles.difficulty import difficulty_of, looks_of
from carcqt.puzzles.mining.trimming import trimmed
from carcqt.puzzles.mining.wishes import wish_at
from carcqt.puzzles.playedline import PlayedLine
from carcqt.puzzles.proof import hash_of, proof_of
from carcqt.puzzles.puzzle import Puzzle
from carcqt.puzzles.solution import Solution
from carcqt.puzzles.solver import solve
from carcqt.puzzles.themes import themes_of
from carcqt.rules.events import Laid, Placed, Scored, points
from carcqt.rules.game import Game
from carcqt.rules.games import GAMES
from carcqt.rules.tilelaying.game import TileLaying
from carcqt.search.limits import Limits

_MOMENTS: Final = 6
"""Of a game that are looked at."""
_NODES: Final = 5_000
"""For a candidate; what is not proven by then is left: three times as many prove a few more, and
take twice as long."""
_CLEARLY: Final = 2
"""The least that the second best must lose."""
_SPARE: Final = 1
"""Tiles more than turns, should one fit nowhere."""
_CHOICES: Final = range(5, 400)
"""First turns: with fewer there is nothing to find, with more nobody looks at all."""
_AT_ONCE: Final = 3
"""Points that a single turn must leave lying, if it is to surprise anybody."""


@dataclass(frozen=True)
class Dig:
    """Which games are played, and what is wanted of them. All chance of a game follows from the
    seed and its number."""

    file: MaterialFile
    seed: int
    seats: int
    theme: str | None = None
    level: int | None = None
    trims: bool = False
    """Whether what does not matter is left out."""

    @property
    def game(self) -> str:
        return self.file.game


@dataclass(frozen=True)
class Find:
    """A puzzle that is proven, rated and tagged."""

    name: str
    text: str
    """Of its file."""
    level: int
    themes: tuple[str, ...]
    gist: str
    """What the solution does, and with what: equal for two puzzles that are nearly one."""
    weight: int


@dataclass(frozen=True)
class Haul:
    """What one game has brought."""

    looked: int
    """Positions."""
    proven: int
    find: Find | None
    """The hardest; others of the same game would be much like it."""


def dig(terms: Dig, number: int) -> Haul:
    """Plays a game and goes back to some moments of it."""
    rng = Random(f"{terms.seed} {number}")
    game = _played(terms, number, rng)
    starts = sorted(rng.sample(range(len(game.record)), min(_MOMENTS, len(game.record))))
    moves = [move for move, _ in game.record]
    looked = proven = 0
    finds: list[Find] = []
    for start in reversed(starts):
        while len(game.record) > start or (game.record and _is_amid(game)):
            game.pop()
        goal = wish_at(game, moves[len(game.record) :], rng)
        puzzle = _cut_short(Puzzle.at(game, goal))
        if puzzle.start().turn_count not in _CHOICES:
            continue
        looked += 1
        solution = solve(puzzle, Limits(nodes=_NODES))
        proven += solution.is_proven
        if is_worth_giving(puzzle, solution):
            finds += _find(terms, f"{terms.game}-{terms.seed}-{number}", puzzle, solution)
    return Haul(looked, proven, max(finds, key=lambda find: find.weight, default=None))


def is_worth_giving(puzzle: Puzzle, solution: Solution) -> bool:
    """Whether there is one answer with a line to show, clearly better than all else, that is not
    the obvious one."""
    if not solution.has_one_answer or not solution.lines:
        return False
    found = difficulty_of(puzzle, solution)
    is_clear = found.gap is None or found.gap >= _CLEARLY
    return is_clear and (found.rank > 1 or _leaves_points_lying(puzzle, solution))


def _leaves_points_lying(puzzle: Puzzle, solution: Solution) -> bool:
    """Whether the only turn of a puzzle that counts the final scoring lets go of sure points."""
    goal = puzzle.goal
    if goal.turns > 1 or not goal.is_final:
        return False
    track = replace(puzzle, goal=replace(goal, is_final=False))
    looks = looks_of(track, [turn.moves for turn in solution.turns])
    return max(looks) - looks[0] >= _AT_ONCE


def gist_of(puzzle: Puzzle, solution: Solution) -> str:
    """What the first line does, wherever on the table."""
    goal = puzzle.goal
    parts = [goal.aim.value, str(goal.turns), goal.others.value]
    for event in PlayedLine.of(puzzle, solution.lines[0]).own:
        match event:
            case Laid(tile=tile):
                parts.append(tile)
            case Placed(piece=piece, spot=spot):
                parts.append(f"{piece}.{spot.zone}")
            case Scored(seat=seat, source=source) if seat == goal.seat:
                parts.append(f"{source}.{points(event.items)}")
    return " ".join(parts)


def _played(terms: Dig, number: int, rng: Random) -> Game[Any]:
    rules = GAMES[terms.game]
    game = rules.new(terms.file.material, terms.seats, rng, first=number % terms.seats)
    player, limits = PLAYERS[USUAL], limits_of(USUAL)
    while not game.is_over:
        view = partial(game.seen_by, game.to_move)
        for move in player.choose(game.legal_moves, view, rng, limits):
            game.push(move)
    return game


def _cut_short(puzzle: Puzzle) -> Puzzle:
    """Where draws lie open, nobody wants to read more of them than a line comes to."""
    goal, (land, *others) = puzzle.goal, puzzle.position.piles
    if not goal.is_open or not issubclass(GAMES[puzzle.game], TileLaying):
        return puzzle
    seats = 1 if goal.others is OtherSeats.SILENT else puzzle.position.players
    count = min(goal.turns * seats + _SPARE, len(land.things))
    land = replace(land, things=land.things[:count], known=count, stacks=())
    return replace(puzzle, position=replace(puzzle.position, piles=(land, *others)))


def _is_amid(game: Game[Any]) -> bool:
    """Whether somebody has begun a turn."""
    return any(game.turns_of(seat)[1] for seat in range(game.players))


def _find(terms: Dig, name: str, puzzle: Puzzle, solution: Solution) -> Iterator[Find]:
    """The file of a puzzle, if it is what was asked for."""
    if terms.trims:
        puzzle, solution = trimmed(puzzle, solution, Limits(nodes=_NODES))
    difficulty, themes = difficulty_of(puzzle, solution), themes_of(puzzle, solution)
    if terms.level not in (None, difficulty.level) or terms.theme not in (None, *themes):
        return
    game = GAMES[puzzle.game](puzzle.material, puzzle.position)
    named = named_keys(terms.file)
    data = game_data(game, named) | ({} if named else own_keys(terms.file))
    data["goal"] = goal_data(puzzle.goal)
    data["puzzle"] = {"id": name, "themes": list(themes), "difficulty": difficulty.level}
    data["proof"] = proof_of(puzzle, solution).model_dump()
    scenario = Scenario.from_data(data)
    # What is written must be what was proven.
    if puzzle_problems(scenario) or hash_of(Puzzle.of(scenario)) != hash_of(puzzle):
        return
    gist = gist_of(puzzle, solution)
    yield Find(name, scenario.to_text(), difficulty.level, themes, gist, difficulty.weight)


def goal_data(goal: Goal) -> dict[str, Any]:
    """A goal as files have it."""
    data: dict[str, Any] = {"aim": goal.aim.value, "seat": goal.seat + 1, "turns": goal.turns}
    if goal.spot is not None:
        data |= {"at": list(goal.spot.square), "zone": goal.spot.zone}
    if goal.system is not None:
        data["system"] = goal.system
    if goal.other is not None:
        data["other"] = goal.other + 1
    data["count"] = "final" if goal.is_final else "track"
    data["others"] = goal.others.value
    if goal.replies:
        replies = [{"seat": each.seat + 1, "moves": list(each.moves)} for each in goal.replies]
        data["replies"] = replies
    data["open"] = goal.is_open
    if not goal.is_open:
        data["chance"] = goal.surprise.value
    return data
