"""Why a turn of a tile-laying game is good: what it changes, region by region."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Final

from carcqt.players.advice import Evaluation, Part, PartKind, Reason, ReasonKind
from carcqt.players.evaluator import Evaluator, lead
from carcqt.rules.events import Event, Placed, Returned, Scored, points
from carcqt.rules.game import Turn
from carcqt.rules.moves import Pass
from carcqt.rules.tilelaying.game import TileLaying

WORTH_TELLING: Final = 0.75
"""Points; what changes less is not told."""
_TROUBLE: Final = 2.0
"""Points; what would cost less elsewhere, or helps others by less, is not told."""
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
        # What the final scoring brings is not this turn's doing.
        self._is_over: Final = game.is_over
        for _ in turn:
            game.pop()

    def told(self, most: int) -> list[Reason]:
        """The most important first; at the end, what speaks against the turn."""
        if self._is_over:
            return []
        found = [*self._scored(), *self._home(), *self._regions(), *self._further()]
        against = [*self._given(), *self._helped()]
        found += self._avoided()
        if not found and isinstance(self._turn[-1], Pass) and self._had_choice:
            found.append(Reason(ReasonKind.KEEPS, 0.0, self._seat))
        if not found and not against and self._is_quiet():
            found.append(Reason(ReasonKind.QUIET, 0.0, self._seat))
        found.sort(key=lambda reason: -reason.points)
        against.sort(key=lambda reason: reason.points)
        return [*found[: most - len(against[:1])], *against[:1]] if found else []

    def _is_quiet(self) -> bool:
        return all(
            self._after.total(other) - self._before.total(other) < WORTH_TELLING
            for other in range(self._game.players)
            if other != self._seat
        )

    def _avoided(self) -> Iterator[Reason]:
        """What an ordinary turn would have cost, and this one does not."""
        if self._usual is None:
            return
        before, after = (
            lead([each.total(seat) for seat in range(self._game.players)], self._seat)
            for each in (self._before, self._after)
        )
        cost = min(before, after) - self._usual
        if cost >= _TROUBLE:
            yield Reason(ReasonKind.AVOIDS, cost, self._seat, count=round(cost))

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
                cost = was - now if own else now - was
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
        systems = {system.id for system in self._game.description.systems}
        found: defaultdict[int, dict[int, Change]] = defaultdict(dict)
        for evaluation in (self._before, self._after):
            for part in evaluation.parts:
                if part.kind is PartKind.REGION and part.spot is not None:
                    system = part.what if part.what in systems else None
                    seats = found[self._game.root(part.spot.square, part.spot.zone, system)]
                    was, now, _ = seats.get(part.seat, (0.0, 0.0, part))
                    if evaluation is self._before:
                        was += part.points
                    else:
                        now += part.points
                    seats[part.seat] = (was, now, part)
        return dict(found)

    def _scored(self) -> Iterator[Reason]:
        for event in self._events:
            if isinstance(event, Scored) and event.seat == self._seat:
                scored = points(event.items)
                if scored > 0:
                    yield Reason(
                        ReasonKind.CLOSES, scored, self._seat, event.source, scored, event.spot
                    )

    def _home(self) -> Iterator[Reason]:
        """Pieces that come home, but for one that was placed with this turn."""
        home = sum(
            isinstance(event, Returned) and event.seat == self._seat for event in self._events
        )
        home -= sum(isinstance(event, Placed) and event.origin is None for event in self._events)
        gained = _gained(PartKind.HAND, self._seat, self._before, self._after)
        if home > 0 and gained > 0:
            yield Reason(ReasonKind.HOME, gained, self._seat, "", home)

    def _regions(self) -> Iterator[Reason]:
        for root, seats in self._changes.items():
            was, now, part = seats.get(self._seat, (0.0, 0.0, None))
            joined = False
            for other, (had, has, theirs) in seats.items():
                if other != self._seat and had > 0 and not self._has_scored(other, theirs.what):
                    joined = joined or was == 0 < now
                    if reason := self._against(other, had - has, has > 0, theirs, was, now):
                        yield reason
            if part is not None and now - was >= WORTH_TELLING and not joined:
                kind = ReasonKind.CLAIMS if root in self._claimed else ReasonKind.GROWS
                yield Reason(kind, now - was, self._seat, part.what, round(now - was), part.spot)

    def _has_scored(self, seat: int, kind: str) -> bool:
        """Whoever has scored a region has lost nothing with it."""
        return any(
            isinstance(event, Scored) and event.seat == seat and event.source == kind
            for event in self._events
        )

    def _against(
        self, other: int, lost: float, keeps: bool, part: Part, was: float, now: float
    ) -> Reason | None:
        """What the turn does to another seat in a region, if that is good."""
        kind, worth = ReasonKind.SPOILS, lost
        if was == 0 < now:
            kind = ReasonKind.SHARES if keeps else ReasonKind.TAKES
            worth += now
        if worth < WORTH_TELLING:
            return None
        return Reason(kind, worth, other, part.what, round(worth), part.spot)

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


def _gained(kind: PartKind, seat: int, before: Evaluation, after: Evaluation) -> float:
    now, was = (
        sum(part.points for part in each.parts if part.kind is kind and part.seat == seat)
        for each in (after, before)
    )
    return now - was
