"""The words of goals about scores."""

from __future__ import annotations

from fractions import Fraction

from carcqt.content.aims import GoalAim
from carcqt.content.goals import Goal
from carcqt.puzzles.goals.kind import Lacking
from carcqt.search.aims import Value
from carcqt.words.numbers import digits
from carcqt.words.puzzles.goalkinds.kind import GoalKindWords, GoalTable
from carcqt.words.speech import Punctuation, Speech


class ScoreWords(Speech):
    """Amounts, and what of the final scoring counts."""

    def number(self, value: Value) -> str:
        if isinstance(value, Fraction) and value.denominator > 1:
            return Punctuation(self.translate).decimal(float(value))
        return digits(int(value))

    def counts(self, goal: Goal) -> tuple[str, str]:
        if goal.is_final:
            return self.tr("final scoring included"), self.tr("The final scoring counts too.")
        return self.tr("only those on the track"), self.tr("Only points on the track count.")


class PointsGoalWords(GoalKindWords, Speech):
    aim = GoalAim.POINTS

    def wish(self, goal: Goal, table: GoalTable) -> str:
        if goal.least is None:
            return self.tr("score as many points as possible")
        return self.tr("reach at least %n point(s)", "", goal.least)

    def amount(self, value: Value) -> str:
        if isinstance(value, Fraction) and value.denominator > 1:
            text = self.tr("{value} points")
            return text.format(value=ScoreWords(self.translate).number(value))
        return self.tr("%n point(s)", "", int(value)).replace("-", "−")

    def counts(self, goal: Goal) -> tuple[str, str]:
        return ScoreWords(self.translate).counts(goal)


class LeadGoalWords(GoalKindWords, Speech):
    aim = GoalAim.LEAD

    def wish(self, goal: Goal, table: GoalTable) -> str:
        if goal.least is not None and table.rival:
            text = self.tr("be at least %n point(s) ahead of {rival}", "", goal.least)
        elif goal.least is not None:
            text = self.tr("be at least %n point(s) ahead of every rival", "", goal.least)
        elif table.rival:
            text = self.tr("get as far ahead of {rival} as possible")
        else:
            text = self.tr("get as far ahead of the best rival as possible")
        return text.format(rival=table.rival)

    def amount(self, value: Value) -> str:
        if value == 0:
            return self.tr("no lead")
        text = self.tr("a lead of {value}") if value > 0 else self.tr("a deficit of {value}")
        size = value if value > 0 else -value
        return text.format(value=ScoreWords(self.translate).number(size))

    def counts(self, goal: Goal) -> tuple[str, str]:
        return ScoreWords(self.translate).counts(goal)


class WinGoalWords(GoalKindWords, Speech):
    aim = GoalAim.WIN

    def wish(self, goal: Goal, table: GoalTable) -> str:
        return self.tr("win")

    def counts(self, goal: Goal) -> tuple[str, str]:
        return (
            self.tr("as if the game ended then"),
            self.tr("The game is scored as if it ended then."),
        )

    def lacks(self, lacking: Lacking, goal: Goal, table: GoalTable) -> str:
        own, other = lacking.scores[goal.seat], lacking.scores[lacking.seats[0]]
        text = self.tr("{players} would win, by {other} to {own}.")
        winners = table.names.players(lacking.seats)
        return text.format(players=winners, other=digits(other), own=digits(own))
