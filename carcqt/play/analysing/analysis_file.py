"""An analysis on the disk, beside its save: read back as far as the game is still the same."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import astuple, replace
from pathlib import Path
from typing import Any, Final

from carcqt.content.toml.files import FileError
from carcqt.content.writing import write_text
from carcqt.play.analysing.analysis import Analysis
from carcqt.play.saves import analysis_path
from carcqt.players.advice import Advice, Effect, Outlook, Reason, ReasonKind
from carcqt.players.analysis import LEVEL, AnalysedTurn
from carcqt.rules.events import Item, Spot
from carcqt.rules.moves import Move, read_move, read_square
from carcqt.rules.problems import RulesError

_FORMAT: Final = 4
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
    for name, advice in (("best", turn.best), ("own", turn.own)):
        if advice is not None:
            data[name] = {
                "turn": [str(move) for move in advice.turn],
                "points": round(advice.points, 2),
                "reasons": [_write_reason(reason) for reason in advice.reasons],
            }
    return data


def _write_reason(reason: Reason) -> dict[str, Any]:
    data: dict[str, Any] = {
        "kind": reason.kind.value,
        "points": round(reason.points, 2),
        "seat": reason.seat,
        "what": reason.what,
        "count": reason.count,
        "village": reason.village,
        "effect": reason.effect and reason.effect.value,
        "ahead": reason.ahead,
        "rival": reason.rival,
        "secret": reason.is_secret,
    }
    if reason.spot is not None:
        data["spot"] = [str(reason.spot.square), reason.spot.zone]
    for name, outlook in (("was", reason.was), ("now", reason.now)):
        if outlook is not None:
            # Where the squares are shows on the board.
            data[name] = astuple(replace(outlook, squares=()))[:-1]
    if reason.items:
        data["items"] = [[item.what, item.count, item.each] for item in reason.items]
        data["expected"] = reason.expected
    if reason.stakes:
        data["stakes"] = reason.stakes
    if reason.more:
        data["more"] = list(reason.more)
    if reason.beside:
        data["beside"] = reason.beside
    return data


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
        _read_advice(data.get("best"), players, kinds),
        hope,
        _read_advice(data.get("own"), players, kinds),
    )


def _read_advice(data: Any, players: int, kinds: Sequence[type[Move]]) -> Advice | None:
    if data is None:
        return None
    turn = tuple(read_move(text, kinds) for text in data["turn"])
    if not turn:
        raise ValueError(data)
    reasons = tuple(_read_reason(reason, players) for reason in data["reasons"])
    return Advice(turn, float(data["points"]), reasons)


def _read_reason(data: dict[str, Any], players: int) -> Reason:
    spot, seat, rival = data.get("spot"), int(data["seat"]), data["rival"]
    if not 0 <= seat < players or (rival is not None and not 0 <= rival < players):
        raise ValueError(data)
    return Reason(
        ReasonKind(data["kind"]),
        float(data["points"]),
        seat,
        str(data["what"]),
        int(data["count"]),
        None if spot is None else Spot(read_square(spot[0]), str(spot[1])),
        str(data["village"]),
        Effect(data["effect"]) if data["effect"] else None,
        None if data["ahead"] is None else int(data["ahead"]),
        None if rival is None else int(rival),
        bool(data["secret"]),
        _read_outlook(data.get("was")),
        _read_outlook(data.get("now")),
        tuple(
            Item(str(what), int(count), int(each)) for what, count, each in data.get("items", ())
        ),
        int(data.get("expected", 0)),
        int(data.get("stakes", 0)),
        tuple(map(int, data.get("more", ()))),
        str(data.get("beside", "")),
    )


def _read_outlook(data: Any) -> Outlook | None:
    if data is None:
        return None
    worth, secured, ends, prizes, left, fits, closers, closed = data
    least, most = closed
    return Outlook(
        int(worth),
        int(secured),
        int(ends),
        tuple((str(what), int(count)) for what, count in prizes),
        int(left),
        None if fits is None else int(fits),
        None if closers is None else int(closers),
        (int(least), int(most)),
    )
