"""Finds what a turn on an expedition brings, and what it takes from others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from carcqt.players.facts import Fact, PointsNow
from carcqt.players.games.expedition import facts as f
from carcqt.players.games.expedition.camps import NextCamp, links_to, species_points
from carcqt.players.games.expedition.cards import CardFacts
from carcqt.players.games.expedition.plans import paid
from carcqt.players.games.expedition.valuing import CHIP, ExpeditionEvaluator
from carcqt.players.telling import TELLING
from carcqt.rules.events import Scored, points
from carcqt.rules.game import Turn
from carcqt.rules.games.expedition.events import Built, Earned, Hired
from carcqt.rules.games.expedition.facts import FOUND, PENALTY, SILVER, SPECIES, TENT
from carcqt.rules.games.expedition.moves import Choose, Keep
from carcqt.rules.games.expedition.network import bits_of
from carcqt.rules.games.expedition.state import ExpeditionState


def find_facts(
    game: ExpeditionState, evaluator: ExpeditionEvaluator, turn: Turn
) -> tuple[Fact, ...]:
    """Return the facts about a turn, the most important first."""
    first = turn[0]
    if isinstance(first, Choose):
        return tuple(CardFacts(game, evaluator, first).facts())
    if isinstance(first, Keep):
        return (_mission(game, first),)
    finding = _Finding(game, evaluator, turn)
    if found := sorted(finding.facts(), key=lambda fact: -fact.points):
        return (*found, *finding.next)
    return (_saved_for(game, evaluator),)


def _mission(game: ExpeditionState, move: Keep) -> Fact:
    """Return the fact that compares a mission with the one that is put back."""
    network, seat = game.network, game.to_move
    (gold, species, steps), (other_gold, other_species, other_steps) = (
        (
            sum(network.prices[at][0] for at in bits_of(villages)) // SILVER,
            len({network.species[at] for at in bits_of(villages)}),
            _steps_joining(game, villages),
        )
        for mission in game.missions[seat][:: 1 if move.number == 1 else -1]
        for villages in [network.missions[mission]]
    )
    return f.MissionChosen(
        seat=seat, gold=gold, species=species, steps=steps, other_gold=other_gold,
        other_species=other_species, other_steps=other_steps, is_secret=True,
    )  # fmt: skip


def _steps_joining(game: ExpeditionState, villages: int) -> int:
    """Return how many links join villages, if each is joined to the nearest one that is."""
    joined, steps = villages & -villages, 0
    while rest := villages & ~joined:
        links, village = min((links_to(game, at, joined), at) for at in bits_of(rest))
        joined, steps = joined | 1 << village, steps + links
    return steps


def _saved_for(game: ExpeditionState, evaluator: ExpeditionEvaluator) -> Fact:
    """Return the camp for which a turn without one keeps silver."""
    camp = NextCamp(game, evaluator, without=game.may_build(game.to_move))
    if game.is_empty(0) or camp.village is None or camp.rounds is None:
        return f.NothingToGain(seat=game.to_move)
    if camp.rounds:
        return f.CampLater(**camp.about(), rounds=camp.rounds)
    return f.CampClosed(**camp.about())


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
        # Before the first camps stand nobody depends on a village.
        others = [other for other in range(game.players) if other != seat and game.camps[other]]
        self._others: Final = others
        self._events: Final = [event for move in turn for event in game.push(move)]
        self._has: Final = tuple(game.counts[seat])
        self._is_last: Final = game.is_over or not evaluator.planner.rounds(seat)
        self.next: Final = tuple(self._next())
        """What comes after the turn."""
        while len(game.record) > made:
            game.pop()

    def _next(self) -> Iterator[Fact]:
        if not self._game.is_over:
            camp = NextCamp(self._game, self._evaluator)
            if camp.village is not None and (rounds := camp.rounds):
                yield f.CampLater(**camp.about(), rounds=rounds)

    def facts(self) -> Iterator[Fact]:
        yield from self._at_once()
        network, camps = self._game.network, 0
        for event in self._events:
            if isinstance(event, Built) and event.seat == self._seat:
                village = network.numbers[event.spot.zone]
                is_camp = event.piece == self._game.description.pieces[TENT].id
                camps |= is_camp << village
                yield from self._against(village, is_camp=is_camp)
        for village in bits_of(camps & self._mission):
            at = network.ids[village]
            yield f.MissionReached(
                seat=self._seat, points=PENALTY, village=at, saved=PENALTY, is_secret=True
            )
        if self._is_first:
            yield from self._around(camps)
        else:
            yield from self._species()
            yield from self._nearer(camps)

    def _at_once(self) -> Iterator[Fact]:
        """Yield points and silver that the turn brings at once."""
        game, seat = self._game, self._seat
        for event in self._events:
            match event:
                case Scored(seat=self._seat, source="chip"):
                    scored = points(event.items)
                    yield PointsNow(seat=seat, points=scored, kind=CHIP, scored=scored)
                case Earned(seat=self._seat) if silver := points(event.items):
                    yield f.SilverGained(seat=seat, points=TELLING.silver * silver, silver=silver)
                case Hired(seat=self._seat) if silver := paid(game, seat, game.card(seat)):
                    worth = -TELLING.silver * silver
                    yield f.IncomeReplaced(seat=seat, points=worth, silver=silver)

    def _around(self, camps: int) -> Iterator[Fact]:
        """Yield what is around a first camp."""
        network, seat = self._game.network, self._seat
        (village,) = bits_of(camps)
        *_, next_to = network.around[village][:2]
        *_, near = network.around[village][: TELLING.near + 1]
        if count := (self._mission & near & ~camps).bit_count():
            worth = TELLING.mission_near
            yield f.MissionNear(seat=seat, points=worth, count=count, is_secret=True)
        kinds = {network.species[each] for each in bits_of(next_to)}
        yield f.SpeciesAround(seat=seat, points=TELLING.word, count=len(kinds))

    def _species(self) -> Iterator[Fact]:
        """Yield for each species all that the turn brings of it."""
        kinds = sum(count > 0 for count in self._has)
        for at, species in enumerate(SPECIES):
            had, has = self._had[at], self._has[at]
            # That one is new goes without saying where all five are there.
            if has == had or (not had and has == 1 and kinds == len(SPECIES)):
                continue
            more, (rival, is_most) = species_points(has) - species_points(had), self._passed(at)
            if more or rival is not None or not self._is_last:
                worth = more + (rival is not None)
                yield f.SpeciesGained(
                    seat=self._seat, points=worth or TELLING.word, species=species, count=has,
                    kinds=kinds, more=more, is_last=self._is_last, rival=rival, is_most=is_most,
                )  # fmt: skip

    def _passed(self, species: int) -> tuple[int | None, bool]:
        """Return the other one of two players if a majority changes, and who has it now."""
        if self._game.players != 2 or not self._is_last:
            return None, False
        other = 1 - self._seat
        most, had, has = (
            each[species] for each in (self._game.counts[other], self._had, self._has)
        )
        return (other if had <= most <= has else None), has > most

    def _nearer(self, built: int) -> Iterator[Fact]:
        """Yield the village of the mission to which the way has become shortest."""
        game, nearer = self._game, list[tuple[int, int]]()
        for village in bits_of(self._mission & ~self._camps & ~built):
            links = links_to(game, village, self._camps | built)
            if built and links <= TELLING.near and links < links_to(game, village, self._camps):
                nearer.append((links, village))
        if nearer:
            links, village = min(nearer)
            worth, at = PENALTY * TELLING.by_link**links, game.network.ids[village]
            yield f.MissionNearer(seat=self._seat, points=worth, village=at, is_secret=True)

    def _against(self, village: int, *, is_camp: bool) -> Iterator[Fact]:
        """Yield what it costs the rival who wants to go there most, or with a neutral tent, can."""
        network, filled = self._game.network, self._filled[village]
        price, *next_prices = network.prices[village][filled:]
        dearer = (next_prices[0] - price) // SILVER if next_prices else 0
        found = list[tuple[float, int]]()
        for other in self._others:
            wants = village in self._evaluator.plan(other).steps[: TELLING.plans]
            if self._evaluator.planner.reach(other) >> village & 1 and (wants or not is_camp):
                found.append((1.0 + wants, -other))
        if not found:
            return
        wish, rival = max(found)
        about: dict[str, Any] = {
            "seat": self._seat, "village": network.ids[village], "rival": -rival,
        }  # fmt: skip
        if not next_prices:
            yield f.VillageFull(**about, points=wish * TELLING.no_room)
        elif dearer:
            yield f.VillageDearer(**about, points=wish * TELLING.dearer * dearer, gold=dearer)
