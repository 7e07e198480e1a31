"""Goals of the expedition: villages, a mission, species."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace
from typing import Any, ClassVar

from carcqt.content.aims import GoalAim
from carcqt.content.goals import Goal
from carcqt.puzzles.goals.kind import GoalKind, Lacking, Rules
from carcqt.rules.game import Game
from carcqt.rules.position import Position
from carcqt.rules.problems import Problem
from carcqt.rules.prospects import Prospects


class _ThingsGoal(GoalKind):
    """A seat comes to have things of one kind that the game counts."""

    thing: ClassVar[str]

    def is_possible(self, rules: Rules, material: Any) -> bool:
        return self.thing in rules.attainable(material)

    def problems(self, goal: Goal, rules: Rules, material: Any) -> Iterator[Problem]:
        known = rules.attainable(material)[self.thing]
        for name in self.wanted(goal):
            if name not in known:
                yield Problem.at("goal-unknown", key=name, known=", ".join(sorted(known)))

    def wanted(self, goal: Goal) -> Collection[str]:
        """Return the things that the goal names."""
        return ()

    def is_met(self, goal: Goal, game: Game[Any]) -> bool:
        return self._attained(goal, game).issuperset(self.wanted(goal))

    def _attained(self, goal: Goal, game: Game[Any]) -> frozenset[str]:
        return frozenset(game.attained(goal.seat).get(self.thing, ()))

    def most(self, goal: Goal, told: Prospects) -> int | None:
        return int(told.attains(self.thing, self.wanted(goal), goal.least or 0))


def _without_camp(goal: Goal, game: Game[Any], villages: Collection[str]) -> Lacking:
    has = game.attained(goal.seat).get("village", frozenset())
    return Lacking(villages=tuple(village for village in villages if village not in has))


class VillagesGoal(_ThingsGoal):
    aim = GoalAim.VILLAGES
    needs = ("villages",)
    thing = "village"
    theme = "route"

    def wanted(self, goal: Goal) -> Collection[str]:
        return goal.villages

    def lacking(self, goal: Goal, game: Game[Any]) -> Lacking:
        return _without_camp(goal, game, goal.villages)


class MissionGoal(_ThingsGoal):
    aim = GoalAim.MISSION
    takes = ("mission",)
    thing = "mission"

    def settled(self, goal: Goal, position: Position) -> Goal:
        if goal.mission is not None:
            return goal
        missions = position.extra.plain().get("missions")
        own = None
        if isinstance(missions, tuple) and goal.seat < len(missions):
            own = missions[goal.seat]
        named = str(own[0]) if isinstance(own, tuple) and own else None
        return replace(goal, mission=named)

    def wanted(self, goal: Goal) -> Collection[str]:
        return (goal.mission,) if goal.mission else ()

    def is_met(self, goal: Goal, game: Game[Any]) -> bool:
        return goal.mission in self._attained(goal, game)

    def lacking(self, goal: Goal, game: Game[Any]) -> Lacking:
        missions = getattr(game.material, "missions", ())
        wanted = next((one.villages for one in missions if one.id == goal.mission), ())
        return _without_camp(goal, game, wanted)


class SpeciesGoal(_ThingsGoal):
    aim = GoalAim.SPECIES
    needs = ("least",)
    thing = "species"

    def problems(self, goal: Goal, rules: Rules, material: Any) -> Iterator[Problem]:
        known = rules.attainable(material)[self.thing]
        if (goal.least or 0) > len(known):
            yield Problem.at("value-large", "least", limit=len(known))

    def is_met(self, goal: Goal, game: Game[Any]) -> bool:
        return len(self._attained(goal, game)) >= (goal.least or 0)
