"""What the tents can take, for who tells why a turn is good."""

from __future__ import annotations

from carcqt.players.tiles.stands import Stand
from carcqt.rules.games.goldrush import Goldrush
from carcqt.rules.games.goldrush.kernel import TENT
from carcqt.rules.tilelaying.game import TileLaying


def tent_of(game: TileLaying, seat: int) -> Stand:
    """The tokens of the mountain where it stands."""
    assert isinstance(game, Goldrush)
    kernel, mines = game.kernel, game.mines
    tokens = 0
    for slot in range(kernel.standing):
        if kernel.standing_what[slot] == seat * kernel.kinds + TENT:
            tokens += len(mines.get(kernel.find(kernel.standing_node[slot]), ()))
    return Stand(tokens, usable=min(tokens, _turns_left(game, seat)))


def _turns_left(game: Goldrush, seat: int) -> int:
    """As things are, whatever others win."""
    left = game.left_in(0).total() + (game.hand is not None)
    away = (seat - game.to_move) % game.players
    return (left + game.players - 1 - away) // game.players
