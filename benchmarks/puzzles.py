"""python -m benchmarks.puzzles: what solving costs, against plain search without any pruning."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from carcqt.content.aims import GoalAim
from carcqt.content.goals import Goal, OtherSeats, Surprise
from carcqt.content.materials import builtin_material
from carcqt.puzzles.puzzle import Puzzle
from carcqt.puzzles.solver import solve
from carcqt.rules import COMPILED
from carcqt.rules.game import Game, Outcome
from carcqt.rules.games import GAMES
from carcqt.rules.kernel.kernel import FAR
from carcqt.rules.tilelaying.game import TileLaying
from carcqt.search.aims import Chance
from carcqt.search.limits import Limits

ABOUT = (
    "Positions from games for two played at random with fixed seeds. A node is a turn made. "
    "Plain search makes every turn of every line and values where it ends; its nodes are counted "
    "up to a limit, and its seconds are those of its first nodes, scaled up. Pruned figures hold "
    "the search for all best lines, too; tiles laid only to bound a turn are not among their "
    "nodes, but in their seconds."
)
SEEDS = (1, 2, 3)
MOST = 50_000_000
"""Nodes of plain search that are counted at most."""
LEFT = {"hunters": 4, "goldrush": 4, "amazon": 4, "expedition": 8}
"""Of the first pile, where chance decides; in a game of rounds always."""
SAMPLE = 20_000
PATIENCE = 300
"""Seconds for one puzzle."""


@dataclass(frozen=True)
class Case:
    name: str
    turns: int
    is_final: bool = False
    others: OtherSeats = OtherSeats.SILENT
    surprise: Surprise | None = None
    """None: all is open."""
    least: int | None = None
    """More points than there are now."""


CASES = (
    Case("two turns", 2),
    Case("three turns", 3),
    Case("three turns, final", 3, is_final=True),
    Case("three turns, reach", 3, least=9),
    Case("two turns, best replies", 2, others=OtherSeats.BEST),
    Case("two turns, worst draws", 2, surprise=Surprise.WORST),
    Case("two turns, expected", 2, surprise=Surprise.EXPECTED),
)


def position(name: str, seed: int, left: int) -> Game[Any]:
    """A game for two with so many things left of its first pile, at the beginning of a turn."""
    rules, rng = GAMES[name], Random(seed)
    material = builtin_material(name, rules.description.material).material
    game = rules.new(material, 2, rng)
    begins = "lay" if "lay" in rules.phases else "income"
    while sum(game.left_in(0).values()) > left or game.phase != begins or game.to_move:
        game.push(rng.choice(game.legal_moves))
    return game


def puzzle(name: str, seed: int, case: Case) -> Puzzle:
    hidden = case.surprise is not None
    whole = sum(position(name, seed, 10_000).left_in(0).values())
    game = position(name, seed, LEFT[name] if hidden or name == "expedition" else whole - 10)
    least = None if case.least is None else game.scores[0] + case.least
    goal = Goal(
        GoalAim.POINTS,
        0,
        least,
        case.turns,
        case.is_final,
        case.others,
        not hidden,
        case.surprise or Surprise.WORST,
    )
    return Puzzle.at(game, goal)


class TooMany(Exception):  # noqa: N818
    pass


class PlainSearch:
    """Leaves nothing out, and remembers nothing."""

    def __init__(self, asked: Puzzle, most: int, *, values: bool) -> None:
        self.nodes = 0
        self._most = most
        self._values = values
        """Whether lines are valued, or only counted."""
        self._puzzle = asked
        self._game = asked.start()
        self._aim = asked.aim()

    def run(self) -> bool:
        """Whether it came to an end."""
        try:
            self._follow()
        except TooMany:
            return False
        return True

    def _follow(self) -> None:
        game = self._game
        if self._puzzle.is_done(game):
            if self._values:
                self._aim.value(game)
            return
        lasts = frozenset[int]() if self._values else self._lasts()
        self.nodes += len(lasts)
        for number in range(game.turn_count):
            for outcome in () if number in lasts else self._outcomes(number):
                self.nodes += 1
                if self.nodes > self._most:
                    raise TooMany
                game.push_turn(number, outcome)
                self._follow()
                game.pop_turn()

    def _lasts(self) -> frozenset[int]:
        """Turns that are known to end their lines, which need not be made to be counted."""
        game, goal = self._game, self._puzzle.goal
        if not isinstance(game, TileLaying) or self._aim.chance is not Chance.GIVEN:
            return frozenset()
        if game.to_move != goal.seat or game.turns_of(goal.seat)[0] < goal.turns - 1:
            return frozenset()
        bounds = game.lay_bounds(final=False, lead=False)
        lays = {} if bounds is None else bounds.by_lay()
        return frozenset(
            number for number, lay in enumerate(game.lays_of_turns()) if lays.get(lay, FAR) < FAR
        )

    def _outcomes(self, number: int) -> list[Outcome]:
        if self._aim.chance is Chance.GIVEN:
            return [()]
        return [outcome for outcome, _ in self._game.turn_outcomes(number)]


def measured(name: str, case: Case, seed: int, most: int) -> dict[str, Any]:
    asked = puzzle(name, seed, case)
    found: dict[str, Any] = {"case": case.name, "seed": seed, "turns": asked.start().turn_count}
    for jobs in (1, 2):
        began = perf_counter()
        solution = solve(asked, Limits(seconds=PATIENCE), jobs=jobs)
        found[f"seconds, {jobs} core(s)"] = round(perf_counter() - began, 2)
        if jobs == 1:
            found |= {"proven": solution.is_proven, "nodes": solution.nodes}
    sample, began = PlainSearch(asked, SAMPLE, values=True), perf_counter()
    sample.run()
    each = (perf_counter() - began) / sample.nodes
    plain = PlainSearch(asked, most, values=False)
    limited = "" if plain.run() else "at least "
    found["plain nodes"] = f"{limited}{plain.nodes}"
    found["plain seconds"] = f"{limited}{each * plain.nodes:.2f}"
    found["fewer nodes"] = f"{limited}{plain.nodes / max(1, found['nodes']):.1f}"
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.puzzles", description=__doc__)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the JSON here as well")
    parser.add_argument("--games", nargs="+", choices=GAMES, default=list(GAMES), metavar="NAME")
    parser.add_argument("--most", type=int, default=MOST, help="nodes of plain search")
    parser.add_argument("--quick", action="store_true", help="the first position of each only")
    args = parser.parse_args()
    rows: dict[str, list[dict[str, Any]]] = {}
    for name in args.games:
        for case in CASES:
            for seed in SEEDS[:1] if args.quick else SEEDS:
                row = measured(name, case, seed, args.most)
                rows.setdefault(name, []).append(row)
                print(name, json.dumps(row), file=sys.stderr, flush=True)
    core = "compiled" if COMPILED else "plain"
    text = json.dumps({"about": ABOUT, "core": core, "games": rows}, indent=2)
    print(text)
    if args.json is not None:
        args.json.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
