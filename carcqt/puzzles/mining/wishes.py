"""What a puzzle could ask for at some moment of a game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final

from carcqt.content.goals import REGION_AIMS, Goal, GoalAim, OtherSeats, Reply, Surprise
from carcqt.rules.events import Spot
from carcqt.rules.game import Game
from carcqt.rules.moves import Move
from carcqt.rules.tilelaying.game import TileLaying

_ALONE: Final = Goal(GoalAim.POINTS, 0, turns=2, is_final=True, is_open=True)
_LEAD: Final = replace(_ALONE, aim=GoalAim.LEAD)
_ON_TILES: Final = (
    _ALONE,
    replace(_ALONE, is_final=False),
    replace(_ALONE, turns=3),
    _LEAD,
    replace(_LEAD, turns=1),
    replace(_LEAD, others=OtherSeats.BEST),
    replace(_LEAD, others=OtherSeats.SCRIPTED),
    replace(_ALONE, is_open=False, surprise=Surprise.EXPECTED),
    replace(_ALONE, is_open=False, surprise=Surprise.WORST),
    replace(_ALONE, aim=GoalAim.CLAIM),
    replace(_ALONE, aim=GoalAim.CLAIM, turns=3),
    replace(_ALONE, aim=GoalAim.SHARE),
)
_ON_MAPS: Final = (
    _ALONE,
    _LEAD,
    replace(_LEAD, turns=1, others=OtherSeats.BEST),
)


def wish_at(game: Game[Any], after: Sequence[Move], rng: Random) -> Goal:
    """One for the seat to move, any of those that mean something here; `after`: what was played
    from here."""
    known = _ON_TILES if isinstance(game, TileLaying) else _ON_MAPS
    goals = (replace(goal, seat=game.to_move) for goal in rng.sample(known, len(known)))
    meant = ([*_meant(game, after, goal)] for goal in goals)
    return rng.choice(next(found for found in meant if found))


def wishes_at(game: Game[Any], replies: Sequence[Reply] = ()) -> Iterator[Goal]:
    """All of them that need no chance, for the seat to move, the plainest first; others may follow
    a script that is given."""
    known = _ON_TILES if isinstance(game, TileLaying) else _ON_MAPS
    for goal in known:
        if not goal.is_open:
            continue
        goal = replace(goal, seat=game.to_move)
        if goal.others is not OtherSeats.SCRIPTED:
            yield from _meant(game, (), goal)
        elif replies:
            yield replace(goal, replies=tuple(replies))


def _meant(game: Game[Any], after: Sequence[Move], goal: Goal) -> Iterator[Goal]:
    """What a goal may be about."""
    if not goal.is_open and game.private_sources:
        # A pile of tokens that nobody has seen may lie in more orders than can be looked at.
        return
    if goal.others is OtherSeats.SCRIPTED:
        if replies := tuple(_replies(game, after, goal)):
            yield replace(goal, replies=replies)
    elif goal.aim in REGION_AIMS and isinstance(game, TileLaying):
        yield from _regions(game, goal)
    else:
        yield goal


def _replies(game: Game[Any], after: Sequence[Move], goal: Goal) -> Iterator[Reply]:
    """What others did, between this turn and the seat's last one."""
    turns: list[tuple[int, list[str]]] = []
    own, made = 0, 0
    try:
        for move in after:
            seat = game.to_move
            if not turns or turns[-1][0] != seat:
                own += seat == goal.seat
                turns.append((seat, []))
            if own > goal.turns:
                break
            turns[-1][1].append(str(move))
            game.push(move)
            made += 1
    finally:
        for _ in range(made):
            game.pop()
    for seat, moves in turns:
        if seat != goal.seat and moves:
            yield Reply(seat, tuple(moves))


def _regions(game: TileLaying, goal: Goal) -> Iterator[Goal]:
    """Each that others have and that can still grow, by one of their pieces."""
    seen = set()
    for piece in game.position().pieces:
        kind = game.description.piece[piece.piece]
        if kind.roams:
            continue
        root = game.root(piece.square, piece.zone, kind.system)
        region = game.region(piece.square, piece.zone, kind.system)
        if root not in seen and region.open_ends and goal.seat not in region.owners:
            seen.add(root)
            yield replace(goal, spot=Spot(piece.square, piece.zone), system=kind.system)
