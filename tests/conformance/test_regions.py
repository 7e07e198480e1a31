"""Games in which tiles are laid: their board and regions, compared with working all out anew."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from random import Random

import pytest

from carcqt.rules.geometry import REACH, SQUARES, Square, cell_of
from carcqt.rules.moves import Lay, Place
from carcqt.rules.piles import PileState
from carcqt.rules.problems import IllegalMove
from carcqt.rules.tilelaying.game import TileLaying
from tests.effort import seeds
from tests.recomputed import assert_board_is_right, assert_regions_are_right
from tests.support import builtin_deck, random_move


def start(rules: type[TileLaying], players: int, seed: int) -> TileLaying:
    return rules.new(builtin_deck(rules.description.game), players, Random(seed))


@pytest.mark.parametrize("seed", seeds(1, 4))
def test_regions_are_those_of_a_flood_fill_after_every_move(
    tile_laying: type[TileLaying], seed: int
) -> None:
    allowed = tile_laying.description.players
    game = start(tile_laying, allowed[seed % len(allowed)], seed)
    rng = Random(seed)
    while not game.is_over:
        game.push(random_move(game, rng))
        assert_regions_are_right(game)
    for number in range(len(game.record)):
        game.pop()
        if number % 5 == 0:
            assert_regions_are_right(game)


@pytest.mark.parametrize("seed", seeds(1, 4))
def test_regions_of_a_game_made_from_a_position_are_right(
    tile_laying: type[TileLaying], seed: int
) -> None:
    game = start(tile_laying, tile_laying.description.players[-1], seed)
    rng = Random(seed)
    while not game.is_over:
        game.push(random_move(game, rng))
        if len(game.record) % 9 == 0:
            other = tile_laying.from_position(game.material, game.position())
            assert_regions_are_right(other)
            assert_board_is_right(other)


@pytest.mark.parametrize("seed", seeds(1, 4))
def test_a_tile_fits_where_trying_every_square_and_turn_says_so(
    tile_laying: type[TileLaying], seed: int
) -> None:
    game = start(tile_laying, tile_laying.description.players[0], seed)
    rng = Random(seed)
    while not game.is_over:
        game.push(random_move(game, rng))
        if len(game.record) % 7 == 0:
            assert_board_is_right(game)
    while game.record:
        for _ in range(min(15, len(game.record))):
            game.pop()
        assert_board_is_right(game)


def test_the_chance_of_an_outcome_is_that_of_drawing_its_tiles_one_by_one(
    tile_laying: type[TileLaying],
) -> None:
    for seed, players in enumerate(tile_laying.description.players):
        game = start(tile_laying, players, seed)
        rng = Random(seed)
        while not game.is_over:
            move = random_move(game, rng)
            piles = {pile.name: pile for pile in game.position().piles}
            for outcome, chance in game.outcomes(move):
                left = dict(piles)
                expected = Fraction(1)
                for tile in outcome:
                    name = game.material.tile[tile].pile
                    expected *= _chance(left[name], tile, game.box.marked)
                    left[name] = _drawn(left[name], tile, game.box.marked)
                assert chance == expected
            game.push(move)


def _chance(pile: PileState, tile: str, marked: frozenset[str]) -> Fraction:
    """A-R8: first whether a marked one comes, as its stack has it, then which of those left."""
    alike = [thing for thing in pile.things if (thing in marked) == (tile in marked)]
    which = Fraction(alike.count(tile), len(alike))
    if not pile.stacks:
        return which * Fraction(len(alike), len(pile.things))
    size, marks = pile.stacks[0]
    return which * Fraction(marks if tile in marked else size - marks, size)


def _drawn(pile: PileState, tile: str, marked: frozenset[str]) -> PileState:
    things = list(pile.things)
    things.remove(tile)
    stacks = pile.stacks
    if stacks:
        (size, marks), *rest = stacks
        stacks = (*(((size - 1, marks - (tile in marked)),) if size > 1 else ()), *rest)
    return replace(pile, things=tuple(things), stacks=stacks)


def test_moves_from_beyond_the_table_are_refused(tile_laying: type[TileLaying]) -> None:
    """A square so far away that its number is another's is still another square."""
    game = start(tile_laying, tile_laying.description.players[0], 1)
    rng = Random(1)
    for _ in range(40):
        for move in game.legal_moves[:3]:
            if isinstance(move, Lay | Place):
                x, y = move.square
                far = Square(x + 2 * REACH + 2, y - 1)
                for other in (far, Square(REACH + 1, 0), Square(0, -REACH - 1)):
                    if isinstance(move, Lay):
                        wrong: Lay | Place = Lay(move.tile, other, move.turn)
                    else:
                        wrong = Place(move.piece, other, move.zone)
                    assert wrong not in game.legal_moves
                    with pytest.raises(IllegalMove):
                        game.push(wrong)
        game.push(random_move(game, rng))


@pytest.mark.parametrize("turn", [-1, 4, 1000])
def test_a_turn_that_is_none_of_the_four_is_refused(
    tile_laying: type[TileLaying], turn: int
) -> None:
    game = start(tile_laying, tile_laying.description.players[0], 1)
    move = game.legal_moves[0]
    assert isinstance(move, Lay)
    wrong = Lay(move.tile, move.square, turn)
    assert wrong not in game.legal_moves
    with pytest.raises(IllegalMove):
        game.push(wrong)


def test_a_square_and_its_number_are_the_same_everywhere_on_the_table() -> None:
    for x in (-REACH, -1, 0, 1, REACH):
        for y in (-REACH, -1, 0, 1, REACH):
            assert SQUARES[cell_of((x, y))] == (x, y)
