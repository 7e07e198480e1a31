"""Selects what is told: facts about turns go in, suggestions come out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from carcqt.players.facts import Advice, ExtraTurn, Fact, OtherEffects, PieceReturns, PointsNow
from carcqt.players.telling import TELLING
from carcqt.rules.game import Turn
from carcqt.rules.moves import Lay


@dataclass(frozen=True, slots=True)
class Hint:
    """A suggestion, ready to be shown."""

    turn: Turn
    seat: int
    facts: tuple[Fact, ...]
    """What the turn does, in whole points: the fact that heads it first, then the most
    important."""
    worth: int = 0
    """Points by which the seat is probably further ahead than by doing nothing."""
    is_only: bool = False
    """Whether there is no other turn."""
    counts: bool = True
    """Whether the points of its facts and of the shared ones add up to its worth."""
    shared: tuple[Fact, ...] = ()
    """Facts that all suggestions of the moment share: no reason for this one, but a part of its
    worth."""

    @property
    def lead(self) -> Fact | None:
        """What the turn is for."""
        return next((fact for fact in self.facts[:1] if self.can_lead(fact)), None)

    def can_lead(self, fact: Fact) -> bool:
        """Return whether a fact can head it: it must be a gain, where gains are counted."""
        return fact.can_lead and (not self.counts or fact.points > 0)

    @property
    def why(self) -> tuple[Fact, ...]:
        """The facts that are read first; what no single thing explains comes after them."""
        return tuple(e for e in self.facts[: TELLING.why] if not isinstance(e, OtherEffects))

    def without_secrets(self) -> Hint:
        """Return the same for a screen that others look at."""
        facts, shared = (
            tuple(fact for fact in each if not fact.is_secret) for each in (self.facts, self.shared)
        )
        return replace(self, facts=facts, shared=shared)


class Selector:
    """Selects the suggestions of one moment, one turn after the other."""

    def __init__(self) -> None:
        self._hints: list[Hint] = []
        self._named: Final[dict[Fact, float]] = {}
        """Points that a fact was given in an earlier suggestion."""

    @property
    def is_full(self) -> bool:
        return len(self._hints) == TELLING.hints

    def add(self, advice: Advice, worth: float | None, *, is_only: bool = False) -> None:
        """Add a turn, unless it has nothing to say beside those that were added before. Without a
        `worth`, the points of its facts only order them; the only turn then needs no reasons."""
        facts = () if is_only else advice.facts
        if worth is not None:
            facts = self.settled(advice, worth)
        total = 0 if worth is None else round(_sum(facts))
        hint = Hint(advice.turn, advice.seat, facts, total, is_only, counts=worth is not None)
        lead = self._lead_of(hint)
        is_explained = lead is not None and not hint.turn[0].idle
        if not self._hints or (is_explained and not self._is_twin(hint)):
            rest = tuple(fact for fact in facts if fact is not lead)
            self._hints.append(replace(hint, facts=(lead, *rest) if lead else facts))

    def _lead_of(self, hint: Hint) -> Fact | None:
        """Return the fact that heads a suggestion: rather one of another kind than those that head
        the others, unless it matters little, and never one with the same heading."""
        leads = [fact for fact in hint.facts if hint.can_lead(fact)]
        if not hint.counts or not leads:
            return next(iter(leads), None)
        heads = [each.facts[0] for each in self._hints if each.facts]
        # What others tell further down heads it only if it is the main thing.
        told = {_aim(fact) for each in self._hints for fact in each.facts}
        told -= {_aim(leads[0])} - {*map(_aim, heads)}
        least = TELLING.rival_lead * leads[0].points
        new = [fact for fact in leads if fact.points >= least and _aim(fact) not in told]
        return min(new, key=lambda fact: _good([fact]) <= _good(heads), default=None)

    def hints(self) -> tuple[Hint, ...]:
        """Return the suggestions; what all of them share is no reason. Where gains are counted, it
        still heads one: its points are the most that the turn brings."""
        heads = {hint.facts[0] for hint in self._hints if hint.facts and hint.counts}
        found = [{*hint.facts} - heads for hint in self._hints]
        shared = set.intersection(*found) if len(found) > 1 else set[Fact]()
        return tuple(_apart(hint, shared) for hint in self._hints)

    # Rounding

    def settled(self, advice: Advice, worth: float) -> tuple[Fact, ...]:
        """Return the facts about a turn in whole points that add up to its worth."""
        seen = [each for each in advice.facts if abs(each.points) >= TELLING.fact or each.is_plain]
        whole = [replace(fact, points=self._whole(fact)) for fact in _chosen(seen)]
        found = [fact for fact in whole if fact.points or fact.is_plain]
        self._named.update({replace(fact, points=0.0): fact.points for fact in found})
        if rest := self._total(worth, _sum(found)) - _sum(found):
            found.append(OtherEffects(seat=advice.seat, points=rest))
        return tuple(ordered(found, advice.seat))

    def _total(self, worth: float, named: float) -> float:
        """Return the sum of the named facts, if that is about as true; later suggestions are not
        told to be worth more."""
        total = named if named and abs(worth - named) < TELLING.rounding else round(worth)
        return min(total, self._hints[-1].worth) if self._hints else total

    def _whole(self, fact: Fact) -> float:
        """Return the points that the same fact was given before, if it is worth about as much."""
        named = self._named.get(replace(fact, points=0.0), round(fact.points))
        return named if abs(named - fact.points) < TELLING.rounding else round(fact.points)

    # Twins

    def _is_twin(self, hint: Hint) -> bool:
        """Return whether a suggestion is like another one, gains nothing where others do, or has no
        reason for most of its worth."""
        best = self._hints[0]
        if not hint.counts:
            return best.turn[0].idle
        unnamed = sum(abs(fact.points) for fact in hint.facts if isinstance(fact, OtherEffects))
        if best.worth > 0 >= hint.worth or unnamed >= TELLING.unnamed:
            return True
        return any(_is_like(hint, each) for each in self._hints)


def _is_like(hint: Hint, other: Hint) -> bool:
    """Return whether a turn is another one without what makes it good, or lays the tile on the same
    square, or places the same piece, for nothing else."""
    if hint.turn[-1].idle and hint.turn[:-1] == other.turn[:-1]:
        return True
    is_same = other.turn[1:] == hint.turn[1:] and not hint.turn[-1].idle
    is_same = is_same or _start(hint.turn) == _start(other.turn)
    return is_same and _good(hint.facts) <= _good(other.facts)


def ordered(facts: Sequence[Fact], mover: int) -> list[Fact]:
    """Return facts by what they are worth, then costs, then all that has no name. Points at once
    come before all else that completing a region brings."""
    brings = (PieceReturns, ExtraTurn)
    more = sum(max(0.0, e.points) for e in facts if isinstance(e, brings) and e.seat == mover)

    def place(fact: Fact) -> tuple[bool, bool, float, bool]:
        is_score = isinstance(fact, PointsNow) and fact.points > 0
        weight = abs(fact.points) + (more if is_score else 0.0)
        return isinstance(fact, OtherEffects), fact.points < 0, -weight, fact.seat != mover

    return sorted(facts, key=place)


def _chosen(facts: Sequence[Fact]) -> list[Fact]:
    """Return the points at once, and of the other facts those that count most."""
    scored = [fact for fact in facts if isinstance(fact, PointsNow)]
    others = sorted((fact for fact in facts if fact not in scored), key=lambda e: -abs(e.points))
    return [*scored, *others[: max(TELLING.beside, TELLING.lines - len(scored))]]


def _apart(hint: Hint, shared: set[Fact]) -> Hint:
    """Return a suggestion whose reasons are without shared facts, unless it has no others."""
    alike = tuple(fact for fact in hint.facts if fact in shared)
    own = tuple(fact for fact in hint.facts if fact not in shared)
    return replace(hint, facts=own, shared=alike) if own else hint


def _sum(facts: Iterable[Fact]) -> float:
    return sum(fact.points for fact in facts)


def _aim(fact: Fact) -> object:
    """Return what the heading of a suggestion depends on."""
    return type(fact), fact.seat, fact.aim


def _good(facts: Iterable[Fact]) -> set[object]:
    """Return what a turn is good for, wherever and however much that is."""
    return {
        (type(fact), fact.seat, getattr(fact, "kind", ""), getattr(fact, "main", None))
        for fact in facts
        if fact.points > 0 and not isinstance(fact, OtherEffects)
    }


def look_of(advice: Advice) -> object:
    """Return what turns are told apart by at a glance: where they begin, and what for."""
    told = [fact for fact in advice.facts if fact.points >= TELLING.fact]
    return _start(advice.turn), frozenset(_good(told))


def _start(turn: Turn) -> object:
    return turn[0].square if isinstance(turn[0], Lay) else turn[0]
