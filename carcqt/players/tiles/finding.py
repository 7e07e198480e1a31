"""Finds what the turns of a tile-laying game do, compared with doing nothing."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from carcqt.players import facts as f
from carcqt.players.evaluation import Part, PartKind
from carcqt.players.evaluator import Evaluator
from carcqt.players.telling import TELLING
from carcqt.players.tiles.idling import Idling
from carcqt.players.tiles.regions import KnownRegions, RegionFacts
from carcqt.players.tiles.standings import Ground
from carcqt.players.tiles.viewpoint import Mechanism, TurnChange, Viewpoint
from carcqt.rules.description import Piece
from carcqt.rules.events import Event, Scored, points
from carcqt.rules.game import Turn
from carcqt.rules.geometry import SQUARES
from carcqt.rules.tilelaying.game import TileLaying


class TurnFacts:
    """Finds the facts about turns of one seat from one position."""

    def __init__(
        self, game: TileLaying, evaluator: Evaluator, mechanism: Callable[[Viewpoint], Mechanism]
    ) -> None:
        before = evaluator.evaluation()
        self._view: Final = Viewpoint(game, before)
        self._evaluator: Final = evaluator
        self._mechanism: Final = mechanism(self._view)
        self._regions: Final = KnownRegions(self._view, before)
        self._idling: Final = Idling(self._view, evaluator, before)

    def find(self, turn: Turn) -> tuple[tuple[f.Fact, ...], float]:
        """Return the facts about a turn, and its gain in points over doing nothing."""
        game, view = self._view.game, self._view
        events = [event for move in turn for event in game.push(move)]
        after = self._evaluator.evaluation()
        if game.is_over:
            found, gain = self._at_end(view.lead(after), events)
        else:
            nothing = self._idling.evaluation
            change = TurnChange(view, nothing, after, events)
            found = [*_Finding(change, self._regions, self._mechanism, self._idling).facts()]
            gain = view.gain(nothing, after)
        for _ in turn:
            game.pop()
        return tuple(found), gain

    def _at_end(self, ahead: float, events: Sequence[Event]) -> tuple[list[f.Fact], float]:
        """Return all that is scored with the last turn, compared with one that does nothing."""
        if self._idling.end is None:
            return [], 0.0
        view, (usual, other) = self._view, self._idling.end
        changed = view.scores(events)
        changed.subtract(other)
        found: list[f.Fact] = [
            f.FinalPoints(seat=seat, points=view.share(seat) * more, kind=source, more=more)
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
        self._left: Final = {event.spot for event in change.returned}
        """The spots from which pieces have returned."""
        self._hoped: Final[defaultdict[int, float]] = defaultdict(float)
        """Points beyond those scored that seats hoped for, of regions that win another turn."""

    def facts(self) -> Iterator[f.Fact]:
        yield from self._scored()
        pieces = self._game.description.piece
        claimed = {
            self._view.root(event.spot, pieces[event.piece].system or ""): event.piece
            for event in self._change.placed
        }
        regions = list(self._regions.facts(claimed))
        for seat in range(self._game.players):
            yield from self._extra_turn(seat)
            for number, piece in enumerate(self._game.description.pieces):
                yield from self._pieces(number, piece, seat, regions)
        yield from regions
        yield from self._left_open()
        yield from self._joining()
        yield from self._mechanism.facts(self._change)

    # Points and turns

    def _scored(self) -> Iterator[f.Fact]:
        """Yield points at once; their worth is less what was expected anyway."""
        for event in self._change.events:
            if isinstance(event, Scored) and (scored := points(event.items)):
                expected = self._expected(event, scored)
                yield f.PointsNow(
                    seat=event.seat, points=self._view.share(event.seat) * (scored - expected),
                    kind=event.source, spot=event.spot, scored=scored, items=event.items,
                    expected=scored - round(scored - expected), comes_back=self._comes_back(event),
                    wins_turn=self._wins_turn(event),
                )  # fmt: skip

    def _expected(self, event: Scored, scored: int) -> float:
        expected, spot = 0.0, event.spot
        if spot is not None:
            expected = self._regions.expected(spot, event.source, event.seat)
            bonus = self._change.gained(PartKind.BONUS, self._view.seat)
            if expected > scored and bonus > 0 and self._known.had_prize(spot, event.source):
                self._hoped[event.seat] += expected - scored
                expected = scored
        return expected + self._idling.scored[event.seat, event.source]

    def _wins_turn(self, scored: Scored) -> bool:
        """Return whether the region that scores is one that wins another turn."""
        spot, bonus = scored.spot, self._change.gained(PartKind.BONUS, self._view.seat)
        return (bonus > 0 and spot is not None) and (
            self._known.had_prize(spot, scored.source)
            or bool(self._game.prizes(self._view.root(spot, scored.source)))
        )

    def _comes_back(self, scored: Scored) -> bool:
        """Return whether a piece that the turn places scores the points, and returns."""
        spot, root = scored.spot, self._view.root
        return (spot is not None and scored.seat == self._view.seat) and any(
            event.spot in self._left
            and root(event.spot, scored.source) == root(spot, scored.source)
            for event in self._change.placed
            if event.origin is None
        )

    def _extra_turn(self, seat: int) -> Iterator[f.Fact]:
        worth, rival = self._change.worth(PartKind.BONUS, seat), None
        if seat == self._view.seat:
            worth -= sum(self._view.share(other) * hoped for other, hoped in self._hoped.items())
            rival = next((other for other in sorted(self._hoped) if other != seat), None)
        if worth:
            yield f.ExtraTurn(seat=seat, points=worth, rival=rival)

    # Pieces

    def _pieces(
        self, number: int, piece: Piece, seat: int, regions: list[f.RegionFact]
    ) -> Iterator[f.Fact]:
        """Yield how pieces of one kind come and go; how long they wait is told with a region."""
        gained = self._change.gained(PartKind.HAND, seat, piece.id)
        worth = self._view.share(seat) * gained
        home, placed = self._moved(piece.id, seat)
        if home < 0 and piece.roams:
            # It can be moved as well from where it stands: the game has a fact for that.
            return
        if home > 0 and gained > 0:
            yield f.PieceReturns(seat=seat, points=worth, piece=piece.id, count=home)
        elif placed and gained < 0 and (home < 0 or -worth >= TELLING.fact):
            left = self._game.supplies[seat][number]
            yield f.PieceSpent(seat=seat, points=worth, piece=piece.id, left=left)
        elif number == 0 and worth and not self._joins_region(worth, seat, regions):
            yield f.PiecesWait(seat=seat, points=worth, is_sooner=gained > 0)

    def _moved(self, piece: str, seat: int) -> tuple[int, int]:
        """Return how many pieces more the supply has, and how many are placed to stay."""
        home = sum((each.seat, each.piece) == (seat, piece) for each in self._change.returned)
        placed = [each for each in self._change.placed if each.origin is None]
        spots = [each.spot for each in placed if (each.seat, each.piece) == (seat, piece)]
        # A piece that returns at once is told with its points.
        return home - len(spots), sum(spot not in self._left for spot in spots)

    def _joins_region(self, worth: float, seat: int, regions: list[f.RegionFact]) -> bool:
        """Return whether the region whose change makes pieces of a seat wait takes the points."""
        fitting = [
            (abs(each.points), number)
            for number, each in enumerate(regions)
            if isinstance(each, (f.RegionChanged, f.RegionsJoined))
            and each.kind in self._view.completes
            and each.spot is not None
            and each.points * worth > 0
            and self._view.region(each.spot, each.kind).followers[seat]
        ]
        if fitting:
            _, number = max(fitting)
            regions[number] = replace(regions[number], points=regions[number].points + worth)
        return bool(fitting)

    # What may come of it

    def _left_open(self) -> Iterator[f.Fact]:
        """Yield one fact for all regions left open to others: each alone is too small."""
        parts = [each for each in self._parts(PartKind.OPEN) if each.points]
        if parts:
            most = max(parts, key=_size)
            is_one = len(parts) == 1 and most.spot is not None
            after = self._known.standings.find(self._view.root_of(most)) if is_one else None
            yield f.LeftOpen(
                seat=most.seat, points=self._worth(parts), kind=most.what, spot=most.spot,
                count=len(parts), after=after,
            )  # fmt: skip

    def _joining(self) -> Iterator[f.Fact]:
        """Yield a field that one tile may join with another's, for better or worse."""
        own, parts = self._view.seat, self._parts(PartKind.JOINS)
        mine = max((part for part in parts if part.seat == own), key=_size, default=None)
        other = max((part for part in parts if part.seat != own), key=_size, default=None)
        if mine is not None and other is not None:
            worth, ends = self._worth(parts), (self._ends(mine) & self._ends(other))
            gets, has = (mine, other) if worth > 0 else (other, mine)
            yield f.MayJoin(
                seat=gets.seat, points=worth, kind=mine.what, spot=has.spot, rival=has.seat,
                squares=tuple(SQUARES[cell] for cell in sorted(ends)),
            )  # fmt: skip

    def _ends(self, field: Part) -> frozenset[int]:
        return Ground.of(self._game, self._view.root_of(field)).ends

    def _parts(self, kind: PartKind) -> list[Part]:
        return [part for part in self._change.after.parts if part.kind is kind]

    def _worth(self, parts: Sequence[Part]) -> float:
        return sum(self._view.share(part.seat) * part.points for part in parts)


def _size(part: Part) -> float:
    return abs(part.points)
