"""Puzzles solved by the plainest means: every line is played move by move to its end."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from carcqt.content.aims import GoalAim
from carcqt.content.goals import OtherSeats, Surprise
from carcqt.puzzles.goals import value_of
from carcqt.puzzles.puzzle import Puzzle
from carcqt.rules.game import Game, Outcome, Turn
from carcqt.rules.moves import Move
from carcqt.search.aims import Value


def is_small(puzzle: Puzzle, most: int) -> bool:
    """Whether there are no more turns than so many: counted by their numbers, which is quicker."""
    return _count(puzzle, puzzle.start(), most) >= 0


def _count(puzzle: Puzzle, game: Game[Any], left: int) -> int:
    """How many are left over; fewer than none if there are too many."""
    if puzzle.is_done(game) or left < 0:
        return left
    reply = puzzle.reply(game)
    if puzzle.goal.is_open:
        for turn in range(game.turn_count) if reply is None else [reply]:
            game.push_turn(turn)
            left = _count(puzzle, game, left - 1)
            game.pop_turn()
            if left < 0:
                break
        return left
    turns = map(game.turn, range(game.turn_count)) if reply is None else [reply]
    for *moves, last in list(turns):
        for move in moves:
            game.push(move)
        for outcome in _outcomes(game, last):
            game.push(last, outcome)
            left = _count(puzzle, game, left - 1)
            game.pop()
            if left < 0:
                break
        for _ in moves:
            game.pop()
        if left < 0:
            break
    return left


def _outcomes(game: Game[Any], move: Move) -> Iterator[Outcome]:
    """One after the other: there may be very many."""
    unfinished: list[Outcome] = [()]
    while unfinished:
        outcome = unfinished.pop()
        things = game._next_draw(move, outcome)
        if things is None:
            yield outcome
        else:
            unfinished += [(*outcome, thing) for thing in things]


class Plain:
    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.game = puzzle.start()

    def first_turns(self) -> dict[Turn, Value]:
        return {turn: self._after(turn) for turn in list(self.game.turns())}

    def value(self) -> Value:
        game = self.game
        if self.puzzle.is_done(game):
            return self._worth()
        reply = self.puzzle.reply(game)
        if reply is not None:
            return self._after(reply)
        values = self.first_turns().values()
        return min(values) if _is_against(self.puzzle, game) else max(values)

    def _worth(self) -> int:
        goal, game = self.puzzle.goal, self.game
        if goal.aim not in (GoalAim.POINTS, GoalAim.LEAD):
            return value_of(goal, game)
        scores = game.projected() if goal.is_final else list(game.scores)
        own = scores.pop(goal.seat)
        found = own if goal.aim is GoalAim.POINTS else own - max(scores)
        return found if goal.least is None else int(found >= goal.least)

    def _after(self, turn: Turn) -> Value:
        *moves, last = turn
        for move in moves:
            self.game.push(move)
        found: list[tuple[Fraction, Value]] = []
        outcomes: list[tuple[Outcome, Fraction]] = [((), Fraction(1))]
        if not self.puzzle.goal.is_open:
            outcomes = self.game.outcomes(last)
        for outcome, chance in outcomes:
            self.game.push(last, outcome)
            found.append((chance, self.value()))
            self.game.pop()
        for _ in moves:
            self.game.pop()
        if self.puzzle.goal.surprise is Surprise.WORST:
            return min(value for _, value in found)
        return sum((chance * value for chance, value in found), Fraction())


def _is_against(puzzle: Puzzle, game: Game[Any]) -> bool:
    return puzzle.goal.others is OtherSeats.BEST and game.to_move != puzzle.goal.seat
