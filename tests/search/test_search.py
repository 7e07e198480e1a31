"""Limits, honesty about them, progress, and what a caller may say of a search."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import count, pairwise
from typing import Any

import pytest

from carcqt.rules.game import Game
from carcqt.search.aims import Aim, Chance, Others, most_lead, most_points
from carcqt.search.deepening import best_line, search
from carcqt.search.limits import Budget, Limits, SearchStop
from carcqt.search.results import Progress, Proof, Result
from carcqt.search.table import Bound, Entry, TranspositionTable
from tests.search import plain
from tests.search.small import small_game
from tests.search.test_against_plain import seen


def games(rules: type[Game[Any]], most: int = 40) -> list[Game[Any]]:
    """A few whose trees are small."""
    found = (small_game(rules, seed, 1, known=True) for seed in range(30))
    return [game for game in found if not game.is_over and 2 < game.turn_count <= most][:5]


def test_a_limit_leaves_the_game_as_it_was_and_the_answer_honest(rules: type[Game[Any]]) -> None:
    stops = set()
    for game in games(rules, most=12):
        aim = replace(most_lead(game, game.to_move), ends=lambda game: len(game.record) >= 4)
        aim = replace(aim, memory=lambda game: len(game.record))
        before, value = seen(game), plain.value(game, aim, 9)
        for nodes in (0, 1, 5, 20, 50, 200, 800):
            found = search(game, aim, 9, limits=Limits(nodes=nodes))
            assert seen(game) == before
            assert found.nodes <= nodes
            assert (found.stopped is None) == (found.proof is Proof.PROVEN)
            assert (found.best is None) == (found.proof is Proof.UNFINISHED) == (found.depth == 0)
            assert found.low is None or found.low <= value
            assert found.high is None or found.high >= value
            if found.proof is Proof.PROVEN:
                assert found.value == found.low == found.high == value
            stops.add((found.proof, found.stopped))
    assert (Proof.PROVEN, None) in stops
    assert (Proof.UNFINISHED, SearchStop.NODES) in stops
    assert (Proof.TO_DEPTH, SearchStop.NODES) in stops


def test_turns_that_are_counted_together_put_no_look_off() -> None:
    looks: list[int] = []

    def is_cancelled() -> bool:
        looks.append(budget.nodes)
        return False

    budget = Budget(Limits(cancelled=is_cancelled))
    while budget.nodes < 1000:
        # Never at a multiple of what lies between two looks.
        budget.spend(2 if budget.nodes % 64 == 63 else 1)
    assert all(later - earlier <= 65 for earlier, later in pairwise(looks))
    assert looks[-1] > 900


def test_it_can_be_cancelled_and_has_an_end_in_time(rules: type[Game[Any]]) -> None:
    game = games(rules)[0]
    before, asked = seen(game), count()
    found = search(game, most_lead(game, 0), 5, limits=Limits(cancelled=lambda: next(asked) > 1))
    assert found.stopped in (SearchStop.CANCELLED, None)
    assert (
        search(game, most_lead(game, 0), 5, limits=Limits(seconds=0)).stopped is SearchStop.SECONDS
    )
    assert seen(game) == before


def test_an_error_of_the_caller_leaves_the_game_as_it_was(rules: type[Game[Any]]) -> None:
    game = games(rules)[0]
    before, asked = seen(game), count()

    def fails(game: Game[Any]) -> int:
        if next(asked) > game.players:
            raise ZeroDivisionError
        return 0

    with pytest.raises(ZeroDivisionError):
        search(game, Aim(0, fails), 3)
    assert seen(game) == before


def test_progress_is_told_after_each_first_turn(rules: type[Game[Any]]) -> None:
    for game in games(rules, most=12):
        told: list[Progress] = []
        found = search(game, most_lead(game, game.to_move), 2, progress=told.append)
        assert [step.done for step in told if step.depth == 1] == [
            number + 1 for number in range(game.turn_count)
        ]
        assert all(step.of == game.turn_count for step in told)
        assert told[-1].value == found.value
        assert told[-1].nodes == found.nodes


def test_the_same_search_gives_the_same_answer(rules: type[Game[Any]]) -> None:
    def answer(found: Result) -> Result:
        return replace(found, seconds=0)

    for game in games(rules, most=12):
        aim = most_lead(game, game.to_move, Chance.EXPECTED)
        anew = type(game)(game.material, game.position())
        assert answer(search(game, aim, 2)) == answer(search(anew, aim, 2))


def test_the_best_line_comes_to_the_value(rules: type[Game[Any]]) -> None:
    for game in games(rules, most=12):
        aim = most_lead(game, game.to_move)
        found, before = search(game, aim, 2, deepen=False), seen(game)
        line = best_line(game, aim, 2)
        assert seen(game) == before
        for turn in line:
            assert turn in [game.turn(number) for number in range(game.turn_count)]
            for move in turn:
                game.push(move)
        assert aim.value(game) == found.value
    with pytest.raises(ValueError, match="given"):
        best_line(game, replace(aim, chance=Chance.WORST), 2)


def own_or_last(seat: int, game: Game[Any]) -> list[int]:
    """All of a seat's own turns, and the last one of others."""
    last = game.turn_count - 1
    return list(range(last + 1)) if game.to_move == seat else [last]


def test_only_candidates_are_looked_at(rules: type[Game[Any]]) -> None:
    for game in games(rules, most=12):
        aim = most_points(game.to_move)
        aim = replace(aim, candidates=partial(own_or_last, game.to_move))
        against = replace(aim, others=Others.AGAINST)
        # What others would like does not matter where they have no choice.
        assert search(game, aim, 2).value == search(game, against, 2).value
        nothing = replace(aim, candidates=lambda game: [])
        assert search(game, nothing, 2).best is None


def test_a_table_holds_no_more_than_it_may_and_keeps_what_looked_furthest() -> None:
    table = TranspositionTable(2)
    assert len(table) == 0
    deep = Entry(1, None, 5, 10, Bound.EXACT, True, 0)
    late = Entry(2, None, 1, 11, Bound.AT_LEAST, False, 1)
    later = Entry(3, None, 2, 12, Bound.AT_MOST, False, 2)
    for entry in (deep, late, later):
        table.store(entry)
    assert len(table) == 2
    assert table.find(1, None) == deep
    assert table.find(2, None) is None
    assert table.find(3, None) == later
    table.clear()
    assert len(table) == 0


def test_a_table_that_compares_keys_tells_positions_of_one_hash_apart() -> None:
    table = TranspositionTable(8, exact=True)
    table.store(Entry(1, "one", 5, 10, Bound.EXACT, True, 0))
    assert table.find(1, "other") is None
    assert table.find(1, "one") is not None


def test_outcomes_are_weighed_exactly(rules: type[Game[Any]]) -> None:
    for game in games(rules, most=8):
        aim = most_points(game.to_move, chance=Chance.EXPECTED)
        value = search(game, aim, 1).value
        assert not isinstance(value, float)
        assert value == plain.value(game, aim, 1)
