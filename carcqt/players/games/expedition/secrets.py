"""Cards that all choose in secret: a small game of its own, answered with mixed strategies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

Mix = list[float]
"""For each choice, how often it should be made."""


def matched_regrets(
    choices: Sequence[int],
    payoff: Callable[[int, Sequence[int]], float],
    rng: Random,
    rounds: int,
) -> list[Mix]:
    """How often each of several players should make each of its choices, if all do their best.

    Each round everyone looks what every other choice would have brought against those made, and
    makes choices in proportion to what it regrets. `payoff` tells what a player gets if everyone
    makes these choices, by their numbers.
    """
    regrets = [[0.0] * count for count in choices]
    sums = [[0.0] * count for count in choices]
    for turn in range(rounds):
        mixes = [_positive(of) for of in regrets]
        made = [_drawn(mix, rng) for mix in mixes]
        for player, count in enumerate(choices):
            others = list(made)
            got = []
            for choice in range(count):
                others[player] = choice
                got.append(payoff(player, others))
            mean = sum(share * each for share, each in zip(mixes[player], got, strict=True))
            regret, total = regrets[player], sums[player]
            for choice in range(count):
                regret[choice] += got[choice] - mean
                # What was done while nothing was known counts for less.
                total[choice] += (turn + 1) * mixes[player][choice]
    return [_share(total) for total in sums]


def _positive(regrets: Sequence[float]) -> Mix:
    return _share([max(0.0, each) for each in regrets])


def _share(parts: Sequence[float]) -> Mix:
    whole = sum(parts)
    return [part / whole for part in parts] if whole > 0 else [1 / len(parts)] * len(parts)


def _drawn(mix: Mix, rng: Random) -> int:
    left = rng.random()
    for choice, share in enumerate(mix):
        left -= share
        if left < 0:
            return choice
    return len(mix) - 1


def drawn_from(mix: Mix, rng: Random, least: float = 0.0) -> int:
    """A choice out of a mix; those that are hardly ever made are left out."""
    return _drawn(_share([share if share >= least else 0.0 for share in mix]), rng)
