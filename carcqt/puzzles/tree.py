"""A solution as a tree to look at: best play, and what wrong turns come to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from carcqt.puzzles.bestplay import BestPlay
from carcqt.puzzles.puzzle import Puzzle
from carcqt.puzzles.solution import Line, LineStep, Solution
from carcqt.puzzles.valuing import TO_THE_END
from carcqt.rules.game import Turn
from carcqt.search.aims import Value
from carcqt.search.limits import Budget, Interrupted, Limits

_MOST_LINES: Final = 8
"""Of best play that are shown."""
_MOST_WRONG: Final = 8
"""First turns."""


@dataclass(frozen=True)
class TreeNode:
    step: LineStep
    value: Value
    """What the line comes to, with best play from here on."""
    is_best: bool
    """Whether it belongs to best play from the start."""
    nodes: tuple[TreeNode, ...] = ()


SolutionTree = tuple[TreeNode, ...]


def tree_of(puzzle: Puzzle, solution: Solution, limits: Limits) -> SolutionTree:
    """The first lines of a solution, each of the seat's later turns with the best of the wrong
    ones, and the best of the wrong first turns with what follows. As far as the limits allow."""
    value = solution.value
    if value is None:
        return ()
    growing = _Growing(puzzle, limits)
    best = _merged(solution.lines[:_MOST_LINES], value)
    wrong = [turn for turn in solution.turns if turn.value != value][:_MOST_WRONG]
    return (
        *growing.with_slips(best),
        *(growing.refuted(turn.moves, turn.value) for turn in wrong),
    )


def paths_in(tree: Iterable[TreeNode], before: Line = ()) -> Iterator[tuple[Line, TreeNode]]:
    """All nodes, each with the steps that lead to it, its own the last."""
    for node in tree:
        line = (*before, node.step)
        yield line, node
        yield from paths_in(node.nodes, line)


def _merged(lines: Sequence[Line], value: Value) -> SolutionTree:
    """Lines that begin alike, as one."""
    found: dict[LineStep, list[Line]] = {}
    for line in lines:
        if line:
            found.setdefault(line[0], []).append(line[1:])
    return tuple(TreeNode(step, value, True, _merged(rest, value)) for step, rest in found.items())


class _Growing:
    """Plays on from any moment of a line."""

    def __init__(self, puzzle: Puzzle, limits: Limits) -> None:
        self._puzzle: Final = puzzle
        self._play: Final = BestPlay(puzzle, Budget(limits))
        self._game: Final = self._play.first.game

    def refuted(self, moves: Turn, value: Value) -> TreeNode:
        """A wrong turn, and what is best after it."""
        step = LineStep(self._game.to_move, moves, ())
        try:
            nodes = self._after(moves, value)
            return TreeNode(LineStep(step.seat, moves, nodes[0]), value, False, nodes[1])
        except Interrupted:
            self._play.first.reset()
            return TreeNode(step, value, False)

    def _after(self, moves: Turn, value: Value) -> tuple[tuple[str, ...], SolutionTree]:
        """What came after it, and how the line goes on."""
        game = self._game
        game.push_turn(moves, self._play.outcome(moves))
        drawn = game.record[-1][1]
        nodes: SolutionTree = ()
        if not self._puzzle.is_done(game):
            seat, turn = game.to_move, self._play.turns()[0]
            then, rest = self._after(turn, value)
            nodes = (TreeNode(LineStep(seat, turn, then), value, False, rest),)
        game.pop_turn()
        return drawn, nodes

    def with_slips(self, tree: SolutionTree) -> SolutionTree:
        """Best play, and beside each later turn of the seat the best of the wrong ones."""
        try:
            return tuple(self._grown(node) for node in tree)
        except Interrupted:
            self._play.first.reset()
            return tree

    def _grown(self, node: TreeNode) -> TreeNode:
        if not node.nodes:
            return node
        game, seat = self._game, self._puzzle.goal.seat
        game.push_turn(node.step.moves, node.step.drawn)
        nodes = tuple(self._grown(inner) for inner in node.nodes)
        if game.to_move == seat:
            nodes += tuple(self._slip(node.value))
        game.pop_turn()
        return TreeNode(node.step, node.value, node.is_best, nodes)

    def _slip(self, best: Value) -> Iterator[TreeNode]:
        first = self._play.first
        values = {
            number: first.tree.after(number, TO_THE_END, *first.window)
            for number in range(self._game.turn_count)
        }
        wrong = [number for number, value in values.items() if value < best]
        if wrong:
            number = max(wrong, key=lambda one: values[one])
            moves, seat = self._game.turn(number), self._game.to_move
            drawn, nodes = self._after(moves, values[number])
            yield TreeNode(LineStep(seat, moves, drawn), values[number], False, nodes)
