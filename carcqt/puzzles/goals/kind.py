"""The check of one kind of goal: what a file must say, and what the end of a line is worth."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, ClassVar

from carcqt.content.aims import GoalAim
from carcqt.content.goals import Goal
from carcqt.rules.game import Game
from carcqt.rules.position import Position
from carcqt.rules.problems import Problem
from carcqt.rules.prospects import Prospects
from carcqt.rules.tilelaying.game import TileLaying
from carcqt.search.aims import TurnBounds

Rules = type[Game[Any]]
Banked = Callable[[Game[Any]], int]


@dataclass(frozen=True)
class Lacking:
    """What a goal that is met or missed still lacks at the end of a line."""

    seats: tuple[int, ...] = ()
    """Seats that would win, or that lead in the region, or that are in it."""
    scores: tuple[int, ...] = ()
    """Scores of all seats, if the game is to be won."""
    villages: tuple[str, ...] = ()
    """Villages without a camp."""
    sides: int = 0
    """Sides of the region that are still open."""


def points_of(goal: Goal, game: Game[Any]) -> int:
    """Return the points of the goal's seat, on the track or with the final scoring."""
    return _scores(goal, game)[goal.seat]


def lead_of(goal: Goal, game: Game[Any]) -> int:
    """Return the lead of the goal's seat over the best other one."""
    scores = _scores(goal, game)
    return scores[goal.seat] - max(score for seat, score in enumerate(scores) if seat != goal.seat)


def _scores(goal: Goal, game: Game[Any]) -> list[int]:
    return game.projected() if goal.is_final else game.scores


class GoalKind(ABC):
    """Checks goals of one kind. Without any override a goal is met or missed in any game."""

    aim: ClassVar[GoalAim]
    needs: ClassVar[tuple[str, ...]] = ()
    """Keys that a file must give for this kind."""
    takes: ClassVar[tuple[str, ...]] = ()
    """Further keys that not every kind knows."""
    asks_for_points: ClassVar[bool] = False
    """True if points decide, so that taking points from another seat helps."""
    bounds_lays: ClassVar[bool] = False
    """True if `turn_bounds` may know what a last turn on tiles can be worth."""
    theme: ClassVar[str] = ""
    """Theme of every puzzle that has such a goal; empty if there is none."""
    tile_wishes: ClassVar[tuple[Goal, ...]] = ()
    """Goals that mining tries on tiles, for seat 0, plainest first."""
    map_wishes: ClassVar[tuple[Goal, ...]] = ()
    """Goals that mining tries on maps, for seat 0, plainest first."""

    def is_possible(self, rules: Rules, material: Any) -> bool:
        """Return whether a game, with this deck or map, can have such a goal."""
        return True

    def problems(self, goal: Goal, rules: Rules, material: Any) -> Iterator[Problem]:
        """Yield what the game, its deck or map does not have; `is_possible` holds."""
        yield from ()

    def start_problems(self, goal: Goal, game: Game[Any]) -> Iterator[Problem]:
        """Yield what is impossible from where the puzzle begins."""
        yield from ()

    def settled(self, goal: Goal, position: Position) -> Goal:
        """Return the goal with everything named that follows from the position."""
        return goal

    def value(self, goal: Goal, game: Game[Any]) -> int:
        """Return an amount if as much as possible is wanted, else 1 if the goal is met and 0 if
        not."""
        return int(self.is_met(goal, game))

    @abstractmethod
    def is_met(self, goal: Goal, game: Game[Any]) -> bool:
        """Return whether the end of a line meets the goal."""

    def lacking(self, goal: Goal, game: Game[Any]) -> Lacking:
        """Return what the end of a line still lacks, as far as it can be named."""
        return Lacking()

    def look(self, goal: Goal, game: Game[Any]) -> int:
        """Return what a player sees who looks only one turn ahead."""
        return points_of(goal, game)

    def banked(self, goal: Goal, players: int) -> Banked | None:
        """Return the function for the part of an amount that is on the track already; `None` if
        the rest of the amount depends on more than the key of a position."""
        return None

    def most(self, goal: Goal, told: Prospects) -> int | None:
        """Return the highest value that a line can still have; `None` if nothing is known."""
        return None

    def turn_bounds(self, goal: Goal, game: TileLaying) -> TurnBounds | None:
        """Return what the last turn of a line can be worth; `None` if unknown."""
        return None

    def targets(self, goal: Goal, game: Game[Any]) -> Iterator[Goal]:
        """Yield the goal for everything in the position that it may be about."""
        yield goal
