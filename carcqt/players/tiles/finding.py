"""Finds what the turns of a tile-laying game do, compared with doing nothing."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from carcqt.players.evaluation import Part, PartKind
from carcqt.players.evaluator import Evaluator
from carcqt.players.facts import (
    AvoidsTrouble,
    ExtraTurn,
    Fact,
    FinalPoints,
    GivesPoints,
    KeepsPieces,
    LeftOpen,
    MayJoin,
    PointsNow,
    StandingFact,
)
from carcqt.players.telling import TELLING
from carcqt.players.tiles.change import Mechanism, TurnChange
from carcqt.players.tiles.ground import Ground
from carcqt.players.tiles.idling import Idling
from carcqt.players.tiles.pieces import PieceFacts
from carcqt.players.tiles.regions import KnownRegions, RegionFacts
from carcqt.players.tiles.viewpoint import Viewpoint
from carcqt.rules.events import Event, Scored, Spot, points
from carcqt.rules.game import Turn
from carcqt.rules.geometry import SQUARES, Square
from carcqt.rules.moves import Place
from carcqt.rules.tilelaying.game import TileLaying


class TurnFacts:
    """Finds the facts about turns of one seat from one position."""

    def __init__(
        self,
        game: TileLaying,
        evaluator: Evaluator,
        mechanism: Callable[[Viewpoint], Mechanism],
    ) -> None:
        before = evaluator.evaluation()
        self._view: Final = Viewpoint(game, before)
        self._evaluator: Final = evaluator
        self._mechanism: Final = mechanism(self._view)
        self._has_time: Final = game.left_in(0).total() >= TELLING.soon * game.players
        """Whether there are turns left for a piece that is kept."""
        self._regions: Final = KnownRegions(self._view, before)
        self._idling: Final = Idling(self._view, evaluator, before)

    def find(self, turn: Turn, usual: float) -> tuple[tuple[Fact, ...], float]:
        """Return the facts about a turn, and its gain in points over doing nothing. `usual` is the
        seat's lead after an average turn."""
        game, view = self._view.game, self._view
        events = [event for move in turn for event in game.push(move)]
        after = self._evaluator.evaluation()
        ahead = view.lead(after)
        if game.is_over:
            found, gain = self._at_end(ahead, events)
        else:
            nothing = self._idling.evaluation
            change = TurnChange(view, nothing, after, events)
            found = list(_Finding(change, self._regions, self._mechanism, self._idling).facts())
            gain = view.gain(nothing, after)
        for _ in turn:
            game.pop()
        return self._with_reason(found, turn, ahead - usual, ahead), gain

    def _with_reason(
        self, found: list[Fact], turn: Turn, cost: float, ahead: float
    ) -> tuple[Fact, ...]:
        """Return the facts, with what speaks for a turn that gains nothing."""
        told = [each for each in found if _is_worth_telling(each, self._view.seat)]
        if not told:
            # If a turn changes little, it is told what it touches.
            touched = (each for each in found if isinstance(each, StandingFact))
            found = list[Fact](touched)[: TELLING.touched]
        if any(each.points > 0 for each in told or found):
            return tuple(found)
        return (*self._instead(turn, cost, ahead), *found)

    def _instead(self, turn: Turn, cost: float, ahead: float) -> Iterator[Fact]:
        seat = self._view.seat
        if cost >= TELLING.trouble:
            yield AvoidsTrouble(seat=seat, points=cost, cost=round(cost))
        elif kept := self._kept(turn, ahead):
            yield KeepsPieces(seat=seat, count=kept)

    def _kept(self, turn: Turn, ahead: float) -> int:
        """Return how many pieces stay in hand that could be placed, but nowhere well."""
        game, view = self._view.game, self._view
        if not turn[-1].idle or not self._has_time:
            return 0
        for move in turn[:-1]:
            game.push(move)
        leads = []
        for move in list(game.choices()):
            if isinstance(move, Place) and move.piece not in view.roaming:
                game.push(move)
                leads.append(view.lead(self._evaluator.evaluation()))
                game.pop()
        kept = sum(game.supplies[view.seat])
        for _ in turn[:-1]:
            game.pop()
        return kept if leads and max(leads) < ahead else 0

    def _at_end(self, ahead: float, events: Sequence[Event]) -> tuple[list[Fact], float]:
        """Return all that is scored with the last turn, compared with one that does nothing."""
        if self._idling.end is None:
            return [], 0.0
        view, (usual, other) = self._view, self._idling.end
        changed = view.scores(events)
        changed.subtract(other)
        found: list[Fact] = [
            FinalPoints(seat=seat, points=view.share(seat) * more, kind=source, more=more)
            for (seat, source), more in changed.items()
            if more
        ]
        rest = ahead - usual - sum(each.points for each in found)
        return [*found, *self._mechanism.at_end(events, rest)], ahead - usual


class _Finding:
    """Finds what one turn changes; the game is in the position after it."""

    def __init__(
        self, change: TurnChange, known: KnownRegions, mechanism: Mechanism, idling: Idling
    ) -> None:
        self._change, self._known, self._mechanism, self._idling = change, known, mechanism, idling
        self._view: Final = change.view
        self._game: Final = change.view.game
        self._regions: Final = RegionFacts(known, change)
        self._bonus: Final = change.gained(PartKind.BONUS, change.view.seat)
        self._hoped: Final[defaultdict[int, float]] = defaultdict(float)
        """Points beyond those scored that seats hoped for, of regions that win another turn."""

    def facts(self) -> Iterator[Fact]:
        yield from self._scored()
        pieces = self._game.description.piece
        claimed = {
            self._view.root(event.spot, pieces[event.piece].system or ""): event.piece
            for event in self._change.placed
        }
        facts = list(self._regions.facts(claimed))
        found = PieceFacts(self._change, self._regions)
        for seat in range(self._game.players):
            facts = found.added(facts, seat)
            yield from self._extra_turn(seat)
        yield from facts
        yield from self._left_open()
        yield from self._joining()
        yield from self._mechanism.facts(self._change)

    def _scored(self) -> Iterator[Fact]:
        """Yield points at once; their worth is less what was expected anyway."""
        view = self._view
        for event in self._change.events:
            if not isinstance(event, Scored) or not (scored := points(event.items)):
                continue
            expected = self._expected(event, scored)
            worth = view.share(event.seat) * (scored - expected)
            about: dict[str, Any] = {
                "seat": event.seat, "points": worth, "kind": event.source, "spot": event.spot,
                "scored": scored, "items": event.items,
                "expected": scored - round(scored - expected),
            }  # fmt: skip
            if event.seat == view.seat:
                yield PointsNow(**about, comes_back=self._comes_back(event))
            else:
                yield GivesPoints(**about)

    def _expected(self, event: Scored, scored: int) -> float:
        expected = 0.0
        if event.spot is not None:
            expected = self._regions.expected(event.spot, event.source, event.seat)
            if expected > scored and self._bonus > 0 and self._regions.had_prize(event):
                self._hoped[event.seat] += expected - scored
                expected = scored
        return expected + self._idling.scored[event.seat, event.source]

    def _comes_back(self, scored: Scored) -> bool:
        """Return whether a piece that the turn places scores the points, and returns."""
        if scored.spot is None:
            return False
        root = self._view.root(scored.spot, scored.source)
        left = {event.spot for event in self._change.returned}
        return any(
            event.origin is None
            and event.spot in left
            and self._view.root(event.spot, scored.source) == root
            for event in self._change.placed
        )

    def _extra_turn(self, seat: int) -> Iterator[Fact]:
        worth, rival = self._change.worth(PartKind.BONUS, seat), None
        if seat == self._view.seat:
            worth -= sum(self._view.share(other) * hoped for other, hoped in self._hoped.items())
            rival = next((other for other in sorted(self._hoped) if other != seat), None)
        if worth:
            yield ExtraTurn(seat=seat, points=worth, rival=rival, spot=self._golden())

    def _golden(self) -> Spot | None:
        """Return where the region was that wins another turn."""
        scored = (each for each in self._change.events if isinstance(each, Scored) and each.spot)
        return next((each.spot for each in scored if self._regions.had_prize(each)), None)

    def _left_open(self) -> Iterator[Fact]:
        """Yield one fact for all regions left open to others: each alone is too small."""
        view = self._view
        parts = [each for each in self._parts(PartKind.OPEN) if each.points]
        if not parts:
            return
        most = max(parts, key=_size)
        worth = sum(view.share(part.seat) * part.points for part in parts)
        is_one = len(parts) == 1 and most.spot is not None
        after = self._known.standings.find(self._root(most)) if is_one else None
        yield LeftOpen(
            seat=most.seat, points=worth, kind=most.what, spot=most.spot, count=len(parts),
            after=after,
        )  # fmt: skip

    def _joining(self) -> Iterator[Fact]:
        """Yield a field that one tile may join with another's, for better or worse."""
        own, parts = self._view.seat, self._parts(PartKind.JOINS)
        mine = max((part for part in parts if part.seat == own), key=_size, default=None)
        other = max((part for part in parts if part.seat != own), key=_size, default=None)
        if mine is None or other is None:
            return
        worth = sum(self._view.share(part.seat) * part.points for part in parts)
        seat, rival, there = (own, other.seat, other) if worth > 0 else (other.seat, own, mine)
        yield MayJoin(
            seat=seat, points=worth, kind=mine.what, spot=there.spot, rival=rival,
            squares=self._between(mine, other),
        )  # fmt: skip

    def _between(self, one: Part, other: Part) -> tuple[Square, ...]:
        """Return the squares that two fields both lead to."""
        grounds = [Ground.of(self._game, self._root(each)) for each in (one, other) if each.spot]
        common = set.intersection(*(set(ground.ends) for ground in grounds))
        return tuple(SQUARES[cell] for cell in sorted(common))

    def _parts(self, kind: PartKind) -> list[Part]:
        return [part for part in self._change.after.parts if part.kind is kind]

    def _root(self, part: Part) -> int:
        assert part.spot is not None
        return self._view.root(part.spot, part.what)


def _is_worth_telling(fact: Fact, mover: int) -> bool:
    return abs(fact.points) >= TELLING.fact or fact.is_plain(mover)


def _size(part: Part) -> float:
    return abs(part.points)
