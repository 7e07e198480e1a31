"""The form rows of goals about a region."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from carcqt.content.aims import GoalAim
from carcqt.content.goals import Goal
from carcqt.words.names import names_of
from carcqt.words.speech import Speech
from editor.documents.layout import LayoutContent
from editor.puzzles.goalkinds.kind import GoalKindForm, Wish


class RegionRow(Speech):
    """The row with the region that was clicked on."""

    def pick_text(self) -> str:
        return self.tr("Click on the board")

    def picked(self, goal: Goal, content: LayoutContent, terrain: str) -> str:
        if goal.spot is None:
            return self.tr("No region yet")
        words = names_of(self.translate, content.game)
        return f"{words.terrain(terrain) if terrain else goal.spot.zone} · {goal.spot.square}"


class RegionGoalForm(GoalKindForm):
    """The rows that all goals about a region have."""

    rows: ClassVar[tuple[str, ...]] = ("pick", "name", "system")

    @classmethod
    def asks_for_click(cls, goal: Goal) -> bool:
        return goal.spot is None

    def pick_text(self) -> str:
        return self._row().pick_text()

    def picked(self, goal: Goal, content: LayoutContent, terrain: str) -> str:
        return self._row().picked(goal, content, terrain)

    def _row(self) -> RegionRow:
        assert isinstance(self, Speech)
        return RegionRow(self.translate)


class CompleteGoalForm(RegionGoalForm, Speech):
    aim = GoalAim.COMPLETE
    rows = ("pick", "name")

    def text(self, wish: Wish) -> str:
        return self.tr("Complete a region")


class ClaimGoalForm(RegionGoalForm, Speech):
    aim = GoalAim.CLAIM

    def text(self, wish: Wish) -> str:
        return self.tr("Win a region alone")


class ShareGoalForm(RegionGoalForm, Speech):
    aim = GoalAim.SHARE

    def text(self, wish: Wish) -> str:
        return self.tr("Win or share a region")


class KeepOutGoalForm(RegionGoalForm, Speech):
    aim = GoalAim.KEEP_OUT
    rows = (*RegionGoalForm.rows, "other")

    @classmethod
    def first_keys(cls, content: LayoutContent, goal: Goal | None, wish: Wish) -> Mapping[str, Any]:
        own = None if goal is None else goal.seat
        others = [seat for seat in range(content.players) if seat != own]
        return {"other": others[0] + 1} if others else {}

    def text(self, wish: Wish) -> str:
        return self.tr("Keep a player out of a region")
