"""Good turns for somebody who asks: a view goes in, turns with their worth come out."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

from carcqt.players import ADVISERS
from carcqt.players.advice import UNCOUNTED, Advice, Reason, ReasonKind, importance, is_seen
from carcqt.players.games import THOUGHTS
from carcqt.players.jobs import MoveQuestion
from carcqt.players.levels import Level, hint_limits
from carcqt.rules.game import Turn

COUNT: Final = 3
_GOOD: Final = 4.0
"""A turn that is so many points worse than the best one is no good advice,"""
_BAD: Final = -0.5
"""nor is one that is worse than doing nothing, as long as there are others."""
_ALIKE: Final = 0.25
"""Points that nobody can tell from chance."""
_LINES: Final = 4
"""Reasons that are told of a turn, at most; what is left goes with the rest."""
_EITHER: Final = 0.2
"""What is so far from a whole number may as well be told as the next one."""


@dataclass(frozen=True, slots=True)
class Hint:
    advice: Advice
    worth: int
    """How much further ahead its seat probably is than by doing nothing, in points."""
    is_only: bool = False
    """There is no other turn."""
    counts: bool = True
    """Whether its reasons add up to what it is worth; else that is not told."""

    @property
    def turn(self) -> Turn:
        return self.advice.turn

    @property
    def reasons(self) -> tuple[Reason, ...]:
        return self.advice.reasons

    @property
    def is_good(self) -> bool:
        """Whether it is better than doing nothing, or at least no worse."""
        return self.worth >= 0


def advise_turns(question: MoveQuestion, material: Any, report: object = None) -> tuple[Hint, ...]:
    """The best turns, the best one first; the same for the same question."""
    view = replace(question.view, material=material)
    level = question.level if question.level in ADVISERS else Level.HARD.value
    found = ADVISERS[level].advise(view, Random(question.seed), hint_limits(level), COUNT)
    if not found:
        return ()
    game = view.imagine(Random(question.seed))
    counts, is_only = game.description.game not in THOUGHTS, game.turn_count == 1
    best = found[0]
    if not counts:
        # What there is little to be said for teaches little, where something else is as good.
        acts = [each for each in found if best.points - each.points <= _ALIKE and _teaches(each)]
        if acts and not _teaches(best):
            found = (acts[0], *(() if best.turn[0].idle else (best,)))
    hints = list[Hint]()
    for advice in found:
        if not counts and hints and hints[-1].turn[0].idle:
            # What comes after doing nothing is worse.
            break
        # How much worse the others are is better known than what each is worth by itself.
        worth = best.gain - (best.points - advice.points)
        if advice is not best and (best.gain - worth > _GOOD or worth < min(_BAD, best.gain)):
            continue
        if counts:
            advice = replace(advice, reasons=settled(advice, worth))
        if not hints or _is_explained(advice):
            hints.append(Hint(advice, round(worth) if counts else 0, is_only, counts))
    return tuple(hints)


def _teaches(advice: Advice) -> bool:
    """Whether it does something that is worth a point or so by itself."""
    return not advice.turn[0].idle and any(each.points >= 1 for each in advice.reasons)


def _is_explained(advice: Advice) -> bool:
    """Whether there is anything to be said for it."""
    kinds = {reason.kind for reason in advice.reasons}
    rest = kinds & {ReasonKind.REST, ReasonKind.FOLLOWS}
    named = kinds - rest
    return bool(named - {*UNCOUNTED} or (named and not rest)) and not advice.turn[0].idle


def settled(advice: Advice, worth: float) -> tuple[Reason, ...]:
    """Reasons in whole points that add up to what the turn is worth."""
    told = [each for each in advice.reasons if each.kind not in UNCOUNTED]
    small = advice.gain - sum(each.points for each in told)
    told = [each for each in told if round(each.points) or is_seen(each)]
    told = sorted(told, key=lambda each: (not is_seen(each), -abs(each.points)))[:_LINES]
    whole = [round(each.points) for each in told]
    rest = round(worth) - sum(whole)
    if abs(rest) == 1:
        # Rounded the other way, where that is about as true.
        off = [(each.points - near) * rest for each, near in zip(told, whole, strict=True)]
        if off and max(off) >= _EITHER:
            whole[off.index(max(off))] += rest
            rest = 0
    lines = [
        replace(each, points=points)
        for each, points in zip(told, whole, strict=True)
        if points or is_seen(each)
    ]
    lines.sort(key=importance)
    if rest:
        is_later = abs(worth - advice.gain) > abs(small)
        kind = ReasonKind.FOLLOWS if is_later else ReasonKind.REST
        lines.append(Reason(kind, rest, 0))
    return (*(each for each in advice.reasons if each.kind in UNCOUNTED), *lines)
