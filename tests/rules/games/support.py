"""Short ways to say what a test of a rule needs: tiles, tables, moves and what came of them.

A zone is written as its name, the sides or points it reaches, the lakes it leads to and its icons:
`f0 N E gold`, `r0 W >l0`, `l0 fish=2`. The first letter of the name tells its kind. For a river a
side is its middle point; for a meadow or forest `N` is all of the side, `NNW` a single point.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from carcqt.rules.events import Event, Scored, points
from carcqt.rules.game import Game
from carcqt.rules.games.features import Region
from carcqt.rules.games.hunters import Hunters
from carcqt.rules.geometry import POINT_NUMBERS
from carcqt.rules.moves import read_move, read_square
from carcqt.rules.piles import PileState
from carcqt.rules.position import LaidTile, Position, Standing
from carcqt.rules.problems import IllegalMove, InvalidPosition
from carcqt.rules.tiles import Deck, Tile, Zone
from tests.support import builtin_deck, snapshot

KINDS = {"m": "meadow", "f": "forest", "r": "river", "l": "lake"}
SIDES = {"N": (0, 1, 2), "E": (3, 4, 5), "S": (6, 7, 8), "W": (9, 10, 11)}


def tile(name: str, *zones: str, pile: str = "land", count: int = 1) -> Tile:
    return Tile(name, tuple(map(_zone, zones)), pile, count)


def _zone(text: str) -> Zone:
    name, *words = text.split()
    kind = KINDS[name[0]]
    at: list[int] = []
    to, icons = [], []
    for word in words:
        if word in SIDES and kind != "river":
            at += SIDES[word]
        elif word in POINT_NUMBERS:
            at.append(POINT_NUMBERS[word])
        elif word.startswith(">"):
            to.append(word[1:])
        else:
            icon, _, count = word.partition("=")
            icons.append((icon, int(count or 1)))
    return Zone(name, kind, tuple(at), tuple(to), tuple(icons))


def deck(*tiles: Tile) -> Deck:
    """The built-in deck, and these tiles besides."""
    return Deck("hunters", (*builtin_deck("hunters").tiles, *tiles))


def layout(
    laid: str = "L56@0,0/0",
    *,
    land: str = "",
    bonus: str = "",
    pieces: str = "",
    scores: Sequence[int] = (0, 0),
    supplies: Sequence[tuple[int, int]] | None = None,
    to_move: int = 0,
    phase: str = "lay",
    **more: Any,
) -> Position:
    """A position in the words of its text form; the supplies are what does not stand."""
    standing = tuple(map(Standing.read, pieces.split()))
    if supplies is None:
        used = [(piece.seat, piece.piece) for piece in standing]
        supplies = [
            (5 - used.count((seat, "member")), 2 - used.count((seat, "hut")))
            for seat in range(len(scores))
        ]
    return Position(
        game="hunters",
        scores=tuple(scores),
        to_move=to_move,
        phase=phase,
        laid=tuple(map(LaidTile.read, laid.split())),
        pieces=standing,
        supplies=tuple(supplies),
        piles=(
            PileState("land", tuple(land.split())),
            PileState("bonus", tuple(bonus.split())),
        ),
        **more,
    )


def table(laid: str = "L56@0,0/0", tiles: Sequence[Tile] = (), **more: Any) -> Hunters:
    """A game from such a position, with the built-in deck and these tiles."""
    return Hunters.from_position(deck(*tiles), layout(laid, **more))


def push(game: Game[Any], *moves: str) -> list[Event]:
    """Everything that happens in these moves."""
    return [event for move in moves for event in game.push(read_move(move, game.moves))]


def region(game: Hunters, spot: str, system: str | None = None) -> Region:
    """The feature at a square and zone, written as in a move: `0,1 f0`."""
    square, zone = spot.split()
    return game.region(read_square(square), zone, system)


def scored(events: Sequence[Event]) -> list[tuple[int, str, int]]:
    """Who scored for what, and how many points."""
    return [
        (event.seat, event.source, points(event.items))
        for event in events
        if isinstance(event, Scored)
    ]


def legal(game: Game[Any]) -> list[str]:
    return [str(move) for move in game.legal_moves]


def refusal(game: Game[Any], move: str) -> str:
    """The code of the problem with an illegal move, which leaves the game as it was."""
    before = snapshot(game)
    assert move not in legal(game)
    with pytest.raises(IllegalMove) as refused:
        push(game, move)
    (problem,) = refused.value.problems
    assert str(refused.value.move) == move
    assert snapshot(game) == before
    return problem.code


def faults(position: Position, *tiles: Tile) -> list[str]:
    """The codes of what is wrong with a position, which is refused if anything is."""
    problems = Hunters.problems(deck(*tiles), position)
    if problems:
        with pytest.raises(InvalidPosition) as refused:
            Hunters.from_position(deck(*tiles), position)
        assert list(refused.value.problems) == problems
    else:
        Hunters.from_position(deck(*tiles), position)
    return [problem.code for problem in problems]
