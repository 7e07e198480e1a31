"""How far one may go back, and forth again."""

from __future__ import annotations

from collections.abc import Sequence

from carcqt.content.tables import TableSetup, Undo
from carcqt.play.moments import Moment
from carcqt.rules.moves import END


def steps_back(moments: Sequence[Moment], setup: TableSetup) -> int:
    """How many moves are taken back at once; none where nothing may be.

    It always ends where a person decided something: before that, and so before whatever others
    have chosen since, in secret or not. Nobody decides to pass where nothing else can be done.
    """
    within_turn = setup.undo is Undo.TURN
    if setup.undo is Undo.NEVER:
        return 0
    for steps, moment in enumerate(reversed(moments), 1):
        is_persons = moment.seat in setup.persons
        if within_turn and (moment.is_final or not is_persons):
            return 0
        if moment.move == END or (is_persons and not moment.is_forced):
            return steps
    return 0
