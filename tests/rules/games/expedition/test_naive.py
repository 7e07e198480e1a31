"""Where camps may be built, and what all is worth, worked out anew from the map and the pieces."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from carcqt.rules.games.expedition import Expedition
from carcqt.rules.games.expedition.moves import Block, Build
from carcqt.rules.maps import Map
from tests.rules.games.expedition.expeditions import SMALL
from tests.support import builtin_material, play

MAPS = {"small": SMALL, "ours": builtin_material("expedition")}


def may_build(game: Expedition) -> set[str]:
    """By the rules as they are told, from the position alone."""
    position, here = game.position(), game.material
    extra = position.extra.plain()
    seat, event = position.to_move, position.drawn
    tents = Counter(piece.zone for piece in position.pieces)
    own = {p.zone for p in position.pieces if p.seat == seat and p.piece == "tent"}
    shielded = position.phase == "build" and extra["chosen"][seat] == 6  # type: ignore[index]
    closed = {"jaguar": "path", "crocodile": "waterway"}.get(event, "")
    found = set()
    for village in here.villages:
        ways = [
            link
            for link in here.links
            if village.id in link.ends
            and {*link.ends} - {village.id} <= own
            and (shielded or link.kind != closed)
        ]
        free = village.prices[tents[village.id] :]
        if (
            (ways or not own)
            and village.id not in own
            and free
            and 3 * free[0] <= extra["money"][seat]  # type: ignore[index, operator]
            and position.supplies[seat][0]
        ):
            found.add(village.id)
    return found


def may_block(game: Expedition) -> set[str]:
    position = game.position()
    tents = Counter(piece.zone for piece in position.pieces)
    neutral = {piece.zone for piece in position.pieces if piece.piece == "neutral"}
    if not position.supplies[position.to_move][1] or position.extra.plain()["blocked"]:
        return set()
    return {
        village.id
        for village in game.material.villages
        if village.id not in neutral and len(village.prices) - tents[village.id] > 1
    }


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", MAPS)
def test_legal_moves_are_those_of_the_rules_as_told(name: str, players: int) -> None:
    here: Map = MAPS[name]
    for seed in range(6):
        game = Expedition.new(here, players, Random(seed))
        looked = 0
        for _ in play(game, Random(seed)):
            if game.phase in ("build", "found"):
                moves = list(game.legal_moves)
                builds = {move.village for move in moves if isinstance(move, Build)}
                blocks = {move.village for move in moves if isinstance(move, Block)}
                assert builds == may_build(game)
                assert blocks == (may_block(game) if game.phase == "build" else set())
                looked += 1
        assert looked


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tiles_guides_and_tents_add_up(players: int) -> None:
    for seed in range(4):
        game = Expedition.new(MAPS["ours"], players, Random(seed))
        for _ in play(game, Random(seed), every=3):
            for seat in range(players):
                own = [tent for tent in game.tents if tent[0] == seat and tent[1] == 0]
                assert sum(game.tiles(seat)) == len(own) == 12 - game.supplies[seat][0]
                assert all(count >= 0 for count in game.tiles(seat))
                assert game.money[seat] >= 0
            assert sum(map(sum, game.guides)) <= game.gone.count("guide") + (game.event == "guide")
            assert list(game.filled) == [
                sum(tent[2] == village for tent in game.tents)
                for village in range(len(game.filled))
            ]
