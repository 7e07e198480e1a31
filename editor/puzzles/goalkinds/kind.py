"""The rows of the goal form for one kind of goal."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from carcqt.content.aims import GoalAim
from carcqt.content.goals import Goal
from editor.documents.layout import LayoutContent

MOST_POINTS: Final = 9999
_LEAST: Final = "-least"


@dataclass(frozen=True)
class Wish:
    """What an author chooses first: a kind, and whether a number is to be reached."""

    aim: GoalAim
    has_least: bool = False

    @property
    def id(self) -> str:
        return f"{self.aim.value}{_LEAST if self.has_least else ''}"

    @classmethod
    def from_id(cls, id: str) -> Wish:
        return cls(GoalAim(id.removesuffix(_LEAST)), id.endswith(_LEAST))


class GoalKindForm(ABC):
    """A class for each kind, which also inherits from `Speech`: a text belongs to its class."""

    aim: ClassVar[GoalAim]
    rows: ClassVar[tuple[str, ...]] = ()
    """Rows of the form, beside those that every goal has."""
    wishes: ClassVar[tuple[bool, ...]] = (False,)
    """Whether a number is to be reached, for each line of the list of goals."""

    @classmethod
    def first_keys(cls, content: LayoutContent, goal: Goal | None, wish: Wish) -> Mapping[str, Any]:
        """Return the keys that a goal of this kind begins with."""
        return {}

    @classmethod
    def asks_for_click(cls, goal: Goal) -> bool:
        """Return whether something must be clicked on before the goal means anything."""
        return False

    @classmethod
    def least_range(cls, content: LayoutContent) -> tuple[int, int]:
        return 0, MOST_POINTS

    @abstractmethod
    def text(self, wish: Wish) -> str:
        """Return the line of the list of goals."""

    def least_text(self) -> str:
        """Return what stands before the number to be reached."""
        return ""

    def pick_text(self) -> str:
        """Return what the button says that lets the author click."""
        return ""

    def picked(self, goal: Goal, content: LayoutContent, terrain: str) -> str:
        """Return what was clicked on."""
        return ""
