"""Search against plain exhaustive search, on many small positions of all games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

import pytest

from carcqt.rules.game import Game
from carcqt.search.aims import (
    Aim,
    Chance,
    Others,
    Value,
    lead_of,
    most_lead,
    most_points,
    points_of,
)
from carcqt.search.deepening import search
from carcqt.search.limits import Limits
from carcqt.search.results import Proof
from carcqt.search.table import Bound, Table
from tests.search import plain
from tests.search.small import small_game

SEEDS = range(20)
MORE_SEEDS = range(20, 200)
NODES = 1500
"""Positions whose plain tree is likely to be larger are searched less deep."""


def an_aim(game: Game[Any], rng: Random) -> Aim:
    """Any kind of value, of others and of chance."""
    seat = rng.randrange(game.players)
    chance = rng.choice(list(Chance))
    aims = [
        most_lead(game, seat, chance),
        most_points(seat, rng.choice(list(Others)), chance),
        # Hangs on the scores in a way that nothing can be banked of.
        Aim(seat, lambda game: int(lead_of(seat)(game) > 0), chance=chance, span=(0, 1)),
        Aim(seat, lambda game: game.outlook()[seat], chance=chance),
    ]
    aim = rng.choice(aims)
    return replace(aim, span=(-300, 300)) if aim.span is None and rng.random() < 0.5 else aim


def seen(game: Game[Any]) -> object:
    """What anyone can see of a game."""
    return game.position(), list(game.legal_moves), list(game.record), game.key_hash()


def a_depth(game: Game[Any], aim: Aim, most: int = 4) -> int:
    """How far plain search can follow all lines, judged by the length of one."""
    draws = 1 if aim.chance is Chance.GIVEN else 3
    nodes, depth = game.turn_count, 1
    pushed = 0
    while depth < most:
        game.push_turn(game.turn_count // 2)
        pushed += 1
        nodes *= draws * max(1, game.turn_count)
        if game.is_over or nodes > NODES:
            break
        depth += 1
    for _ in range(pushed):
        game.pop_turn()
    return depth


def cases(
    rules: type[Game[Any]], seeds: Sequence[int] = SEEDS
) -> Iterator[tuple[Game[Any], Aim, int]]:
    for seed in seeds:
        rng = Random(seed)
        game = small_game(rules, seed, rng.randrange(4), known=rng.random() < 0.5)
        if rng.random() < 0.5:
            game.settle_when_seen()
            game.ask_first(rng.randrange(game.players))
        if not game.is_over and game.turn_count <= 120:
            aim = an_aim(game, rng)
            yield game, aim, a_depth(game, aim)


@pytest.mark.parametrize("seeds", [SEEDS, pytest.param(MORE_SEEDS, marks=pytest.mark.long)])
def test_every_first_turn_has_its_value(rules: type[Game[Any]], seeds: range) -> None:
    for game, aim, depth in cases(rules, seeds):
        before = seen(game)
        values = plain.first_turns(game, aim, depth)
        found = search(game, aim, depth, every_turn=True)
        assert seen(game) == before
        assert sorted(turn.value for turn in found.turns) == sorted(values.values())
        for turn in found.turns:
            assert turn.bound is Bound.EXACT
            # Of equal turns plain search may have met another one.
            assert values.get(turn.moves, turn.value) == turn.value
        best = max if aim.raises(game.to_move) else min
        assert found.value == best(values.values())
        assert len(found.all_best) == list(values.values()).count(found.value)
        assert found.proof is not Proof.UNFINISHED


@pytest.mark.parametrize("entries", [1, 5, 64])
def test_the_value_hangs_neither_on_table_nor_order_nor_deepening(
    rules: type[Game[Any]], entries: int
) -> None:
    for number, (game, aim, depth) in enumerate(cases(rules, SEEDS[entries % 2 :: 2])):
        value = search(game, aim, depth, deepen=False).value
        if number % 4 == 0:
            assert value == plain.value(game, aim, depth)
        # The worst turns first, or in any order.
        for sign in (-1, 0):
            estimate = _scaled(aim, sign)
            table = Table(entries, exact=number % 2 == 0)
            other = replace(aim, estimate=estimate)
            found = search(game, other, depth, table=table, deepen=sign == 0)
            assert found.value == value
            assert found.best is not None
            assert found.best.value == value
            assert len(table) <= max(2, entries)


def _scaled(aim: Aim, sign: int) -> Any:
    return lambda game: sign * aim.value(game)


def test_where_all_lines_end_the_value_is_proven(rules: type[Game[Any]]) -> None:
    proven = 0
    for seed in range(60):
        rng = Random(seed)
        game = small_game(rules, seed, rng.randrange(2), known=True)
        if game.is_over or game.turn_count > 12:
            continue
        aim = replace(an_aim(game, rng), chance=Chance.GIVEN)
        found = search(game, aim, 9, limits=Limits(nodes=300))
        if found.proof is Proof.PROVEN:
            proven += 1
            assert found.value == found.low == found.high == plain.value(game, aim, 99)
    assert proven >= 5


def test_bounds_that_hold_change_no_value(rules: type[Game[Any]]) -> None:
    pruned = compared = 0
    for seed in range(20):
        rng = Random(seed)
        game = small_game(rules, seed, 2, known=True)
        if game.is_over or game.turn_count > 12:
            continue
        most = len(game.record) + 3
        aim = Aim(
            game.to_move,
            points_of(game.to_move),
            rng.choice(list(Others)),
            ends=partial(_is_as_long_as, most),
            memory=_length,
        )
        bounded = replace(aim, bounds=partial(_around, aim, rng.randrange(3)))
        one, other = (search(game, each, 9, deepen=False) for each in (aim, bounded))
        assert one.value == other.value == plain.value(game, aim, 9)
        assert one.proof is other.proof is Proof.PROVEN
        compared += 1
        pruned += other.nodes < one.nodes
    assert compared > 5
    assert pruned


def _is_as_long_as(most: int, game: Game[Any]) -> bool:
    return len(game.record) >= most


def _length(game: Game[Any]) -> int:
    return len(game.record)


def _around(aim: Aim, slack: int, game: Game[Any]) -> tuple[Value, Value]:
    value = plain.value(game, aim, 9)
    return value - slack, value + slack
