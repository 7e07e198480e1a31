"""What a position is worth to each seat: what levels from beginner to expert go by."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol

from carcqt.players.advice import Evaluation, Part, PartKind
from carcqt.players.levels import Sight
from carcqt.rules.game import Game, Turn


class Evaluator(Protocol):
    """Values one game as it is pushed and popped. Nothing that the seat to move cannot know may
    make a difference: what is drawn next counts as not yet seen."""

    @property
    def nodes(self) -> int:
        """How many positions it has valued."""

    def values(self) -> Sequence[float]:
        """For each seat, in points."""

    def after_turns(self) -> list[list[float]]:
        """The values after each turn from here, by its number."""

    def play_on(self, turn: Turn, turns: int) -> Sequence[float]:
        """The values after a turn and so many more, which all seats choose by this evaluation
        alone. The game is as it was afterwards."""

    def evaluation(self) -> Evaluation:
        """The same as `values`, in parts that reasons are made of."""


class OutlookEvaluator:
    """For any game: what would count now."""

    def __init__(self, game: Game[Any], sight: Sight) -> None:
        self._game: Final = game
        self.nodes = 0

    def values(self) -> Sequence[float]:
        self.nodes += 1
        return self._game.outlook()

    def after_turns(self) -> list[list[float]]:
        game, found = self._game, []
        for number in range(game.turn_count):
            game.push_turn(number)
            found.append(list(self.values()))
            game.pop_turn()
        return found

    def play_on(self, turn: Turn, turns: int) -> Sequence[float]:
        game, moves, made = self._game, 0, 0
        try:
            for move in turn:
                # With other secrets of others the turn may be over before.
                if moves and move not in game.legal_moves:
                    break
                game.push(move)
                moves += 1
            while made < turns and not game.is_over:
                seat = game.to_move
                leads = [lead(values, seat) for values in self.after_turns()]
                game.push_turn(leads.index(max(leads)))
                made += 1
            return self.values()
        finally:
            for _ in range(made):
                game.pop_turn()
            for _ in range(moves):
                game.pop()

    def evaluation(self) -> Evaluation:
        parts = [Part(seat, PartKind.SCORED, score) for seat, score in enumerate(self._game.scores)]
        for seat, value in enumerate(self.values()):
            parts.append(Part(seat, PartKind.REGION, value - self._game.scores[seat]))
        return Evaluation(tuple(parts))


def lead(values: Sequence[float], seat: int) -> float:
    """How far a seat is ahead: of the best other, and of all others together."""
    others = [value for other, value in enumerate(values) if other != seat]
    return values[seat] - (max(others) + sum(others) / len(others)) / 2
