"""Lists that things join and leave, with every change undoable."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from carcqt.rules.roster import Roster


@given(st.lists(st.integers(0, 9), max_size=40))
def test_every_change_can_be_taken_back_to_the_same_order(changes: list[int]) -> None:
    roster: Roster[int] = Roster()
    states: list[list[int]] = [[]]
    for item in changes:
        if item in roster.items:
            roster.discard(item)
            roster.discard(item)
        else:
            roster.add(item)
        assert sorted(roster.items) == sorted({*states[-1]} ^ {item})
        states.append(list(roster.items))
    for number in reversed(range(len(states))):
        roster.rewind(number)
        assert roster.items == states[number]
