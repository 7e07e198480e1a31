"""An analysis on the disk, beside its save: read back as far as the game is still the same."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import fields
from functools import cache
from itertools import takewhile
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, TypeAdapter

from carcqt.content.kept import Amount, Count, Flag, Name, Whole, parse_json, read_kept
from carcqt.content.toml.files import FileError
from carcqt.content.writing import write_text
from carcqt.play.analysing.analysis import Analysis
from carcqt.play.saves import analysis_path
from carcqt.players.analysis import LEVEL, AnalysedTurn
from carcqt.players.facts import Fact, fact_classes
from carcqt.players.selecting import Hint
from carcqt.rules.moves import Move, read_move
from carcqt.rules.problems import RulesError

_FORMAT: Final = 7
_LONGEST: Final = 1000
"""Most letters of a text in a fact."""
_MOST: Final = 1e6
"""Largest number in a fact."""

Seat = Annotated[Count, Field(lt=10)]


def write_analysis(save: Path, analysis: Analysis, moves: Sequence[Move]) -> None:
    """Write the analysis, unless there is a file that cannot be read."""
    data = {
        "format": _FORMAT,
        "kind": "analysis",
        "level": LEVEL.value,
        "players": analysis.players,
        "whole": analysis.is_whole,
        "moves": [str(move) for move in moves[: analysis.done]],
        "turns": [_write(turn) for turn in analysis.turns],
    }
    data["seal"] = _seal(data)
    with suppress(FileError):
        read_kept(analysis_path(save), bytes)
        write_text(analysis_path(save), json.dumps(data, ensure_ascii=False))


def read_analysis(
    save: Path, moves: Sequence[Move], players: int, kinds: Sequence[type[Move]]
) -> Analysis:
    """Return as much as belongs to these moves; nothing of a damaged file."""
    found = None
    with suppress(FileError):
        found = read_kept(analysis_path(save), lambda raw: _read(raw, players, kinds))
    if found is None:
        return Analysis((), players)
    kept_moves, turns, is_whole = found
    pairs = zip(kept_moves, map(str, moves), strict=False)
    same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
    kept = tuple(turn for turn in turns if turn.end <= same)
    whole = is_whole and len(kept) == len(turns) and _ends(kept, moves)
    return Analysis(kept, players, whole)


def _ends(turns: Sequence[AnalysedTurn], moves: Sequence[Move]) -> bool:
    """Return whether nothing but the agreement to end the game is left."""
    done = turns[-1].end if turns else 0
    return all(move.verb == "end" for move in moves[done:])


def _write(turn: AnalysedTurn) -> dict[str, Any]:
    data: dict[str, Any] = {
        "number": turn.number,
        "moves": turn.moves,
        "seat": turn.seat,
        "chances": [round(chance, 4) for chance in turn.chances],
        "values": [round(value, 2) for value in turn.values],
        "loss": round(turn.loss, 2),
        "gain": round(turn.gain, 2),
        "luck": round(turn.luck, 2),
        "odds": round(turn.odds, 4),
        "hope": round(turn.hope, 4),
    }
    for name, hint in (("best", turn.best), ("own", turn.own)):
        if hint is not None:
            data[name] = {
                "turn": [str(move) for move in hint.turn],
                "facts": [_write_fact(fact) for fact in hint.facts],
                "worth": hint.worth,
                "counts": hint.counts,
            }
    return data


def _write_fact(fact: Fact) -> list[Any]:
    name = type(fact).__name__
    return [name, _adapter(name).dump_python(fact, mode="json")]


@cache
def _adapter(name: str) -> TypeAdapter[Fact]:
    kind = fact_classes().get(name)
    if kind is None:
        raise ValueError("no such fact")
    return TypeAdapter(kind)


class _Entry(BaseModel):
    model_config = ConfigDict(extra="forbid")


def _check(value: object) -> object:
    """Raise ValueError for numbers and texts that no fact has, at any depth."""
    match value:
        case dict():
            for inner in value.values():
                _check(inner)
        case list():
            for inner in value:
                _check(inner)
        case str() if len(value) > _LONGEST:
            raise ValueError("a long text")
        case int() | float() if not abs(value) <= _MOST:
            raise ValueError("a huge number")
    return value


_FactEntry = tuple[Name, Annotated[dict[str, Any], AfterValidator(_check)]]
"""The class of a fact, and its fields."""


def _fact(entry: _FactEntry) -> Fact:
    name, given = entry
    fact = _adapter(name).validate_python(given)
    if not {*given} <= {field.name for field in fields(fact)}:
        raise ValueError("a field that the fact does not have")
    return fact


class _HintModel(_Entry):
    turn: Annotated[tuple[Name, ...], Field(min_length=1)]
    facts: tuple[_FactEntry, ...]
    worth: Whole
    counts: Flag

    def hint(self, seat: int, kinds: Sequence[type[Move]]) -> Hint:
        turn = tuple(read_move(text, kinds) for text in self.turn)
        facts = tuple(map(_fact, self.facts))
        return Hint(turn, seat, facts, self.worth, counts=self.counts)


class _TurnModel(_Entry):
    number: Count
    moves: Annotated[Count, Field(ge=1)]
    seat: Seat
    chances: tuple[Amount, ...]
    values: tuple[Amount, ...]
    loss: Amount
    gain: Amount
    luck: Amount
    odds: Amount
    hope: Amount
    best: _HintModel | None = None
    own: _HintModel | None = None

    def turn(self, kinds: Sequence[type[Move]]) -> AnalysedTurn:
        return AnalysedTurn(
            self.number,
            self.moves,
            self.seat,
            self.chances,
            self.values,
            self.loss,
            self.gain,
            self.luck,
            self.odds,
            self.best.hint(self.seat, kinds) if self.best else None,
            self.hope,
            self.own.hint(self.seat, kinds) if self.own else None,
        )


class _FileModel(_Entry):
    format: Literal[7]
    kind: Literal["analysis"]
    level: Name
    players: Seat
    whole: Flag
    moves: tuple[Name, ...]
    turns: tuple[_TurnModel, ...]
    seal: Name


def _read(
    raw: bytes, players: int, kinds: Sequence[type[Move]]
) -> tuple[tuple[str, ...], list[AnalysedTurn], bool] | None:
    """Return the moves, the turns and whether they are all; `None` for an analysis that was made
    otherwise. Raise ValueError if the file is damaged."""
    data = parse_json(raw)
    if not isinstance(data, dict):
        raise ValueError("not an analysis")
    number = data.get("format")
    if type(number) is int and number > 0 and number != _FORMAT:
        return None
    file = _FileModel.model_validate_json(raw)
    if file.seal != _seal({key: value for key, value in data.items() if key != "seal"}):
        raise ValueError("changed since it was written")
    if file.level != LEVEL or file.players != players:
        return None
    try:
        turns = [turn.turn(kinds) for turn in file.turns]
    except RulesError:
        raise ValueError("not of this game") from None
    done = 0
    for turn in turns:
        is_of_table = len(turn.chances) == len(turn.values) == players
        if turn.number != done or not is_of_table or not all(s < players for s in _seats(turn)):
            raise ValueError("not of this table")
        done += turn.moves
    return file.moves, turns, file.whole


def _seats(turn: AnalysedTurn) -> Iterator[int]:
    """Yield the seats that a turn and its hints name."""
    yield turn.seat
    for hint in (turn.best, turn.own):
        for fact in () if hint is None else hint.facts:
            yield fact.seat
            yield getattr(fact, "rival", None) or 0
            yield from getattr(fact, "rivals", ())


def _seal(data: dict[str, Any]) -> str:
    """Return a fingerprint: words and pictures are made of what the file says without asking the
    rules again, so not a letter of it may be otherwise."""
    text = json.dumps(data, ensure_ascii=True, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()
