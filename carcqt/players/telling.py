"""The limits of what hints tell, in one place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Telling:
    """Numbers that decide which turns are suggested, and which facts are told of them."""

    hints: int = 3
    """Suggestions, at most."""
    spare: int = 3
    """Further turns that are looked at for suggestions that differ."""
    worse: float = 4.0
    """Points by which a suggestion may be worse than the best one."""
    least: float = -0.5
    """Points compared with doing nothing that a second suggestion is worth, at least."""
    alike: float = 0.25
    """Points between two turns that nobody can tell from chance."""
    fact: float = 0.5
    """Points that a fact is worth, at least, unless everyone sees it on the board."""
    leap: int = 3
    """Points more once complete that are told however unlikely they are."""
    lines: int = 6
    """Facts of a suggestion, at most, if few of them are points at once."""
    beside: int = 3
    """Facts beside points at once that there is always room for."""
    why: int = 3
    """Facts that are read first."""
    rounding: float = 1.5
    """Points between the sum of the facts and the worth of a turn that rounding may hide."""
    unnamed: int = 4
    """Points without a named cause that make a suggestion useless."""
    rival_lead: float = 0.75
    """Share of the best fact that another one is worth, at least, to head a suggestion."""
    idle_turns: int = 32
    """Turns without a piece that are looked at for what doing nothing is worth."""

    letters: int = 140
    """Characters of a sentence, at most."""
    patience: int = 150
    """Milliseconds before it is shown that something is being thought of."""
    seconds: float = 60.0
    """Seconds after which thinking counts as stuck."""

    # Expedition, where points only order the facts

    act: float = 1.0
    """Points that a fact is worth, at least, to teach something."""
    silver: float = 0.13
    """Points for one silver."""
    word: float = 0.9
    """Points of a fact that is worth a word, where nothing can be counted."""
    near: int = 2
    """Links to a village of the mission that are worth a word, at most."""
    mission_near: float = 1.1
    """Points for villages of the mission near a first camp."""
    by_link: float = 0.4
    """Share of a village of the mission that is left for each link to it."""
    plans: int = 3
    """Camps of another seat's plan that are worth a word."""
    no_room: float = 0.8
    """Points for leaving another seat no room."""
    dearer: float = 0.25
    """Points for each gold that another seat has to pay more."""


TELLING: Final = Telling()
