"""The form rows of all goal kinds: the only place in the editor that knows which there are."""

from __future__ import annotations

from typing import Final

from carcqt.content.aims import GoalAim
from carcqt.words.speech import Speech, Translate
from editor.puzzles.goalkinds.games import GAME_KINDS
from editor.puzzles.goalkinds.kind import GoalKindForm
from editor.puzzles.goalkinds.regions import (
    ClaimGoalForm,
    CompleteGoalForm,
    KeepOutGoalForm,
    ShareGoalForm,
)
from editor.puzzles.goalkinds.scoring import LeadGoalForm, PointsGoalForm, WinGoalForm

_KINDS: Final[tuple[type[GoalKindForm], ...]] = (
    PointsGoalForm,
    LeadGoalForm,
    WinGoalForm,
    CompleteGoalForm,
    ClaimGoalForm,
    ShareGoalForm,
    KeepOutGoalForm,
    *GAME_KINDS,
)
GOAL_FORMS: Final[dict[GoalAim, type[GoalKindForm]]] = {kind.aim: kind for kind in _KINDS}


def form_of(translate: Translate, aim: GoalAim) -> GoalKindForm:
    """Return the form rows of a kind in the language of `translate`."""
    form = GOAL_FORMS[aim]
    assert issubclass(form, Speech)
    return form(translate)
