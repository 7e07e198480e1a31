"""What an expedition can come to at most is never less than what it comes to."""

from __future__ import annotations

from random import Random

import pytest

from carcqt.rules.games.expedition import Expedition
from carcqt.rules.games.expedition.facts import FOUND, INCOME, KEEP
from tests.effort import seeds
from tests.support import new_game, random_move


def begun(players: int, seed: int, rng: Random) -> Expedition:
    """A game at the beginning of some round, its purses well filled."""
    game = new_game(Expedition, players, seed)
    assert isinstance(game, Expedition)
    last = rng.randrange(1, 15)
    while game.round < last or game.phase != INCOME or any(card != -1 for card in game.chosen):
        game.push(random_move(game, rng))
    for seat in range(players):
        game.money[seat] += rng.randrange(8)
    return game


def lead(scores: list[int], seat: int) -> int:
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


@pytest.mark.parametrize("seed", seeds(6, 200))
def test_a_single_round_alone_is_told_exactly(seed: int) -> None:
    rng = Random(seed)
    game = begun(2 + seed % 3, seed, rng)
    seat = game.to_move
    game.silence({*range(game.players)} - {seat})
    game.leave_unscored()
    reach = game.prospects(seat, 1)
    assert reach is not None
    track, final, ahead = [], [], []
    villages, species = set[str](), 0
    for number in range(game.turn_count):
        game.push_turn(number)
        track.append(game.scores[seat])
        final.append(game.projected()[seat])
        ahead.append(lead(game.projected(), seat))
        has = game.attained(seat)
        villages |= has["village"]
        species = max(species, len(has["species"]))
        game.pop_turn()
    told = [reach.points(False), reach.points(True), reach.lead(True)]
    came_to = [max(track), max(final), max(ahead)]
    if reach.is_exact:
        assert told == came_to
        assert {v for v in game.network.ids if reach.attains("village", [v], 0)} == villages
        assert [n for n in range(6) if reach.attains("species", (), n)] == [*range(species + 1)]
    assert all(most >= value for most, value in zip(told, came_to, strict=True))


@pytest.mark.parametrize("seed", seeds(6, 200))
def test_no_rounds_with_others_bring_more(seed: int) -> None:
    rng = Random(seed)
    game = begun(2 + seed % 3, seed, rng)
    game.leave_unscored()
    told = [[game.prospects(seat, rounds) for rounds in (1, 2, 3)] for seat in range(game.players)]
    most = [
        [(reach.points(False), reach.points(True), reach.lead(True)) for reach in each if reach]
        for each in told
    ]
    before = len(game.record)
    for _ in range(20):
        ends = len(game.gone)
        for rounds in range(3):
            while not game.is_over and len(game.gone) == ends + rounds:
                # Whoever can build does so, most often: who saves is never in want of a bound.
                builds = [move for move in game.legal_moves if str(move).startswith("build")]
                often = builds and rng.random() < 0.8
                game.push(rng.choice(builds) if often else random_move(game, rng))
                for seat in range(game.players):
                    now = game.scores[seat], game.projected()[seat], lead(game.projected(), seat)
                    assert all(a >= b for a, b in zip(most[seat][rounds], now, strict=True))
        while len(game.record) > before:
            game.pop()


def test_before_the_first_round_nothing_is_told() -> None:
    for players, phase in ((2, KEEP), (3, FOUND)):
        game = new_game(Expedition, players, 1)
        assert game.phase == phase
        assert game.prospects(0, 2) is None
