"""Finds what a turn on an expedition brings, and what it takes from others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from carcqt.players.facts import Fact
from carcqt.players.games.expedition.camps import about_camp, links_to
from carcqt.players.games.expedition.cards import CardFacts
from carcqt.players.games.expedition.facts import (
    CampClosed,
    CampDelayed,
    CampNow,
    CampPlanned,
    ChipWon,
    GameSettled,
    IncomeRefused,
    MajorityWon,
    MissionNear,
    MissionNearer,
    MissionReached,
    MissionThird,
    NoCampPayable,
    NoTentLeft,
    OnlySquare,
    PriceRaised,
    RoomTaken,
    SavesFor,
    SilverEarned,
    SpeciesAround,
    SpeciesBegun,
    SpeciesGrown,
    SpeciesNew,
    SpeciesScores,
    TentsKept,
    WaysClosed,
)
from carcqt.players.games.expedition.missions import mission_facts
from carcqt.players.games.expedition.plans import paid
from carcqt.players.games.expedition.rather import Rather
from carcqt.players.games.expedition.saving import next_camps, rounds_until
from carcqt.players.games.expedition.valuing import ExpeditionEvaluator
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

_CHEAPER: Final = 2
"""Facts that are told before what speaks for a dearer camp."""
_SILVER: Final = 0.13
"""Points for one silver."""
_REFUSED: Final = 0.9
"""Points by which the income that is given up is ordered."""
_NEAR: Final = 2
"""Links to a village of the mission that are worth a word, at most."""
_SOON: Final = 3
"""Camps of somebody else's plan that are worth a word."""
_ROOM: Final = 0.8
"""Points that it is worth to leave somebody else no room where it wants to go,"""
_DEARER: Final = 0.25
"""and for each gold more that it has to pay there."""


def find_facts(
    game: ExpeditionState, evaluator: ExpeditionEvaluator, turn: Turn
) -> tuple[Fact, ...]:
    """Return the facts about a turn, the most important first."""
    first = turn[0]
    if isinstance(first, Choose):
        return tuple(CardFacts(game, evaluator, first).facts())
    if isinstance(first, Keep):
        return tuple(mission_facts(game, first))
    finding = _Finding(game, evaluator, turn)
    found = sorted(finding.facts(), key=lambda fact: -fact.points)
    # A cheaper camp is thought of at once, so it is among what is read.
    found[_CHEAPER:_CHEAPER] = finding.rather()
    if not found:
        return tuple(_of_rest(game, evaluator, turn))
    return (*found, *finding.next)


def _of_rest(game: ExpeditionState, evaluator: ExpeditionEvaluator, turn: Turn) -> Iterator[Fact]:
    """Yield what silver is kept for, as long as there are rounds to come."""
    seat = game.to_move
    if game.is_empty(0):
        yield GameSettled(seat=seat)
        return
    can = game.may_build(seat)
    aims = (each for each in next_camps(game, evaluator, seat) if not can >> each[0] & 1)
    village, price = next(aims, (-1, 0))
    rounds = rounds_until(game, evaluator, seat, price) if price else None
    if rounds is not None:
        about = about_camp(game, evaluator, village, price)
        short = price - game.money[seat]
        yield SavesFor(**about, short=short, rounds=rounds) if rounds else CampClosed(**about)
    if not can:
        yield _none_now(game, evaluator)
    else:
        yield from _instead(game, evaluator, village, price, rounds)
    can_block = any(isinstance(move, Block) for move in game.legal_moves)
    if can_block and not any(isinstance(move, Block) for move in turn):
        yield TentsKept(seat=seat, count=game.supplies[seat][NEUTRAL])


def _instead(
    game: ExpeditionState, evaluator: ExpeditionEvaluator, village: int, price: int,
    rounds: int | None,
) -> Iterator[Fact]:  # fmt: skip
    """Yield the camp that could be set up at once, and what it would do to the planned one."""
    seat, network = game.to_move, game.network
    best = _best_now(game, evaluator)
    cost, species = network.prices[best][game.filled[best]], network.species[best]
    count = game.counts[seat][species] + 1
    yield CampNow(
        seat=seat, village=network.ids[best], gold=cost // SILVER, species=SPECIES[species],
        count=count,
    )  # fmt: skip
    if rounds is not None:
        later = rounds_until(game, evaluator, seat, price + cost)
        # What is closed now is so for a round anyway.
        wait = None if later is None else later - max(1, rounds)
        if wait != 0:
            is_secret = bool(evaluator.mission(seat) >> village & 1)
            there = network.ids[village]
            yield CampDelayed(seat=seat, village=there, rounds=wait, is_secret=is_secret)


def _none_now(game: ExpeditionState, evaluator: ExpeditionEvaluator) -> Fact:
    """Return why no camp can be set up."""
    seat, network = game.to_move, game.network
    offers = (
        price
        for village in bits_of(evaluator.planner.reach(seat))
        for price in network.prices[village][game.filled[village] :][:1]
    )
    if not game.supplies[seat][TENT]:
        return NoTentLeft(seat=seat)
    if all(price > game.money[seat] for price in offers):
        return NoCampPayable(seat=seat)
    return WaysClosed(seat=seat)


def _best_now(game: ExpeditionState, evaluator: ExpeditionEvaluator) -> int:
    """The village where a camp that can be set up at once looks best."""
    seat, looks = game.to_move, dict[int, float]()
    for village in bits_of(game.may_build(seat)):
        game.push(game.network.builds[village])
        looks[village] = evaluator.ahead(seat)
        game.pop()
    return max(looks, key=lambda village: looks[village])


class _Finding:
    """Finds facts about one turn: how it was before, and what happened."""

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

    def facts(self) -> Iterator[Fact]:
        seat, game = self._seat, self._game
        yield from self._majorities()
        for event in self._events:
            match event:
                case Scored(seat=self._seat, source="chip"):
                    chip = points(event.items)
                    yield ChipWon(seat=seat, points=chip, scored=chip)
                case Earned(seat=self._seat):
                    silver = points(event.items)
                    yield SilverEarned(seat=seat, points=_SILVER * silver, silver=silver)
                case Hired(seat=self._seat):
                    if silver := paid(game, seat, game.card(seat)):
                        yield IncomeRefused(seat=seat, points=_REFUSED, silver=silver)
        built, blocks = self._built(is_camp=True), self._built(is_camp=False)
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

    def _built(self, *, is_camp: bool) -> list[int]:
        """Return the villages where the turn sets up camps, or neutral tents."""
        tent = self._game.description.pieces[TENT].id
        return [
            self._game.network.numbers[event.spot.zone]
            for event in self._events
            if isinstance(event, Built)
            and event.seat == self._seat
            and (event.piece == tent) is is_camp
        ]

    def _next(self) -> Iterator[Fact]:
        """Yield the next camp, as the game stands after the turn."""
        game, evaluator, seat = self._game, self._evaluator, self._seat
        if game.is_over:
            return
        village, price = next(next_camps(game, evaluator, seat), (0, 0))
        if rounds := rounds_until(game, evaluator, seat, price):
            yield CampPlanned(**about_camp(game, evaluator, village, price), rounds=rounds)

    def _first(self, camp: int) -> Iterator[Fact]:
        """Yield what is around a first camp."""
        network, seat = self._game.network, self._seat
        (village,) = bits_of(camp)
        rings = network.around[village]
        near = self._mission & rings[min(_NEAR, len(rings) - 1)] & ~camp
        if near:
            yield MissionNear(seat=seat, points=1.1, count=near.bit_count(), is_secret=True)
        kinds = {network.species[each] for each in bits_of(rings[min(1, len(rings) - 1)])}
        yield SpeciesAround(seat=seat, points=0.9, count=len(kinds))
        if len(network.prices[village]) == 1:
            yield OnlySquare(seat=seat, points=0.8, village=self._id(village))

    def _collected(self) -> Iterator[Fact]:
        """Yield for each species all that the turn brings of it."""
        where = {each.tile: each.spot.zone for each in self._events if isinstance(each, Built)}
        kinds = sum(count > 0 for count in self._has)
        for number, species in enumerate(SPECIES):
            had, has = self._had[number], self._has[number]
            # That one is new goes without saying where all five are there.
            if has == had or (not had and has == 1 and kinds == len(SPECIES)):
                continue
            about: dict[str, Any] = {
                "seat": self._seat, "species": species, "count": has,
                "village": where.get(species, ""),
            }  # fmt: skip
            if had >= ENOUGH:
                yield SpeciesGrown(**about, points=has - had, more=has - had)
            elif has >= ENOUGH:
                yield SpeciesScores(**about, points=has)
            elif not had:
                yield SpeciesNew(**about, points=0.9, kinds=kinds)
            else:
                yield SpeciesBegun(**about, points=1.0)
                yield from self._third(number, has)

    def _third(self, species: int, has: int) -> Iterator[Fact]:
        """Yield a village with the third tile, where the mission leads anyway."""
        network = self._game.network
        missing = [
            village
            for village in bits_of(self._mission & ~self._settled)
            if network.species[village] == species
            and self._filled[village] < len(network.prices[village])
        ]
        if missing and has == ENOUGH - 1:
            at = self._id(missing[0])
            yield MissionThird(seat=self._seat, points=1.0, village=at, is_secret=True)

    def _majorities(self) -> Iterator[Fact]:
        """Yield, with two players, species of which the seat has more now, and had not."""
        if self._game.players != 2 or self._is_first:
            return
        other = 1 - self._seat
        has_other = self._game.counts[other]
        for species, had, has, theirs in zip(SPECIES, self._had, self._has, has_other, strict=True):
            if had <= theirs < has:
                yield MajorityWon(seat=self._seat, points=0.85, species=species, rival=other)

    def _of_mission(self, village: int) -> Iterator[Fact]:
        if self._mission >> village & 1:
            yield MissionReached(
                seat=self._seat, points=PENALTY, saved=PENALTY, village=self._id(village),
                is_secret=True,
            )  # fmt: skip

    def _on_the_way(self, built: int) -> Iterator[Fact]:
        """Yield the village of the mission to which the way has become shortest."""
        nearer = []
        for village in bits_of(self._mission & ~self._camps & ~built):
            links = links_to(self._game, village, self._camps | built)
            if built and links <= _NEAR and links < links_to(self._game, village, self._camps):
                nearer.append((links, village))
        if nearer:
            links, village = min(nearer)
            yield MissionNearer(
                seat=self._seat, points=PENALTY * 0.4**links, village=self._id(village),
                links=links, is_secret=True,
            )  # fmt: skip

    def rather(self) -> Iterator[Fact]:
        """Yield a cheaper camp, where the turn sets up one and no more."""
        built = [each for each in self._events if isinstance(each, Built) and each.tile]
        if len(built) == 1 and not self._is_first:
            village = self._game.network.numbers[built[0].spot.zone]
            yield from Rather(self._game, self._evaluator, village).facts()

    def _against(self, village: int, is_camp: bool) -> Iterator[Fact]:
        """Yield what it costs the rival who wants to go there most, or with a neutral tent, can."""
        prices, filled = self._game.network.prices[village], self._filled[village]
        is_full = filled + 1 >= len(prices)
        dearer = 0 if is_full else (prices[filled + 1] - prices[filled]) // SILVER
        if not (is_full or dearer):
            return
        worth = _ROOM if is_full else _DEARER * dearer
        found = [
            (worth * (2 if village in wanted else 1), -other)
            for other, wanted in self._wanted.items()
            if self._comes(other, village, wanted, is_camp=is_camp, is_full=is_full)
        ]
        if found:
            points, rival = max(found)
            species = self._game.network.species[village]
            lacks = "" if self._game.counts[-rival][species] else SPECIES[species]
            about: dict[str, Any] = {
                "seat": self._seat, "points": points, "rival": -rival, "lacks": lacks,
                "village": self._id(village), "is_neutral": not is_camp,
            }  # fmt: skip
            yield RoomTaken(**about) if is_full else PriceRaised(**about, gold=dearer)

    def _comes(
        self, other: int, village: int, wanted: Sequence[int], *, is_camp: bool, is_full: bool
    ) -> bool:
        """Return whether a rival can go to a village, and probably wants to."""
        bit = 1 << village
        wants = village in wanted or (is_camp and is_full and self._mission & bit)
        return bool(self._reach[other] & bit and (wants or not is_camp))

    def _id(self, village: int) -> str:
        return self._game.network.ids[village]
