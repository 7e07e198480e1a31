"""Best play from any moment of a line: what the solver follows, and what a try is answered with."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from typing import Final

from carcqt.puzzles.puzzle import Puzzle
from carcqt.puzzles.solution import Line, LineStep, Solution, SolvedTurn
from carcqt.puzzles.valuing import TO_THE_END, ValuedTurns
from carcqt.rules.game import Outcome, Played, Turn
from carcqt.search.aims import Chance, Value
from carcqt.search.limits import Budget, Limits
from carcqt.search.ordering import candidates


class BestPlay:
    """Of the moment that its game is in."""

    def __init__(self, puzzle: Puzzle, budget: Budget) -> None:
        self.first: Final = ValuedTurns(puzzle, budget)

    def value(self) -> Value:
        return self.first.tree.value(TO_THE_END, *self.first.window)

    def turns(self) -> list[Turn]:
        """All that are best for who chooses, those that are one once; of replies that are equally
        good, the first. What a script says, where one is followed."""
        game, aim, tree = self.first.game, self.first.aim, self.first.tree
        if (reply := self.first.puzzle.reply(game)) is not None:
            return [reply]
        best, found = self.value(), []
        for number in candidates(game, aim):
            if aim.raises(game.to_move):
                if tree.after(number, TO_THE_END, best - 1, best) >= best:
                    found.append(number)
            elif tree.after(number, TO_THE_END, best, best + 1) <= best:
                return [game.turn(number)]
        return [game.turn(number) for number in self.first.apart(found)]

    def outcome(self, turn: int | Turn) -> Outcome:
        """What chance brings after a turn: the worst for the goal, or where means count, the
        likeliest; nothing where the piles decide."""
        aim, tree = self.first.aim, self.first.tree
        if aim.chance is Chance.GIVEN:
            return ()
        outcomes = self.first.game.turn_outcomes(turn)
        if aim.chance is Chance.EXPECTED or len(outcomes) == 1:
            return max(outcomes, key=lambda pair: pair[1])[0]
        values = [
            tree.along(turn, outcome, TO_THE_END, *self.first.window) for outcome, _ in outcomes
        ]
        return outcomes[values.index(min(values))][0]

    def value_of(self, turn: Turn) -> Value:
        """What a turn of the seat to move comes to."""
        return self.first.tree.after(turn, TO_THE_END, *self.first.window)

    def along(self, turns: Sequence[Turn], line: Line = ()) -> Generator[Line]:
        """Best play to the end, after each of these turns: all best turns of the seat, the first of
        the best replies, and one of the things that chance may bring."""
        game = self.first.game
        for turn in turns:
            outcome, seat = self.outcome(turn), game.to_move
            game.push_turn(turn, outcome)
            told = (*line, LineStep(seat, turn, game.record[-1][1]))
            try:
                if self.first.puzzle.is_done(game):
                    yield told
                else:
                    yield from self.along(self.turns(), told)
            finally:
                # Also where nobody asks for more lines.
                game.pop_turn()


def best_after(
    puzzle: Puzzle, record: Iterable[Played], limits: Limits
) -> tuple[Value, Sequence[Turn]]:
    """When a line has begun so: what it still comes to, and the best turns of the seat to move. It
    raises `Interrupted` where the limits are too narrow."""
    play = BestPlay(puzzle, Budget(limits))
    for move, outcome in record:
        play.first.game.push(move, outcome)
    if puzzle.is_done(play.first.game):
        return play.first.aim.value(play.first.game), ()
    return play.value(), play.turns()


def outcome_after(puzzle: Puzzle, record: Iterable[Played], turn: Turn, limits: Limits) -> Outcome:
    """When a line has begun so, what chance brings after a turn, as the puzzle has it."""
    play = BestPlay(puzzle, Budget(limits))
    for move, outcome in record:
        play.first.game.push(move, outcome)
    return play.outcome(turn)


def answer_to(puzzle: Puzzle, solution: Solution, turn: Turn) -> SolvedTurn | None:
    """What is known of a first turn that somebody has made, also where another one that does the
    same stands for it."""
    known = {each: solved for solved in solution.turns for each in (solved.moves, *solved.same)}
    if turn in known:
        return known[turn]
    game = puzzle.start()
    return next((known[each] for each in known if game.are_alike(turn, each)), None)
