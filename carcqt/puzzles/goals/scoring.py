"""Goals about scores: points, a lead, a win."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from dataclasses import replace
from math import ceil, floor, inf
from typing import Any, ClassVar

from carcqt.content.aims import GoalAim
from carcqt.content.goals import Goal, OtherSeats, Surprise
from carcqt.puzzles.goals.kind import Banked, GoalKind, Lacking, Rules, lead_of, points_of
from carcqt.rules.game import Game
from carcqt.rules.kernel.kernel import FAR
from carcqt.rules.problems import Problem
from carcqt.rules.prospects import Prospects
from carcqt.rules.tilelaying.game import TileLaying
from carcqt.search.aims import TurnBounds, Value

_POINTS = Goal(GoalAim.POINTS, 0, turns=2, is_final=True, is_open=True)
_LEAD = replace(_POINTS, aim=GoalAim.LEAD)


class _AmountKind(GoalKind):
    """As much as possible, or at least a number."""

    takes = ("least",)
    asks_for_points = True
    bounds_lays = True
    _needs_all_scores: ClassVar[bool] = False

    @abstractmethod
    def amount(self, goal: Goal, game: Game[Any]) -> int: ...

    def value(self, goal: Goal, game: Game[Any]) -> int:
        found = self.amount(goal, game)
        return found if goal.least is None else int(found >= goal.least)

    def is_met(self, goal: Goal, game: Game[Any]) -> bool:
        return goal.least is not None and self.amount(goal, game) >= goal.least

    def look(self, goal: Goal, game: Game[Any]) -> int:
        return self.amount(goal, game)

    def banked(self, goal: Goal, players: int) -> Banked | None:
        # With three seats the best other one may change.
        if goal.is_either_or or (self._needs_all_scores and players > 2):
            return None
        track = replace(goal, is_final=False)
        return lambda game: self.amount(track, game)

    def most(self, goal: Goal, told: Prospects) -> int | None:
        most = (told.lead if self._needs_all_scores else told.points)(goal.is_final)
        return most if goal.least is None else int(most >= goal.least)

    def turn_bounds(self, goal: Goal, game: TileLaying) -> TurnBounds | None:
        return _turn_bounds(goal, game, goal.least, lead=self._needs_all_scores)


class PointsGoal(_AmountKind):
    aim = GoalAim.POINTS
    tile_wishes = (
        _POINTS,
        replace(_POINTS, is_final=False),
        replace(_POINTS, turns=3),
        replace(_POINTS, is_open=False, surprise=Surprise.EXPECTED),
        replace(_POINTS, is_open=False, surprise=Surprise.WORST),
    )
    map_wishes = (_POINTS,)

    def amount(self, goal: Goal, game: Game[Any]) -> int:
        return points_of(goal, game)


class LeadGoal(_AmountKind):
    aim = GoalAim.LEAD
    _needs_all_scores = True
    tile_wishes = (
        _LEAD,
        replace(_LEAD, turns=1),
        replace(_LEAD, others=OtherSeats.BEST),
        replace(_LEAD, others=OtherSeats.SCRIPTED),
    )
    map_wishes = (_LEAD, replace(_LEAD, turns=1, others=OtherSeats.BEST))

    def problems(self, goal: Goal, rules: Rules, material: Any) -> Iterator[Problem]:
        yield from _hidden_problems(goal, rules)

    def amount(self, goal: Goal, game: Game[Any]) -> int:
        return lead_of(goal, game)


class WinGoal(GoalKind):
    aim = GoalAim.WIN
    asks_for_points = True
    bounds_lays = True

    def problems(self, goal: Goal, rules: Rules, material: Any) -> Iterator[Problem]:
        yield from _hidden_problems(goal, rules)

    def is_met(self, goal: Goal, game: Game[Any]) -> bool:
        return goal.seat in game.projected_winners()

    def lacking(self, goal: Goal, game: Game[Any]) -> Lacking:
        return Lacking(tuple(game.projected_winners()), tuple(game.projected()))

    def look(self, goal: Goal, game: Game[Any]) -> int:
        return lead_of(goal, game)

    def turn_bounds(self, goal: Goal, game: TileLaying) -> TurnBounds | None:
        return _turn_bounds(goal, game, 0, lead=True)


def _turn_bounds(
    goal: Goal, game: TileLaying, least: int | None, *, lead: bool
) -> TurnBounds | None:
    """Return what the last turn can be worth: points, or a lead. `least` meets the goal; if it is
    `None`, as much as possible is wanted."""
    bounds = game.lay_bounds(final=goal.is_final, lead=lead)
    if bounds is None:
        return None

    def value(amount: int) -> int:
        return amount if least is None else int(amount >= least)

    def best(low: Value, high: Value) -> tuple[Value, int] | None:
        window = _window(low, high) if least is None else (least - 1, least)
        found = game.best_turn(
            bounds, *window, final=goal.is_final, lead=lead, draws_known=goal.is_open
        )
        return None if found is None else (value(found[0]), found[1])

    def of_turns() -> list[Value]:
        by_lay = bounds.by_lay()
        return [value(by_lay[lay]) for lay in game.lays_of_turns()]

    return TurnBounds(value(bounds.most), of_turns, best)


def _window(low: Value, high: Value) -> tuple[int, int]:
    """Return the bounds of a search as the kernel has them, in whole numbers."""
    return -FAR if low == -inf else floor(low), FAR if high == inf else ceil(high)


def _hidden_problems(goal: Goal, rules: Rules) -> Iterator[Problem]:
    """Other seats' missions are not chance."""
    if rules.private_sources and goal.is_final and not goal.is_open:
        yield Problem.at("goal-hidden", "open")
