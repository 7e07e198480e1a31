"""Levels on the Amazon."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from random import Random

from carcqt.players import PLAYERS
from carcqt.players.levels import STRENGTHS, Level, limits_of
from carcqt.players.thinking import Thought
from carcqt.rules.games import GAMES
from carcqt.rules.games.amazon import Amazon
from carcqt.rules.moves import read_move
from carcqt.search.limits import Limits
from tests.support import new_game

BEGUN = """\
lay T20 2,1 90; place meeple 2,1 t0; lay T15 0,-1 0; place camp 0,-1 j1; lay T15 2,3 90;
place camp 2,3 j1; lay T02 -1,1 0; pass"""


def begun() -> Amazon:
    """A tile is to be laid that completes a village of two."""
    game = new_game(GAMES["amazon"], 2, seed=2)
    assert isinstance(game, Amazon)
    for move in BEGUN.split(";"):
        game.push(read_move(move.strip(), game.moves))
    return game


def test_a_finished_village_is_worth_more_than_a_step_of_the_boat() -> None:
    game = begun()
    view = partial(game.seen_by, game.to_move)
    turn = PLAYERS["medium"].choose(game.legal_moves, view, Random(1), limits_of("medium"))
    assert str(turn[-1]) in ("place meeple 0,-2 v0", "place meeple 3,1 v0")


def test_whoever_looks_far_looks_further_on_the_amazon_than_elsewhere() -> None:
    strength = replace(STRENGTHS[Level.EXPERT], candidates=2)
    spent = []
    for far in (strength.far, 0):
        thought = Thought(
            begun().seen_by(0), replace(strength, far=far), Random(1), Limits(nodes=6_000)
        )
        found = thought.ranked()
        spent.append(len(found[0].leads))
    assert 0 < spent[0] < spent[1]
