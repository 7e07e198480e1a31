"""What the cards of all players tell, out of a game and its table."""

from __future__ import annotations

from carcqt.app.table.gametable import GameTable
from carcqt.app.table.rail.players import PlayerLine
from carcqt.play.showing import Showing
from carcqt.ui.language import seats_at


def player_lines(session: Showing, table: GameTable, *, active: bool) -> list[PlayerLine]:
    """In the order of their seats; if the game goes on, with what whoever is to move is doing."""
    game, position = session.game, session.position()
    extra = table.extra_turn(game)
    lines = []
    for number, seat in enumerate(seats_at(session.table)):
        is_active = number == game.to_move and active
        lines.append(
            PlayerLine(
                seat,
                table.score(position, number, projected=session.table.aids.projected),
                tuple(table.counts(position, number, seat.colour)),
                (extra.doing if extra else table.words.doing(game.phase)) if is_active else "",
                table.standing(position, number),
                table.rows,
                table.badge(session, number),
                tuple(table.notes(position, number)),
                is_active and extra is not None,
            )
        )
    return lines
