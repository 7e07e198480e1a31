"""Position keys: what the rest of a game depends on, and not how it came about."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carcqt.rules.game import Game, Outcome
from carcqt.rules.games import GAMES
from carcqt.rules.moves import Move
from carcqt.rules.piles import PileState
from carcqt.rules.position import Position
from carcqt.rules.problems import IllegalMove, InvalidPosition
from carcqt.rules.tilelaying.game import LAY, TileLaying
from tests.decks import decks
from tests.effort import examples
from tests.support import TILE_LAYING, new_game, random_move

EACH = pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES)
EACH_TILE_LAYING = pytest.mark.parametrize("rules", TILE_LAYING.values(), ids=TILE_LAYING)
SEEDS = st.integers(0, 2**16)


def some_game(rules: type[Game[Any]], rng: Random) -> Game[Any]:
    """Somewhere in a game."""
    players = rng.choice(rules.description.players)
    game = new_game(rules, players, rng.randrange(2**16))
    for _ in range(rng.randrange(150)):
        game.push(random_move(game, rng))
        if game.is_over:
            game.pop()
            break
    return game


def assert_same_rest(one: Game[Any], other: Game[Any], rng: Random, turns: int = 6) -> None:
    """The same turns from here on bring the same, whatever is drawn."""
    for _ in range(turns):
        assert one.key() == other.key()
        assert one.key_hash() == other.key_hash()
        assert one.turn_count == other.turn_count
        if one.is_over:
            return
        number = rng.randrange(one.turn_count)
        assert one.turn(number) == other.turn(number)
        outcomes = one.turn_outcomes(number)
        assert outcomes == other.turn_outcomes(number)
        outcome, _ = rng.choice(outcomes)
        before = list(one.scores), list(other.scores)
        one.push_turn(number, outcome)
        other.push_turn(number, outcome)
        mine = [score - old for score, old in zip(one.scores, before[0], strict=True)]
        theirs = [score - old for score, old in zip(other.scores, before[1], strict=True)]
        assert mine == theirs
    ends = [
        [end - score for end, score in zip(game.projected(), game.scores, strict=True)]
        for game in (one, other)
    ]
    assert ends[0] == ends[1]


@EACH
@examples(8, 50)
@given(seed=SEEDS)
def test_the_hash_kept_is_that_of_the_position_made_anew(rules: type[Game[Any]], seed: int) -> None:
    rng = Random(seed)
    game = some_game(rules, rng)
    path: list[tuple[object, int]] = []
    for _ in range(60):
        if path and (game.is_over or rng.random() < 0.4):
            game.pop()
            assert (game.key(), game.key_hash()) == path.pop()
        else:
            path.append((game.key(), game.key_hash()))
            game.push(random_move(game, rng))
        anew = rules(game.material, game.position())
        assert anew.key() == game.key()
        assert anew.key_hash() == game.key_hash()


@EACH_TILE_LAYING
@examples(12, 100)
@given(data=st.data(), seed=SEEDS)
def test_so_it_is_with_any_deck(rules: type[TileLaying], data: st.DataObject, seed: int) -> None:
    rng = Random(seed)
    game = rules.new(data.draw(decks(rules.description)), rules.description.players[0], rng)
    while not game.is_over:
        assert rules(game.material, game.position()).key_hash() == game.key_hash()
        game.push(random_move(game, rng))


@EACH
def test_hashes_differ_where_keys_do(rules: type[Game[Any]]) -> None:
    hashes: dict[object, int] = {}
    for seed in range(4):
        game = some_game(rules, Random(seed))
        for number in range(min(game.turn_count, 150)):
            game.push_turn(number)
            hashes[game.key()] = game.key_hash()
            for further in range(min(game.turn_count, 10)):
                game.push_turn(further)
                assert hashes.setdefault(game.key(), game.key_hash()) == game.key_hash()
                game.pop_turn()
            game.pop_turn()
    assert len(set(hashes.values())) == len(hashes) > 300


def in_another_order(game: Game[Any], rng: Random, *, ages: bool) -> Game[Any]:
    """The same table, laid and listed in another order, and other scores."""
    position = game.position()
    laid = list(position.laid)
    if isinstance(game, TileLaying):
        faces = [game.box.face[each.tile] for each in laid[: len(laid) - game.recent_tiles()]]
        free = [
            place
            for place, face in enumerate(faces)
            if not face.streams and (ages or not face.grounds)
        ]
        for place, source in zip(free, rng.sample(free, len(free)), strict=True):
            laid[place] = position.laid[source]
    other = replace(
        position,
        laid=tuple(laid),
        pieces=tuple(rng.sample(position.pieces, len(position.pieces))),
        gone=tuple(rng.sample(position.gone, len(position.gone))),
        scores=tuple(score + rng.randrange(9) for score in position.scores),
    )
    return type(game)(game.material, other)


@EACH
@examples(15, 100)
@given(seed=SEEDS)
def test_equal_keys_have_the_same_turns_that_bring_the_same(
    rules: type[Game[Any]], seed: int
) -> None:
    rng = Random(seed)
    game = some_game(rules, rng)
    other = in_another_order(game, rng, ages=False)
    assert game.key() == other.key()
    assert_same_rest(game, other, rng)


@EACH_TILE_LAYING
@examples(15, 100)
@given(seed=SEEDS)
def test_age_counts_only_among_regions_that_hold_or_may_get_tokens(
    rules: type[TileLaying], seed: int
) -> None:
    """G-R5; and where it does not count, it is not in the key."""
    rng = Random(seed)
    game = some_game(rules, rng)
    other = in_another_order(game, rng, ages=True)
    if game.key() == other.key():
        assert_same_rest(game, other, rng)
    else:
        assert rules.description.tokens


def swapped(pile: PileState, out: str, into: str) -> PileState:
    """The same pile with one thing taken out of it and another put in."""
    things = list(pile.things)
    things[things.index(out)] = into
    return replace(pile, things=tuple(things))


def histories(rules: type[TileLaying], rng: Random) -> Iterator[tuple[TileLaying, TileLaying]]:
    """Pairs of games in which a seat made the same two turns, one this way round, one that."""
    game = new_game(rules, 2, rng.randrange(2**16))
    assert isinstance(game, rules)
    for _ in range(2 * rng.randrange(5, 25)):
        game.push(random_move(game, rng))
    while game.phase != LAY:
        game.push(random_move(game, rng))
    position = replace(
        game.position(), piles=tuple(replace(p, stacks=()) for p in game.position().piles)
    )
    for _ in range(60):
        one = rules(game.material, position)
        turns: list[list[Move]] = []
        draws: list[Outcome] = [(position.drawn,)]
        while len(turns) < 3 and not one.is_over:
            begun = len(one.record)
            while not (one.is_over or (one.record[begun:] and one.record[-1][1])):
                one.push(random_move(one, rng))
            turns.append([move for move, _ in one.record[begun:]])
            draws.append(one.record[-1][1])
        if len(draws) < 4 or max(map(len, draws)) > 1 or one.to_move == position.to_move:
            continue
        (first,), (second,), (third,), (last,) = draws
        land, *others = position.piles
        piles = land if first == third else swapped(land, third, first)
        other = rules(game.material, replace(position, drawn=third, piles=(piles, *others)))
        order = ((turns[2], second), (turns[1], first), (turns[0], last))
        try:
            for turn, drawn in order:
                for move in turn[:-1]:
                    other.push(move)
                other.push(turn[-1], (drawn,))
        except (IllegalMove, InvalidPosition):
            continue
        yield one, other


def without_order(position: Position) -> Position:
    return replace(
        position,
        laid=tuple(sorted(position.laid, key=str)),
        pieces=tuple(sorted(position.pieces, key=str)),
        piles=tuple(replace(p, things=tuple(sorted(p.things))) for p in position.piles),
        gone=tuple(sorted(position.gone)),
        scores=(0,) * position.players,
    )


@EACH_TILE_LAYING
def test_the_same_turns_in_another_order_give_the_same_key(rules: type[TileLaying]) -> None:
    met = equal = 0
    for seed in range(3):
        rng = Random(seed)
        for one, other in histories(rules, rng):
            if without_order(one.position()) == without_order(other.position()):
                met += 1
                if one.key() == other.key():
                    equal += 1
                    assert_same_rest(one, other, rng, 2)
                else:
                    assert rules.description.tokens
    assert met >= equal >= 8


def test_moves_of_one_turn_in_another_order_give_the_same_key(rules: type[Game[Any]]) -> None:
    if issubclass(rules, TileLaying):
        pytest.skip("Its turns have one order.")
    compared = 0
    for seed in range(40):
        rng = Random(seed)
        game = some_game(rules, rng)
        for number in range(min(game.turn_count, 200)):
            turn = game.turn(number)
            outcome, _ = game.turn_outcomes(number)[0]
            game.push_turn(number, outcome)
            key, hashed = game.key(), game.key_hash()
            game.pop_turn()
            *moves, last = turn
            made = 0
            try:
                for move in rng.sample(moves, len(moves)):
                    game.push(move)
                    made += 1
                game.push(last, outcome)
                made += 1
                if len(moves) > 1:
                    compared += 1
                    assert (game.key(), game.key_hash()) == (key, hashed)
            except (IllegalMove, InvalidPosition):
                pass
            for _ in range(made):
                game.pop()
    assert compared > 20
