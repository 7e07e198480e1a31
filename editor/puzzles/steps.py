"""The steps of a solution in a few words, and the table after them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from carcqt.board.advised import AdvisedTurn
from carcqt.board.state import BoardTile
from carcqt.content.materials import MaterialFile
from carcqt.puzzles.puzzle import Puzzle
from carcqt.puzzles.solution import Line, LineStep
from carcqt.puzzles.tree import SolutionTree, TreeNode
from carcqt.rules.game import Game
from carcqt.rules.moves import Lay
from carcqt.rules.tiles import Deck
from carcqt.words.moves import MoveWords
from carcqt.words.names import PlayerNames, TableNames
from carcqt.words.speech import Punctuation, Speech, Translate


class StepWords(Speech):
    def __init__(
        self, translate: Translate, material_file: MaterialFile, players: tuple[str, ...]
    ) -> None:
        super().__init__(translate)
        self._file: Final = material_file
        self._called: Final = TableNames(translate, players, material_file)
        self._players: Final = PlayerNames(translate, players)

    def told(self, puzzle: Puzzle, tree: SolutionTree) -> dict[int, str]:
        """What each node does, by its identity."""
        game = puzzle.start()
        return dict(self._told(puzzle, game, tree))

    def _told(
        self, puzzle: Puzzle, game: Game[Any], tree: SolutionTree
    ) -> Iterator[tuple[int, str]]:
        for node in tree:
            said = self._pushed(game, node.step)
            if node.step.seat != puzzle.goal.seat:
                name = self._players.name(node.step.seat)
                said = Punctuation(self.translate).colon(name, said)
            yield id(node), said
            yield from self._told(puzzle, game, node.nodes)
            for _ in node.step.moves:
                game.pop()

    def _pushed(self, game: Game[Any], step: LineStep) -> str:
        """Makes the step, and says what it does; the tile comes last, as it is the same in most of
        the lines."""
        said = MoveWords(self.translate, game, self._file).turn(step.moves)
        for number, move in enumerate(step.moves):
            game.push(move, step.drawn if number == len(step.moves) - 1 else ())
        tile = next((move.tile for move in step.moves if isinstance(move, Lay)), "")
        return " · ".join(filter(None, (said, self._called.thing(tile) if tile else "")))


def game_after(puzzle: Puzzle, line: Line) -> Game[Any]:
    game = puzzle.start()
    for step in line:
        for move in step.moves[:-1]:
            game.push(move)
        game.push(step.moves[-1], step.drawn)
    return game


def shown_turns(
    material: Any, line: Line, node: TreeNode, tints: tuple[str, str]
) -> list[AdvisedTurn]:
    """The steps of a line, numbered where they were made; the last in the colour of right or
    wrong."""
    found = []
    for number, step in enumerate(line, 1):
        is_last = number == len(line)
        colour = tints[0 if node.is_best else 1] if is_last else ""
        turn = _shown(material, step, str(number), colour, is_last)
        if turn is not None:
            found.append(turn)
    return found


def _shown(
    material: Any, step: LineStep, label: str, colour: str, is_chosen: bool
) -> AdvisedTurn | None:
    for move in step.moves:
        village = getattr(move, "village", "")
        if village:
            return AdvisedTurn(label, colour=colour, village=village, is_chosen=is_chosen)
        if isinstance(move, Lay) and isinstance(material, Deck):
            tile = BoardTile(material.tile[move.tile], move.square, move.turn)
            return AdvisedTurn(label, colour=colour, tile=tile, is_laid=True, is_chosen=is_chosen)
    return None
