"""How a level thinks: the best turns to look at, each played on with other draws again and again.

It knows games through their face and their evaluation alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from carcqt.players.advice import Advice
from carcqt.players.evaluator import Evaluator, lead
from carcqt.players.games import evaluator
from carcqt.players.levels import Sight, Strength
from carcqt.players.reasons import reasons
from carcqt.rules.game import Game, Turn, View
from carcqt.rules.moves import Move
from carcqt.search.limits import Budget, Interrupted, Limits

_SLIP: Final = 8
"""Whoever slips takes any of so many best turns."""


@dataclass
class Candidate:
    number: int
    """Of the turn, where the thinking begins."""
    turn: Turn
    looks: float
    """How far ahead the seat is right after it."""
    total: float = 0.0
    """The sum of leads after it was played on."""
    games: int = 0

    @property
    def value(self) -> float:
        return self.total / self.games if self.games else self.looks


@dataclass
class Thought:
    """One decision of one seat."""

    view: View[Any]
    strength: Strength
    rng: Random
    limits: Limits
    game: Game[Any] = field(init=False)
    evaluator: Evaluator = field(init=False)

    def __post_init__(self) -> None:
        self.game = self.view.imagine(self.rng)
        self.evaluator = evaluator(self.game, self.strength.sight)

    def ranked(self) -> list[Candidate]:
        """All turns, the best one first."""
        budget = Budget(self.limits)
        seat, after = self.game.to_move, self.evaluator.after_turns()
        looks = [values[seat] for values in after]
        if self.strength.denies:
            looks = [lead(values, seat) for values in after]
        found = [Candidate(number, (), value) for number, value in enumerate(looks)]
        # Of equal turns any may be the one.
        self.rng.shuffle(found)
        found.sort(key=lambda each: -each.looks)
        if self.strength.turns:
            budget.nodes += len(found)
            best = found[: self.strength.candidates]
            for each in best:
                each.turn = self.game.turn(each.number)
            self._play_on(best, budget)
            played = [each for each in found if each.games]
            played.sort(key=lambda each: (-each.games, -each.value))
            found = played + [each for each in found if not each.games]
        return found

    def _play_on(self, candidates: list[Candidate], budget: Budget) -> None:
        """Draws are the same for all; whoever falls behind is played on no more."""
        try:
            while len(candidates) > 1:
                for _ in range(4):
                    self._sample(candidates, budget)
                candidates.sort(key=lambda each: -each.value)
                del candidates[max(2, (len(candidates) * 3 + 3) // 4) :]
        except Interrupted:
            pass

    def _sample(self, candidates: Sequence[Candidate], budget: Budget) -> None:
        """One set of draws. What was not finished for all counts for none."""
        game = self.view.imagine(self.rng, again=self.game)
        if game is not self.game:
            self.game, self.evaluator = game, evaluator(game, self.strength.sight)
        leads = [self._play_one(each.turn, budget) for each in candidates]
        for each, value in zip(candidates, leads, strict=True):
            each.total += value
            each.games += 1

    def _play_one(self, turn: Turn, budget: Budget) -> float:
        game, seat, moves, turns = self.game, self.game.to_move, 0, 0
        budget.spend()
        try:
            for move in turn:
                # With other secrets of others the turn may be over before.
                if moves and move not in game.legal_moves:
                    break
                game.push(move)
                moves += 1
            while turns < self.strength.turns and not game.is_over:
                for _ in range(game.turn_count):
                    budget.spend()
                game.push_turn(self.evaluator.best_turn())
                turns += 1
            return lead(self.evaluator.values(), seat)
        finally:
            for _ in range(turns):
                game.pop_turn()
            for _ in range(moves):
                game.pop()

    def pick(self) -> Candidate:
        """The turn that is made: not always the best one, if the level is weak."""
        found, strength = self.ranked(), self.strength
        most = strength.picks
        if strength.slips and self.rng.random() < strength.slips:
            most = _SLIP
        return found[self.rng.randrange(min(most, len(found)))] if most > 1 else found[0]


class LevelPlayer:
    """A level from beginner to expert."""

    def __init__(self, strength: Strength) -> None:
        self.strength: Final = strength

    def choose(
        self, moves: Sequence[Move], view: Callable[[], View[Any]], rng: Random, limits: Limits
    ) -> Turn:
        if len(moves) == 1:
            return (moves[0],)
        thought = Thought(view(), self.strength, rng, limits)
        return thought.game.turn(thought.pick().number)

    def advise(
        self, view: View[Any], rng: Random, limits: Limits, count: int = 3
    ) -> tuple[Advice, ...]:
        thought = Thought(view, self.strength, rng, limits)
        best = thought.ranked()[:count]
        whole = evaluator(thought.game, Sight.WHOLE)
        return tuple(
            Advice(
                thought.game.turn(each.number),
                each.value,
                reasons(thought.game, whole, each.number),
            )
            for each in best
        )
