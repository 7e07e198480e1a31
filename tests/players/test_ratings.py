"""Wins become intervals, verdicts and ratings."""

from __future__ import annotations

from fractions import Fraction

import pytest

from carcqt.players.ratings import Encounter, elo, verdict, wilson


def test_the_interval_is_wilsons() -> None:
    # Agresti and Coull give 0 to 0.278 for none of ten.
    assert wilson(0, 10) == pytest.approx((0, 0.2775), abs=1e-4)
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(10, 10)[1] == 1
    assert wilson(0, 0) == (0, 1)


def test_a_verdict_comes_once_the_lead_is_large_enough() -> None:
    assert verdict(Fraction(14), 14, 2) == 0
    assert verdict(Fraction(15), 15, 2) == 1
    assert verdict(Fraction(0), 15, 2) == -1
    # Fifteen ahead of many is enough for the test, not for the interval.
    assert verdict(Fraction(115), 215, 2) == 0
    assert verdict(Fraction(200), 400, 2) == 0
    # Among four a quarter is the equal share.
    assert verdict(Fraction(100), 400, 4) == 0
    assert verdict(Fraction(150), 400, 4) == 1
    assert verdict(Fraction(60), 400, 4) == -1


def test_ratings_tell_how_often_one_wins() -> None:
    # Three wins to one are 191 points, less what the even game takes away.
    won = [Encounter(0, 1, 2, 4000, Fraction(3000)), Encounter(1, 2, 2, 4000, Fraction(3000))]
    assert elo(3, won) == pytest.approx([381.5, 190.7, 0], abs=0.5)
    assert elo(2, [Encounter(0, 1, 2, 10, Fraction(10))])[0] == pytest.approx(528.9, abs=0.1)
    # Who wins a quarter among three others is as strong as they are.
    assert elo(2, [Encounter(0, 1, 4, 400, Fraction(100))]) == pytest.approx([0, 0])
    assert elo(2, []) == [0, 0]
