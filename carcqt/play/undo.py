"""How far one may go back, and forth again."""

from __future__ import annotations

from collections.abc import Sequence

from carcqt.content.tables import TableSetup, Undo
from carcqt.play.moments import Moment
from carcqt.rules.moves import END


def steps_back(moments: Sequence[Moment], setup: TableSetup) -> int:
    """How many moves are taken back at once; none where nothing may be.

    It always ends where a person decided something: before that, and so before whatever others
    have chosen since, in secret or not.
    """
    if not moments or setup.undo is Undo.NEVER:
        return 0
    last, persons = moments[-1], setup.persons
    if setup.undo is Undo.TURN:
        return int(last.seat in persons and not last.is_final)
    for steps, moment in enumerate(reversed(moments), 1):
        if moment.seat in persons or moment.move == END:
            return steps
    return 0
