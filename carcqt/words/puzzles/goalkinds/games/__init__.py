"""The words of goal kinds that only some games have: one module for each. Nothing else here names a
game."""

from __future__ import annotations

from typing import Final

from carcqt.words.puzzles.goalkinds.games import expedition
from carcqt.words.puzzles.goalkinds.kind import GoalKindWords

GAME_KINDS: Final[tuple[type[GoalKindWords], ...]] = (
    expedition.VillagesGoalWords,
    expedition.MissionGoalWords,
    expedition.SpeciesGoalWords,
)
