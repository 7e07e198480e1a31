"""Positions as values and as text, and games made from them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from random import Random
from typing import Any

import pytest

from carcqt.rules.game import Game
from carcqt.rules.geometry import Square
from carcqt.rules.position import LaidTile, Position
from carcqt.rules.problems import InvalidPosition
from tests.support import new_game, play, random_move


def states(rules: type[Game[Any]], every: int = 1) -> Iterator[Game[Any]]:
    for seed, players in enumerate(rules.description.players):
        game = new_game(rules, players, seed + 40)
        yield game
        for _ in play(game, Random(seed), every):
            yield game


def test_they_survive_as_text(rules: type[Game[Any]]) -> None:
    for game in states(rules):
        position = game.position()
        assert Position.parse(str(position), rules.extra_type) == position


def test_their_text_survives_an_editor_that_trims_lines(rules: type[Game[Any]]) -> None:
    for game in states(rules, every=19):
        text = "\n".join(line.rstrip() for line in str(game.position()).splitlines()) + "\n"
        assert Position.parse(text, rules.extra_type) == game.position()


def test_a_game_made_from_one_is_at_that_position(rules: type[Game[Any]]) -> None:
    for game in states(rules, every=7):
        position = game.position()
        assert rules.problems(game.material, position) == []
        other = rules.from_position(game.material, position)
        assert other.position() == position
        assert set(other.legal_moves) == set(game.legal_moves)
        assert len(other.legal_moves) == len(game.legal_moves)
        assert other.scores == game.scores
        assert other.is_over == game.is_over
        assert other.record == []


def test_a_game_made_from_one_plays_on_alike(rules: type[Game[Any]]) -> None:
    for game in states(rules, every=35):
        if not game.is_over:
            one = rules.from_position(game.material, game.position())
            other = rules.from_position(game.material, Position.parse(str(game.position())))
            rng = Random(41)
            while not one.is_over:
                move = random_move(one, rng)
                assert one.push(move) == other.push(move)
                assert one.position() == other.position()


def test_of_a_field_that_makes_no_sense_a_problem_is_named(rules: type[Game[Any]]) -> None:
    game = new_game(rules, rules.description.players[0], seed=42)
    for _ in play(game, Random(42), every=49):
        position = game.position()
        for wrong in nonsense(position, rules.description.players[-1] + 1):
            assert rules.problems(game.material, wrong)
            with pytest.raises(InvalidPosition) as refused:
                rules.from_position(game.material, wrong)
            assert refused.value.problems


def nonsense(position: Position, too_many: int) -> Iterator[Position]:
    """The position with one field that no game can have."""
    supplies = position.supplies
    yield replace(position, game="nonsense")
    yield replace(position, scores=())
    yield replace(position, scores=(0,) * too_many)
    yield replace(position, to_move=-1)
    yield replace(position, to_move=position.players)
    yield replace(position, phase="nonsense")
    yield replace(position, drawn="nonsense")
    yield replace(position, gone=(*position.gone, "nonsense"))
    yield replace(position, supplies=supplies[1:])
    yield replace(position, supplies=((-1, *supplies[0][1:]), *supplies[1:]))
    yield replace(position, supplies=((99, *supplies[0][1:]), *supplies[1:]))
    yield replace(position, options=(("nonsense", "yes"),))
    if position.laid:
        yield replace(position, laid=position.laid * 2)
    yield replace(position, laid=(*position.laid, LaidTile("nonsense", Square(0, 0))))
    yield replace(position, extra=position.extra.saying("nonsense", 1))
    if position.piles:
        yield replace(position, piles=position.piles[1:])
    for number, pile in enumerate(position.piles):
        rest = position.piles[:number], position.piles[number + 1 :]
        for wrong in (
            replace(pile, name="nonsense"),
            replace(pile, things=(*pile.things, "nonsense")),
            replace(pile, known=-1),
            replace(pile, known=len(pile.things) + 1),
        ):
            yield replace(position, piles=(*rest[0], wrong, *rest[1]))
    for number, piece in enumerate(position.pieces):
        rest_of = position.pieces[:number], position.pieces[number + 1 :]
        for changed in fields(piece):
            value: Any = 99 if changed.name == "seat" else "nonsense"
            if changed.name == "square":
                value = replace_square(position)
            wrong_piece = replace(piece, **{changed.name: value})
            yield replace(position, pieces=(*rest_of[0], wrong_piece, *rest_of[1]))


def replace_square(position: Position) -> Any:
    """A square where nothing lies."""
    return Square(100 + max((laid.square.x for laid in position.laid), default=0), 0)
