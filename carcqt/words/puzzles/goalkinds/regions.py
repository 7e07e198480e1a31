"""The words of goals about a region."""

from __future__ import annotations

from carcqt.content.aims import GoalAim
from carcqt.content.goals import Goal
from carcqt.puzzles.goals.kind import Lacking
from carcqt.words.puzzles.goalkinds.kind import GoalKindWords, GoalTable
from carcqt.words.speech import Speech


class MajorityWords(Speech):
    def lacks(self, lacking: Lacking, table: GoalTable) -> str:
        if not lacking.seats:
            return self.tr("Nobody has the majority there.")
        text = self.tr("The majority there: {players}.")
        return text.format(players=table.names.players(lacking.seats))


class CompleteGoalWords(GoalKindWords, Speech):
    aim = GoalAim.COMPLETE

    def wish(self, goal: Goal, table: GoalTable) -> str:
        return self.tr("complete {region}").format(region=table.region)

    def lacks(self, lacking: Lacking, goal: Goal, table: GoalTable) -> str:
        return self.tr("%n side(s) stay open.", "", lacking.sides) if lacking.sides else ""


class ClaimGoalWords(GoalKindWords, Speech):
    aim = GoalAim.CLAIM

    def wish(self, goal: Goal, table: GoalTable) -> str:
        text = self.tr("win the sole majority in {region}")
        return text.format(region=table.region)

    def lacks(self, lacking: Lacking, goal: Goal, table: GoalTable) -> str:
        return MajorityWords(self.translate).lacks(lacking, table)


class ShareGoalWords(GoalKindWords, Speech):
    aim = GoalAim.SHARE

    def wish(self, goal: Goal, table: GoalTable) -> str:
        text = self.tr("win or share the majority in {region}")
        return text.format(region=table.region)

    def lacks(self, lacking: Lacking, goal: Goal, table: GoalTable) -> str:
        return MajorityWords(self.translate).lacks(lacking, table)


class KeepOutGoalWords(GoalKindWords, Speech):
    aim = GoalAim.KEEP_OUT

    def wish(self, goal: Goal, table: GoalTable) -> str:
        text = self.tr("keep {other} out of {region}")
        return text.format(other=table.names.player(goal.other or 0), region=table.region)

    def lacks(self, lacking: Lacking, goal: Goal, table: GoalTable) -> str:
        return self.tr("{player} has got in.").format(player=table.names.players(lacking.seats))
