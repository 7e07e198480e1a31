"""How a level thinks on an expedition: move by move, each played on with other chance."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from carcqt.players.advice import Advice, Reason
from carcqt.players.evaluator import lead
from carcqt.players.games.expedition.policy import Policy
from carcqt.players.games.expedition.reasons import reasons_for
from carcqt.players.games.expedition.secrets import Mix, drawn_from, matched_regrets
from carcqt.players.games.expedition.valuing import ExpeditionEvaluator
from carcqt.players.levels import Sight, Strength
from carcqt.rules.events import points
from carcqt.rules.game import Turn, View
from carcqt.rules.games.expedition.facts import BUILD, INCOME, OFFER
from carcqt.rules.games.expedition.moves import Choose
from carcqt.rules.games.expedition.state import ExpeditionState
from carcqt.rules.moves import Move
from carcqt.search.limits import Budget, Interrupted, Limits

_SLIP: Final = 6
_COST: Final = 80
"""Nodes for a turn that is played on: it costs so many times what one does over a kernel."""
_ROUNDS: Final = 400
"""Of regrets."""
_RARE: Final = 0.08
"""Cards that should be chosen more seldom than that are not."""
_TEMPO: Final = 0.12
"""Points for moving before somebody else, for each village that both want."""
_EXACT: Final = 300
"""Whole turns that are looked at in the last round."""


@dataclass
class MoveCandidate:
    move: Move
    looks: float
    """How far ahead the seat is right after it."""
    total: float = 0.0
    games: int = 0

    @property
    def value(self) -> float:
        return self.total / self.games if self.games else self.looks


class ExpeditionThought:
    """One decision of one seat."""

    def __init__(self, view: View[Any], strength: Strength, rng: Random, limits: Limits) -> None:
        self._view, self._strength, self._rng = view, strength, rng
        self._limits: Final = limits
        self.game = self._imagined()
        self._seat: Final = self.game.to_move
        self._evaluator = ExpeditionEvaluator(self.game, strength.sight, self._seat)

    def _imagined(self) -> ExpeditionState:
        game = self._view.imagine(self._rng)
        if not isinstance(game, ExpeditionState):
            raise TypeError(game)
        return game

    def choose(self) -> Turn:
        """The next move alone: what follows it may bring to light what nobody knows yet."""
        found, strength = self.ranked(), self._strength
        most = strength.picks
        if strength.slips and self._rng.random() < strength.slips:
            most = _SLIP
        if self.game.phase == INCOME and most == 1:
            return (self._drawn(found).move,)
        return (found[self._rng.randrange(min(most, len(found)))].move,)

    def advise(self, count: int) -> tuple[Advice, ...]:
        found = self.ranked()
        if self.game.phase == INCOME:
            found.sort(key=lambda each: -each.value)
        found = found[:count]
        # Later ones are not told to be better than those before them.
        most = found[0].value
        advice = []
        for each in found:
            most = min(most, each.value)
            turn = self._whole(each.move)
            advice.append(Advice(turn, most, self._reasons(turn)))
        return tuple(advice)

    def _reasons(self, turn: Turn) -> tuple[Reason, ...]:
        whole = ExpeditionEvaluator(self.game, Sight.WHOLE, self._seat)
        return reasons_for(self.game, whole, turn)

    def ranked(self) -> list[MoveCandidate]:
        """All moves, the best one first."""
        found = [MoveCandidate(move, self._looks(move)) for move in self.game.choices()]
        self._rng.shuffle(found)
        found.sort(key=lambda each: -each.looks)
        strength = self._strength
        if not strength.turns or len(found) == 1:
            return found
        budget = Budget(self._limits)
        at_end = not self.game.left_in(0) and self.game.phase in (BUILD, OFFER)
        try:
            if strength.exact and at_end:
                self._to_the_end(found, budget)
            else:
                self._play_on(found[: strength.candidates], budget)
        except Interrupted:
            pass
        played = [each for each in found if each.games]
        played.sort(key=lambda each: (-each.games, -each.value))
        return played + [each for each in found if not each.games]

    def _looks(self, move: Move) -> float:
        game = self.game
        game.push(move)
        value = self._lead()
        game.pop()
        return value

    def _lead(self) -> float:
        values = self._evaluator.values()
        return lead(values, self._seat) if self._strength.denies else values[self._seat]

    # Cards.

    def _drawn(self, found: Sequence[MoveCandidate]) -> MoveCandidate:
        """A card, so that nobody can be sure which."""
        mix = self._mixes(found)[self._seat]
        return found[drawn_from(mix, self._rng, _RARE)]

    def _mixes(self, found: Sequence[MoveCandidate]) -> list[Mix]:
        """How often everyone should choose each card; the seat's own in the order given."""
        game = self.game
        cards = [[each.card for each in game.network.hand(hand)] for hand in game.hands]
        cards[self._seat] = [_card(each.move) for each in found]
        worth = [self._card_worths(seat, cards[seat]) for seat in range(game.players)]
        worth[self._seat] = [each.value for each in found]
        ranks = [
            [
                (points(game.worth_of(game.network.cards[card], seat)),
                 game.network.cards[card].ties[seat])
                for card in cards[seat]
            ]
            for seat in range(game.players)
        ]  # fmt: skip
        tempo = self._tempo()

        def payoff(player: int, made: Sequence[int]) -> float:
            got = worth[player][made[player]]
            own = ranks[player][made[player]]
            for other, choice in enumerate(made):
                if other != player and own > ranks[other][choice]:
                    got += tempo[player][other]
            return got

        counts = [len(hand) for hand in cards]
        return matched_regrets(counts, payoff, self._rng, _ROUNDS)

    def _card_worths(self, seat: int, cards: Sequence[int]) -> list[float]:
        """What each card of another seat is worth to it beside the order."""
        game, found = self.game, []
        before = game.chosen[seat]
        for card in cards:
            game.chosen[seat] = card
            found.append(self._evaluator.planner.silver(seat) * _POINTS)
        game.chosen[seat] = before
        return found

    def _tempo(self) -> list[list[float]]:
        """For each seat, what it is worth to move before each other one."""
        game, evaluator = self.game, self._evaluator
        wanted = [
            sum(1 << v for v in evaluator.plan(seat).steps[:3]) for seat in range(game.players)
        ]
        reach = [evaluator.planner.reach(seat) for seat in range(game.players)]
        return [
            [
                _TEMPO * (wanted[seat] & reach[other]).bit_count()
                for other in range(game.players)
            ]
            for seat in range(game.players)
        ]  # fmt: skip

    # Playing on.

    def _play_on(self, candidates: list[MoveCandidate], budget: Budget) -> None:
        """Chance is the same for all; whoever falls behind is played on no more."""
        while len(candidates) > 1:
            for _ in range(4):
                self._sample(candidates, budget)
            candidates.sort(key=lambda each: -each.value)
            if self.game.phase != INCOME:
                del candidates[max(2, (len(candidates) * 3 + 3) // 4) :]

    def _sample(self, candidates: Sequence[MoveCandidate], budget: Budget) -> None:
        game = self._imagined()
        seed = self._rng.random()
        leads = [self._played(game, each.move, Random(seed), budget) for each in candidates]
        for each, value in zip(candidates, leads, strict=True):
            each.total += value
            each.games += 1

    def _played(self, game: ExpeditionState, move: Move, rng: Random, budget: Budget) -> float:
        evaluator = ExpeditionEvaluator(game, Sight.WHOLE, self._seat)
        policy = Policy(game, evaluator.planner, rng)
        made = len(game.record)
        last = game.round + self._strength.rounds
        try:
            _spend(budget)
            game.push(move)
            while not game.is_over and (game.round < last or game.phase in (BUILD, OFFER)):
                _spend(budget)
                policy.play_turn()
            return lead(evaluator.values(), self._seat)
        finally:
            while len(game.record) > made:
                game.pop()

    def _to_the_end(self, found: Sequence[MoveCandidate], budget: Budget) -> None:
        """In the last round every turn is followed to the end of the game."""
        best = {each.move: each for each in found}
        turns = []
        for turn in self.game.turns():
            turns.append(turn)
            if len(turns) == _EXACT:
                break
        after: dict[Move, float] = {}
        for turn in turns:
            value = self._final(turn, budget)
            after[turn[0]] = max(value, after.get(turn[0], float("-inf")))
        for move, value in after.items():
            best[move].total, best[move].games = value, 1

    def _final(self, turn: Turn, budget: Budget) -> float:
        game = self.game
        made = len(game.record)
        try:
            for move in turn:
                game.push(move)
            policy = Policy(game, self._evaluator.planner, Random(0))
            _spend(budget)
            while not game.is_over:
                _spend(budget)
                policy.play_turn()
            ahead = lead([float(score) for score in game.scores], self._seat)
            # Ties are settled by tiles and money.
            return ahead + 0.01 * sum(game.counts[self._seat]) + 0.0001 * game.money[self._seat]
        finally:
            while len(game.record) > made:
                game.pop()

    def _whole(self, move: Move) -> Turn:
        """The turn that begins with a move, gone on with as the evaluation would."""
        game, made = self.game, len(self.game.record)
        secret = game.phase == INCOME
        turn = [move]
        game.push(move)
        while not secret and not game.turn_has_ended(self._seat):
            best = max(game.choices(), key=self._looks)
            turn.append(best)
            game.push(best)
        while len(game.record) > made:
            game.pop()
        return tuple(turn)


_POINTS: Final = 0.13
"""For a silver."""


def _spend(budget: Budget) -> None:
    for _ in range(_COST):
        budget.spend()


def _card(move: Move) -> int:
    if not isinstance(move, Choose):
        raise TypeError(move)
    return move.card
