"""What is known of first turns from a file's proof, and how a try was judged."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from fractions import Fraction
from typing import Any, Final

from carcqt.content.goals import Goal, Surprise
from carcqt.content.models import ProofModel, WrongTurnModel
from carcqt.puzzles.proof import ProofState, state_of
from carcqt.puzzles.puzzle import Puzzle
from carcqt.puzzles.solution import Line
from carcqt.puzzles.tries import Shortfall, TryWorth
from carcqt.rules.game import Game, Played, Turn
from carcqt.rules.moves import read_move
from carcqt.rules.problems import NotationError
from carcqt.search.aims import Value


class Mark(Enum):
    NEAR = "near"
    """No other wrong first turn is better."""
    WRONG = "wrong"
    UNKNOWN = "unknown"
    """Nobody could tell: too much may follow."""


@dataclass(frozen=True)
class JudgedTry:
    """A turn that was not the answer, and how it was come to."""

    before: tuple[Played, ...]
    turn: Turn
    mark: Mark
    worth: TryWorth | None = None
    comment: Mapping[str, str] = field(default_factory=dict)
    """What the author says of it."""
    shortfall: Shortfall | None = None
    """In what it falls short, once that was found out."""

    @property
    def loss(self) -> Value | None:
        return None if self.worth is None else self.worth.best - self.worth.value


def refutation_of(goal: Goal, shortfall: Shortfall) -> Line:
    """Return what follows a wrong turn with best play, as far as it shows why it is wrong.

    Where the average of all draws counts, one of many lines shows nothing. Once a goal is out of
    reach all own turns are alike, so that only replies show something.
    """
    if not goal.is_open and goal.surprise is Surprise.EXPECTED:
        return ()
    line = shortfall.made[1:]
    while goal.is_either_or and line and line[-1].seat == goal.seat:
        line = line[:-1]
    return line


class ProvenTurns:
    """The proof of a file that may be believed, asked turn by turn."""

    def __init__(self, puzzle: Puzzle, proof: ProofModel) -> None:
        self._puzzle: Final = puzzle
        self._values: Final = {tuple(turn.moves): _number(turn.value) for turn in proof.turns}
        self.best: Final = _number(proof.value)
        others = [value for value in self._values.values() if value < self.best]
        self.second: Final = max(others, default=None)

    @classmethod
    def of(cls, puzzle: Puzzle, proof: ProofModel | None) -> ProvenTurns | None:
        if proof is None or state_of(puzzle, proof) is not ProofState.FRESH:
            return None
        return cls(puzzle, proof)

    def worth(self, turn: Turn) -> TryWorth | None:
        """Also of one that does the same as one that is known, by other names."""
        said = tuple(map(str, turn))
        if said not in self._values:
            game = self._puzzle.start()
            alike = (one for one in self._values if game.are_alike(turn, self._read(one)))
            found = next(alike, None)
            if found is None:
                return None
            said = found
        return TryWorth(self.best, self._values[said])

    def right(self) -> tuple[Turn, ...]:
        """All right first turns, those that are one too."""
        return tuple(self._read(said) for said, value in self._values.items() if value == self.best)

    def _read(self, said: tuple[str, ...]) -> Turn:
        moves = self._puzzle.start().moves
        return tuple(read_move(text, moves) for text in said)


def comment_on(
    puzzle: Puzzle, before: Sequence[Played], turn: Turn, wrong: list[WrongTurnModel]
) -> Mapping[str, str]:
    """What the author says of a wrong turn after these moves; of a first turn, by whatever name it
    was made."""
    said, game = [str(move) for move in (*(move for move, _ in before), *turn)], puzzle.start()
    for one in wrong:
        if one.moves == said or (not before and _is_meant(game, turn, one.moves)):
            return {str(code): text for code, text in one.text.items()}
    return {}


def _is_meant(game: Game[Any], turn: Turn, texts: list[str]) -> bool:
    """Return whether a turn does what the author wrote; nobody has checked that these are moves."""
    try:
        meant = tuple(read_move(text, game.moves) for text in texts)
    except NotationError:
        return False
    return game.are_alike(turn, meant)


def _number(text: str) -> Value:
    found = Fraction(text)
    return found.numerator if found.denominator == 1 else found
