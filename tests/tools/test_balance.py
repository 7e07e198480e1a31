"""The tool that shows whether the map is fair."""

from __future__ import annotations

from collections import Counter

from carcqt.players.balance import BalanceRow
from carcqt.rules.games.expedition.fairness import deal
from tools.balance import page, play_batch

MISSIONS = [f"m{number}" for number in range(1, 9)]


def test_missions_are_dealt_evenly_and_never_twice_in_a_game() -> None:
    dealt: Counter[tuple[int, str]] = Counter()
    for number in range(80):
        missions = deal(MISSIONS, 3, number)
        assert len({*missions}) == 3
        dealt.update((seat, mission) for seat, (mission,) in enumerate(missions))
    assert set(dealt.values()) == {10}


def test_the_interval_holds_the_rate() -> None:
    times, low, high = BalanceRow(dealt=1000, wins=333.0).wins_of_share(3)
    assert low < times < high
    assert round(times, 2) == 1.0
    assert 0.90 < low < 0.92
    assert 1.08 < high < 1.10


def test_a_few_games_give_a_page() -> None:
    tables = play_batch(3, range(4))
    text = "\n".join(page(3, 4, tables))
    assert text.startswith("## 3 players, 4 games\n")
    assert text.count("\n| m") == sum(bool(row.dealt) for row in tables.missions.values()) + 1
    assert sum(row.dealt for row in tables.villages.values()) == 12
    assert sum(row.wins for row in tables.seats.values()) == 4
