"""A puzzle without what does not matter to its answer: fewer tiles, pieces and draws to look at."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

from carcqt.content.goals import OtherSeats
from carcqt.puzzles.difficulty import difficulty_of
from carcqt.puzzles.games import TRIMMED_EXTRA
from carcqt.puzzles.puzzle import Puzzle
from carcqt.puzzles.solution import Solution
from carcqt.puzzles.solver import solve
from carcqt.rules.games import GAMES
from carcqt.rules.geometry import Square
from carcqt.rules.moves import Lay
from carcqt.rules.position import LaidTile, Position
from carcqt.rules.tilelaying.game import TileLaying
from carcqt.search.aims import Value
from carcqt.search.limits import Limits


def trimmed(puzzle: Puzzle, solution: Solution, limits: Limits) -> tuple[Puzzle, Solution]:
    """What is left has the same answer, which brings as much and is as clear; it is proven anew
    with every step. On maps everything stays."""
    if not issubclass(GAMES[puzzle.game], TileLaying) or not solution.lines:
        return puzzle, solution
    trimming = _Trimming(puzzle, solution, limits)
    trimming.run()
    return trimming.puzzle, trimming.solution


class _Trimming:
    def __init__(self, puzzle: Puzzle, solution: Solution, limits: Limits) -> None:
        self.puzzle, self.solution = puzzle, solution
        self._limits: Final = limits
        self._answer: Final = solution.best[0].moves
        self._before: Final = _shape(puzzle, solution)
        moves = (move for step in solution.lines[0] for move in step.moves)
        self._scene: Final = [move.square for move in moves if isinstance(move, Lay)]
        goal = puzzle.goal
        if goal.spot is not None:
            self._scene.append(goal.spot.square)

    def run(self) -> None:
        for pile in range(len(self.puzzle.position.piles)):
            self._shorten(pile)
        size = len(self.puzzle.position.laid) // 2
        while size:
            self._try_each(self._without_tiles(size))
            size //= 2
        # What was in the middle may lie at the edge by now.
        while self._try_each(self._without_tiles(1)):
            pass
        for piece in self.puzzle.position.pieces:
            position = self.puzzle.position
            left = tuple(other for other in position.pieces if other != piece)
            self._try(replace(position, pieces=left))

    def _shorten(self, pile: int) -> None:
        """Where everybody knows what comes, less of it."""
        goal, position = self.puzzle.goal, self.puzzle.position
        seats = 1 if goal.others is OtherSeats.SILENT else position.players
        least = 0 if pile else seats * (goal.turns - 1)
        for size in range(least, len(position.piles[pile].things) if goal.is_open else 0):
            if self._try(_with_pile(position, pile, size)):
                return

    def _without_tiles(self, size: int) -> Iterator[Position]:
        """So many tiles less each time, the farthest from where it happens first."""
        ordered = sorted(self.puzzle.position.laid, key=self._distance, reverse=True)
        for begin in range(0, len(ordered), size):
            yield _without(self.puzzle, ordered[begin : begin + size])

    def _distance(self, laid: LaidTile) -> int:
        x, y = laid.square
        return min(abs(x - square.x) + abs(y - square.y) for square in self._scene)

    def _try_each(self, positions: Iterator[Position]) -> bool:
        """All of them, one after the other; whether any would do."""
        done = [self._try(position) for position in positions]
        return any(done)

    def _try(self, position: Position) -> bool:
        puzzle = replace(self.puzzle, position=position)
        if GAMES[puzzle.game].problems(puzzle.material, position) or not position.laid:
            return False
        solution = solve(puzzle, self._limits)
        if not solution.has_one_answer or not solution.lines:
            return False
        answer = solution.best[0]
        if self._answer not in (answer.moves, *answer.same):
            return False
        if _shape(puzzle, solution) != self._before:
            return False
        self.puzzle, self.solution = puzzle, solution
        return True


def _shape(puzzle: Puzzle, solution: Solution) -> tuple[Value | None, Value | None, bool]:
    """What the answer brings, what any other loses, and whether it can be seen at once."""
    goal, value = puzzle.goal, solution.value
    found = difficulty_of(puzzle, solution)
    if goal.is_either_or or value is None:
        return None, None, found.rank > 1
    return value - puzzle.aim().value(puzzle.start()), found.gap, found.rank > 1


def _without(puzzle: Puzzle, tiles: Sequence[LaidTile]) -> Position:
    """Also without what stands on them."""
    position = puzzle.position
    left = tuple(laid for laid in position.laid if laid not in tiles)
    squares = _squares(puzzle, left)
    extra = position.extra
    if puzzle.game in TRIMMED_EXTRA:
        game = GAMES[puzzle.game](puzzle.material, position)
        extra = TRIMMED_EXTRA[puzzle.game](game, squares)
    pieces = tuple(piece for piece in position.pieces if piece.square in squares)
    return replace(position, laid=left, pieces=pieces, extra=extra)


def _squares(puzzle: Puzzle, laid: Collection[LaidTile]) -> set[Square]:
    """Those that these tiles cover."""
    covered = set()
    for each in laid:
        tile = puzzle.material.tile[each.tile].all_turned[each.turn]
        covered |= {
            Square(each.square.x + column, each.square.y + row)
            for column in range(tile.columns)
            for row in range(tile.rows)
        }
    return covered


def _with_pile(position: Position, number: int, size: int) -> Position:
    piles: list[Any] = list(position.piles)
    piles[number] = replace(
        piles[number], things=piles[number].things[:size], known=size, stacks=()
    )
    return replace(position, piles=tuple(piles))
