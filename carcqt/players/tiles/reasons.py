"""Why a turn of a tile-laying game is good: what it changes, part by part, beside doing nothing."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from statistics import median, median_low
from typing import Final

from carcqt.players.advice import (
    Effect,
    Evaluation,
    Part,
    PartKind,
    Reason,
    ReasonKind,
    importance,
    is_seen,
)
from carcqt.players.evaluator import Evaluator, lead
from carcqt.players.tiles.ground import Ground
from carcqt.players.tiles.stands import Stand
from carcqt.rules.events import Event, Laid, Placed, Returned, Scored, Spot, points
from carcqt.rules.game import Turn
from carcqt.rules.geometry import cell_of
from carcqt.rules.moves import Place
from carcqt.rules.tilelaying.features import Region
from carcqt.rules.tilelaying.game import TileLaying
from carcqt.rules.tilelaying.tokens import TokensTaken

WORTH_TELLING: Final = 0.5
"""Points; what changes less is not told."""
_MOST_IDLE: Final = 32
"""Turns without a piece that are looked at for what doing nothing is worth."""
_SOON: Final = 2
"""Turns for each; with fewer left nobody keeps pieces for later."""
_LEAP: Final = 3
"""Points that a region must bring more once complete for that to be told."""
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
_TROUBLE: Final = 1.0
"""Points; what costs less elsewhere is not told."""
_MEDIANS: Final = (PartKind.REGION, PartKind.HAND, PartKind.BONUS, PartKind.PLACE)
"""What changes with every turn, a little: it is compared to a turn that does not touch it."""
Stands = Callable[[TileLaying, int], Stand]
Scores = Counter[tuple[int, str]]
"""Points by seats and sources."""
Change = tuple[float, float, Part]
"""What a region is worth to a seat if nothing is done, and after the turn."""


class TurnReasons:
    """For the turns of one seat from one position."""

    def __init__(self, game: TileLaying, evaluator: Evaluator, stands: Stands | None) -> None:
        self.game: Final = game
        self._evaluator: Final = evaluator
        self.seat: Final = game.to_move
        self._stands: Final = stands
        self._systems: Final = {system.id for system in game.description.systems}
        self.completes: Final = {
            terrain.id for terrain in game.description.terrains if terrain.completes
        }
        self.roaming: Final = {piece.id for piece in game.description.pieces if piece.roams}
        self._has_time: Final = game.left_in(0).total() >= _SOON * game.players
        """Whether there are turns left for a piece that is kept."""
        self.here: Final = self.stood()
        before = evaluator.evaluation()
        self.regions: Final = self._known(before)
        self._ends: Final[list[tuple[float, Scores]]] = []
        """How far ahead it leaves the seat to do nothing where the game ends with this turn, and
        what everyone scores."""
        self.base: Final = self._doing_nothing(before)

    def stood(self) -> list[Stand]:
        if self._stands is None:
            return []
        return [self._stands(self.game, seat) for seat in range(self.game.players)]

    def _known(self, evaluation: Evaluation) -> dict[tuple[Spot, str], Region]:
        """The regions as they are before the turn."""
        return {
            (part.spot, part.what): self.region(part.spot, part.what)
            for part in evaluation.parts
            if part.spot is not None
        }

    def _system(self, what: str) -> str | None:
        return what if what in self._systems else None

    def root(self, spot: Spot, what: str) -> int:
        return self.game.root(spot.square, spot.zone, self._system(what))

    def region(self, spot: Spot, what: str) -> Region:
        return self.game.region(spot.square, spot.zone, self._system(what))

    def _doing_nothing(self, before: Evaluation) -> Evaluation:
        """What each part is worth if the tile is laid where it does not touch it."""
        game = self.game
        turns = map(game.turn, range(game.turn_count))
        idle = [turn for turn in turns if turn[-1].idle]
        met: defaultdict[int, list[float]] = defaultdict(list)
        for turn in idle[:: max(1, -(-len(idle) // _MOST_IDLE))]:
            events = [event for move in turn for event in game.push(move)]
            after = self._evaluator.evaluation()
            if game.is_over:
                self._ends.append((self._lead(after), self._scores(events)))
            else:
                for number, points_now in enumerate(self._again(before, after)):
                    met[number].append(points_now)
            for _ in turn:
                game.pop()
        parts = [
            replace(part, points=median(met[number]))
            if part.kind in _MEDIANS and met[number]
            else part
            for number, part in enumerate(before.parts)
        ]
        return Evaluation(tuple(parts))

    def _again(self, before: Evaluation, after: Evaluation) -> Iterator[float]:
        """The parts of before, as they are after a turn."""
        found: defaultdict[object, float] = defaultdict(float)
        for part in after.parts:
            found[self._key(part)] += part.points
        for part in before.parts:
            yield found[self._key(part)]

    def _key(self, part: Part) -> object:
        where = part.what if part.spot is None else self.root(part.spot, part.what)
        return part.kind, part.seat, where

    def _lead(self, evaluation: Evaluation) -> float:
        totals = [evaluation.total(seat) for seat in range(self.game.players)]
        return lead(totals, self.seat)

    def of(self, turn: Turn, usual: float) -> tuple[tuple[Reason, ...], float]:
        """The reasons, the most important first, and how much further ahead the turn looks than
        doing nothing; an ordinary one leaves the seat so far ahead."""
        game, seat = self.game, self.seat
        events: list[Event] = []
        for move in turn:
            events.extend(game.push(move))
        after = self._evaluator.evaluation()
        ahead = self._lead(after)
        if game.is_over:
            found, gain = self._at_end(ahead, events)
        else:
            told = _Told(self, events, after)
            found, gain = list(told.reasons()), ahead - self._lead(self.base)
        for _ in turn:
            game.pop()
        found = [each for each in found if abs(each.points) >= WORTH_TELLING or is_seen(each)]
        found.sort(key=importance)
        if not any(each.points > 0 for each in found):
            cost = ahead - usual
            if cost >= _TROUBLE:
                found.insert(0, Reason(ReasonKind.AVOIDS, cost, seat, count=round(cost)))
            elif kept := self._kept(turn, ahead):
                found.insert(0, Reason(ReasonKind.KEEPS, 0.0, seat, count=kept))
        return tuple(found), gain

    def _kept(self, turn: Turn, ahead: float) -> int:
        """Pieces that are kept where each could be placed, but nowhere well."""
        game, seat = self.game, self.seat
        if not turn[-1].idle or not self._has_time:
            return 0
        for move in turn[:-1]:
            game.push(move)
        leads = []
        for move in list(game.choices()):
            if isinstance(move, Place) and move.piece not in self.roaming:
                game.push(move)
                leads.append(self._lead(self._evaluator.evaluation()))
                game.pop()
        kept = sum(game.supplies[seat])
        for _ in turn[:-1]:
            game.pop()
        return kept if leads and max(leads) < ahead else 0

    def _at_end(self, ahead: float, events: Sequence[Event]) -> tuple[list[Reason], float]:
        """All that is scored, compared to a turn that does nothing."""
        if not self._ends:
            return [], 0.0
        usual = median_low([each for each, _ in self._ends])
        other = next(scores for each, scores in self._ends if each == usual)
        changed = self._scores(events)
        changed.subtract(other)
        found = [
            Reason(
                ReasonKind.FINAL, self.share(seat) * more, seat, source, abs(more),
                effect=Effect.RICHER if more > 0 else Effect.POORER,
            )
            for (seat, source), more in changed.items()
            if more
        ]  # fmt: skip
        if taken := _taken(events, self.seat):
            # What tokens count is not known before.
            worth = ahead - usual - sum(each.points for each in found)
            found.append(Reason(ReasonKind.COLLECTS, worth, self.seat, "", taken))
        return found, ahead - usual

    def _scores(self, events: Sequence[Event]) -> Scores:
        """As far as all can see."""
        found: Scores = Counter()
        for event in events:
            if isinstance(event, Scored) and event.source not in self.game.private_sources:
                found[event.seat, event.source] += points(event.items)
        return found

    def share(self, seat: int) -> float:
        """How much of what a seat gains puts the one that asks ahead; of several others, about."""
        return 1.0 if seat == self.seat else -1.0 / (self.game.players - 1)


class _Told:
    """What one turn changes; the game is where it leads."""

    def __init__(self, of: TurnReasons, events: Sequence[Event], after: Evaluation) -> None:
        self._of: Final = of
        self._game: Final = of.game
        self._events: Final = events
        self._after: Final = after
        self._changes: Final = self._compare()
        self._tile: Final = self._laid()
        self._placed: Final = [event for event in events if isinstance(event, Placed)]
        self._claimed: Final = {
            of.root(event.spot, of.game.description.piece[event.piece].system or "")
            for event in self._placed
        }

    def reasons(self) -> Iterator[Reason]:
        yield from self._scored()
        regions = [each for item in self._changes.items() for each in self._region(*item)]
        for seat in range(self._game.players):
            regions = self._with_waits(regions, seat)
            yield from self._held(seat)
        yield from regions
        yield from self._stands()

    def _with_waits(self, regions: list[Reason], seat: int) -> list[Reason]:
        """How a seat's pieces come and go. That some wait is told of a region that makes them, and
        as its doing alone where the region itself is worth little."""
        found = list(regions)
        touched = [
            each
            for each in regions
            if each.seat == seat and each.effect and each.what in self._of.completes
        ]
        for piece in self._pieces(seat):
            if piece.kind is not ReasonKind.WAITS:
                found.append(piece)
            elif touched:
                most = max(touched, key=lambda each: abs(each.points))
                is_shown = any(self._shows(each, piece.effect) for each in touched)
                if is_shown and abs(most.points) >= WORTH_TELLING:
                    count = sum(self._followers(each) for each in touched)
                    found.append(replace(piece, count=count))
                elif told := self._together(most, piece, is_shown=is_shown):
                    found[found.index(most)] = told
        return found

    def _shows(self, region: Reason, wait: Effect | None) -> bool:
        """Whether the board shows that the pieces of a region wait for less, or for more."""
        ends = len(self._ground(region).ends) - sum(
            each.open_ends for each in self._before(region.spot, region.what)
        )
        if wait is Effect.SOONER:
            return region.effect is Effect.EASIER or ends < 0
        return region.effect in (Effect.HARDER, Effect.LARGER_HARDER) or ends > 0

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
        kind = _kind(worth, is_own=region.seat == self._of.seat)
        return replace(region, kind=kind, points=worth, effect=effect)

    def _followers(self, region: Reason) -> int:
        assert region.spot is not None
        return self._of.region(region.spot, region.what).followers[region.seat]

    def _ground(self, of: Part | Reason) -> Ground:
        assert of.spot is not None
        return Ground.of(self._game, self._of.root(of.spot, of.what))

    def _laid(self) -> frozenset[int]:
        """The squares of the tiles that the turn lays."""
        tiles = [
            self._game.board.laid_at(cell_of(event.square))
            for event in self._events
            if isinstance(event, Laid)
        ]
        return frozenset(
            tile.cell + offset
            for tile in tiles
            if tile is not None
            for offset, _, _ in tile.face.parts[tile.turn]
        )

    def _compare(self) -> dict[int, dict[int, Change]]:
        """By the roots of regions as they are after the turn, and by seats."""
        found: defaultdict[int, dict[int, Change]] = defaultdict(dict)
        for evaluation in (self._of.base, self._after):
            for part in evaluation.parts:
                if part.kind is PartKind.REGION and part.spot is not None:
                    seats = found[self._of.root(part.spot, part.what)]
                    was, now, _ = seats.get(part.seat, (0.0, 0.0, part))
                    if evaluation is self._after:
                        now += part.points
                    else:
                        was += part.points
                    seats[part.seat] = (was, now, part)
        return dict(found)

    def _gained(self, kind: PartKind, seat: int, what: str | None = None) -> float:
        """By all of a kind, or by one thing."""
        now, was = (
            sum(
                part.points
                for part in each.parts
                if part.kind is kind and part.seat == seat and what in (None, part.what)
            )
            for each in (self._after, self._of.base)
        )
        return now - was

    def _scored(self) -> Iterator[Reason]:
        """Points at once, less what was to be expected for them anyway."""
        for event in self._events:
            if isinstance(event, Scored) and (scored := points(event.items)):
                expected = 0.0
                if event.spot is not None:
                    seats = self._changes.get(self._of.root(event.spot, event.source), {})
                    was, now, _ = seats.pop(event.seat, (0.0, 0.0, None))
                    expected = was - now
                kind = ReasonKind.CLOSES if event.seat == self._of.seat else ReasonKind.GIVES
                worth = self._of.share(event.seat) * (scored - expected)
                yield Reason(kind, worth, event.seat, event.source, scored, event.spot)

    def _region(self, root: int, seats: dict[int, Change]) -> Iterator[Reason]:
        own = self._of.seat
        was, now, part = seats.get(own, (0.0, 0.0, None))
        if part is not None and was == 0 < now:
            rivals = [seat for seat, (had, _, _) in seats.items() if seat != own and had > 0]
            worth = now + sum(
                self._of.share(seat) * (seats[seat][1] - seats[seat][0]) for seat in rivals
            )
            if rivals:
                kept = any(seats[seat][1] > 0 for seat in rivals)
                kind = ReasonKind.SHARES if kept else ReasonKind.TAKES
                yield Reason(kind, worth, rivals[0], part.what, 0, part.spot)
                return
            kind = ReasonKind.CLAIMS if root in self._claimed else ReasonKind.GROWS
            effect = None if kind is ReasonKind.CLAIMS else self._effect(part, now)
            if kind is ReasonKind.CLAIMS or effect is not None:
                yield Reason(kind, worth, own, part.what, 0, part.spot, effect=effect)
            return
        if part is not None and len(seats) > 1 and all(_is_held(each) for each in seats.values()):
            # What all have in common puts nobody ahead.
            worth = sum(self._of.share(seat) * (has - had) for seat, (had, has, _) in seats.items())
            kind, effect = _kind(worth, is_own=True), self._effect(part, now - was)
            if effect is not None:
                yield Reason(kind, worth, own, part.what, 0, part.spot, effect=effect)
            return
        for seat, (had, has, theirs) in seats.items():
            more = has - had
            kind = _kind(self._of.share(seat) * more, is_own=seat == own)
            worth, effect = self._of.share(seat) * more, self._effect(theirs, more)
            grown = 0 if seat == own else max(0, self._grown(theirs))
            small = (None, Effect.EASIER, Effect.HARDER, Effect.NARROWER)
            if grown and abs(worth) < WORTH_TELLING and effect in small:
                # Something that it counts is complete.
                effect = Effect.RICHER
            if effect is not None:
                yield Reason(
                    kind, worth, seat, theirs.what, grown, theirs.spot, effect=effect,
                    complete=self._complete(theirs),
                )  # fmt: skip

    def _before(self, at: Spot | None, what: str) -> list[Region]:
        """What a region was before the turn: several, if that has joined them."""
        assert at is not None
        root = self._of.root(at, what)
        regions = {
            region.spots: region
            for (spot, kind), region in self._of.regions.items()
            if kind == what and self._of.root(spot, kind) == root
        }
        return list(regions.values())

    def _grown(self, part: Part) -> int:
        """By how many points it would bring more if the game ended now."""
        assert part.spot is not None
        was = sum(points(region.worth_now) for region in self._before(part.spot, part.what))
        return points(self._of.region(part.spot, part.what).worth_now) - was

    def _complete(self, part: Part) -> tuple[int, int] | None:
        """What it would have brought once complete and would now, if that leaps."""
        assert part.spot is not None
        if part.what not in self._of.completes:
            return None
        was = sum(points(region.worth_closed) for region in self._before(part.spot, part.what))
        now = points(self._of.region(part.spot, part.what).worth_closed)
        return (was, now) if now - was >= _LEAP and was else None

    def _effect(self, part: Part, more: float) -> Effect | None:
        """What happens to a region beside becoming worth more or less, where the board shows it:
        what else changes comes of how pieces share the draws, or of what is only reckoned."""
        assert part.spot is not None
        before, now = self._before(part.spot, part.what), self._of.region(part.spot, part.what)
        grows = len(now.spots) > sum(len(region.spots) for region in before) > 0
        if part.what in self._of.completes:
            if grows:
                return Effect.LARGER if more > 0 else Effect.LARGER_HARDER
            if self._is_mined(part):
                return Effect.POORER if more < 0 else None
            if self._ground(part).is_touched(self._tile):
                return Effect.EASIER if more > 0 else Effect.HARDER
            return None
        grown = self._grown(part)
        narrows = now.open_ends < sum(region.open_ends for region in before)
        if more > 0:
            return Effect.LARGER if grows else Effect.RICHER if grown > 0 else None
        if grown < 0:
            return Effect.LARGER_POORER if grows else Effect.POORER
        if narrows:
            return Effect.LARGER_NARROWER if grows else Effect.NARROWER
        return Effect.LARGER if grows and abs(more) < WORTH_TELLING else None

    def _is_mined(self, part: Part) -> bool:
        """Whether tokens are taken from it without a tile that touches it."""
        assert part.spot is not None
        root = self._of.root(part.spot, part.what)
        return any(
            isinstance(each, TokensTaken) and self._of.root(each.spot, part.what) == root
            for each in self._events
        )

    def _pieces(self, seat: int) -> Iterator[Reason]:
        """Each kind by itself: one may come home and another be used."""
        for number, piece in enumerate(self._game.description.pieces):
            gained = self._gained(PartKind.HAND, seat, piece.id)
            home = sum(
                isinstance(each, Returned) and (each.seat, each.piece) == (seat, piece.id)
                for each in self._events
            )
            if seat == self._of.seat:
                home -= sum(each.origin is None and each.piece == piece.id for each in self._placed)
            worth = self._of.share(seat) * gained
            if home < 0 and piece.roams:
                # It can be moved as well from where it stands: that is told.
                continue
            if home > 0 and gained > 0:
                yield Reason(ReasonKind.HOME, worth, seat, piece.id, home)
            elif home < 0 and gained < 0:
                left = sum(self._game.supplies[seat])
                yield Reason(ReasonKind.SPENDS, worth, seat, piece.id, -home, ahead=left)
            elif number == 0:
                effect = Effect.SOONER if gained > 0 else Effect.LATER
                yield Reason(ReasonKind.WAITS, worth, seat, effect=effect)

    def _held(self, seat: int) -> Iterator[Reason]:
        bonus = self._gained(PartKind.BONUS, seat)
        yield Reason(ReasonKind.BONUS, self._of.share(seat) * bonus, seat)
        if taken := _taken(self._events, seat):
            worth = self._of.share(seat) * self._gained(PartKind.HELD, seat)
            yield Reason(ReasonKind.COLLECTS, worth, seat, "", taken)

    def _stands(self) -> Iterator[Reason]:
        """Boats are compared to each other, and so told as one; tents are not."""
        own = self._of.seat
        gains = [self._gained(PartKind.PLACE, seat) for seat in range(self._game.players)]
        stands = self._of.stood()
        if not stands:
            return
        here, before = stands[own], self._of.here[own]
        usable = here.place if here.usable is None else here.usable
        if here.ahead is not None:
            worth = sum(self._of.share(seat) * gain for seat, gain in enumerate(gains))
            yield Reason(
                ReasonKind.ADVANCES, worth, own, "", here.place - before.place,
                ahead=here.ahead, rival=here.rival,
            )  # fmt: skip
            return
        moved = [each for each in self._placed if each.piece in self._of.roaming]
        worth = gains[own] + (self._gained(PartKind.HAND, own, moved[0].piece) if moved else 0.0)
        if moved:
            yield Reason(ReasonKind.ADVANCES, worth, own, "", usable, moved[0].spot)
        elif here.place != before.place:
            effect = Effect.RICHER if here.place > before.place else Effect.POORER
            if (worth > 0) is (effect is Effect.RICHER):
                yield Reason(ReasonKind.ADVANCES, worth, own, "", here.place, effect=effect)


def _kind(worth: float, *, is_own: bool) -> ReasonKind:
    """What happens to a region, by what that is worth to the seat that moves."""
    if is_own:
        return ReasonKind.GROWS if worth > 0 else ReasonKind.LOSES
    return ReasonKind.SPOILS if worth > 0 else ReasonKind.HELPS


def _is_held(change: Change) -> bool:
    was, now, _ = change
    return was > 0 and now > 0


def _taken(events: Sequence[Event], seat: int) -> int:
    """How many tokens a seat takes."""
    return sum(each.count for each in events if isinstance(each, TokensTaken) and each.seat == seat)
