"""All measures of a game, as plain data."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from statistics import median
from typing import Any

from benchmarks.subjects import Subject
from benchmarks.timing import Task, ratio, slices_of, take_turns
from benchmarks.yardsticks import SKETCH, Naive, Sketch
from carcqt.rules.game import Game
from tests.naive import NAIVE

Rates = dict[tuple[str, int], list[float]]
"""For what is timed, and how often the deck is taken: so many per second, in each round."""


@dataclass(frozen=True)
class Plan:
    """How much is measured. Every size has as many boards and lines, so that they compare."""

    factors: tuple[int, ...] = (1, 4, 16, 64)
    rounds: int = 9
    seconds: float = 0.15
    """The length of a slice."""
    boards: int = 24
    lines: int = 24


FULL = Plan()
QUICK = Plan(factors=(1, 4), rounds=1, seconds=0.01, boards=2, lines=2)


class Report:
    def __init__(self, rules: type[Game[Any]], plan: Plan) -> None:
        self.game = rules.description.game
        self._plan = plan
        self._subjects = {factor: Subject(rules, factor) for factor in plan.factors}
        self._sketches: dict[int, Sketch] = {}
        if SKETCH.exists():
            self._sketches = {factor: Sketch(factor) for factor in plan.factors}
        self._naives: dict[int, Naive] = {}
        if self.game in NAIVE:
            self._naives = {1: Naive(NAIVE[self.game], self._subjects[1].material)}
        self._rates: Rates = {}

    def measure(self, say: Callable[[str], None]) -> dict[str, Any]:
        say(f"{self.game}: setting up")
        for subject in self._subjects.values():
            subject.set_up(self._plan.boards, self._plan.lines)
        say(f"{self.game}: playing")
        self._rates |= take_turns(self._playing(), self._plan.rounds)
        self._rates["push and pop", 1] = [1 / seconds for seconds in self._turn_seconds(1)]
        say(f"{self.game}: searching")
        self._rates |= take_turns(self._searching(), self._plan.rounds)
        say(f"{self.game}: listing")
        self._rates |= take_turns(self._listing(), self._plan.rounds)
        return {
            "players": self._subjects[1].players,
            "sizes": {str(factor): self._size(factor) for factor in self._subjects},
            "search": {
                "numbered_games": self._rate("numbered_games", 1, "searched games"),
                **{
                    name: self._rate(name, 1, "searched turns")
                    for name in ("numbered_turns", "hashed_turns", "nodes")
                },
                "turns_pushed_and_popped": self._rate("push and pop", 1, "turns"),
            },
            "leaves": {
                name: median(self._rates[name, 1])
                for name in ("projections", "hashes", "evaluations", "imagined", "imagined_again")
            },
            "growth": {
                "push_and_pop": self._growth(self._turn_seconds),
                "list_per_open_square": self._growth(self._square_seconds),
            },
        }

    def _playing(self) -> dict[tuple[str, int], Task]:
        seconds = self._plan.seconds
        tasks: dict[tuple[str, int], Task] = {}
        for factor, subject in self._subjects.items():
            tasks["push", factor] = partial(subject.turns, seconds, pushed=True)
            tasks["pop", factor] = partial(subject.turns, seconds, pushed=False)
            tasks["games", factor] = slices_of(partial(subject.play, Random(1)), seconds)
            for name, others in (("sketch", self._sketches), ("naive", self._naives)):
                if factor in others:
                    play = partial(others[factor].play, Random(1))
                    tasks[f"{name} games", factor] = slices_of(play, seconds)
        return tasks

    def _searching(self) -> dict[tuple[str, int], Task]:
        """At the size of the built-in deck, where searches are made."""
        subject, seconds = self._subjects[1], self._plan.seconds
        numbered, hashed = (partial(subject.numbered_turns, hashed=each) for each in (False, True))
        tasks: dict[tuple[str, int], Task] = {
            ("numbered_turns", 1): slices_of(numbered, seconds),
            ("hashed_turns", 1): slices_of(hashed, seconds),
            ("nodes", 1): slices_of(subject.search_nodes, seconds),
            ("numbered_games", 1): slices_of(partial(subject.play_numbered, Random(1)), seconds),
            ("projections", 1): slices_of(subject.project_all, seconds),
            ("hashes", 1): slices_of(subject.hash_all, seconds),
            ("evaluations", 1): slices_of(subject.value_all, seconds),
        }
        for name, again in (("imagined", False), ("imagined_again", True)):
            imagine = partial(subject.imagine_all, Random(1), again=again)
            tasks[name, 1] = slices_of(imagine, seconds)
        if 1 in self._sketches:
            play = partial(self._sketches[1].play, Random(1))
            tasks["sketch searched games", 1] = slices_of(play, seconds)
        return tasks

    def _listing(self) -> dict[tuple[str, int], Task]:
        seconds = self._plan.seconds
        tasks: dict[tuple[str, int], Task] = {}
        for factor, subject in self._subjects.items():
            tasks["lists", factor] = slices_of(subject.list_all, seconds)
            tasks["counts", factor] = slices_of(subject.count_all, seconds)
            for name, others in (("sketch", self._sketches), ("naive", self._naives)):
                if factor in others:
                    boards = [
                        others[factor].listing(Random(seed)) for seed in range(self._plan.boards)
                    ]
                    tasks[f"{name} lists", factor] = slices_of(partial(_call_all, boards), seconds)
        return tasks

    def _size(self, factor: int) -> dict[str, Any]:
        subject, rates = self._subjects[factor], self._rates
        squares = self._square_seconds(factor)
        return {
            "size": subject.material.size,
            "open_squares": subject.open_squares,
            "games": self._rate("games", factor, "games"),
            "lists": self._rate("lists", factor, "lists"),
            "counts": self._rate("counts", factor, "lists"),
            "pushed_turns": self._rate("push", factor, "turns"),
            "popped_turns": self._rate("pop", factor, "turns"),
            "microseconds_per_push": 1e6 / median(rates["push", factor]),
            "microseconds_per_pop": 1e6 / median(rates["pop", factor]),
            "nanoseconds_per_open_square": 1e9 * median(squares) if squares else None,
        }

    def _rate(self, what: str, factor: int, measured_by: str) -> dict[str, float | None]:
        """A rate, and beside it the same of the yardsticks, as far as they have it."""
        rates = self._rates[what, factor]
        sketch = self._rates.get((f"sketch {measured_by}", factor))
        if measured_by.endswith("turns") and factor in self._sketches:
            # A turn of the sketch is a tile, listed and laid; it cannot take one back.
            played = f"sketch {measured_by.removesuffix('turns')}games"
            games, tiles = self._rates[played, factor], self._sketches[factor].tiles
            sketch = [tiles * rate for rate in games]
        naive = self._rates.get((f"naive {measured_by}", factor))
        return {
            "per_second": median(rates),
            "share_of_sketch": ratio(rates, sketch) if sketch else None,
            "sketch_per_second": median(sketch) if sketch else None,
            "naive_per_second": median(naive) if naive else None,
        }

    def _turn_seconds(self, factor: int) -> list[float]:
        """To push and pop a whole turn."""
        both = zip(self._rates["push", factor], self._rates["pop", factor], strict=True)
        return [1 / push + 1 / pop for push, pop in both]

    def _square_seconds(self, factor: int) -> list[float]:
        """To list the moves of one open square; nothing where there are none."""
        squares = self._subjects[factor].open_squares
        return [1 / rate / squares for rate in self._rates["lists", factor]] if squares else []

    def _growth(self, seconds: Callable[[int], list[float]]) -> dict[str, float | None]:
        """How many times as long it takes with a larger deck."""
        first, *others = self._plan.factors
        return {
            str(factor): ratio(seconds(factor), seconds(first)) if seconds(factor) else None
            for factor in others
        }


def _call_all(functions: Sequence[Callable[[], object]]) -> int:
    for function in functions:
        function()
    return len(functions)
