"""Why a turn on an expedition is good: what it brings, and what it takes from others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from carcqt.players.advice import Reason, ReasonKind
from carcqt.players.games.expedition.plans import paid
from carcqt.players.games.expedition.valuing import (
    CAMPS,
    CHIP,
    MISSION,
    MONEY,
    ExpeditionEvaluator,
)
from carcqt.rules.events import Event, Scored, points
from carcqt.rules.game import Turn
from carcqt.rules.games.expedition.events import Built, Earned
from carcqt.rules.games.expedition.facts import (
    CLOSES as CLOSED,
)
from carcqt.rules.games.expedition.facts import (
    ENOUGH,
    GUIDE,
    PENALTY,
    SILVER,
    SPECIES,
    TENT,
)
from carcqt.rules.games.expedition.moves import Build, Choose, Keep
from carcqt.rules.games.expedition.network import bits_of
from carcqt.rules.games.expedition.state import ExpeditionState

CARDS: Final = "cards"
WAY: Final = "way"
CHEAPER: Final = "cheaper"
CLOSER: Final = "closer"
SAVES: Final = "saves"
"""For a camp that cannot be paid yet."""
PAYS: Final = "pays"
"""For a camp that could not be paid before."""
SHORT: Final = "short"
"""No card brings enough."""
_SILVER: Final = 0.13
"""Points for one."""
_NEAR: Final = 2
"""Links to a village of the mission that are worth a word, at most."""
_ROOM: Final = 1.0
"""Points that it is worth to leave somebody else no room where it wants to go,"""
_DEARER: Final = 0.3
"""and for each gold more that it has to pay there."""


def reasons_for(
    game: ExpeditionState, evaluator: ExpeditionEvaluator, turn: Turn
) -> tuple[Reason, ...]:
    """The most important first."""
    first = turn[0]
    if isinstance(first, Choose):
        return tuple(_of_card(game, evaluator, first))
    if isinstance(first, Keep):
        return tuple(_of_kept(game, first, game.to_move))
    told = _Told(game, evaluator, turn)
    found = sorted(told.reasons(), key=lambda reason: -reason.points)
    if not found:
        found += _of_rest(game, evaluator)
    return tuple(found)


def _of_rest(game: ExpeditionState, evaluator: ExpeditionEvaluator) -> Iterator[Reason]:
    """What is not spent is kept for something, as long as there are rounds to come."""
    seat = game.to_move
    if game.is_empty(0):
        yield Reason(ReasonKind.QUIET, 0.0, seat)
        return
    for village, price in _next_camps(game, evaluator, seat):
        if price > game.money[seat]:
            yield _camp(game, evaluator, ReasonKind.KEEPS, SAVES, village, price)
            break
    can_build = any(isinstance(move, Build) for move in game.choices())
    yield Reason(ReasonKind.AVOIDS if can_build else ReasonKind.QUIET, 0.0, seat, CAMPS)


def _next_camps(
    game: ExpeditionState, evaluator: ExpeditionEvaluator, seat: int
) -> Iterator[tuple[int, int]]:
    """The villages within reach that a seat will probably build in next, and what they cost in
    silver."""
    reach, network = evaluator.planner.reach(seat), game.network
    for village in evaluator.plan(seat).steps:
        prices = network.prices[village][game.filled[village] :]
        if reach >> village & 1 and prices:
            yield village, prices[0]


def _camp(
    game: ExpeditionState,
    evaluator: ExpeditionEvaluator,
    kind: ReasonKind,
    what: str,
    village: int,
    price: int,
) -> Reason:
    """Of a camp that may be set up later, and its price in gold."""
    seat = game.to_move
    secret = bool(evaluator.mission(seat) >> village & 1)
    return Reason(
        kind, 0.5, seat, what, -(-price // SILVER), village=game.network.ids[village],
        is_secret=secret,
    )  # fmt: skip


def _of_card(
    game: ExpeditionState, evaluator: ExpeditionEvaluator, move: Choose
) -> Iterator[Reason]:
    seat, cards = game.to_move, game.network.cards
    card = cards[move.card]
    silver, announced = max(0, paid(game, seat, card)), points(game.worth_of(card, seat))
    if game.protects(card):
        yield Reason(ReasonKind.ADVANCES, 1.0, seat, GUIDE)
    lost = max(0, announced - silver)
    what = game.event if lost else MONEY
    yield Reason(ReasonKind.ADVANCES, _SILVER * silver, seat, what, silver, ahead=lost)
    others = [paid(game, seat, cards[each.card]) for each in game.network.hand(game.hands[seat])]
    village, price = next(_next_camps(game, evaluator, seat), (0, 0))
    if price and (game.event not in CLOSED or game.protects(card)):
        had = game.money[seat]
        if had < price <= had + silver:
            yield _camp(game, evaluator, ReasonKind.ADVANCES, PAYS, village, price)
        elif had + max(others) < price:
            yield _camp(game, evaluator, ReasonKind.AVOIDS, SHORT, village, price)
    hand = game.network.hand(game.hands[seat])
    shown = [points(game.worth_of(cards[each.card], seat)) for each in hand]
    # What this round's event takes is no reason to play a good card.
    pairs = zip(others, shown, strict=True)
    better = sum(other > silver or (lost > 0 and face > announced) for other, face in pairs)
    if game.left_in(0) and better:
        yield Reason(ReasonKind.KEEPS, 0.0, seat, CARDS, better)


def _of_kept(game: ExpeditionState, move: Keep, seat: int) -> Iterator[Reason]:
    """A mission, compared to the one that is put back."""
    network, both = game.network, game.missions[seat]
    kept, other = (
        bits_of(network.missions[mission])
        for mission in (both if move.number == 1 else reversed(both))
    )
    gold = [
        sum(network.prices[each][0] for each in villages) // SILVER for villages in (kept, other)
    ]
    if gold[0] < gold[1]:
        yield Reason(ReasonKind.KEEPS, 1.0, seat, CHEAPER, gold[1] - gold[0])
    if _apart(game, kept) < _apart(game, other):
        yield Reason(ReasonKind.KEEPS, 0.5, seat, CLOSER)
    species = len({network.species[village] for village in kept})
    yield Reason(ReasonKind.KEEPS, 0.0, seat, MISSION, species)


def _apart(game: ExpeditionState, villages: list[int]) -> int:
    """The links between each two of some villages, all together."""
    bits = [1 << village for village in villages]
    return sum(_links(game, village, bit) for village in villages for bit in bits)


def _links(game: ExpeditionState, village: int, camps: int) -> int:
    """How far a village is from the nearest camp."""
    rings = game.network.around[village]
    return next((far for far, near in enumerate(rings) if near & camps), len(rings))


class _Told:
    """What can be told of a turn: how it was before, and what happened."""

    def __init__(self, game: ExpeditionState, evaluator: ExpeditionEvaluator, turn: Turn) -> None:
        seat, made = game.to_move, len(game.record)
        self._game, self._seat = game, seat
        self._mission: Final = evaluator.mission(seat)
        self._camps: Final = game.camps[seat]
        self._had: Final = tuple(game.counts[seat])
        self._filled: Final = tuple(game.filled)
        others = [other for other in range(game.players) if other != seat and game.camps[other]]
        # Before the first camps stand nobody depends on a village.
        self._wanted: Final = {other: evaluator.plan(other).steps for other in others}
        self._reach: Final = {other: evaluator.planner.reach(other) for other in others}
        self._events: Final[list[Event]] = []
        for move in turn:
            self._events.extend(game.push(move))
        self._has: Final = tuple(game.counts[seat])
        while len(game.record) > made:
            game.pop()

    def reasons(self) -> Iterator[Reason]:
        yield from self._collected()
        built = 0
        for event in self._events:
            match event:
                case Scored(seat=self._seat, source="chip"):
                    chip = points(event.items)
                    yield Reason(ReasonKind.CLOSES, chip, self._seat, CHIP, chip)
                case Earned(seat=self._seat):
                    silver = points(event.items)
                    yield Reason(ReasonKind.ADVANCES, _SILVER * silver, self._seat, MONEY, silver)
                case Built(seat=self._seat):
                    village = self._game.network.numbers[event.spot.zone]
                    if event.piece == self._game.description.pieces[TENT].id:
                        built |= 1 << village
                        yield from self._of_mission(village)
                    yield from self._against(village, bool(event.tile))
        yield from self._on_the_way(built)

    def _collected(self) -> Iterator[Reason]:
        """For each species, all that the turn brings of it."""
        where = {each.tile: each.spot.zone for each in self._events if isinstance(each, Built)}
        for species, had, has in zip(SPECIES, self._had, self._has, strict=True):
            if has == had:
                continue
            kind, worth = ReasonKind.COLLECTS, has if has >= ENOUGH else 0.5 * has
            if had >= ENOUGH:
                kind, worth = ReasonKind.GROWS, has - had
            yield Reason(kind, worth, self._seat, species, has, village=where.get(species, ""))

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
            links = _links(self._game, village, self._camps | built)
            if built and links <= _NEAR and links < _links(self._game, village, self._camps):
                nearer.append((links, village))
        if nearer:
            links, village = min(nearer)
            worth = PENALTY * 0.4**links
            yield Reason(
                ReasonKind.ADVANCES, worth, self._seat, WAY, links, village=self._id(village),
                is_secret=True,
            )  # fmt: skip

    def _against(self, village: int, is_camp: bool) -> Iterator[Reason]:
        """What it costs others who want to go there, or in case of a neutral tent, can."""
        game, bit = self._game, 1 << village
        prices, filled = game.network.prices[village], self._filled[village]
        for other, wanted in self._wanted.items():
            if village not in wanted and (is_camp or not self._reach[other] & bit):
                continue
            full = filled + 1 >= len(prices)
            dearer = 0 if full else (prices[filled + 1] - prices[filled]) // SILVER
            if full or dearer:
                worth = (_ROOM if full else _DEARER * dearer) * (2 if village in wanted else 1)
                yield Reason(ReasonKind.SPOILS, worth, other, "", dearer, village=self._id(village))

    def _id(self, village: int) -> str:
        return self._game.network.ids[village]
