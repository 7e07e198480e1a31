"""A line of a solution, played through."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from carcqt.content.goals import Goal
from carcqt.puzzles.puzzle import Puzzle
from carcqt.puzzles.solution import Line
from carcqt.rules.events import Event
from carcqt.rules.game import Game, Turn


@dataclass(frozen=True)
class PlayedLine:
    puzzle: Puzzle
    answer: Turn
    turns: tuple[tuple[Event, ...], ...]
    """What happened in each of the seat's own turns."""
    before: Game[Any]
    after: Game[Any]

    @classmethod
    def of(cls, puzzle: Puzzle, line: Line) -> PlayedLine:
        game = puzzle.start()
        turns = []
        for step in line:
            events: list[Event] = []
            for move in step.moves[:-1]:
                events += game.push(move)
            events += game.push(step.moves[-1], step.drawn)
            if step.seat == puzzle.goal.seat:
                turns.append(tuple(events))
        return cls(puzzle, line[0].moves, tuple(turns), puzzle.start(), game)

    @property
    def goal(self) -> Goal:
        return self.puzzle.goal

    @property
    def seat(self) -> int:
        return self.puzzle.goal.seat

    @property
    def own(self) -> tuple[Event, ...]:
        """All that the seat did, and what came of it."""
        return tuple(event for turn in self.turns for event in turn)
