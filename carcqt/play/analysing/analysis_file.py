"""An analysis on the disk, beside its save: read back as far as the game is still the same."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import astuple, replace
from itertools import starmap, takewhile
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, RootModel

from carcqt.content.kept import Amount, Count, Flag, Name, Whole, parse_json, read_kept
from carcqt.content.toml.files import FileError
from carcqt.content.writing import write_text
from carcqt.play.analysing.analysis import Analysis
from carcqt.play.saves import analysis_path
from carcqt.players.advice import Advice, Effect, Outlook, Reason, ReasonKind
from carcqt.players.analysis import LEVEL, AnalysedTurn
from carcqt.rules.events import Item, Spot
from carcqt.rules.moves import Move, read_move, read_square
from carcqt.rules.problems import RulesError

_FORMAT: Final = 5
_OLDER: Final = range(1, _FORMAT)

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
    """As much of it as belongs to these moves; nothing of a file that is damaged."""
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


class _Entry(BaseModel):
    model_config = ConfigDict(extra="forbid")


class _SpotModel(RootModel[tuple[Name, Name]]):
    def spot(self) -> Spot:
        square, zone = self.root
        return Spot(read_square(square), zone)


class _OutlookModel(
    RootModel[
        tuple[
            Whole,
            Whole,
            Whole,
            tuple[tuple[Name, Whole], ...],
            Whole,
            Whole | None,
            Whole | None,
            tuple[Whole, Whole],
        ]
    ]
):
    def outlook(self) -> Outlook:
        return Outlook(*self.root)


class _ReasonModel(_Entry):
    kind: ReasonKind
    points: Amount
    seat: Seat
    what: Name
    count: Whole
    village: Name
    effect: Effect | None
    ahead: Whole | None
    rival: Seat | None
    secret: Flag
    spot: _SpotModel | None = None
    was: _OutlookModel | None = None
    now: _OutlookModel | None = None
    items: tuple[tuple[Name, Whole, Whole], ...] = ()
    expected: Whole = 0
    stakes: Whole = 0
    more: tuple[Whole, ...] = ()
    beside: Name = ""

    def reason(self) -> Reason:
        return Reason(
            self.kind,
            self.points,
            self.seat,
            self.what,
            self.count,
            self.spot.spot() if self.spot else None,
            self.village,
            self.effect,
            self.ahead,
            self.rival,
            self.secret,
            self.was.outlook() if self.was else None,
            self.now.outlook() if self.now else None,
            tuple(starmap(Item, self.items)),
            self.expected,
            self.stakes,
            self.more,
            self.beside,
        )


class _AdviceModel(_Entry):
    turn: Annotated[tuple[Name, ...], Field(min_length=1)]
    points: Amount
    reasons: tuple[_ReasonModel, ...]

    def advice(self, kinds: Sequence[type[Move]]) -> Advice:
        turn = tuple(read_move(text, kinds) for text in self.turn)
        return Advice(turn, self.points, tuple(reason.reason() for reason in self.reasons))


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
    best: _AdviceModel | None = None
    own: _AdviceModel | None = None

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
            self.best.advice(kinds) if self.best else None,
            self.hope,
            self.own.advice(kinds) if self.own else None,
        )


class _FileModel(_Entry):
    format: Literal[5]
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
    if data.get("format") in _OLDER:
        return None
    file = _FileModel.model_validate_json(raw)
    if file.seal != _seal({key: value for key, value in data.items() if key != "seal"}):
        raise ValueError("changed since it was written")
    if file.level != LEVEL or file.players != players:
        return None
    done = 0
    for turn in file.turns:
        seats = [turn.seat, *(seat for reason in _reasons(turn) for seat in _seats(reason))]
        is_of_table = len(turn.chances) == len(turn.values) == players and max(seats) < players
        if turn.number != done or not is_of_table:
            raise ValueError("not of this table")
        done += turn.moves
    try:
        return file.moves, [turn.turn(kinds) for turn in file.turns], file.whole
    except RulesError:
        raise ValueError("not of this game") from None


def _reasons(turn: _TurnModel) -> Iterator[_ReasonModel]:
    for advice in (turn.best, turn.own):
        yield from advice.reasons if advice is not None else ()


def _seats(reason: _ReasonModel) -> tuple[int, ...]:
    return (reason.seat,) if reason.rival is None else (reason.seat, reason.rival)


def _seal(data: dict[str, Any]) -> str:
    """Return a fingerprint: words and pictures are made of what the file says without asking the
    rules again, so not a letter of it may be otherwise."""
    text = json.dumps(data, ensure_ascii=True, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()
