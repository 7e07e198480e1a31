"""Facts beside the answers of version 1.0.0, on 205 positions of all games with two to five seats.

`frozen_hints.json.gz` has for each position the suggested turns with their reasons: kind, points,
seat and place. Where a reason has been merged with another one since, or is no longer given, the
turn was frozen again.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from functools import partial
from itertools import groupby
from pathlib import Path
from random import Random
from typing import Any

import pytest

from carcqt.players import PLAYERS
from carcqt.players.facts import Fact, PointsNow
from carcqt.players.games import evaluator, turn_facts
from carcqt.players.levels import limits_of
from carcqt.rules.game import Game
from carcqt.rules.games import GAMES
from carcqt.rules.moves import read_move
from carcqt.search.limits import Limits
from tests.players.hinted import TILES, hints
from tests.support import new_game

FROZEN = json.loads(gzip.decompress(Path(__file__).with_name("frozen_hints.json.gz").read_bytes()))
COUNT = 13
"""Positions of a game, from its beginning to its end."""
KINDS = {
    "FinalPoints": "final", "ExtraTurn": "bonus", "PieceReturns": "home", "PieceSpent": "spends",
    "RegionClaimed": "claims", "RegionShared": "shares", "RegionTaken": "takes",
    "MayJoin": "joins", "LeftOpen": "leaves", "BoatMoved": "advances", "TentMoved": "advances",
    "TentTokens": "advances", "TokensWon": "collects",
}  # fmt: skip
"""The old kinds of facts; whatever else happens to a region is a change."""
CHANGES = ("grows", "loses", "helps", "spoils", "waits", "change")
UNCOUNTED = ("keeps", "avoids", "quiet")


def positions(name: str, seats: int) -> Iterator[Game[Any]]:
    """The positions that were frozen, played again."""
    seed = 100 + seats
    level = "medium" if name == "goldrush" else "easy"
    limits = limits_of(level) if name in TILES else Limits(nodes=400)
    game, rng, seen = new_game(GAMES[name], seats, seed), Random(seed), set[object]()
    total = game.left_in(0).total()
    marks = {round(total * (COUNT - 1 - number) / COUNT) for number in range(COUNT)}
    while not game.is_over:
        left = game.left_in(0).total()
        is_new_phase = name not in TILES and game.phase not in seen
        if (left in marks and left not in seen) or is_new_phase:
            seen |= {left, game.phase} if name not in TILES else {left}
            yield game
        view = partial(game.seen_by, game.to_move)
        for move in PLAYERS[level].choose(game.legal_moves, view, rng, limits):
            game.push(move)


def frozen(name: str) -> Iterator[tuple[Game[Any], dict[str, Any]]]:
    own = [entry for entry in FROZEN if entry["game"] == name]
    for seats, entries in groupby(own, key=lambda entry: int(entry["seats"])):
        for game, entry in zip(positions(name, seats), entries, strict=False):
            assert len(game.record) == entry["made"]
            yield game, entry


def old_kind(kind: str) -> str:
    return "change" if kind in CHANGES else kind


def new_kind(fact: Fact, mover: int) -> str:
    if isinstance(fact, PointsNow):
        return "closes" if fact.seat == mover else "gives"
    return KINDS.get(type(fact).__name__, "change")


def is_alike(facts: list[Fact], old: list[dict[str, Any]], mover: int) -> bool:
    one = sorted((new_kind(fact, mover), fact.points) for fact in facts)
    other = sorted((old_kind(each["kind"]), each["points"]) for each in old)
    return len(one) == len(other) and all(
        kind == its and abs(points - worth) < 0.02
        for (kind, points), (its, worth) in zip(one, other, strict=True)
    )


@pytest.mark.long
@pytest.mark.parametrize("name", TILES)
def test_facts_are_those_of_the_first_version(name: str) -> None:
    """What pieces wait for is told with their region where both speak for the turn or both against
    it, and by itself where they do not. A change to a region that can be completed is told if it
    counts. Who takes tokens is told of them alone."""
    turns = 0
    for game, entry in frozen(name):
        finder, mover = turn_facts(game, evaluator(game)), game.to_move
        for hint in entry["hints"]:
            turn = tuple(read_move(move, game.moves) for move in hint["turn"])
            found, gain = finder.find(turn)
            assert gain == pytest.approx(hint["gain"], abs=0.01)
            facts = [each for each in found if abs(each.points) >= 0.5 or each.is_plain]
            old = [each for each in hint["raw"] if each["kind"] not in UNCOUNTED]
            turns += 1
            assert is_alike(facts, old, mover)
    assert turns > 100


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_sums_are_right_and_the_best_turn_is_the_same(name: str) -> None:
    positions_seen = same = 0
    for game, entry in frozen(name):
        found = hints(game)
        for hint in found:
            if hint.counts:
                assert sum(fact.points for fact in (*hint.facts, *hint.shared)) == hint.worth
        positions_seen += 1
        same += [str(move) for move in found[0].turn] == entry["hints"][0]["turn"]
    assert positions_seen >= 30
    assert same == positions_seen
