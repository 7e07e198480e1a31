"""The words of all goal kinds: the only place in `words` that knows which there are."""

from __future__ import annotations

from typing import Final

from carcqt.content.aims import GoalAim
from carcqt.content.goals import Goal
from carcqt.words.puzzles.goalkinds.games import GAME_KINDS
from carcqt.words.puzzles.goalkinds.kind import GoalKindWords
from carcqt.words.puzzles.goalkinds.regions import (
    ClaimGoalWords,
    CompleteGoalWords,
    KeepOutGoalWords,
    ShareGoalWords,
)
from carcqt.words.puzzles.goalkinds.scoring import LeadGoalWords, PointsGoalWords, WinGoalWords
from carcqt.words.speech import Speech, Translate

_KINDS: Final[tuple[type[GoalKindWords], ...]] = (
    PointsGoalWords,
    LeadGoalWords,
    WinGoalWords,
    CompleteGoalWords,
    ClaimGoalWords,
    ShareGoalWords,
    KeepOutGoalWords,
    *GAME_KINDS,
)
GOAL_WORDS: Final[dict[GoalAim, type[GoalKindWords]]] = {kind.aim: kind for kind in _KINDS}


def words_of(translate: Translate, goal: Goal) -> GoalKindWords:
    """Return the words of a goal's kind in the language of `translate`."""
    kind = GOAL_WORDS[goal.aim]
    assert issubclass(kind, Speech)
    return kind(translate)
