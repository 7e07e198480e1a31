"""Computes hints: a view goes in, suggestions come out."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from carcqt.players import ADVISERS
from carcqt.players.facts import Advice
from carcqt.players.games import THOUGHTS
from carcqt.players.jobs import MoveQuestion
from carcqt.players.levels import Level, hint_limits
from carcqt.players.selecting import Hint, Selector
from carcqt.players.telling import TELLING


def advise_turns(question: MoveQuestion, material: Any, report: object = None) -> tuple[Hint, ...]:
    """Return the best turns, the best one first; the same for the same question."""
    view = replace(question.view, material=material)
    level = question.level if question.level in ADVISERS else Level.HARD.value
    count = TELLING.hints + TELLING.spare
    found = ADVISERS[level].advise(view, Random(question.seed), hint_limits(level), count)
    game, selector = view.imagine(Random(question.seed)), Selector()
    is_only, counts = game.turn_count == 1, game.description.game not in THOUGHTS
    for advice in found if counts else _teaching(found):
        # How much worse the others are is better known than what each is worth by itself.
        worth = found[0].gain - (found[0].points - advice.points)
        is_bad = found[0].gain - worth > TELLING.worse or worth < min(TELLING.least, found[0].gain)
        if not selector.is_full and (advice is found[0] or not counts or not is_bad):
            selector.add(advice, worth if counts else None, is_only=is_only)
    return selector.hints()


def _teaching(found: tuple[Advice, ...]) -> tuple[Advice, ...]:
    """Return the turns, first one that does something if it is as good as the best one."""
    best = found[0]
    acts = [each for each in found if best.points - each.points <= TELLING.alike and _teaches(each)]
    if not acts or _teaches(best):
        return found
    return (acts[0],) if best.turn[0].idle else (acts[0], best)


def _teaches(advice: Advice) -> bool:
    """Return whether a turn does something that is worth a point or so by itself."""
    return not advice.turn[0].idle and any(each.points >= TELLING.act for each in advice.facts)
