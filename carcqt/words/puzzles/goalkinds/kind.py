"""The words of one kind of goal."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import ClassVar

from carcqt.content.aims import GoalAim
from carcqt.content.goals import Goal
from carcqt.puzzles.goals.kind import Lacking
from carcqt.search.aims import Value
from carcqt.words.names import TableNames


@dataclass(frozen=True)
class GoalTable:
    """What the words of a goal may call things at one table."""

    names: TableNames
    rival: str = ""
    """The only other player; empty if there are several."""
    region: str = ""
    """The region of the goal, to follow a preposition."""


class GoalKindWords(ABC):
    """A class for each kind, which also inherits from `Speech`: a text belongs to its class."""

    aim: ClassVar[GoalAim]

    @abstractmethod
    def wish(self, goal: Goal, table: GoalTable) -> str:
        """Return what the player does, to follow "Rose to play and"."""

    def amount(self, value: Value) -> str:
        """Return what a line is worth, if as much as possible is wanted."""
        return ""

    def counts(self, goal: Goal) -> tuple[str, str]:
        """Return what of the final scoring counts, as a fact and as a sentence, if that matters."""
        return "", ""

    def lacks(self, lacking: Lacking, goal: Goal, table: GoalTable) -> str:
        """Return in a sentence why the goal is missed; empty if nothing can be named."""
        return ""
