"""A small map, and short ways to say how a journey on it stands.

a ~ b ~ c        a orchid 2-3      d parrot 2-3        ~ waterway, . path
.   .   ~        b butterfly 2-3   e reptile 3-4-5
d ~ e . f        c fish 3-4        f orchid 2
.   .   .        g butterfly 2-3   h fish 3-4   i parrot 2-3
g ~ h ~ i        and e is joined to f by a waterway too
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from carcqt.rules.events import Event, Scored, points
from carcqt.rules.games.expedition import Expedition
from carcqt.rules.games.expedition.extra import ExpeditionExtra
from carcqt.rules.games.expedition.facts import EVENTS, SPECIES
from carcqt.rules.geometry import Square
from carcqt.rules.maps import IncomeCard, Link, Map, Mission, Village
from carcqt.rules.moves import read_move
from carcqt.rules.piles import PileState
from carcqt.rules.position import Position, Standing
from carcqt.rules.problems import IllegalMove, InvalidPosition
from tests.support import snapshot

VILLAGES = {
    "a": ("orchid", (2, 3)),
    "b": ("butterfly", (2, 3)),
    "c": ("fish", (3, 4)),
    "d": ("parrot", (2, 3)),
    "e": ("reptile", (3, 4, 5)),
    "f": ("orchid", (2,)),
    "g": ("butterfly", (2, 3)),
    "h": ("fish", (3, 4)),
    "i": ("parrot", (2, 3)),
}
WATER = "ab bc cf de ef gh hi"
PATHS = "ad be ef dg eh fi"
MISSIONS = ("abcd", "bcde", "cdef", "defg", "efgh", "fghi", "aceg", "bdfh")
CARDS = ("all", "fish", "butterfly", "parrot", "reptile", "orchid", "guide")

SMALL = Map(
    "expedition",
    (300, 300),
    tuple(
        Village(name, (50 + 100 * (number % 3), 50 + 100 * (number // 3)), species, prices)
        for number, (name, (species, prices)) in enumerate(VILLAGES.items())
    ),
    tuple(
        Link(kind, (ends[0], ends[1]), ((200, 165),) if (kind, ends) == ("path", "ef") else ())
        for kind, links in (("waterway", WATER), ("path", PATHS))
        for ends in links.split()
    ),
    tuple(Mission(f"m{number}", tuple(names)) for number, names in enumerate(MISSIONS, 1)),
    tuple(
        IncomeCard(value, shows, tuple(4 * (6 - value) + seat + 1 for seat in range(4)))
        for value, shows in enumerate(CARDS)
    ),
)
SEATS = {"Anna": 0, "Ben": 1, "Cora": 2, "Dan": 3}


def tiles(text: str) -> tuple[int, ...]:
    """`fish=2 orchid` as counts in the order of the species."""
    words = dict((word if "=" in word else f"{word}=1").split("=") for word in text.split())
    return tuple(int(words.pop(species, 0)) for species in SPECIES)


def stands(
    tents: str = "0:a 1:b 2:c",
    *,
    players: int = 3,
    event: str = "",
    phase: str = "income",
    to_move: int = 0,
    events: Sequence[str] = ("fire",),
    scores: Sequence[int] | None = None,
    supplies: Sequence[tuple[int, int]] | None = None,
    gone: Sequence[str] = (),
    **extra: Any,
) -> Position:
    """Tents as seat and village; `n:a` for a neutral one of the first seat."""
    standing = []
    for word in tents.split():
        seat, village = word.split(":")
        piece = "neutral" if seat == "n" else "tent"
        standing.append(Standing(int(seat) if seat != "n" else 0, piece, Square(0, 0), village))
    if supplies is None:
        used = [(tent.seat, tent.piece) for tent in standing]
        supplies = [
            (
                12 - used.count((seat, "tent")),
                (6 if players == 2 else 0) - used.count((seat, "neutral")),
            )
            for seat in range(players)
        ]
    extra.setdefault("missions", tuple((f"m{seat + 1}",) for seat in range(players)))
    return Position(
        game="expedition",
        scores=tuple(scores or (0,) * players),
        to_move=to_move,
        phase=phase,
        drawn=event,
        pieces=tuple(standing),
        supplies=tuple(supplies),
        piles=(PileState("events", tuple(events)),),
        gone=tuple(gone),
        extra=ExpeditionExtra.read(extra),
    )


def journey(tents: str = "0:a 1:b 2:c", **more: Any) -> Expedition:
    return Expedition.from_position(SMALL, stands(tents, **more))


def in_turn(tents: str, event: str, cards: Sequence[int], **more: Any) -> Expedition:
    """All have chosen these cards, and the first in order is to decide something."""
    game = journey(tents, event=event, players=len(cards), **more)
    push(game, *(f"choose {card}" for card in cards))
    return game


def begun(players: int = 3, seed: int = 1, first: int = 0) -> Expedition:
    return Expedition.new(SMALL, players, Random(seed), first=first)


def push(game: Expedition, *moves: str) -> list[Any]:
    return [event for move in moves for event in game.push(read_move(move, game.moves))]


def legal(game: Expedition) -> list[str]:
    return [str(move) for move in game.legal_moves]


def refusal(game: Expedition, move: str) -> str:
    """The code of the problem with an illegal move, which leaves the game as it was."""
    before = snapshot(game)
    assert move not in legal(game)
    with pytest.raises(IllegalMove) as refused:
        push(game, move)
    assert snapshot(game) == before
    return refused.value.problems[0].code


def scored(events: Sequence[Event]) -> list[tuple[int, str, int]]:
    return [
        (event.seat, event.source, points(event.items))
        for event in events
        if isinstance(event, Scored)
    ]


def of_type(events: Sequence[Event], kind: type[Event]) -> list[Any]:
    return [event for event in events if isinstance(event, kind)]


def faults(position: Position) -> list[str]:
    problems = Expedition.problems(SMALL, position)
    if problems:
        with pytest.raises(InvalidPosition):
            Expedition.from_position(SMALL, position)
    return [problem.code for problem in problems]


ALL_EVENTS = [event for event, count in EVENTS.items() for _ in range(count)]


def seen(game: Expedition, seat: int | None) -> dict[str, Any]:
    """What a seat knows of what only this game keeps."""
    return game.seen_by(seat).position.extra.plain()
