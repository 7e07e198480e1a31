"""An analysis on the disk, beside its save: read back as far as the game is still the same."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, Final

from pydantic import TypeAdapter

from carcqt.content.toml.files import FileError, write_text
from carcqt.play.analysing.analysis import Analysis
from carcqt.play.saves import analysis_path
from carcqt.players.analysis import LEVEL, AnalysedTurn
from carcqt.players.facts import Fact, fact_classes
from carcqt.players.selecting import Hint, Line
from carcqt.rules.moves import Move, read_move
from carcqt.rules.problems import RulesError

_FORMAT: Final = 5
_LARGEST: Final = 20_000_000
"""Bytes."""


def write_analysis(save: Path, analysis: Analysis, moves: Sequence[Move]) -> None:
    """What cannot be kept is worked out again."""
    data = {
        "format": _FORMAT,
        "kind": "analysis",
        "level": LEVEL.value,
        "players": analysis.players,
        "whole": analysis.is_whole,
        "moves": [str(move) for move in moves[: analysis.done]],
        "turns": [_write(turn) for turn in analysis.turns],
    }
    with suppress(FileError):
        write_text(analysis_path(save), json.dumps(data, ensure_ascii=False))


def read_analysis(
    save: Path, moves: Sequence[Move], players: int, kinds: Sequence[type[Move]]
) -> Analysis:
    """As much of it as belongs to these moves; nothing of a file that is damaged."""
    with suppress(OSError, ValueError, KeyError, TypeError, RecursionError, RulesError):
        path = analysis_path(save)
        if path.stat().st_size > _LARGEST:
            raise ValueError
        data = json.loads(path.read_text("utf-8"))
        if data["format"] != _FORMAT or data["level"] != LEVEL or data["players"] != players:
            raise ValueError
        same = 0
        for one, other in zip(data["moves"], moves, strict=False):
            if one != str(other):
                break
            same += 1
        turns = [_read(entry, players, kinds) for entry in data["turns"]]
        kept = tuple(turn for turn in turns if turn.end <= same)
        whole = bool(data["whole"]) and len(kept) == len(turns) and _ends(kept, moves)
        return Analysis(kept, players, whole)
    return Analysis((), players)


def _ends(turns: Sequence[AnalysedTurn], moves: Sequence[Move]) -> bool:
    """Whether nothing but the agreement to end the game is left."""
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
                "lines": [[line.points, *map(_write_fact, line.facts)] for line in hint.lines],
                "lead": None if hint.lead is None else _write_fact(hint.lead),
                "worth": hint.worth,
                "counts": hint.counts,
            }
    return data


def _write_fact(fact: Fact) -> list[Any]:
    name = type(fact).__name__
    return [name, _adapter(name).dump_python(fact, mode="json")]


def _read_fact(data: Any, players: int) -> Fact:
    name, fields = data
    fact = _adapter(name).validate_python(fields)
    seats = fact.seat, getattr(fact, "rival", None) or 0, *getattr(fact, "rivals", ())
    if not all(0 <= seat < players for seat in seats):
        raise ValueError(data)
    return fact


@cache
def _adapter(name: str) -> TypeAdapter[Fact]:
    return TypeAdapter(fact_classes()[name])


def _read(data: dict[str, Any], players: int, kinds: Sequence[type[Move]]) -> AnalysedTurn:
    names = ("loss", "gain", "luck", "odds", "hope")
    loss, gain, luck, odds, hope = (float(data[name]) for name in names)
    chances = tuple(float(chance) for chance in data["chances"])
    values = tuple(float(value) for value in data["values"])
    seat = int(data["seat"])
    if not 0 <= seat < players or len(chances) != players or len(values) != players:
        raise ValueError(data)
    return AnalysedTurn(
        int(data["number"]),
        int(data["moves"]),
        seat,
        chances,
        values,
        loss,
        gain,
        luck,
        odds,
        _read_hint(data.get("best"), seat, players, kinds),
        hope,
        _read_hint(data.get("own"), seat, players, kinds),
    )


def _read_hint(data: Any, seat: int, players: int, kinds: Sequence[type[Move]]) -> Hint | None:
    if data is None:
        return None
    turn = tuple(read_move(text, kinds) for text in data["turn"])
    if not turn:
        raise ValueError(data)
    lines = tuple(
        Line(tuple(_read_fact(fact, players) for fact in facts), float(points))
        for points, *facts in data["lines"]
    )
    lead = None if data["lead"] is None else _read_fact(data["lead"], players)
    worth, counts = int(data["worth"]), bool(data["counts"])
    return Hint(turn, seat, lines, lead, worth, counts=counts)
