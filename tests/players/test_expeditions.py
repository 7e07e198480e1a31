"""The greedy player on an expedition."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from carcqt.players import PLAYERS
from carcqt.players.arena import Match, Spread, play_all
from carcqt.rules.games.expedition import Expedition
from carcqt.rules.moves import Move
from carcqt.search.limits import Limits
from tests.rules.games.expedition.expeditions import SMALL, in_turn, journey, push, tiles
from tests.support import builtin_material

GREEDY = PLAYERS["greedy"]


def choice(game: Expedition, seed: int = 1) -> Move:
    view = partial(game.seen_by, game.to_move)
    return GREEDY.choose(game.legal_moves, view, Random(seed), Limits())[0]


def test_it_beats_random_players() -> None:
    match = Match(
        "expedition", builtin_material("expedition"), ("random", "greedy", "random"), seed=3
    )
    tally, _ = play_all(match, 12)
    assert tally.wins[1] >= 11
    assert Spread.of(tally.scores_of(1)).mean > 5


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_seed_gives_the_same_game(players: int) -> None:
    records = []
    for _ in range(2):
        rng = Random(5)
        game = Expedition.new(SMALL, players, rng)
        while not game.is_over:
            view = partial(game.seen_by, game.to_move)
            for move in GREEDY.choose(game.legal_moves, view, rng, Limits()):
                game.push(move)
        records.append(list(game.record))
    assert records[0] == records[1]


def test_it_chooses_alike_whatever_it_must_not_know() -> None:
    """X-R9: others' cards and missions cannot sway it, only what it imagines."""
    chosen = set()
    for card, mission in ((0, "m5"), (3, "m6"), (6, "m7")):
        game = journey(
            event="fire", events=("theft", "jaguar"), missions=((mission,), ("m2",), ("m3",))
        )
        push(game, f"choose {card}")
        chosen.add(choice(game))
    assert len(chosen) == 1


def test_it_builds_where_its_mission_leads() -> None:
    game = in_turn(
        "0:a 0:b 0:c",
        "bonus-fish",
        (1, 0, 0),
        money=(6, 0, 0),
        missions=(("m1",), ("m2",), ("m3",)),
    )
    assert str(choice(game)) == "build d"


def test_under_fire_it_plays_a_low_card_or_the_one_that_shields() -> None:
    events = ("theft",) * 2 + ("guide",) * 4
    game = journey(event="fire", events=events, tiles=(tiles("orchid"),) * 3)
    assert str(choice(game)) == "choose 6"
    hands = ((0, 1, 2, 3, 4, 5),) * 3
    game = journey(event="fire", events=events, tiles=(tiles("orchid"),) * 3, hands=hands)
    assert str(choice(game)) in ("choose 0", "choose 1", "choose 2")
