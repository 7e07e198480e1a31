"""The course of a game: moves that were made, and what they brought, told when somebody asks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Protocol, cast

from carcqt.rules.events import Event
from carcqt.rules.kernel.arrays import i64
from carcqt.rules.kernel.journal import DRAWN, NONE, SEEN, WIDTH
from carcqt.rules.kernel.kernel import Kernel
from carcqt.rules.kernel.legal import Legal
from carcqt.rules.kernel.numbered import NumberedTurns
from carcqt.rules.moves import Move


class Reader(Protocol):
    """Tells events off the journal."""

    def read_move(self, move: int, serial: int) -> list[Event]: ...


class Events:
    """What a move has brought. To be read before that move is taken back."""

    def __init__(self, reader: Reader, move: i64, serial: i64) -> None:
        self._reader: Final = reader
        self._move: Final[i64] = move
        self._serial: Final[i64] = serial
        self._made: list[Event] | None = None

    def read(self) -> list[Event]:
        made = self._made
        if made is None:
            made = self._made = self._reader.read_move(self._move, self._serial)
        return made

    def __len__(self) -> int:
        return len(self.read())

    def __getitem__(self, index: int | slice) -> object:
        return self.read()[index]

    def __iter__(self) -> Iterator[Event]:
        return iter(self.read())

    def __reversed__(self) -> Iterator[Event]:
        return reversed(self.read())

    def __contains__(self, event: object) -> bool:
        return event in self.read()

    def __eq__(self, other: object) -> bool:
        return self.read() == (other.read() if isinstance(other, Events) else other)

    def __hash__(self) -> int:
        raise TypeError("events are a list")

    def __repr__(self) -> str:
        return repr(self.read())

    def __reduce__(self) -> tuple[object, ...]:
        """Through pickle they go as what they tell."""
        return list, (self.read(),)

    def index(self, event: object) -> int:
        return [made == event for made in self.read()].index(True)

    def count(self, event: object) -> int:
        return [made == event for made in self.read()].count(True)


class Namer(Protocol):
    """Names moves and things that the journal tells of."""

    def made(self, begin: int) -> Move: ...
    def seen(self, thing: int) -> str: ...


class MadeMoves:
    def __init__(
        self,
        kernel: Kernel,
        legal: Legal,
        turns: NumberedTurns,
        reader: Reader,
        names: Namer,
        things: list[tuple[str, ...]],
    ) -> None:
        self._kernel: Final = kernel
        self._legal: Final = legal
        self._turns: Final = turns
        self._reader: Final = reader
        self._names: Final = names
        self._things: Final = things
        """For each thing, what is told of drawing it alone."""
        self._record: Final[list[tuple[Move, tuple[str, ...]]]] = []
        """Moves made by their numbers are named when somebody looks."""

    def record(self) -> list[tuple[Move, tuple[str, ...]]]:
        """Every move, and what was drawn after it."""
        self._name(self._kernel.moves)
        return self._record

    def _name(self, moves: i64) -> None:
        """Names so many of the moves that were made."""
        for number in range(len(self._record), moves):
            move = self._names.made(self._kernel.begun[number])
            self._record.append((move, self._drawn(number)))

    def push_number(self, number: i64) -> None:
        """Makes the legal move of this number."""
        kernel = self._kernel
        if not 0 <= number < kernel.count():
            raise IndexError(number)
        self._play(kernel.nth(number))

    def push_turn(self, number: i64) -> None:
        """Makes a whole turn by its number."""
        self._legal.forget()
        self._turns.push(number)

    def pop_turn(self) -> None:
        """Takes back everything since the last turn was made so."""
        self._legal.forget()
        self._turns.pop()
        while len(self._record) > self._kernel.moves:
            self._record.pop()

    def push(self, move: Move) -> Sequence[Event] | None:
        """Makes a move, if it is seen at once that it is legal."""
        code = self._legal.code_of(move)
        if code == NONE:
            return None
        self._play(code)
        return self.note(move)

    def _play(self, code: i64) -> None:
        """Makes a move, or takes it back if it is interrupted, as by Ctrl-C."""
        kernel = self._kernel
        before = kernel.moves
        self._legal.forget()
        try:
            kernel.play(code)
        except BaseException:
            if kernel.moves > before:
                kernel.pop()
            raise

    def note(self, move: Move) -> Sequence[Event]:
        """A move has been made."""
        kernel = self._kernel
        if len(self._record) < kernel.moves - 1:
            self._name(kernel.moves - 1)
        if kernel.draws == 0:
            self._record.append((move, ()))
        elif kernel.draws == 1 and kernel.last_drawn >= 0:
            self._record.append((move, self._things[kernel.last_drawn]))
        else:
            self._record.append((move, self._drawn(kernel.moves - 1)))
        return cast(Sequence[Event], Events(self._reader, kernel.moves, kernel.serial))

    def _drawn(self, number: i64) -> tuple[str, ...]:
        """What a move has drawn for all to see."""
        kernel = self._kernel
        drawn: tuple[str, ...] = ()
        for at in range(kernel.begun[number], kernel.end_of(number), WIDTH):
            if kernel.entry[at] == DRAWN and kernel.entry[at + 3] != 0:
                drawn += self._things[kernel.entry[at + 2]]
            elif kernel.entry[at] == SEEN:
                drawn += (self._names.seen(kernel.entry[at + 1]),)
        return drawn

    def pop(self) -> tuple[Move, tuple[str, ...]]:
        """Takes the last move back."""
        self._legal.forget()
        self._name(self._kernel.moves)
        played = self._record.pop()
        self._kernel.pop()
        return played
