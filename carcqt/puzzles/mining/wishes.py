"""What a puzzle could ask for at some moment of a game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final

from carcqt.content.goals import Goal, OtherSeats, Reply
from carcqt.puzzles.goals import GOAL_KINDS, kind_of
from carcqt.rules.game import Game
from carcqt.rules.moves import Move
from carcqt.rules.tilelaying.game import TileLaying


def _plainest(goal: Goal) -> tuple[bool, bool]:
    """Order goals: scores before regions, and known draws before chance."""
    return not kind_of(goal).asks_for_points, not goal.is_open


_ON_TILES: Final = sorted(
    (goal for kind in GOAL_KINDS.values() for goal in kind.tile_wishes), key=_plainest
)
_ON_MAPS: Final = sorted(
    (goal for kind in GOAL_KINDS.values() for goal in kind.map_wishes), key=_plainest
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
    else:
        yield from kind_of(goal).targets(goal, game)


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
