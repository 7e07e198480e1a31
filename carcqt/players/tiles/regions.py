"""Finds what a turn does to regions."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from carcqt.players import facts as f
from carcqt.players.evaluation import Evaluation, Part, PartKind
from carcqt.players.facts import Effect, Standing
from carcqt.players.telling import TELLING
from carcqt.players.tiles.standings import Ground, Standings, cells_laid, joined
from carcqt.players.tiles.viewpoint import TurnChange, Viewpoint
from carcqt.rules.events import Laid, Spot, points
from carcqt.rules.geometry import cell_of
from carcqt.rules.tilelaying.features import Region


class KnownRegions:
    """The regions that somebody holds, as they are before a turn."""

    def __init__(self, view: Viewpoint, evaluation: Evaluation) -> None:
        self._view: Final = view
        self.standings: Final = Standings(view.game)
        self._regions: Final[dict[tuple[Spot, str], tuple[Region, Standing]]] = {
            (part.spot, part.what): (
                view.region(part.spot, part.what), self.standings.find(view.root_of(part)),
            )
            for part in evaluation.parts
            if part.spot is not None
        }  # fmt: skip

    def inside(self, root: int, kind: str) -> list[tuple[Region, Standing]]:
        """Return the regions that a region was before the turn: several, if they were joined."""
        return [
            known
            for (spot, of), known in self._regions.items()
            if of == kind and self._view.root(spot, of) == root
        ]

    def had_prize(self, spot: Spot, kind: str) -> bool:
        """Return whether a region promised more than points before the turn."""
        before = self.inside(self._view.root(spot, kind), kind)
        return any(standing.prizes for _, standing in before)


@dataclass(slots=True)
class _Stake:
    """What a seat expects of a region."""

    part: Part
    was: float = 0.0
    """Points if nothing is done."""
    now: float = 0.0
    """Points after the turn."""

    @property
    def more(self) -> float:
        return self.now - self.was


class RegionFacts:
    """Finds what one turn does to regions; the game is in the position after it."""

    def __init__(self, known: KnownRegions, change: TurnChange) -> None:
        self._view, self._known = change.view, known
        laid = [cell_of(each.square) for each in change.events if isinstance(each, Laid)]
        self._tile: Final = cells_laid(change.view.game, laid)
        self._stakes: Final = defaultdict[int, dict[int, _Stake]](dict)
        """By the roots of regions after the turn, and by seats."""
        for evaluation in (change.nothing, change.after):
            for part in evaluation.parts:
                if part.kind is PartKind.REGION and part.spot is not None:
                    seats = self._stakes[self._view.root_of(part)]
                    stake = seats.setdefault(part.seat, _Stake(part))
                    stake.part = part
                    if evaluation is change.after:
                        stake.now += part.points
                    else:
                        stake.was += part.points

    def expected(self, spot: Spot, kind: str, seat: int) -> float:
        """Return the points that a seat expected of a region that is complete now, and find no
        more facts about it."""
        seats = self._stakes.get(self._view.root(spot, kind), {})
        stake = seats.pop(seat, None)
        return -stake.more if stake else 0.0

    def facts(self, claimed: Mapping[int, str]) -> Iterator[f.RegionFact]:
        """Yield the facts; `claimed` has the pieces that are placed, by roots of regions."""
        for root, seats in self._stakes.items():
            yield from self._of_region(seats, claimed.get(root, ""))

    def _of_region(self, seats: Mapping[int, _Stake], piece: str) -> Iterator[f.RegionFact]:
        stake = seats.get(self._view.seat)
        lost = tuple(seat for seat, each in seats.items() if each.was > 0 == each.now)
        if stake is not None and stake.was == 0 < stake.now:
            return self._won(stake, seats, piece)
        if stake is not None and stake.now > 0 and lost:
            worth = self._worth(seats, (self._view.seat, *lost))
            return self._fact(f.RegionTaken, stake.part, worth, rivals=lost)
        if stake and len(seats) > 1 and all(e.was > 0 < e.now for e in seats.values()):
            return self._in_common(stake, seats)
        return self._of_each(seats)

    def _of_each(self, seats: Mapping[int, _Stake]) -> Iterator[f.RegionFact]:
        for seat, each in seats.items():
            # A piece that is placed where nothing can be gained has nothing before it.
            if self._before(each.part):
                yield from self._changed(each, self._view.share(seat) * each.more)

    def _worth(self, seats: Mapping[int, _Stake], rivals: Sequence[int]) -> float:
        return sum(self._view.share(seat) * seats[seat].more for seat in rivals)

    def _before(self, part: Part) -> list[tuple[Region, Standing]]:
        return self._known.inside(self._view.root_of(part), part.what)

    def _fact(
        self, fact: type[f.RegionFact], part: Part, worth: float, **more: Any
    ) -> Iterator[f.RegionFact]:
        after = self._known.standings.find(self._view.root_of(part))
        about: dict[str, Any] = {"seat": part.seat, "kind": part.what, "spot": part.spot}
        yield fact(**about, points=worth, after=after, **more)

    def _size(self, part: Part) -> int:
        """Return the tiles of a region, if that tells it from others of its seat and kind."""
        own = [seats[part.seat].part for seats in self._stakes.values() if part.seat in seats]
        roots = [self._view.root_of(each) for each in own if each.what == part.what]
        sizes = {root: self._view.game.kernel.tiles_in(root) for root in roots}
        size = sizes[self._view.root_of(part)]
        return size if [*sizes.values()].count(size) == 1 < len(sizes) else 0

    def _won(
        self, stake: _Stake, seats: Mapping[int, _Stake], piece: str
    ) -> Iterator[f.RegionFact]:
        """Yield the fact about a region that the seat has now, and had not."""
        own, part = self._view.seat, stake.part
        rivals = tuple(seat for seat, each in seats.items() if seat != own and each.was > 0)
        worth = stake.now + self._worth(seats, rivals)
        if rivals:
            is_shared = any(seats[seat].now > 0 for seat in rivals)
            fact = f.RegionShared if is_shared else f.RegionTaken
            return self._fact(fact, part, worth, rivals=rivals)
        if piece:
            return self._fact(f.RegionClaimed, part, worth, piece=piece)
        return self._changed(stake, worth)

    def _in_common(self, stake: _Stake, seats: Mapping[int, _Stake]) -> Iterator[f.RegionFact]:
        """Yield facts about a region that several have: that puts nobody ahead."""
        own, worth = self._view.seat, self._worth(seats, tuple(seats))
        before = [{*region.owners} for region, _ in self._before(stake.part)]
        others = [seat for seat in seats if seat != own]
        rivals = tuple(e for e in others if not any({own, e} <= owners for owners in before))
        if rivals:
            return self._fact(f.RegionsJoined, stake.part, worth, rivals=rivals)
        return self._changed(stake, worth)

    def _changed(self, stake: _Stake, worth: float) -> Iterator[f.RegionFact]:
        part, is_own = stake.part, stake.part.seat == self._view.seat
        change = _RegionChange(self._known, self._view, part, self._tile, stake.more)
        if effects := change.effects():
            first = sorted(effects, key=lambda each: each.is_good is not ((worth > 0) is is_own))
            is_plain = change.gains or (change.leaps and not is_own)
            # One that is told to grow is where the tile is laid.
            size = 0 if first[0] is Effect.GROWS else self._size(part)
            about = {"before": change.was, "effects": tuple(first), "is_plain": is_plain}
            yield from self._fact(f.RegionChanged, part, worth, size=size, **about)


class _RegionChange:
    """What the board shows of a change to a region. Other changes come from how pieces share the
    draws, or are only estimated."""

    def __init__(
        self, known: KnownRegions, view: Viewpoint, part: Part, tile: frozenset[int], more: float
    ) -> None:
        root = view.root_of(part)
        assert part.spot is not None
        known_as, region = known.inside(root, part.what), view.region(part.spot, part.what)
        before = [each for each, _ in known_as]
        self._more, self._completes = more, part.what in view.completes
        self.was: Final = joined([standing for _, standing in known_as])
        self._now: Final = known.standings.find(root)
        self._gained: Final = points(region.worth_now) - sum(points(e.worth_now) for e in before)
        """Points that it would score more if the game ended now."""
        self._grows: Final = len(region.spots) > sum(len(each.spots) for each in before) > 0
        self._narrows: Final = region.open_ends < sum(each.open_ends for each in before)
        self._is_touched: Final = Ground.of(view.game, root).is_touched(tile)
        self.gains: Final = self._gained > 0 and not self._completes
        """Whether everyone sees that it scores more at the end."""
        self.leaps: Final = bool(self.was and 0 < self.was.worth <= self._now.worth - TELLING.leap)
        """Whether it scores much more once complete."""

    def effects(self) -> tuple[Effect, ...]:
        return self._on_closing() if self._completes else self._on_field()

    def _on_closing(self) -> tuple[Effect, ...]:
        more, is_stuck = self._more, self._now.fits == 0 < self._now.ends
        harder = Effect.STUCK if is_stuck else Effect.HARDER
        if self._grows:
            return (Effect.GROWS,) if more > 0 else (Effect.GROWS, harder)
        if self._gained > 0 and more >= 0:
            return (Effect.WORTH_MORE,)
        if self._loses_prize and not (self._is_touched and self._is_harder):
            return (Effect.WORTH_LESS,) if more < 0 else ()
        if self._is_touched:
            return (Effect.EASIER,) if more > 0 else (harder,)
        return ()

    def _on_field(self) -> tuple[Effect, ...]:
        more, gains = self._more, Effect.GROWS if self._grows else Effect.WORTH_MORE
        against: tuple[Effect, ...] = ()
        if more <= 0 and (self._gained < 0 or self._narrows):
            against = (Effect.WORTH_LESS if self._gained < 0 else Effect.LESS_ROOM,)
        if self._grows and against:
            return (gains, *against)
        is_sure = (self._grows or self._gained > 0) and more > -TELLING.fact
        return against or ((gains,) if is_sure else ())

    @property
    def _loses_prize(self) -> bool:
        """Return whether completing it brings less beside points than before."""
        was, now = self.was, self._now
        return was is not None and sum(dict(now.prizes).values()) < sum(dict(was.prizes).values())

    @property
    def _is_harder(self) -> bool:
        """Return whether the board shows that it is harder to complete than before."""
        was, now = self.was, self._now
        if was is None or now.ends != was.ends:
            return was is not None and now.ends > was.ends
        if was.closers is not None and now.closers is not None:
            return now.closers < was.closers
        return was.fits is not None and now.fits is not None and now.fits < was.fits
