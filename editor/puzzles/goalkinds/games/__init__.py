"""The form rows of goal kinds that only some games have: one module for each. Nothing else here
names a game."""

from __future__ import annotations

from typing import Final

from editor.puzzles.goalkinds.games import expedition
from editor.puzzles.goalkinds.kind import GoalKindForm

GAME_KINDS: Final[tuple[type[GoalKindForm], ...]] = (
    expedition.VillagesGoalForm,
    expedition.MissionGoalForm,
    expedition.SpeciesGoalForm,
)
