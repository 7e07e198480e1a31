"""Why a turn on an expedition is good: what it brings, and what it takes from others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from carcqt.players.advice import Reason, ReasonKind
from carcqt.players.games.expedition.camps import camp_reason, links_to
from carcqt.players.games.expedition.cards import CLOSED, CardReasons
from carcqt.players.games.expedition.missions import mission_reasons
from carcqt.players.games.expedition.plans import paid
from carcqt.players.games.expedition.rather import Rather
from carcqt.players.games.expedition.saving import next_camps, rounds_until
from carcqt.players.games.expedition.valuing import (
    CAMPS,
    CHIP,
    MAJORITY,
    MISSION,
    MONEY,
    TENTS,
    ExpeditionEvaluator,
)
from carcqt.rules.events import Event, Scored, points
from carcqt.rules.game import Turn
from carcqt.rules.games.expedition.events import Built, Earned, Hired
from carcqt.rules.games.expedition.facts import (
    ENOUGH,
    FOUND,
    NEUTRAL,
    PENALTY,
    SILVER,
    SPECIES,
    TENT,
)
from carcqt.rules.games.expedition.moves import Block, Choose, Keep
from carcqt.rules.games.expedition.network import bits_of
from carcqt.rules.games.expedition.state import ExpeditionState

WAY: Final = "way"
NEAR: Final = "near"
"""Villages of the mission around a first camp,"""
AROUND: Final = "around"
"""species there,"""
ONLY: Final = "only"
"""and that there is room for nobody else."""
SPENT: Final = "spent"
"""No tent is left,"""
CUT_OFF: Final = "cut-off"
"""or no way to where one could be paid."""
THIRD: Final = "third"
"""Of a species, in a village of the mission."""
SAVES: Final = "saves"
"""For a camp that cannot be paid yet."""
WAITS: Final = "waits"
"""What is saved for, if silver is spent."""
NEXT: Final = "next"
"""The camp that comes next."""
INCOME: Final = "income"
"""Is not taken."""
_CHEAPER: Final = 2
"""Reasons that are told before what speaks for a dearer camp."""
_SILVER: Final = 0.13
"""Points for one."""
_NEAR: Final = 2
"""Links to a village of the mission that are worth a word, at most."""
_SOON: Final = 3
"""Camps of somebody else's plan that are worth a word."""
_ROOM: Final = 0.8
"""Points that it is worth to leave somebody else no room where it wants to go,"""
_DEARER: Final = 0.25
"""and for each gold more that it has to pay there."""


def reasons_for(
    game: ExpeditionState, evaluator: ExpeditionEvaluator, turn: Turn
) -> tuple[Reason, ...]:
    """The most important first."""
    first = turn[0]
    if isinstance(first, Choose):
        return tuple(CardReasons(game, evaluator, first).reasons())
    if isinstance(first, Keep):
        return tuple(mission_reasons(game, first))
    told = _Told(game, evaluator, turn)
    found = sorted(told.reasons(), key=lambda reason: -reason.points)
    # A cheaper camp is thought of at once, so it is among what is read.
    found[_CHEAPER:_CHEAPER] = told.rather()
    if not found:
        return tuple(_of_rest(game, evaluator, turn))
    return (*found, *told.next)


def _of_rest(game: ExpeditionState, evaluator: ExpeditionEvaluator, turn: Turn) -> Iterator[Reason]:
    """What is not spent is kept for something, as long as there are rounds to come."""
    seat = game.to_move
    if game.is_empty(0):
        yield Reason(ReasonKind.QUIET, 0.0, seat)
        return
    can = game.may_build(seat)
    aims = (each for each in next_camps(game, evaluator, seat) if not can >> each[0] & 1)
    village, price = next(aims, (-1, 0))
    rounds = rounds_until(game, evaluator, seat, price) if price else None
    gold = price // SILVER
    if rounds:
        short = price - game.money[seat]
        yield camp_reason(game, evaluator, ReasonKind.KEEPS, SAVES, village, short, (gold, rounds))
    elif rounds == 0:
        yield camp_reason(game, evaluator, ReasonKind.AVOIDS, CLOSED, village, gold, (gold,))
    if not can:
        yield from _none_now(game, evaluator)
    else:
        yield from _instead(game, evaluator, village, price, rounds)
    can_block = any(isinstance(move, Block) for move in game.legal_moves)
    if can_block and not any(isinstance(move, Block) for move in turn):
        yield Reason(ReasonKind.KEEPS, 0.0, seat, TENTS, game.supplies[seat][NEUTRAL])


def _instead(
    game: ExpeditionState, evaluator: ExpeditionEvaluator, village: int, price: int,
    rounds: int | None,
) -> Iterator[Reason]:  # fmt: skip
    """The camp that could be set up at once, and what it would do to the one that is planned."""
    seat = game.to_move
    best = _best_now(game, evaluator)
    cost, species = game.network.prices[best][game.filled[best]], game.network.species[best]
    yield Reason(
        ReasonKind.AVOIDS, 0.0, seat, SPECIES[species], game.counts[seat][species] + 1,
        village=game.network.ids[best], more=(cost // SILVER,),
    )  # fmt: skip
    if rounds is not None:
        later = rounds_until(game, evaluator, seat, price + cost)
        # What is closed now is so for a round anyway.
        wait = -1 if later is None else later - max(1, rounds)
        if wait:
            yield camp_reason(game, evaluator, ReasonKind.AVOIDS, WAITS, village, wait)


def _none_now(game: ExpeditionState, evaluator: ExpeditionEvaluator) -> Iterator[Reason]:
    """Why no camp can be set up."""
    seat, network = game.to_move, game.network
    offers = (
        price
        for village in bits_of(evaluator.planner.reach(seat))
        for price in network.prices[village][game.filled[village] :][:1]
    )
    if not game.supplies[seat][TENT]:
        yield Reason(ReasonKind.QUIET, 0.0, seat, SPENT)
    elif all(price > game.money[seat] for price in offers):
        yield Reason(ReasonKind.QUIET, 0.0, seat, CAMPS)
    else:
        yield Reason(ReasonKind.QUIET, 0.0, seat, CUT_OFF)


def _best_now(game: ExpeditionState, evaluator: ExpeditionEvaluator) -> int:
    """The village where a camp that can be set up at once looks best."""
    seat, looks = game.to_move, dict[int, float]()
    for village in bits_of(game.may_build(seat)):
        game.push(game.network.builds[village])
        looks[village] = evaluator.ahead(seat)
        game.pop()
    return max(looks, key=lambda village: looks[village])


class _Told:
    """What can be told of a turn: how it was before, and what happened."""

    def __init__(self, game: ExpeditionState, evaluator: ExpeditionEvaluator, turn: Turn) -> None:
        seat, made = game.to_move, len(game.record)
        self._game, self._seat, self._evaluator = game, seat, evaluator
        self._is_first: Final = game.phase == FOUND
        self._mission: Final = evaluator.mission(seat)
        self._camps: Final = game.camps[seat]
        self._had: Final = tuple(game.counts[seat])
        self._filled: Final = tuple(game.filled)
        others = [other for other in range(game.players) if other != seat and game.camps[other]]
        # Before the first camps stand nobody depends on a village.
        self._wanted: Final = {other: evaluator.plan(other).steps[:_SOON] for other in others}
        self._reach: Final = {other: evaluator.planner.reach(other) for other in others}
        self._events: Final[list[Event]] = []
        for move in turn:
            self._events.extend(game.push(move))
        self._has: Final = tuple(game.counts[seat])
        self._settled: Final = game.camps[seat]
        self.next: Final = tuple(self._next())
        """What comes after the turn."""
        while len(game.record) > made:
            game.pop()

    def reasons(self) -> Iterator[Reason]:
        yield from self._majorities()
        built, blocks = list[int](), list[int]()
        for event in self._events:
            match event:
                case Scored(seat=self._seat, source="chip"):
                    chip = points(event.items)
                    yield Reason(ReasonKind.CLOSES, chip, self._seat, CHIP, chip)
                case Earned(seat=self._seat):
                    silver = points(event.items)
                    yield Reason(ReasonKind.ADVANCES, _SILVER * silver, self._seat, MONEY, silver)
                case Hired(seat=self._seat):
                    if silver := paid(self._game, self._seat, self._game.card(self._seat)):
                        yield Reason(ReasonKind.LOSES, 0.9, self._seat, INCOME, silver)
                case Built(seat=self._seat):
                    village = self._game.network.numbers[event.spot.zone]
                    is_camp = event.piece == self._game.description.pieces[TENT].id
                    (built if is_camp else blocks).append(village)
        camps = sum(1 << village for village in built)
        for village in built:
            yield from self._of_mission(village)
        for village in (*built, *blocks):
            yield from self._against(village, village in built)
        if self._is_first:
            yield from self._first(camps)
        else:
            yield from self._collected()
            yield from self._on_the_way(camps)

    def _next(self) -> Iterator[Reason]:
        """As the game stands after the turn."""
        game, evaluator, seat = self._game, self._evaluator, self._seat
        if game.is_over:
            return
        village, price = next(next_camps(game, evaluator, seat), (0, 0))
        rounds = rounds_until(game, evaluator, seat, price)
        if rounds:
            gold = price // SILVER
            yield camp_reason(
                game, evaluator, ReasonKind.KEEPS, NEXT, village, gold, (gold, rounds)
            )

    def _first(self, camp: int) -> Iterator[Reason]:
        """What lies around a first camp."""
        network = self._game.network
        (village,) = bits_of(camp)
        rings = network.around[village]
        near = self._mission & rings[min(_NEAR, len(rings) - 1)] & ~camp
        if near:
            yield Reason(
                ReasonKind.ADVANCES, 1.1, self._seat, NEAR, near.bit_count(), is_secret=True
            )
        kinds = {network.species[each] for each in bits_of(rings[min(1, len(rings) - 1)])}
        yield Reason(ReasonKind.ADVANCES, 0.9, self._seat, AROUND, len(kinds))
        if len(network.prices[village]) == 1:
            at = self._id(village)
            yield Reason(ReasonKind.ADVANCES, 0.8, self._seat, ONLY, village=at)

    def _collected(self) -> Iterator[Reason]:
        """For each species, all that the turn brings of it."""
        where = {each.tile: each.spot.zone for each in self._events if isinstance(each, Built)}
        kinds = sum(count > 0 for count in self._has)
        for number, species in enumerate(SPECIES):
            had, has = self._had[number], self._has[number]
            # That one is new goes without saying where all five are there.
            if has == had or (not had and has == 1 and kinds == len(SPECIES)):
                continue
            at = where.get(species, "")
            if had >= ENOUGH:
                yield Reason(ReasonKind.GROWS, has - had, self._seat, species, has, village=at)
            elif has >= ENOUGH:
                yield Reason(ReasonKind.COLLECTS, has, self._seat, species, has, village=at)
            elif not had:
                yield Reason(
                    ReasonKind.COLLECTS, 0.9, self._seat, species, has, village=at, more=(kinds,)
                )
            else:
                yield Reason(ReasonKind.COLLECTS, 1.0, self._seat, species, has, village=at)
                yield from self._third(number, has)

    def _third(self, species: int, has: int) -> Iterator[Reason]:
        """Where the mission leads anyway."""
        network = self._game.network
        missing = [
            village
            for village in bits_of(self._mission & ~self._settled)
            if network.species[village] == species
            and self._filled[village] < len(network.prices[village])
        ]
        if missing and has == ENOUGH - 1:
            at = self._id(missing[0])
            yield Reason(
                ReasonKind.ADVANCES, 1.0, self._seat, THIRD, ENOUGH, village=at, is_secret=True,
            )  # fmt: skip

    def _majorities(self) -> Iterator[Reason]:
        """Two players: species of which the seat has more now, and had not."""
        if self._game.players != 2 or self._is_first:
            return
        other = 1 - self._seat
        has_other = self._game.counts[other]
        for species, had, has, theirs in zip(SPECIES, self._had, self._has, has_other, strict=True):
            if had <= theirs < has:
                yield Reason(
                    ReasonKind.ADVANCES, 0.85, other, MAJORITY, has - theirs, beside=species
                )

    def _of_mission(self, village: int) -> Iterator[Reason]:
        if self._mission >> village & 1:
            yield Reason(
                ReasonKind.ADVANCES,
                PENALTY,
                self._seat,
                MISSION,
                PENALTY,
                village=self._id(village),
                is_secret=True,
            )

    def _on_the_way(self, built: int) -> Iterator[Reason]:
        """The village of the mission to which the way has become shortest."""
        nearer = []
        for village in bits_of(self._mission & ~self._camps & ~built):
            links = links_to(self._game, village, self._camps | built)
            if built and links <= _NEAR and links < links_to(self._game, village, self._camps):
                nearer.append((links, village))
        if nearer:
            links, village = min(nearer)
            worth = PENALTY * 0.4**links
            yield Reason(
                ReasonKind.ADVANCES, worth, self._seat, WAY, links, village=self._id(village),
                is_secret=True,
            )  # fmt: skip

    def rather(self) -> Iterator[Reason]:
        """Beside a cheaper camp, where the turn sets up one and no more."""
        built = [each for each in self._events if isinstance(each, Built) and each.tile]
        if len(built) == 1 and not self._is_first:
            village = self._game.network.numbers[built[0].spot.zone]
            yield from Rather(self._game, self._evaluator, village).reasons()

    def _against(self, village: int, is_camp: bool) -> Iterator[Reason]:
        """What it costs the one who wants to go there most, or in case of a neutral tent, can."""
        game, bit = self._game, 1 << village
        prices, filled = game.network.prices[village], self._filled[village]
        full = filled + 1 >= len(prices)
        dearer = 0 if full else (prices[filled + 1] - prices[filled]) // SILVER
        found = []
        for other, wanted in self._wanted.items():
            wants = village in wanted or (is_camp and full and self._mission & bit)
            if self._reach[other] & bit and (wants or not is_camp) and (full or dearer):
                worth = (_ROOM if full else _DEARER * dearer) * (2 if village in wanted else 1)
                what, species = "" if is_camp else TENTS, game.network.species[village]
                lacks = SPECIES[species] if not game.counts[other][species] else ""
                found.append(
                    Reason(
                        ReasonKind.SPOILS,
                        worth,
                        other,
                        what,
                        dearer,
                        village=self._id(village),
                        beside=lacks,
                    )
                )
        yield from sorted(found, key=lambda reason: -reason.points)[:1]

    def _id(self, village: int) -> str:
        return self._game.network.ids[village]
