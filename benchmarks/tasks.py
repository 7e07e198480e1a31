"""What `benchmarks.beside` times, in a process of its own: one task for each line it reads.

It runs against any checkout that PYTHONPATH names, so it asks only for what has long been there.
"""

from __future__ import annotations

import gc
import json
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, Final

from benchmarks.puzzles import CASES, puzzle
from benchmarks.subjects import Subject
from carcqt.content.scenarios import Scenario
from carcqt.players import PLAYERS
from carcqt.puzzles.puzzle import Puzzle
from carcqt.puzzles.solver import solve
from carcqt.rules import COMPILED
from carcqt.rules.games import GAMES
from carcqt.search.limits import Limits

_REPLIES: Final = next(case for case in CASES if case.name == "two turns, best replies")
_GAMES: Final = 200
_subjects: Final[dict[str, Subject]] = {}


def _subject(game: str) -> Subject:
    if game not in _subjects:
        _subjects[game] = Subject(GAMES[game], 1)
        _subjects[game].set_up(8, 1)
    return _subjects[game]


def prepare_decision(level: str, game: str, number: str, nodes: str) -> Callable[[], Any]:
    """Prepare a decision in the middle of a game; its answer is the turn."""
    position, seed = _subject(game).middles[int(number)], int(number)
    view = position.seen_by(position.to_move)
    player, moves = PLAYERS[level], list(position.legal_moves)
    limits = Limits(nodes=int(nodes))
    return lambda: [*map(str, player.choose(moves, lambda: view, Random(seed), limits))]


def _solved(asked: Puzzle) -> Any:
    solution = solve(asked)
    turns = [([*map(str, turn.moves)], str(turn.value)) for turn in solution.turns]
    lines = [[([*map(str, step.moves)], step.drawn) for step in line] for line in solution.lines]
    return solution.is_proven, turns, lines


def prepare_puzzle(file: str) -> Callable[[], Any]:
    """Prepare a puzzle of a file; its answer is all values and best lines."""
    asked = Puzzle.of(Scenario.load(Path(file)))
    return lambda: _solved(asked)


def prepare_replies(game: str, seed: str) -> Callable[[], Any]:
    """Prepare a puzzle where others give their best reply."""
    asked = puzzle(game, int(seed), _REPLIES)
    return lambda: _solved(asked)


def prepare_turns(game: str) -> Callable[[], Any]:
    """Prepare turns made by their numbers."""
    subject = _subject(game)
    return lambda: sum(subject.numbered_turns(hashed=False) for _ in range(200))


def prepare_games(game: str) -> Callable[[], Any]:
    """Prepare whole random games, as moves and by numbers."""
    subject = _subject(game)

    def play() -> int:
        rng = Random(1)
        return sum(subject.play(rng) + subject.play_numbered(rng) for _ in range(_GAMES))

    return play


_PREPARE: Final[dict[str, Callable[..., Callable[[], Any]]]] = {
    "decision": prepare_decision,
    "puzzle": prepare_puzzle,
    "replies": prepare_replies,
    "turns": prepare_turns,
    "games": prepare_games,
}


def main() -> None:
    """Answer each line, a JSON list of a task and its arguments, with seconds and an answer."""
    print(json.dumps({"compiled": COMPILED}), flush=True)
    for line in sys.stdin:
        task, *args = json.loads(line)
        work = _PREPARE[task](*args)
        gc.collect()
        begin = process_time()
        answer = work()
        print(json.dumps({"seconds": process_time() - begin, "answer": answer}), flush=True)


if __name__ == "__main__":
    main()
