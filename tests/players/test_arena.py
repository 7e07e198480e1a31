"""What is counted of whole games."""

from __future__ import annotations

from fractions import Fraction

from carcqt.players.arena import Match, Spread, Tally
from tests.support import builtin_material


def test_wins_are_told_by_seat_and_by_who_began() -> None:
    match = Match("hunters", builtin_material("hunters"), ("random",) * 3, seed=2)
    whole = Tally()
    places = [Fraction()] * 3
    for number in range(6):
        one = match.play(number)
        for seat, share in one.wins.items():
            places[(seat - number) % 3] += share
        whole.add(one)
    assert [whole.place_win_rate(place) for place in range(3)] == [float(p / 6) for p in places]
    assert sum(map(whole.win_rate, range(3))) == 1
    assert len(whole.scores_of(1)) == 6
    assert len(whole.scores_of(0, 1, 2)) == 18


def test_a_spread_names_scores_that_there_were() -> None:
    assert Spread.of([7]) == Spread(7, 7, 7, 7, 7, 7)
    assert Spread.of([1, 2, 4, 8, 16]) == Spread(1, 2, 4, 8, 16, 6.2)
