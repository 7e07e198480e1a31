"""Why a turn of a tile-laying game is good: what it changes, region by region."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Final

from carcqt.players.advice import Evaluation, Part, PartKind, Reason, ReasonKind
from carcqt.players.evaluator import Evaluator, lead
from carcqt.rules.events import Completed, Event, Placed, Returned, Scored, Spot, points
from carcqt.rules.game import Turn
from carcqt.rules.moves import Lay, Pass
from carcqt.rules.tilelaying.game import TileLaying

WORTH_TELLING: Final = 0.75
"""Points; what changes less is not told."""
_TROUBLE: Final = 2.0
"""Points; what would cost less elsewhere, or helps others by less, is not told."""
_FELT: Final = 0.3
"""Points; what loses less is none of a turn's doing."""
_SOON: Final = 2
"""Turns for each; with fewer left nobody keeps pieces for later."""
Change = tuple[float, float, Part]
"""What something was worth to a seat, and is now."""


class TurnReasons:
    def __init__(
        self, game: TileLaying, evaluator: Evaluator, turn: Turn, usual: float | None = None
    ) -> None:
        self._game: Final = game
        self._seat: Final = game.to_move
        self._turn: Final = turn
        self._usual: Final = usual
        """How far ahead the seat is after an ordinary turn."""
        self._before: Final = evaluator.evaluation()
        lays = {move.square for move in game.legal_moves if isinstance(move, Lay)}
        self._is_forced: Final = len(lays) == 1
        """Whether the tile must lie there: what others get for it is no choice."""
        self._events: Final[list[Event]] = []
        choices = 1
        for move in turn:
            choices = len(game.choices())
            self._events.extend(game.push(move))
        self._had_choice: Final = choices > 1
        """Whether the last move could have been another one."""
        self._after: Final = evaluator.evaluation()
        self._changes: Final = self._compare()
        self._claimed: Final = {
            self._root_of(event) for event in self._events if isinstance(event, Placed)
        }
        self._is_over: Final = game.is_over
        self._has_time: Final = game.left_in(0).total() >= _SOON * game.players
        """Whether there are turns left for a piece that is kept."""
        self._brought: Final = [
            event for event in self._events if isinstance(event, Scored) and self._is_brought(event)
        ]
        """Points that this turn has brought: not all of the final scoring is its doing."""
        for _ in turn:
            game.pop()

    def told(self, most: int) -> list[Reason]:
        """The most important first; at the end, what speaks against the turn."""
        found, against = [*self._scored()], list[Reason]()
        if not self._is_over:
            found += [*self._home(found), *self._regions(), *self._further(), *self._avoided()]
            against += [*(() if self._is_forced else self._given()), *self._helped()]
        if not found:
            found += self._better()
        if not found and not self._is_over:
            if isinstance(self._turn[-1], Pass) and self._had_choice and self._has_time:
                found.append(Reason(ReasonKind.KEEPS, 0.0, self._seat))
            elif not against and self._is_quiet():
                found.append(Reason(ReasonKind.QUIET, 0.0, self._seat))
        found.sort(key=lambda reason: -reason.points)
        found = _once(found)
        against.sort(key=lambda reason: reason.points)
        return [*found[: most - len(against[:1])], *against[:1]] if found else []

    def _is_quiet(self) -> bool:
        return all(
            self._after.total(other) - self._before.total(other) < WORTH_TELLING
            for other in range(self._game.players)
            if other != self._seat
        )

    def _lead(self, evaluation: Evaluation) -> float:
        totals = [evaluation.total(seat) for seat in range(self._game.players)]
        return lead(totals, self._seat)

    def _avoided(self) -> Iterator[Reason]:
        """What an ordinary turn would have cost, and this one does not."""
        if self._usual is not None:
            cost = min(self._lead(self._before), self._lead(self._after)) - self._usual
            if cost >= _TROUBLE:
                yield Reason(ReasonKind.AVOIDS, cost, self._seat, count=round(cost))

    def _better(self) -> Iterator[Reason]:
        """By what an ordinary turn is worse, where nothing else can be named."""
        if self._usual is not None:
            more = self._lead(self._after) - self._usual
            if more >= WORTH_TELLING:
                yield Reason(ReasonKind.BEATS, more, self._seat, count=round(more))

    def _is_brought(self, event: Scored) -> bool:
        if not self._is_over or event.spot is None:
            return not self._is_over
        completed = {each.spot for each in self._events if isinstance(each, Completed)}
        return event.spot in completed or self._root(event.spot, event.source) in self._claimed

    def _root(self, spot: Spot, what: str) -> int:
        systems = {system.id for system in self._game.description.systems}
        return self._game.root(spot.square, spot.zone, what if what in systems else None)

    def _given(self) -> Iterator[Reason]:
        for event in self._events:
            if isinstance(event, Scored) and event.seat != self._seat:
                scored = points(event.items)
                if scored > 0:
                    yield Reason(
                        ReasonKind.GIVES, -scored, event.seat, event.source, scored, event.spot
                    )

    def _helped(self) -> Iterator[Reason]:
        """Others gain, or the seat itself loses what it has not scored."""
        for seats in self._changes.values():
            for seat, (was, now, part) in seats.items():
                own = seat == self._seat
                cost = was - now if own else now - was - _gain_of(seats, self._seat)
                if cost >= _TROUBLE and not self._has_scored(seat, part.what):
                    kind = ReasonKind.LOSES if own else ReasonKind.HELPS
                    yield Reason(kind, -cost, seat, part.what, round(cost), part.spot)

    def _root_of(self, placed: Placed) -> int:
        """The region that a piece claims, or where it stands."""
        system = self._game.description.pieces[
            self._game.description.piece_numbers[placed.piece]
        ].system
        return self._game.root(placed.spot.square, placed.spot.zone, system)

    def _compare(self) -> dict[int, dict[int, Change]]:
        """By the roots of regions as they are after the turn, and by seats."""
        found: defaultdict[int, dict[int, Change]] = defaultdict(dict)
        for evaluation in (self._before, self._after):
            for part in evaluation.parts:
                if part.kind is PartKind.REGION and part.spot is not None:
                    seats = found[self._root(part.spot, part.what)]
                    was, now, _ = seats.get(part.seat, (0.0, 0.0, part))
                    if evaluation is self._before:
                        was += part.points
                    else:
                        now += part.points
                    seats[part.seat] = (was, now, part)
        return dict(found)

    def _scored(self) -> Iterator[Reason]:
        for event in self._brought:
            if event.seat == self._seat:
                scored = points(event.items)
                if scored > 0:
                    yield Reason(
                        ReasonKind.CLOSES, scored, self._seat, event.source, scored, event.spot
                    )

    def _home(self, scored: list[Reason]) -> Iterator[Reason]:
        """Pieces that come home, but for one that was placed with this turn; points are named
        before them."""
        home = sum(
            isinstance(event, Returned) and event.seat == self._seat for event in self._events
        )
        home -= sum(isinstance(event, Placed) and event.origin is None for event in self._events)
        gained = _gained(PartKind.HAND, self._seat, self._before, self._after)
        if home > 0 and gained > 0:
            worth = min([gained, *(reason.points for reason in scored)])
            yield Reason(ReasonKind.HOME, worth, self._seat, "", home)

    def _regions(self) -> Iterator[Reason]:
        for root, seats in self._changes.items():
            was, now, part = seats.get(self._seat, (0.0, 0.0, None))
            joined = False
            for other, (had, has, theirs) in seats.items():
                if other != self._seat and had > 0 and not self._has_scored(other, theirs.what):
                    joined = joined or was == 0 < now
                    yield from self._against(other, had, has, theirs, was, now)
            # What others gain in the same region is nothing to be glad of.
            shared = max(
                (_gain_of(seats, other) for other in seats if other != self._seat), default=0
            )
            gain = now - was - shared
            if part is not None and gain >= WORTH_TELLING and not joined:
                kind = ReasonKind.CLAIMS if root in self._claimed else ReasonKind.GROWS
                yield Reason(kind, gain, self._seat, part.what, round(gain), part.spot)

    def _waits(self, other: int, lost: float) -> float:
        """What it costs another seat that its pieces come home later, if that is one region's
        doing."""
        spoilt = [had - has for seats in self._changes.values() for had, has in _of(seats, other)]
        if lost < _FELT or sum(each >= _FELT for each in spoilt) > 1:
            return 0.0
        return max(0.0, -_gained(PartKind.HAND, other, self._before, self._after))

    def _has_scored(self, seat: int, kind: str) -> bool:
        """Whoever has scored a region has lost nothing with it."""
        return any(
            isinstance(event, Scored) and event.seat == seat and event.source == kind
            for event in self._events
        )

    def _against(
        self, other: int, had: float, has: float, part: Part, was: float, now: float
    ) -> Iterator[Reason]:
        """What the turn does to another seat in a region, if that is good. That a piece waits there
        for longer counts, too, but is not told in points: nobody sees them on the board."""
        lost = had - has
        waits = self._waits(other, lost)
        kind = ReasonKind.SPOILS if lost >= WORTH_TELLING else ReasonKind.TRAPS
        worth = lost + waits
        if was == 0 < now:
            kind = ReasonKind.SHARES if has > 0 else ReasonKind.TAKES
            worth += now
        if worth >= WORTH_TELLING:
            yield Reason(kind, worth, other, part.what, round(lost), part.spot)
            if kind is ReasonKind.SPOILS and waits >= _TROUBLE:
                yield Reason(ReasonKind.TRAPS, waits, other, part.what, 0, part.spot)

    def _further(self) -> Iterator[Reason]:
        for kind, reason in (
            (PartKind.BONUS, ReasonKind.BONUS),
            (PartKind.HELD, ReasonKind.COLLECTS),
            (PartKind.PLACE, ReasonKind.ADVANCES),
        ):
            gained = _gained(kind, self._seat, self._before, self._after)
            if gained >= WORTH_TELLING:
                what = [
                    part.what
                    for part in self._after.parts
                    if part.kind is kind and part.seat == self._seat
                ]
                yield Reason(reason, gained, self._seat, what[0] if what else "", round(gained))


def _once(found: list[Reason]) -> list[Reason]:
    """Of what would be said in the same words, the most important."""
    said: set[object] = set()
    kept = []
    for reason in found:
        words = reason.kind, reason.seat, reason.what
        if reason.kind is ReasonKind.CLOSES or words not in said:
            kept.append(reason)
            said.add(words)
    return kept


def _gain_of(seats: dict[int, Change], seat: int) -> float:
    was, now, _ = seats.get(seat, (0.0, 0.0, None))
    return max(0.0, now - was)


def _of(seats: dict[int, Change], seat: int) -> list[tuple[float, float]]:
    return [(was, now) for other, (was, now, _) in seats.items() if other == seat]


def _gained(kind: PartKind, seat: int, before: Evaluation, after: Evaluation) -> float:
    now, was = (
        sum(part.points for part in each.parts if part.kind is kind and part.seat == seat)
        for each in (after, before)
    )
    return now - was
