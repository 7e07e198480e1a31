"""Random games of every kind and number of players; a sample is looked at closely."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from carcqt.rules.games import GAMES
from tests.support import new_game
from tests.trial.result import TrialResult

_SAMPLE = 50
"""Of so many games one is taken back to its beginning, and its positions are read again."""


def play(count: int) -> TrialResult:
    result = TrialResult("random games")
    kinds = [(rules, players) for rules in GAMES.values() for players in rules.description.players]
    for number in range(count):
        rules, players = kinds[number % len(kinds)]
        rng = Random(number)
        try:
            game = new_game(rules, players, number)
            first = game.key()
            while not game.is_over:
                moves = game.legal_moves
                game.push(moves[int(rng.random() * len(moves))])
            assert len(game.winners) >= 1
            if number // len(kinds) % _SAMPLE == 0:
                position = game.position()
                assert type(position).parse(str(position)) == position
                for _ in range(len(game.record)):
                    game.pop()
                assert game.key() == first
        except Exception as error:
            name = f"{rules.description.game}, {players} players, seed {number}"
            result.found.append(f"{name}: {type(error).__name__} {error}")
        result.done += 1
    result.notes.append(f"{len(kinds)} kinds: every game with every number of players")
    return result


def runs(count: int) -> Iterator[TrialResult]:
    yield play(count)
