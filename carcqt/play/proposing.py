"""Makes a puzzle of any moment of a session, out of no more than may be known there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import chain
from random import Random
from typing import Any, Final

from carcqt.play.session import Session
from carcqt.puzzles.proposing import Proposal, Script, propose
from carcqt.rules.game import Game
from carcqt.rules.moves import Move
from carcqt.rules.position import Position
from carcqt.rules.tilelaying.game import TileLaying

_MOST_REPLIES: Final = 12


def proposal_at(session: Session, number: int, rng: Random) -> Proposal | None:
    """The puzzle of the turn that was begun after so many moves, or of the last one before; `None`
    where there is none. While the game goes on, what nobody at the screen may know is made up."""
    start = _turn_begun(session, number)
    if start is None:
        return None
    game = session.table.game_at(start)
    players, lays = game.players, isinstance(game, TileLaying)
    truth, seat = game.position(), None
    came = _came(session, game)
    imagined: tuple[str, ...] = ()
    if session.table.game.is_over:
        position = truth
    else:
        viewer = session.table.viewer
        position = game.seen_by(viewer).imagine(rng).position()
        imagined = _unlike(game.hide(truth, viewer), position)
        # Where all choose at once, it is the puzzle of who looks at it.
        seat = None if lays else viewer
    table = session.table.setup
    replies = _replies(session, start, players, truth.to_move if seat is None else seat)
    id = f"{table.game}-{rng.getrandbits(40):010x}"
    made = propose(id, position, came, table.material_file, table.names, seat, replies)
    return replace(made, imagined=imagined)


def _unlike(seen: Position, made_up: Position) -> tuple[str, ...]:
    """What the seat could not see."""
    whole = made_up.extra.plain()
    return tuple(key for key, value in seen.extra.plain().items() if whole.get(key) != value)


def _turn_begun(session: Session, number: int) -> int | None:
    for start in range(number, -1, -1):
        game = session.table.game_at(start)
        if not game.is_over and not any(game.turns_of(seat)[1] for seat in range(game.players)):
            return start
    return None


def _came(session: Session, game: Game[Any]) -> dict[str, Sequence[str]]:
    """What was drawn since, for all to see."""
    now = {pile.name: len(pile.things) for pile in session.table.game.position().piles}
    return {
        pile.name: pile.things[: len(pile.things) - now[pile.name]]
        for pile in game.position().piles
        if session.table.game.is_over or pile.name in game.description.piles
    }


def _replies(session: Session, start: int, players: int, own: int) -> Script:
    """What the others did in turns that are over: of one that is not, some may be secret."""
    moves: list[Move] = [moment.move for moment in session.table.moments[start:]]
    began = session.table.game_at(start)
    game = type(began)(began.material, began.position())
    turns: dict[int, list[list[str]]] = {seat: [] for seat in range(players)}
    for move in moves:
        if game.is_over or sum(map(len, turns.values())) > _MOST_REPLIES:
            break
        seat, done = game.to_move, game.turns_of(game.to_move)[0]
        while len(turns[seat]) <= done:
            turns[seat].append([])
        turns[seat][done].append(str(move))
        game.push(move)
    over = {seat: game.turns_of(seat)[0] for seat in turns}
    return tuple(
        chain.from_iterable(
            ((seat, tuple(made)) for made in turns[seat][: over[seat]] if made)
            for seat in turns
            if seat != own
        )
    )
