"""What a position of an expedition is worth to each seat, in points."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from carcqt.players.evaluation import Evaluation, Part, PartKind
from carcqt.players.evaluator import lead, never, one_by_one
from carcqt.players.games.expedition.plans import Plan, Planner
from carcqt.players.games.expedition.policy import Policy
from carcqt.players.levels import Sight
from carcqt.rules.game import Game, Turn
from carcqt.rules.games.expedition.facts import CHIPS, ENOUGH, NEUTRAL, PENALTY, SPECIES
from carcqt.rules.games.expedition.network import bits_of
from carcqt.rules.games.expedition.state import ExpeditionState

_SPARE: Final = 0.03
"""Points for a silver that no plan needs: in the end it settles ties."""
_STANDS: Final = 0.08
"""Points for a camp that stands already: what is planned may still go wrong."""
_FAR: Final = 0.2
"""Points that a village of one's mission may cost for each link that it is away,"""
_SCARCE: Final = 0.4
"""and where others can take its last squares: beyond what is planned."""
_NEUTRAL: Final = 0.15
"""Points for a neutral tent that is kept, as long as there are some rounds left to use it."""
_USED_IN: Final = 6
"""Rounds."""
_SETS: Final = (0.0, 0.4, 1.4)
"""Points that few tiles of a species promise to those who do not look at what may come."""
_SILVER: Final = 0.1
"""And what they take a silver for."""
_EVEN: Final = 0.35
"""How likely the majority of a species is won by one who is as far as the other."""
_BY_TILE: Final = 0.3
"""And how much likelier by each tile more."""
MISSION: Final = "mission"
CHIP: Final = "chip"
MAJORITY: Final = "majority"
MONEY: Final = "money"
CAMPS: Final = "tent"
TENTS: Final = "neutral"
_OWN: Final = ("", *SPECIES, MISSION, CAMPS, MONEY, TENTS)
"""What a seat has by itself."""


class ExpeditionEvaluator:
    """Values one game as it is pushed and popped, as one seat sees it: it knows its own mission and
    no other's."""

    def __init__(
        self, game: Game[Any], sight: Sight = Sight.WHOLE, seat: int | None = None
    ) -> None:
        if not isinstance(game, ExpeditionState):
            raise TypeError(game)
        self._game: Final = game
        self._sight: Final = sight
        self.planner: Final = Planner(game)
        self.seat = game.to_move if seat is None else seat
        self.nodes = 0

    def values(self) -> Sequence[float]:
        self.nodes += 1
        game = self._game
        if game.is_over:
            return [float(score) for score in game.scores]
        found = [0.0] * game.players
        if self._sight in (Sight.NOVICE, Sight.PLAIN):
            parts = self._parts()
        else:
            plans = self._plans()
            for seat, plan in enumerate(plans):
                for points in self._own(seat, plan):
                    found[seat] += points
            parts = [*self._chips(plans), *self._majorities(plans)]
        for seat, _, points in parts:
            found[seat] += points
        return found

    def ahead(self, seat: int) -> float:
        """How far a seat is ahead, as it sees it itself."""
        own, self.seat = self.seat, seat
        values = self.values()
        self.seat = own
        return lead(values, seat)

    def policy(self, rng: Random) -> Policy:
        """How everyone plays on from here."""
        return Policy(self._game, self.planner, self.ahead, rng)

    def evaluation(self) -> Evaluation:
        game = self._game
        if game.is_over:
            scored = enumerate(game.scores)
            return Evaluation(tuple(Part(seat, PartKind.SCORED, points) for seat, points in scored))
        return Evaluation(
            tuple(Part(seat, _KINDS.get(what, PartKind.HELD), points, what)
                  for seat, what, points in self._parts() if points)
        )  # fmt: skip

    def after_turns(self, is_late: Callable[[], bool] = never) -> dict[int, list[float]]:
        return one_by_one(self._game, self.values, is_late)

    def play_on(self, turn: Turn, turns: int) -> Sequence[float]:
        game, made = self._game, len(self._game.record)
        policy = self.policy(Random(0))
        try:
            for move in turn:
                game.push(move)
            for _ in range(turns):
                if not game.is_over:
                    policy.play_turn()
            return self.values()
        finally:
            while len(game.record) > made:
                game.pop()

    def mission(self, seat: int) -> int:
        """As bits, as far as it is known to the seat whose view this is."""
        game = self._game
        known = seat == self.seat or self._sight is Sight.TRUTH
        return game.network.missions[game.missions[seat][0]] if known else 0

    def plan(self, seat: int) -> Plan:
        return self.planner.plan(seat, self.mission(seat))

    def _parts(self) -> list[tuple[int, str, float]]:
        if self._sight in (Sight.NOVICE, Sight.PLAIN):
            return [part for seat in range(self._game.players) for part in self._now(seat)]
        plans = self._plans()
        found = [
            (seat, what, points)
            for seat, plan in enumerate(plans)
            for what, points in zip(_OWN, self._own(seat, plan), strict=True)
        ]
        return [*found, *self._chips(plans), *self._majorities(plans)]

    def _plans(self) -> list[Plan]:
        return [self.plan(seat) for seat in range(self._game.players)]

    def _own(self, seat: int, plan: Plan) -> list[float]:
        """What a seat has and will have by itself, in the order of `_OWN`."""
        game = self._game
        kept = _NEUTRAL * min(1.0, game.rounds_to_come / _USED_IN)
        return [
            float(game.scores[seat]),
            *plan.sets,
            -PENALTY * plan.missing - self._risk(seat),
            _STANDS * game.camps[seat].bit_count(),
            _SPARE * min(plan.spare, 30),
            kept * game.supplies[seat][NEUTRAL],
        ]

    def _risk(self, seat: int) -> float:
        """Points that a mission may cost though it is planned."""
        game = self._game
        camps, risk = game.camps[seat], 0.0
        missing = self.mission(seat) & ~camps
        if not camps or not missing:
            return 0.0
        contested = self.planner.contested(seat)
        for village in bits_of(missing):
            rings = game.network.around[village]
            away = next((far for far, near in enumerate(rings) if near & camps), len(rings))
            risk += _FAR * (away - 1)
            if contested >> village & 1:
                risk += _SCARCE
        return risk

    def _chips(self, plans: Sequence[Plan]) -> list[tuple[int, str, float]]:
        """Chips go to those who are there first; how sure that is follows from the rounds left."""
        game = self._game
        racing = [
            (plan.complete_after, seat)
            for seat, plan in enumerate(plans)
            if plan.complete_after is not None and not game.chips[seat]
        ]
        if not racing:
            return []
        left = [chip for chip in CHIPS[game.players] if chip not in game.chips]
        rounds = game.rounds_to_come + 1
        found = []
        for time, seat in racing:
            before = sum(
                min(1.0, max(0.0, 0.5 + (time - other) / 4))
                for other, rival in racing
                if rival != seat
            )
            low = int(before)
            high = min(low + 1, len(left) - 1)
            low = min(low, len(left) - 1)
            part = before - int(before)
            chip = left[low] * (1 - part) + left[high] * part if left else 0.0
            sure = min(1.0, max(0.3, 1.5 - time / rounds))
            found.append((seat, CHIP, chip * sure))
        return found

    def _majorities(self, plans: Sequence[Plan]) -> list[tuple[int, str, float]]:
        found: list[tuple[int, str, float]] = []
        counts = [plan.counts for plan in plans] if self._game.players == 2 else []
        for seat, own in enumerate(counts):
            total = 0.0
            for mine, other in zip(own, counts[1 - seat], strict=True):
                total += min(0.95, max(0.02, _EVEN + _BY_TILE * (mine - other)))
            found.append((seat, MAJORITY, total))
        return found

    def _now(self, seat: int) -> list[tuple[int, str, float]]:
        """For levels that see what there is, and not what may come of it."""
        game = self._game
        found = [(seat, "", float(game.scores[seat]))]
        for count, name in zip(game.counts[seat], SPECIES, strict=True):
            found.append((seat, name, count if count >= ENOUGH else _SETS[count]))
        found.append((seat, MONEY, _SILVER * game.money[seat]))
        if self._sight is Sight.PLAIN:
            missing = (self.mission(seat) & ~game.camps[seat]).bit_count()
            found.append((seat, MISSION, -PENALTY * missing))
            absent = game.counts[seat].count(0)
            if absent and not game.chips[seat]:
                found.append((seat, CHIP, game.next_chip * 0.6**absent))
        return found


_KINDS: Final = {
    "": PartKind.SCORED, MONEY: PartKind.HAND, TENTS: PartKind.HAND, CAMPS: PartKind.PLACE,
}  # fmt: skip
