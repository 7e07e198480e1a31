"""The words of the expedition's goals."""

from __future__ import annotations

from collections.abc import Sequence

from carcqt.content.aims import GoalAim
from carcqt.content.goals import Goal
from carcqt.puzzles.goals.kind import Lacking
from carcqt.words.names import TableNames
from carcqt.words.puzzles.goalkinds.kind import GoalKindWords, GoalTable
from carcqt.words.speech import Punctuation, Speech


class VillageWords(Speech):
    def listed(self, villages: Sequence[str], names: TableNames) -> str:
        """Return the villages in a row, to follow "have camps in"."""
        *some, last = map(names.thing, villages) if villages else ("?",)
        if not some:
            return last
        # French repeats the preposition.
        others = self.tr(", ", "between villages in which there are camps").join(some)
        return self.tr("{others} and {last}").format(others=others, last=last)

    def lacks(self, lacking: Lacking, table: GoalTable) -> str:
        if not lacking.villages:
            return ""
        missing = Punctuation(self.translate).listed(*map(table.names.thing, lacking.villages))
        return self.tr("Still without a camp: {villages}.").format(villages=missing)


class VillagesGoalWords(GoalKindWords, Speech):
    aim = GoalAim.VILLAGES

    def wish(self, goal: Goal, table: GoalTable) -> str:
        listed = VillageWords(self.translate).listed(goal.villages, table.names)
        if len(goal.villages) > 1:
            return self.tr("have camps in {villages}").format(villages=listed)
        return self.tr("have a camp in {villages}").format(villages=listed)

    def lacks(self, lacking: Lacking, goal: Goal, table: GoalTable) -> str:
        return VillageWords(self.translate).lacks(lacking, table)


class MissionGoalWords(GoalKindWords, Speech):
    aim = GoalAim.MISSION

    def wish(self, goal: Goal, table: GoalTable) -> str:
        if goal.mission is None:
            return self.tr("complete the mission")
        mission = table.names.mission(goal.mission)
        return self.tr("complete the mission ({villages})").format(villages=mission)

    def lacks(self, lacking: Lacking, goal: Goal, table: GoalTable) -> str:
        return VillageWords(self.translate).lacks(lacking, table)


class SpeciesGoalWords(GoalKindWords, Speech):
    aim = GoalAim.SPECIES

    def wish(self, goal: Goal, table: GoalTable) -> str:
        return self.tr("collect %n different species", "", goal.least or 0)
