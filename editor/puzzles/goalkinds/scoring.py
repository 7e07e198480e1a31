"""The form rows of goals about scores."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carcqt.content.aims import GoalAim
from carcqt.content.goals import Goal
from carcqt.words.speech import Speech
from editor.documents.layout import LayoutContent
from editor.puzzles.goalkinds.kind import GoalKindForm, Wish

_MORE = 10
"""Points beyond the present ones that a new goal asks for."""


class PointsGoalForm(GoalKindForm, Speech):
    aim = GoalAim.POINTS
    rows = ("count",)
    wishes = (False, True)

    @classmethod
    def first_keys(cls, content: LayoutContent, goal: Goal | None, wish: Wish) -> Mapping[str, Any]:
        if not wish.has_least or goal is None:
            return {}
        scores = content.position.scores
        here = scores[goal.seat] if goal.seat < len(scores) else 0
        return {"least": here + _MORE}

    def text(self, wish: Wish) -> str:
        if wish.has_least:
            return self.tr("Reach a number of points")
        return self.tr("As many points as possible")

    def least_text(self) -> str:
        return self.tr("At least")


class LeadGoalForm(GoalKindForm, Speech):
    aim = GoalAim.LEAD
    rows = ("count",)
    wishes = (False, True)

    @classmethod
    def first_keys(cls, content: LayoutContent, goal: Goal | None, wish: Wish) -> Mapping[str, Any]:
        return {"least": 1} if wish.has_least and goal is not None else {}

    def text(self, wish: Wish) -> str:
        if wish.has_least:
            return self.tr("Be ahead by a number of points")
        return self.tr("The largest possible lead")

    def least_text(self) -> str:
        return self.tr("At least")


class WinGoalForm(GoalKindForm, Speech):
    aim = GoalAim.WIN

    def text(self, wish: Wish) -> str:
        return self.tr("Win, if the game ended then")
