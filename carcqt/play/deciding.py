"""Finds the turn that decided a game: from then on, the winner was ahead to the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from carcqt.play.analysing.analysis_file import read_analysis
from carcqt.play.session import Session

Standings = Sequence[tuple[int, Sequence[float]]]
"""After so many moves, what each seat has."""


@dataclass(frozen=True, slots=True)
class DecisiveTurn:
    number: int
    """Moves that had been made at its end."""
    turn: int
    seat: int
    """The winner."""


def decisive_turn(session: Session) -> DecisiveTurn | None:
    """Return the turn that decided a finished game: by each seat’s chances, if the game is
    analysed, else by what each would have had if the game had ended there. Return `None` if nobody
    won alone, or the winner was ahead from the first turn on."""
    game, moments = session.table.game, session.table.moments
    if len(game.winners) != 1 or game.players < 2 or not moments:
        return None
    winner = game.winners[0]
    number = lead_for_good(_standings(session), winner)
    if number is None:
        return None
    return DecisiveTurn(number, moments[number - 1].turn, winner)


def lead_for_good(standings: Standings, winner: int) -> int | None:
    """Return after how many moves the winner was ahead of each other seat, and stayed so; `None` if
    that was never, or always so."""
    found, was_behind = None, False
    for number, values in standings:
        if values[winner] > max(value for seat, value in enumerate(values) if seat != winner):
            found = found or number
        else:
            found, was_behind = None, True
    return found if was_behind else None


def _standings(session: Session) -> Standings:
    table = session.table
    game, moments = table.game, table.moments
    moves = [moment.move for moment in moments]
    analysis = read_analysis(session.path, moves, game.players, game.moves)
    if analysis.is_whole:
        return [(turn.end, turn.chances) for turn in analysis.turns]
    last = {moment.turn: moment.number for moment in moments[:-1]}
    found = [(number, table.game_at(number).projected()) for number in last.values()]
    return [*found, (len(moments), list(game.scores))]
