"""Tries at a puzzle: what a turn was, what it comes to, and in what it falls short."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from carcqt.content.goals import Goal, Surprise
from carcqt.content.tables import TableSetup
from carcqt.puzzles.goals.kind import Lacking
from carcqt.puzzles.puzzle import Puzzle
from carcqt.puzzles.tries import Shortfall, TryWorth
from carcqt.rules.game import Game, Turn
from carcqt.search.aims import Value
from carcqt.words.moves import MoveWords
from carcqt.words.names import TableNames, names_of
from carcqt.words.numbers import digits
from carcqt.words.puzzles.goalkinds import words_of
from carcqt.words.puzzles.goalkinds.kind import GoalKindWords, GoalTable
from carcqt.words.puzzles.goalkinds.scoring import ScoreWords
from carcqt.words.speech import Punctuation, Speech, Translate, capital

_SOURCES: Final = 3
"""Of points that are named one by one."""


class TryWords(Speech):
    def __init__(self, translate: Translate, puzzle: Puzzle, table: TableSetup) -> None:
        super().__init__(translate)
        self._puzzle: Final = puzzle
        self._names: Final = names_of(translate, puzzle.game)
        self._called: Final = TableNames(translate, table.names, table.material_file)
        self._file: Final = table.material_file

    @property
    def _goal(self) -> Goal:
        return self._puzzle.goal

    @property
    def _kind(self) -> GoalKindWords:
        return words_of(self.translate, self._goal)

    @property
    def _at_table(self) -> GoalTable:
        return GoalTable(self._called)

    @property
    def _is_mean(self) -> bool:
        return not self._goal.is_open and self._goal.surprise is Surprise.EXPECTED

    def turn(self, game: Game[Any], turn: Turn) -> str:
        """What is done in a turn from here, in a few words. The game is back where it was."""
        return MoveWords(self.translate, game, self._file).turn(turn)

    def chip(self, worth: TryWorth | None) -> str:
        """What is lost, in a sign or two."""
        if worth is None:
            return "?"
        return "✗" if self._goal.is_either_or else self._number(worth.value - worth.best)

    def headline(self, worth: TryWorth | None) -> str:
        if worth is None:
            return self.tr("Too many lines to judge this turn")
        if self._goal.is_either_or:
            return self.tr("Not yet")
        text = self.tr("Not yet: {value} instead of {best}")
        best = self._number(worth.best)
        if worth.value <= 0:
            # Of a lead and of being behind, a number says too little.
            best = self._kind.amount(worth.best)
        return self.named(text, value=self._kind.amount(worth.value), best=best)

    def brief(self, worth: TryWorth | None) -> str:
        """For a list of tries."""
        if worth is None:
            return self.tr("no verdict")
        if self._goal.is_either_or:
            return self.tr("misses the goal")
        return self._kind.amount(worth.value)

    def reached(self, value: Value) -> str:
        """Of what was asked for, when it was done."""
        if self._goal.is_either_or:
            return self.tr("The goal is met")
        text = self.tr("{amount}: no more is possible")
        if self._is_mean:
            text = self.tr("{amount} on average: no more is possible")
        return capital(text.format(amount=self._kind.amount(value)))

    def why(self, found: Shortfall) -> str:
        """What the turn brings with best play after it, and who gains by it."""
        if self._is_mean:
            # What one line of many brings says nothing of all of them.
            return self.tr("On average, another turn scores more.")
        is_last = len(found.made) == 1
        sentences = [self._missed(found) if self._goal.is_either_or else self._gained(found)]
        # Once a goal is out of reach, the turns that follow are any.
        tells_points = is_last or not self._goal.is_either_or
        if tells_points and self._goal.aim.is_about_points:
            for seat, more in found.given[:1]:
                text = self.tr("{player} scores %n point(s) more.", "", more)
                sentences.append(text.format(player=self._called.player(seat)))
        replied = next((step for step in found.made[1:] if step.seat != self._goal.seat), None)
        if replied is not None and self._goal.is_either_or:
            text = self.tr("{player} has a reply.")
            sentences.append(text.format(player=self._called.player(replied.seat)))
        return " ".join(sentences)

    def _missed(self, found: Shortfall) -> str:
        """Return in what a goal is missed."""
        told = ""
        if found.lacks is not None:
            told = self._kind.lacks(found.lacks, self._goal, self._at_table)
        if told:
            return told
        if len(found.made) == 1:
            return self.tr("The goal is not met.")
        return self.tr("The goal can no longer be met.")

    def _gained(self, found: Shortfall) -> str:
        """Return where points come from with best play."""
        is_last = len(found.made) == 1
        if not found.gains:
            if is_last:
                return self.tr("This turn scores nothing.")
            return self.tr("Even with best play, this turn scores nothing.")
        text = self.tr("This turn scores: {sources}.")
        if not is_last:
            text = self.tr("With best play, this turn still scores: {sources}.")
        return text.format(sources=self._sources(found.gains))

    def reply(
        self, seat: int, won: int, lacking: Lacking | None, worth: TryWorth | None = None
    ) -> str:
        """Return what a turn of the refutation does: the points `won`, and who is in the way.
        `worth` is what the tried turn comes to; `None` while more moves follow."""
        if seat == self._goal.seat:
            return self._own_best(worth)
        text = self.tr("{player} answers here.")
        if won and self._goal.aim.is_about_points:
            text = self.tr("{player} answers here and scores %n point(s).", "", won)
        told = text.format(player=self._called.player(seat))
        if lacking is None or not (lacking.seats or lacking.villages):
            return told
        return f"{told} {self._kind.lacks(lacking, self._goal, self._at_table)}".strip()

    def _own_best(self, worth: TryWorth | None) -> str:
        """Return what a turn of the player's own still reaches after the wrong one."""
        if self._goal.is_either_or:
            return self.tr("Whatever you play here, the goal is missed.")
        if worth is None:
            return self.tr("This is the best you can still do.")
        text = self.tr("The best you can still reach: {amount}.")
        return text.format(amount=self._kind.amount(worth.value))

    def lost(self, found: Shortfall) -> str:
        """What the best line brings more; nothing where points are not what counts."""
        if not found.lost or self._goal.is_either_or or self._is_mean:
            return ""
        missed = self.tr("Missed")
        return f"{Punctuation(self.translate).colon(missed, self._sources(found.lost))}."

    def _sources(self, sums: Sequence[tuple[str, int]]) -> str:
        named = [f"{self._names.source(source)} {digits(won)}" for source, won in sums[:_SOURCES]]
        return ", ".join(named)

    def _number(self, value: Value) -> str:
        return ScoreWords(self.translate).number(value)
