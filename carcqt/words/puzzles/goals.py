"""Goals as sentences: what a puzzle asks for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from carcqt.content.goals import Goal, GoalAim, OtherSeats, Surprise
from carcqt.content.materials import MaterialFile
from carcqt.words.names import TableNames, names_of
from carcqt.words.speech import Punctuation, Speech, Translate


class GoalWords(Speech):
    def __init__(
        self,
        translate: Translate,
        game: str,
        players: Sequence[str] = (),
        material_file: MaterialFile | None = None,
    ) -> None:
        super().__init__(translate)
        self._vocabulary: Final = names_of(translate, game)
        self._names: Final = TableNames(translate, players, material_file)
        self._seats: Final = len(players)

    def sentence(self, goal: Goal, terrain: str = "") -> str:
        """All of it, in one sentence; the terrain, where a region is meant that lies there."""
        punctuation = Punctuation(self.translate)
        return f"{punctuation.semicolon(self.task(goal, terrain), self.conditions(goal))}."

    def task(self, goal: Goal, terrain: str = "") -> str:
        """Who does what, without a stop."""
        wish = self._wish(goal, terrain)
        if goal.is_final and goal.aim in (GoalAim.POINTS, GoalAim.LEAD):
            wish = self.tr("{wish}, the final scoring included").format(wish=wish)
        return self.tr("{length}, {who} {wish}").format(
            length=self._length(goal), who=self._names.player(goal.seat), wish=wish
        )

    def conditions(self, goal: Goal) -> str:
        """What others do, and what is hidden, without a stop."""
        return self.tr("{one}, {other}").format(one=self._others(goal), other=self._hidden(goal))

    def _length(self, goal: Goal) -> str:
        """How many turns, and who plays between them."""
        in_rounds = self._vocabulary.in_rounds
        if goal.turns == 1:
            return self.tr("In one round") if in_rounds else self.tr("In one turn")
        if in_rounds:
            return self.tr("In %n round(s)", "", goal.turns)
        if goal.others is OtherSeats.SILENT:
            return self.tr("In %n turn(s) in a row", "", goal.turns)
        if other := self._only_other(goal):
            text = self.tr("In %n turn(s), {other} playing in between", "", goal.turns)
            return text.format(other=other)
        return self.tr("In %n turn(s), the others playing in between", "", goal.turns)

    def _only_other(self, goal: Goal) -> str:
        """Where two play, the other one’s name."""
        return self._names.player(1 - goal.seat) if self._seats == 2 else ""

    def _wish(self, goal: Goal, terrain: str) -> str:
        """What the player does, without saying who."""
        least, other = goal.least or 0, self._only_other(goal)
        match goal.aim:
            case GoalAim.POINTS if goal.least is None:
                return self.tr("gets as many points as possible")
            case GoalAim.POINTS:
                return self.tr("reaches %n point(s)", "", least)
            case GoalAim.LEAD if goal.least is None and other:
                text = self.tr("gets as far ahead of {other} as possible")
                return text.format(other=other)
            case GoalAim.LEAD if goal.least is None:
                return self.tr("gets as far ahead of the best other player as possible")
            case GoalAim.LEAD if other:
                text = self.tr("is at least %n point(s) ahead of {other}", "", least)
                return text.format(other=other)
            case GoalAim.LEAD:
                return self.tr("is at least %n point(s) ahead of every other player", "", least)
            case GoalAim.WIN:
                return self.tr("plays so as to win if the game ended there")
            case GoalAim.VILLAGES:
                listed = ", ".join(map(self._names.thing, goal.villages))
                return self.tr("comes to have camps in: {villages}").format(villages=listed)
            case GoalAim.MISSION if goal.mission is None:
                return self.tr("completes the mission")
            case GoalAim.MISSION:
                mission = self._names.mission(goal.mission or "")
                return Punctuation(self.translate).colon(self.tr("completes the mission"), mission)
            case GoalAim.SPECIES:
                return self.tr("comes to have %n different species", "", least)
        return self._about_region(goal).format(
            region=self._region(goal, terrain), other=self._names.player(goal.other or 0)
        )

    def _about_region(self, goal: Goal) -> str:
        match goal.aim:
            case GoalAim.COMPLETE:
                return self.tr("sees to it that {region} is complete")
            case GoalAim.CLAIM:
                return self.tr("ends up alone in the majority in {region}")
            case GoalAim.SHARE:
                return self.tr("ends up among those who lead in {region}")
        return self.tr("keeps {other} out of {region}")

    def _region(self, goal: Goal, terrain: str) -> str:
        if goal.spot is None:
            return "?"
        square = str(goal.spot.square)
        if not terrain:
            return self.tr("the region at {square}").format(square=square)
        kind = self._vocabulary.terrain(goal.system or terrain)
        return self.tr("the region at {square} ({terrain})").format(terrain=kind, square=square)

    def _others(self, goal: Goal) -> str:
        other = self._only_other(goal)
        match goal.others:
            case OtherSeats.SILENT:
                one, many = self.tr("{other} does not play"), self.tr("the others do not play")
            case OtherSeats.SCRIPTED:
                one = self.tr("{other} plays as announced")
                many = self.tr("the others play as announced")
            case _:
                one = self.tr("{other} replies as well as possible")
                many = self.tr("the others reply as well as possible")
        return one.format(other=other) if other else many

    def _hidden(self, goal: Goal) -> str:
        if goal.is_open:
            return self.tr("nothing is hidden, not even what comes next")
        if goal.surprise is Surprise.WORST:
            return self.tr("the worst that may come counts")
        return self.tr("the average of all that may come counts")
