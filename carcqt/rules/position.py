"""A position as a plain value: anything may lie anywhere. Its text form round-trips."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from carcqt.rules.extra import Extra
from carcqt.rules.geometry import Square
from carcqt.rules.moves import DEGREES, read_id, read_square
from carcqt.rules.piles import PileState
from carcqt.rules.problems import NotationError, Problem
from carcqt.rules.values import value


@value
class LaidTile:
    tile: str
    square: Square
    turn: int = 0

    def __str__(self) -> str:
        return f"{self.tile}@{self.square}/{DEGREES[self.turn]}"

    @classmethod
    def read(cls, text: str) -> LaidTile:
        tile, place = text.split("@")
        square, turn = place.split("/")
        return cls(read_id(tile), read_square(square), DEGREES.index(turn))


@value
class Standing:
    """A piece on a zone of a laid tile."""

    seat: int
    piece: str
    square: Square
    zone: str

    def __str__(self) -> str:
        return f"{self.seat}:{self.piece}@{self.square}/{self.zone}"

    @classmethod
    def read(cls, text: str) -> Standing:
        owner, place = text.split("@")
        seat, piece = owner.split(":")
        square, zone = place.split("/")
        return cls(int(seat), read_id(piece), read_square(square), read_id(zone))


@value
class Position:
    game: str
    scores: tuple[int, ...]
    to_move: int
    phase: str
    drawn: str = ""
    """The tile in hand; where there is none and the phase asks for one, it is drawn first."""
    laid: tuple[LaidTile, ...] = ()
    """In the order they were laid."""
    pieces: tuple[Standing, ...] = ()
    supplies: tuple[tuple[int, ...], ...] = ()
    """For each seat, how many of each kind of piece it can still place."""
    piles: tuple[PileState, ...] = ()
    gone: tuple[str, ...] = ()
    """Tiles that left the game."""
    options: tuple[tuple[str, str], ...] = ()
    extra: Extra = Extra()
    """What only this game keeps."""

    @property
    def players(self) -> int:
        return len(self.scores)

    @property
    def table(self) -> tuple[object, ...]:
        """All but the piles and what only this game keeps: nobody hides anything of it."""
        seats = self.scores, self.to_move, self.supplies
        return self.laid, self.pieces, self.phase, self.drawn, *seats, self.gone, self.options

    def __str__(self) -> str:
        """A line for each field that is not empty."""
        lines = ((key, write(getattr(self, key))) for key, (write, _) in _FORMS.items())
        return "\n".join(f"{key}: {text}" for key, text in lines if text)

    @classmethod
    def parse(cls, text: str, extra: type[Extra] = Extra) -> Position:
        """A game's own things are read as what it keeps, if that is given."""
        values: dict[str, Any] = {}
        for number, line in enumerate(text.splitlines(), 1):
            key, _, value = line.partition(": ")
            try:
                if key in values:
                    raise ValueError(key)
                values[key] = _FORMS[key][1](value)
            except (ValueError, KeyError, TypeError, RecursionError):
                raise NotationError(
                    Problem.at("position-line", f"line {number}", text=line)
                ) from None
        if "extra" in values:
            values["extra"] = extra.read(values["extra"])
        try:
            return cls(**values)
        except TypeError:
            raise NotationError(Problem.at("position-incomplete")) from None


_Form = tuple[Callable[[Any], str], Callable[[str], Any]]


def _listed(write: Callable[[Any], str], read: Callable[[str], object]) -> _Form:
    return (
        lambda values: " ".join(map(write, values)),
        lambda text: tuple(map(read, text.split(" "))),
    )


def _pair(text: str) -> tuple[str, str]:
    key, value = text.split("=")
    return read_id(key), read_id(value)


def _write_pile(pile: PileState) -> str:
    stacks = ",".join(f"{size}-{marks}" for size, marks in pile.stacks)
    return f"{pile.name}/{pile.known}{'/' * bool(stacks)}{stacks}:{'+'.join(pile.things)}"


def _read_pile(text: str) -> PileState:
    head, things = text.split(":")
    name, known, *stacks = head.split("/")
    listed = map(read_id, things.split("+")) if things else ()
    return PileState(read_id(name), tuple(listed), int(known), _read_stacks(*stacks))


def _read_stacks(text: str = "") -> tuple[tuple[int, int], ...]:
    stacks = (map(int, stack.split("-")) for stack in text.split(",")) if text else ()
    return tuple((size, marks) for size, marks in stacks)


def _plain(value: object) -> Any:
    if isinstance(value, list):
        return tuple(map(_plain, value))
    if isinstance(value, str | int | None):
        return value
    raise ValueError(value)


def _write_extra(extra: Extra) -> str:
    said = tuple(extra.plain().items())
    return json.dumps(said, separators=(",", ":")) if said else ""


def _read_pairs(text: str) -> dict[str, Any]:
    """What is said of each thing, once."""
    said: dict[str, Any] = {}
    for pair in _plain(json.loads(text)):
        key, value = pair if isinstance(pair, tuple) else ()
        if read_id(key) in said:
            raise ValueError(key)
        said[key] = value
    return said


_FORMS: dict[str, _Form] = {
    "game": (str, read_id),
    "scores": _listed(str, int),
    "to_move": (str, int),
    "phase": (str, read_id),
    "drawn": (str, lambda text: text and read_id(text)),
    "laid": _listed(str, LaidTile.read),
    "pieces": _listed(str, Standing.read),
    "supplies": _listed(
        lambda supply: ",".join(map(str, supply)), lambda text: tuple(map(int, text.split(",")))
    ),
    "piles": _listed(_write_pile, _read_pile),
    "gone": _listed(str, read_id),
    "options": _listed("=".join, _pair),
    "extra": (_write_extra, _read_pairs),
}
