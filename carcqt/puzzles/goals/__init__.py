"""All goal kinds, each with its check: the only place in `puzzles` that knows which there are.

A new kind needs a name in `content.aims`, its check here, its words in `words.puzzles.goalkinds`
and its rows in `editor.puzzles.goalkinds`. A test finds what is missing.
"""

from __future__ import annotations

from typing import Any, Final

from carcqt.content.aims import GoalAim
from carcqt.content.goals import Goal
from carcqt.puzzles.goals.games import GAME_KINDS
from carcqt.puzzles.goals.kind import GoalKind, Lacking
from carcqt.puzzles.goals.regions import ClaimGoal, CompleteGoal, KeepOutGoal, ShareGoal
from carcqt.puzzles.goals.scoring import LeadGoal, PointsGoal, WinGoal
from carcqt.rules.game import Game

GOAL_KINDS: Final[dict[GoalAim, GoalKind]] = {
    kind.aim: kind
    for kind in (
        PointsGoal(),
        LeadGoal(),
        WinGoal(),
        CompleteGoal(),
        ClaimGoal(),
        ShareGoal(),
        KeepOutGoal(),
        *GAME_KINDS,
    )
}
USUAL_AIM: Final = PointsGoal.aim
"""Kind of the goal that a new puzzle has."""


def kind_of(goal: Goal) -> GoalKind:
    return GOAL_KINDS[goal.aim]


def value_of(goal: Goal, game: Game[Any]) -> int:
    """Return points or lead if as many as possible are wanted; else 1 if the goal is met, 0 if
    not."""
    return kind_of(goal).value(goal, game)


def lacking(goal: Goal, game: Game[Any]) -> Lacking:
    """Return what the end of a line still lacks."""
    return kind_of(goal).lacking(goal, game)


def own_keys() -> frozenset[str]:
    """Return the keys of a goal that not every kind knows."""
    return frozenset(key for kind in GOAL_KINDS.values() for key in (*kind.needs, *kind.takes))


def idle_keys(aim: GoalAim) -> frozenset[str]:
    """Return the keys of a goal that mean nothing for a kind."""
    kind = GOAL_KINDS[aim]
    return own_keys() - {*kind.needs, *kind.takes}
