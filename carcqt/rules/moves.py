"""Moves: one decision each, with a text form that round-trips."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import fields
from typing import Annotated, Any, ClassVar, Final, Self, get_type_hints, overload

from carcqt.rules.geometry import REACH, Square
from carcqt.rules.problems import NotationError, Problem
from carcqt.rules.values import value

DEGREES: Final = ("0", "90", "180", "270")
"""Quarter turns clockwise, as they are written."""
Turn = Annotated[int, DEGREES]
"""A number of quarter turns."""
ID: Final = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_-]{0,39}")
"""What a tile, zone or other named thing may be called."""


@value
class Move:
    """Written as its verb and its fields; the type of a field says how it is written."""

    verb: ClassVar[str]
    form: ClassVar[str] = ""
    """What follows the verb, for messages, where the fields do not say it."""
    secret: ClassVar[bool] = False
    """Only the seat that makes it may see what follows the verb."""
    idle: ClassVar[bool] = False
    """It does nothing where something could be done."""

    def __str__(self) -> str:
        written = (write(getattr(self, name)) for name, (write, _, _) in _notation(type(self)))
        return " ".join((self.verb, *written))

    @property
    def seen(self) -> str:
        """As the whole table sees it."""
        return f"{self.verb} …" if self.secret else str(self)

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """The move of the words that follow the verb; raises ValueError."""
        fields = zip(_notation(cls), words, strict=True)
        return cls(*(read(word) for (_, (_, read, _)), word in fields))

    @classmethod
    def pattern(cls) -> str:
        """How it is written, for messages."""
        names = (shown or name.upper() for name, (_, _, shown) in _notation(cls))
        return " ".join((cls.verb, *((cls.form,) if cls.form else names)))


@value
class Lay(Move):
    """Lay the tile that was drawn, its north-west square here, turned clockwise."""

    tile: str
    square: Square
    turn: Turn
    verb: ClassVar[str] = "lay"


@value
class Place(Move):
    """Put a piece on a zone of the tile whose north-west square is this one."""

    piece: str
    square: Square
    zone: str
    verb: ClassVar[str] = "place"


@value
class ChooseTile(Move):
    """Take one of several tiles in hand."""

    tile: str
    verb: ClassVar[str] = "choose"


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


@value
class Skip(Move):
    """What is left of a turn does not take place, and a tile in hand leaves the game: so puzzles
    leave out a reply that has become impossible. It is no legal move of the rules either."""

    tile: str = ""
    verb: ClassVar[str] = "skip"

    def __str__(self) -> str:
        return f"{self.verb} {self.tile}".strip()


def read_square(text: str) -> Square:
    x, y = map(int, text.split(","))
    if max(abs(x), abs(y)) > REACH or f"{x},{y}" != text:
        raise ValueError(text)
    return Square(x, y)


def read_id(text: str) -> str:
    if not ID.fullmatch(text):
        raise ValueError(text)
    return text


def read_number(text: str) -> int:
    number = int(text)
    if str(number) != text:
        raise ValueError(text)
    return number


def _write_turn(turn: int) -> str:
    return str(90 * turn)


_Notation = tuple[Callable[[Any], str], Callable[[str], Any], str]
"""How things of a type are written and read, and what stands for them in messages; their field's
name, if nothing else does."""

_NOTATIONS: Final[dict[Any, _Notation]] = {
    str: (str, read_id, ""),
    int: (str, read_number, ""),
    Square: (str, read_square, "X,Y"),
    Turn: (_write_turn, DEGREES.index, "DEGREES"),
}


_FIELDS: Final[dict[type[Move], tuple[tuple[str, _Notation], ...]]] = {}


def _notation(kind: type[Move]) -> tuple[tuple[str, _Notation], ...]:
    """The fields of a kind of move, with how each is written."""
    found = _FIELDS.get(kind)
    if found is None:
        hints = get_type_hints(kind, include_extras=True)
        found = tuple((field.name, _NOTATIONS[hints[field.name]]) for field in fields(kind))
        _FIELDS[kind] = found
    return found


def read_move(text: str, kinds: Sequence[type[Move]]) -> Move:
    """The move written so, of one of these kinds."""
    verb, *words = text.split(" ")
    for kind in kinds:
        if kind.verb == verb:
            try:
                return kind.read(words)
            except ValueError:
                form = kind.pattern()
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
