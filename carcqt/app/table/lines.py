"""What the cards of all players tell, out of a table and what its game shows there."""

from __future__ import annotations

from carcqt.app.table.gametable import GameTable
from carcqt.app.table.rail.players import PlayerLine
from carcqt.play.table import Table
from carcqt.ui.language import seats_at


def player_lines(table: Table, shown: GameTable, *, active: bool) -> list[PlayerLine]:
    """In the order of their seats; if the game goes on, with what whoever is to move is doing."""
    game, position = table.game, table.position()
    extra = shown.extra_turn(game)
    lines = []
    for number, seat in enumerate(seats_at(table.setup)):
        is_active = number == game.to_move and active
        lines.append(
            PlayerLine(
                seat,
                shown.score(position, number, projected=table.setup.aids.projected),
                tuple(shown.counts(position, number, seat.colour)),
                (extra.doing if extra else shown.words.doing(game.phase)) if is_active else "",
                shown.standing(position, number),
                shown.rows,
                shown.badge(table, number),
                tuple(shown.notes(position, number)),
                is_active and extra is not None,
            )
        )
    return lines
