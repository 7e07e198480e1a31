"""The form rows of the expedition's goals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carcqt.content.aims import GoalAim
from carcqt.content.goals import Goal
from carcqt.words.speech import Speech, language_of
from editor.documents.layout import LayoutContent
from editor.puzzles.goalkinds.kind import MOST_POINTS, GoalKindForm, Wish

_SPECIES = 3
"""Species that a new goal asks for."""


class VillagesGoalForm(GoalKindForm, Speech):
    aim = GoalAim.VILLAGES
    rows = ("pick",)

    @classmethod
    def asks_for_click(cls, goal: Goal) -> bool:
        return not goal.villages

    def text(self, wish: Wish) -> str:
        return self.tr("Have camps in certain villages")

    def pick_text(self) -> str:
        return self.tr("Click villages")

    def picked(self, goal: Goal, content: LayoutContent, terrain: str) -> str:
        if not goal.villages:
            return self.tr("No village yet")
        names = content.material_file.names(language_of(self.translate).code)
        return ", ".join(names.get(one, one) for one in goal.villages)


class MissionGoalForm(GoalKindForm, Speech):
    aim = GoalAim.MISSION
    rows = ("mission",)

    def text(self, wish: Wish) -> str:
        return self.tr("Complete a mission")


class SpeciesGoalForm(GoalKindForm, Speech):
    aim = GoalAim.SPECIES
    wishes = (True,)

    @classmethod
    def first_keys(cls, content: LayoutContent, goal: Goal | None, wish: Wish) -> Mapping[str, Any]:
        return {"least": _SPECIES}

    @classmethod
    def least_range(cls, content: LayoutContent) -> tuple[int, int]:
        known = content.rules.attainable(content.material_file.material).get("species", ())
        return 1, len(known) or MOST_POINTS

    def text(self, wish: Wish) -> str:
        return self.tr("Collect different species")

    def least_text(self) -> str:
        return self.tr("Species")
