"""Moves: one decision each, with a text form that round-trips."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import ClassVar, Final, Self, overload

from carcqt.rules.geometry import REACH, Square
from carcqt.rules.problems import NotationError, Problem
from carcqt.rules.values import value

DEGREES: Final = ("0", "90", "180", "270")
"""Quarter turns clockwise, as they are written."""
ID: Final = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_-]{0,39}")
"""What a tile, zone or other named thing may be called."""


@value
class Move:
    verb: ClassVar[str]
    form: ClassVar[str] = ""
    """What follows the verb, for messages."""
    secret: ClassVar[bool] = False
    """Only the seat that makes it may see what follows the verb."""
    idle: ClassVar[bool] = False
    """It does nothing where something could be done."""

    def __str__(self) -> str:
        return " ".join((self.verb, *self.words()))

    def words(self) -> tuple[str, ...]:
        return ()

    @property
    def seen(self) -> str:
        """As the whole table sees it."""
        return f"{self.verb} …" if self.secret else str(self)

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """The move of the words that follow the verb; raises ValueError."""
        () = words
        return cls()


@value
class Lay(Move):
    """Lay the tile that was drawn, its north-west square here, turned clockwise."""

    tile: str
    square: Square
    turn: int
    verb: ClassVar[str] = "lay"
    form: ClassVar[str] = "TILE X,Y DEGREES"

    def words(self) -> tuple[str, ...]:
        return self.tile, str(self.square), str(90 * self.turn)

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        tile, square, turn = words
        return cls(read_id(tile), read_square(square), DEGREES.index(turn))


@value
class Place(Move):
    """Put a piece on a zone of the tile whose north-west square is this one."""

    piece: str
    square: Square
    zone: str
    verb: ClassVar[str] = "place"
    form: ClassVar[str] = "PIECE X,Y ZONE"

    def words(self) -> tuple[str, ...]:
        return self.piece, str(self.square), self.zone

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        piece, square, zone = words
        return cls(read_id(piece), read_square(square), read_id(zone))


@value
class Pass(Move):
    """Place nothing."""

    verb: ClassVar[str] = "pass"
    idle: ClassVar[bool] = True


PASS: Final = Pass()


@value
class End(Move):
    """Score the game as it stands. People may agree on that at any time; it is no legal move of
    the rules, so no player looks for it."""

    verb: ClassVar[str] = "end"


END: Final = End()


def read_square(text: str) -> Square:
    x, y = map(int, text.split(","))
    if max(abs(x), abs(y)) > REACH or f"{x},{y}" != text:
        raise ValueError(text)
    return Square(x, y)


def read_id(text: str) -> str:
    if not ID.fullmatch(text):
        raise ValueError(text)
    return text


def read_move(text: str, kinds: Sequence[type[Move]]) -> Move:
    """The move written so, of one of these kinds."""
    verb, *words = text.split(" ")
    for kind in kinds:
        if kind.verb == verb:
            try:
                return kind.read(words)
            except ValueError:
                form = f"{verb} {kind.form}".strip()
                raise NotationError(Problem.at("move-form", text=text, form=form)) from None
    known = ", ".join(kind.verb for kind in kinds)
    raise NotationError(Problem.at("move-verb", text=text, known=known))


class MoveSequence(Sequence[Move]):
    """Moves that are made only when they are looked at: a subclass says how many there are, and
    makes one by its number."""

    def make(self, number: int) -> Move:
        raise NotImplementedError

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> list[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | list[Move]:
        if isinstance(index, slice):
            return [self.make(number) for number in range(*index.indices(len(self)))]
        return self.make(index if index >= 0 else range(len(self))[index])
