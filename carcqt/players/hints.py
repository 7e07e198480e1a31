"""Good turns for somebody who asks: a view goes in, turns with their worth come out."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

from carcqt.players import ADVISERS
from carcqt.players.advice import (
    UNCOUNTED,
    Advice,
    Effect,
    Outlook,
    Part,
    PartKind,
    Reason,
    ReasonKind,
    is_seen,
    ordered,
)
from carcqt.players.games import THOUGHTS
from carcqt.players.jobs import MoveQuestion
from carcqt.players.levels import Level, hint_limits
from carcqt.rules.game import Turn
from carcqt.rules.moves import Lay

COUNT: Final = 3
_GOOD: Final = 4.0
"""A turn that is so many points worse than the best one is no good advice,"""
_BAD: Final = -0.5
"""nor is one that is worse than doing nothing, as long as there are others."""
_ALIKE: Final = 0.25
"""Points that nobody can tell from chance."""
_SCORED: Final = (ReasonKind.CLOSES, ReasonKind.GIVES)
"""What is told in any case,"""
_LINES: Final = 6
"""and how many reasons are told with it, at most; what is left goes with the rest."""
_OTHERS: Final = 3
"""But so many beside points at once."""
_ABOUT: Final = 1.5
"""Points that are lost in chance."""
_UNNAMED: Final = 4
"""Points without a reason: a turn of which so many are left teaches little."""
_SAME: Final = (ReasonKind.HOME, ReasonKind.SPENDS, ReasonKind.COLLECTS, ReasonKind.BONUS)
"""What looks the same wherever it happens,"""
_NEAR: Final = 1.5
"""and is told as the same if it is worth about as much."""
_UNSEEN: Final = (ReasonKind.REST, ReasonKind.FOLLOWS)
"""What nothing on the board shows."""
_PIECES: Final = (ReasonKind.HOME, ReasonKind.SPENDS, ReasonKind.WAITS)
_FURTHER: Final = 3
"""So many more turns are looked at for some that do not read alike."""


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
    limits = hint_limits(level)
    found = ADVISERS[level].advise(view, Random(question.seed), limits, COUNT + _FURTHER)
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
    hints, settling = list[Hint](), Settling()
    for advice in found:
        if not counts and hints and hints[-1].turn[0].idle:
            # What comes after doing nothing is worse.
            break
        # How much worse the others are is better known than what each is worth by itself.
        worth = best.gain - (best.points - advice.points)
        if advice is not best and (best.gain - worth > _GOOD or worth < min(_BAD, best.gain)):
            continue
        hint = Hint(advice, 0, is_only, counts)
        if counts:
            settled = settling.settled(advice, worth)
            hint = replace(
                hint, advice=replace(advice, reasons=settled.reasons), worth=settled.worth
            )
        if not counts and any(_but_for_where(hint) == _but_for_where(each) for each in hints):
            continue
        if not hints or (_is_explained(hint) and not _is_idle_beside(hint, hints)):
            hints.append(hint)
        if len(hints) == COUNT:
            break
    return tuple(hints)


def _is_idle_beside(hint: Hint, hints: Sequence[Hint]) -> bool:
    """Whether it brings nothing where others do, reads like one of them, or is one of them without
    what makes it good."""
    if not hint.counts:
        return False
    if hint.turn[-1].idle and any(_lays_as(hint, each) for each in hints):
        return True
    if any(_does_as(hint, each) or _aims_as(hint, each) for each in hints):
        return True
    return hints[0].worth > 0 >= hint.worth or _read(hint) in map(_read, hints)


def _lays_as(hint: Hint, other: Hint) -> bool:
    """Whether the tile goes to the same square for nothing else."""
    if hint.turn[:-1] == other.turn[:-1]:
        return True
    good, more = (
        {(r.kind, r.what) for r in each.reasons if r.points > 0} for each in (hint, other)
    )
    return _is_where(hint, other) and good <= more


def _is_where(hint: Hint, other: Hint) -> bool:
    """Whether the tile goes to the same square."""
    first, second = hint.turn[0], other.turn[0]
    return isinstance(first, Lay) and isinstance(second, Lay) and first.square == second.square


def _does_as(hint: Hint, other: Hint) -> bool:
    """Whether it does the same elsewhere as another does with a tile laid to some purpose."""
    good, more = (
        {(r.kind, r.what) for r in each.reasons if r.points > 0} for each in (hint, other)
    )
    acts = [each.turn[1:] for each in (hint, other)]
    return acts[0] == acts[1] and not hint.turn[-1].idle and good <= more


def _aims_as(hint: Hint, other: Hint) -> bool:
    """Whether the tile goes to the same square for the same thing above all."""
    if not hint.reasons or not other.reasons or not _is_where(hint, other):
        return False
    main, its = (max(each.reasons, key=lambda reason: reason.points) for each in (hint, other))
    return main.points > 0 and _seen(main) == _seen(its)


def _read(hint: Hint) -> object:
    """What is told of it, wherever that is, and can be seen."""
    return [_seen(each) for each in hint.reasons if each.kind not in _UNSEEN]


def _seen(reason: Reason) -> Reason:
    """As it reads, wherever that is and whatever it is worth."""
    was, now = _told_of(reason.was), _told_of(reason.now)
    if was is None and now is not None and now.fits:
        # Beside nothing it is told only whether a tile fits.
        now = replace(now, fits=1)
    return replace(reason, points=0.0, spot=None, was=was, now=now)


def _but_for_where(hint: Hint) -> object:
    return [replace(each, spot=None, village="") for each in hint.reasons]


def _told_of(outlook: Outlook | None) -> Outlook | None:
    """Where one square is missing, only what completes it is told."""
    if outlook is None or not outlook.closers:
        return outlook
    return replace(outlook, worth=0, secured=0, fits=0)


def _teaches(advice: Advice) -> bool:
    """Whether it does something that is worth a point or so by itself."""
    return not advice.turn[0].idle and any(each.points >= 1 for each in advice.reasons)


def _is_explained(hint: Hint) -> bool:
    """Whether there is anything to be said for it, and not much that cannot."""
    rest = [each for each in hint.reasons if each.kind in _UNSEEN]
    named = [each for each in hint.reasons if each not in rest]
    unnamed = sum(abs(each.points) for each in rest)
    counted = [each for each in named if each.kind not in UNCOUNTED]
    says_something = any(each.points for each in counted) or bool(named and not rest)
    return says_something and unnamed < _UNNAMED and not hint.turn[0].idle


@dataclass(frozen=True, slots=True)
class Settled:
    worth: int
    reasons: tuple[Reason, ...]


class Settling:
    """Reasons in whole points that add up to what their turns are worth. Each is rounded by itself,
    and what is the same in several turns has the same number."""

    def __init__(self) -> None:
        self._named: Final[dict[object, int]] = {}
        self._least: int | None = None
        """What the turn before is worth: later ones are not told to be worth more."""

    def settled(self, advice: Advice, worth: float) -> Settled:
        told = [each for each in advice.reasons if each.kind not in UNCOUNTED]
        small = advice.gain - sum(each.points for each in told)
        told = [each for each in told if round(each.points) or is_seen(each)]
        scored = [each for each in told if each.kind in _SCORED]
        others = sorted((each for each in told if each not in scored), key=lambda r: -abs(r.points))
        most = max(_OTHERS, _LINES - len(scored))
        # One more takes no more room than a line for what is left.
        told = [*scored, *(others if len(others) == most + 1 else others[:most])]
        whole = [self._whole(each) for each in told]
        total = self._total(worth, sum(whole))
        _nudge(
            whole,
            [None if _same(each) in self._named else each for each in told],
            total - sum(whole),
        )
        for each, much in zip(told, whole, strict=True):
            self._named.setdefault(_same(each), much)
        lines = [replace(each, points=much) for each, much in zip(told, whole, strict=True)]
        lines = ordered(each for each in lines if each.points or is_seen(each))
        uncounted = [each for each in advice.reasons if each.kind in UNCOUNTED]
        if not lines and not uncounted:
            lines = [replace(each, points=0) for each in advice.reasons[:2]]
        if rest := total - round(sum(each.points for each in lines)):
            is_later = abs(worth - advice.gain) > abs(small)
            later = _later(advice, rest, lines)
            lines.append(later if is_later else Reason(ReasonKind.REST, rest, 0))
        return Settled(total, (*uncounted, *lines))

    def _whole(self, reason: Reason) -> int:
        """As it was told before, if it is worth about as much."""
        whole = round(reason.points)
        named = self._named.get(_same(reason), whole)
        return named if abs(named - reason.points) < _NEAR else whole

    def _total(self, worth: float, named: int) -> int:
        """What is named, where that is about as true."""
        total = named if abs(worth - named) < _ABOUT and named else round(worth)
        if self._least is not None:
            total = min(total, self._least)
        self._least = total
        return total


def _same(reason: Reason) -> object:
    """What reads the same in several turns."""
    if reason.kind in _SAME:
        return reason.kind, reason.seat, reason.what, reason.count, reason.effect
    return replace(reason, points=0.0)


def _nudge(whole: list[int], reasons: Sequence[Reason | None], by: int) -> None:
    """A point too many or too few is a matter of rounding, where something is only reckoned, and
    was not told of another turn."""
    far = {
        number: abs(whole[number] + by - each.points)
        for number, each in enumerate(reasons)
        if each is not None
        and each.kind not in (*_SCORED, *_SAME)
        and (whole[number] + by) * each.points > 0
    }
    if abs(by) == 1 and far and min(far.values()) < 1:
        whole[min(far, key=lambda number: far[number])] += by


def _later(advice: Advice, rest: int, told: Sequence[Reason]) -> Reason:
    """What comes only of playing on, by whose turns and what that comes, where one thing is half of
    it and nothing else is told of that."""
    helps = defaultdict[int, float](float)
    for part in advice.later:
        helps[part.seat] += part.points if part.seat == advice.seat else -part.points
    plain = Reason(ReasonKind.FOLLOWS, rest, advice.seat)
    most = max(helps, key=lambda seat: helps[seat] * rest, default=None)
    if most is None or helps[most] * rest <= 0:
        return plain
    is_more = (rest > 0) is (most == advice.seat)
    sign, effect = (1, Effect.RICHER) if is_more else (-1, Effect.POORER)
    # What is left of a turn that was won at once says nothing of later ones.
    named = (each for each in advice.later if each.seat == most and each.kind is not PartKind.BONUS)
    of = max(named, key=lambda part: sign * part.points, default=None)
    if of is None or 2 * sign * of.points < abs(helps[most]) or any(_is_of(of, r) for r in told):
        return plain
    return replace(plain, seat=most, effect=effect, what=of.what, spot=of.spot, part=of.kind)


def _is_of(part: Part, reason: Reason) -> bool:
    """Whether a reason speaks of the same thing."""
    if part.seat != reason.seat:
        return False
    if part.kind is PartKind.HAND:
        return reason.kind in _PIECES
    if part.kind is PartKind.REGION:
        return reason.what == part.what
    return reason.kind in (ReasonKind.ADVANCES, ReasonKind.COLLECTS)
