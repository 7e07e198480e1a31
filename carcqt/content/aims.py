"""Goal kinds by the names that files give them."""

from __future__ import annotations

from enum import Enum
from typing import Final


class GoalAim(Enum):
    """The kind of a goal. What a kind does is in the registries of goal kinds of `puzzles`, `words`
    and `editor`; only those modules name a kind."""

    POINTS = "points"
    LEAD = "lead"
    WIN = "win"
    COMPLETE = "complete"
    CLAIM = "claim"
    SHARE = "share"
    KEEP_OUT = "keep-out"
    VILLAGES = "villages"
    MISSION = "mission"
    SPECIES = "species"

    @property
    def is_amount(self) -> bool:
        """Whether the goal without a number asks for as much as possible."""
        return self in (GoalAim.POINTS, GoalAim.LEAD)

    @property
    def is_about_points(self) -> bool:
        """Whether the goal is measured by scores, so that points of any player matter."""
        return self.is_amount or self is GoalAim.WIN

    @property
    def is_always_final(self) -> bool:
        """Whether the final scoring counts whatever the file says: a win is known after it."""
        return self is GoalAim.WIN


FORMER_AIMS: Final = {"most": GoalAim.POINTS}
"""Names of scenarios of format 1, and what they asked for without a number."""
