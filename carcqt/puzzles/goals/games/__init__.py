"""Goal kinds that only some games have: one module for each. Nothing else here names a game."""

from __future__ import annotations

from typing import Final

from carcqt.puzzles.goals.games import expedition
from carcqt.puzzles.goals.kind import GoalKind

GAME_KINDS: Final[tuple[GoalKind, ...]] = (
    expedition.VillagesGoal(),
    expedition.MissionGoal(),
    expedition.SpeciesGoal(),
)
