"""What is fitted to games tells how likely a lead is to win."""

from __future__ import annotations

import math
import tomllib
from random import Random

import pytest

from carcqt.players.chances import Doubt, chances, doubt_of
from carcqt.rules.games import GAMES
from tools.chances import Seen, fitted, play, surprise, written


def test_a_lead_is_worth_more_the_fewer_turns_are_left() -> None:
    doubt = Doubt(end=1000, turn=1500)
    told = [chances((20.0, 15.0), left, doubt) for left in (70, 30, 10, 1)]
    assert all(sum(each) == pytest.approx(1) for each in told)
    assert [each[0] for each in told] == sorted(each[0] for each in told)
    assert chances((7.0, 7.0, 7.0), 9, doubt) == pytest.approx((1 / 3,) * 3)


def test_the_doubt_that_games_were_made_with_is_found_again() -> None:
    rng, true = Random(4), Doubt(end=2000, turn=1000)
    seen = []
    for _ in range(4000):
        left = rng.randrange(1, 60)
        lead = rng.gauss(0, 2 * true.scale(left))
        won = rng.random() < 1 / (1 + math.exp(-lead / true.scale(left)))
        seen.append(Seen((lead, 0.0), left, (0,) if won else (1,)))
    found = fitted(seen, Doubt(end=500, turn=3000))
    assert surprise(seen, found) <= surprise(seen, true)
    for left in (5, 25, 50):
        assert found.scale(left) == pytest.approx(true.scale(left), rel=0.15)


def test_a_game_is_looked_at_after_every_turn_but_the_last() -> None:
    seen = play("hunters", 2, "random", "1")
    assert len(seen) > 60
    assert seen[0].left > seen[-1].left >= 1
    assert {each.winners for each in seen} == {seen[0].winners}


def test_what_is_kept_can_be_read_and_leaves_the_others_alone() -> None:
    kept = tomllib.loads(written("hunters", Doubt(3, 4)))
    assert kept["hunters"] == {"end": 3, "turn": 4}
    for game in GAMES:
        doubt = doubt_of(game)
        assert doubt.turn > 0
        if game != "hunters" and game in kept:
            assert Doubt(**kept[game]) == doubt
