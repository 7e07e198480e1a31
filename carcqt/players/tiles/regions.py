"""Finds what a turn does to regions."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import Any, Final

from carcqt.players.evaluation import Evaluation, Part, PartKind
from carcqt.players.facts import (
    EasierToComplete,
    Fact,
    HarderToComplete,
    LessRoom,
    RegionChange,
    RegionClaimed,
    RegionGrown,
    RegionShared,
    RegionsJoined,
    RegionTaken,
    Standing,
    WorthLess,
    WorthMore,
)
from carcqt.players.telling import TELLING
from carcqt.players.tiles.change import TurnChange
from carcqt.players.tiles.ground import Ground
from carcqt.players.tiles.standings import Standings, joined
from carcqt.players.tiles.viewpoint import Viewpoint
from carcqt.rules.events import Laid, Scored, Spot, points
from carcqt.rules.geometry import cell_of
from carcqt.rules.tilelaying.features import Region
from carcqt.rules.tilelaying.tokens import TokensTaken

Change = tuple[float, float, Part]
"""Worth of a region to a seat if nothing is done, its worth after the turn, and its part."""
Effects = tuple[type[RegionChange], ...]
_SMALL: Final[tuple[Effects, ...]] = ((), (EasierToComplete,), (HarderToComplete,), (LessRoom,))


class KnownRegions:
    """The regions that somebody holds, as they are before a turn."""

    def __init__(self, view: Viewpoint, evaluation: Evaluation) -> None:
        self._view: Final = view
        self.standings: Final = Standings(view.game)
        self._regions: Final[dict[tuple[Spot, str], tuple[Region, Standing]]] = {}
        for part in evaluation.parts:
            if part.spot is not None and (part.spot, part.what) not in self._regions:
                self._regions[part.spot, part.what] = (
                    view.region(part.spot, part.what),
                    self.standings.find(view.root(part.spot, part.what)),
                )

    def inside(self, root: int, kind: str) -> list[tuple[Region, Standing]]:
        """Return the regions that a region was before the turn: several, if they were joined."""
        return [
            known
            for (spot, of), known in self._regions.items()
            if of == kind and self._view.root(spot, of) == root
        ]


class RegionFacts:
    """Finds what one turn does to regions; the game is in the position after it."""

    def __init__(self, known: KnownRegions, change: TurnChange) -> None:
        self._view: Final = change.view
        self._known: Final = known
        self._events: Final = change.events
        self._tile: Final = self._laid()
        self._seats: Final[defaultdict[int, dict[int, Change]]] = defaultdict(dict)
        """Changes by the roots of regions after the turn, and by seats."""
        for evaluation in (change.nothing, change.after):
            for part in evaluation.parts:
                if part.kind is PartKind.REGION and part.spot is not None:
                    seats = self._seats[self._root(part)]
                    was, now, _ = seats.get(part.seat, (0.0, 0.0, part))
                    if evaluation is change.after:
                        now += part.points
                    else:
                        was += part.points
                    seats[part.seat] = (was, now, part)

    def _laid(self) -> frozenset[int]:
        """Return the squares of the tiles that the turn lays."""
        board = self._view.game.board
        laid = [
            board.laid_at(cell_of(each.square)) for each in self._events if isinstance(each, Laid)
        ]
        return frozenset(
            tile.cell + offset
            for tile in laid
            if tile is not None
            for offset, _, _ in tile.face.parts[tile.turn]
        )

    def expected(self, spot: Spot, source: str, seat: int) -> float:
        """Return the points that a seat expected of a region that is complete now, and tell no
        more of it."""
        seats = self._seats.get(self._view.root(spot, source), {})
        was, now, _ = seats.pop(seat, (0.0, 0.0, None))
        return was - now

    def had_prize(self, event: Scored) -> bool:
        """Return whether a region that is scored now promised more than points before."""
        assert event.spot is not None
        before = self._known.inside(self._view.root(event.spot, event.source), event.source)
        return any(standing.prizes for _, standing in before)

    def facts(self, claimed: Mapping[int, str]) -> Iterator[Fact]:
        """Yield the facts; `claimed` has the pieces that are placed, by roots of regions."""
        for root, seats in self._seats.items():
            was, now, part = seats.get(self._view.seat, (0.0, 0.0, None))
            if part is not None and was == 0 < now:
                yield from self._won(part, now, seats, claimed.get(root, ""))
            elif part is not None and len(seats) > 1 and all(map(_is_held, seats.values())):
                yield from self._in_common(part, seats)
            else:
                for seat, change in seats.items():
                    yield from self._of_seat(seat, change)

    def _won(self, part: Part, now: float, seats: dict[int, Change], piece: str) -> Iterator[Fact]:
        """Yield the fact about a region that the seat has now, and had not."""
        own, share = self._view.seat, self._view.share
        rivals = tuple(seat for seat, (had, _, _) in seats.items() if seat != own and had > 0)
        worth = now + sum(share(seat) * (seats[seat][1] - seats[seat][0]) for seat in rivals)
        about: dict[str, Any] = {"seat": own, "points": worth, "kind": part.what, "spot": part.spot}
        after = self._after(part)
        if rivals and any(seats[seat][1] > 0 for seat in rivals):
            yield RegionShared(**about, after=after, rivals=rivals)
        elif rivals:
            yield RegionTaken(**about, after=after, rivals=rivals)
        elif piece:
            yield RegionClaimed(**about, after=after, piece=piece)
        else:
            yield from self._changed(self._effects(part, now), worth, own, part)

    def _in_common(self, part: Part, seats: dict[int, Change]) -> Iterator[Fact]:
        """Yield facts about a region that several have: that puts nobody ahead."""
        own, share = self._view.seat, self._view.share
        worth = sum(share(seat) * (has - had) for seat, (had, has, _) in seats.items())
        if rivals := self._joined_with(part, seats):
            yield RegionsJoined(
                seat=own, points=worth, kind=part.what, spot=part.spot, rivals=tuple(rivals),
                after=self._after(part),
            )  # fmt: skip
        else:
            was, now, _ = seats[own]
            yield from self._changed(self._effects(part, now - was), worth, own, part)

    def _of_seat(self, seat: int, change: Change) -> Iterator[Fact]:
        had, has, part = change
        if not self._before(part):
            # A piece that is placed where nothing can be gained.
            return
        worth, effects = self._view.share(seat) * (has - had), self._effects(part, has - had)
        gained = max(0, self._gained(part))
        if seat == self._view.seat and effects != (WorthMore,) and self._is_completed(part):
            # It counts only once it is complete.
            gained = 0
        if gained and abs(worth) < TELLING.fact and effects in _SMALL:
            # Something that it counts is complete.
            effects = (WorthMore,)
        yield from self._changed(effects, worth, seat, part, gained)

    def _changed(
        self, effects: Effects, worth: float, seat: int, part: Part, gained: int = 0
    ) -> Iterator[Fact]:
        """Yield a fact for each effect: the one that explains the worth carries it."""
        helps = (worth > 0) is (seat == self._view.seat)
        fitting = [each for each in effects if each.is_good is helps] or effects
        for each in effects:
            yield each(
                seat=seat, points=worth if each is fitting[0] else 0.0, kind=part.what,
                spot=part.spot, after=self._after(part), gained=gained,
                before=joined([standing for _, standing in self._before(part)]),
            )  # fmt: skip

    def _joined_with(self, part: Part, seats: dict[int, Change]) -> list[int]:
        """Return the seats that share the region since it is one with what was only theirs."""
        own, before = self._view.seat, [region for region, _ in self._before(part)]
        return [
            seat
            for seat in seats
            if seat != own
            and not any(own in region.owners and seat in region.owners for region in before)
        ]

    def more_ends(self, spot: Spot, kind: str, after: Standing, seat: int) -> int:
        """Return how many more open squares a seat's pieces in a region wait for than before."""
        before = self._known.inside(self._view.root(spot, kind), kind)
        return after.ends - sum(now.ends for each, now in before if each.followers[seat])

    def _root(self, part: Part) -> int:
        assert part.spot is not None
        return self._view.root(part.spot, part.what)

    def _after(self, part: Part) -> Standing:
        return self._known.standings.find(self._root(part))

    def _before(self, part: Part) -> list[tuple[Region, Standing]]:
        return self._known.inside(self._root(part), part.what)

    def _region(self, part: Part) -> Region:
        assert part.spot is not None
        return self._view.region(part.spot, part.what)

    def _is_completed(self, part: Part) -> bool:
        return part.what in self._view.completes

    def _gained(self, part: Part) -> int:
        """Return how many points more it would score if the game ended now."""
        was = sum(points(region.worth_now) for region, _ in self._before(part))
        return points(self._region(part).worth_now) - was

    def _effects(self, part: Part, more: float) -> Effects:
        """Return the effects on a region that the board shows. Other changes come from how pieces
        share the draws, or are only estimated."""
        before = [region for region, _ in self._before(part)]
        now = self._region(part)
        grows = len(now.spots) > sum(len(region.spots) for region in before) > 0
        if self._is_completed(part):
            return self._effects_on_closing(part, more, grows)
        narrows = now.open_ends < sum(region.open_ends for region in before)
        return self._effects_on_field(part, more, grows, narrows)

    def _effects_on_closing(self, part: Part, more: float, grows: bool) -> Effects:
        if grows:
            return (RegionGrown,) if more > 0 else (RegionGrown, HarderToComplete)
        if self._gained(part) > 0 and more >= 0:
            return (WorthMore,)
        is_touched = Ground.of(self._view.game, self._root(part)).is_touched(self._tile)
        if self._is_mined(part) and not (is_touched and self._is_harder(part)):
            return (WorthLess,) if more < 0 else ()
        if is_touched:
            return (EasierToComplete,) if more > 0 else (HarderToComplete,)
        return ()

    def _effects_on_field(self, part: Part, more: float, grows: bool, narrows: bool) -> Effects:
        gained = self._gained(part)
        if more > 0:
            return (RegionGrown,) if grows else (WorthMore,) if gained > 0 else ()
        against: Effects = (WorthLess,) if gained < 0 else (LessRoom,) if narrows else ()
        if against:
            return (RegionGrown, *against) if grows else against
        return (RegionGrown,) if grows and abs(more) < TELLING.fact else ()

    def _is_harder(self, part: Part) -> bool:
        """Return whether the board shows that it is harder to complete than before."""
        was, now = joined([standing for _, standing in self._before(part)]), self._after(part)
        if was is None or now.ends != was.ends:
            return was is not None and now.ends > was.ends
        if was.closers is not None and now.closers is not None:
            return now.closers < was.closers
        return was.fits is not None and now.fits is not None and now.fits < was.fits

    def _is_mined(self, part: Part) -> bool:
        """Return whether tokens are taken from it."""
        root = self._root(part)
        return any(
            isinstance(each, TokensTaken) and self._view.root(each.spot, part.what) == root
            for each in self._events
        )


def _is_held(change: Change) -> bool:
    was, now, _ = change
    return was > 0 and now > 0
