"""Selects what is told: facts about turns go in, suggestions with their lines come out."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from carcqt.players.evaluation import Part, PartKind
from carcqt.players.facts import (
    Advice,
    Fact,
    Glow,
    InCommon,
    Later,
    LaterMore,
    LaterPieces,
    LaterPoints,
    PieceWaits,
    PointsNow,
    RegionChange,
    ScoreFact,
    SmallEffects,
    Standing,
    StandingFact,
)
from carcqt.players.telling import TELLING
from carcqt.rules.game import Turn
from carcqt.rules.moves import Lay

LaterFacts = Mapping[PartKind, type[LaterMore]]
"""The facts of one game about later turns, by the parts of the evaluation."""


@dataclass(frozen=True, slots=True)
class Line:
    """A row of a suggestion: one fact, or several about one region."""

    facts: tuple[Fact, ...]
    points: float = 0
    """Points of all facts; a whole number once it is told."""

    @property
    def main(self) -> Fact:
        """The fact that carries most of the points; that pieces wait follows from another one."""
        causes = [fact for fact in self.facts if not isinstance(fact, PieceWaits)] or self.facts
        return max(causes, key=lambda fact: abs(fact.points))

    @property
    def is_secret(self) -> bool:
        return any(fact.is_secret for fact in self.facts)

    @property
    def is_counted(self) -> bool:
        return all(fact.is_counted for fact in self.facts)

    @property
    def is_named(self) -> bool:
        return all(fact.is_named for fact in self.facts)

    @property
    def glow(self) -> Glow | None:
        return next((fact.glow for fact in self.facts if fact.glow), None)

    @property
    def place(self) -> str:
        return next((fact.place for fact in self.facts if fact.place), "")

    def is_plain(self, mover: int) -> bool:
        return any(fact.is_plain(mover) for fact in self.facts)

    def reading(self, *, is_rough: bool = False) -> object:
        """Return what it says but for its points: equal for lines that are one line in several
        suggestions; or, if it is rough, for lines that look alike wherever they are."""
        return tuple(_reading(fact, is_rough=is_rough) for fact in self.facts)


@dataclass(frozen=True, slots=True)
class Hint:
    """A suggestion, ready to be shown."""

    turn: Turn
    seat: int
    lines: tuple[Line, ...]
    """The lead first, then the most important."""
    lead: Fact | None = None
    """What the turn is for: the fact that heads it."""
    worth: int = 0
    """Points by which the seat is probably further ahead than by doing nothing."""
    is_only: bool = False
    """Whether there is no other turn."""
    counts: bool = True
    """Whether the points of its lines add up to its worth."""

    @property
    def is_good(self) -> bool:
        return self.worth >= 0

    @property
    def why(self) -> tuple[Line, ...]:
        """The lines that are read first."""
        return self.lines[: TELLING.why]

    @property
    def more(self) -> tuple[Line, ...]:
        return self.lines[TELLING.why :]

    @property
    def glow(self) -> Glow | None:
        """Where on the board its first line is."""
        return self.lines[0].glow if self.lines else None

    def without_secrets(self) -> Hint:
        """Return the same for a screen that others look at."""
        lines = tuple(line for line in self.lines if not line.is_secret)
        if self.turn[0].idle and len(lines) < len(self.lines):
            # What speaks against resting would stand alone.
            lines = tuple(line for line in lines if not line.main.speaks_against)
        lead = self.lead if any(self.lead in line.facts for line in lines) else None
        return replace(self, lines=lines, lead=lead or next(map(_main, lines), None))


class Selector:
    """Selects the suggestions of one moment, one turn after the other."""

    def __init__(self, later: LaterFacts) -> None:
        self._later: Final = later
        self._hints: list[Hint] = []
        self._named: Final[dict[object, int]] = {}
        """Points that a line was given in an earlier suggestion."""
        self._least: int | None = None
        """Worth of the suggestion before: later ones are not told to be worth more."""

    @property
    def is_full(self) -> bool:
        return len(self._hints) == TELLING.hints

    def add(self, advice: Advice, worth: float, *, is_only: bool = False) -> None:
        """Add a turn, unless it has nothing to say beside those that were added before."""
        lines = self.settled(advice, worth)
        total = round(sum(line.points for line in lines if line.is_counted))
        hint = Hint(advice.turn, advice.seat, lines, None, total, is_only)
        if self._hints and (not _is_explained(hint) or self._is_twin(hint)):
            return
        if (lead := self._lead_line(hint)) is not None:
            rest = (line for line in lines if line is not lead)
            self._hints.append(replace(hint, lines=(lead, *rest), lead=_lead(lead)))
        elif not self._hints:
            self._hints.append(hint)

    def _leads(self) -> dict[object, Hint]:
        """Return the suggestions so far, by what they are for."""
        return {_aim(each.lead): each for each in self._hints if each.lead}

    def _lead_line(self, hint: Hint) -> Line | None:
        """Return the main line; if it heads another suggestion, one that this one does not have,
        unless it matters little."""
        leads = [line for line in hint.lines if _can_lead(line, hint.seat)]
        used = self._leads()
        alike = used.get(_aim(_lead(leads[0]))) if leads else None
        if alike is not None:
            known = {*used, *(_aim(fact) for line in alike.lines for fact in line.facts)}
            most = TELLING.rival_lead * max(line.points for line in leads)
            leads = [line for line in leads if line.points >= most]
            leads = [line for line in leads if _aim(_lead(line)) not in known]
        return next(iter(leads), None)

    def add_plain(self, advice: Advice, *, is_only: bool = False) -> None:
        """Add a turn whose facts have no sum."""
        lines = tuple(Line((fact,)) for fact in advice.facts)
        hint = Hint(advice.turn, advice.seat, lines, next(iter(advice.facts), None), 0, is_only)
        hint = replace(hint, counts=False)
        before = self._hints[-1:]
        # What comes after doing nothing is worse.
        if any(each.turn[0].idle for each in before) or (before and advice.turn[0].idle):
            return
        if not any(_nowhere(hint) == _nowhere(each) for each in self._hints):
            self._hints.append(hint)

    def hints(self) -> tuple[Hint, ...]:
        """Return the suggestions, without the lines that all of them share."""
        if len(self._hints) < 2:
            return tuple(self._hints)
        # What a later suggestion is for is told of those before it, too.
        leads = [hint.lead for hint in self._hints[1:]]
        first, *others = (
            {
                (line.reading(), line.points)
                for line in hint.lines
                if not any(lead in line.facts for lead in leads)
            }
            for hint in self._hints
        )
        shared = first.intersection(*others)
        return tuple(_apart(hint, shared) for hint in self._hints)

    def plain_hints(self) -> tuple[Hint, ...]:
        """Return suggestions without a sum; what all of them share is told of the first alone."""
        found = [{line.facts for line in hint.lines} for hint in self._hints]
        shared = set.intersection(*found) if len(found) > 1 else set()
        return tuple(
            _bare(hint, shared) if number else hint for number, hint in enumerate(self._hints)
        )

    # Rounding

    def settled(self, advice: Advice, worth: float) -> tuple[Line, ...]:
        """Return the lines of a turn in whole points that add up to its worth."""
        seat = advice.seat
        lines = grouped(fact for fact in advice.facts if fact.is_counted)
        free = grouped(fact for fact in advice.facts if not fact.is_counted)
        found, total = self._rounded(lines, worth, seat)
        if not found and not free:
            found = [replace(line, points=0) for line in lines[: TELLING.touched]]
        if rest := total - round(sum(line.points for line in found)):
            fact = self._rest(advice, rest, worth, lines, found)
            found.append(Line((fact,), rest))
        return (*free, *found)

    def _rest(
        self, advice: Advice, rest: int, worth: float, lines: Sequence[Line], told: Sequence[Line]
    ) -> Fact:
        """Return the fact about the points that no line explains."""
        seen = sum(line.points for line in lines if _is_told(line, advice.seat))
        if abs(worth - advice.gain) > abs(advice.gain - seen):
            return self._later_fact(advice, rest, told)
        return SmallEffects(seat=advice.seat, points=rest)

    def _rounded(self, lines: Sequence[Line], worth: float, seat: int) -> tuple[list[Line], int]:
        """Return the lines that are told in whole points, and what the turn is worth."""
        told = (line for line in lines if _is_told(line, seat))
        chosen = _chosen([line for line in told if round(line.points) or line.is_plain(seat)])
        whole = [self._whole(line) for line in chosen]
        total = self._total(worth, sum(whole))
        whole = self._nudged(chosen, whole, total - sum(whole))
        for line, points in zip(chosen, whole, strict=True):
            self._named.setdefault(line.reading(), points)
        found = [replace(line, points=n) for line, n in zip(chosen, whole, strict=True)]
        return ordered((line for line in found if line.points or line.is_plain(seat)), seat), total

    def _whole(self, line: Line) -> int:
        """Return the points that the same line was given before, if it is worth about as much."""
        whole = round(line.points)
        named = self._named.get(line.reading(), whole)
        return named if abs(named - line.points) < TELLING.same else whole

    def _total(self, worth: float, named: int) -> int:
        """Return the sum of the named facts, if that is about as true."""
        total = named if abs(worth - named) < TELLING.rounding and named else round(worth)
        if self._least is not None:
            total = min(total, self._least)
        self._least = total
        return total

    def _nudged(self, lines: Sequence[Line], whole: Sequence[int], by: int) -> list[int]:
        """Return the points with a rounding error of one point on the estimate that it distorts
        least. Points at once, and numbers that were told before, stay as they are."""
        far = {
            number: abs(whole[number] + by - line.points)
            for number, line in enumerate(lines)
            if line.reading() not in self._named
            and not isinstance(line.main, ScoreFact)
            and not line.main.is_same
            and (whole[number] + by) * line.points > 0
        }
        nudged = list(whole)
        if abs(by) == 1 and far and min(far.values()) < 1:
            nudged[min(far, key=lambda number: far[number])] += by
        return nudged

    def _later_fact(self, advice: Advice, rest: int, told: Sequence[Line]) -> Fact:
        """Return the fact about what comes only of playing on; it names whose turns and what they
        bring, if one thing is half of it and no line is about that."""
        helps = defaultdict[int, float](float)
        for part in advice.later:
            helps[part.seat] += part.points if part.seat == advice.seat else -part.points
        most = max(helps, key=lambda one: helps[one] * rest, default=None)
        if most is not None and helps[most] * rest > 0:
            sign = 1 if (rest > 0) is (most == advice.seat) else -1
            of = _main_part(advice.later, most, sign, abs(helps[most]) / 2)
            facts = [fact for line in told for fact in line.facts]
            if of is not None and not any(_is_about(fact, of) for fact in facts):
                named = self._later_of(of, is_more=sign > 0, points=rest)
                return named or Later(seat=advice.seat, points=rest)
        return Later(seat=advice.seat, points=rest)

    def _later_of(self, part: Part, *, is_more: bool, points: float) -> Fact | None:
        about: dict[str, Any] = {"seat": part.seat, "points": points, "is_more": is_more}
        if part.kind is PartKind.REGION:
            return LaterPoints(**about, kind=part.what, spot=part.spot)
        if part.kind is PartKind.HAND:
            return LaterPieces(**about)
        fact = self._later.get(part.kind)
        return fact(**about) if fact else None

    # Twins

    def _is_twin(self, hint: Hint) -> bool:
        """Return whether a suggestion gains nothing where others do, reads like one of them, or is
        one of them without what makes it good."""
        best = self._hints[0]
        if best.worth > 0 >= hint.worth:
            return True
        return any(
            (hint.turn[-1].idle and _lays_as(hint, each))
            or _does_as(hint, each)
            or _aims_as(hint, each)
            or _read(hint) == _read(each)
            for each in self._hints
        )


def grouped(facts: Iterable[Fact]) -> list[Line]:
    """Return lines of facts, those about one region together."""
    groups: dict[object, list[Fact]] = {}
    for number, fact in enumerate(facts):
        key: object = number
        if isinstance(fact, RegionChange):
            key = fact.seat, fact.kind, fact.spot
        elif isinstance(fact, PieceWaits):
            there = (fact.seat, fact.kind, fact.spot)
            if there in groups and _belongs(fact, groups[there]):
                key = there
        groups.setdefault(key, []).append(fact)
    return [Line(tuple(each), sum(fact.points for fact in each)) for each in groups.values()]


def _belongs(wait: PieceWaits, region: Sequence[Fact]) -> bool:
    """Return whether the time that pieces wait is told with their region."""
    points = sum(fact.points for fact in region)
    return abs(points) < TELLING.fact or points * wait.points > 0


def _is_told(line: Line, seat: int) -> bool:
    return abs(line.points) >= TELLING.fact or line.is_plain(seat)


def _chosen(lines: Sequence[Line]) -> list[Line]:
    """Return the points at once, and of the other lines those that count most."""
    scored = [line for line in lines if isinstance(line.main, ScoreFact)]
    others = sorted((line for line in lines if line not in scored), key=lambda e: -abs(e.points))
    most = max(TELLING.beside, TELLING.lines - len(scored))
    # One more takes no more room than a line for the rest.
    return [*scored, *(others if len(others) == most + 1 else others[:most])]


def ordered(lines: Iterable[Line], mover: int) -> list[Line]:
    """Return the lines, those that gain most first with all that has the same aim; costs last."""
    found = list(lines)
    totals = defaultdict[object, float](float)
    for line in found:
        totals[_group(line, mover)] += max(0.0, line.points)

    def place(line: Line) -> tuple[object, ...]:
        if line.points < 0:
            return True, 0.0, "", 0, -line.points
        main, group = line.main, _group(line, mover)
        later = -main.scored if isinstance(main, PointsNow) and round(line.points) else 0
        # That pieces wait follows from something else.
        later = 1 if isinstance(main, PieceWaits) else later
        return False, -totals[group] if line.points else 0.0, str(group), later, -line.points

    return sorted(found, key=place)


def _group(line: Line, mover: int) -> tuple[str, str, int]:
    main = line.main
    if main.completes:
        return "completes", "", main.seat
    if main.seat != mover and line.points > 0:
        return "harms", "", main.seat
    return type(main).__name__, getattr(main, "kind", "") or getattr(main, "piece", ""), main.seat


def _reading(fact: Fact, *, is_rough: bool) -> object:
    if not is_rough and not fact.is_same:
        return replace(fact, points=0.0)
    plain: dict[str, Any] = {"points": 0.0}
    if hasattr(fact, "spot"):
        plain["spot"] = None
    if is_rough and isinstance(fact, StandingFact):
        plain["after"] = _rough(fact.after)
        if isinstance(fact, RegionChange):
            plain["before"] = fact.before and _rough(fact.before)
    return replace(fact, **plain)


def _rough(standing: Standing) -> Standing:
    """Return a standing with no more than is told of it."""
    if standing.closers:
        return replace(standing, worth=0, secured=0, fits=0)
    return standing


def _main(line: Line) -> Fact:
    return line.main


def _lead(line: Line) -> Fact:
    return next(fact for fact in (line.main, *line.facts) if fact.can_lead)


def _can_lead(line: Line, mover: int) -> bool:
    if not any(fact.can_lead for fact in line.facts):
        return False
    if line.points > 0 or not line.is_counted:
        return True
    return line.is_plain(mover) and line.points == 0 and isinstance(line.main, PointsNow)


def _aim(fact: Fact) -> object:
    """Return what the heading of a suggestion depends on."""
    about = getattr(fact, "kind", "") or getattr(fact, "piece", "")
    return type(fact), fact.seat, about, fact.figure


def _good(hint: Hint) -> set[object]:
    return {_aims(line.main) for line in hint.lines if line.points > 0}


def _aims(fact: Fact) -> object:
    return type(fact), getattr(fact, "kind", "") or getattr(fact, "piece", "")


def purpose(facts: Sequence[Fact], mover: int) -> object:
    """Return what turns on one square are told apart by: what they are good for."""
    told = [line for line in grouped(facts) if _is_told(line, mover)]
    good = [line.main for line in told if line.points > 0] or [line.main for line in told]
    return frozenset((_aims(fact), fact.seat) for fact in good)


def _is_where(hint: Hint, other: Hint) -> bool:
    """Return whether the tile goes to the same square."""
    first, second = hint.turn[0], other.turn[0]
    return isinstance(first, Lay) and isinstance(second, Lay) and first.square == second.square


def _lays_as(hint: Hint, other: Hint) -> bool:
    """Return whether the tile goes to the same square for nothing else."""
    if hint.turn[:-1] == other.turn[:-1]:
        return True
    return _is_where(hint, other) and _good(hint) <= _good(other)


def _does_as(hint: Hint, other: Hint) -> bool:
    """Return whether a turn does the same elsewhere as another one does to better purpose."""
    is_alike = hint.turn[1:] == other.turn[1:] and not hint.turn[-1].idle
    return is_alike and _good(hint) <= _good(other)


def _aims_as(hint: Hint, other: Hint) -> bool:
    """Return whether the tile goes to the same square for the same thing above all."""
    if not hint.lines or not other.lines or not _is_where(hint, other):
        return False
    main, its = (max(each.lines, key=lambda line: line.points) for each in (hint, other))
    return main.points > 0 and main.reading(is_rough=True) == its.reading(is_rough=True)


def _read(hint: Hint) -> object:
    """Return what can be seen of a suggestion, wherever it is."""
    return [(line.reading(is_rough=True), line.points) for line in hint.lines if line.is_named]


def _nowhere(hint: Hint) -> object:
    """Return a suggestion without its villages."""
    return [[_without(fact, "village") for fact in line.facts] for line in hint.lines]


def _without(fact: Fact, name: str) -> Fact:
    plain: dict[str, Any] = {name: ""}
    return replace(fact, **plain) if hasattr(fact, name) else fact


def _is_explained(hint: Hint) -> bool:
    """Return whether there is something to say for a suggestion, and not much without a cause."""
    named = [line for line in hint.lines if line.is_named]
    unnamed = sum(abs(line.points) for line in hint.lines if not line.is_named)
    says = any(line.points for line in named if line.is_counted)
    says = says or bool(named and len(named) == len(hint.lines))
    return says and unnamed < TELLING.unnamed and not hint.turn[0].idle


def _main_part(parts: Sequence[Part], seat: int, sign: int, least: float) -> Part | None:
    """Return the part that changes most for a seat in one direction, if that is enough."""
    # What is left of a turn that was won at once says nothing of later ones.
    own = [part for part in parts if part.seat == seat and part.kind is not PartKind.BONUS]
    found = max(own, key=lambda part: sign * part.points, default=None)
    return found if found is not None and sign * found.points >= least else None


def _is_about(fact: Fact, part: Part) -> bool:
    """Return whether a fact is about the same thing as a part of later turns."""
    if part.seat != fact.seat or fact.part is None:
        return False
    if part.kind in (PartKind.HELD, PartKind.PLACE):
        return fact.part in (PartKind.HELD, PartKind.PLACE)
    if part.kind is PartKind.REGION:
        return getattr(fact, "kind", None) == part.what
    return fact.part is part.kind


def _apart(hint: Hint, shared: set[tuple[object, float]]) -> Hint:
    """Return a suggestion without shared lines; their points are one line. Its lead stays."""
    kept, points = list[Line](), 0.0
    for line in hint.lines:
        if (line.reading(), line.points) in shared and hint.lead not in line.facts:
            points += line.points
        else:
            kept.append(line)
    if points:
        kept.append(Line((InCommon(seat=hint.seat, points=points),), points))
    return replace(hint, lines=tuple(kept))


def _bare(hint: Hint, shared: set[tuple[Fact, ...]]) -> Hint:
    """Return a suggestion without shared lines, unless it has no others."""
    lines = tuple(line for line in hint.lines if line.facts not in shared) or hint.lines
    return replace(hint, lines=lines, lead=lines[0].main if lines else None)


def single(advice: Advice, later: LaterFacts, *, counts: bool) -> Hint:
    """Return a turn by itself, as an analysis tells it."""
    selector = Selector(later)
    if counts:
        selector.add(advice, advice.gain)
    else:
        selector.add_plain(advice)
    return selector.hints()[0]
