"""python -m benchmarks.beside CHECKOUT: how much quicker this checkout thinks than another one."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any, Final

HERE: Final = Path(__file__).resolve().parent.parent
ABOUT: Final = (
    "Seconds of process time: the least of all rounds. A factor is how many times quicker this "
    "checkout is, by these seconds; a median factor is that of the rounds. In each round a task is "
    "done by both checkouts, one after the other, and both must give the same answer. `decisions` "
    "choose one turn with a fixed number of nodes, so their factor is that of positions a second."
)
SEEDS: Final = ("0", "1", "2", "3")
EXPERT: Final = "200000"
EXPLORER: Final = "100000"
"""Nodes of a decision; of one on an expedition."""
TILES: Final = ("hunters", "goldrush", "amazon")
SLOWEST: Final = 10

Task = tuple[str, ...]


class Other:
    """A process that does tasks with the sources, and the compiled core, of a checkout."""

    def __init__(self, checkout: Path) -> None:
        own = checkout / (".venv/Scripts/python.exe" if os.name == "nt" else ".venv/bin/python")
        python = str(own) if own.exists() else sys.executable
        self._process = subprocess.Popen(
            [python, "-P", str(HERE / "benchmarks/tasks.py")],
            cwd=checkout,
            env={**os.environ, "PYTHONPATH": str(checkout)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.is_compiled: bool = self._read()["compiled"]

    def do(self, task: Task) -> dict[str, Any]:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(task) + "\n")
        self._process.stdin.flush()
        return self._read()

    def _read(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            sys.exit(f"The process for a checkout ended with code {self._process.wait()}.")
        found: dict[str, Any] = json.loads(line)
        return found

    def close(self) -> None:
        self._process.communicate()


@dataclass
class Row:
    """The seconds of one task, round by round."""

    before: list[float] = field(default_factory=list)
    now: list[float] = field(default_factory=list)
    is_same: bool = True


def compare(tasks: Iterable[Task], checkout: Path, rounds: int) -> dict[Task, Row]:
    """Do all tasks in each round, with both checkouts."""
    tasks = list(tasks)
    rows = {task: Row() for task in tasks}
    others = Other(checkout), Other(HERE)
    if others[0].is_compiled != others[1].is_compiled:
        sys.exit(
            "Only one checkout has a compiled core. Run `python3 dev.py compile` in the other."
        )
    for number in range(rounds):
        for task in tasks:
            row = rows[task]
            before, now = others[0].do(task), others[1].do(task)
            row.before.append(before["seconds"])
            row.now.append(now["seconds"])
            row.is_same &= before["answer"] == now["answer"]
        print(f"round {number + 1} of {rounds} done", file=sys.stderr, flush=True)
    for other in others:
        other.close()
    return rows


def puzzle_tasks(games: Sequence[str], checkout: Path) -> list[Task]:
    """Name the puzzles that both checkouts have. Each reads its own file, as the format grows."""
    found: list[Task] = []
    for game in games:
        for path in sorted((HERE / "scenarios" / game).rglob("*.toml")):
            file = path.relative_to(HERE)
            if "[goal]" in path.read_text(encoding="utf-8") and (checkout / file).exists():
                found.append(("puzzle", file.as_posix()))
    return found


def all_tasks(games: Sequence[str], checkout: Path) -> dict[str, list[Task]]:
    """What is measured, by the name that it has in the report."""
    tiles = [game for game in games if game in TILES]
    found: dict[str, list[Task]] = {
        f"decisions of expert, {game}": [
            ("decision", "expert", game, seed, EXPERT if game in TILES else EXPLORER)
            for seed in SEEDS
        ]
        for game in games
    }
    found |= {f"puzzles, {game}": puzzle_tasks([game], checkout) for game in games}
    found["best replies"] = [("replies", game, "2") for game in tiles]
    found["turns by their numbers"] = [("turns", game) for game in games]
    found["whole games"] = [("games", game) for game in games]
    return found


def told(rows: Sequence[Row]) -> dict[str, Any]:
    """What is reported of some tasks together."""
    before, now = sum(min(row.before) for row in rows), sum(min(row.now) for row in rows)
    each = zip(
        zip(*(row.before for row in rows), strict=True),
        zip(*(row.now for row in rows), strict=True),
        strict=True,
    )
    return {
        "before": round(before, 3),
        "now": round(now, 3),
        "factor": round(before / now, 2),
        "median factor": round(median(sum(one) / sum(other) for one, other in each), 2),
        "same answers": all(row.is_same for row in rows),
    }


def report(games: Sequence[str], checkout: Path, rounds: int) -> dict[str, Any]:
    groups = all_tasks(games, checkout)
    rows = compare((task for tasks in groups.values() for task in tasks), checkout, rounds)
    found = {name: told([rows[task] for task in tasks]) for name, tasks in groups.items() if tasks}
    puzzles = [task for task in rows if task[0] == "puzzle"]
    found["puzzles, all"] = told([rows[task] for task in puzzles])
    tiles = [task for task in puzzles if Path(task[1]).parts[1] in TILES]
    slowest = sorted(tiles, key=lambda task: -min(rows[task].before))[:SLOWEST]
    if slowest:
        found[f"puzzles, the {len(slowest)} slowest with tiles"] = told(
            [rows[task] for task in slowest]
        )
    found |= {f"puzzle {Path(task[1]).stem}": told([rows[task]]) for task in slowest}
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.beside", description=__doc__)
    parser.add_argument("checkout", type=Path, help="of another commit, with its core compiled")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the JSON here as well")
    names = (*TILES, "expedition")
    parser.add_argument("--games", nargs="+", choices=names, default=list(names), metavar="NAME")
    parser.add_argument("--rounds", type=int, default=3, help="(default: 3)")
    args = parser.parse_args()
    if not (args.checkout / "carcqt").is_dir():
        parser.error(f"{args.checkout} is not a checkout of carcqt. Give the folder of one.")
    found = {
        "about": ABOUT,
        "rounds": args.rounds,
        "found": report(args.games, args.checkout.resolve(), args.rounds),
    }
    text = json.dumps(found, indent=2)
    print(text)
    if args.json is not None:
        args.json.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
