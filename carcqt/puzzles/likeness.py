"""Answers that differ only in something that does not matter."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from carcqt.content.goals import Goal
from carcqt.puzzles.solution import Line
from carcqt.rules.game import Game
from carcqt.rules.moves import Lay, Move, Pass, Place
from carcqt.rules.tilelaying.game import TileLaying


def essence(goal: Goal, game: Game[Any], moves: Iterable[Move]) -> tuple[str, ...]:
    """Return what matters of the moves of a right answer: all with the same are one answer.

    How a tile is turned does not matter if both ways are right, nor the order of camps in one
    turn. If a goal is met or missed, neither do the pieces: with any of them it is met.
    """
    found: list[str] = []
    group: list[str] = []
    laid = ""
    for move in moves:
        village = getattr(move, "village", "")
        if not village:
            found += sorted(group)
            group.clear()
        if isinstance(move, Lay):
            laid = move.tile
            found.append(f"lay {move.tile} {move.square}")
        elif village:
            group.append(str(move))
        elif not isinstance(move, Place | Pass):
            found.append(str(move))
        elif not goal.is_either_or:
            found.append(_placed(game, laid, move) if isinstance(move, Place) else str(move))
    return (*found, *sorted(group))


def _placed(game: Game[Any], tile: str, place: Place) -> str:
    """Name a piece by the terrain where it goes, if it goes onto the tile just laid."""
    if not isinstance(game, TileLaying) or tile not in game.material.tile:
        return str(place)
    face = game.material.tile[tile]
    if place.zone not in face.zone_numbers or game.description.piece[place.piece].roams:
        return str(place)
    kind = face.zones[face.zone_numbers[place.zone]].kind
    return f"place {place.piece} {place.square} {kind}"


def apart(goal: Goal, game: Game[Any], lines: Sequence[Line]) -> tuple[Line, ...]:
    """Return the first of all lines that are one answer, in their order."""
    first: dict[tuple[str, ...], Line] = {}
    for line in lines:
        first.setdefault(essence(goal, game, moves_of(line)), line)
    return tuple(first.values())


def moves_of(line: Line) -> list[Move]:
    return [move for step in line for move in step.moves]
