"""What a puzzle asks for: its task in one line, and its conditions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from carcqt.content.tables import TableSetup
from carcqt.puzzles.puzzle import Puzzle
from carcqt.rules.geometry import Square
from carcqt.rules.moves import Lay, read_move
from carcqt.words.names import TableNames
from carcqt.words.puzzles.goals import FactKind, GoalFact, GoalWords
from carcqt.words.puzzles.regions import RegionNames
from carcqt.words.puzzles.replies import ReplyWords
from carcqt.words.speech import Punctuation, Translate
from carcqt.words.squares import SquareLetters


class TaskWords:
    """Speaks of one puzzle, with letters for the squares that it names."""

    def __init__(
        self, translate: Translate, puzzle: Puzzle, table: TableSetup, letters: SquareLetters
    ) -> None:
        self._translate: Final = translate
        self._puzzle: Final = puzzle
        self._table: Final = table
        self._letters: Final = letters
        self._goals: Final = GoalWords(translate, table.game, table.names, table.material_file)

    def task(self, own: str) -> str:
        """Return the task in the author's words, or if there are none, the goal in one line."""
        if own:
            return self._letters.written(own)
        goal = self._puzzle.goal
        names = TableNames(self._translate, self._table.names)
        marked: list[Square] = []

        def letter() -> str:
            assert goal.spot is not None
            marked.append(goal.spot.square)
            return self._letters.of(goal.spot.square)

        region = RegionNames(self._translate, names).called(goal, self._puzzle.start(), letter)
        task = self._goals.task(goal, region)
        self._letters.note(task, marked)
        return task

    def facts(self) -> tuple[GoalFact, ...]:
        """Return the conditions of the goal; a script says itself what the others do."""
        facts, script = self._goals.facts(self._puzzle.goal), tuple(self._script())
        if script:
            facts = tuple(fact for fact in facts if fact.kind is not FactKind.OTHERS)
        return (*script, *facts)

    def _script(self) -> Iterator[GoalFact]:
        table, game = self._table, self._puzzle.start()
        words = ReplyWords(self._translate, game, table.material_file)
        names = TableNames(self._translate, table.names)
        for reply in self._puzzle.goal.replies:
            moves = tuple(read_move(one, game.moves) for one in reply.moves)
            text, player = self._letters.written(words.brief(moves)), names.player(reply.seat)
            full = self._letters.written(words.full(moves))
            sentence = f"{Punctuation(self._translate).colon(player, full)}."
            lay = next((move for move in moves if isinstance(move, Lay)), None)
            tile = game.material.tile[lay.tile] if lay is not None else None
            turn = lay.turn if lay is not None else 0
            yield GoalFact(FactKind.REPLY, player, text, sentence, tile, turn)
