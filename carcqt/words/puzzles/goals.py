"""Goals of puzzles: one short line, and facts beside it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from carcqt.content.goals import Goal, OtherSeats, Surprise
from carcqt.content.materials import MaterialFile
from carcqt.rules.tiles import Tile
from carcqt.words.names import TableNames, names_of
from carcqt.words.puzzles.goalkinds import words_of
from carcqt.words.puzzles.goalkinds.kind import GoalTable
from carcqt.words.speech import Speech, Translate, language_of, plain


class FactKind(Enum):
    OTHERS = "others"
    CHANCE = "chance"
    POINTS = "points"
    REPLY = "reply"
    """What a seat does that follows a script."""


@dataclass(frozen=True)
class GoalFact:
    """A condition of a goal, as a label with its value and as a short sentence."""

    kind: FactKind
    label: str
    text: str
    sentence: str
    tile: Tile | None = None
    """The tile that a reply lays, to be seen beside the text."""
    turn: int = 0
    """Quarter turns of that tile."""


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

    def sentences(self, goal: Goal, region: str = "") -> str:
        """Return the goal and all its conditions, for a terminal or a screen reader."""
        facts = (fact.sentence for fact in self.facts(goal))
        return " ".join((self.task(goal, region), *facts))

    def task(self, goal: Goal, region: str = "") -> str:
        """Return the goal in one short sentence. `region` describes the region of the goal, if the
        file does not name it."""
        wish = words_of(self.translate, goal).wish(goal, self._table(goal, region))
        return self._length(goal).format(player=self._names.player(goal.seat), wish=wish)

    def facts(self, goal: Goal) -> tuple[GoalFact, ...]:
        """Return what the others do, what chance does and what counts."""
        text, sentence = words_of(self.translate, goal).counts(goal)
        points = GoalFact(FactKind.POINTS, self.tr("Points"), text, sentence)
        return (self._others(goal), self._chance(goal), *((points,) if text else ()))

    def _table(self, goal: Goal, region: str) -> GoalTable:
        named = goal.names.get(language_of(self.translate).code) or next(
            iter(goal.names.values()), ""
        )
        region = plain(named) or region or self.tr("the marked region")
        return GoalTable(self._names, self._rival(goal), region)

    def _rival(self, goal: Goal) -> str:
        return self._names.player(1 - goal.seat) if self._seats == 2 else ""

    def _length(self, goal: Goal) -> str:
        """Return the sentence around the wish, which says how many turns there are."""
        in_rounds = self._vocabulary.in_rounds
        if goal.turns == 1 and in_rounds:
            return self.tr("{player} to play one round and {wish}.")
        if goal.turns == 1:
            return self.tr("{player} to play and {wish}.")
        if in_rounds:
            return self.tr("{player} to play %n round(s) and {wish}.", "", goal.turns)
        if goal.others is OtherSeats.SILENT:
            return self.tr("{player} to play %n turn(s) in a row and {wish}.", "", goal.turns)
        return self.tr("{player} to play %n turn(s) and {wish}.", "", goal.turns)

    def _others(self, goal: Goal) -> GoalFact:
        rival = self._rival(goal)
        match goal.others:
            case OtherSeats.SILENT:
                one = self.tr("does not play"), self.tr("{rival} does not play.")
                many = self.tr("do not play"), self.tr("The others do not play.")
            case OtherSeats.SCRIPTED:
                one = self.tr("plays as announced"), self.tr("{rival} plays as announced.")
                many = self.tr("play as announced"), self.tr("The others play as announced.")
            case OtherSeats.BEST:
                one = self.tr("plays the best reply"), self.tr("{rival} plays the best reply.")
                many = (
                    self.tr("play the best replies"),
                    self.tr("The others play the best replies."),
                )
        text, sentence = one if rival else many
        label = rival or self.tr("The others")
        return GoalFact(FactKind.OTHERS, label, text, self.named(sentence, rival=rival))

    def _chance(self, goal: Goal) -> GoalFact:
        if goal.is_open:
            said = (
                self.tr("all known"),
                self.tr("Nothing is hidden, not even the draws."),
            )
        elif goal.surprise is Surprise.WORST:
            said = self.tr("the worst one counts"), self.tr("The worst draw counts.")
        else:
            said = self.tr("the average counts"), self.tr("The average of all draws counts.")
        return GoalFact(FactKind.CHANCE, self.tr("Draws"), *said)
