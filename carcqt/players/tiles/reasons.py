"""Why a turn of a tile-laying game is good: what it changes, part by part, beside doing nothing."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from carcqt.players.advice import (
    Effect,
    Evaluation,
    Part,
    PartKind,
    Reason,
    ReasonKind,
    is_seen,
    ordered,
)
from carcqt.players.evaluator import Evaluator
from carcqt.players.tiles.ground import Ground
from carcqt.players.tiles.idling import Idling
from carcqt.players.tiles.regions import WORTH_TELLING, KnownRegions, RegionChanges, change_kind
from carcqt.players.tiles.stands import Stand
from carcqt.players.tiles.viewpoint import Viewpoint
from carcqt.rules.events import Event, Placed, Returned, Scored, Spot, points
from carcqt.rules.game import Turn
from carcqt.rules.geometry import SQUARES, Square
from carcqt.rules.moves import Place
from carcqt.rules.tilelaying.game import TileLaying
from carcqt.rules.tilelaying.tokens import TokensLaid, TokensLost, TokensTaken

_SOON: Final = 2
"""Turns for each; with fewer left nobody keeps pieces for later."""
_SOONER: Final = {
    Effect.LARGER: Effect.LARGER,
    Effect.LARGER_HARDER: Effect.LARGER,
    Effect.EASIER: Effect.EASIER,
    Effect.HARDER: Effect.EASIER,
}
_LATER: Final = {
    Effect.LARGER: Effect.LARGER_HARDER,
    Effect.LARGER_HARDER: Effect.LARGER_HARDER,
    Effect.EASIER: Effect.HARDER,
    Effect.HARDER: Effect.HARDER,
}
"""What is told of a region whose pieces come home sooner, or later."""
_TOUCHED: Final = 2
_TROUBLE: Final = 1.0
"""Points; what costs less elsewhere is not told."""
_QUICK: Final = 6
"""Where one tile of so many completes a region, its piece is likely to be home soon."""
Stands = Callable[[TileLaying, int], Stand]


class TurnReasons:
    """For the turns of one seat from one position."""

    def __init__(self, game: TileLaying, evaluator: Evaluator, stands: Stands | None) -> None:
        before = evaluator.evaluation()
        self.view: Final = Viewpoint(game, before)
        self._evaluator: Final = evaluator
        self._stands: Final = stands
        self._has_time: Final = game.left_in(0).total() >= _SOON * game.players
        """Whether there are turns left for a piece that is kept."""
        self.here: Final = self.stood()
        self.regions: Final = KnownRegions(self.view, before)
        self._idling: Final = Idling(self.view, evaluator, before)
        self.nothing: Final = self._idling.evaluation
        self.scored_anyway: Final = self._idling.scored

    def stood(self) -> list[Stand]:
        if self._stands is None:
            return []
        return [self._stands(self.view.game, seat) for seat in range(self.view.game.players)]

    def of(self, turn: Turn, usual: float) -> tuple[tuple[Reason, ...], float]:
        """The reasons, the most important first, and how much further ahead the turn looks than
        doing nothing; an ordinary one leaves the seat so far ahead."""
        game, view = self.view.game, self.view
        events = [event for move in turn for event in game.push(move)]
        after = self._evaluator.evaluation()
        ahead = view.lead(after)
        if game.is_over:
            found, gain = self._at_end(ahead, events)
        else:
            found = list(_Told(self, events, after).reasons())
            gain = view.gain(self.nothing, after)
        for _ in turn:
            game.pop()
        told = [each for each in found if abs(each.points) >= WORTH_TELLING or is_seen(each)]
        # Of a turn that changes little it is told what it touches.
        found = ordered(told or [each for each in found if each.was is not None][:_TOUCHED])
        if not any(each.points > 0 for each in found):
            cost = ahead - usual
            if cost >= _TROUBLE:
                found.insert(0, Reason(ReasonKind.AVOIDS, cost, view.seat, count=round(cost)))
            elif kept := self._kept(turn, ahead):
                found.insert(0, Reason(ReasonKind.KEEPS, 0.0, view.seat, count=kept))
        return tuple(found), gain

    def _kept(self, turn: Turn, ahead: float) -> int:
        """Pieces that are kept where each could be placed, but nowhere well."""
        game, view = self.view.game, self.view
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

    def _at_end(self, ahead: float, events: Sequence[Event]) -> tuple[list[Reason], float]:
        """All that is scored, compared to a turn that does nothing."""
        if self._idling.end is None:
            return [], 0.0
        view, (usual, other) = self.view, self._idling.end
        changed = view.scores(events)
        changed.subtract(other)
        found = [
            Reason(
                ReasonKind.FINAL, view.share(seat) * more, seat, source, abs(more),
                effect=Effect.RICHER if more > 0 else Effect.POORER,
            )
            for (seat, source), more in changed.items()
            if more
        ]  # fmt: skip
        if taken := _taken(events, view.seat):
            # What tokens count is not known before.
            worth = ahead - usual - sum(each.points for each in found)
            found.append(Reason(ReasonKind.COLLECTS, worth, view.seat, "", taken))
        return found, ahead - usual


class _Told:
    """What one turn changes; the game is where it leads."""

    def __init__(self, of: TurnReasons, events: Sequence[Event], after: Evaluation) -> None:
        self._of: Final = of
        self._view: Final = of.view
        self._game: Final = of.view.game
        self._events: Final = events
        self._after: Final = after
        self._changes: Final = RegionChanges(of.view, of.regions, of.nothing, after, events)
        self._placed: Final = [event for event in events if isinstance(event, Placed)]
        self._left: Final = {event.spot for event in events if isinstance(event, Returned)}
        """Where pieces came home from."""
        self._bonus: Final = self._gained(PartKind.BONUS, of.view.seat)
        self._hoped: Final[defaultdict[int, float]] = defaultdict(float)
        """What seats could hope for beyond points, of regions that bring this one a turn more."""

    def reasons(self) -> Iterator[Reason]:
        yield from self._scored()
        pieces = self._game.description.piece
        claimed = [
            self._view.root(event.spot, pieces[event.piece].system or "") for event in self._placed
        ]
        regions = list(self._changes.reasons(frozenset(claimed)))
        for seat in range(self._game.players):
            regions = self._with_waits(regions, seat)
            yield from self._held(seat)
        yield from regions
        yield from self._left_open()
        yield from self._lost()
        yield from self._joining()
        yield from self._stands()

    def _left_open(self) -> Iterator[Reason]:
        """All as one: each by itself is little."""
        parts = [part for part in self._after.parts if part.kind is PartKind.OPEN and part.points]
        if not parts:
            return
        most, view = max(parts, key=_size), self._view
        worth = sum(view.share(part.seat) * part.points for part in parts)
        told = Reason(ReasonKind.LEAVES, worth, most.seat, most.what, len(parts), most.spot)
        if len(parts) == 1 and most.spot is not None:
            root = view.root(most.spot, most.what)
            told = replace(told, now=self._of.regions.outlooks.of(root))
        yield told

    def _lost(self) -> Iterator[Reason]:
        """Tokens that nobody gets any more; whose tent could have taken them is told with it."""
        lost = [each for each in self._events if isinstance(each, TokensLost)]
        if lost:
            count = sum(each.count for each in lost)
            yield Reason(
                ReasonKind.COLLECTS, 0.0, self._view.seat, "", count, lost[0].spot,
                effect=Effect.POORER,
            )  # fmt: skip

    def _joining(self) -> Iterator[Reason]:
        """A field of the seat's own that one tile may join with another's, for better or worse."""
        own = self._view.seat
        parts = [part for part in self._after.parts if part.kind is PartKind.JOINS]
        mine = max((part for part in parts if part.seat == own), key=_size, default=None)
        other = max((part for part in parts if part.seat != own), key=_size, default=None)
        if mine is None or other is None:
            return
        worth = sum(self._view.share(part.seat) * part.points for part in parts)
        told = Reason(
            ReasonKind.JOINS, worth, own, mine.what, spot=mine.spot, rival=other.seat,
            squares=self._between(mine, other),
        )  # fmt: skip
        if worth > 0 and other.spot is not None:
            there = self._of.regions.outlooks.of(self._view.root(other.spot, other.what))
            yield replace(
                told, seat=other.seat, rival=own, spot=other.spot, effect=Effect.RICHER, now=there
            )
        else:
            yield replace(told, effect=Effect.POORER)

    def _between(self, one: Part, other: Part) -> tuple[Square, ...]:
        """Where two fields lead."""
        grounds = [
            Ground.of(self._game, self._view.root(part.spot, part.what))
            for part in (one, other)
            if part.spot is not None
        ]
        common = set.intersection(*(set(ground.ends) for ground in grounds))
        return tuple(SQUARES[cell] for cell in sorted(common))

    def _gained(self, kind: PartKind, seat: int, what: str | None = None) -> float:
        """By all of a kind, or by one thing."""
        now, was = (
            sum(
                part.points
                for part in each.parts
                if part.kind is kind and part.seat == seat and what in (None, part.what)
            )
            for each in (self._after, self._of.nothing)
        )
        return now - was

    def _scored(self) -> Iterator[Reason]:
        """Points at once, less what was to be expected for them anyway."""
        view = self._view
        for event in self._events:
            if not isinstance(event, Scored) or not (scored := points(event.items)):
                continue
            expected = 0.0
            if event.spot is not None:
                expected = self._changes.expected(event.spot, event.source, event.seat)
                if expected > scored and self._bonus > 0 and self._changes.had_prize(event):
                    self._hoped[event.seat] += expected - scored
                    expected = scored
            expected += self._of.scored_anyway[event.seat, event.source]
            kind = ReasonKind.CLOSES if event.seat == view.seat else ReasonKind.GIVES
            effect = Effect.SOONER if self._comes_straight_back(event) else None
            worth = view.share(event.seat) * (scored - expected)
            yield Reason(
                kind, worth, event.seat, event.source, scored, event.spot, effect=effect,
                items=event.items, expected=scored - round(scored - expected),
            )  # fmt: skip

    def _comes_straight_back(self, scored: Scored) -> bool:
        """Whether a piece that the turn places is what brings the points, and comes home."""
        if scored.spot is None or scored.seat != self._view.seat:
            return False
        root = self._view.root(scored.spot, scored.source)
        return any(
            event.origin is None
            and event.spot in self._left
            and self._view.root(event.spot, scored.source) == root
            for event in self._placed
        )

    def _with_waits(self, regions: list[Reason], seat: int) -> list[Reason]:
        """How a seat's pieces come and go. That some wait is told with a region that makes them,
        and by itself where that is most of it."""
        found = list(regions)
        touched = [
            each
            for each in regions
            if each.effect and each.what in self._view.completes and self._followers(each, seat)
        ]
        for piece in self._pieces(seat):
            if piece.kind is ReasonKind.SPENDS and any(map(_closes_soon, regions)):
                found.append(replace(piece, effect=Effect.SOONER))
            elif piece.kind is not ReasonKind.WAITS:
                found.append(piece)
            elif touched:
                shown = [each for each in touched if self._shows(each, seat, piece.effect)]
                most = max(shown or touched, key=lambda each: abs(each.points))
                is_shown = bool(shown)
                told = self._together(most, piece, is_shown=is_shown)
                is_more = round(most.points) != 0 and abs(piece.points) > abs(most.points)
                if is_shown and (told is None or is_more):
                    count = self._followers(most, seat)
                    found.append(replace(piece, count=count, what=most.what, spot=most.spot))
                elif told is not None:
                    found[found.index(most)] = told
        return found

    def _together(self, region: Reason, wait: Reason, *, is_shown: bool) -> Reason | None:
        """A region with what its pieces wait for, unless that says the opposite."""
        worth, effect = region.points + wait.points, region.effect
        if effect is not None and abs(region.points) < WORTH_TELLING:
            turned = (_SOONER if wait.effect is Effect.SOONER else _LATER).get(effect)
            if turned is None or (turned is not effect and not is_shown):
                return None
            effect = turned
        elif worth * region.points <= 0:
            return None
        kind = change_kind(worth, is_own=region.seat == self._view.seat)
        return replace(region, kind=kind, points=worth, effect=effect)

    def _shows(self, region: Reason, seat: int, wait: Effect | None) -> bool:
        """Whether the board shows that a seat's pieces in a region wait for less, or for more."""
        more = self._changes.ends_more(region, seat)
        if wait is Effect.SOONER:
            return region.effect is Effect.EASIER or more < 0
        return region.effect in (Effect.HARDER, Effect.LARGER_HARDER) or more > 0

    def _followers(self, region: Reason, seat: int) -> int:
        assert region.spot is not None
        return self._view.region(region.spot, region.what).followers[seat]

    def _pieces(self, seat: int) -> Iterator[Reason]:
        """Each kind by itself: one may come home and another be used."""
        for number, piece in enumerate(self._game.description.pieces):
            gained = self._gained(PartKind.HAND, seat, piece.id)
            used, home = (
                0,
                sum(
                    isinstance(each, Returned) and (each.seat, each.piece) == (seat, piece.id)
                    for each in self._events
                ),
            )
            if seat == self._view.seat:
                spots = [
                    each.spot
                    for each in self._placed
                    if each.origin is None and each.piece == piece.id
                ]
                home -= len(spots)
                # What comes straight back is told with its points.
                used = sum(spot not in self._left for spot in spots)
            worth = self._view.share(seat) * gained
            if home < 0 and piece.roams:
                # It can be moved as well from where it stands: that is told.
                continue
            if home > 0 and gained > 0:
                yield Reason(ReasonKind.HOME, worth, seat, piece.id, home)
            elif used and (home == 0 or (home < 0 and gained < 0)):
                left = self._game.supplies[seat][number]
                yield Reason(ReasonKind.SPENDS, worth, seat, piece.id, -home, ahead=left)
            elif number == 0:
                effect = Effect.SOONER if gained > 0 else Effect.LATER
                yield Reason(ReasonKind.WAITS, worth, seat, effect=effect)

    def _held(self, seat: int) -> Iterator[Reason]:
        view = self._view
        bonus = view.share(seat) * self._gained(PartKind.BONUS, seat)
        rival = None
        if seat == view.seat:
            bonus -= sum(view.share(other) * hoped for other, hoped in self._hoped.items())
            rival = next((other for other in sorted(self._hoped) if other != seat), None)
        yield Reason(ReasonKind.BONUS, bonus, seat, rival=rival, spot=self._golden())
        if taken := _taken(self._events, seat):
            worth, left = view.share(seat) * self._gained(PartKind.HELD, seat), None
            if self._is_taken_from_stand(seat):
                # What is taken is no longer there to be taken.
                worth += view.share(seat) * self._gained(PartKind.PLACE, seat)
                left = self._of.stood()[seat].place
            spots = (each.spot for each in self._events if isinstance(each, TokensTaken))
            brought = self._laid_where_taken(seat)
            yield Reason(
                ReasonKind.COLLECTS, worth, seat, "", taken, next(spots, None), ahead=left,
                more=(brought,) if brought else (),
            )  # fmt: skip

    def _golden(self) -> Spot | None:
        """Where the region was that brings a turn more."""
        golden = (
            each.spot
            for each in self._events
            if isinstance(each, Scored) and each.spot is not None and self._changes.had_prize(each)
        )
        return next(golden, None)

    def _is_taken_from_stand(self, seat: int) -> bool:
        """Whether what the seat takes was within its reach, and all that changes there."""
        if not self._of.here or any(each.piece in self._view.roaming for each in self._placed):
            return False
        fewer = self._of.here[seat].place - self._of.stood()[seat].place
        return fewer == _taken(self._events, seat) - self._laid_where_taken(seat)

    def _laid_where_taken(self, seat: int) -> int:
        """Tokens that the tile brings to where the seat takes some."""
        roots = {
            self._view.root(each.spot, "")
            for each in self._events
            if isinstance(each, TokensTaken) and each.seat == seat
        }
        return sum(
            each.count
            for each in self._events
            if isinstance(each, TokensLaid) and self._view.root(each.spot, "") in roots
        )

    def _stands(self) -> Iterator[Reason]:
        """Boats are compared to each other, and so told as one; tents are not."""
        own, stands = self._view.seat, self._of.stood()
        gains = [self._gained(PartKind.PLACE, seat) for seat in range(self._game.players)]
        if stands and (here := stands[own]).ahead is not None:
            worth = sum(self._view.share(seat) * gain for seat, gain in enumerate(gains))
            steps = here.place - self._of.here[own].place
            # Whoever places a piece is moved by what the board shows alone.
            cause = "icons" if steps > 0 and self._placed else ""
            rank = here.rank if self._game.players > 2 else 0
            yield Reason(
                ReasonKind.ADVANCES, worth, own, cause, steps, ahead=here.ahead, rival=here.rival,
                stakes=here.stakes, more=(rank, self._of.here[own].ahead or 0),
            )  # fmt: skip
            return
        moved = [each for each in self._placed if each.piece in self._view.roaming]
        for seat, (here, before) in enumerate(zip(stands, self._of.here, strict=True)):
            worth = self._view.share(seat) * gains[seat]
            if seat == own and moved:
                worth += self._gained(PartKind.HAND, own, moved[0].piece)
                usable = here.place if here.usable is None else here.usable
                yield Reason(ReasonKind.ADVANCES, worth, own, "", usable, moved[0].spot)
            elif here.place != before.place and not self._is_taken_from_stand(seat):
                effect = Effect.RICHER if here.place > before.place else Effect.POORER
                if (gains[seat] > 0) is (effect is Effect.RICHER):
                    yield Reason(ReasonKind.ADVANCES, worth, seat, "", here.place, effect=effect)


def _closes_soon(reason: Reason) -> bool:
    """Whether a region that is claimed will hardly keep its piece."""
    now = reason.now
    if reason.kind is not ReasonKind.CLAIMS or now is None or now.closers is None:
        return False
    return now.closers * _QUICK >= now.left


def _size(part: Part) -> float:
    return abs(part.points)


def _taken(events: Sequence[Event], seat: int) -> int:
    """How many tokens a seat takes."""
    return sum(each.count for each in events if isinstance(each, TokensTaken) and each.seat == seat)
