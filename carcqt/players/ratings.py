"""How strong players are, out of counted wins: intervals, a sequential test, Elo."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import log, log10, sqrt
from typing import Final

_Z: Final = 1.96
"""95 %."""
_BETTER: Final = 0.55 / 0.45
"""The sequential test tells odds so many times the equal ones from their inverse: with two at the
table, 55 wins in 100 from 45."""
_RISK: Final = 0.05
_ROUNDS: Final = 2000


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Between which shares the true one lies, with 95 %; half wins count as such."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    middle = share + _Z * _Z / (2 * games)
    off = _Z * sqrt(max(0.0, share * (1 - share)) / games + _Z * _Z / (4 * games**2))
    below = 1 + _Z * _Z / games
    return max(0.0, (middle - off) / below), min(1.0, (middle + off) / below)


def verdict(wins: Fraction, games: int, seats: int) -> int:
    """1 if the one player is stronger than the others at its table, -1 if weaker, 0 if more games
    must tell: by Wald's test, and only once the interval leaves out the equal share too."""
    equal = 1 / seats
    odds = equal / (1 - equal)
    better, worse = (odds * by / (1 + odds * by) for by in (_BETTER, 1 / _BETTER))
    losses = float(games - wins)
    likelier = float(wins) * log(better / worse) + losses * log((1 - better) / (1 - worse))
    low, high = wilson(float(wins), games)
    enough = log((1 - _RISK) / _RISK)
    if likelier >= enough and low > equal:
        return 1
    return -1 if likelier <= -enough and high < equal else 0


@dataclass(frozen=True, slots=True)
class Encounter:
    """Games of one player among others that are all alike."""

    one: int
    other: int
    seats: int
    games: int
    wins: Fraction
    """Of the one."""


def elo(players: int, encounters: Sequence[Encounter]) -> list[float]:
    """The ratings that make the results likeliest (Bradley and Terry), the last player's 0.

    Each encounter has one even game more than were played: somebody who always won is not
    infinitely strong.
    """
    won = [0.0] * players
    for met in encounters:
        equal = 1 / met.seats
        won[met.one] += float(met.wins) + equal
        won[met.other] += float(met.games - met.wins) + 1 - equal
    strength = [1.0] * players
    for _ in range(_ROUNDS):
        due = [0.0] * players
        for met in encounters:
            others = met.seats - 1
            each = (met.games + 1) / (strength[met.one] + others * strength[met.other])
            due[met.one] += each
            due[met.other] += others * each
        strength = [now / per if per else 1.0 for now, per in zip(won, due, strict=True)]
        scale = strength[-1]
        strength = [one / scale for one in strength]
    return [400 * log10(one) for one in strength]
