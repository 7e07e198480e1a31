"""Turns of hard and expert beside those of an earlier commit, in 200 positions of all games.

Whoever makes them think faster changes no turn. Whoever makes them play otherwise on purpose
freezes the turns again: `python -m tests.players.test_frozen_turns`, before any change to speed.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from carcqt.players import PLAYERS
from carcqt.rules.game import Game
from carcqt.rules.games import GAMES
from carcqt.search.limits import Limits
from tests.effort import some
from tests.support import new_game, random_move

FILE = Path(__file__).with_name("frozen_turns.json")
COUNT = 50
"""Positions of each game."""
NODES = {"hard": 8000, "expert": 20000}


def positions(name: str) -> Iterator[Game[Any]]:
    """Yield positions of games that nobody plays very well, from beginning to end."""
    players = GAMES[name].description.players
    for number in range(COUNT):
        rng = Random(number)
        game = new_game(GAMES[name], players[number % len(players)], number)
        left = game.left_in(0).total() * (COUNT - number) // COUNT
        while game.left_in(0).total() > left:
            game.push(random_move(game, rng))
        view = partial(game.seen_by, game.to_move)
        for move in PLAYERS["easy"].choose(list(game.legal_moves), view, rng, Limits(nodes=100)):
            game.push(move)
        while game.is_over or len(game.legal_moves) < 2:
            game.pop()
        yield game


def chosen(game: Game[Any], level: str) -> list[str]:
    view = partial(game.seen_by, game.to_move)
    limits = Limits(nodes=NODES[level])
    turn = PLAYERS[level].choose(list(game.legal_moves), view, Random(len(game.record)), limits)
    return [str(move) for move in turn]


CASES = [(name, level) for name in GAMES for level in NODES]


@pytest.mark.parametrize(("name", "level"), CASES)
@pytest.mark.parametrize("part", some(range(5), 5))
def test_turns_are_those_of_before(name: str, level: str, part: int) -> None:
    frozen = json.loads(FILE.read_text(encoding="utf-8"))[name][level]
    wrong = {
        number: (turn, frozen[number])
        for number, game in enumerate(positions(name))
        if number % 5 == part and (turn := chosen(game, level)) != frozen[number]
    }
    assert wrong == {}


if __name__ == "__main__":
    found = {
        name: {level: [chosen(game, level) for game in positions(name)] for level in NODES}
        for name in GAMES
    }
    text = json.dumps(found, separators=(",", ":")).replace("],[", "],\n[")
    FILE.write_text(text + "\n", encoding="utf-8")
