"""Computer players as people know them."""

from __future__ import annotations

from carcqt.players.levels import LADDER, Level
from carcqt.words.speech import Speech


class LevelWords(Speech):
    def levels(self) -> list[tuple[str, str, str]]:
        """What people choose from, from weak to strong: id, name, and how it plays."""
        return [(level.value, self.name(level), self.plays(level)) for level in LADDER]

    def name(self, level: str) -> str:
        return {
            Level.RANDOM: self.tr("Random"),
            Level.GREEDY: self.tr("Greedy"),
            Level.BEGINNER: self.tr("Beginner"),
            Level.EASY: self.tr("Easy"),
            Level.MEDIUM: self.tr("Medium"),
            Level.HARD: self.tr("Hard"),
            Level.EXPERT: self.tr("Expert"),
        }[Level(level)]

    def plays(self, level: str) -> str:
        """How it plays, in one line."""
        return {
            Level.RANDOM: self.tr("Plays any legal move"),
            Level.GREEDY: self.tr("Plays the turn that gives it the largest lead"),
            Level.BEGINNER: self.tr("Sees what can be finished, but often goes wrong"),
            Level.EASY: self.tr("Looks at its points, not at what may come"),
            Level.MEDIUM: self.tr("Weighs chances and watches the others"),
            Level.HARD: self.tr("Thinks several turns ahead"),
            Level.EXPERT: self.tr("Thinks further still, and takes its time"),
        }[Level(level)]
