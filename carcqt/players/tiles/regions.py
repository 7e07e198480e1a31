"""What a turn does to the regions, and how that is told."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from carcqt.players.advice import Effect, Evaluation, Outlook, Part, PartKind, Reason, ReasonKind
from carcqt.players.tiles.ground import Ground
from carcqt.players.tiles.outlooks import Outlooks, joined
from carcqt.players.tiles.viewpoint import Viewpoint
from carcqt.rules.events import Event, Laid, Scored, Spot, points
from carcqt.rules.geometry import cell_of
from carcqt.rules.tilelaying.features import Region
from carcqt.rules.tilelaying.tokens import TokensTaken

WORTH_TELLING: Final = 0.5
"""Points; what changes less is not told."""
Change = tuple[float, float, Part]
"""What a region is worth to a seat if nothing is done, and after the turn."""
_SMALL: Final = (None, Effect.EASIER, Effect.HARDER, Effect.NARROWER)


class KnownRegions:
    """The regions that somebody holds, as they are before a turn."""

    def __init__(self, view: Viewpoint, evaluation: Evaluation) -> None:
        self._view: Final = view
        self.outlooks: Final = Outlooks(view.game)
        self._regions: Final[dict[tuple[Spot, str], tuple[Region, Outlook]]] = {}
        for part in evaluation.parts:
            if part.spot is not None and (part.spot, part.what) not in self._regions:
                self._regions[part.spot, part.what] = (
                    view.region(part.spot, part.what),
                    self.outlooks.of(view.root(part.spot, part.what)),
                )

    def in_it(self, root: int, what: str) -> list[tuple[Region, Outlook]]:
        """What a region was before the turn: several, if that has joined them."""
        return [
            known
            for (spot, kind), known in self._regions.items()
            if kind == what and self._view.root(spot, kind) == root
        ]


class RegionChanges:
    """What one turn changes; the game is where it leads."""

    def __init__(
        self,
        view: Viewpoint,
        known: KnownRegions,
        nothing: Evaluation,
        after: Evaluation,
        events: Sequence[Event],
    ) -> None:
        self._view: Final = view
        self._known: Final = known
        self._events: Final = events
        self._tile: Final = self._laid()
        self._seats: Final[defaultdict[int, dict[int, Change]]] = defaultdict(dict)
        """By the roots of regions as they are after the turn, and by seats."""
        for evaluation in (nothing, after):
            for part in evaluation.parts:
                if part.kind is PartKind.REGION and part.spot is not None:
                    seats = self._seats[view.root(part.spot, part.what)]
                    was, now, _ = seats.get(part.seat, (0.0, 0.0, part))
                    if evaluation is after:
                        now += part.points
                    else:
                        was += part.points
                    seats[part.seat] = (was, now, part)

    def _laid(self) -> frozenset[int]:
        """The squares of the tiles that the turn lays."""
        board = self._view.game.board
        tiles = [
            board.laid_at(cell_of(event.square))
            for event in self._events
            if isinstance(event, Laid)
        ]
        return frozenset(
            tile.cell + offset
            for tile in tiles
            if tile is not None
            for offset, _, _ in tile.face.parts[tile.turn]
        )

    def expected(self, spot: Spot, source: str, seat: int) -> float:
        """What a seat could expect of a region that is complete now: it is told of no more."""
        seats = self._seats.get(self._view.root(spot, source), {})
        was, now, _ = seats.pop(seat, (0.0, 0.0, None))
        return was - now

    def had_prize(self, event: Scored) -> bool:
        """Whether a region that is scored now promised more than points before."""
        assert event.spot is not None
        before = self._known.in_it(self._view.root(event.spot, event.source), event.source)
        return any(outlook.prizes for _, outlook in before)

    def reasons(self, claimed: frozenset[int]) -> Iterator[Reason]:
        """The turn places pieces in the regions of these roots."""
        for root, seats in self._seats.items():
            yield from self._of(root, seats, is_claimed=root in claimed)

    def _of(self, root: int, seats: dict[int, Change], *, is_claimed: bool) -> Iterator[Reason]:
        own, share, completes = self._view.seat, self._view.share, self._view.completes
        was, now, part = seats.get(own, (0.0, 0.0, None))
        if part is not None and was == 0 < now:
            rivals = [seat for seat, (had, _, _) in seats.items() if seat != own and had > 0]
            worth = now + sum(share(seat) * (seats[seat][1] - seats[seat][0]) for seat in rivals)
            if rivals:
                kept = any(seats[seat][1] > 0 for seat in rivals)
                kind = ReasonKind.SHARES if kept else ReasonKind.TAKES
                yield self._told(kind, worth, rivals[0], part)
            elif is_claimed:
                yield self._told(ReasonKind.CLAIMS, worth, own, part)
            elif effect := self._effect(part, now):
                yield self._told(ReasonKind.GROWS, worth, own, part, effect)
            return
        if part is not None and len(seats) > 1 and all(_is_held(each) for each in seats.values()):
            # What all have in common puts nobody ahead.
            worth = sum(share(seat) * (has - had) for seat, (had, has, _) in seats.items())
            kind = change_kind(worth, is_own=True)
            if rival := self._joined_with(part, seats):
                told = self._told(kind, worth, own, part, Effect.SHARED)
                yield replace(told, rival=rival[0], more=tuple(rival))
            elif effect := self._effect(part, now - was):
                yield self._told(kind, worth, own, part, effect)
            return
        for seat, (had, has, theirs) in seats.items():
            more = has - had
            worth, effect = share(seat) * more, self._effect(theirs, more)
            grown = max(0, self._grown(theirs))
            if seat == own and effect is not Effect.RICHER and theirs.what in completes:
                # It counts only once it is complete.
                grown = 0
            if grown and abs(worth) < WORTH_TELLING and effect in _SMALL:
                # Something that it counts is complete.
                effect = Effect.RICHER
            if effect is not None:
                kind = change_kind(worth, is_own=seat == own)
                yield self._told(kind, worth, seat, theirs, effect, grown)

    def _joined_with(self, part: Part, seats: dict[int, Change]) -> list[int]:
        """Who has it, too, since it is one with what was only theirs."""
        own, before = self._view.seat, [region for region, _ in self._before(part)]
        return [
            seat
            for seat in seats
            if seat != own
            and not any(own in region.owners and seat in region.owners for region in before)
        ]

    def ends_more(self, region: Reason, seat: int) -> int:
        """How many more open squares a seat's pieces in a region wait for than before."""
        assert region.spot is not None
        before = self._known.in_it(self._view.root(region.spot, region.what), region.what)
        was = sum(outlook.ends for each, outlook in before if each.followers[seat])
        return region.now.ends - was if region.now else 0

    def _told(
        self,
        kind: ReasonKind,
        worth: float,
        seat: int,
        part: Part,
        effect: Effect | None = None,
        grown: int = 0,
    ) -> Reason:
        was = joined([outlook for _, outlook in self._before(part)])
        now = self._known.outlooks.of(self._root(part))
        return Reason(
            kind, worth, seat, part.what, grown, part.spot, effect=effect, was=was, now=now
        )

    def _root(self, part: Part) -> int:
        assert part.spot is not None
        return self._view.root(part.spot, part.what)

    def _before(self, part: Part) -> list[tuple[Region, Outlook]]:
        return self._known.in_it(self._root(part), part.what)

    def _grown(self, part: Part) -> int:
        """By how many points it would bring more if the game ended now."""
        assert part.spot is not None
        was = sum(points(region.worth_now) for region, _ in self._before(part))
        return points(self._view.region(part.spot, part.what).worth_now) - was

    def _effect(self, part: Part, more: float) -> Effect | None:
        """What happens to a region beside becoming worth more or less, where the board shows it:
        what else changes comes of how pieces share the draws, or of what is only reckoned."""
        assert part.spot is not None
        before = [region for region, _ in self._before(part)]
        now = self._view.region(part.spot, part.what)
        grows = len(now.spots) > sum(len(region.spots) for region in before) > 0
        grown = self._grown(part)
        if part.what in self._view.completes:
            if grows:
                return Effect.LARGER if more > 0 else Effect.LARGER_HARDER
            if grown > 0 and more >= 0:
                return Effect.RICHER
            is_touched = Ground.of(self._view.game, self._root(part)).is_touched(self._tile)
            if self._is_mined(part) and not (is_touched and self._is_harder(part)):
                return Effect.POORER if more < 0 else None
            if is_touched:
                return Effect.EASIER if more > 0 else Effect.HARDER
            return None
        narrows = now.open_ends < sum(region.open_ends for region in before)
        if more > 0:
            return Effect.LARGER if grows else Effect.RICHER if grown > 0 else None
        if grown < 0:
            return Effect.LARGER_POORER if grows else Effect.POORER
        if narrows:
            return Effect.LARGER_NARROWER if grows else Effect.NARROWER
        return Effect.LARGER if grows and abs(more) < WORTH_TELLING else None

    def _is_harder(self, part: Part) -> bool:
        """Whether the board shows that it is harder to complete than before."""
        was = joined([outlook for _, outlook in self._before(part)])
        now = self._known.outlooks.of(self._root(part))
        if was is None or now.ends != was.ends:
            return was is not None and now.ends > was.ends
        if was.closers is not None and now.closers is not None:
            return now.closers < was.closers
        return was.fits is not None and now.fits is not None and now.fits < was.fits

    def _is_mined(self, part: Part) -> bool:
        """Whether tokens are taken from it without a tile that touches it."""
        root = self._root(part)
        return any(
            isinstance(each, TokensTaken) and self._view.root(each.spot, part.what) == root
            for each in self._events
        )


def change_kind(worth: float, *, is_own: bool) -> ReasonKind:
    """What happens to a region, by what that is worth to the seat that moves."""
    if is_own:
        return ReasonKind.GROWS if worth > 0 else ReasonKind.LOSES
    return ReasonKind.SPOILS if worth > 0 else ReasonKind.HELPS


def _is_held(change: Change) -> bool:
    was, now, _ = change
    return was > 0 and now > 0
