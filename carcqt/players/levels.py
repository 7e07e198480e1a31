"""How strong computer players are, as data: from a kind novice to one that takes its time."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum, StrEnum
from typing import Final

from carcqt.rules import COMPILED
from carcqt.search.limits import Limits


class Level(StrEnum):
    """What saves, settings and commands call them."""

    RANDOM = "random"
    GREEDY = "greedy"
    BEGINNER = "beginner"
    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"
    EXPERT = "expert"


LADDER: Final = (Level.BEGINNER, Level.EASY, Level.MEDIUM, Level.HARD, Level.EXPERT)
"""What people choose from, from weak to strong."""
USUAL: Final = Level.MEDIUM
_OLDER: Final = {Level.RANDOM.value: Level.BEGINNER, Level.GREEDY.value: Level.EASY}
"""What is nearest to those that can no longer be chosen."""


class Sight(Enum):
    """How much of a position a level sees."""

    NOVICE = "novice"
    """What is complete, and what is begun; not what scores at the end, nor what pieces are worth
    that are kept."""
    PLAIN = "plain"
    """All that would count, without asking how likely it is."""
    WHOLE = "whole"
    TRUTH = "truth"
    """Also what only others know: for who looks back at a game, never for a player."""


@dataclass(frozen=True)
class Strength:
    sight: Sight = Sight.WHOLE
    denies: bool = True
    """Whether it also wants others to have less."""
    picks: int = 1
    """It takes any of so many best turns."""
    slips: float = 0.0
    """How often it takes another turn that looks about as good to it."""
    candidates: int = 1
    """Turns that are played on from, the best ones to look at."""
    turns: int = 0
    """How many turns each is played on, over and over with other draws."""
    far: int = 0
    """The same in games where to look further is worth more than to draw more often; 0: as in all
    others."""
    rounds: int = 1
    """And how many rounds, in games that have them."""
    exact: int = 0
    """With so few tiles left every line is followed to its end."""
    nodes: int = 4_000
    """Turns looked at for a move, at most."""
    seconds: float = 0.12


STRENGTHS: Final = {
    Level.BEGINNER: Strength(Sight.NOVICE, denies=False, picks=3, slips=0.35),
    Level.EASY: Strength(Sight.PLAIN, denies=False, picks=3),
    Level.MEDIUM: Strength(),
    Level.HARD: Strength(candidates=6, turns=4, rounds=2, exact=1, nodes=150_000, seconds=0.9),
    Level.EXPERT: Strength(
        candidates=14, turns=8, far=16, rounds=4, exact=2, nodes=1_000_000, seconds=2.8
    ),
}


_PLAIN: Final = 0.07
"""What a hint looks at where the core is not compiled: a share of the nodes, in about the time."""
_PATIENCE: Final = 20.0
"""Seconds that nobody waits for a hint."""


def on_ladder(level: str) -> str:
    """What people choose from instead of a level, if it is none of those."""
    known = _OLDER.get(level, level)
    return known if known in set(LADDER) else USUAL.value


def limits_of(level: str, share: float = 1.0) -> Limits:
    """What a level may spend on a move, or a share of it; by nodes alone, so that the same seed
    plays the same game."""
    strength = STRENGTHS.get(Level(level), Strength())
    return Limits(nodes=max(1, round(strength.nodes * share)))


def budget_limits(level: str, budget: int | float | None = None) -> Limits:
    """So many nodes if it is a whole number, else a share of what the level has."""
    if isinstance(budget, int):
        return Limits(nodes=budget)
    return limits_of(level) if budget is None else limits_of(level, budget)


def window_limits(level: str) -> Limits:
    """The same for people who wait for it: on a slow machine it thinks less, not longer."""
    return replace(limits_of(level), seconds=STRENGTHS.get(Level(level), Strength()).seconds)


def hint_limits(level: str) -> Limits:
    """The same for who asks for a hint: by nodes, so that the same question has the same answer on
    a busy machine too; the clock only ends what would take for ever."""
    return replace(limits_of(level, 1.0 if COMPILED else _PLAIN), seconds=_PATIENCE)
