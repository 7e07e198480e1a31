"""What a position is worth to each seat: what levels from beginner to expert go by."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import median
from typing import Any, Final, Protocol

from carcqt.players.evaluation import Evaluation, Part, PartKind
from carcqt.players.levels import Sight
from carcqt.rules.game import Game, Turn
from carcqt.rules.moves import Move

_MANY: Final = 400
"""Turns that are looked at for what is ordinary, at most."""


def never() -> bool:
    return False


class Evaluator(Protocol):
    """Values one game as it is pushed and popped. Nothing that the seat to move cannot know may
    make a difference: what is drawn next counts as not yet seen."""

    @property
    def nodes(self) -> int:
        """How many positions it has valued."""

    def values(self) -> Sequence[float]:
        """For each seat, in points."""

    def after_turns(self, is_late: Callable[[], bool] = never) -> dict[int, list[float]]:
        """The values after each turn from here, by its number; after some of them, once it is
        late."""

    def play_on(self, turn: Turn, turns: int) -> Sequence[float]:
        """The values after a turn and so many more, which all seats choose by this evaluation
        alone; or their mean on the way, where the last draw says less than the game so far. The
        game is as it was afterwards."""

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

    def after_turns(self, is_late: Callable[[], bool] = never) -> dict[int, list[float]]:
        return one_by_one(self._game, self.values, is_late)

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
                after = self.after_turns()
                game.push_turn(max(after, key=lambda number: lead(after[number], seat)))
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


def one_by_one(
    game: Game[Any], values: Callable[[], Sequence[float]], is_late: Callable[[], bool]
) -> dict[int, list[float]]:
    """The values after each turn, which is made and taken back."""
    found: dict[int, list[float]] = {}
    for number in range(game.turn_count):
        if found and is_late():
            break
        game.push_turn(number)
        found[number] = list(values())
        game.pop_turn()
    return found


def ordinary(game: Game[Any], valued: Evaluator) -> float:
    """How far ahead the seat to move is after a turn that is neither good nor bad: the one in the
    middle, if each is gone on with as well as can be."""
    seat, best = game.to_move, dict[Move, float]()
    for number in range(0, game.turn_count, -(-game.turn_count // _MANY)):
        first = game.turn(number)[0]
        game.push_turn(number)
        best[first] = max(lead(valued.values(), seat), best.get(first, float("-inf")))
        game.pop_turn()
    return median(best.values())


def lead(values: Sequence[float], seat: int) -> float:
    """How far a seat is ahead: of the best other, and of all others together."""
    others = [value for other, value in enumerate(values) if other != seat]
    return values[seat] - (max(others) + sum(others) / len(others)) / 2
