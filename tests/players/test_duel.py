"""Seats change, draws do not; games come in order wherever they are played."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from pathlib import Path

import pytest

from carcqt.background.crew import crew
from carcqt.content.materials import builtin_material
from carcqt.players.duel import Duel, DuelGame, Series
from carcqt.rules.games import GAMES


def duel(game: str, seats: int = 2, one: str = "greedy", other: str = "random") -> Duel:
    material = builtin_material(game, GAMES[game].description.material).material
    return Duel(game, material, one, other, seed=5, seats=seats)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [2, 4])
def test_everyone_has_the_same_draws_from_every_seat(game: str, seats: int) -> None:
    of = duel(game, seats)
    group = [of.start(number).beginning() for number in range(seats)]
    assert all(start == group[0] for start in group)
    assert of.start(seats).beginning() != group[0]
    met = Counter(
        (level, seat)
        for number in range(seats)
        for seat, level in enumerate(of.seating(number))
        if level == "greedy"
    )
    assert met == {("greedy", seat): 1 for seat in range(seats)}


def series(games: Iterable[tuple[tuple[int, ...], tuple[int, ...]]]) -> Series:
    return Series(duel("hunters"), [DuelGame(*game) for game in games])


def test_wins_and_scores_follow_the_seats() -> None:
    of = series([((9, 5), (0,)), ((9, 5), (0,)), ((7, 7), (0, 1))])
    assert of.wins == Fraction(3, 2)
    assert of.scores(of_one=True) == [9, 5, 7]
    assert of.scores(of_one=False) == [5, 9, 7]


def test_a_decided_series_is_not_gone_on_with() -> None:
    won = [DuelGame((9, 5), (0,)), DuelGame((5, 9), (1,))] * 20
    of = Series(duel("hunters"), won, stops_early=True)
    assert of.decided == 1
    # Only whole groups count: fifteen wins are in the sixteenth game.
    assert len(of.played) == 16
    told: list[bool] = []
    with crew(1) as hands:
        of.play(hands, 60, lambda: told.append(True))
    assert told == []


def lose_once(number: int, folder: Path = Path()) -> int:
    mark = folder / "lost"
    if number == 3 and not mark.exists():
        mark.touch()
        os._exit(1)
    return number * number


def test_a_lost_process_costs_no_result(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with crew(2) as hands:
        assert list(hands.each(lose_once, range(8))) == [n * n for n in range(8)]
